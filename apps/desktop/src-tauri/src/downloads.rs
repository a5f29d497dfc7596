use crate::save::{ask_where, file_name};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tauri::webview::DownloadEvent;
use tauri::{AppHandle, Manager, Webview, Wry};
use url::Url;

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
    fn begin(&self, url: Url, name: &str) -> Result<PathBuf, String> {
        let own = getrandom::u64().map_err(|error| error.to_string())?;
        let folder = self.folder.join(format!("{own:016x}"));
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let path = folder.join(file_name(name));
        self.running.lock().expect("no panic holds this lock").insert(url, path.clone());
        Ok(path)
    }

    fn end(&self, url: &Url) -> Option<PathBuf> {
        self.running.lock().expect("no panic holds this lock").remove(url)
    }
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
                Err(error) => {
                    eprintln!("A file of the page cannot be written: {error}");
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
    let to = if is_complete { ask_where(app, &name).await } else { None };
    if let Some(Err(error)) = to.map(|to| bring(path, &to)) {
        eprintln!("A file of the page was not saved: {error}");
    }
    if let Some(folder) = path.parent() {
        let _ = fs::remove_dir_all(folder);
    }
}

fn bring(from: &Path, to: &Path) -> io::Result<()> {
    // Another disk takes no rename.
    fs::rename(from, to).or_else(|_| fs::copy(from, to).map(drop))
}
