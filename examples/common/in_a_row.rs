//! m,n,k games: their options, and how they are played by typing.

use std::cmp::Reverse;

use clap::{Args, ValueEnum};
use collinear::{
    Coord, Direction, Length, Line, Origin,
    picture::Look,
    rules::{
        Illegal, Notation, Rules,
        in_a_row::{InARow, SetupError, State},
    },
};
use itertools::Itertools;

use super::{
    TextGame,
    joined::{self, Joined},
};

/// Which game it is; four in a row unless told otherwise.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub(crate) struct Options {
    /// Rows of the board
    #[arg(long, value_name = "N", default_value_t = 6)]
    rows: usize,

    /// Columns of the board
    #[arg(long, value_name = "N", default_value_t = 7)]
    cols: usize,

    /// How many in a row win
    #[arg(long, value_name = "N", default_value_t = 4)]
    connect: usize,

    /// Only exactly so many in a row win, not more
    #[arg(long)]
    exactly: bool,

    #[command(flatten)]
    joined: Joined,

    /// Discs stay where they are put, and a move is a cell such as h8
    #[arg(long)]
    no_gravity: bool,

    /// Where lines run
    #[arg(long, value_name = "WHICH", default_value = "all")]
    axes: Axes,
}

#[derive(Clone, Copy, ValueEnum)]
enum Axes {
    /// Along rows, columns and diagonals
    All,
    /// Along rows and columns
    Orthogonal,
    /// Along diagonals
    Diagonal,
}

impl super::Options for Options {
    type Game = InARow;

    fn game(&self) -> Result<(InARow, State), String> {
        let rules = self.variant().map_err(|error| match error {
            SetupError::NoFloor => format!("{error}: add --no-gravity, or use --wrap=rows"),
            _ => error.to_string(),
        })?;
        Ok((rules, rules.start()))
    }
}

impl Options {
    fn variant(&self) -> Result<InARow, SetupError> {
        let length = if self.exactly {
            Length::Exactly(self.connect)
        } else {
            Length::AtLeast(self.connect)
        };
        let axes = match self.axes {
            Axes::All => &Direction::AXES[..],
            Axes::Orthogonal => &Direction::ORTHOGONAL,
            Axes::Diagonal => &Direction::DIAGONAL,
        };
        let game = InARow::new(self.rows, self.cols, length)?;
        let game = game.with_axes(axes)?.with_wrap(self.joined.wrap())?;
        if self.no_gravity {
            Ok(game)
        } else {
            game.with_gravity()
        }
    }
}

impl TextGame for InARow {
    fn title(&self) -> String {
        let (rows, cols) = (self.bounds().rows(), self.bounds().cols());
        let length = match self.length() {
            Length::AtLeast(k) => k.to_string(),
            exactly @ Length::Exactly(_) => exactly.to_string(),
        };
        let mut title = format!("{length} in a row on a {rows}x{cols} board");
        if self.axes().iter().all(|axis| axis.is_orthogonal()) {
            title += ", no diagonals";
        }
        if self.axes().iter().all(|axis| axis.is_diagonal()) {
            title += ", diagonals only";
        }
        title + joined::in_words(self.bounds().wrap())
    }

    fn hint(&self, state: &State) -> String {
        if self.has_gravity() {
            format!("column 1-{}", self.bounds().cols())
        } else {
            let far = Coord::new(0, self.bounds().cols().saturating_sub(1));
            format!("cell a1-{}", self.write_move(state, &far))
        }
    }

    fn look(&self) -> Look {
        InARow::look(self)
    }

    fn words<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        self.split_turns(text)
    }

    fn read(&self, state: &State, word: &str) -> Result<Vec<Coord>, Illegal> {
        self.read_move(state, word).map(|at| vec![at])
    }

    fn write(&self, before: &State, at: Coord) -> String {
        self.write_move(before, &at)
    }

    fn deciding(&self, state: &State) -> Vec<Coord> {
        self.winning_lines(state).flatten().collect()
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let lines = self.winning_lines(state);
        lines.map(|line| format!("line: {}", names(line))).collect()
    }

    fn unmarked_facts(&self, _state: &State) -> Vec<String> {
        Vec::new()
    }
}

/// `a1 b1 c1 d1`; a whole ring from its lowest cell of the column that comes first.
fn names(line: Line) -> String {
    let (bounds, mut cells) = (line.bounds(), line.iter().collect::<Vec<_>>());
    let ring = line.first().is_some_and(|first| {
        let around = bounds.ray_len(first, line.direction()) + 1;
        bounds.is_ring(line.direction()) && line.len() == around
    });
    if ring {
        let first = cells
            .iter()
            .position_min_by_key(|at| (at.col, Reverse(at.row)));
        cells.rotate_left(first.unwrap_or(0));
    }
    let names = cells
        .iter()
        .filter_map(|&at| bounds.name(at, Origin::BottomLeft));
    names.into_iter().join(" ")
}
