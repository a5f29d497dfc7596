use crate::keys::{FileKey, Folder, Sha256, TextName};
use crate::store::{POINTER, Store};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

#[derive(Deserialize)]
struct Pointer {
    catalogue: TextName,
}

/// A catalogue on the disk (packages/platform, catalogue-files/catalogue-index.ts).
#[derive(Debug, Default, Deserialize)]
pub struct CatalogueIndex {
    pub release: u64,
    pub files: HashMap<String, IndexedFile>,
}

#[derive(Debug, Clone, Deserialize)]
pub struct IndexedFile {
    pub folder: Folder,
    pub sha256: Sha256,
    pub size: u64,
    #[serde(rename = "type")]
    pub media_type: String,
}

impl IndexedFile {
    pub fn key(&self) -> FileKey {
        FileKey { folder: self.folder, sha256: self.sha256.clone() }
    }
}

/// The active catalogue, read again when the pointer has changed.
#[derive(Default)]
pub struct ActiveCatalogue {
    read: Mutex<Option<(u64, Arc<CatalogueIndex>)>>,
}

impl ActiveCatalogue {
    /// None while there is no catalogue, or none that can be read.
    pub fn get(&self, store: &Store) -> Option<Arc<CatalogueIndex>> {
        let mut read = self.read.lock().expect("no panic holds this lock");
        let changes = store.pointer_changes();
        if let Some((at, index)) = &*read
            && *at == changes
        {
            return Some(index.clone());
        }
        let index = Arc::new(read_active(store)?);
        *read = Some((changes, index.clone()));
        Some(index)
    }
}

fn read_active(store: &Store) -> Option<CatalogueIndex> {
    let pointer = store.read_text(&POINTER.to_string().try_into().ok()?).ok()??;
    let pointer: Pointer = serde_json::from_str(&pointer).ok()?;
    serde_json::from_str(&store.read_text(&pointer.catalogue).ok()??).ok()
}
