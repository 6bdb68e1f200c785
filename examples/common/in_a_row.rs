//! m,n,k games: their options, and how they are played by typing.

use clap::{Args, ValueEnum};
use collinear::{
    Coord, Direction, Length, Line, Origin, Wrap,
    rules::{
        Illegal,
        in_a_row::{InARow, SetupError, State},
    },
};

use super::{TextGame, arguments::refuse, board::Margin};

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

    /// Join opposite sides of the board [without =SIDES: both]
    #[arg(long, value_name = "SIDES", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "both")]
    wrap: Option<Sides>,

    /// Discs stay where they are put, and a move is a cell such as h8
    #[arg(long)]
    no_gravity: bool,

    /// Where lines run
    #[arg(long, value_name = "WHICH", default_value = "all")]
    axes: Axes,
}

#[derive(Clone, Copy, ValueEnum)]
enum Sides {
    /// Left with right, and top with bottom (a torus)
    Both,
    /// Left with right: each row is a ring (a cylinder)
    Rows,
    /// Top with bottom: each column is a ring
    Cols,
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

impl Options {
    /// The game that is asked for; if there is none the program ends here.
    pub(crate) fn rules(&self) -> InARow {
        self.variant().unwrap_or_else(|error| match error {
            SetupError::NoFloor => refuse(format!("{error}: add --no-gravity, or use --wrap=rows")),
            _ => refuse(error),
        })
    }

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
        let wrap = match self.wrap {
            None => Wrap::None,
            Some(Sides::Both) => Wrap::Both,
            Some(Sides::Rows) => Wrap::EastWest,
            Some(Sides::Cols) => Wrap::NorthSouth,
        };
        let game = InARow::new(self.rows, self.cols, length)?;
        let game = game.with_axes(axes)?.with_wrap(wrap)?;
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
        title += match self.bounds().wrap() {
            Wrap::None => "",
            Wrap::EastWest => ", left and right joined",
            Wrap::NorthSouth => ", top and bottom joined",
            Wrap::Both => ", opposite sides joined",
        };
        title
    }

    fn hint(&self) -> String {
        if self.has_gravity() {
            format!("column 1-{}", self.bounds().cols())
        } else {
            let far = Coord::new(0, self.bounds().cols().saturating_sub(1));
            format!("cell a1-{}", self.move_text(far))
        }
    }

    fn margin(&self) -> Margin {
        if self.has_gravity() {
            Margin::Columns
        } else {
            Margin::Cells(Origin::BottomLeft)
        }
    }

    fn words<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        self.split_moves(text)
    }

    fn read(&self, state: &State, word: &str) -> Result<Coord, Illegal> {
        self.read_move(state, word)
    }

    fn deciding_lines(&self, state: &State) -> Vec<Line> {
        self.winning_lines(state).collect()
    }
}
