use crate::disk::remove_if_there;
use crate::problem::Problem;
use crate::transfer::{checked_headers, network_problem};
use reqwest::{Client, StatusCode};
use std::collections::HashMap;
use std::path::Path;
use tokio::io::AsyncWriteExt;

/// Saves what `url` answers where a person wants it. The file appears under its name when it is complete.
pub async fn download(client: &Client, url: &str, headers: &HashMap<String, String>, to: &Path) -> Result<(), Problem> {
    let mut temporary = to.as_os_str().to_os_string();
    temporary.push(".part");
    let temporary = Path::new(&temporary);
    let response = client.get(url).headers(checked_headers(headers)?).send().await.map_err(|error| network_problem(&error))?;
    if response.status() != StatusCode::OK {
        return Err(Problem::Status { status: response.status().as_u16() });
    }
    let written = write(response, temporary).await;
    let kept = match written {
        Ok(()) => tokio::fs::rename(temporary, to).await.map_err(Problem::from),
        Err(problem) => Err(problem),
    };
    if kept.is_err() {
        // What failed is told; half a file that could not be removed says so by its name.
        let _ = remove_if_there(temporary);
    }
    kept
}

async fn write(mut response: reqwest::Response, to: &Path) -> Result<(), Problem> {
    let mut file = tokio::fs::File::create(to).await?;
    while let Some(bytes) = response.chunk().await.map_err(|error| network_problem(&error))? {
        file.write_all(&bytes).await?;
    }
    file.sync_all().await?;
    Ok(())
}
