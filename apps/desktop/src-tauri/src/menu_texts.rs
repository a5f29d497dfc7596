use serde::Deserialize;

/// Languages of the catalogue (packages/contract, sites.ts).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    De,
    En,
}

/// Words of the native menu and of the dialogs of the system.
pub struct Texts {
    pub app: &'static str,
    pub home: &'static str,
    pub reload: &'static str,
    pub print: &'static str,
    pub full_screen: &'static str,
    pub settings: &'static str,
    pub about: &'static str,
    pub licences: &'static str,
    pub updates: &'static str,
    pub keep_logged_in: &'static str,
    pub quit: &'static str,
    pub edit: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub cut: &'static str,
    pub copy: &'static str,
    pub paste: &'static str,
    pub select_all: &'static str,
    pub offline: &'static str,
    pub enable_offline: &'static str,
    pub disable_offline: &'static str,
    pub save: &'static str,
    pub cannot_start: &'static str,
}

const GERMAN: Texts = Texts {
    app: "Vitrine",
    home: "Startseite",
    reload: "Neu laden",
    print: "Drucken …",
    full_screen: "Vollbild",
    settings: "Einstellungen …",
    about: "Über Vitrine",
    licences: "Lizenzen",
    updates: "Nach Aktualisierung suchen",
    keep_logged_in: "Angemeldet bleiben",
    quit: "Beenden",
    edit: "Bearbeiten",
    undo: "Rückgängig",
    redo: "Wiederholen",
    cut: "Ausschneiden",
    copy: "Kopieren",
    paste: "Einfügen",
    select_all: "Alles auswählen",
    offline: "Offline-Modus",
    enable_offline: "Offline-Modus einschalten",
    disable_offline: "Offline-Modus ausschalten",
    save: "Datei sichern",
    cannot_start: "Vitrine lässt sich nicht starten. Bitte prüfen Sie, ob auf diesem Computer Speicher frei ist und ob Sie in Ihrem \
                   Benutzerordner schreiben dürfen.",
};

const ENGLISH: Texts = Texts {
    app: "Vitrine",
    home: "Home",
    reload: "Reload",
    print: "Print …",
    full_screen: "Full screen",
    settings: "Settings …",
    about: "About Vitrine",
    licences: "Licences",
    updates: "Check for updates",
    keep_logged_in: "Stay logged in",
    quit: "Quit",
    edit: "Edit",
    undo: "Undo",
    redo: "Redo",
    cut: "Cut",
    copy: "Copy",
    paste: "Paste",
    select_all: "Select all",
    offline: "Offline mode",
    enable_offline: "Switch offline mode on",
    disable_offline: "Switch offline mode off",
    save: "Save file",
    cannot_start: "Vitrine cannot start. Please check that there is free space on this computer and that you may write in your user \
                   folder.",
};

pub fn texts(language: Language) -> &'static Texts {
    match language {
        Language::De => &GERMAN,
        Language::En => &ENGLISH,
    }
}
