//! Draughts: its options and texts.

use std::path::{Path, PathBuf};

use clap::Args;
use collinear::{
    Grid,
    rules::{Notation, Rules, Side, View},
};
use collinear_games::{
    RulesText,
    draughts::{Color, Draughts, Square, State},
};
use itertools::Itertools;

use super::picture_file::PictureFile;
use crate::{
    core::{capitalized::capitalized, playable::Playable},
    program::Options,
};

/// The options of draughts: its variant and start position.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct DraughtsOptions {
    /// The rule set: english, international, russian, brazilian, turkish, frisian, or one of these with settings, such
    /// as "russian duty=most-pieces" or "international rows=12 cols=12 men=5"
    #[arg(long, value_name = "NAME", default_value = "english")]
    variant: String,

    /// Begin with this position, as in the tag FEN of a PDN file: W:W21-32:B1-12 for White to move, with a K before
    /// kings
    #[arg(long, value_name = "TEXT")]
    fen: Option<String>,

    /// Begin with the position in this file: rows of w and b for men, W and B for kings and . for an empty square,
    /// White below; then a line with the side to move, white or black
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    position: Option<PathBuf>,
}

impl Options for DraughtsOptions {
    type Rules = Draughts;

    fn playable(&self) -> Result<Playable<Draughts>, String> {
        let rules: Result<Draughts, _> = self.variant.parse();
        let rules = rules.map_err(|error| error.to_string())?;
        let state = match (&self.fen, &self.position) {
            (Some(fen), _) => {
                let state = rules.read_fen(fen);
                state.map_err(|error| format!("--fen {fen}: {error}"))?
            }
            (None, Some(path)) => read_position(&rules, path)?,
            (None, None) => rules.start(),
        };
        Ok(playable(&rules).with_start(state))
    }
}

fn read_position(rules: &Draughts, path: &Path) -> Result<State, String> {
    let mut file = PictureFile::read(path)?;
    let color = |line: &str| {
        Color::BOTH
            .into_iter()
            .find(|color| color.to_string() == line)
    };
    let turn = file.take_turn(color, "white or black")?;
    let board = file.board(|picture| Grid::parse_with(picture, Square::from_glyph))?;
    let state = rules.set_up(board, turn);
    state.map_err(|error| file.refused_position(error))
}

/// Draughts with its texts for people.
fn playable(rules: &Draughts) -> Playable<Draughts> {
    let player = |side| match rules.color(side) {
        Color::White => "White",
        Color::Black => "Black",
    };
    let pieces = |side| match rules.color(side) {
        Color::White => "wW",
        Color::Black => "bB",
    };
    let game = Playable::with_notation(rules.clone())
        .with_title(title(rules))
        .with_rules_text(rules.rules_text())
        .with_players(Side::BOTH.map(player))
        .with_pieces(Side::BOTH.map(pieces))
        .with_style(rules.style())
        .with_hint(hint)
        .with_shown(shown)
        .with_note(told);
    #[cfg(feature = "computer")]
    let game = game
        .with_computer(crate::computer::ForDraughts)
        .with_unit("man", "men", crate::computer::DRAUGHTS_MAN)
        .with_blunders(75);
    game
}

/// The character of a square that no piece can occupy.
const UNUSED: char = ' ';

fn title(game: &Draughts) -> String {
    let (rows, cols) = (game.bounds().rows(), game.bounds().cols());
    let name = game.variant().name().map(capitalized);
    let name = name.as_deref().unwrap_or("own variant");
    format!("Draughts, {name}, {rows}x{cols}")
}

/// An example of a move. A capture is shown if there is one, because newcomers do not know that captures are
/// compulsory.
fn hint(game: &Draughts, state: &State) -> String {
    let Some(example) = game.moves(state).next() else {
        return "move".to_owned();
    };
    let what = if example.is_capture() {
        "capture"
    } else {
        "move"
    };
    format!("{what} such as {}", game.write_move(state, &example))
}

/// The board with the unused squares left blank.
fn shown(game: &Draughts, state: &State) -> Grid<char> {
    let mut glyphs = state.glyphs();
    let unused = game.bounds().coords().filter(|&at| !game.is_playable(at));
    glyphs.fill(unused, UNUSED);
    glyphs
}

fn told(game: &Draughts, after: &State) -> Option<String> {
    let taken = &after.last()?.taken;
    let mut names = taken.iter().filter_map(|&at| game.name(at));
    (!taken.is_empty()).then(|| format!("captured: {}", names.join(" ")))
}
