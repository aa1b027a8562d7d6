; The installer: for one person, without administrator rights. Made by `packaging/make windows`, which defines VERSION,
; FOLDER (what is installed), REMOVAL (lines that delete just that), OUTPUT, ID, URL and PUBLISHER.
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
Name "Oriflamme"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Oriflamme"
InstallDirRegKey HKCU "Software\${ID}" "Folder"
BrandingText "Oriflamme ${VERSION}"

!include MUI2.nsh
!include FileFunc.nsh
!define MUI_ICON "${FOLDER}\app.ico"
!define MUI_UNICON "${FOLDER}\app.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\oriflamme.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${ID}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define TYPE "${ID}.record"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Polish
!insertmacro MUI_LANGUAGE Ukrainian
!insertmacro MUI_LANGUAGE Dutch
!insertmacro MUI_LANGUAGE French

!macro SAY name english polish ukrainian dutch french
    LangString ${name} ${LANG_ENGLISH} "${english}"
    LangString ${name} ${LANG_POLISH} "${polish}"
    LangString ${name} ${LANG_UKRAINIAN} "${ukrainian}"
    LangString ${name} ${LANG_DUTCH} "${dutch}"
    LangString ${name} ${LANG_FRENCH} "${french}"
!macroend
!insertmacro SAY typeName "Oriflamme game" "Partia Oriflamme" "Гра Oriflamme" "Oriflamme-spel" "Partie d’Oriflamme"
!insertmacro SAY running "Oriflamme is running. Close it, then try again." \
    "Oriflamme jest uruchomione. Zamknij grę i spróbuj ponownie." \
    "Oriflamme запущено. Закрийте гру й спробуйте ще раз." \
    "Oriflamme is nog open. Sluit het en probeer het opnieuw." \
    "Oriflamme est en cours d’exécution. Fermez-le, puis réessayez."
!insertmacro SAY removeGames "Remove your saved games and settings too? They lie in $\r$\n$APPDATA\oriflamme and $\r$\n$LOCALAPPDATA\oriflamme." \
    "Usunąć także zapisane partie i ustawienia? Znajdują się w $\r$\n$APPDATA\oriflamme i $\r$\n$LOCALAPPDATA\oriflamme." \
    "Вилучити також збережені ігри й налаштування? Вони лежать у $\r$\n$APPDATA\oriflamme та $\r$\n$LOCALAPPDATA\oriflamme." \
    "Ook je bewaarde spellen en instellingen verwijderen? Ze staan in $\r$\n$APPDATA\oriflamme en $\r$\n$LOCALAPPDATA\oriflamme." \
    "Supprimer aussi vos parties enregistrées et vos paramètres ? Ils se trouvent dans $\r$\n$APPDATA\oriflamme et $\r$\n$LOCALAPPDATA\oriflamme."

; A program that runs cannot be replaced: nothing is touched before it is closed.
!macro AWAIT_END_OF program
    !define LABEL ${__LINE__}
    again${LABEL}:
    ClearErrors
    IfFileExists "$INSTDIR\${program}" 0 free${LABEL}
    FileOpen $0 "$INSTDIR\${program}" a
    IfErrors 0 closed${LABEL}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY again${LABEL}
    SetErrorLevel 1
    Quit
    closed${LABEL}:
    FileClose $0
    free${LABEL}:
    !undef LABEL
!macroend
!macro AWAIT_END
    !insertmacro AWAIT_END_OF oriflamme.exe
    !insertmacro AWAIT_END_OF oriflamme-arena.exe
!macroend

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section
    !insertmacro AWAIT_END
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2 ; the version before goes as it came
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Oriflamme.lnk" "$INSTDIR\oriflamme.exe"

    WriteRegStr HKCU "Software\${ID}" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Classes\.oriflamme" "" "${TYPE}"
    WriteRegStr HKCU "Software\Classes\.oriflamme" "Content Type" "application/vnd.oriflamme.record"
    WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(typeName)"
    WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\record.ico"
    WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\oriflamme.exe" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Oriflamme"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\oriflamme.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${URL}"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section Uninstall
    !insertmacro AWAIT_END
    Delete "$SMPROGRAMS\Oriflamme.lnk"
    !include "${REMOVAL}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ReadRegStr $0 HKCU "Software\Classes\.oriflamme" ""
    StrCmp $0 "${TYPE}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.oriflamme"
    DeleteRegKey HKCU "Software\Classes\${TYPE}"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\${ID}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
    IfFileExists "$APPDATA\oriflamme\*" ask
    IfFileExists "$LOCALAPPDATA\oriflamme\*" ask kept
    ask:
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(removeGames)" /SD IDNO IDNO kept
    RMDir /r "$APPDATA\oriflamme"
    RMDir /r "$LOCALAPPDATA\oriflamme"
    RMDir /r "$APPDATA\oriflamme-demo"
    RMDir /r "$LOCALAPPDATA\oriflamme-demo"
    kept:
SectionEnd
