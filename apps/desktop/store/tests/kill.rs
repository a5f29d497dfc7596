//! A process that loads and replaces texts is ended by kill -9 at any moment. `VITRINE_TEST_KILLS` says how often.
#![cfg(unix)]
mod support;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use support::*;
use vitrine_store::{Cancel, FileKey, Folder, Store, TextName};

const SIZE: usize = 5_000_000;
const MIB: u64 = 1024 * 1024;

fn kills() -> u64 {
    std::env::var("VITRINE_TEST_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(20)
}

/// Numbers that are the same in each run, below `limit`.
fn numbers(limit: u64) -> impl FnMut() -> u64 {
    let mut state: u64 = 42;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % limit
    }
}

/// Starts this test program again as `role`.
fn start_child(role: &str, folder: &Path, url: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child", "--nocapture", "--test-threads=1"])
        .env("VITRINE_CHILD", role)
        .env("VITRINE_CHILD_STORE", folder)
        .env("VITRINE_CHILD_URL", url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What the child does; nothing in the run of the tests.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(role) = std::env::var("VITRINE_CHILD") else { return };
    let folder = PathBuf::from(std::env::var("VITRINE_CHILD_STORE").unwrap());
    let say = |line: &str| {
        let mut out = std::io::stdout();
        writeln!(out, "{line}").unwrap();
        out.flush().unwrap();
    };
    if role == "load" {
        let (store, transfers) = open(&folder, None);
        let url = std::env::var("VITRINE_CHILD_URL").unwrap();
        say("ready 0");
        let on_bytes = |count| say(&format!("bytes {count}"));
        transfers.transfer(request(&url, &some_bytes(SIZE)), Cancel::new(), on_bytes).await.unwrap();
        store.settle().unwrap();
        say("end 0");
    } else {
        let store = Store::open(&folder).unwrap();
        let name: TextName = "current.json".to_string().try_into().unwrap();
        for round in 0u64.. {
            let letter = if round % 2 == 0 { "o" } else { "n" };
            store.write_text(&name, &letter.repeat(100_000)).unwrap();
            say("bytes 1");
        }
    }
}

/// Reads what the child tells until it has counted to `until` or ended, and kills it. Answers the sum and whether it had ended.
fn kill_at(mut child: Child, until: u64) -> (u64, bool) {
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (mut sum, mut ended, mut ready) = (0, false, false);
    while (!ready || sum < until) && !ended {
        let Some(Ok(line)) = lines.next() else { panic!("the child ended by itself") };
        match line.split_once(' ') {
            Some(("bytes", count)) => sum += count.parse::<u64>().unwrap(),
            Some(("end", _)) => ended = true,
            Some(("ready", _)) => {}
            _ => continue,
        }
        ready = true;
    }
    child.kill().unwrap();
    child.wait().unwrap();
    // What it had told before it died.
    for line in lines.map_while(Result::ok) {
        if let Some(count) = line.strip_prefix("bytes ") {
            sum += count.parse::<u64>().unwrap_or(0);
        }
    }
    (sum, ended)
}

#[test]
fn a_kill_costs_at_most_a_mebibyte_and_never_leaves_a_corrupt_file() {
    let bytes = some_bytes(SIZE);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let key = FileKey { folder: Folder::Images, sha256: hash_of(&bytes).try_into().unwrap() };
    let mut next = numbers(2 * MIB);
    let (mut loaded, mut files, mut since) = (0, 0, 0);
    for _ in 0..kills() {
        let (count, _) = kill_at(start_child("load", folder.path(), &server.url), next());
        loaded += count;
        since += 1;
        if store.size_of(&key).is_none() {
            continue;
        }
        assert!(store.is_sound(&key).unwrap(), "a corrupt file under its name");
        assert!(loaded <= SIZE as u64 + since * MIB, "{loaded} bytes for a file of {SIZE} after {since} kills");
        store.remove(std::slice::from_ref(&key)).unwrap();
        (files, loaded, since) = (files + 1, 0, 0);
    }
    let (count, ended) = kill_at(start_child("load", folder.path(), &server.url), u64::MAX);
    assert!(ended && store.is_sound(&key).unwrap());
    assert!(loaded + count <= SIZE as u64 + since * MIB);
    println!("{} kills, {files} files between them", kills());
}

#[test]
fn a_kill_leaves_the_old_text_or_the_new_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let name: TextName = "current.json".to_string().try_into().unwrap();
    let mut next = numbers(20);
    for _ in 0..kills() {
        kill_at(start_child("replace", folder.path(), ""), 1 + next());
        let text = store.read_text(&name).unwrap().unwrap();
        let letters = [text.matches('o').count(), text.matches('n').count()];
        assert!(letters == [100_000, 0] || letters == [0, 100_000], "{letters:?}");
    }
}
