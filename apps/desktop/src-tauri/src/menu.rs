use crate::events::tell;
use crate::menu_texts::{Language, texts};
use crate::updates;
use serde::Deserialize;
use std::sync::Mutex;
use tauri::menu::{AboutMetadata, CheckMenuItem, Menu, MenuEvent, MenuItem, PredefinedMenuItem, Submenu};
use tauri::{AppHandle, Manager};
use tauri_plugin_opener::OpenerExt;

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

#[derive(Default)]
struct Told {
    state: WindowState,
    is_home: bool,
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

/// Makes the menu anew: a change of its language changes each entry, and it has few of them.
pub fn show(app: &AppHandle, state: &WindowState) -> tauri::Result<()> {
    let words = texts(state.language);
    let (can_enable, can_disable) = offline_entries(state);
    let is_home = app.state::<Shown>().0.lock().expect("no panic holds this lock").is_home;
    let entry = |id: &str, text: &str, enabled: bool, key: Option<&str>| MenuItem::with_id(app, id, text, enabled, key);
    let line = || PredefinedMenuItem::separator(app);
    let about = AboutMetadata {
        name: Some(words.app.into()),
        version: Some(app.package_info().version.to_string()),
        license: Some("MIT".into()),
        ..AboutMetadata::default()
    };
    let main = Submenu::with_items(
        app,
        words.app,
        true,
        &[
            &entry("go-home", words.home, !is_home, Some("CmdOrCtrl+Shift+H"))?,
            &entry("reload", words.reload, true, Some("CmdOrCtrl+R"))?,
            &line()?,
            &entry("open-settings", words.settings, true, Some("CmdOrCtrl+,"))?,
            &CheckMenuItem::with_id(
                app,
                "keep-logged-in-check",
                words.keep_logged_in,
                state.is_logged_in,
                state.keep_logged_in,
                None::<&str>,
            )?,
            &line()?,
            &PredefinedMenuItem::about(app, Some(words.about), Some(about))?,
            &entry("licences", words.licences, true, None)?,
            &entry("check-for-update", words.updates, true, None)?,
            &line()?,
            &entry("quit", words.quit, true, Some("CmdOrCtrl+Q"))?,
        ],
    )?;
    let edit = Submenu::with_items(
        app,
        words.edit,
        true,
        &[
            &PredefinedMenuItem::undo(app, Some(words.undo))?,
            &PredefinedMenuItem::redo(app, Some(words.redo))?,
            &line()?,
            &PredefinedMenuItem::cut(app, Some(words.cut))?,
            &PredefinedMenuItem::copy(app, Some(words.copy))?,
            &PredefinedMenuItem::paste(app, Some(words.paste))?,
            &PredefinedMenuItem::select_all(app, Some(words.select_all))?,
        ],
    )?;
    let offline = Submenu::with_items(
        app,
        words.offline,
        true,
        &[
            &entry("offline-mode-enable", words.enable_offline, can_enable, None)?,
            &entry("offline-mode-disable", words.disable_offline, can_disable, None)?,
        ],
    )?;
    app.set_menu(Menu::with_items(app, &[&main, &edit, &offline])?)?;
    Ok(())
}

/// Shows it again when what was told has changed.
fn change(app: &AppHandle, change: impl FnOnce(&mut Told) -> bool) {
    let shown = app.state::<Shown>();
    let state = {
        let mut told = shown.0.lock().expect("no panic holds this lock");
        if !change(&mut told) {
            return;
        }
        told.state.clone()
    };
    if let Err(error) = show(app, &state) {
        eprintln!("The menu was not changed: {error}");
    }
}

#[tauri::command]
pub fn tell_state(state: WindowState, app: AppHandle) {
    change(&app, |told| std::mem::replace(&mut told.state, state.clone()) != state);
}

pub fn set_home(app: &AppHandle, is_home: bool) {
    change(app, |told| std::mem::replace(&mut told.is_home, is_home) != is_home);
}

/// Entries are named like the events that they are for the window; the others are the main process's own.
pub fn chosen(app: &AppHandle, event: MenuEvent) {
    match event.id().as_ref() {
        "quit" => app.exit(0),
        "licences" => open_licences(app),
        "check-for-update" => updates::check_in_background(app),
        "keep-logged-in-check" => {
            // The system has turned the tick already; the window's answer decides what it is.
            let state = app.state::<Shown>().0.lock().expect("no panic holds this lock").state.clone();
            if let Err(error) = show(app, &state) {
                eprintln!("The menu was not changed: {error}");
            }
            tell(app, "keep-logged-in-check");
        }
        known @ ("go-home" | "reload" | "open-settings" | "offline-mode-enable" | "offline-mode-disable") => tell(app, known),
        _ => {}
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
