use serde::Serialize;
use std::sync::Mutex;
use tauri::{AppHandle, Emitter, Manager};

/// Name of the window.
pub const WINDOW: &str = "main";

#[derive(Clone, Serialize)]
struct OpenPath {
    path: String,
}

#[derive(Default)]
struct Listening {
    is_ready: bool,
    path: Option<String>,
}

/// What the window is told (`MainProcessEvents` of packages/platform); a path that is asked for before the window listens waits for it.
#[derive(Default)]
pub struct Events(Mutex<Listening>);

/// Tells the window an event without a detail.
pub fn emit(app: &AppHandle, event: &str) {
    emit_with(app, event, ());
}

/// By the main thread alone. Another one would keep Tauri's list of windows to itself until the main thread has time, which has none while a
/// dialog of the system is open (print), and waits for that list at the next call of the page: the app would never go on.
pub fn emit_with(app: &AppHandle, event: &str, detail: impl Serialize + Clone + Send + 'static) {
    let (told, name) = (app.clone(), event.to_string());
    let sent = app.run_on_main_thread(move || {
        if let Err(error) = told.emit_to(WINDOW, &name, detail) {
            eprintln!("The window was not told {name}: {error}");
        }
    });
    if let Err(error) = sent {
        eprintln!("The window was not told {event}: {error}");
    }
}

pub fn open_path(app: &AppHandle, path: String) {
    let events = app.state::<Events>();
    let mut listening = events.0.lock().expect("no panic holds this lock");
    if listening.is_ready {
        emit_with(app, "open-path", OpenPath { path });
    } else {
        listening.path = Some(path);
    }
}

/// The page of the window has been opened and listens.
pub fn window_listens(app: &AppHandle) {
    let events = app.state::<Events>();
    let mut listening = events.0.lock().expect("no panic holds this lock");
    listening.is_ready = true;
    if let Some(path) = listening.path.take() {
        emit_with(app, "open-path", OpenPath { path });
    }
}
