use keepawake::KeepAwake;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// What keeps the computer awake, by number, for the page that is there.
#[derive(Default)]
struct Held {
    /// Grows when a page goes.
    page: u32,
    locks: HashMap<u32, Option<KeepAwake>>,
    last: u32,
}

#[derive(Default)]
pub struct Awake(Mutex<Held>);

impl Awake {
    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().expect("no panic holds this lock")
    }

    fn page(&self) -> u32 {
        self.held().page
    }

    /// Keeps what `page` asked for and answers its number, or gives it back: that page went while the system was asked.
    fn keep(&self, page: u32, lock: Option<KeepAwake>) -> Result<u32, Option<KeepAwake>> {
        let mut held = self.held();
        if held.page != page {
            return Err(lock);
        }
        held.last = held.last.wrapping_add(1);
        let id = held.last;
        held.locks.insert(id, lock);
        Ok(id)
    }

    /// Lets the computer sleep again: the page that kept it awake is gone.
    pub fn end_all(&self) {
        let mut held = self.held();
        held.page = held.page.wrapping_add(1);
        let locks = std::mem::take(&mut held.locks);
        // It tells the system, which may take its time.
        spawn_blocking(move || drop(locks));
    }
}

/// Asks the system to stay awake; None where it offers no way to.
fn hold(reason: String) -> Option<KeepAwake> {
    let mut builder = keepawake::Builder::default();
    builder.idle(true).sleep(true).reason(reason).app_name("Vitrine").app_reverse_domain("example.vitrine.desktop").create().ok()
}

/// Keeps the computer from sleeping by itself. A system that offers no way to is no reason to fail: what a connection that breaks in the
/// sleep has brought is kept, and a retry goes on from there.
#[tauri::command]
pub async fn keep_awake(reason: String, awake: State<'_, Awake>) -> Result<u32, String> {
    let reason: String = reason.chars().filter(|letter| !letter.is_control()).take(200).collect();
    let page = awake.page();
    let lock = spawn_blocking(move || hold(reason)).await.map_err(|error| error.to_string())?;
    awake.keep(page, lock).map_err(|lock| {
        spawn_blocking(move || drop(lock));
        "the page is gone".into()
    })
}

#[tauri::command]
pub async fn let_sleep(id: u32, awake: State<'_, Awake>) -> Result<(), String> {
    let lock = awake.held().locks.remove(&id);
    // It tells the system, which may take its time.
    spawn_blocking(move || drop(lock)).await.map_err(|error| error.to_string())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::test_session::in_a_session;
    use std::io::Read;
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;
    use std::sync::mpsc::{Sender, channel};
    use std::time::Duration;

    /// Answers as logind does: what it hands out holds the lock until it is closed.
    struct Logind(Sender<(String, String, UnixStream)>);

    #[zbus::interface(name = "org.freedesktop.login1.Manager")]
    impl Logind {
        fn inhibit(&self, what: String, who: String, why: String, mode: String) -> zbus::zvariant::OwnedFd {
            assert_eq!((who.as_str(), mode.as_str()), ("Vitrine", "block"));
            let (ours, theirs) = UnixStream::pair().unwrap();
            self.0.send((what, why, ours)).unwrap();
            OwnedFd::from(theirs).into()
        }
    }

    #[test]
    fn a_page_that_went_while_the_system_was_asked_keeps_nothing_awake() {
        let awake = Awake::default();
        let page = awake.page();
        awake.end_all();
        assert!(awake.keep(page, None).is_err());
        assert!(awake.keep(awake.page(), None).is_ok());
        assert_eq!(awake.held().locks.len(), 1);
    }

    #[test]
    fn the_computer_is_kept_awake_as_long_as_it_is_asked_to() {
        let home = tempfile::tempdir().unwrap();
        if !in_a_session(home.path(), "true", "power::tests::logind_is_asked_and_hears_the_end") {
            println!("SKIPPED  keeping the computer awake: there is no dbus-run-session");
        }
    }

    #[test]
    #[ignore = "run by the_computer_is_kept_awake_as_long_as_it_is_asked_to"]
    fn logind_is_asked_and_hears_the_end() {
        let (sender, asked) = channel();
        let _logind = zbus::blocking::connection::Builder::system()
            .and_then(|builder| builder.name("org.freedesktop.login1"))
            .and_then(|builder| builder.serve_at("/org/freedesktop/login1", Logind(sender)))
            .and_then(|builder| builder.build())
            .unwrap();
        let held = hold("The catalogue is loaded".into());
        assert!(held.is_some());
        let awake = Awake::default();
        assert!(awake.keep(awake.page(), held).is_ok());
        let mut locks: Vec<_> = asked.try_iter().collect();
        locks.sort_by(|a, b| a.0.cmp(&b.0));
        let names: Vec<_> = locks.iter().map(|(what, why, _)| (what.as_str(), why.as_str())).collect();
        assert_eq!(names, [("idle", "The catalogue is loaded"), ("sleep", "The catalogue is loaded")]);
        let ended = |lock: &mut UnixStream| matches!(lock.read(&mut [0]), Ok(0));
        for (_, _, lock) in &mut locks {
            lock.set_nonblocking(true).unwrap();
            assert!(!ended(lock));
            lock.set_nonblocking(false).unwrap();
            lock.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        }
        awake.end_all();
        assert!(locks.iter_mut().all(|(_, _, lock)| ended(lock)));
    }
}
