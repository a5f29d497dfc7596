//! Faults of the disk, on a real file system.
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::*;
use vitrine_store::{FileKey, Folder, Problem, TextName};

fn name(text: &str) -> TextName {
    text.to_string().try_into().unwrap()
}

fn key_of(bytes: &[u8]) -> FileKey {
    FileKey { folder: Folder::Images, sha256: hash_of(bytes).try_into().unwrap() }
}

/// A file system in memory with that many bytes; it goes with the value. None where the system does not let us mount one.
struct SmallDisk(PathBuf, #[allow(dead_code)] tempfile::TempDir);

impl SmallDisk {
    fn mount(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("disk");
        fs::create_dir(&path).unwrap();
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"]).arg(&path).output();
        if !mounted.is_ok_and(|output| output.status.success()) {
            println!("SKIPPED  this machine lets the test mount no file system");
            return None;
        }
        Some(SmallDisk(path, folder))
    }

    fn make_read_only(&self) {
        let done = Command::new("mount").args(["-o", "remount,ro"]).arg(&self.0).status().unwrap();
        assert!(done.success());
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").args(["-l"]).arg(&self.0).status();
    }
}

fn content_of(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_told_and_the_transfer_goes_on_when_there_is_room() {
    let Some(disk) = SmallDisk::mount("2m") else { return };
    let bytes = some_bytes(1_500_000);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let (store, transfers) = open(&disk.0, None);
    store.write_text(&name("current.json"), "former").unwrap();
    let filler = disk.0.join("filler");
    fs::write(&filler, vec![0; 1_000_000]).unwrap();
    let free = store.free_space().unwrap();
    assert!(free < 1_200_000, "{free}");
    let load = || transfers.transfer(request(&server.url, &bytes), vitrine_store::Cancel::new(), |_| {});
    assert_eq!(load().await, Err(Problem::DiskFull));
    assert_eq!(store.write_text(&name("current.json"), &"a".repeat(2_000_000)), Err(Problem::DiskFull));
    assert_eq!(store.read_text(&name("current.json")), Ok(Some("former".into())));
    assert_eq!(store.list().unwrap(), vec![]);
    fs::remove_file(filler).unwrap();
    load().await.unwrap();
    store.settle().unwrap();
    assert!(store.is_sound(&key_of(&bytes)).unwrap());
    assert!(server.asked.lock().unwrap()[1].from() > 0);
}

#[test]
fn a_file_of_the_app_that_another_disk_does_not_take_leaves_what_is_there_and_can_be_brought_later() {
    let Some(disk) = SmallDisk::mount("1m") else { return };
    let folder = tempfile::tempdir().unwrap();
    let (made, saved) = (folder.path().join("made.zip"), disk.0.join("made.zip"));
    fs::write(&made, some_bytes(700_000)).unwrap();
    fs::write(&saved, "former").unwrap();
    let filler = disk.0.join("filler");
    fs::write(&filler, vec![0; 500_000]).unwrap();
    assert_eq!(vitrine_store::bring(&made, &saved), Err(Problem::DiskFull));
    assert_eq!((content_of(&disk.0), fs::read(&saved).unwrap()), (vec!["filler".into(), "made.zip".into()], b"former".into()));
    fs::remove_file(filler).unwrap();
    vitrine_store::bring(&made, &saved).unwrap();
    assert_eq!((content_of(&disk.0), fs::read(&saved).unwrap()), (vec!["made.zip".into()], some_bytes(700_000)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_cannot_be_written_is_told_with_the_words_of_the_system() {
    let Some(disk) = SmallDisk::mount("2m") else { return };
    let bytes = some_bytes(1000);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let (store, transfers) = open(&disk.0, None);
    let kept = key_of(b"kept");
    fs::write(disk.0.join("files/images").join(hash_of(b"kept")), "kept").unwrap();
    store.write_text(&name("catalogue-1.json"), "{}").unwrap();
    disk.make_read_only();
    let loaded = transfers.transfer(request(&server.url, &bytes), vitrine_store::Cancel::new(), |_| {}).await;
    assert!(matches!(loaded, Err(Problem::Disk { message }) if message.contains("Read-only")));
    assert!(matches!(store.write_text(&name("current.json"), "{}"), Err(Problem::Disk { .. })));
    assert_eq!(server.asked.lock().unwrap().len(), 0);
    // What is there can be read, also by the next start of the app; what cannot be removed is told.
    let (next, _) = open(&disk.0, None);
    assert_eq!((next.read_text(&name("catalogue-1.json")), next.is_sound(&kept)), (Ok(Some("{}".into())), Ok(true)));
    assert!(matches!(next.remove(std::slice::from_ref(&kept)), Err(Problem::Disk { .. })));
    assert!(matches!(next.remove_text(&name("catalogue-1.json")), Err(Problem::Disk { .. })));
    assert_eq!((next.list().unwrap().len(), next.text_names()), (1, Ok(vec![name("catalogue-1.json")])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_is_gone_is_told() {
    let place = place();
    fs::remove_dir_all(place.folder.path().join("partial")).unwrap();
    assert!(matches!(place.load(request("http://127.0.0.1:1/", b"a")).await, Err(Problem::Disk { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_changed_on_the_disk_are_found_and_loaded_again() {
    let place = place();
    let bytes = some_bytes(5000);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    place.load(request(&server.url, &bytes)).await.unwrap();
    let key = key_of(&bytes);
    let path = place.folder.path().join("files/images").join(hash_of(&bytes));
    let mut changed = bytes.clone();
    changed[4000] ^= 1;
    fs::write(&path, changed).unwrap();
    assert_eq!(place.store.is_sound(&key), Ok(false));
    place.store.remove(std::slice::from_ref(&key)).unwrap();
    assert_eq!(place.store.is_sound(&key), Ok(false));
    place.load(request(&server.url, &bytes)).await.unwrap();
    assert_eq!(place.store.is_sound(&key), Ok(true));
    // A file that lost its end has not the size of its name: it is loaded again without being asked.
    fs::write(&path, &bytes[..100]).unwrap();
    place.load(request(&server.url, &bytes)).await.unwrap();
    assert_eq!((place.store.is_sound(&key), server.asked.lock().unwrap().len()), (Ok(true), 3));
}

#[test]
fn a_text_is_replaced_whole_and_leaves_nothing_beside_it() {
    let place = place();
    let (one, two) = (name("catalogue-1.json"), name("current.json"));
    assert_eq!(place.store.read_text(&one), Ok(None));
    place.store.write_text(&one, "old").unwrap();
    place.store.write_text(&one, "neu: ä").unwrap();
    place.store.write_text(&two, "{}").unwrap();
    // As a kill in the middle of writing leaves it.
    fs::write(place.folder.path().join("texts/catalogue-2.json~"), "half").unwrap();
    assert_eq!(place.store.read_text(&one), Ok(Some("neu: ä".into())));
    let mut names: Vec<String> = place.store.text_names().unwrap().into_iter().map(String::from).collect();
    names.sort();
    assert_eq!(names, ["catalogue-1.json", "current.json"]);
    place.store.remove_text(&one).unwrap();
    place.store.remove_text(&one).unwrap();
    assert_eq!(content_of(&place.folder.path().join("texts")), ["catalogue-2.json~", "current.json"]);
}
