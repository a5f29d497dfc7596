use crate::menu_texts::{Language, texts};
use std::error::Error;
use tauri::{Context, Wry};
use tauri_plugin_dialog::{DialogExt, MessageDialogKind};

/// Exit code of an app that could not start.
const FAILED: i32 = 1;

/// Only the window knows the language of the person, and there is none.
fn message(problem: &dyn Error) -> String {
    let [german, english] = [Language::De, Language::En].map(|language| texts(language).cannot_start);
    format!("{german}\n\n{english}\n\n({problem})")
}

/// Says by a dialog of the system why no window opens, and ends the app once the person has read it.
pub fn show(context: Context<Wry>, problem: &dyn Error) -> Result<(), tauri::Error> {
    let message = message(problem);
    tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .setup(move |app| {
            let dialog = app.dialog().message(message).title(texts(Language::default()).app).kind(MessageDialogKind::Error);
            let app = app.handle().clone();
            dialog.show(move |_| app.exit(FAILED));
            Ok(())
        })
        .run(context)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_that_failed_is_told_in_both_languages_with_the_words_of_the_system() {
        let said = message(&std::io::Error::other("no space left on device"));
        for words in ["lässt sich nicht starten", "cannot start", "(no space left on device)"] {
            assert!(said.contains(words), "{said}");
        }
    }
}
