//! The store as a process of its own, for bench/src/offline.ts: the engine of the window calls it by lines of JSON, and it can be killed.
//! In the app the same calls are commands of the main process (src-tauri/src/catalogue.rs).

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, Write, stdin, stdout};
use std::path::Path;
use std::sync::{Arc, Mutex};
use vitrine_store::{Cancel, FileKey, Problem, Store, TextName, TransferRequest, Transfers, client_builder};

#[derive(Deserialize)]
#[serde(tag = "call", rename_all = "camelCase")]
enum Call {
    FreeSpace,
    List,
    ListPartial,
    Transfer { request: TransferRequest },
    Cancel { transfer: u64 },
    Remove { files: Vec<FileKey> },
    RemovePartial { except: Vec<FileKey> },
    IsSound { file: FileKey },
    ReadText { name: TextName },
    WriteText { name: TextName, text: String },
    RemoveText { name: TextName },
    TextNames,
}

#[derive(Deserialize)]
struct Line {
    id: u64,
    #[serde(flatten)]
    call: Call,
}

struct Process {
    store: Arc<Store>,
    transfers: Transfers,
    running: Mutex<HashMap<u64, Cancel>>,
}

/// Tells the caller; one that has gone needs no answer.
fn tell(line: Value) {
    let _ = writeln!(stdout().lock(), "{line}");
}

fn told<T: Serialize>(result: Result<T, Problem>) -> Result<Value, Problem> {
    result.map(|value| json!(value))
}

impl Process {
    async fn transfer(&self, id: u64, request: TransferRequest) -> Result<Value, Problem> {
        let cancel = Cancel::new();
        self.running.lock().unwrap().insert(id, cancel.clone());
        let result = self.transfers.transfer(request, cancel, |bytes| tell(json!({ "id": id, "bytes": bytes }))).await;
        self.running.lock().unwrap().remove(&id);
        told(result)
    }

    fn answer(&self, call: Call) -> Result<Value, Problem> {
        let store = &self.store;
        match call {
            Call::FreeSpace => told(store.free_space()),
            Call::List => told(store.list()),
            Call::ListPartial => told(store.list_partial()),
            Call::Remove { files } => told(store.remove(&files)),
            Call::RemovePartial { except } => told(store.remove_partial(&except)),
            Call::IsSound { file } => told(store.is_sound(&file)),
            Call::ReadText { name } => told(store.read_text(&name)),
            Call::WriteText { name, text } => told(store.write_text(&name, &text)),
            Call::RemoveText { name } => told(store.remove_text(&name)),
            Call::TextNames => told(store.text_names()),
            Call::Cancel { transfer } => {
                if let Some(cancel) = self.running.lock().unwrap().get(&transfer) {
                    cancel.cancel();
                }
                Ok(Value::Null)
            }
            Call::Transfer { .. } => unreachable!("a transfer is no work on a thread"),
        }
    }
}

#[tokio::main]
async fn main() {
    let folder = std::env::args().nth(1).expect("the folder of the store");
    let store = Arc::new(Store::open(Path::new(&folder)).expect("the store opens"));
    let client = client_builder(None).no_proxy().build().expect("a client");
    let transfers = Transfers::new(store.clone(), client);
    let process = Arc::new(Process { store, transfers, running: Mutex::default() });
    let runtime = tokio::runtime::Handle::current();
    let reader = tokio::task::spawn_blocking(move || {
        for line in stdin().lock().lines().map_while(Result::ok) {
            let Line { id, call } = serde_json::from_str(&line).expect("a call");
            let process = process.clone();
            runtime.spawn(async move {
                let result = match call {
                    Call::Transfer { request } => process.transfer(id, request).await,
                    call => tokio::task::spawn_blocking(move || process.answer(call)).await.expect("no panic"),
                };
                tell(match result {
                    Ok(value) => json!({ "id": id, "ok": value }),
                    Err(problem) => json!({ "id": id, "problem": problem }),
                });
            });
        }
    });
    reader.await.expect("no panic");
}
