//! Size and place of the window outlive it. The plugin that keeps them knows no full screen and takes its size for the window's own: where
//! the app ends in full screen, what the window had before is kept.

use crate::events::WINDOW;
use crate::full_screen::{FullScreen, is_full};
use serde_json::{Map, Value};
use std::fs;
use std::sync::Mutex;
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Manager, PhysicalPosition, PhysicalSize, WebviewWindow, Wry};
use tauri_plugin_window_state::{AppHandleExt, StateFlags};

pub fn plugin() -> TauriPlugin<Wry> {
    tauri_plugin_window_state::Builder::new()
        .with_state_flags(StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED)
        .build()
}

#[derive(Clone, Copy)]
struct Geometry {
    size: PhysicalSize<u32>,
    position: PhysicalPosition<i32>,
}

/// What the window had when it was last neither full screen nor maximised.
#[derive(Default)]
pub struct Windowed(Mutex<Option<Geometry>>);

/// Notes size and place of the window, after each change of them. For the thread of the window.
pub fn note(window: &WebviewWindow) {
    if is_full(window) || window.is_maximized().unwrap_or_default() || window.is_minimized().unwrap_or_default() {
        return;
    }
    if let (Ok(size), Ok(position)) = (window.inner_size(), window.outer_position()) {
        *window.state::<Windowed>().0.lock().expect("no panic holds this lock") = Some(Geometry { size, position });
    }
}

/// Mends what the plugin has kept, at the end of the app.
pub fn mend(app: &AppHandle) {
    if !app.state::<FullScreen>().is_full() {
        return;
    }
    let noted = *app.state::<Windowed>().0.lock().expect("no panic holds this lock");
    let Some((geometry, folder)) = noted.zip(app.path().app_config_dir().ok()) else { return };
    let path = folder.join(app.filename());
    let mended = fs::read_to_string(&path).ok().and_then(|kept| with_geometry(&kept, geometry));
    if let Some(Err(error)) = mended.map(|text| fs::write(&path, text)) {
        eprintln!("The size of the window was not kept: {error}");
    }
}

/// The text of the plugin with another size and place of the window.
fn with_geometry(kept: &str, Geometry { size, position }: Geometry) -> Option<String> {
    let mut windows: Map<String, Value> = serde_json::from_str(kept).ok()?;
    let window = windows.get_mut(WINDOW)?.as_object_mut()?;
    window.extend([
        ("width".to_string(), size.width.into()),
        ("height".to_string(), size.height.into()),
        ("x".to_string(), position.x.into()),
        ("y".to_string(), position.y.into()),
    ]);
    serde_json::to_string(&windows).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_size_and_place_of_the_window_are_mended() {
        let geometry = Geometry { size: PhysicalSize::new(1000, 700), position: PhysicalPosition::new(-40, 20) };
        let kept = r#"{"main":{"width":1920,"height":1080,"x":0,"y":0,"prev_x":3,"maximized":false}}"#;
        let mended: Value = serde_json::from_str(&with_geometry(kept, geometry).unwrap()).unwrap();
        let expected = r#"{"main":{"width":1000,"height":700,"x":-40,"y":20,"prev_x":3,"maximized":false}}"#;
        assert_eq!(mended, serde_json::from_str::<Value>(expected).unwrap());
        for kept in ["", "[]", "{}", r#"{"main":1}"#] {
            assert_eq!(with_geometry(kept, geometry), None, "{kept}");
        }
    }
}
