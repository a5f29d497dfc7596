use keepawake::KeepAwake;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use tauri::State;
use tauri::async_runtime::spawn_blocking;

/// What keeps the computer awake, by number.
#[derive(Default)]
pub struct Awake {
    held: Mutex<HashMap<u32, Option<KeepAwake>>>,
    last: AtomicU32,
}

impl Awake {
    /// Lets the computer sleep again: the page that kept it awake is gone.
    pub fn end_all(&self) {
        let held = std::mem::take(&mut *self.held.lock().expect("no panic holds this lock"));
        // It tells the system, which may take its time.
        spawn_blocking(move || drop(held));
    }
}

/// Asks the system to stay awake; None where it offers no way to.
fn hold(reason: String) -> Option<KeepAwake> {
    let mut builder = keepawake::Builder::default();
    builder.idle(true).sleep(true).reason(reason).app_name("Vitrine").app_reverse_domain("example.vitrine.desktop").create().ok()
}

/// Keeps the computer from sleeping by itself. A system that offers no way to is no reason to fail: the load goes on after the sleep.
#[tauri::command]
pub async fn keep_awake(reason: String, awake: State<'_, Awake>) -> Result<u32, String> {
    let reason: String = reason.chars().filter(|letter| !letter.is_control()).take(200).collect();
    let held = spawn_blocking(move || hold(reason)).await.map_err(|error| error.to_string())?;
    let id = awake.last.fetch_add(1, Ordering::Relaxed);
    awake.held.lock().expect("no panic holds this lock").insert(id, held);
    Ok(id)
}

#[tauri::command]
pub async fn let_sleep(id: u32, awake: State<'_, Awake>) -> Result<(), String> {
    let held = awake.held.lock().expect("no panic holds this lock").remove(&id);
    // It tells the system, which may take its time.
    spawn_blocking(move || drop(held)).await.map_err(|error| error.to_string())
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
        awake.held.lock().unwrap().insert(0, held);
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
