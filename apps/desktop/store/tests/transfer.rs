mod support;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;
use support::*;
use vitrine_store::{Cancel, FileKey, Folder, Problem, StoredFile};

const SIZE: usize = 1_500_000;

/// A server whose first answer breaks off after `count` bytes, and whose next ones are `then`.
fn breaking(
    bytes: &[u8],
    count: usize,
    then: impl Fn(&Asked, &mut std::net::TcpStream, &[u8]) -> std::io::Result<()> + Send + Sync + 'static,
) -> Server {
    let (bytes, calls) = (bytes.to_vec(), AtomicUsize::new(0));
    start(move |asked, stream| {
        if calls.fetch_add(1, Ordering::SeqCst) > 0 {
            return then(asked, stream, &bytes);
        }
        head(stream, "200 OK", &[&format!("Content-Length: {}", bytes.len())])?;
        stream.write_all(&bytes[..count])
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_appears_under_its_hash_and_is_not_asked_for_again() {
    let bytes = some_bytes(SIZE);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let place = place();
    let heard = AtomicU64::new(0);
    let mut wanted = request(&server.url, &bytes);
    wanted.headers.insert("X-Release".into(), "7".into());
    let add = |count| {
        heard.fetch_add(count, Ordering::SeqCst);
    };
    let file = place.transfers.transfer(wanted.clone(), Cancel::new(), add).await.unwrap();
    assert_eq!((file.size, heard.load(Ordering::SeqCst)), (SIZE as u64, SIZE as u64));
    assert_eq!(place.store.list().unwrap(), vec![file.clone()]);
    assert!(place.store.is_sound(&FileKey { folder: file.folder, sha256: file.sha256.clone() }).unwrap());
    assert_eq!(place.left(), Vec::<String>::new());
    assert_eq!(place.load(wanted).await.unwrap(), file);
    let asked = server.asked.lock().unwrap();
    assert_eq!((asked.len(), asked[0].headers["x-release"].as_str()), (1, "7"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_the_disk_has_changed_stays_until_the_right_one_takes_its_place() {
    let bytes = some_bytes(SIZE);
    let server = breaking(&bytes, 900_000, sound);
    let place = place();
    let mut wanted = request(&server.url, &bytes);
    let key = FileKey { folder: wanted.folder, sha256: hash_of(&bytes).try_into().unwrap() };
    let path = place.folder.path().join("files/images").join(hash_of(&bytes));
    std::fs::write(&path, vec![0; SIZE]).unwrap();
    assert_eq!(place.load(wanted.clone()).await.unwrap().size, SIZE as u64);
    assert_eq!(server.asked.lock().unwrap().len(), 0);
    wanted.replaces = true;
    assert_eq!(place.load(wanted.clone()).await, Err(Problem::NetworkDown));
    assert_eq!((place.store.size_of(&key), place.store.is_sound(&key)), (Some(SIZE as u64), Ok(false)));
    place.load(wanted).await.unwrap();
    assert_eq!((std::fs::read(&path).unwrap() == bytes, place.left()), (true, Vec::<String>::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_transfers_of_one_file_ask_once() {
    let bytes = some_bytes(SIZE);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let place = place();
    let wanted = request(&server.url, &bytes);
    let (one, two) = tokio::join!(place.load(wanted.clone()), place.load(wanted));
    assert_eq!(one.unwrap(), two.unwrap());
    assert_eq!(server.asked.lock().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_no_manifest_names_is_kept_by_its_own_hash() {
    let bytes = some_bytes(3000);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let place = place();
    let mut wanted = request(&server.url, &bytes);
    wanted.expected = None;
    wanted.folder = Folder::Objects;
    let file = place.load(wanted).await.unwrap();
    assert_eq!((String::from(file.sha256), file.size), (hash_of(&bytes), 3000));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_ends_in_the_middle_goes_on_there() {
    let bytes = some_bytes(SIZE);
    let server = breaking(&bytes, 900_000, sound);
    let place = place();
    let wanted = request(&server.url, &bytes);
    assert_eq!(place.load(wanted.clone()).await, Err(Problem::NetworkDown));
    assert_eq!(place.store.list().unwrap(), vec![]);
    place.load(wanted).await.unwrap();
    assert_eq!(server.asked.lock().unwrap()[1].from(), 900_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_without_a_length_that_ends_early_is_no_file() {
    let bytes = some_bytes(SIZE);
    let content = bytes.clone();
    let server = start(move |_, stream| {
        head(stream, "200 OK", &[])?;
        stream.write_all(&content[..SIZE / 2])
    });
    let place = place();
    assert_eq!(place.load(request(&server.url, &bytes)).await, Err(Problem::NetworkDown));
    assert_eq!(place.store.list().unwrap(), vec![]);
}

#[tokio::test(flavor = "multi_thread")]
async fn other_bytes_on_resume_are_found_and_none_of_them_is_kept() {
    let bytes = some_bytes(SIZE);
    let server = breaking(&bytes, 900_000, |asked, stream, bytes| {
        let is_resume = asked.from() > 0;
        let foreign: Vec<u8> = bytes.iter().map(|byte| if is_resume { !byte } else { *byte }).collect();
        sound(asked, stream, &foreign)
    });
    let place = place();
    let wanted = request(&server.url, &bytes);
    assert_eq!(place.load(wanted.clone()).await, Err(Problem::NetworkDown));
    assert_eq!(place.load(wanted.clone()).await, Err(Problem::WrongContent));
    assert_eq!((place.store.list().unwrap(), place.left()), (vec![], vec![]));
    place.load(wanted).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ignores_range_is_read_from_the_first_byte() {
    let bytes = some_bytes(SIZE);
    let server = breaking(&bytes, 900_000, |_, stream, bytes| {
        head(stream, "200 OK", &[&format!("Content-Length: {}", bytes.len())])?;
        stream.write_all(bytes)
    });
    let place = place();
    let wanted = request(&server.url, &bytes);
    assert_eq!(place.load(wanted.clone()).await, Err(Problem::NetworkDown));
    place.load(wanted).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_range_that_was_not_asked_for_is_refused_and_the_whole_file_loaded() {
    for wrong in ["bytes 0-10/1500000", "bytes 900000-1499999/1600000", "bytes 900001-1499999/1500000", "nonsense"] {
        let bytes = some_bytes(SIZE);
        let server = breaking(&bytes, 900_000, move |asked, stream, bytes| {
            if asked.from() == 0 {
                return sound(asked, stream, bytes);
            }
            head(stream, "206 Partial Content", &[&format!("Content-Range: {wrong}")])?;
            stream.write_all(&bytes[900_000..])
        });
        let place = place();
        let wanted = request(&server.url, &bytes);
        assert_eq!(place.load(wanted.clone()).await, Err(Problem::NetworkDown), "{wrong}");
        place.load(wanted).await.unwrap();
        assert_eq!(server.asked.lock().unwrap().len(), 3, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_status_is_told_and_what_has_arrived_stays() {
    for status in ["404 Not Found", "500 Internal Server Error", "302 Found"] {
        let bytes = some_bytes(SIZE);
        let server =
            breaking(&bytes, 900_000, move |_, stream, _| head(stream, status, &["Content-Length: 0", "Location: /other"]));
        let place = place();
        let wanted = request(&server.url, &bytes);
        assert_eq!(place.load(wanted.clone()).await, Err(Problem::NetworkDown));
        let code = status[..3].parse().unwrap();
        assert_eq!(place.load(wanted.clone()).await, Err(Problem::Status { status: code }));
        assert_eq!(place.load(wanted).await, Err(Problem::Status { status: code }));
        let from: Vec<usize> = server.asked.lock().unwrap().iter().map(Asked::from).collect();
        assert_eq!(from, [0, 900_000, 900_000]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_content_or_another_size_is_no_file() {
    let bytes = some_bytes(SIZE);
    for (served, lengths) in
        [(some_bytes(SIZE + 1), true), (some_bytes(SIZE + 1), false), (some_bytes(SIZE - 1), true), (vec![1; SIZE], true)]
    {
        let server = start(move |asked, stream| {
            if lengths {
                return sound(asked, stream, &served);
            }
            head(stream, "200 OK", &[])?;
            stream.write_all(&served)
        });
        let place = place();
        assert_eq!(place.load(request(&server.url, &bytes)).await, Err(Problem::WrongContent));
        assert_eq!((place.store.list().unwrap(), place.left()), (vec![], vec![]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_falls_silent_is_a_timeout() {
    let bytes = some_bytes(SIZE);
    let content = bytes.clone();
    let server = start(move |_, stream| {
        head(stream, "200 OK", &[&format!("Content-Length: {SIZE}")])?;
        stream.write_all(&content[..1000])?;
        // Until the client hangs up.
        std::io::copy(stream, &mut std::io::sink()).map(|_| ())
    });
    let place = place_with(Some(Duration::from_millis(200)));
    assert_eq!(place.load(request(&server.url, &bytes)).await, Err(Problem::Timeout));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_transfer_that_is_cancelled_ends_and_goes_on_later() {
    let bytes = some_bytes(SIZE);
    let calls = AtomicUsize::new(0);
    let content = bytes.clone();
    let server = start(move |asked, stream| {
        if calls.fetch_add(1, Ordering::SeqCst) > 0 {
            return sound(asked, stream, &content);
        }
        head(stream, "200 OK", &[&format!("Content-Length: {SIZE}")])?;
        stream.write_all(&content[..700_000])?;
        std::io::copy(stream, &mut std::io::sink()).map(|_| ())
    });
    let place = place();
    let wanted = request(&server.url, &bytes);
    let cancel = Cancel::new();
    let (heard, stop) = (Arc::new(AtomicU64::new(0)), cancel.clone());
    let on_bytes = move |count| {
        if heard.fetch_add(count, Ordering::SeqCst) + count == 700_000 {
            stop.cancel();
        }
    };
    assert_eq!(place.transfers.transfer(wanted.clone(), cancel, on_bytes).await, Err(Problem::Cancelled));
    place.load(wanted).await.unwrap();
    assert_eq!(server.asked.lock().unwrap()[1].from(), 700_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_not_there_is_told_from_an_address_that_is_none() {
    let place = place();
    assert_eq!(place.load(request("http://127.0.0.1:1/", b"a")).await, Err(Problem::NetworkDown));
    // A part of a name has at most 63 letters: no server of names is asked.
    let none = format!("http://{}.example/", "a".repeat(64));
    for url in [none.as_str(), "file:///etc/passwd", "no address", "ftp://127.0.0.1/"] {
        assert_eq!(place.load(request(url, b"a")).await, Err(Problem::AddressNotFound), "{url}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_of_the_transfer_itself_cannot_be_set() {
    let place = place();
    for (name, value) in [("Range", "bytes=0-1"), ("host", "other"), ("X-A", "a\r\nb"), ("no name", "a")] {
        let mut wanted = request("http://127.0.0.1:9/", b"a");
        wanted.headers.insert(name.into(), value.into());
        assert!(matches!(place.load(wanted).await, Err(Problem::Disk { .. })), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_of_transfers_goes_but_for_what_is_still_wanted() {
    let (one, two) = (some_bytes(SIZE), some_bytes(SIZE + 1));
    let place = place();
    for bytes in [&one, &two] {
        let server = breaking(bytes, 900_000, sound);
        assert_eq!(place.load(request(&server.url, bytes)).await, Err(Problem::NetworkDown));
    }
    let key = FileKey { folder: Folder::Images, sha256: hash_of(&one).try_into().unwrap() };
    let listed = || {
        let mut sizes: Vec<u64> = place.store.list_partial().unwrap().into_iter().map(|file| file.size).collect();
        sizes.sort();
        sizes
    };
    assert_eq!(listed(), [900_000, 900_000]);
    place.store.remove_partial(std::slice::from_ref(&key)).unwrap();
    let file = StoredFile { folder: Folder::Images, sha256: key.sha256.clone(), size: 900_000 };
    assert_eq!(place.store.list_partial(), Ok(vec![file]));
    let mut left = place.left();
    left.sort();
    let stem = format!("images-{}", hash_of(&one));
    assert_eq!(left, [format!("{stem}.notes"), format!("{stem}.part")]);
    place.store.remove(&[key]).unwrap();
    assert_eq!(place.left(), Vec::<String>::new());
}
