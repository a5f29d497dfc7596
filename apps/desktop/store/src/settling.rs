use crate::problem::Problem;
use std::io;
use std::sync::{Arc, Condvar, Mutex};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// Files that have all their bytes and are on their way to the disk: the network need not wait for it. Their bytes together are limited,
/// so that a disk that is slower than the network is waited for, and so is their number.
const BYTES_AT_ONCE: u64 = 16 * 1024 * 1024;
const FILES_AT_ONCE: u64 = 16;
const UNIT: u64 = 64 * 1024;
const UNITS: u64 = BYTES_AT_ONCE / UNIT;

#[derive(Default)]
struct Waiting {
    files: usize,
    /// Of the first file since somebody took one.
    failure: Option<Problem>,
}

pub(crate) struct Settling {
    waiting: Mutex<Waiting>,
    one_less: Condvar,
    room: Arc<Semaphore>,
}

impl Default for Settling {
    fn default() -> Self {
        Settling { waiting: Mutex::default(), one_less: Condvar::new(), room: Arc::new(Semaphore::new(UNITS as usize)) }
    }
}

impl Settling {
    /// Waits until a file of `size` may be under way beside the others.
    pub async fn room_for(&self, size: u64) -> OwnedSemaphorePermit {
        let units = (size / UNIT).clamp(UNITS / FILES_AT_ONCE, UNITS);
        self.room.clone().acquire_many_owned(units as u32).await.expect("it is never closed")
    }

    /// Lets `work` bring a file to the disk on another thread; `held` is given back when it has ended.
    pub fn begin<Held: Send + 'static>(self: &Arc<Self>, held: Held, work: impl FnOnce() -> io::Result<()> + Send + 'static) {
        self.waiting.lock().expect("no panic holds this lock").files += 1;
        let settling = self.clone();
        spawn_blocking(move || {
            let result = work();
            let mut waiting = settling.waiting.lock().expect("no panic holds this lock");
            waiting.files -= 1;
            if let Err(error) = result {
                waiting.failure.get_or_insert(error.into());
            }
            settling.one_less.notify_all();
            drop(held);
        });
    }

    /// Waits until every file is on the disk under its name, or has failed and is not there.
    pub fn wait(&self) {
        let mut waiting = self.waiting.lock().expect("no panic holds this lock");
        while waiting.files > 0 {
            waiting = self.one_less.wait(waiting).expect("no panic holds this lock");
        }
    }

    /// The first failure since the last call.
    pub fn take_failure(&self) -> Result<(), Problem> {
        self.waiting.lock().expect("no panic holds this lock").failure.take().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::Duration;

    #[tokio::test(flavor = "multi_thread")]
    async fn all_are_waited_for_and_a_failure_is_told_once() {
        let settling = Arc::new(Settling::default());
        let (go, is_done) = (std::sync::mpsc::channel::<()>(), Arc::new(AtomicBool::new(false)));
        let done = is_done.clone();
        settling.begin(settling.room_for(1).await, move || {
            go.1.recv().unwrap();
            done.store(true, Ordering::SeqCst);
            Ok(())
        });
        settling.begin((), || Err(io::Error::other("EIO")));
        go.0.send(()).unwrap();
        settling.wait();
        assert!(is_done.load(Ordering::SeqCst));
        assert_eq!(settling.take_failure(), Err(Problem::Disk { message: "EIO".into() }));
        assert_eq!(settling.take_failure(), Ok(()));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_disk_that_is_slower_than_the_network_is_waited_for() {
        let settling = Arc::new(Settling::default());
        let large = settling.room_for(1 << 40).await;
        let mut next = Box::pin(settling.room_for(1));
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut next).await.is_err());
        drop(large);
        drop(next.await);
    }
}
