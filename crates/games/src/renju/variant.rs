//! [`Variant`], which of the games it is, and [`Renju`], the game that is made of it.

use collinear::{
    Bounds, TooLarge, named,
    rules::{SetupError, Side},
};

/// The most rows and columns of a board: moves all over it can decide whether one is forbidden.
pub const MAX_SIDE: usize = 64;

/// Renju: the first player may make no overline, no double four and no double three.
pub const RENJU: Variant = Variant {
    rows: 15,
    cols: 15,
    limits: [
        Limits {
            overline: Overline::Forbidden,
            double_four: Double::Forbidden,
            double_three: Double::Forbidden,
        },
        Limits {
            overline: Overline::Wins,
            double_four: Double::Allowed,
            double_three: Double::Allowed,
        },
    ],
    open_ends: 0,
};

/// Omok, five in a row in Korea: nobody may make a double three, and overlines win nothing.
#[doc(alias("korean gomoku", "three and three"))]
pub const OMOK: Variant = Variant {
    limits: [Limits {
        overline: Overline::Nothing,
        double_four: Double::Allowed,
        double_three: Double::Forbidden,
    }; 2],
    ..RENJU
};

/// Caro, five in a row in Vietnam: a five between two stones of the other player wins nothing, and neither do
/// overlines.
#[doc(alias("gomoku+", "vietnamese gomoku"))]
pub const CARO: Variant = Variant {
    limits: [Limits {
        overline: Overline::Nothing,
        double_four: Double::Allowed,
        double_three: Double::Allowed,
    }; 2],
    open_ends: 1,
    ..RENJU
};

/// A rule set of five in a row: the board, what each player may make, and which fives win.
///
/// All fields are public: take a preset and change what is to be different, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Renju::new`] makes a game of it, or refuses. Its `Debug` is that
/// text.
///
/// ```
/// use collinear_games::renju::{RENJU, Variant};
///
/// let large = Variant { rows: 19, cols: 19, ..RENJU };
/// assert_eq!(large.name(), None);
/// assert_eq!(format!("{RENJU:?}"), "renju");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The rows of the board.
    pub rows: usize,
    /// Its columns.
    pub cols: usize,
    /// What each player may make, by [`Side::index`].
    pub limits: [Limits; 2],
    /// How many ends of a five have to be open for it to win: 0, 1 or 2. A stone of the other player closes an
    /// end, the edge of the board does not. An overline that wins does so with closed ends too.
    pub open_ends: u8,
}

/// What a player may make of stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// More than five in a row.
    pub overline: Overline,
    /// Two fours with one stone.
    pub double_four: Double,
    /// Two threes with one stone.
    pub double_three: Double,
}

/// What more than five stones in a row are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overline {
    /// They win, as five do.
    Wins,
    /// They may be made, and win nothing.
    Nothing,
    /// They may not be made.
    Forbidden,
}

named! { Overline: Wins = "wins", Nothing = "nothing", Forbidden = "forbidden" }

/// Whether two threats may be made with one stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Double {
    /// They may.
    Allowed,
    /// They may not.
    Forbidden,
}

named! { Double: Allowed = "allowed", Forbidden = "forbidden" }

impl Variant {
    /// The presets, each with its name.
    pub const PRESETS: [(&'static str, Self); 3] =
        [("renju", RENJU), ("omok", OMOK), ("caro", CARO)];
}

/// A game of five in a row with forbidden moves. It is made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Renju {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

impl Renju {
    /// The game of a variant. A board without cells is legal, and full from the start: a draw.
    ///
    /// # Errors
    ///
    /// For more than [`MAX_SIDE`] rows or columns, and if a five would need more than its two ends open.
    ///
    /// ```
    /// use collinear_games::renju::{CARO, Renju, Variant};
    ///
    /// assert!(Renju::new(CARO).is_ok());
    /// let error = Renju::new(Variant { open_ends: 3, ..CARO }).unwrap_err();
    /// assert_eq!(error.to_string(), "a five has two ends, and 3 can't be open");
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let (rows, cols) = (variant.rows, variant.cols);
        let bounds = Bounds::new(rows, cols)?;
        if rows > MAX_SIDE || cols > MAX_SIDE {
            return Err(TooLarge::sides(rows, cols).over(MAX_SIDE * MAX_SIDE).into());
        }
        if variant.open_ends > 2 {
            let why = format!(
                "a five has two ends, and {} can't be open",
                variant.open_ends
            );
            return Err(SetupError::new(why));
        }
        Ok(Self { variant, bounds })
    }

    /// The size of the board.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// What a player may make.
    #[must_use]
    #[inline]
    pub fn limits(&self, side: Side) -> Limits {
        self.variant.limits[side.index()]
    }
}

impl Limits {
    /// Whether any move can be forbidden.
    pub(super) fn forbid_something(self) -> bool {
        let doubles = [self.double_four, self.double_three];
        self.overline == Overline::Forbidden || doubles.contains(&Double::Forbidden)
    }
}
