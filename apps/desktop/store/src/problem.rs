use serde::Serialize;
use std::io;

/// Why a transfer or a step of the store failed; the window reads it as `TransferProblem` (packages/platform, catalogue-files/types.ts).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Problem {
    Status { status: u16 },
    AddressNotFound,
    Timeout,
    NetworkDown,
    WrongContent,
    DiskFull,
    Disk { message: String },
    Cancelled,
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Problem::DiskFull,
            _ => Problem::Disk { message: error.to_string() },
        }
    }
}
