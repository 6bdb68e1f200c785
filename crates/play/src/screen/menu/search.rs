//! [`found`]: searches for games by name.

use crate::core::{
    called::{key, names, nearest},
    catalogue::NamedGame,
};

/// A game whose names, aliases or variants match a search.
pub(super) struct Found {
    pub(super) game: usize,
    /// The variant that matches, or the first one.
    pub(super) variant: usize,
    /// The quality of the match: smaller is better.
    pub(super) rank: usize,
}

/// The games that match. If none matches, the game with the most similar name.
pub(super) fn found(games: &[NamedGame], typed: &str) -> Vec<Found> {
    let typed = key(typed);
    let rank = |name: &str| match name {
        _ if name == typed => Some(0),
        _ if name.starts_with(&typed) => Some(1),
        _ => name.contains(&typed).then_some(2),
    };
    let found = games.iter().enumerate().filter_map(|(game, named)| {
        let names = names(named);
        let names =
            names.filter_map(|known| Some((rank(&known.key)?, variant(named, known.options))));
        let variants = named.variants().iter().enumerate();
        let variants = variants.filter_map(|(place, (name, _))| Some((rank(&key(name))?, place)));
        let (rank, variant) = names.chain(variants).min()?;
        Some(Found {
            game,
            variant,
            rank,
        })
    });
    let found: Vec<_> = found.collect();
    if !found.is_empty() {
        return found;
    }
    let near = nearest(games, &typed).and_then(|known| {
        let game = games
            .iter()
            .position(|game| game.name() == known.game.name())?;
        Some(Found {
            game,
            variant: variant(known.game, known.options),
            rank: 0,
        })
    });
    near.into_iter().collect()
}

/// The variant that has the options of an alias. If there is none, the first variant.
fn variant(game: &NamedGame, options: &str) -> usize {
    let words = |text: &str| {
        text.replace('=', " ")
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let wanted = words(options);
    let mut variants = game.variants().iter();
    variants
        .position(|(_, options)| words(options) == wanted)
        .unwrap_or(0)
}
