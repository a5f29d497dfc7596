use crate::events::{WINDOW, emit_with};
use crate::menu;
use serde::Serialize;
use std::sync::Mutex;
use tauri::{AppHandle, Manager, WebviewWindow};

/// Whether the window fills the screen, as it was told last.
#[derive(Default)]
pub struct FullScreen(Mutex<bool>);

impl FullScreen {
    pub fn is_full(&self) -> bool {
        *self.0.lock().expect("no panic holds this lock")
    }
}

#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Changed {
    is_full: bool,
}

/// Whether the window fills the screen now. The window's framework knows only what the app asked for; here a window manager begins and
/// ends full screen as well. For the thread of the window.
#[cfg(target_os = "linux")]
pub fn is_full(window: &WebviewWindow) -> bool {
    use gtk::prelude::WidgetExt;
    let shown = window.gtk_window().ok().and_then(|window| window.window());
    shown.is_some_and(|window| window.state().contains(gtk::gdk::WindowState::FULLSCREEN))
}

/// Whether the window fills the screen now.
#[cfg(not(target_os = "linux"))]
pub fn is_full(window: &WebviewWindow) -> bool {
    window.is_fullscreen().unwrap_or_default()
}

/// Fills the screen with the app for a presentation, or puts it into its window again.
fn set(app: &AppHandle, is_full: bool) {
    let Some(window) = app.get_webview_window(WINDOW) else { return };
    if let Err(error) = window.set_fullscreen(is_full) {
        eprintln!("The window did not change: {error}");
    }
    follow(app);
    // The entry of the menu turned its tick when it was chosen; the window may still be what it was.
    menu::set_full_screen(app, app.state::<FullScreen>().is_full());
}

/// F11 and the entry of the menu.
pub fn toggle(app: &AppHandle) {
    set(app, !app.state::<FullScreen>().is_full());
}

/// Shows or hides the menu and tells the window when full screen has begun or ended, by whatever.
pub fn follow(app: &AppHandle) {
    let Some(window) = app.get_webview_window(WINDOW) else { return };
    let is_full = is_full(&window);
    let known = std::mem::replace(&mut *app.state::<FullScreen>().0.lock().expect("no panic holds this lock"), is_full);
    if known == is_full {
        return;
    }
    // A menu is no part of a presentation; macOS hides its own by itself.
    if cfg!(not(target_os = "macos")) {
        let changed = if is_full { window.hide_menu() } else { window.show_menu() };
        if let Err(error) = changed {
            eprintln!("The menu did not change: {error}");
        }
    }
    emit_with(app, "full-screen", Changed { is_full });
    menu::set_full_screen(app, is_full);
}

/// Follows the window manager, which tells of full screen apart from sizes.
#[cfg(target_os = "linux")]
pub fn follow_window_manager(window: &WebviewWindow) -> tauri::Result<()> {
    use gtk::prelude::WidgetExt;
    let app = window.app_handle().clone();
    window.gtk_window()?.connect_window_state_event(move |_, event| {
        if event.changed_mask().contains(gtk::gdk::WindowState::FULLSCREEN) {
            follow(&app);
        }
        gtk::glib::Propagation::Proceed
    });
    Ok(())
}

#[tauri::command]
pub fn toggle_full_screen(app: AppHandle) {
    toggle(&app);
}

/// Does nothing when the window does not fill the screen.
#[tauri::command]
pub fn end_full_screen(app: AppHandle) {
    if app.state::<FullScreen>().is_full() {
        set(&app, false);
    }
}
