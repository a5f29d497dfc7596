//! Files that a person saves where they want.
mod support;

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use support::*;
use tokio::sync::mpsc;
use vitrine_store::{Problem, client_builder, download};

async fn save(url: &str, to: &Path) -> Result<(), Problem> {
    download(&client_builder(None).no_proxy().build().unwrap(), url, &HashMap::new(), to).await
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_file_touches_no_other_file_of_the_person() {
    let bytes = some_bytes(300_000);
    let content = bytes.clone();
    let server = start(move |asked, stream| sound(asked, stream, &content));
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("catalogue.pdf");
    fs::write(folder.path().join("catalogue.pdf.part"), "of another program").unwrap();
    save(&server.url, &to).await.unwrap();
    assert_eq!(fs::read(&to).unwrap(), bytes);
    assert_eq!(fs::read_to_string(folder.path().join("catalogue.pdf.part")).unwrap(), "of another program");
    assert_eq!(names(folder.path()), ["catalogue.pdf", "catalogue.pdf.part"]);
    // A name that is as long as a file system lets it be.
    save(&server.url, &folder.path().join("a".repeat(255))).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_download_that_fails_keeps_the_former_file_and_leaves_nothing() {
    let server = start(|_, stream| {
        head(stream, "200 OK", &["Content-Length: 1000"])?;
        std::io::Write::write_all(stream, &[7; 500])
    });
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("catalogue.pdf");
    fs::write(&to, "former").unwrap();
    fs::write(folder.path().join("catalogue.pdf.part"), "of another program").unwrap();
    assert_eq!(save(&server.url, &to).await, Err(Problem::NetworkDown));
    assert_eq!(fs::read_to_string(&to).unwrap(), "former");
    assert_eq!(names(folder.path()), ["catalogue.pdf", "catalogue.pdf.part"]);
    let missing = folder.path().join("none").join("catalogue.pdf");
    assert!(matches!(save(&server.url, &missing).await, Err(Problem::Disk { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_download_that_is_given_up_leaves_nothing() {
    let (told, mut begun) = mpsc::unbounded_channel();
    let server = start(move |_, stream| {
        head(stream, "200 OK", &["Content-Length: 1000000"])?;
        std::io::Write::write_all(stream, &[7; 500])?;
        told.send(()).unwrap();
        // Until the client hangs up.
        std::io::copy(stream, &mut std::io::sink()).map(|_| ())
    });
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("catalogue.pdf");
    let url = server.url.clone();
    let saving = tokio::spawn(async move { save(&url, &to).await });
    begun.recv().await.unwrap();
    saving.abort();
    assert!(saving.await.unwrap_err().is_cancelled());
    assert_eq!(names(folder.path()), Vec::<String>::new());
}
