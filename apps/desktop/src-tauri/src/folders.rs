use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};

/// Where the app keeps what is its own. On Windows it stays on this computer: a catalogue has gigabytes, and a roaming profile is copied at
/// each log-in. It is needed before the window is configured, so it is not asked of the window's framework.
pub fn data_folder(identifier: &str) -> io::Result<PathBuf> {
    let folder = dirs::data_local_dir().ok_or_else(|| io::Error::other("this system names no folder for data"))?.join(identifier);
    make_private(&folder)?;
    Ok(folder)
}

/// Makes a folder that no other account of this computer can look into: drafts of documents name customers.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    #[cfg(unix)]
    close_to_others(folder);
    Ok(())
}

/// For a folder that an older version has made. Where the disk knows no such permissions, or is read-only, the app works all the same.
#[cfg(unix)]
fn close_to_others(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let is_private = fs::metadata(folder).is_ok_and(|found| found.permissions().mode() & 0o777 == 0o700);
    if is_private {
        return;
    }
    if let Err(error) = fs::set_permissions(folder, fs::Permissions::from_mode(0o700)) {
        eprintln!("other accounts of this computer may look into the data of the app: {error}");
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn only_the_person_can_look_into_the_folder_of_the_app() {
        let home = tempfile::tempdir().unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let folder = home.path().join("share/example.vitrine.desktop");
        make_private(&folder).unwrap();
        assert_eq!(mode(&folder), 0o700);
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        make_private(&folder).unwrap();
        assert_eq!(mode(&folder), 0o700);
    }
}
