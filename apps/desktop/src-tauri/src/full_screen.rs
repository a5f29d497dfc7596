use crate::events::{WINDOW, emit_with};
use crate::menu;
use serde::Serialize;
use tauri::{AppHandle, Manager};

/// Whether the window fills the screen, as it was told last.
#[derive(Default)]
pub struct FullScreen(std::sync::Mutex<bool>);

#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Changed {
    is_full: bool,
}

/// Fills the screen with the app for a presentation, or puts it into its window again.
pub fn set(app: &AppHandle, is_full: bool) -> tauri::Result<()> {
    let Some(window) = app.get_webview_window(WINDOW) else { return Ok(()) };
    window.set_fullscreen(is_full)?;
    // A menu is no part of a presentation; macOS hides its own by itself.
    if cfg!(not(target_os = "macos")) {
        if is_full { window.hide_menu()? } else { window.show_menu()? }
    }
    follow(app);
    Ok(())
}

/// The entry of the menu.
pub fn toggle(app: &AppHandle) {
    let is_full = *app.state::<FullScreen>().0.lock().expect("no panic holds this lock");
    if let Err(error) = set(app, !is_full) {
        eprintln!("The window did not change: {error}");
        menu::set_full_screen(app, is_full);
    }
}

/// Tells menu and window what has changed; a window manager can end full screen as well.
pub fn follow(app: &AppHandle) {
    let Some(is_full) = app.get_webview_window(WINDOW).and_then(|window| window.is_fullscreen().ok()) else { return };
    let known = std::mem::replace(&mut *app.state::<FullScreen>().0.lock().expect("no panic holds this lock"), is_full);
    if known != is_full {
        emit_with(app, "full-screen", Changed { is_full });
        menu::set_full_screen(app, is_full);
    }
}

#[tauri::command]
pub fn set_full_screen(is_full: bool, app: AppHandle) -> Result<(), String> {
    set(&app, is_full).map_err(|error| error.to_string())
}
