use crate::disk::remove_if_there;
use crate::keys::Sha256 as Hash;
use sha2::{Digest, Sha256};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Bytes between two notes: what a kill costs at most, beside what was on the way to the disk.
pub const NOTE_EVERY: u64 = 128 * 1024;
/// Bytes until bytes and notes are on the disk: what a power failure costs at most. The network waits for each time.
const SYNC_EVERY: u64 = 8 * 1024 * 1024;

/// A file on its way. `<stem>.part` has its bytes; `<stem>.notes` has a line `<bytes> <SHA-256 of that many bytes>` for each step, and
/// bytes count again only when they still have the hash of a line: a kill, a power failure or a changed disk costs the bytes since then.
pub struct Partial {
    part_path: PathBuf,
    notes_path: PathBuf,
    part: File,
    /// None for a file that is not continued later.
    notes: Option<File>,
    hasher: Sha256,
    size: u64,
    noted: u64,
    synced: u64,
}

impl Partial {
    /// Opens what an interrupted transfer left, cut to the bytes that were verified.
    pub fn resume(folder: &Path, stem: &str) -> io::Result<Self> {
        let mut partial = Partial::at(folder, stem, true)?;
        let (size, hasher) = verified(&mut partial.part, &noted_lines(&partial.notes_path))?;
        partial.start_at(size, hasher)?;
        Ok(partial)
    }

    /// A file that begins anew and that no later transfer continues.
    pub fn fresh(folder: &Path, stem: &str) -> io::Result<Self> {
        let mut partial = Partial::at(folder, stem, false)?;
        partial.start_at(0, Sha256::new())?;
        Ok(partial)
    }

    fn at(folder: &Path, stem: &str, is_resumable: bool) -> io::Result<Self> {
        let part_path = folder.join(format!("{stem}.part"));
        let notes_path = folder.join(format!("{stem}.notes"));
        let part = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&part_path)?;
        // Not opened to append: Windows lets nobody cut such a file.
        let open_notes = || OpenOptions::new().write(true).create(true).truncate(false).open(&notes_path);
        let notes = is_resumable.then(open_notes).transpose()?;
        Ok(Partial { part_path, notes_path, part, notes, hasher: Sha256::new(), size: 0, noted: 0, synced: 0 })
    }

    fn start_at(&mut self, size: u64, hasher: Sha256) -> io::Result<()> {
        self.part.set_len(size)?;
        self.part.seek(SeekFrom::Start(size))?;
        if let Some(notes) = &mut self.notes {
            notes.set_len(0)?;
            notes.seek(SeekFrom::Start(0))?;
        }
        (self.size, self.hasher, self.noted, self.synced) = (size, hasher, 0, size);
        if size > 0 { self.note() } else { Ok(()) }
    }

    /// Bytes that are there and verified.
    pub fn size(&self) -> u64 {
        self.size
    }

    pub fn hash(&self) -> Hash {
        Hash::of_digest(&self.hasher.clone().finalize())
    }

    /// Forgets all bytes: the server begins with the first one again.
    pub fn restart(&mut self) -> io::Result<()> {
        self.start_at(0, Sha256::new())
    }

    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        // A chunk can be longer than a step: each step gets its note.
        for piece in bytes.chunks(NOTE_EVERY as usize) {
            self.part.write_all(piece)?;
            self.hasher.update(piece);
            self.size += piece.len() as u64;
            if self.size - self.noted >= NOTE_EVERY {
                self.note()?;
            }
        }
        if self.size - self.synced >= SYNC_EVERY && self.notes.is_some() {
            self.part.sync_data()?;
            self.notes.as_ref().map_or(Ok(()), File::sync_data)?;
            self.synced = self.size;
        }
        Ok(())
    }

    /// Notes what is there. A line that does not fit to the bytes on the disk is not believed, so the order of the two does not matter.
    pub fn note(&mut self) -> io::Result<()> {
        let line = format!("{} {}\n", self.size, self.hash().as_str());
        if let Some(notes) = &mut self.notes {
            notes.write_all(line.as_bytes())?;
        }
        self.noted = self.size;
        Ok(())
    }

    /// Writes everything to the disk and hands the file over to `keep`, which renames it.
    pub fn finish(self, keep: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
        if let Err(error) = self.part.sync_all() {
            // What the system still has of it may not be what the disk has: it must not be read and believed.
            let _ = self.discard();
            return Err(error);
        }
        drop((self.part, self.notes));
        keep(&self.part_path)?;
        // Notes without their file say nothing; that they are left is no reason to fail.
        let _ = remove_if_there(&self.notes_path);
        Ok(())
    }

    pub fn discard(self) -> io::Result<()> {
        drop((self.part, self.notes));
        remove_if_there(&self.part_path)?;
        remove_if_there(&self.notes_path)
    }
}

