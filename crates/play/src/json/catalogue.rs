//! [`Listed`]: a game that can be opened, as JSON.

use serde::Serialize;

use crate::program::Entry;

/// A game with its variants.
#[derive(Serialize)]
pub(super) struct Listed {
    name: String,
    title: String,
    about: String,
    variants: Vec<Variant>,
}

#[derive(Serialize)]
struct Variant {
    name: String,
    /// What opens it.
    game: String,
}

impl Listed {
    pub(super) fn of(entry: &Entry) -> Self {
        let variants = entry.variants().iter().map(|(name, words)| Variant {
            name: name.clone(),
            game: format!("{} {words}", entry.name()).trim_end().to_owned(),
        });
        Self {
            name: entry.name().to_owned(),
            title: entry.title(),
            about: entry.about().to_owned(),
            variants: variants.collect(),
        }
    }
}
