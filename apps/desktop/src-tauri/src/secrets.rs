use crate::keychain::{Closed, Keychain, SystemKeychain};
use crate::waiting_secrets::{Waiting, WaitingFile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// Letters of all secrets together: tokens, and nothing large.
const LIMIT: usize = 64 * 1024;

pub type Texts = BTreeMap<String, String>;

/// Where the secrets are kept; `Desktop.secretsKept` of packages/platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kept {
    Keychain,
    /// A file that only its owner can read: this system has no keychain, or it is closed.
    File,
}

/// What the entry of the keychain says.
#[derive(Default, Serialize, Deserialize)]
struct Content {
    texts: Texts,
    /// The last file whose changes are among the texts. When it could not be removed, it is known by that, and not read again.
    taken: Option<String>,
}

struct Held {
    texts: Texts,
    waiting: Waiting,
    kept: Kept,
}

/// Tokens of the session: in the keychain of the system, and in a file for as long as that is closed.
pub struct Secrets<K = SystemKeychain>(Arc<Inner<K>>);

struct Inner<K> {
    keychain: K,
    file: WaitingFile,
    held: Mutex<Option<Held>>,
}

impl Secrets {
    pub fn open(folder: &Path, service: &str) -> Self {
        Self::with_keychain(folder, SystemKeychain { service: service.into() })
    }
}

impl<K: Keychain + 'static> Secrets<K> {
    fn with_keychain(folder: &Path, keychain: K) -> Self {
        Secrets(Arc::new(Inner { keychain, file: WaitingFile::in_folder(folder), held: Mutex::default() }))
    }

    /// Everything that is kept, and where. It asks the keychain, which may ask the person.
    pub async fn read_all(&self) -> Result<(Texts, Kept), String> {
        self.with(|inner| inner.read_all()).await
    }

    /// Keeps `text` under `name`, or nothing when it is None; answers where.
    async fn change(&self, name: String, text: Option<String>) -> Result<Kept, String> {
        self.with(move |inner| inner.change(name, text)).await
    }

    /// Keeps nothing any more.
    pub async fn remove_all(&self) -> Result<(), String> {
        for name in self.read_all().await?.0.into_keys() {
            self.change(name, None).await?;
        }
        Ok(())
    }

    async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Inner<K>) -> Result<T, String> + Send + 'static,
    ) -> Result<T, String> {
        let inner = self.0.clone();
        spawn_blocking(move || work(&inner)).await.map_err(|error| error.to_string())?
    }
}

impl<K: Keychain> Inner<K> {
    fn read_all(&self) -> Result<(Texts, Kept), String> {
        let mut held = self.held.lock().map_err(|error| error.to_string())?;
        let Held { texts, kept, .. } = held.get_or_insert_with(|| self.read());
        Ok((texts.clone(), *kept))
    }

    fn change(&self, name: String, text: Option<String>) -> Result<Kept, String> {
        let mut held = self.held.lock().map_err(|error| error.to_string())?;
        let held = held.get_or_insert_with(|| self.read());
        let mut texts = held.texts.clone();
        apply(&mut texts, name.clone(), text.clone());
        if texts.iter().map(|(name, text)| name.len() + text.len()).sum::<usize>() > LIMIT {
            return Err("too long for a secret".into());
        }
        held.texts = texts;
        held.waiting.changes.insert(name, text);
        match self.take(&held.waiting) {
            Ok(texts) => {
                held.texts = texts;
                held.waiting = Waiting::new();
                held.kept = self.without_file();
            }
            Err(reason) => {
                if held.kept == Kept::Keychain {
                    eprintln!("The keychain cannot be used ({reason}): a file that only its owner can read is.");
                }
                self.file.write(&mut held.waiting).map_err(|error| error.to_string())?;
                held.kept = Kept::File;
            }
        }
        Ok(held.kept)
    }

    /// The secrets at the start: what the keychain has, with what waited for it in the file.
    fn read(&self) -> Held {
        let waiting = self.file.read();
        let taken = match &waiting {
            Some(waiting) => self.take(waiting),
            None => self.content().map(|content| content.texts),
        };
        match taken {
            Ok(texts) => Held { texts, waiting: Waiting::new(), kept: self.without_file() },
            Err(_) => {
                let waiting = waiting.unwrap_or_else(Waiting::new);
                let mut texts = Texts::new();
                waiting.changes.iter().for_each(|(name, text)| apply(&mut texts, name.clone(), text.clone()));
                Held { texts, waiting, kept: Kept::File }
            }
        }
    }

    fn content(&self) -> Result<Content, Closed> {
        Ok(self.keychain.read()?.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// Brings what waits into the keychain, which keeps everything else that it has; answers what it has then.
    fn take(&self, waiting: &Waiting) -> Result<Texts, Closed> {
        let mut content = self.content()?;
        if content.taken.as_ref() != Some(&waiting.id) {
            waiting.changes.iter().for_each(|(name, text)| apply(&mut content.texts, name.clone(), text.clone()));
            if waiting.is_in_file {
                content.taken = Some(waiting.id.clone());
            }
            let text = serde_json::to_string(&content).map_err(|_| "the secrets are no text")?;
            self.keychain.write(&text)?;
        }
        Ok(content.texts)
    }

    /// Removes the file, and answers where secrets lie then: one that cannot be removed is still to be told.
    fn without_file(&self) -> Kept {
        match self.file.remove() {
            Ok(()) => Kept::Keychain,
            Err(error) => {
                eprintln!("The file of the secrets cannot be removed: {error}");
                Kept::File
            }
        }
    }
}

fn apply(texts: &mut Texts, name: String, text: Option<String>) {
    match text {
        Some(text) => drop(texts.insert(name, text)),
        None => drop(texts.remove(&name)),
    }
}

fn checked(name: String) -> Result<String, String> {
    let is_fine =
        (1..=100).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-_:".contains(&byte));
    if is_fine { Ok(name) } else { Err("no name of a secret".into()) }
}

#[tauri::command]
pub async fn write_secret(name: String, text: String, secrets: State<'_, Secrets>) -> Result<Kept, String> {
    secrets.change(checked(name)?, Some(text)).await
}

#[tauri::command]
pub async fn remove_secret(name: String, secrets: State<'_, Secrets>) -> Result<Kept, String> {
    secrets.change(checked(name)?, None).await
}

#[cfg(all(test, target_os = "linux"))]
#[path = "secrets_tests.rs"]
mod tests;
