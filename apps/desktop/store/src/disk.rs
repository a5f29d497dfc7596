use crate::keys::Sha256 as Hash;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// Writes the entries of a folder to the disk, so that a rename in it outlives a power failure. Windows has no such call: its file
/// system keeps a journal of names. Some others (network shares, FUSE) answer that they have none either: no later try would help.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        return Ok(());
    }
    match File::open(folder)?.sync_all() {
        Err(error) if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) => Ok(()),
        result => result,
    }
}

/// Replaces a file by one rename: after a power failure it has the old content or the new one. An error may mean that it has the new
/// content for now.
pub fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    put_in_place(path, bytes)?;
    sync_folder(path.parent().ok_or(io::ErrorKind::InvalidInput)?)
}

/// Replaces a file by one rename, which is not on the disk before its folder was written.
pub fn put_in_place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_os_string();
    name.push("~");
    let temporary = folder.join(name);
    let written = File::create(&temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&temporary, path));
    if renamed.is_err() {
        // What could not be written must not take the room that is missing.
        let _ = fs::remove_file(&temporary);
    }
    renamed
}

pub fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// SHA-256 of the bytes that a file has now.
pub fn hash_file(path: &Path) -> io::Result<Hash> {
    let mut file = File::open(path)?;
    let mut hasher = Sha256::new();
    let mut buffer = vec![0; 128 * 1024];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(Hash::of_digest(&hasher.finalize())),
            count => hasher.update(&buffer[..count]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_system_that_cannot_write_a_folder_is_no_error() {
        let proc = Path::new("/proc");
        assert_eq!(File::open(proc).unwrap().sync_all().unwrap_err().kind(), io::ErrorKind::InvalidInput);
        sync_folder(proc).unwrap();
        assert_eq!(sync_folder(Path::new("/proc/none")).unwrap_err().kind(), io::ErrorKind::NotFound);
    }
}
