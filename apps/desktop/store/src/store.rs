use crate::disk::{hash_file, put_in_place, remove_if_there, sync_folder};
use crate::keys::{FileKey, Folder, StoredFile, TextName};
use crate::problem::Problem;
use crate::settling::Settling;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// Name of the text that names the active catalogue (packages/platform, catalogue-files/types.ts).
pub(crate) const POINTER: &str = "current.json";

/// The store on the disk. `files/<folder>/<sha256>` are complete and verified; `partial` has what interrupted transfers left;
/// `texts/<name>` are replaced whole.
pub struct Store {
    root: PathBuf,
    /// Folders with renames that may not be on the disk yet: they are written before a text refers to a file, and before a file goes
    /// that an older text refers to.
    unsynced: Mutex<HashSet<PathBuf>>,
    sync_folder: fn(&Path) -> io::Result<()>,
    /// Complete files that are not under their names yet: they are waited for before anything refers to them or counts them.
    pub(crate) settling: Arc<Settling>,
    /// Grows with each change of the pointer.
    pointer_changes: AtomicU64,
    /// One text at a time: two of one name would write into one temporary file.
    writing: Mutex<()>,
}

impl Store {
    /// Opens the store and makes its folders.
    pub fn open(root: &Path) -> Result<Self, Problem> {
        Store::open_with(root, sync_folder)
    }

    fn open_with(root: &Path, sync_folder: fn(&Path) -> io::Result<()>) -> Result<Self, Problem> {
        let store = Store {
            root: root.to_path_buf(),
            sync_folder,
            unsynced: Mutex::default(),
            settling: Arc::default(),
            pointer_changes: AtomicU64::new(0),
            writing: Mutex::default(),
        };
        store.make_folders()?;
        Ok(store)
    }

    fn make_folders(&self) -> io::Result<()> {
        for folder in Folder::ALL {
            fs::create_dir_all(self.root.join("files").join(folder.name()))?;
        }
        fs::create_dir_all(self.partial_folder())?;
        fs::create_dir_all(self.texts_folder())
    }

    pub(crate) fn partial_folder(&self) -> PathBuf {
        self.root.join("partial")
    }

    fn texts_folder(&self) -> PathBuf {
        self.root.join("texts")
    }

    /// Name of what an interrupted transfer of a file leaves, without its ending.
    pub(crate) fn partial_stem(key: &FileKey) -> String {
        format!("{}-{}", key.folder.name(), key.sha256.as_str())
    }

    /// The file of such a name; none for a transfer that did not know its file before.
    fn key_of_stem(stem: &str) -> Option<FileKey> {
        let (name, sha256) = stem.rsplit_once('-')?;
        let folder = Folder::ALL.into_iter().find(|folder| folder.name() == name)?;
        Some(FileKey { folder, sha256: sha256.to_string().try_into().ok()? })
    }

    pub(crate) fn path_of(&self, key: &FileKey) -> PathBuf {
        self.root.join("files").join(key.folder.name()).join(key.sha256.as_str())
    }

    /// Bytes of a complete file; none when it is not there.
    pub fn size_of(&self, key: &FileKey) -> Option<u64> {
        fs::metadata(self.path_of(key)).ok().filter(|found| found.is_file()).map(|found| found.len())
    }

    /// Puts a file whose bytes are verified and on the disk under its name.
    pub(crate) fn keep(&self, from: &Path, key: &FileKey) -> io::Result<()> {
        fs::rename(from, self.path_of(key))?;
        self.note_unsynced(self.root.join("files").join(key.folder.name()));
        Ok(())
    }

    pub fn free_space(&self) -> Result<u64, Problem> {
        Ok(fs4::available_space(&self.root)?)
    }

    /// Waits for the files whose transfers have ended, and tells a failure once. A file that failed is not there: only what refers to files
    /// needs to hear of it.
    pub fn settle(&self) -> Result<(), Problem> {
        self.settling.wait();
        self.settling.take_failure()
    }

    /// Every complete file.
    pub fn list(&self) -> Result<Vec<StoredFile>, Problem> {
        self.settling.wait();
        let mut all = Vec::new();
        for folder in Folder::ALL {
            for entry in fs::read_dir(self.root.join("files").join(folder.name()))? {
                let entry = entry?;
                let name = entry.file_name().to_string_lossy().into_owned();
                if let Ok(sha256) = name.try_into() {
                    all.push(StoredFile { folder, sha256, size: entry.metadata()?.len() });
                }
            }
        }
        Ok(all)
    }

