use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Changes that the keychain has not taken.
#[derive(Serialize, Deserialize)]
pub struct Waiting {
    /// Unlike that of every other file.
    pub id: String,
    /// What is to be kept under a name; None: nothing any more.
    pub changes: BTreeMap<String, Option<String>>,
    #[serde(skip)]
    pub is_in_file: bool,
}

impl Waiting {
    pub fn new() -> Self {
        let id = getrandom::u64().expect("the system has random numbers");
        Waiting { id: format!("{id:016x}"), changes: BTreeMap::new(), is_in_file: false }
    }
}

/// The file that they are in, which only its owner can read.
pub struct WaitingFile(PathBuf);

impl WaitingFile {
    pub fn in_folder(folder: &Path) -> Self {
        WaitingFile(folder.join("secrets.json"))
    }

    /// None when there is no such file, or when nothing of it can be read.
    pub fn read(&self) -> Option<Waiting> {
        let waiting: Waiting = serde_json::from_str(&fs::read_to_string(&self.0).ok()?).ok()?;
        Some(Waiting { is_in_file: true, ..waiting })
    }

    /// Replaces the file by one rename.
    pub fn write(&self, waiting: &mut Waiting) -> io::Result<()> {
        // Also when it fails: what is on the disk then is not known.
        waiting.is_in_file = true;
        let temporary = self.0.with_extension("json~");
        let _ = fs::remove_file(&temporary);
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&temporary)?;
        file.write_all(&serde_json::to_vec(waiting)?)?;
        file.sync_all()?;
        fs::rename(&temporary, &self.0)
    }

    pub fn remove(&self) -> io::Result<()> {
        match fs::remove_file(&self.0) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
