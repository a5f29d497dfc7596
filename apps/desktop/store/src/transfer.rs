use crate::keys::{FileKey, Folder, Sha256, StoredFile};
use crate::partial::Partial;
use crate::problem::Problem;
use crate::store::Store;
use bytes::Bytes;
use reqwest::header::{CONTENT_RANGE, HeaderMap, HeaderName, HeaderValue, RANGE};
use reqwest::{Client, ClientBuilder, Response, StatusCode, Url};
use serde::Deserialize;
use std::collections::HashMap;
use std::error::Error;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::spawn_blocking;
pub use tokio_util::sync::CancellationToken as Cancel;

/// Until a connection is there.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// Until the next bytes arrive: a slow transfer lives as long as it moves.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
/// Bytes that wait for the disk; then the network waits. They are lost when the process is killed.
const BYTES_AHEAD: usize = 256 * 1024;
/// An answer of the API that no manifest names is no larger than that.
const UNNAMED_LIMIT: u64 = 64 * 1024 * 1024;
/// Headers that are the business of the transfer alone.
const OWN_HEADERS: [&str; 8] =
    ["host", "range", "if-range", "connection", "content-length", "transfer-encoding", "accept-encoding", "expect"];

/// What the window asks for; `TransferRequest` of packages/platform. Size in bytes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransferRequest {
    pub url: String,
    pub headers: HashMap<String, String>,
    pub folder: Folder,
    pub expected: Option<Expected>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expected {
    pub sha256: Sha256,
    pub size: u64,
}

/// The client of all transfers. Answers are files: no redirects, no cookies, no compression. An idle timeout of none is the usual one.
pub fn client_builder(idle_timeout: Option<Duration>) -> ClientBuilder {
    // Fails only when it was installed before.
    let _ = rustls::crypto::ring::default_provider().install_default();
    Client::builder()
        .connect_timeout(CONNECT_TIMEOUT)
        .read_timeout(idle_timeout.unwrap_or(IDLE_TIMEOUT))
        .redirect(reqwest::redirect::Policy::none())
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
        let _alone = match &lock {
            None => None,
            Some(lock) => Some(tokio::select! {
                guard = lock.lock() => guard,
                () = cancel.cancelled() => return Err(Problem::Cancelled),
            }),
        };
        if let (Some(key), Some(expected)) = (&key, &request.expected)
            && self.store.size_of(key) == Some(expected.size)
        {
            return Ok(StoredFile { folder: key.folder, sha256: key.sha256.clone(), size: expected.size });
        }
        let partial = self.open_partial(key).await?;
        let job = Job { transfers: self, url, headers, folder: request.folder, expected: request.expected, cancel };
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

pub(crate) fn checked_headers(headers: &HashMap<String, String>) -> Result<HeaderMap, Problem> {
    let refused = |name: &str| Problem::Disk { message: format!("the header {name} cannot be sent") };
    let mut checked = HeaderMap::new();
    for (name, value) in headers {
        let parsed = HeaderName::from_str(name).map_err(|_| refused(name))?;
        if OWN_HEADERS.contains(&parsed.as_str()) {
            return Err(refused(name));
        }
        checked.insert(parsed, HeaderValue::from_str(value).map_err(|_| refused(name))?);
    }
    Ok(checked)
}

/// Work on the disk, away from the threads of the network.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Problem> + Send + 'static) -> Result<T, Problem> {
    spawn_blocking(work).await.unwrap_or_else(|error| Err(Problem::Disk { message: error.to_string() }))
}

/// One transfer that runs.
struct Job<'a> {
    transfers: &'a Transfers,
    url: Url,
    headers: HeaderMap,
    folder: Folder,
    expected: Option<Expected>,
    cancel: Cancel,
}

