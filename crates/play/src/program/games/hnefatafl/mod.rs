//! Hnefatafl: its options and texts.

mod options;
mod switches;
#[cfg(test)]
mod tests;

use collinear::{
    Coord, Grid, Move, Origin,
    rules::{
        Rules, Side, View,
        hnefatafl::{Army, End, Hnefatafl, State},
    },
};
use collinear_games::RulesText;

pub use self::options::HnefataflOptions;
use crate::core::{
    capitalized::capitalized,
    playable::{Playable, changed},
};

/// The character of an empty cell where only the king may stop.
const ROYAL: char = '+';

/// Hnefatafl with its texts for people.
fn playable(rules: &Hnefatafl) -> Playable<Hnefatafl> {
    let player = |side| match rules.army(side) {
        Army::Attackers => "Attackers",
        Army::Defenders => "Defenders",
    };
    let pieces = |side| match rules.army(side) {
        Army::Attackers => "a",
        Army::Defenders => "dK",
    };
    let game = Playable::with_notation(rules.clone())
        .with_title(title(rules))
        .with_rules_text(rules.rules_text())
        .with_players(Side::BOTH.map(player))
        .with_pieces(Side::BOTH.map(pieces))
        .with_style(rules.style())
        .with_hint(hint)
        .with_shown(shown)
        .with_touched(touched)
        .with_deciding(deciding);
    #[cfg(feature = "computer")]
    let game = game
        .with_computer(crate::computer::ForHnefatafl)
        .with_blunders(86);
    game
}

fn title(game: &Hnefatafl) -> String {
    let (rows, cols) = (game.bounds().rows(), game.bounds().cols());
    let name = match game.variant().name() {
        Some("ardri") => "Ard Ri".to_owned(),
        Some("web9" | "web11") => "web rules".to_owned(),
        Some(name) => capitalized(name),
        None => "own variant".to_owned(),
    };
    format!("Hnefatafl, {name}, {rows}x{cols}")
}

fn hint(game: &Hnefatafl, state: &State) -> String {
    let example = game.moves(state).next();
    let name = |at| game.bounds().name_from(at, Origin::BottomLeft);
    let example = example.and_then(|Move { from, to }| {
        let (from, to) = (name(from)?, name(to)?);
        Some(format!(" such as {from}-{to}"))
    });
    format!("move{}", example.unwrap_or_default())
}

/// The board with the throne. The corners are shown too if only the king may stop on them.
fn shown(game: &Hnefatafl, state: &State) -> Grid<char> {
    let mut glyphs = state.glyphs();
    for &at in game.style().signs.keys() {
        if state.grid()[at].is_empty() {
            glyphs[at] = ROYAL;
        }
    }
    glyphs
}

/// The cells that a slide crosses and the cells of captured pieces.
fn touched(game: &Hnefatafl, before: &State, slide: &Move, after: &State) -> Vec<Coord> {
    let between = game.bounds().between(slide.from, slide.to);
    let captured = changed(before, slide, after);
    between.into_iter().flatten().chain(captured).collect()
}

/// The cell of the king if he escaped, or the cells of the fort around him.
fn deciding(game: &Hnefatafl, state: &State) -> Vec<Coord> {
    match state.end() {
        Some(End::Escaped) => state.king().into_iter().collect(),
        Some(End::ExitFort) => {
            let fort = game.exit_fort(state);
            fort.map(|fort| fort.wall).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}
