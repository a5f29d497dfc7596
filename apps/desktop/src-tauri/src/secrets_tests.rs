use super::*;
use crate::test_session::{HOME, in_a_session};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// A keychain in memory that a test closes and opens.
#[derive(Clone, Default)]
struct Fake {
    text: Arc<Mutex<Option<String>>>,
    is_closed: Arc<AtomicBool>,
}

impl Fake {
    fn close(&self, is_closed: bool) {
        self.is_closed.store(is_closed, Ordering::SeqCst);
    }

    fn answer<T>(&self, value: T) -> Result<T, Closed> {
        if self.is_closed.load(Ordering::SeqCst) { Err("it is closed") } else { Ok(value) }
    }
}

impl Keychain for Fake {
    fn read(&self) -> Result<Option<String>, Closed> {
        self.answer(self.text.lock().unwrap().clone())
    }

    fn write(&self, text: &str) -> Result<(), Closed> {
        self.answer(())?;
        *self.text.lock().unwrap() = Some(text.into());
        Ok(())
    }
}

/// The secrets of a start of the app.
fn start<K: Keychain + 'static>(folder: &Path, keychain: &K) -> Inner<K>
where
    K: Clone,
{
    Inner { keychain: keychain.clone(), file: WaitingFile::in_folder(folder), held: Mutex::default() }
}

fn file_of(folder: &Path) -> PathBuf {
    folder.join("secrets.json")
}

fn texts(pairs: &[(&str, &str)]) -> Texts {
    pairs.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect()
}

#[test]
fn a_keychain_that_was_closed_at_the_start_keeps_what_it_has() {
    let (folder, keychain) = (tempfile::tempdir().unwrap(), Fake::default());
    start(folder.path(), &keychain).change("first".into(), Some("1".into())).unwrap();
    keychain.close(true);
    let app = start(folder.path(), &keychain);
    assert_eq!(app.read_all().unwrap(), (texts(&[]), Kept::File));
    keychain.close(false);
    assert_eq!(app.change("second".into(), Some("2".into())).unwrap(), Kept::Keychain);
    let all = (texts(&[("first", "1"), ("second", "2")]), Kept::Keychain);
    assert_eq!(app.read_all().unwrap(), all);
    assert_eq!(start(folder.path(), &keychain).read_all().unwrap(), all);
}

#[test]
fn what_was_changed_beside_a_closed_keychain_reaches_it_at_the_next_start() {
    let (folder, keychain) = (tempfile::tempdir().unwrap(), Fake::default());
    let app = start(folder.path(), &keychain);
    app.change("kept".into(), Some("1".into())).unwrap();
    app.change("removed".into(), Some("2".into())).unwrap();
    keychain.close(true);
    let app = start(folder.path(), &keychain);
    assert_eq!(app.change("removed".into(), None).unwrap(), Kept::File);
    assert_eq!(app.change("new".into(), Some("3".into())).unwrap(), Kept::File);
    // Still closed: what is known comes back.
    assert_eq!(start(folder.path(), &keychain).read_all().unwrap(), (texts(&[("new", "3")]), Kept::File));
    keychain.close(false);
    let app = start(folder.path(), &keychain);
    assert_eq!(app.read_all().unwrap(), (texts(&[("kept", "1"), ("new", "3")]), Kept::Keychain));
    assert!(!file_of(folder.path()).exists());
}

#[test]
fn a_file_that_could_not_be_removed_does_not_win_over_the_keychain() {
    let (folder, keychain) = (tempfile::tempdir().unwrap(), Fake::default());
    keychain.close(true);
    start(folder.path(), &keychain).change("token".into(), Some("old".into())).unwrap();
    let left_behind = fs::read(file_of(folder.path())).unwrap();
    keychain.close(false);
    start(folder.path(), &keychain).change("token".into(), Some("new".into())).unwrap();
    fs::write(file_of(folder.path()), &left_behind).unwrap();
    let app = start(folder.path(), &keychain);
    assert_eq!(app.read_all().unwrap().0, texts(&[("token", "new")]));
}

