//! A real server on this machine whose answers a test writes by hand, byte by byte.
#![allow(dead_code)]

use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use vitrine_store::{Cancel, Expected, Folder, Problem, Store, StoredFile, TransferRequest, Transfers, client_builder};

/// What a client asked for.
#[derive(Debug, Clone)]
pub struct Asked {
    pub path: String,
    pub headers: HashMap<String, String>,
}

impl Asked {
    /// First byte that was asked for.
    pub fn from(&self) -> usize {
        self.headers.get("range").map_or(0, |range| range["bytes=".len()..range.len() - 1].parse().unwrap())
    }
}

pub struct Server {
    pub url: String,
    pub asked: Arc<Mutex<Vec<Asked>>>,
}

/// Answers each request by `answer`; then the connection ends.
pub fn start(answer: impl Fn(&Asked, &mut TcpStream) -> std::io::Result<()> + Send + Sync + 'static) -> Server {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/file", listener.local_addr().unwrap());
    let asked = Arc::new(Mutex::new(Vec::new()));
    let all = asked.clone();
    let answer = Arc::new(answer);
    thread::spawn(move || {
        for stream in listener.incoming() {
            let (mut stream, all, answer) = (stream.unwrap(), all.clone(), answer.clone());
            thread::spawn(move || {
                let one = read_head(&stream);
                all.lock().unwrap().push(one.clone());
                // The client may have gone: that is what some tests are about.
                let _ = answer(&one, &mut stream);
            });
        }
    });
    Server { url, asked }
}

fn read_head(stream: &TcpStream) -> Asked {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines().map_while(Result::ok);
    let path = lines.next().unwrap_or_default().split(' ').nth(1).unwrap_or_default().to_string();
    let headers = lines
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_once(": ").map(|(name, value)| (name.to_ascii_lowercase(), value.to_string())))
        .collect();
    Asked { path, headers }
}

pub fn head(stream: &mut TcpStream, status: &str, headers: &[&str]) -> std::io::Result<()> {
    let lines: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    stream.write_all(format!("HTTP/1.1 {status}\r\nConnection: close\r\n{lines}\r\n").as_bytes())
}

/// As a sound server answers: whole, or the rest by Range.
pub fn sound(asked: &Asked, stream: &mut TcpStream, bytes: &[u8]) -> std::io::Result<()> {
    let from = asked.from();
    let length = format!("Content-Length: {}", bytes.len() - from);
    if from > 0 {
        let range = format!("Content-Range: bytes {from}-{}/{}", bytes.len() - 1, bytes.len());
        head(stream, "206 Partial Content", &[&length, &range])?;
    } else {
        head(stream, "200 OK", &[&length])?;
    }
    stream.write_all(&bytes[from..])
}

/// Bytes that compress to nothing else and differ at each place.
pub fn some_bytes(count: usize) -> Vec<u8> {
    let mut state: u32 = 7;
    let next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    std::iter::repeat_with(next).take(count).collect()
}

pub fn hash_of(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

pub fn request(url: &str, bytes: &[u8]) -> TransferRequest {
    let expected = Expected { sha256: hash_of(bytes).try_into().unwrap(), size: bytes.len() as u64 };
    TransferRequest {
        url: url.into(),
        headers: HashMap::new(),
        folder: Folder::Images,
        expected: Some(expected),
        replaces: false,
    }
}

pub struct Place {
    pub folder: tempfile::TempDir,
    pub store: Arc<Store>,
    pub transfers: Transfers,
}

pub fn place() -> Place {
    place_with(None)
}

pub fn place_with(idle_timeout: Option<Duration>) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let (store, transfers) = open(folder.path(), idle_timeout);
    Place { folder, store, transfers }
}

/// The servers of the tests are on this machine: no proxy of its settings is asked for them.
pub fn open(folder: &Path, idle_timeout: Option<Duration>) -> (Arc<Store>, Transfers) {
    let store = Arc::new(Store::open(folder).unwrap());
    let client = client_builder(idle_timeout).no_proxy().build().unwrap();
    (store.clone(), Transfers::new(store, client))
}

impl Place {
    pub async fn load(&self, request: TransferRequest) -> Result<StoredFile, Problem> {
        let loaded = self.transfers.transfer(request, Cancel::new(), |_| {}).await;
        self.store.settle()?;
        loaded
    }

    /// Names of what interrupted transfers left.
    pub fn left(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path().join("partial")).unwrap();
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
    }
}
