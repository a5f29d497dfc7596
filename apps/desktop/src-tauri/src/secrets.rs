use keyring::v1::{Entry, Error as KeychainError};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// All secrets are one entry: the window reads them once, at its start.
const ENTRY: &str = "session";
/// Letters of all secrets together: tokens, and nothing large.
const LIMIT: usize = 64 * 1024;

type Texts = BTreeMap<String, String>;

/// Where the secrets are kept; `Desktop.secretsKept` of packages/platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kept {
    Keychain,
    /// A file that only its owner can read: this system has no keychain, or it is closed.
    File,
}

/// Tokens of the session, in the keychain of the system.
#[derive(Clone)]
pub struct Secrets(std::sync::Arc<Inner>);

struct Inner {
    service: String,
    file: PathBuf,
    state: Mutex<Option<(Texts, Kept)>>,
}

impl Secrets {
    pub fn open(folder: &Path, service: &str) -> Self {
        let inner = Inner { service: service.into(), file: folder.join("secrets.json"), state: Mutex::default() };
        Secrets(std::sync::Arc::new(inner))
    }

    /// Everything that is kept, and where. It asks the keychain, which may ask the person.
    pub async fn read_all(&self) -> Result<(Texts, Kept), String> {
        self.with(|inner| Ok(inner.state()?.clone().unwrap_or((Texts::new(), Kept::File)))).await
    }

    async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Inner) -> Result<T, String> + Send + 'static,
    ) -> Result<T, String> {
        let inner = self.0.clone();
        spawn_blocking(move || work(&inner)).await.map_err(|error| error.to_string())?
    }

    async fn change(&self, change: impl FnOnce(&mut Texts) + Send + 'static) -> Result<(), String> {
        self.with(move |inner| {
            let mut state = inner.state()?;
            let (mut texts, kept) = state.clone().unwrap_or((Texts::new(), Kept::File));
            change(&mut texts);
            if texts.iter().map(|(name, text)| name.len() + text.len()).sum::<usize>() > LIMIT {
                return Err("too long for a secret".into());
            }
            let kept = inner.write(&texts, kept)?;
            *state = Some((texts, kept));
            Ok(())
        })
        .await
    }
}

impl Inner {
    fn state(&self) -> Result<std::sync::MutexGuard<'_, Option<(Texts, Kept)>>, String> {
        let mut state = self.state.lock().map_err(|error| error.to_string())?;
        if state.is_none() {
            *state = Some(self.read());
        }
        Ok(state)
    }

    fn entry(&self) -> Result<Entry, KeychainError> {
        // For a system whose keychain asks somebody who is not there.
        if std::env::var_os("VITRINE_NO_KEYCHAIN").is_some() {
            return Err(KeychainError::NoDefaultStore);
        }
        Entry::new(&self.service, ENTRY)
    }

    fn read(&self) -> (Texts, Kept) {
        let parsed = |text: &str| serde_json::from_str(text).unwrap_or_default();
        let in_file = fs::read_to_string(&self.file).ok();
        match (self.entry().and_then(|entry| entry.get_password()), in_file) {
            // The file is newer: it is written only when the keychain could not be, and removed when it could.
            (_, Some(text)) => (parsed(&text), Kept::File),
            (Ok(text), None) => (parsed(&text), Kept::Keychain),
            (Err(KeychainError::NoEntry), None) => (Texts::new(), Kept::Keychain),
            (Err(_), None) => (Texts::new(), Kept::File),
        }
    }

    /// Writes into the keychain, and where that fails into the file.
    fn write(&self, texts: &Texts, kept: Kept) -> Result<Kept, String> {
        let text = serde_json::to_string(texts).map_err(|error| error.to_string())?;
        match self.entry().and_then(|entry| entry.set_password(&text)) {
            Ok(()) => {
                let _ = fs::remove_file(&self.file);
                Ok(Kept::Keychain)
            }
            Err(error) => {
                if kept == Kept::Keychain {
                    // No part of the secret is in the words of the error.
                    eprintln!("The keychain cannot be written, a file that only its owner can read is used: {}", kind_of(&error));
                }
                write_private(&self.file, text.as_bytes()).map_err(|error| error.to_string())?;
                Ok(Kept::File)
            }
        }
    }
}

fn kind_of(error: &KeychainError) -> &'static str {
    match error {
        KeychainError::NoStorageAccess(_) => "it is closed",
        KeychainError::NoDefaultStore => "there is none",
        KeychainError::TooLong(..) => "the secret is too long for it",
        _ => "it failed",
    }
}

/// Replaces a file that only its owner may read.
fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let temporary = path.with_extension("json~");
    let _ = fs::remove_file(&temporary);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&temporary)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(temporary, path)
}

fn checked(name: String) -> Result<String, String> {
    let is_fine =
        (1..=100).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_:".contains(&byte));
    if is_fine { Ok(name) } else { Err("no name of a secret".into()) }
}

#[tauri::command]
pub async fn write_secret(name: String, text: String, secrets: State<'_, Secrets>) -> Result<(), String> {
    let name = checked(name)?;
    secrets.change(move |texts| drop(texts.insert(name, text))).await
}

#[tauri::command]
pub async fn remove_secret(name: String, secrets: State<'_, Secrets>) -> Result<(), String> {
    let name = checked(name)?;
    secrets.change(move |texts| drop(texts.remove(&name))).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_keychain_a_file_that_only_its_owner_reads_is_used() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("secrets.json");
        write_private(&file, b"{\"a\":\"old\"}").unwrap();
        write_private(&file, b"{\"auth\":\"token\"}").unwrap();
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).unwrap().permissions()) & 0o777, 0o600);
        let inner = Inner { service: "none".into(), file, state: Mutex::default() };
        let (texts, kept) = inner.read();
        assert_eq!((texts["auth"].as_str(), kept), ("token", Kept::File));
    }

    #[test]
    fn names_of_secrets_are_checked() {
        assert!(checked("vitrine:auth".into()).is_ok());
        for name in ["", "a/b", "a b", &"a".repeat(101)] {
            assert!(checked(name.into()).is_err(), "{name}");
        }
    }
}
