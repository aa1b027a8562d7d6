#include "app/shell/fonts.h"

#include <QDir>
#include <QFontDatabase>

void addMissingFonts()
{
    const std::pair<const char*, const char*> carried[] = {{"Vollkorn", "Vollkorn-*"},
                                                           {"Linux Libertine O", "LinLibertine_*"}};
    const QDir folder(":/fonts");
    for (const auto& [family, files] : carried) {
        if (QFontDatabase::hasFamily(family))
            continue;
        for (const QString& file : folder.entryList({files}))
            QFontDatabase::addApplicationFont(folder.filePath(file));
    }
}
