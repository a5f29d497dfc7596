use crate::http::checked_headers;
use crate::job::Job;
use crate::keys::{FileKey, Folder, Sha256, StoredFile};
use crate::partial::Partial;
use crate::problem::Problem;
use crate::store::Store;
use reqwest::{Client, Url};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use tokio::task::spawn_blocking;
pub use tokio_util::sync::CancellationToken as Cancel;

/// What the window asks for; `TransferRequest` of packages/platform. Size in bytes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransferRequest {
    pub url: String,
    pub headers: HashMap<String, String>,
    pub folder: Folder,
    pub expected: Option<Expected>,
    /// The file is there with other bytes: it is loaded all the same, and the new one takes its place by one rename.
    #[serde(default)]
    pub replaces: bool,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub sha256: Sha256,
    pub size: u64,
}

/// Transfers into one store.
pub struct Transfers {
    store: Arc<Store>,
    client: Client,
    /// Two transfers of one file run one after the other: the second finds it.
    running: Mutex<HashMap<FileKey, Weak<tokio::sync::Mutex<()>>>>,
    unnamed: AtomicU64,
}

impl Transfers {
    pub fn new(store: Arc<Store>, client: Client) -> Self {
        Transfers { store, client, running: Mutex::default(), unnamed: AtomicU64::new(0) }
    }

    /// Loads a file; `on_bytes` hears of bytes that came over the network.
    pub async fn transfer(
        &self,
        request: TransferRequest,
        cancel: Cancel,
        on_bytes: impl Fn(u64) + Send,
    ) -> Result<StoredFile, Problem> {
        let url = Url::parse(&request.url).ok().filter(|url| matches!(url.scheme(), "http" | "https"));
        let url = url.ok_or(Problem::AddressNotFound)?;
        let headers = checked_headers(&request.headers)?;
        let key = request.expected.as_ref().map(|expected| FileKey { folder: request.folder, sha256: expected.sha256.clone() });
        let lock = key.as_ref().map(|key| self.lock_of(key));
        let alone = match lock {
            None => None,
            Some(lock) => Some(tokio::select! {
                guard = lock.lock_owned() => guard,
                () = cancel.cancelled() => return Err(Problem::Cancelled),
            }),
        };
        if let (Some(key), Some(expected)) = (&key, &request.expected)
            && !request.replaces
            && self.store.size_of(key) == Some(expected.size)
        {
            return Ok(StoredFile { folder: key.folder, sha256: key.sha256.clone(), size: expected.size });
        }
        let partial = self.open_partial(key).await?;
        let (store, client) = (self.store.clone(), self.client.clone());
        let job = Job { store, client, url, headers, folder: request.folder, expected: request.expected, cancel, alone };
        job.run(partial, &on_bytes).await
    }

    fn lock_of(&self, key: &FileKey) -> Arc<tokio::sync::Mutex<()>> {
        let mut running = self.running.lock().expect("no panic holds this lock");
        running.retain(|_, lock| lock.strong_count() > 0);
        if let Some(lock) = running.get(key).and_then(Weak::upgrade) {
            return lock;
        }
        let lock = Arc::new(tokio::sync::Mutex::new(()));
        running.insert(key.clone(), Arc::downgrade(&lock));
        lock
    }

    async fn open_partial(&self, key: Option<FileKey>) -> Result<Partial, Problem> {
        let folder = self.store.partial_folder();
        let number = self.unnamed.fetch_add(1, Ordering::Relaxed);
        blocking(move || {
            Ok(match key {
                Some(key) => Partial::resume(&folder, &Store::partial_stem(&key))?,
                None => Partial::fresh(&folder, &format!("unnamed-{number}"))?,
            })
        })
        .await
    }
}

/// Work on the disk, away from the threads of the network.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    spawn_blocking(work).await.unwrap_or_else(|error| Err(Problem::Disk { message: error.to_string() }))
}
