//! [`Listed`]: a game that can be opened, as JSON.

use serde::Serialize;

use crate::core::catalogue::NamedGame;

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
    pub(super) fn of(game: &NamedGame) -> Self {
        let variants = game.variants().iter().map(|(name, words)| Variant {
            name: name.clone(),
            game: format!("{} {words}", game.name()).trim_end().to_owned(),
        });
        Self {
            name: game.name().to_owned(),
            title: game.title(),
            about: game.about().to_owned(),
            variants: variants.collect(),
        }
    }
}