impl Job<'_> {
    async fn run(self, mut partial: Partial, on_bytes: &(impl Fn(u64) + Send)) -> Result<StoredFile, Problem> {
        let limit = self.expected.as_ref().map_or(UNNAMED_LIMIT, |expected| expected.size);
        if partial.size() > limit {
            partial = restarted(partial).await?;
        }
        let is_complete = self.expected.as_ref().is_some_and(|expected| partial.size() == expected.size && expected.size > 0);
        if is_complete {
            return self.finish(partial).await;
        }
        let response = match self.ask(partial.size()).await {
            Ok(response) => response,
            Err(problem) => return Err(self.left(partial, problem).await),
        };
        let from = partial.size();
        let response = match continues(&response, from, limit) {
            Answer::Rest => response,
            Answer::Whole => {
                if from > 0 {
                    partial = restarted(partial).await?;
                }
                response
            }
            // The server cannot go on where we are: from the first byte, once.
            Answer::Foreign if from > 0 => {
                drop(response);
                partial = restarted(partial).await?;
                let again = match self.ask(0).await {
                    Ok(response) => response,
                    Err(problem) => return Err(self.left(partial, problem).await),
                };
                match continues(&again, 0, limit) {
                    Answer::Status(status) => return Err(self.left(partial, Problem::Status { status }).await),
                    Answer::Foreign => return Err(self.wrong(partial).await),
                    Answer::Whole | Answer::Rest => again,
                }
            }
            Answer::Foreign => return Err(self.wrong(partial).await),
            Answer::Status(status) => return Err(self.left(partial, Problem::Status { status }).await),
        };
        if self.expected.is_some() && response.content_length().is_some_and(|length| partial.size() + length != limit) {
            return Err(self.wrong(partial).await);
        }
        let (partial, ended) = self.stream(response, partial, limit, on_bytes).await?;
        match ended {
            Ok(()) if self.expected.is_some() && partial.size() < limit => Err(self.left(partial, Problem::NetworkDown).await),
            Ok(()) => self.finish(partial).await,
            Err(Problem::WrongContent) => Err(self.wrong(partial).await),
            Err(problem) => Err(self.left(partial, problem).await),
        }
    }

    async fn ask(&self, from: u64) -> Result<Response, Problem> {
        let mut request = self.transfers.client.get(self.url.clone()).headers(self.headers.clone());
        if from > 0 {
            request = request.header(RANGE, format!("bytes={from}-"));
        }
        tokio::select! {
            answer = request.send() => answer.map_err(|error| network_problem(&error)),
            () = self.cancel.cancelled() => Err(Problem::Cancelled),
        }
    }

    /// Hands what arrives to a thread that writes it. Answers the file and how the network ended; fails when the disk did.
    async fn stream(
        &self,
        mut response: Response,
        mut partial: Partial,
        limit: u64,
        on_bytes: &(impl Fn(u64) + Send),
    ) -> Result<(Partial, Result<(), Problem>), Problem> {
        let (sender, mut receiver) = mpsc::unbounded_channel::<(Bytes, OwnedSemaphorePermit)>();
        let room = Arc::new(Semaphore::new(BYTES_AHEAD));
        let mut size = partial.size();
        let writer = spawn_blocking(move || -> Result<Partial, Problem> {
            while let Some((bytes, _room)) = receiver.blocking_recv() {
                partial.write(&bytes)?;
            }
            Ok(partial)
        });
        let ended = loop {
            let next = tokio::select! {
                next = response.chunk() => next,
                () = self.cancel.cancelled() => break Err(Problem::Cancelled),
            };
            match next {
                Ok(None) => break Ok(()),
                Ok(Some(bytes)) => {
                    on_bytes(bytes.len() as u64);
                    size += bytes.len() as u64;
                    if size > limit {
                        break Err(Problem::WrongContent);
                    }
                    let needed = bytes.len().min(BYTES_AHEAD) as u32;
                    let Ok(permit) = room.clone().acquire_many_owned(needed).await else { break Ok(()) };
                    if sender.send((bytes, permit)).is_err() {
                        // The writer ended: its own error says why.
                        break Ok(());
                    }
                }
                Err(error) => break Err(network_problem(&error)),
            }
        };
        drop(sender);
        let partial = writer.await.unwrap_or_else(|error| Err(Problem::Disk { message: error.to_string() }))?;
        Ok((partial, ended))
    }

    /// Verifies what is there and puts it under its name.
    async fn finish(&self, partial: Partial) -> Result<StoredFile, Problem> {
        let key = FileKey { folder: self.folder, sha256: partial.hash() };
        if self.expected.as_ref().is_some_and(|expected| expected.sha256 != key.sha256 || expected.size != partial.size()) {
            return Err(self.wrong(partial).await);
        }
        let store = self.transfers.store.clone();
        let size = partial.size();
        blocking(move || {
            partial.finish(|path| store.keep(path, &key))?;
            Ok(StoredFile { folder: key.folder, sha256: key.sha256, size })
        })
        .await
    }

    /// Keeps what has arrived for the next time, where there is one.
    async fn left(&self, mut partial: Partial, problem: Problem) -> Problem {
        let is_resumable = self.expected.is_some();
        let kept = blocking(move || {
            let kept = if is_resumable && partial.size() > 0 { partial.note() } else { partial.discard() };
            Ok(kept?)
        });
        // What ended the transfer is told; that its end could not be noted costs bytes and nothing else.
        let _ = kept.await;
        problem
    }

    /// The bytes are not what was asked for: nothing of them is kept.
    async fn wrong(&self, partial: Partial) -> Problem {
        match blocking(move || Ok(partial.discard()?)).await {
            Ok(()) => Problem::WrongContent,
            Err(problem) => problem,
        }
    }
}

async fn restarted(mut partial: Partial) -> Result<Partial, Problem> {
    blocking(move || {
        partial.restart()?;
        Ok(partial)
    })
    .await
}

enum Answer {
    /// The bytes from where we are.
    Rest,
    /// All bytes from the first one.
    Whole,
    /// Other bytes than those that were asked for.
    Foreign,
    Status(u16),
}

/// What an answer to a request from byte `from` holds.
fn continues(response: &Response, from: u64, size: u64) -> Answer {
    match response.status() {
        StatusCode::OK => Answer::Whole,
        StatusCode::PARTIAL_CONTENT if from > 0 => {
            let range = response.headers().get(CONTENT_RANGE).and_then(|value| value.to_str().ok());
            let is_rest = range == Some(&format!("bytes {from}-{}/{size}", size - 1))
                || range == Some(&format!("bytes {from}-{}/*", size - 1));
            if is_rest { Answer::Rest } else { Answer::Foreign }
        }
        StatusCode::PARTIAL_CONTENT => Answer::Foreign,
        StatusCode::RANGE_NOT_SATISFIABLE if from > 0 => Answer::Foreign,
        status => Answer::Status(status.as_u16()),
    }
}

pub(crate) fn network_problem(error: &reqwest::Error) -> Problem {
    if error.is_timeout() {
        return Problem::Timeout;
    }
    if error.is_builder() {
        return Problem::AddressNotFound;
    }
    let mut cause: Option<&dyn Error> = Some(error);
    while let Some(one) = cause {
        // The resolver's own error type is private; this is the text that it has.
        if one.to_string().starts_with("dns error") {
            return Problem::AddressNotFound;
        }
        cause = one.source();
    }
    Problem::NetworkDown
}
