use crate::events::emit_with;
use crate::save::{ask_where, file_name};
use serde::Serialize;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tauri::webview::DownloadEvent;
use tauri::{AppHandle, Manager, Webview, Wry};
use url::Url;
use vitrine_store::{Problem, bring};

/// How often a person is asked for a place when the one that they chose takes no file.
const TRIES: usize = 3;

/// Files that the page makes itself (an export, an archive, a business card), by their address. The engine of the window asks for a place
/// at once, and a person takes their time: so they are written into a folder of the app first.
pub struct Downloads {
    folder: PathBuf,
    running: Mutex<HashMap<Url, PathBuf>>,
}

impl Downloads {
    /// `folder` is the app's own; what a run before has left there is removed. Not for a second start: the first one may be writing.
    pub fn open(folder: &Path) -> Self {
        let folder = folder.join("downloads");
        let _ = fs::remove_dir_all(&folder);
        Downloads { folder, running: Mutex::default() }
    }

    /// Where the file of `url` is written; it has a folder of its own, so that its name is free.
    fn begin(&self, url: Url, name: &str) -> Result<PathBuf, Problem> {
        let own = getrandom::u64().map_err(io::Error::other)?;
        let folder = self.folder.join(format!("{own:016x}"));
        fs::create_dir_all(&folder)?;
        let path = folder.join(file_name(name));
        self.running.lock().expect("no panic holds this lock").insert(url, path.clone());
        Ok(path)
    }

    fn end(&self, url: &Url) -> Option<PathBuf> {
        self.running.lock().expect("no panic holds this lock").remove(url)
    }
}

#[derive(Clone, Serialize)]
struct NotSaved {
    name: String,
    /// None: the engine of the window did not say why.
    problem: Option<Problem>,
}

fn tell_not_saved(app: &AppHandle, name: &str, problem: Option<Problem>) {
    emit_with(app, "not-saved", NotSaved { name: name.into(), problem });
}

/// Lets the page save what it made, and nothing else: files of a server are saved by `save_file`.
pub fn follow(webview: Webview<Wry>, event: DownloadEvent<'_>) -> bool {
    let downloads = webview.state::<Downloads>();
    match event {
        DownloadEvent::Requested { url, destination } if url.scheme() == "blob" => {
            let name = destination.file_name().unwrap_or_default().to_string_lossy().into_owned();
            match downloads.begin(url, &name) {
                Ok(path) => {
                    *destination = path;
                    true
                }
                Err(problem) => {
                    tell_not_saved(webview.app_handle(), &name, Some(problem));
                    false
                }
            }
        }
        DownloadEvent::Finished { url, success, .. } => {
            if let Some(path) = downloads.end(&url) {
                let app = webview.app_handle().clone();
                tauri::async_runtime::spawn(async move { keep(&app, &path, success).await });
            }
            true
        }
        _ => false,
    }
}

/// Brings a file where the person wants it; it is gone when they want it nowhere.
async fn keep(app: &AppHandle, path: &Path, is_complete: bool) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if is_complete {
        save(path, || ask_where(app, &name), |problem| tell_not_saved(app, &name, Some(problem))).await;
    } else {
        tell_not_saved(app, &name, None);
    }
    if let Some(folder) = path.parent() {
        let _ = fs::remove_dir_all(folder);
    }
}

/// Asks for another place when one takes no file: there is no other copy of it.
async fn save<Answer>(path: &Path, ask: impl Fn() -> Answer, not_saved: impl Fn(Problem))
where
    Answer: Future<Output = Option<PathBuf>>,
{
    for _ in 0..TRIES {
        let Some(to) = ask().await else { return };
        match bring(path, &to) {
            Ok(()) => return,
            Err(problem) => not_saved(problem),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn a_place_that_takes_no_file_is_told_and_another_is_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let made = folder.path().join("made.csv");
        fs::write(&made, "a;b").unwrap();
        let saved = folder.path().join("saved.csv");
        let places = RefCell::new(vec![Some(saved.clone()), Some(folder.path().join("gone/saved.csv"))]);
        let told = RefCell::new(vec![]);
        let ask = || async { places.borrow_mut().pop().flatten() };
        tauri::async_runtime::block_on(save(&made, ask, |problem| told.borrow_mut().push(problem)));
        assert_eq!(fs::read_to_string(&saved).unwrap(), "a;b");
        assert!(matches!(told.borrow()[..], [Problem::Disk { .. }]), "{told:?}");
    }

    #[test]
    fn a_place_that_never_takes_the_file_is_not_asked_for_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let made = folder.path().join("made.csv");
        fs::write(&made, "a;b").unwrap();
        let told = RefCell::new(0);
        let ask = || async { Some(folder.path().join("gone/saved.csv")) };
        tauri::async_runtime::block_on(save(&made, ask, |_| *told.borrow_mut() += 1));
        assert_eq!((*told.borrow(), made.exists()), (TRIES, true));
    }
}
