//! The calls of `CatalogueFiles` (packages/platform, catalogue-files/types.ts).

use crate::server_address::ServerAddress;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use tauri::State;
use tauri::async_runtime::spawn_blocking;
use tauri::ipc::Channel;
use vitrine_store::{Cancel, FileKey, Problem, Store, StoredFile, TextName, TransferRequest, Transfers};

/// Bytes between two reports of progress: a report costs a call into the window.
const REPORT_EVERY: u64 = 256 * 1024;

/// Cancels that wait for a transfer which has not begun here; those of transfers that have ended wait for nothing, and go by this number.
const MOST_EARLY: usize = 64;

#[derive(Default)]
struct Known {
    begun: HashMap<u32, Cancel>,
    early: VecDeque<u32>,
}

/// Transfers that run, by the numbers that the window gave them. A transfer may be cancelled before it has begun here.
#[derive(Default)]
pub struct Running(Mutex<Known>);

impl Running {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().expect("no panic holds this lock")
    }

    fn begin(&self, id: u32) -> Cancel {
        let mut known = self.known();
        let cancel = known.begun.entry(id).or_default().clone();
        if let Some(at) = known.early.iter().position(|early| *early == id) {
            known.early.remove(at);
            cancel.cancel();
        }
        cancel
    }

    fn cancel(&self, id: u32) {
        let mut known = self.known();
        if let Some(cancel) = known.begun.get(&id) {
            return cancel.cancel();
        }
        if known.early.len() == MOST_EARLY {
            known.early.pop_front();
        }
        known.early.push_back(id);
    }

    fn end(&self, id: u32) {
        self.known().begun.remove(&id);
    }

    /// Ends all transfers: the page that asked for them is gone.
    pub fn cancel_all(&self) {
        for cancel in self.known().begun.values() {
            cancel.cancel();
        }
    }
}

type Shared<'a> = State<'a, Arc<Store>>;

/// Work on the disk, away from the thread of the window.
async fn on_disk<T: Send + 'static>(
    store: &Arc<Store>,
    work: impl FnOnce(&Store) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let store = store.clone();
    spawn_blocking(move || work(&store)).await.unwrap_or_else(|error| Err(Problem::Disk { message: error.to_string() }))
}

#[tauri::command]
pub async fn free_space(store: Shared<'_>) -> Result<u64, Problem> {
    on_disk(&store, Store::free_space).await
}

#[tauri::command]
pub async fn list_files(store: Shared<'_>) -> Result<Vec<StoredFile>, Problem> {
    on_disk(&store, Store::list).await
}

#[tauri::command]
pub async fn list_partial(store: Shared<'_>) -> Result<Vec<StoredFile>, Problem> {
    on_disk(&store, Store::list_partial).await
}

#[tauri::command]
pub async fn transfer(
    id: u32,
    request: TransferRequest,
    on_bytes: Channel<u64>,
    transfers: State<'_, Transfers>,
    running: State<'_, Running>,
    server: State<'_, ServerAddress>,
) -> Result<StoredFile, Problem> {
    // The policy of the window does not reach here: nothing is asked of anybody but the server.
    if !server.serves(&request.url) {
        return Err(Problem::AddressNotFound);
    }
    let cancel = running.begin(id);
    let unreported = Mutex::new(0);
    let report = |count: u64, least: u64| {
        let mut sum = unreported.lock().expect("no panic holds this lock");
        *sum += count;
        if *sum > least {
            // A window that was loaded anew hears no more of it.
            let _ = on_bytes.send(std::mem::take(&mut *sum));
        }
    };
    let result = transfers.transfer(request, cancel, |count| report(count, REPORT_EVERY)).await;
    report(0, 0);
    running.end(id);
    result
}

#[tauri::command]
pub fn cancel_transfer(id: u32, running: State<'_, Running>) {
    running.cancel(id);
}

#[tauri::command]
pub async fn remove_files(files: Vec<FileKey>, store: Shared<'_>) -> Result<(), Problem> {
    on_disk(&store, move |store| store.remove(&files)).await
}

#[tauri::command]
pub async fn remove_partial(except: Vec<FileKey>, store: Shared<'_>) -> Result<(), Problem> {
    on_disk(&store, move |store| store.remove_partial(&except)).await
}

#[tauri::command]
pub async fn is_sound(file: FileKey, store: Shared<'_>) -> Result<bool, Problem> {
    on_disk(&store, move |store| store.is_sound(&file)).await
}

#[tauri::command]
pub async fn read_text(name: TextName, store: Shared<'_>) -> Result<Option<String>, Problem> {
    on_disk(&store, move |store| store.read_text(&name)).await
}

#[tauri::command]
pub async fn write_text(name: TextName, text: String, store: Shared<'_>) -> Result<(), Problem> {
    on_disk(&store, move |store| store.write_text(&name, &text)).await
}

#[tauri::command]
pub async fn remove_text(name: TextName, store: Shared<'_>) -> Result<(), Problem> {
    on_disk(&store, move |store| store.remove_text(&name)).await
}

#[tauri::command]
pub async fn text_names(store: Shared<'_>) -> Result<Vec<TextName>, Problem> {
    on_disk(&store, Store::text_names).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transfer_is_cancelled_before_it_has_begun_and_while_it_runs() {
        let running = Running::default();
        running.cancel(1);
        let (early, other) = (running.begin(1), running.begin(2));
        assert!(early.is_cancelled() && !other.is_cancelled());
        running.cancel(2);
        assert!(other.is_cancelled());
        // The number of a transfer that has ended is free again.
        running.end(2);
        assert!(!running.begin(2).is_cancelled());
    }

    #[test]
    fn cancels_of_transfers_that_have_ended_take_no_more_room_with_time() {
        let running = Running::default();
        for id in 0..10_000 {
            running.begin(id);
            running.end(id);
            running.cancel(id);
        }
        assert!(running.known().begun.is_empty());
        assert_eq!(running.known().early.len(), MOST_EARLY);
    }
}
