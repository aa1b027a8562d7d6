#pragma once

// Adds the fonts that the program carries where the system has not got them. Needs the application; the pages come
// after it.
void addMissingFonts();
