use crate::events::{WINDOW, emit};
use crate::full_screen;
#[cfg(target_os = "linux")]
use crate::menu_bar;
use crate::menu_texts::{Language, texts};
use crate::updates;
use serde::Deserialize;
use std::sync::Mutex;
use tauri::menu::{AboutMetadata, CheckMenuItem, Menu, MenuEvent, MenuItem, PredefinedMenuItem, Submenu};
use tauri::{AppHandle, Manager, Wry};
use tauri_plugin_opener::OpenerExt;

/// As programs of each system have it.
const FULL_SCREEN_KEY: &str = if cfg!(target_os = "macos") { "Ctrl+Cmd+F" } else { "F11" };

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Offline {
    #[default]
    Online,
    Loading,
    Offline,
    Error,
}

/// What the window tells of itself (`WindowState` of packages/platform).
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WindowState {
    offline: Offline,
    language: Language,
    is_logged_in: bool,
    keep_logged_in: bool,
}

#[derive(Clone, Default)]
struct Told {
    state: WindowState,
    is_home: bool,
    is_full: bool,
}

/// What the menu shows now.
#[derive(Default)]
pub struct Shown(Mutex<Told>);

impl Shown {
    pub fn language(&self) -> Language {
        self.0.lock().expect("no panic holds this lock").state.language
    }
}

/// Which of the two entries of the offline mode can be chosen: (enable, disable).
fn offline_entries(state: &WindowState) -> (bool, bool) {
    match state.offline {
        Offline::Online => (state.is_logged_in, false),
        Offline::Loading => (false, false),
        Offline::Offline | Offline::Error => (false, true),
    }
}

/// The entries whose words or states change.
pub struct Entries {
    main: Submenu<Wry>,
    home: MenuItem<Wry>,
    reload: MenuItem<Wry>,
    print: MenuItem<Wry>,
    full_screen: CheckMenuItem<Wry>,
    settings: MenuItem<Wry>,
    keep_logged_in: CheckMenuItem<Wry>,
    about: PredefinedMenuItem<Wry>,
    licences: MenuItem<Wry>,
    updates: MenuItem<Wry>,
    quit: MenuItem<Wry>,
    edit: Submenu<Wry>,
    edits: [PredefinedMenuItem<Wry>; 6],
    offline: Submenu<Wry>,
    enable: MenuItem<Wry>,
    disable: MenuItem<Wry>,
}

/// Makes the menu, in the language of the first start.
pub fn make(app: &AppHandle) -> tauri::Result<()> {
    let words = texts(Language::default());
    let entry = |id: &str, text: &str, key: Option<&str>| MenuItem::with_id(app, id, text, true, key);
    let line = || PredefinedMenuItem::separator(app);
    let about = AboutMetadata {
        name: Some(words.app.into()),
        version: Some(app.package_info().version.to_string()),
        license: Some("MIT".into()),
        ..AboutMetadata::default()
    };
    let entries = Entries {
        main: Submenu::new(app, words.app, true)?,
        home: entry("go-home", words.home, Some("CmdOrCtrl+Shift+H"))?,
        reload: entry("reload", words.reload, Some("CmdOrCtrl+R"))?,
        print: entry("print", words.print, Some("CmdOrCtrl+P"))?,
        full_screen: CheckMenuItem::with_id(app, "full-screen", words.full_screen, true, false, Some(FULL_SCREEN_KEY))?,
        settings: entry("open-settings", words.settings, Some("CmdOrCtrl+,"))?,
        keep_logged_in: CheckMenuItem::with_id(app, "keep-logged-in-check", words.keep_logged_in, true, false, None::<&str>)?,
        about: PredefinedMenuItem::about(app, Some(words.about), Some(about))?,
        licences: entry("licences", words.licences, None)?,
        updates: entry("check-for-update", words.updates, None)?,
        quit: entry("quit", words.quit, Some("CmdOrCtrl+Q"))?,
        edit: Submenu::new(app, words.edit, true)?,
        edits: [
            PredefinedMenuItem::undo(app, Some(words.undo))?,
            PredefinedMenuItem::redo(app, Some(words.redo))?,
            PredefinedMenuItem::cut(app, Some(words.cut))?,
            PredefinedMenuItem::copy(app, Some(words.copy))?,
            PredefinedMenuItem::paste(app, Some(words.paste))?,
            PredefinedMenuItem::select_all(app, Some(words.select_all))?,
        ],
        offline: Submenu::new(app, words.offline, true)?,
        enable: entry("offline-mode-enable", words.enable_offline, None)?,
        disable: entry("offline-mode-disable", words.disable_offline, None)?,
    };
    entries.main.append_items(&[
        &entries.home,
        &entries.reload,
        &entries.print,
        &entries.full_screen,
        &line()?,
        &entries.settings,
        &entries.keep_logged_in,
        &line()?,
        &entries.about,
        &entries.licences,
        &entries.updates,
        &line()?,
        &entries.quit,
    ])?;
    for edit in &entries.edits {
        entries.edit.append(edit)?;
    }
    entries.offline.append_items(&[&entries.enable, &entries.disable])?;
    app.set_menu(Menu::with_items(app, &[&entries.main, &entries.edit, &entries.offline])?)?;
    show(&entries, &Told::default())?;
    app.manage(entries);
    Ok(())
}

