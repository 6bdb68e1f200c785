//! Sokoban: its levels and texts.

use std::{num::NonZeroUsize, path::PathBuf};

use clap::Args;
use collinear_games::sokoban::{LEVELS, Sokoban, levels, shown};

use super::picture_file::PictureFile;
use crate::{core::playable::Playable, program::Options};

/// The options of Sokoban: its level.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct SokobanOptions {
    /// A file with levels of your own: # wall, - or space floor, . goal, $ box, * box on a goal, @ man, + man on a
    /// goal. An empty line or a title separates two levels
    #[arg(long, value_name = "FILE")]
    levels: Option<PathBuf>,

    /// The level to play, counted from 1
    #[arg(long, value_name = "N", default_value = "1")]
    puzzle: NonZeroUsize,
}

impl Options for SokobanOptions {
    type Rules = Sokoban;

    fn playable(&self) -> Result<Playable<Sokoban>, String> {
        let number = self.puzzle.get();
        let too_few = |count| match count {
            0 => "no level found: the rows of a level begin with a wall, #".to_owned(),
            _ => format!("--puzzle {number}: the levels are 1 to {count}"),
        };
        let mut levels = match &self.levels {
            Some(path) => {
                let file = PictureFile::read(path)?;
                let found = levels(file.text()).map_err(|error| file.refused_position(error))?;
                if number > found.len() {
                    return Err(file.refused(too_few(found.len())));
                }
                found
            }
            None => levels(LEVELS).map_err(|error| error.to_string())?,
        };
        if number > levels.len() {
            return Err(too_few(levels.len()));
        }
        Ok(playable(levels.swap_remove(number - 1), number))
    }
}

/// Sokoban with its texts for people.
fn playable(level: Sokoban, number: usize) -> Playable<Sokoban> {
    let shown = shown();
    let game = Playable::with_notation(level)
        .with_title(format!("Sokoban, level {number}: boxes onto goals"))
        .for_one()
        .with_pieces(shown.pieces);
    let game = match shown.style {
        Some(style) => game.with_style(style),
        None => game,
    };
    match collinear_games::rules_text("sokoban") {
        Some(text) => game.with_rules_text(text),
        None => game,
    }
}
