use crate::http::{Answer, continues, network_problem};
use crate::keys::{FileKey, Folder, StoredFile};
use crate::partial::Partial;
use crate::problem::Problem;
use crate::store::Store;
use crate::transfer::{Expected, blocking};
use bytes::Bytes;
use reqwest::header::{HeaderMap, RANGE};
use reqwest::{Client, Response, Url};
use std::sync::Arc;
use tokio::sync::{OwnedMutexGuard, OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::spawn_blocking;
use tokio_util::sync::CancellationToken as Cancel;

/// Bytes that wait for the disk; then the network waits. They are lost when the process is killed.
const BYTES_AHEAD: usize = 256 * 1024;
/// An answer of the API that no manifest names is no larger than that.
const UNNAMED_LIMIT: u64 = 64 * 1024 * 1024;
/// One transfer that runs.
pub(crate) struct Job {
    pub store: Arc<Store>,
    pub client: Client,
    pub url: Url,
    pub headers: HeaderMap,
    pub folder: Folder,
    pub expected: Option<Expected>,
    pub cancel: Cancel,
    /// Keeps other transfers of this file waiting.
    pub alone: Option<OwnedMutexGuard<()>>,
}

impl Job {
    pub async fn run(mut self, mut partial: Partial, on_bytes: &(impl Fn(u64) + Send)) -> Result<StoredFile, Problem> {
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
        let mut request = self.client.get(self.url.clone()).headers(self.headers.clone());
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

    /// Verifies what is there and puts it under its name. A file of a manifest has its name only after it is on the disk, and the next
    /// transfer need not wait for that: until then a kill leaves a partial file with all its bytes.
    async fn finish(&mut self, mut partial: Partial) -> Result<StoredFile, Problem> {
        let key = FileKey { folder: self.folder, sha256: partial.hash() };
        if self.expected.as_ref().is_some_and(|expected| expected.sha256 != key.sha256 || expected.size != partial.size()) {
            return Err(self.wrong(partial).await);
        }
        let store = self.store.clone();
        let file = StoredFile { folder: key.folder, sha256: key.sha256.clone(), size: partial.size() };
        if self.expected.is_none() {
            blocking(move || Ok(partial.finish(|path| store.keep(path, &key))?)).await?;
            return Ok(file);
        }
        partial = blocking(move || {
            partial.note()?;
            Ok(partial)
        })
        .await?;
        let held = (self.alone.take(), self.store.settling.room_for(file.size).await);
        self.store.settling.begin(held, move || partial.finish(|path| store.keep(path, &key)));
        Ok(file)
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
