//! [`Joined`]: the option that joins opposite sides of the board.

use clap::{Args, ValueEnum};
use collinear::Wrap;

/// The opposite sides of the board that are joined.
#[derive(Args)]
pub(super) struct Joined {
    /// Join opposite sides of the board [without =SIDES: both]
    #[arg(long, value_name = "SIDES", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "both")]
    wrap: Option<Sides>,
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

impl Joined {
    pub(super) fn wrap(&self) -> Wrap {
        match self.wrap {
            None => Wrap::None,
            Some(Sides::Both) => Wrap::Both,
            Some(Sides::Rows) => Wrap::EastWest,
            Some(Sides::Cols) => Wrap::NorthSouth,
        }
    }
}

/// The words about joined sides in the title of a game.
pub(super) fn in_words(wrap: Wrap) -> &'static str {
    match wrap {
        Wrap::None => "",
        Wrap::EastWest => ", left and right joined",
        Wrap::NorthSouth => ", top and bottom joined",
        Wrap::Both => ", opposite sides joined",
    }
}
