mod support;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use support::*;
use vitrine_store::{Store, serve};

const WINDOW: &str = "tauri://localhost";

struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value).next()
    }
}

/// Asks as it is written: nothing corrects the request.
fn ask(base: &str, method: &str, path: &str, headers: &[&str]) -> Answer {
    let rest = base.strip_prefix("http://").unwrap();
    let (host, secret) = rest.split_once('/').unwrap();
    let target = if path.starts_with('/') { path.to_string() } else { format!("/{secret}/{path}") };
    let host_line = format!("Host: {host}");
    let host_line = if headers.iter().any(|line| line.starts_with("Host: ")) { vec![] } else { vec![host_line.as_str()] };
    let lines: String = host_line.iter().chain(headers).map(|line| format!("{line}\r\n")).collect();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.write_all(format!("{method} {target} HTTP/1.1\r\nConnection: close\r\n{lines}\r\n").as_bytes()).unwrap();
    let mut all = Vec::new();
    stream.read_to_end(&mut all).unwrap();
    let end = all.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    let head = String::from_utf8(all[..end].to_vec()).unwrap();
    Answer { status: head[9..12].parse().unwrap(), body: all[end + 4..].to_vec(), head }
}

fn put(store: &Store, folder: &tempfile::TempDir, index: &str, files: &[(&str, &str, &[u8], &str)], release: u64) {
    let mut entries = Vec::new();
    for (key, kind, bytes, media_type) in files {
        fs::write(folder.path().join("files").join(kind).join(hash_of(bytes)), bytes).unwrap();
        entries.push(format!(
            r#""{key}":{{"folder":"{kind}","sha256":"{}","size":{},"type":"{media_type}"}}"#,
            hash_of(bytes),
            bytes.len()
        ));
    }
    let text = format!(
        r#"{{"version":1,"release":{release},"languages":["de"],"loadedAt":"2026-11-23T10:00:00Z","files":{{{}}}}}"#,
        entries.join(",")
    );
    store.write_text(&index.to_string().try_into().unwrap(), &text).unwrap();
    store.write_text(&"current.json".to_string().try_into().unwrap(), &format!(r#"{{"catalogue":"{index}"}}"#)).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_window_reads_the_active_catalogue_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Store::open(folder.path()).unwrap());
    let base = serve(store.clone(), &[WINDOW]).await.unwrap().base;
    assert_eq!(ask(&base, "GET", "de/home-page", &[]).status, 404);

    let film = some_bytes(300_000);
    let (home, new_home) = (br#"{"data":1}"#, br#"{"data":2}"#);
    let json = "application/vnd.api+json";
    let files: [(&str, &str, &[u8], &str); 3] = [
        ("de/home-page", "objects", home, json),
        ("assets/0123456789abcdef/film.mp4", "videos", &film, "video/mp4"),
        ("assets/0123456789abcdef/ä b.svg", "images", b"<svg/>", "image/svg+xml"),
    ];
    put(&store, &folder, "catalogue-1.json", &files, 7);

    let origin = format!("Origin: {WINDOW}");
    let page = ask(&base, "GET", "de/home-page?x=1", &[&origin]);
    assert_eq!((page.status, page.body.as_slice()), (200, home.as_slice()));
    let etag = format!("\"{}\"", hash_of(home));
    for (name, value) in [
        ("content-type", json),
        ("x-release", "7"),
        ("etag", etag.as_str()),
        ("x-content-type-options", "nosniff"),
        ("access-control-allow-origin", WINDOW),
        ("cache-control", "no-store"),
    ] {
        assert_eq!(page.header(name), Some(value), "{name}");
    }
    let exposed = page.header("access-control-expose-headers").unwrap();
    assert!(exposed.contains("X-Release") && exposed.contains("ETag"));

    let whole = ask(&base, "GET", "assets/0123456789abcdef/film.mp4", &[]);
    assert_eq!(
        (whole.status, whole.header("content-type"), whole.header("access-control-allow-origin")),
        (200, Some("video/mp4"), None)
    );
    assert!(whole.body == film && whole.header("x-release").is_none());
    let part = ask(&base, "GET", "assets/0123456789abcdef/film.mp4", &["Range: bytes=1000-200999"]);
    assert_eq!((part.status, part.header("content-range")), (206, Some("bytes 1000-200999/300000")));
    assert!(part.body == film[1000..201_000]);
    let outside = ask(&base, "GET", "assets/0123456789abcdef/film.mp4", &["Range: bytes=300000-"]);
    assert_eq!((outside.status, outside.header("content-range")), (416, Some("bytes */300000")));
    let head = ask(&base, "HEAD", "assets/0123456789abcdef/film.mp4", &[]);
    assert_eq!((head.status, head.header("content-length"), head.body.len()), (200, Some("300000"), 0));
    assert_eq!(ask(&base, "GET", "assets/0123456789abcdef/%C3%A4%20b.svg", &[]).status, 200);
    let download = ask(&base, "GET", "download/assets/0123456789abcdef/film.mp4", &[]);
    assert_eq!((download.status, download.header("content-disposition")), (200, Some("attachment")));

    for (method, path, headers, status) in [
        ("POST", "de/home-page", vec![], 405),
        ("OPTIONS", "de/home-page", vec![], 405),
        ("GET", "de/other", vec![], 404),
        ("GET", "../../etc/passwd", vec![], 404),
        ("GET", "..%2f..%2ftexts%2fcurrent.json", vec![], 404),
        ("GET", "current.json", vec![], 404),
        ("GET", "%ff", vec![], 404),
        ("GET", "/de/home-page", vec![], 404),
        ("GET", "/00000000000000000000000000000000/de/home-page", vec![], 404),
        ("GET", "de/home-page", vec!["Host: catalogue.example"], 403),
        ("GET", "de/home-page", vec!["Host: localhost"], 403),
        ("GET", "de/home-page", vec!["Origin: https://evil.example"], 403),
        ("GET", "de/home-page", vec!["Origin: null"], 403),
    ] {
        let answer = ask(&base, method, path, &headers);
        assert_eq!((answer.status, answer.body.len()), (status, 0), "{method} {path} {headers:?}");
        assert!(answer.header("access-control-allow-origin").is_none(), "{path}");
    }

    // The switch-over is one rename.
    put(&store, &folder, "catalogue-2.json", &[("de/home-page", "objects", new_home, json)], 8);
    let page = ask(&base, "GET", "de/home-page", &[]);
    assert_eq!((page.body.as_slice(), page.header("x-release")), (new_home.as_slice(), Some("8")));
    assert_eq!(ask(&base, "GET", "assets/0123456789abcdef/film.mp4", &[]).status, 404);

    // A file that lost its end is not there, rather than half there.
    let path = folder.path().join("files/objects").join(hash_of(new_home));
    fs::write(&path, "{").unwrap();
    assert_eq!(ask(&base, "GET", "de/home-page", &[]).status, 404);
    // A document of other bytes is not believed.
    fs::write(&path, br#"{"data":3}"#).unwrap();
    assert_eq!(ask(&base, "GET", "de/home-page", &[]).status, 404);
    fs::write(&path, new_home).unwrap();
    assert_eq!(ask(&base, "GET", "de/home-page", &[]).status, 200);
    store.remove_text(&"current.json".to_string().try_into().unwrap()).unwrap();
    assert_eq!(ask(&base, "GET", "de/home-page", &[]).status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_start_has_an_address_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Store::open(folder.path()).unwrap());
    let (one, two) = (serve(store.clone(), &[]).await.unwrap().base, serve(store, &[]).await.unwrap().base);
    let secret = |base: &str| base.rsplit('/').next().unwrap().to_string();
    assert!(one.starts_with("http://127.0.0.1:") && secret(&one).len() == 32 && secret(&one) != secret(&two));
}
