use std::fs;
use std::io;
use std::path::PathBuf;

/// Where the app keeps what is its own. It is needed before the window is configured, so it is not asked of the window's framework.
pub fn data_folder(identifier: &str) -> io::Result<PathBuf> {
    let folder = dirs::data_dir().ok_or_else(|| io::Error::other("this system names no folder for data"))?.join(identifier);
    fs::create_dir_all(&folder)?;
    Ok(folder)
}
