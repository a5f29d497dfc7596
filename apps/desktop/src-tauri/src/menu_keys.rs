use gtk::prelude::*;
use tauri::WebviewWindow;

/// Keeps the keys of the menu alive while full screen hides it: GTK asks each entry whether its key counts, and an entry of a hidden menu
/// says no by itself.
pub fn keep(window: &WebviewWindow) -> tauri::Result<()> {
    for child in window.default_vbox()?.children() {
        if let Some(bar) = child.downcast_ref::<gtk::MenuBar>() {
            keep_in(bar.upcast_ref());
        }
    }
    Ok(())
}

fn keep_in(menu: &gtk::MenuShell) {
    for item in menu.children().iter().filter_map(|child| child.downcast_ref::<gtk::MenuItem>()) {
        // One that cannot be chosen has no key either.
        item.connect_can_activate_accel(|item, _| item.is_sensitive());
        if let Some(below) = item.submenu().and_then(|below| below.downcast::<gtk::MenuShell>().ok()) {
            keep_in(&below);
        }
    }
}