#[test]
fn a_file_that_cannot_be_removed_is_told() {
    let (folder, keychain) = (tempfile::tempdir().unwrap(), Fake::default());
    // No call removes a folder that has something in it, also when root runs the test.
    fs::create_dir_all(file_of(folder.path()).join("a")).unwrap();
    assert_eq!(start(folder.path(), &keychain).change("token".into(), Some("1".into())).unwrap(), Kept::File);
    assert_eq!(start(folder.path(), &keychain).read_all().unwrap().0, texts(&[("token", "1")]));
}

#[test]
fn only_its_owner_reads_the_file() {
    let (folder, keychain) = (tempfile::tempdir().unwrap(), Fake::default());
    keychain.close(true);
    let app = start(folder.path(), &keychain);
    app.change("token".into(), Some("old".into())).unwrap();
    app.change("token".into(), Some("new".into())).unwrap();
    assert_eq!(
        std::os::unix::fs::PermissionsExt::mode(&fs::metadata(file_of(folder.path())).unwrap().permissions()) & 0o777,
        0o600
    );
    assert_eq!(start(folder.path(), &keychain).read_all().unwrap(), (texts(&[("token", "new")]), Kept::File));
}

#[test]
fn names_of_secrets_are_checked() {
    assert!(checked("vitrine:auth".into()).is_ok());
    for name in ["", "a/b", "a b", &"a".repeat(101)] {
        assert!(checked(name.into()).is_err(), "{name}");
    }
}

#[test]
fn the_keychain_of_a_session_is_used_open_and_closed() {
    let home = tempfile::tempdir().unwrap();
    let open = "printf open | gnome-keyring-daemon --unlock --components=secrets";
    let closed = "gnome-keyring-daemon --start --components=secrets";
    if !in_a_session(home.path(), open, "secrets::tests::first_start") {
        println!("SKIPPED  secrets in a Secret Service: there is no gnome-keyring-daemon or no dbus-run-session");
        return;
    }
    assert!(in_a_session(home.path(), closed, "secrets::tests::start_beside_a_closed_keychain"));
    assert!(in_a_session(home.path(), open, "secrets::tests::start_with_the_keychain_open_again"));
}

fn in_system() -> (PathBuf, Inner<SystemKeychain>) {
    let folder = PathBuf::from(std::env::var_os(HOME).expect("run by the_keychain_of_a_session_is_used_open_and_closed"));
    let keychain = SystemKeychain { service: "example.vitrine.test".into() };
    let inner = Inner { keychain, file: WaitingFile::in_folder(&folder), held: Mutex::default() };
    (folder, inner)
}

#[test]
#[ignore = "run by the_keychain_of_a_session_is_used_open_and_closed"]
fn first_start() {
    let (folder, app) = in_system();
    assert_eq!(app.read_all().unwrap(), (texts(&[]), Kept::Keychain));
    assert_eq!(app.change("old".into(), Some("1".into())).unwrap(), Kept::Keychain);
    assert!(!file_of(&folder).exists());
}

#[test]
#[ignore = "run by the_keychain_of_a_session_is_used_open_and_closed"]
fn start_beside_a_closed_keychain() {
    let (folder, app) = in_system();
    assert_eq!(app.read_all().unwrap(), (texts(&[]), Kept::File));
    assert_eq!(app.change("new".into(), Some("2".into())).unwrap(), Kept::File);
    assert!(file_of(&folder).exists());
}

#[test]
#[ignore = "run by the_keychain_of_a_session_is_used_open_and_closed"]
fn start_with_the_keychain_open_again() {
    let (folder, app) = in_system();
    assert_eq!(app.read_all().unwrap(), (texts(&[("new", "2"), ("old", "1")]), Kept::Keychain));
    assert!(!file_of(&folder).exists());
}
