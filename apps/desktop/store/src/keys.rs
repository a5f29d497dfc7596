use serde::{Deserialize, Serialize};

/// Folders of the store by kind (packages/platform, catalogue-files/types.ts).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Folder {
    Objects,
    Images,
    Renderings,
    Videos,
    VideoThumbnails,
    Pdfs,
    #[serde(rename = "360")]
    Turntables,
}

impl Folder {
    pub const ALL: [Folder; 7] = [
        Folder::Objects,
        Folder::Images,
        Folder::Renderings,
        Folder::Videos,
        Folder::VideoThumbnails,
        Folder::Pdfs,
        Folder::Turntables,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Folder::Objects => "objects",
            Folder::Images => "images",
            Folder::Renderings => "renderings",
            Folder::Videos => "videos",
            Folder::VideoThumbnails => "video-thumbnails",
            Folder::Pdfs => "pdfs",
            Folder::Turntables => "360",
        }
    }
}

/// SHA-256 as 64 lower-case hex digits: it is safe as the name of a file.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Sha256(String);

impl Sha256 {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn of_digest(digest: &[u8]) -> Self {
        Sha256(digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

impl TryFrom<String> for Sha256 {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let is_hex = text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
        if text.len() == 64 && is_hex { Ok(Sha256(text)) } else { Err("no SHA-256".into()) }
    }
}

impl From<Sha256> for String {
    fn from(hash: Sha256) -> String {
        hash.0
    }
}

/// Names a file by its content.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FileKey {
    pub folder: Folder,
    pub sha256: Sha256,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredFile {
    pub folder: Folder,
    pub sha256: Sha256,
    pub size: u64,
}

/// Name of a small text: it can name nothing outside of its folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TextName(String);

impl TextName {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for TextName {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let is_fine = (1..=100).contains(&text.len())
            && text.bytes().next().is_some_and(is_letter)
            && text.bytes().all(|byte| is_letter(byte) || byte == b'.' || byte == b'-');
        if is_fine { Ok(TextName(text)) } else { Err("no name of a text".into()) }
    }
}

impl From<TextName> for String {
    fn from(name: TextName) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_leads_out_of_its_folder_is_refused() {
        for name in ["", "../a", "a/b", "a\\b", ".hidden", "A.json", "a\0", "ä.json", &"a".repeat(101)] {
            assert!(TextName::try_from(name.to_string()).is_err(), "{name}");
        }
        assert!(TextName::try_from("catalogue-7-de.json".to_string()).is_ok());
        for hash in ["", "../../etc/passwd", &"A".repeat(64), &"a".repeat(63)] {
            assert!(Sha256::try_from(hash.to_string()).is_err(), "{hash}");
        }
        assert!(serde_json::from_str::<FileKey>(&format!(r#"{{"folder":"../x","sha256":"{}"}}"#, "a".repeat(64))).is_err());
        assert!(serde_json::from_str::<FileKey>(&format!(r#"{{"folder":"360","sha256":"{}"}}"#, "a".repeat(64))).is_ok());
    }
}
