//! Reversi: its options and texts.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use collinear::{
    Coord, Grid,
    rules::{
        Notation, Rules, Side,
        reversi::{PlaceOrPass, Reversi, Square, Start, State},
    },
};
use collinear_games::RulesText;

use super::{
    joined::{self, Joined},
    picture_file::PictureFile,
};
use crate::{core::playable::Playable, program::Options};

/// The options of Reversi: its board and start.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct ReversiOptions {
    /// Rows of the board [default: 8, or those of the position]
    #[arg(long, value_name = "N")]
    rows: Option<usize>,

    /// Columns of the board [default: 8, or those of the position]
    #[arg(long, value_name = "N")]
    cols: Option<usize>,

    /// How the first four discs are placed
    #[arg(long, value_name = "HOW", default_value = "crossed")]
    start: FirstDiscs,

    #[command(flatten)]
    joined: Joined,

    /// Begin with the position in this file: rows of X, O, . for an empty cell and # for a hole in the board; then a
    /// line with the side to move, X or O
    #[arg(long, value_name = "FILE", conflicts_with = "start")]
    position: Option<PathBuf>,

    /// The whole game as settings, instead of all other options, such as "board=.OX./.XO./..../.... begins=second"
    #[arg(long, value_name = "SETTINGS")]
    #[arg(conflicts_with_all = ["rows", "cols", "start", "wrap", "position"])]
    variant: Option<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum FirstDiscs {
    /// Crosswise: O X above X O
    Crossed,
    /// Side by side: X X above O O
    Parallel,
}

impl Options for ReversiOptions {
    type Rules = Reversi;

    fn playable(&self) -> Result<Playable<Reversi>, String> {
        let rules = match (&self.variant, &self.position) {
            (Some(settings), _) => {
                let rules: Result<Reversi, _> = settings.parse();
                return Ok(playable(&rules.map_err(|error| error.to_string())?));
            }
            (None, None) => self.in_the_middle()?,
            (None, Some(path)) => self.in_position(path)?,
        };
        Ok(playable(&rules.with_wrap(self.joined.wrap())))
    }
}

impl ReversiOptions {
    fn in_the_middle(&self) -> Result<Reversi, String> {
        let start = match self.start {
            FirstDiscs::Crossed => Start::Crossed,
            FirstDiscs::Parallel => Start::Parallel,
        };
        let rules = Reversi::new(self.rows.unwrap_or(8), self.cols.unwrap_or(8), start);
        rules.map_err(|error| error.to_string())
    }

    fn in_position(&self, path: &Path) -> Result<Reversi, String> {
        let mut file = PictureFile::read(path)?;
        let side = |line: &str| match line {
            "X" => Some(Side::First),
            "O" => Some(Side::Second),
            _ => None,
        };
        let turn = file.take_turn(side, "X or O")?;
        let board = file.board(|picture| Grid::parse_with(picture, Square::from_glyph))?;
        let (rows, cols) = (board.rows(), board.cols());
        let wanted = (self.rows.unwrap_or(rows), self.cols.unwrap_or(cols));
        if wanted != (rows, cols) {
            let (wanted_rows, wanted_cols) = wanted;
            return Err(file.refused(format!(
                "the board has {rows} rows and {cols} columns instead of {wanted_rows} rows and \
                 {wanted_cols} columns"
            )));
        }
        Reversi::from_start(board, turn).map_err(|error| file.refused(error))
    }
}

/// Reversi with its texts for people.
fn playable(rules: &Reversi) -> Playable<Reversi> {
    let game = Playable::with_notation(rules.clone())
        .with_title(title(rules))
        .with_rules_text(rules.rules_text())
        .with_style(rules.style())
        .with_players(["Black", "White"])
        .with_hint(hint);
    #[cfg(feature = "computer")]
    let game = game
        .with_computer(crate::computer::ForReversi)
        .with_unit("disc", "discs", crate::computer::REVERSI_DISC)
        .with_blunders(70);
    game
}

fn title(game: &Reversi) -> String {
    let (bounds, wrap) = (game.bounds(), game.bounds().wrap());
    let (rows, cols) = (bounds.rows(), bounds.cols());
    format!("Reversi, {rows}x{cols}{}", joined::in_words(wrap))
}

fn hint(game: &Reversi, state: &State) -> String {
    if game.moves(state).any(|m| m == PlaceOrPass::Pass) {
        return "no disc can be placed; type pa to pass".to_owned();
    }
    let (rows, cols) = (game.bounds().rows(), game.bounds().cols());
    let far = PlaceOrPass::Place(Coord::new(rows - 1, cols - 1));
    format!("cell a1-{}", game.write_move(state, &far))
}
