//! The catalogue on the disk of the desktop app: files by their SHA-256, verified transfers, and the server of the window for them.
//! It knows nothing of the window, so that its tests need none.

mod disk;
mod download;
mod http;
mod index;
mod job;
mod keys;
mod partial;
mod problem;
mod range;
mod serve;
mod settling;
mod store;
mod transfer;

pub use disk::replace_file;
pub use download::{bring, download};
pub use http::client_builder;
pub use keys::{FileKey, Folder, StoredFile, TextName};
pub use problem::Problem;
pub use serve::{StoreServer, serve};
pub use store::Store;
pub use transfer::{Cancel, Expected, TransferRequest, Transfers};
