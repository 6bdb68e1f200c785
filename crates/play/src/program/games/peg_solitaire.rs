//! Peg solitaire: its options and texts.

use std::path::{Path, PathBuf};

use clap::Args;
use collinear::{
    Origin,
    rules::{
        Notation, Rules, SettingsError,
        peg_solitaire::{Goal, Lattice, PegSolitaire, Square, State},
    },
};
use collinear_games::RulesText;

use super::picture_file::PictureFile;
use crate::{core::playable::Playable, program::Options};

/// The options of peg solitaire: its board, start and goal.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct PegSolitaireOptions {
    /// The board: english, french, wiegleb, diamond, asymmetric, a triangle such as triangle5, a rectangle such as
    /// rect4x5, or a file with rows of 1 for a peg, 0 for an empty hole and . for no hole [default: english, or the
    /// board of the position]
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,

    /// Pegs jump in six directions. The rows of a file form a triangle or a hexagon, aligned to the left; short rows
    /// are padded on the right
    #[arg(long)]
    triangular: bool,

    /// Fill every hole but this one, such as d4
    #[arg(long, value_name = "HOLE")]
    start: Option<String>,

    /// The hole for the last peg, such as d4 [default: any]
    #[arg(long, value_name = "HOLE")]
    goal: Option<String>,

    /// Begin with the position in this file, written like a board file
    #[arg(long, value_name = "FILE", conflicts_with = "start")]
    position: Option<PathBuf>,
}

impl Options for PegSolitaireOptions {
    type Rules = PegSolitaire;

    /// Returns whether a value is the name of a file. Names of boards are not.
    fn is_file(value: &str) -> bool {
        let named = PegSolitaire::named(value);
        matches!(named, Err(SettingsError::NoPreset { .. })) && Path::new(value).exists()
    }

    fn playable(&self) -> Result<Playable<PegSolitaire>, String> {
        let board = match (&self.board, &self.position) {
            (None, None) => PegSolitaire::english(),
            (Some(name), _) => self.named(name)?,
            (None, Some(path)) => self.in_file(&PictureFile::read(path)?)?,
        };
        let rules = self.with_holes(board)?;
        let state = match &self.position {
            Some(path) => position(&rules, path)?,
            None => rules.start(),
        };
        Ok(playable(&rules).with_start(state))
    }
}

impl PegSolitaireOptions {
    /// The board with this name, or in the file with this name.
    fn named(&self, name: &str) -> Result<PegSolitaire, String> {
        let path = Path::new(name);
        match PegSolitaire::named(name) {
            Err(SettingsError::NoPreset { .. }) if path.exists() => {
                self.in_file(&PictureFile::read(path)?)
            }
            Err(error @ SettingsError::NoPreset { .. }) => {
                Err(format!("{name}: no such file, and {error}"))
            }
            Err(error) => Err(error.to_string()),
            Ok(board) if self.triangular => {
                let board =
                    PegSolitaire::from_start(board.start_board().clone(), Lattice::Triangular);
                board.map_err(|error| error.to_string())
            }
            Ok(board) => Ok(board),
        }
    }

    fn in_file(&self, file: &PictureFile) -> Result<PegSolitaire, String> {
        let lattice = if self.triangular {
            Lattice::Triangular
        } else {
            Lattice::Square
        };
        let start = file.board(|picture| lattice.parse(picture))?;
        PegSolitaire::from_start(start, lattice).map_err(|error| file.refused(error))
    }

    /// The board with the empty hole and the goal that the options set.
    fn with_holes(&self, board: PegSolitaire) -> Result<PegSolitaire, String> {
        let bounds = board.bounds();
        let hole = |option, name: &str| {
            let hole = bounds.cell_named_from(name, Origin::TopLeft);
            hole.map_err(|error| format!("{option} {name}: {error}"))
        };
        let mut rules = board;
        if let Some(name) = &self.start {
            rules = rules
                .with_vacancy(hole("--start", name)?)
                .map_err(|error| format!("--start {name}: {error}"))?;
        }
        if let Some(name) = &self.goal {
            let goal = Goal::Hole(hole("--goal", name)?);
            rules = rules
                .with_goal(goal)
                .map_err(|error| format!("--goal {name}: {error}"))?;
        }
        Ok(rules)
    }
}

/// Reads the position in a file.
fn position(rules: &PegSolitaire, path: &Path) -> Result<State, String> {
    let file = PictureFile::read(path)?;
    let board = file.board(|picture| rules.lattice().parse(picture))?;
    rules
        .set_up(board)
        .map_err(|error| file.refused_position(error))
}

/// Peg solitaire with its texts for people.
fn playable(rules: &PegSolitaire) -> Playable<PegSolitaire> {
    let game = Playable::with_notation(rules.clone())
        .with_title(title(rules))
        .with_rules_text(rules.rules_text())
        .for_one()
        .with_pieces(["1", ""])
        .with_style(rules.style())
        .with_hint(hint);
    #[cfg(feature = "computer")]
    let game = game.with_computer(crate::computer::ForPegSolitaire);
    game
}

fn title(game: &PegSolitaire) -> String {
    let holes = game.start_board().count(Square::is_hole);
    let lattice = match game.lattice() {
        Lattice::Square => "",
        Lattice::Triangular => ", in six directions",
    };
    let goal = match game.goal() {
        Goal::AnyHole => String::new(),
        Goal::Hole(hole) => {
            let name = game.bounds().name_from(hole, Origin::TopLeft);
            name.map(|name| format!(" in {name}")).unwrap_or_default()
        }
    };
    format!(
        "Peg solitaire in {holes} holes{lattice}: leave one peg{goal}. 1 is a peg, 0 an empty hole; \
         several jumps of one peg can be one turn, such as d2-d4-f4."
    )
}

fn hint(game: &PegSolitaire, state: &State) -> String {
    let example = game.moves(state).next();
    let example = example.map(|hop| format!(" such as {}", game.write_move(state, &hop)));
    format!("jump{}", example.unwrap_or_default())
}