/// Gives each entry its word and its state. For the thread of the window.
fn show(entries: &Entries, Told { state, is_home, is_full }: &Told) -> tauri::Result<()> {
    let words = texts(state.language);
    let (can_enable, can_disable) = offline_entries(state);
    for (entry, text) in [
        (&entries.home, words.home),
        (&entries.reload, words.reload),
        (&entries.print, words.print),
        (&entries.settings, words.settings),
        (&entries.licences, words.licences),
        (&entries.updates, words.updates),
        (&entries.quit, words.quit),
        (&entries.enable, words.enable_offline),
        (&entries.disable, words.disable_offline),
    ] {
        entry.set_text(text)?;
    }
    entries.edit.set_text(words.edit)?;
    entries.offline.set_text(words.offline)?;
    #[cfg(target_os = "linux")]
    menu_bar::name_menus(entries.main.app_handle(), &[words.app, words.edit, words.offline])?;
    entries.about.set_text(words.about)?;
    let edits = [words.undo, words.redo, words.cut, words.copy, words.paste, words.select_all];
    for (entry, text) in entries.edits.iter().zip(edits) {
        entry.set_text(text)?;
    }
    entries.full_screen.set_text(words.full_screen)?;
    entries.full_screen.set_checked(*is_full)?;
    entries.keep_logged_in.set_text(words.keep_logged_in)?;
    entries.keep_logged_in.set_enabled(state.is_logged_in)?;
    entries.keep_logged_in.set_checked(state.keep_logged_in)?;
    entries.home.set_enabled(!is_home)?;
    entries.enable.set_enabled(can_enable)?;
    entries.disable.set_enabled(can_disable)?;
    #[cfg(all(debug_assertions, target_os = "linux"))]
    write_for_test(entries)?;
    Ok(())
}

/// No WebDriver sees the menu of the system: a journey reads here what it says. A release has nothing of this.
#[cfg(all(debug_assertions, target_os = "linux"))]
fn write_for_test(entries: &Entries) -> tauri::Result<()> {
    let Some(path) = std::env::var_os("VITRINE_TEST_MENU_TO") else { return Ok(()) };
    // A menu can have another name than the bar draws.
    let mut drawn = menu_bar::names(entries.main.app_handle())?.into_iter();
    let mut lines = Vec::new();
    for submenu in [&entries.main, &entries.edit, &entries.offline] {
        lines.push(format!("{}:", drawn.next().map_or_else(|| submenu.text(), Ok)?));
        for item in submenu.items()? {
            if let Some(entry) = item.as_menuitem() {
                lines.push(format!("{}{}", entry.text()?, if entry.is_enabled()? { "" } else { " (-)" }));
            } else if let Some(entry) = item.as_check_menuitem() {
                lines.push(format!("{}{}", entry.text()?, if entry.is_checked()? { " (x)" } else { "" }));
            } else if let Some(entry) = item.as_predefined_menuitem() {
                lines.push(entry.text()?);
            }
        }
    }
    Ok(std::fs::write(path, lines.join("\n"))?)
}

