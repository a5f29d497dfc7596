use crate::disk::{remove_if_there, sync_folder};
use crate::http::{checked_headers, network_problem};
use crate::problem::Problem;
use reqwest::{Client, StatusCode};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tokio::fs::File;
use tokio::io::AsyncWriteExt;

/// Saves what `url` answers where a person wants it. The file appears under its name when it is complete, beside files of the person, of
/// which none is touched but the one that has this name.
pub async fn download(client: &Client, url: &str, headers: &HashMap<String, String>, to: &Path) -> Result<(), Problem> {
    let response = client.get(url).headers(checked_headers(headers)?).send().await.map_err(|error| network_problem(&error))?;
    if response.status() != StatusCode::OK {
        return Err(Problem::Status { status: response.status().as_u16() });
    }
    let folder = to.parent().ok_or(io::ErrorKind::InvalidInput).map_err(io::Error::from)?;
    let path = folder.join(new_name()?);
    // Made here and not on another thread: one that is given up must not be made after it was removed.
    let file = fs::File::create_new(&path)?;
    let temporary = Temporary(path);
    write(response, File::from_std(file)).await?;
    tokio::fs::rename(&temporary.0, to).await?;
    Ok(sync_folder(folder)?)
}

/// Brings a file of the app where a person wants it: whole or not at all, and where that fails it stays where it is.
pub fn bring(from: &Path, to: &Path) -> Result<(), Problem> {
    // Another disk takes no rename.
    if fs::rename(from, to).is_ok() {
        return Ok(());
    }
    bring_a_copy(from, to)
}

fn bring_a_copy(from: &Path, to: &Path) -> Result<(), Problem> {
    let folder = to.parent().ok_or(io::ErrorKind::InvalidInput).map_err(io::Error::from)?;
    let temporary = Temporary(folder.join(new_name()?));
    fs::copy(from, &temporary.0)?;
    // Windows writes a file to the disk only for one who may write into it.
    fs::OpenOptions::new().write(true).open(&temporary.0)?.sync_all()?;
    fs::rename(&temporary.0, to)?;
    Ok(sync_folder(folder)?)
}

/// Half a file, which goes with the value, also when the download is given up.
struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        // What failed is told; half a file that could not be removed says so by its name.
        let _ = remove_if_there(&self.0);
    }
}

/// A name that no file of the person has: also not the one of the target, which may be as long as a name can be.
fn new_name() -> Result<String, Problem> {
    let mut random = [0u8; 8];
    getrandom::fill(&mut random).map_err(io::Error::other)?;
    Ok(format!("vitrine-{:016x}.part", u64::from_ne_bytes(random)))
}

async fn write(mut response: reqwest::Response, mut file: File) -> Result<(), Problem> {
    while let Some(bytes) = response.chunk().await.map_err(|error| network_problem(&error))? {
        file.write_all(&bytes).await?;
    }
    file.sync_all().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_brought_to_another_disk_as_a_copy_in_the_place_of_the_former_one() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("of the app"), folder.path().join("catalogue.zip"));
        fs::write(&from, "new").unwrap();
        fs::write(&to, "former").unwrap();
        bring_a_copy(&from, &to).unwrap();
        assert_eq!(fs::read_to_string(&to).unwrap(), "new");
        // The caller removes it.
        assert!(from.exists());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
