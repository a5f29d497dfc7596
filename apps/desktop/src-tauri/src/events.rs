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

impl Listening {
    /// True the first time that a page says it listens: it knows nothing of what was told before.
    fn page_listens(&mut self) -> bool {
        !std::mem::replace(&mut self.is_ready, true)
    }

    /// Another page is loaded, which does not listen yet.
    fn page_begins(&mut self) {
        self.is_ready = false;
    }
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

pub fn page_begins(app: &AppHandle) {
    app.state::<Events>().0.lock().expect("no panic holds this lock").page_begins();
}

/// The page of the window has been opened and listens; true the first time that it says so.
pub fn page_listens(app: &AppHandle) -> bool {
    let events = app.state::<Events>();
    let mut listening = events.0.lock().expect("no panic holds this lock");
    let is_new = listening.page_listens();
    if let Some(path) = listening.path.take() {
        emit_with(app, "open-path", OpenPath { path });
    }
    is_new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_is_new_once_also_after_a_reload() {
        let mut listening = Listening::default();
        listening.page_begins();
        assert!(listening.page_listens());
        assert!(!listening.page_listens());
        listening.page_begins();
        assert!(!listening.is_ready);
        assert!(listening.page_listens());
    }
}