/// Shows what was told, where it has changed.
fn change(app: &AppHandle, change: impl FnOnce(&mut Told) -> bool) {
    if !change(&mut app.state::<Shown>().0.lock().expect("no panic holds this lock")) {
        return;
    }
    let handle = app.clone();
    let shown = app.run_on_main_thread(move || {
        let told = handle.state::<Shown>().0.lock().expect("no panic holds this lock").clone();
        if let Err(error) = show(&handle.state::<Entries>(), &told) {
            eprintln!("The menu was not changed: {error}");
        }
    });
    if let Err(error) = shown {
        eprintln!("The menu was not changed: {error}");
    }
}

#[tauri::command]
pub fn report_state(state: WindowState, app: AppHandle) {
    change(&app, |told| std::mem::replace(&mut told.state, state.clone()) != state);
}

pub fn set_home(app: &AppHandle, is_home: bool) {
    change(app, |told| std::mem::replace(&mut told.is_home, is_home) != is_home);
}

/// Shows it also where it has not changed: the system turns the tick of an entry before it is done.
pub fn set_full_screen(app: &AppHandle, is_full: bool) {
    change(app, |told| {
        told.is_full = is_full;
        true
    });
}

/// Entries are named like the events that they are for the window; the others are the main process's own.
pub fn chosen(app: &AppHandle, event: MenuEvent) {
    match event.id().as_ref() {
        "quit" => app.exit(0),
        "print" => print(app),
        "full-screen" => full_screen::toggle(app),
        "licences" => open_licences(app),
        "check-for-update" => updates::check_in_background(app),
        "keep-logged-in-check" => {
            // The system has turned the tick already; the window's answer decides what it is.
            change(app, |_| true);
            emit(app, "keep-logged-in-check");
        }
        known @ ("go-home" | "reload" | "open-settings" | "offline-mode-enable" | "offline-mode-disable") => emit(app, known),
        _ => {}
    }
}

/// Opens the dialog of the system for the page that is shown: a web view of Linux has no key for it.
fn print(app: &AppHandle) {
    let printed = app.get_webview_window(WINDOW).map(|window| window.print());
    if let Some(Err(error)) = printed {
        eprintln!("The page was not printed: {error}");
    }
}

fn open_licences(app: &AppHandle) {
    let opened = app.path().resource_dir().map_err(|error| error.to_string()).and_then(|folder| {
        let path = folder.join("THIRD-PARTY.txt").to_string_lossy().into_owned();
        app.opener().open_path(path, None::<&str>).map_err(|error| error.to_string())
    });
    if let Err(error) = opened {
        eprintln!("The licences were not opened: {error}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_entries_of_the_offline_mode_follow_its_state() {
        let state = |offline: Offline, is_logged_in| WindowState { offline, is_logged_in, ..WindowState::default() };
        assert_eq!(offline_entries(&state(Offline::Online, true)), (true, false));
        assert_eq!(offline_entries(&state(Offline::Online, false)), (false, false));
        assert_eq!(offline_entries(&state(Offline::Loading, true)), (false, false));
        assert_eq!(offline_entries(&state(Offline::Offline, true)), (false, true));
        assert_eq!(offline_entries(&state(Offline::Error, true)), (false, true));
    }

    #[test]
    fn the_window_tells_its_state_in_the_words_of_the_seam() {
        let told = r#"{"offline":"loading","language":"en","isLoggedIn":true,"keepLoggedIn":false}"#;
        let state: WindowState = serde_json::from_str(told).unwrap();
        assert_eq!((state.offline, state.language), (Offline::Loading, Language::En));
        assert!(serde_json::from_str::<WindowState>(r#"{"offline":"loading"}"#).is_err());
    }
}