    /// The room that interrupted transfers of files take. What of it can be gone on with is seen then: the rest of it goes.
    pub fn list_partial(&self) -> Result<Vec<StoredFile>, Problem> {
        let mut all = Vec::new();
        for entry in fs::read_dir(self.partial_folder())? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let Some(FileKey { folder, sha256 }) = name.strip_suffix(".part").and_then(Store::key_of_stem) else { continue };
            match entry.metadata() {
                Ok(found) => all.push(StoredFile { folder, sha256, size: found.len() }),
                // Its transfer has ended meanwhile.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(all)
    }

    /// Removes files, complete or not.
    pub fn remove(&self, keys: &[FileKey]) -> Result<(), Problem> {
        let _ = self.settle();
        self.sync_names()?;
        for key in keys {
            remove_if_there(&self.path_of(key))?;
            let stem = Store::partial_stem(key);
            for ending in ["part", "notes"] {
                remove_if_there(&self.partial_folder().join(format!("{stem}.{ending}")))?;
            }
        }
        Ok(())
    }

    /// Removes what interrupted transfers left, but for these files.
    pub fn remove_partial(&self, except: &[FileKey]) -> Result<(), Problem> {
        let _ = self.settle();
        let kept: HashSet<String> = except.iter().map(Store::partial_stem).collect();
        for entry in fs::read_dir(self.partial_folder())? {
            let path = entry?.path();
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            if !kept.contains(&stem) {
                remove_if_there(&path)?;
            }
        }
        Ok(())
    }

    /// Reads a complete file again; false when it is not there or its content is another than its name says.
    pub fn is_sound(&self, key: &FileKey) -> Result<bool, Problem> {
        match hash_file(&self.path_of(key)) {
            Ok(hash) => Ok(hash == key.sha256),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    fn text_path(&self, name: &TextName) -> PathBuf {
        self.texts_folder().join(name.as_str())
    }

    pub fn read_text(&self, name: &TextName) -> Result<Option<String>, Problem> {
        match fs::read_to_string(self.text_path(name)) {
            Ok(text) => Ok(Some(text)),
            // A damaged text is none: what needs it is loaded anew.
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::InvalidData) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Replaces a text by one rename. The files that were kept before are on the disk before it. After an error the text may be the new
    /// one until a power failure: who needs to know reads it again.
    pub fn write_text(&self, name: &TextName, text: &str) -> Result<(), Problem> {
        let _alone = self.writing.lock().expect("no panic holds this lock");
        self.settle()?;
        self.sync_names()?;
        put_in_place(&self.text_path(name), text.as_bytes())?;
        self.text_changed(name)
    }

    pub fn remove_text(&self, name: &TextName) -> Result<(), Problem> {
        let _alone = self.writing.lock().expect("no panic holds this lock");
        remove_if_there(&self.text_path(name))?;
        self.text_changed(name)
    }

    /// Counts before the disk is waited for: the change is there, whatever the disk says.
    fn text_changed(&self, name: &TextName) -> Result<(), Problem> {
        if name.as_str() == POINTER {
            self.pointer_changes.fetch_add(1, Ordering::SeqCst);
        }
        self.note_unsynced(self.texts_folder());
        Ok(self.sync_names()?)
    }

    fn note_unsynced(&self, folder: PathBuf) {
        self.unsynced.lock().expect("no panic holds this lock").insert(folder);
    }

    fn sync_names(&self) -> io::Result<()> {
        let folders: Vec<PathBuf> = self.unsynced.lock().expect("no panic holds this lock").drain().collect();
        for (done, folder) in folders.iter().enumerate() {
            if let Err(error) = (self.sync_folder)(folder) {
                self.unsynced.lock().expect("no panic holds this lock").extend(folders[done..].iter().cloned());
                return Err(error);
            }
        }
        Ok(())
    }

    pub fn text_names(&self) -> Result<Vec<TextName>, Problem> {
        let mut names = Vec::new();
        for entry in fs::read_dir(self.texts_folder())? {
            // A text that a power failure left half written has a name that is none.
            if let Ok(name) = TextName::try_from(entry?.file_name().to_string_lossy().into_owned()) {
                names.push(name);
            }
        }
        Ok(names)
    }

    pub(crate) fn pointer_changes(&self) -> u64 {
        self.pointer_changes.load(Ordering::SeqCst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    static IS_BROKEN: AtomicBool = AtomicBool::new(false);

    fn sync_or_fail(folder: &Path) -> io::Result<()> {
        if IS_BROKEN.load(Ordering::SeqCst) { Err(io::Error::other("EIO")) } else { sync_folder(folder) }
    }

    #[test]
    fn a_pointer_that_is_not_on_the_disk_yet_is_told_and_nothing_is_removed_before_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_with(folder.path(), sync_or_fail).unwrap();
        let name: TextName = POINTER.to_string().try_into().unwrap();
        let key = FileKey { folder: Folder::Images, sha256: "a".repeat(64).try_into().unwrap() };
        fs::write(store.path_of(&key), "of the old catalogue").unwrap();
        store.write_text(&name, "old").unwrap();
        let changes = store.pointer_changes();
        IS_BROKEN.store(true, Ordering::SeqCst);
        assert_eq!(store.write_text(&name, "new"), Err(Problem::Disk { message: "EIO".into() }));
        // The server of the window follows what is there.
        assert_eq!((store.read_text(&name), store.pointer_changes()), (Ok(Some("new".into())), changes + 1));
        assert!(store.remove(std::slice::from_ref(&key)).is_err());
        assert!(store.size_of(&key).is_some());
        IS_BROKEN.store(false, Ordering::SeqCst);
        store.remove(std::slice::from_ref(&key)).unwrap();
        assert_eq!(store.size_of(&key), None);
        store.remove_text(&name).unwrap();
        assert_eq!(store.pointer_changes(), changes + 2);
    }
}