/// Lines of the notes in rising order; one that a kill cut off is none.
fn noted_lines(path: &Path) -> Vec<(u64, Hash)> {
    let text = fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
    let mut lines: Vec<(u64, Hash)> = text
        .lines()
        .filter_map(|line| {
            let (size, hash) = line.split_once(' ')?;
            Some((size.parse().ok()?, hash.to_string().try_into().ok()?))
        })
        .collect();
    lines.sort_by_key(|(size, _)| *size);
    lines
}

/// The longest beginning of the file whose hash was noted, and the hash so far.
fn verified(part: &mut File, lines: &[(u64, Hash)]) -> io::Result<(u64, Sha256)> {
    let mut found = (0, Sha256::new());
    let (mut hasher, mut read) = (Sha256::new(), 0);
    part.seek(SeekFrom::Start(0))?;
    for (size, hash) in lines {
        let copied = io::copy(&mut (&mut *part).take(size - read), &mut Hashing(&mut hasher))?;
        read += copied;
        if read < *size {
            break;
        }
        if Hash::of_digest(&hasher.clone().finalize()) == *hash {
            found = (read, hasher.clone());
        }
    }
    Ok(found)
}

struct Hashing<'a>(&'a mut Sha256);

impl Write for Hashing<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(folder: &Path, bytes: &[u8]) {
        let mut partial = Partial::resume(folder, "a").unwrap();
        partial.write(bytes).unwrap();
    }

    #[test]
    fn bytes_count_as_far_as_they_were_noted() {
        let folder = tempfile::tempdir().unwrap();
        begun(folder.path(), &vec![7; 3 * NOTE_EVERY as usize + 100]);
        assert_eq!(Partial::resume(folder.path(), "a").unwrap().size(), 3 * NOTE_EVERY);
    }

    #[test]
    fn a_restart_begins_the_notes_anew() {
        let folder = tempfile::tempdir().unwrap();
        let mut partial = Partial::resume(folder.path(), "a").unwrap();
        partial.write(&vec![7; 3 * NOTE_EVERY as usize]).unwrap();
        partial.restart().unwrap();
        partial.write(&vec![8; 2 * NOTE_EVERY as usize]).unwrap();
        let sizes: Vec<u64> = noted_lines(&partial.notes_path).into_iter().map(|(size, _)| size).collect();
        assert_eq!(sizes, [NOTE_EVERY, 2 * NOTE_EVERY]);
        drop(partial);
        // The line that says how far it was, and the one of what came since.
        begun(folder.path(), &vec![9; NOTE_EVERY as usize]);
        let sizes: Vec<u64> = noted_lines(&folder.path().join("a.notes")).into_iter().map(|(size, _)| size).collect();
        assert_eq!(sizes, [2 * NOTE_EVERY, 3 * NOTE_EVERY]);
    }

    #[test]
    fn changed_bytes_cost_what_comes_after_them() {
        let folder = tempfile::tempdir().unwrap();
        begun(folder.path(), &vec![7; 3 * NOTE_EVERY as usize]);
        let mut part = OpenOptions::new().write(true).open(folder.path().join("a.part")).unwrap();
        part.seek(SeekFrom::Start(2 * NOTE_EVERY + 5)).unwrap();
        part.write_all(&[8]).unwrap();
        assert_eq!(Partial::resume(folder.path(), "a").unwrap().size(), 2 * NOTE_EVERY);
    }

    #[test]
    fn a_line_that_was_cut_off_is_not_believed() {
        let folder = tempfile::tempdir().unwrap();
        begun(folder.path(), &vec![7; 2 * NOTE_EVERY as usize]);
        let notes = OpenOptions::new().write(true).open(folder.path().join("a.notes")).unwrap();
        notes.set_len(notes.metadata().unwrap().len() - 20).unwrap();
        assert_eq!(Partial::resume(folder.path(), "a").unwrap().size(), NOTE_EVERY);
        fs::write(folder.path().join("a.notes"), [0xff, 0, b'\n', b' ']).unwrap();
        assert_eq!(Partial::resume(folder.path(), "a").unwrap().size(), 0);
    }

    #[test]
    fn fewer_bytes_than_noted_count_as_far_as_they_go() {
        let folder = tempfile::tempdir().unwrap();
        begun(folder.path(), &vec![7; 2 * NOTE_EVERY as usize]);
        OpenOptions::new().write(true).open(folder.path().join("a.part")).unwrap().set_len(NOTE_EVERY + 9).unwrap();
        assert_eq!(Partial::resume(folder.path(), "a").unwrap().size(), NOTE_EVERY);
    }
}
