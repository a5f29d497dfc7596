use crate::index::{ActiveCatalogue, IndexedFile};
use crate::keys::Folder;
use crate::range::{Asked, asked_range};
use crate::store::Store;
use bytes::Bytes;
use futures_util::TryStreamExt;
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, Empty, StreamBody};
use hyper::body::{Frame, Incoming};
use hyper::header::{
    ACCEPT_RANGES, ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ALLOW, CACHE_CONTROL, CONTENT_DISPOSITION,
    CONTENT_LENGTH, CONTENT_RANGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HOST, HeaderValue, ORIGIN, RANGE, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use percent_encoding::percent_decode_str;
use std::convert::Infallible;
use std::io::{self, SeekFrom};
use std::sync::Arc;
use tokio::fs::File;
use tokio::io::{AsyncReadExt, AsyncSeekExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::spawn_blocking;
use tokio_util::io::ReaderStream;

/// Bytes that are read from the disk at once.
const READ_SIZE: usize = 128 * 1024;
const EXPOSED: &str = "ETag, X-Release, Content-Length, Content-Range";
/// A picture or a document of the store, opened as a page, runs nothing and loads nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type Body = UnsyncBoxBody<Bytes, io::Error>;

/// Where the active catalogue is served from.
pub struct StoreServer {
    /// `http://127.0.0.1:<port>/<unguessable>`
    pub base: String,
}

struct Parts {
    store: Arc<Store>,
    active: ActiveCatalogue,
    /// What `Host` has to be: a name that an attacker lets resolve to this machine is another one.
    host: String,
    /// `/<unguessable>/`
    prefix: String,
    /// Origins of the window.
    origins: Vec<String>,
}

/// Serves the active catalogue to the window until the process ends.
pub async fn serve(store: Arc<Store>, origins: &[&str]) -> io::Result<StoreServer> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let host = listener.local_addr()?.to_string();
    let mut secret = [0u8; 16];
    getrandom::fill(&mut secret).map_err(io::Error::other)?;
    let secret: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
    let server = StoreServer { base: format!("http://{host}/{secret}") };
    let parts = Arc::new(Parts {
        store,
        active: ActiveCatalogue::default(),
        host,
        prefix: format!("/{secret}/"),
        origins: origins.iter().map(|origin| origin.to_string()).collect(),
    });
    tokio::spawn(async move {
        loop {
            // One connection that could not be taken is no reason to end; without file handles the next one has to wait.
            let Ok(stream) = accept(&listener).await else {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                continue;
            };
            let parts = parts.clone();
            tokio::spawn(async move {
                let service = service_fn(move |request| {
                    let parts = parts.clone();
                    async move { Ok::<_, Infallible>(answer(&parts, &request).await) }
                });
                // The window closes connections whenever it likes.
                let _ = hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
            });
        }
    });
    Ok(server)
}

/// Head and body of an answer are sent apart. Without this the body often waits for the window to confirm the head, which takes 40 ms.
async fn accept(listener: &TcpListener) -> io::Result<TcpStream> {
    let (stream, _) = listener.accept().await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn answer(parts: &Parts, request: &Request<Incoming>) -> Response<Body> {
    let host = request.headers().get(HOST).and_then(|value| value.to_str().ok());
    let origin = request.headers().get(ORIGIN).map(|value| value.to_str().unwrap_or_default());
    let is_known = origin.is_none_or(|origin| parts.origins.iter().any(|own| own == origin));
    let Some(path) = request.uri().path().strip_prefix(&parts.prefix) else {
        return empty(StatusCode::NOT_FOUND);
    };
    if host != Some(&parts.host) || !is_known {
        return empty(StatusCode::FORBIDDEN);
    }
    let mut response = match *request.method() {
        Method::GET | Method::HEAD => file_answer(parts, path, request).await,
        _ => with(empty(StatusCode::METHOD_NOT_ALLOWED), &[(ALLOW, "GET, HEAD")]),
    };
    let headers = response.headers_mut();
    if let Some(origin) = origin.and_then(|origin| HeaderValue::from_str(origin).ok()) {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        headers.insert(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(EXPOSED));
    }
    headers.insert(VARY, HeaderValue::from_static("Origin"));
    // The file is on this disk already: a second copy in the cache of the window would only take room.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn file_answer(parts: &Parts, path: &str, request: &Request<Incoming>) -> Response<Body> {
    let Ok(key) = percent_decode_str(path).decode_utf8() else {
        return empty(StatusCode::NOT_FOUND);
    };
    let (key, is_download) = match key.strip_prefix("download/") {
        Some(key) => (key, true),
        None => (&*key, false),
    };
    let Some(index) = parts.active.get(&parts.store) else {
        return empty(StatusCode::NOT_FOUND);
    };
    let Some(file) = index.files.get(key) else {
        return empty(StatusCode::NOT_FOUND);
    };
    let Some(opened) = open_sound(&parts.store, file).await else {
        return empty(StatusCode::NOT_FOUND);
    };
    let range = request.headers().get(RANGE).and_then(|value| value.to_str().ok());
    let mut response = match asked_range(range, file.size) {
        Asked::Whole => part(opened, 0, file.size, StatusCode::OK, request.method()).await,
        Asked::Part { from, to } => {
            let response = part(opened, from, to - from + 1, StatusCode::PARTIAL_CONTENT, request.method()).await;
            with(response, &[(CONTENT_RANGE, &format!("bytes {from}-{to}/{}", file.size))])
        }
        Asked::Outside => with(empty(StatusCode::RANGE_NOT_SATISFIABLE), &[(CONTENT_RANGE, &format!("bytes */{}", file.size))]),
    };
    if file.folder == Folder::Objects {
        response.headers_mut().insert("x-release", HeaderValue::from(index.release));
    }
    if is_download {
        response.headers_mut().insert(CONTENT_DISPOSITION, HeaderValue::from_static("attachment"));
    }
    let etag = format!("\"{}\"", file.sha256.as_str());
    with(
        response,
        &[
            (CONTENT_TYPE, &file.media_type),
            (ETAG, &etag),
            (ACCEPT_RANGES, "bytes"),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (CONTENT_SECURITY_POLICY, POLICY),
        ],
    )
}

/// A file that is damaged is not there. Its length tells that of every file; documents are small enough to be read before they are
/// answered, for a page believes what they say. Of pictures and videos the engine looks for changed bytes (readThrough).
async fn open_sound(store: &Arc<Store>, file: &IndexedFile) -> Option<File> {
    let opened = File::open(store.path_of(&file.key())).await.ok()?;
    if opened.metadata().await.ok()?.len() != file.size {
        return None;
    }
    if file.folder == Folder::Objects {
        let (store, key) = (store.clone(), file.key());
        let is_sound = spawn_blocking(move || store.is_sound(&key)).await.ok()?;
        return is_sound.ok()?.then_some(opened);
    }
    Some(opened)
}

async fn part(mut file: File, from: u64, length: u64, status: StatusCode, method: &Method) -> Response<Body> {
    let body: Body = if method == Method::HEAD {
        Empty::new().map_err(|never| match never {}).boxed_unsync()
    } else {
        if file.seek(SeekFrom::Start(from)).await.is_err() {
            return empty(StatusCode::INTERNAL_SERVER_ERROR);
        }
        let bytes = ReaderStream::with_capacity(file.take(length), READ_SIZE);
        StreamBody::new(bytes.map_ok(Frame::data)).boxed_unsync()
    };
    let mut response = Response::new(body);
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_LENGTH, HeaderValue::from(length));
    response
}

fn empty(status: StatusCode) -> Response<Body> {
    let mut response = Response::new(Empty::new().map_err(|never| match never {}).boxed_unsync());
    *response.status_mut() = status;
    response
}

/// Sets headers; a value that cannot be sent is left out.
fn with(mut response: Response<Body>, headers: &[(hyper::header::HeaderName, &str)]) -> Response<Body> {
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_answer_does_not_wait_for_the_window_to_confirm_its_head() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let window = TcpStream::connect(listener.local_addr().unwrap());
        let (accepted, _window) = tokio::join!(accept(&listener), window);
        assert!(accepted.unwrap().nodelay().unwrap());
    }
}
