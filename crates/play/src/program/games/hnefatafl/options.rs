//! [`HnefataflOptions`]: the options for the variant and the start position.

use std::path::{Path, PathBuf};

use clap::Args;
use collinear::{
    Grid,
    rules::{
        Rules, SettingsError,
        hnefatafl::{Army, Corners, Escape, Hnefatafl, Square, State, Variant},
    },
};

use itertools::Itertools;

use super::{playable, switches::Switches};
use crate::{
    core::playable::Playable,
    program::{Options, games::picture_file::PictureFile},
};

/// The options of Hnefatafl: its variant, changes to it, and the start.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct HnefataflOptions {
    /// The rule set: brandubh, ardri, tablut, copenhagen, fetlar, web9, web11, or one of these with settings, such as
    /// "tablut king-capture=four-sides". The other options change it
    #[arg(long, value_name = "NAME", default_value = "copenhagen")]
    variant: String,

    /// A file with the start: rows of a for an attacker, d for a defender, K for the king and . for an empty cell
    #[arg(long, value_name = "FILE")]
    layout: Option<PathBuf>,

    /// Begin with the position in this file: rows as in a layout, then a line with the side to move, attackers or
    /// defenders
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,

    #[command(flatten)]
    switches: Switches,
}

impl HnefataflOptions {
    /// The words of the variant, in the form that the library reads.
    fn words(&self) -> impl Iterator<Item = &str> {
        let set = self.switches.0.iter().map(String::as_str);
        self.variant.split_whitespace().chain(set)
    }
}

impl Options for HnefataflOptions {
    type Rules = Hnefatafl;

    fn playable(&self) -> Result<Playable<Hnefatafl>, String> {
        let layout = self.layout.as_deref().map(PictureFile::read).transpose()?;
        let variant = self.words().join(" ").parse();
        let mut variant: Variant = variant.map_err(|error: SettingsError| error.to_string())?;
        if let Some(file) = &layout {
            let board = file.board(|picture| Grid::parse_with(picture, Square::from_glyph))?;
            variant.start = board.to_string().into();
        }
        let to_add = match variant.ending.escape {
            Escape::Edge if variant.corners != Corners::ORDINARY => "--corners-hostile-to nobody",
            Escape::Edge if variant.ending.exit_fort => "--exit-fort no",
            _ => "",
        };
        let rules = Hnefatafl::new(variant).map_err(|error| match &layout {
            _ if !to_add.is_empty() => format!("{error}: add {to_add}"),
            Some(file) => file.refused_position(error),
            None => error.to_string(),
        })?;
        let state = match &self.position {
            Some(path) => read_position(&rules, path)?,
            None => rules.start(),
        };
        Ok(playable(&rules).with_start(state))
    }
}

fn read_position(rules: &Hnefatafl, path: &Path) -> Result<State, String> {
    let mut file = PictureFile::read(path)?;
    let army = |line: &str| Army::BOTH.into_iter().find(|army| army.to_string() == line);
    let turn = file.take_turn(army, "attackers or defenders")?;
    let board = file.board(|picture| Grid::parse_with(picture, Square::from_glyph))?;
    let state = rules.set_up(board, turn);
    state.map_err(|error| file.refused_position(error))
}
