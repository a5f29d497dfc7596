//! What GTK draws of the menu: the menus' framework leaves out some of it.

use crate::events::WINDOW;
use gtk::prelude::*;
use tauri::{AppHandle, Manager, WebviewWindow};

fn bar_of(window: &WebviewWindow) -> tauri::Result<Option<gtk::MenuBar>> {
    Ok(window.default_vbox()?.children().into_iter().find_map(|child| child.downcast().ok()))
}

/// Keeps the keys of the menu alive while full screen hides it: GTK asks each entry whether its key counts, and an entry of a hidden menu
/// says no by itself.
pub fn keep_keys(window: &WebviewWindow) -> tauri::Result<()> {
    if let Some(bar) = bar_of(window)? {
        keep_keys_in(bar.upcast_ref());
    }
    Ok(())
}

fn keep_keys_in(menu: &gtk::MenuShell) {
    for item in menu.children().iter().filter_map(|child| child.downcast_ref::<gtk::MenuItem>()) {
        // One that cannot be chosen has no key either.
        item.connect_can_activate_accel(|item, _| item.is_sensitive());
        if let Some(below) = item.submenu().and_then(|below| below.downcast::<gtk::MenuShell>().ok()) {
            keep_keys_in(&below);
        }
    }
}

/// The label of a menu in the bar.
fn label_of(menu: &gtk::Widget) -> Option<gtk::Label> {
    let row = menu.downcast_ref::<gtk::Bin>()?.child()?.downcast::<gtk::Container>().ok()?;
    row.children().into_iter().find_map(|child| child.downcast().ok())
}

/// The labels of the bar, in their order; none before there is a window.
fn labels(app: &AppHandle) -> tauri::Result<Vec<gtk::Label>> {
    let Some(window) = app.get_webview_window(WINDOW) else { return Ok(Vec::new()) };
    let bar = bar_of(&window)?;
    Ok(bar.iter().flat_map(|bar| bar.children()).filter_map(|menu| label_of(&menu)).collect())
}

/// Writes the names of the menus into the bar. The framework puts the label of a menu into a box, and then asks GTK to change the label of
/// the entry, which has none of its own any more. For the thread of the window.
pub fn name_menus(app: &AppHandle, names: &[&str]) -> tauri::Result<()> {
    for (label, name) in labels(app)?.iter().zip(names) {
        label.set_label(name);
    }
    Ok(())
}

/// The names that the bar shows. For the thread of the window.
#[cfg(debug_assertions)]
pub fn names(app: &AppHandle) -> tauri::Result<Vec<String>> {
    Ok(labels(app)?.iter().map(|label| label.label().to_string()).collect())
}
