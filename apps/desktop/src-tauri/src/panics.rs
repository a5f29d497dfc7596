use serde::{Deserialize, Serialize};
use std::fs;
use std::panic;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// More of one run say nothing new.
const MOST: usize = 5;

/// Where the program panicked. Its words stay here: they may repeat what a person typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panic {
    /// A file of our own sources, from the folder of the app: `src-tauri/src/menu.rs`. Empty for one of another package, whose path would
    /// name folders of the machine that built the app.
    file: String,
    line: u32,
    column: u32,
}

/// Panics of runs before, until the window asks for them.
pub struct Panics(Mutex<Vec<Panic>>);

fn file_in(folder: &Path) -> PathBuf {
    folder.join("panics.json")
}

/// Notes each panic from now on, for the next start.
pub fn follow(folder: &Path) {
    let path = file_in(folder);
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        print(info);
        if let Some(place) = info.location() {
            note(&path, own(place.file(), place.line(), place.column()));
        }
    }));
}

/// The panics of runs before. Not for a second start, which shows the window of the first and reports nothing.
pub fn of_runs_before(folder: &Path) -> Panics {
    let path = file_in(folder);
    let before = read(&path);
    let _ = fs::remove_file(&path);
    // A test cannot make the program fail where it pleases. A release has no such way.
    #[cfg(debug_assertions)]
    if std::env::var_os("VITRINE_TEST_PANIC").is_some() {
        let _ = std::thread::spawn(|| panic!("as a test asked for")).join();
    }
    Panics(Mutex::new(before))
}

impl Panics {
    /// Answers each panic once.
    pub fn take(&self) -> Vec<Panic> {
        self.0.lock().map(|mut panics| std::mem::take(&mut *panics)).unwrap_or_default()
    }
}

fn own(file: &str, line: u32, column: u32) -> Panic {
    let is_own = file.starts_with("src-tauri/src/") || file.starts_with("store/src/");
    Panic { file: if is_own { file.into() } else { String::new() }, line, column }
}

fn read(path: &Path) -> Vec<Panic> {
    fs::read_to_string(path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// A program that panics must not panic again: what cannot be noted is lost.
fn note(path: &Path, panic: Panic) {
    let mut panics = read(path);
    if panics.len() < MOST && !panics.contains(&panic) {
        panics.push(panic);
        let _ = serde_json::to_vec(&panics).map(|bytes| fs::write(path, bytes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_noted_once_with_its_place_and_without_folders_of_other_machines() {
        let folder = tempfile::tempdir().unwrap();
        let path = file_in(folder.path());
        note(&path, own("src-tauri/src/menu.rs", 3, 5));
        note(&path, own("src-tauri/src/menu.rs", 3, 5));
        note(&path, own("/home/karin.petersen/.cargo/registry/src/a/lib.rs", 1, 2));
        let noted = [("src-tauri/src/menu.rs", 3, 5), ("", 1, 2)];
        assert_eq!(read(&path), noted.map(|(file, line, column)| Panic { file: file.into(), line, column }));
        (0..20).for_each(|line| note(&path, own("store/src/serve.rs", line, 1)));
        assert_eq!(read(&path).len(), MOST);
    }
}
