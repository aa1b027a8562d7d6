# What packages with Qt inside share: which parts of Qt the game needs. They read what is packed from $source.
# shellcheck shell=bash disable=SC2154

# Prints the folders of the QML modules that qml/ imports, themselves and through others, below a folder of modules; a
# line each, relative to it.
qml_modules()
{
    local scanner
    scanner=$(command -v qmlimportscanner || ls /usr/lib/qt6/libexec/qmlimportscanner) ||
        fail "Qt's qmlimportscanner is missing (qt6-declarative-dev-tools)."
    "$scanner" -rootPath "$source/qml" -importPath "$1" | sed -nE 's/^ *"relativePath": "([^"]+)",?$/\1/p' | sort -u
}

# Copies these modules, without the folders in them that are modules of their own: copy_qml FROM TO
copy_qml()
{
    local module
    for module in $(qml_modules "$1"); do
        mkdir -p "$2/$module"
        find "$1/$module" -maxdepth 1 -type f ! -name '*.qmltypes' -exec cp -t "$2/$module" {} +
    done
}

# Copies Qt's own words in the languages of the pages, as far as there are any: copy_words FROM TO
copy_words()
{
    local language
    mkdir -p "$2"
    for language in $(sed -nE 's/^set\(languages (.*)\)$/\1/p' "$source/translations/CMakeLists.txt"); do
        [ ! -f "$1/qtbase_$language.qm" ] || cp "$1/qtbase_$language.qm" "$2/"
    done
}

# The notices that go with Qt and the fonts.
copy_notices()
{
    mkdir -p "$1"
    cp "$source/LICENSE" "$1/Oriflamme.txt"
    cp "$top"/resources/fonts/*-OFL.txt "$1/"
    cp "$source/packaging/notices/Qt.txt" "$source/packaging/notices/LGPL-3.txt" "$source/packaging/notices/GPL-3.txt" "$1/"
}
