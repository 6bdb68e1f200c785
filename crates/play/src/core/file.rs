//! Writes files completely or not at all.

use std::{
    fmt,
    io::{self, Write},
    path::Path,
};

use tempfile::{NamedTempFile, PersistError};

/// A text without the byte order mark that some editors write.
pub(crate) fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text)
}

/// The reason why a file was not written.
#[derive(Debug)]
pub(crate) enum SaveError {
    Exists,
    Failed(String),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exists => f.write_str("the file already exists"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

/// Writes a text to a new file. Replaces an existing file if `replace` is true. A failed write leaves no partial file.
pub(crate) fn save(path: &Path, text: &str, replace: bool) -> Result<(), SaveError> {
    let failed = |error: io::Error| SaveError::Failed(format!("{}: {error}", path.display()));
    if path.is_dir() {
        return Err(failed(io::ErrorKind::IsADirectory.into()));
    }
    // The message does not name the temporary file, because that name would confuse people.
    let mut file = beside(path).map_err(|error| {
        let why = error.to_string();
        let why = why.split(" at path ").next().unwrap_or_default();
        SaveError::Failed(format!("{}: {why}", path.display()))
    })?;
    file.write_all(text.as_bytes()).map_err(failed)?;
    let saved = if replace {
        file.persist(path)
    } else {
        file.persist_noclobber(path)
    };
    match saved {
        Ok(_) => Ok(()),
        Err(PersistError { error, .. }) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(SaveError::Exists)
        }
        Err(PersistError { error, .. }) => Err(failed(error)),
    }
}

/// A temporary file in the same folder as the path.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let builder = &mut tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder.unwrap_or(Path::new(".")))
}

/// An unused file name in a folder: the word, a number if necessary, and the extension.
#[cfg(feature = "screen")]
pub(crate) fn free_name(folder: &Path, word: &str, ending: &str) -> String {
    let plain = |char: &char| char.is_ascii_alphanumeric() || *char == '_';
    let stem: String = word.chars().filter(plain).collect();
    let stem = if stem.is_empty() { "game" } else { &stem };
    let numbered = (2..).map(|number| format!("{stem}-{number}.{ending}"));
    let mut names = std::iter::once(format!("{stem}.{ending}")).chain(numbered);
    let is_free = |name: &String| !folder.join(name).exists();
    names.find(is_free).unwrap_or_default()
}

/// The path that was typed; `None` if no path was typed.
#[cfg(feature = "screen")]
pub(crate) fn typed(text: &str) -> Option<std::path::PathBuf> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.into())
}
