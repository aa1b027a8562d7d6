#pragma once

#include "app/arena/companion.h"

// The companion's commands. The first argument is the command's own name.
Exit simulate(const QStringList& arguments, const Streams& streams);
Exit match(const QStringList& arguments, const Streams& streams);
Exit verify(const QStringList& arguments, const Streams& streams);
Exit bench(const QStringList& arguments, const Streams& streams);
