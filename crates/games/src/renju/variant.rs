//! [`Variant`], the settings of a game, and [`Renju`], the game made from them.

use collinear::{
    Bounds, TooLarge, named,
    rules::{SetupError, Side},
};

/// The maximum number of rows and of columns of a board. There is a limit because the check for forbidden moves can
/// depend on the whole board.
pub const MAX_SIDE: usize = 64;

/// Renju: the first player may not make an overline, a double four or a double three.
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

/// Caro, five in a row in Vietnam: a five between two enemy stones wins nothing, and neither does an overline.
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

/// The settings of a game of five in a row: the board, the limits of each player, and which fives win.
///
/// All fields are public: take a preset and change what you like, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Renju::new`] makes the game, or returns an error. `Debug` prints the variant as
/// such a text.
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
    /// The columns of the board.
    pub cols: usize,
    /// The limits of each player, by [`Side::index`].
    pub limits: [Limits; 2],
    /// The number of ends of a five that must be open for it to win: 0, 1 or 2. An enemy stone closes an end; the edge
    /// of the board does not. A winning overline may have closed ends.
    pub open_ends: u8,
}

/// The limits of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// The rule for more than five in a row.
    pub overline: Overline,
    /// The rule for two fours made with one stone.
    pub double_four: Double,
    /// The rule for two threes made with one stone.
    pub double_three: Double,
}

/// The effect of more than five stones in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overline {
    /// They win, like five.
    Wins,
    /// They are allowed, but win nothing.
    Nothing,
    /// They are forbidden.
    Forbidden,
}

named! { Overline: Wins = "wins", Nothing = "nothing", Forbidden = "forbidden" }

/// The rule for two threats made with one stone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Double {
    /// They are allowed.
    Allowed,
    /// They are forbidden.
    Forbidden,
}

named! { Double: Allowed = "allowed", Forbidden = "forbidden" }

impl Variant {
    /// The presets, each with its name.
    pub const PRESETS: [(&'static str, Self); 3] =
        [("renju", RENJU), ("omok", OMOK), ("caro", CARO)];
}

/// A game of five in a row with forbidden moves, made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Renju {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

impl Renju {
    /// Makes the game of a variant. A board without cells is legal. It is full from the start, so the game is a draw.
    ///
    /// # Errors
    ///
    /// Fails for more than [`MAX_SIDE`] rows or columns, and for more than two open ends.
    ///
    /// ```
    /// use collinear_games::renju::{CARO, Renju, Variant};
    ///
    /// assert!(Renju::new(CARO).is_ok());
    /// let error = Renju::new(Variant { open_ends: 3, ..CARO }).unwrap_err();
    /// assert_eq!(error.to_string(), "a five has two ends, so 3 cannot be open");
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let (rows, cols) = (variant.rows, variant.cols);
        let bounds = Bounds::new(rows, cols)?;
        if rows > MAX_SIDE || cols > MAX_SIDE {
            return Err(TooLarge::sides(rows, cols).over(MAX_SIDE * MAX_SIDE).into());
        }
        if variant.open_ends > 2 {
            let why = format!(
                "a five has two ends, so {} cannot be open",
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

    /// The limits of a player.
    #[must_use]
    #[inline]
    pub fn limits(&self, side: Side) -> Limits {
        self.variant.limits[side.index()]
    }
}

impl Limits {
    /// True if any move can be forbidden.
    pub(super) fn forbid_something(self) -> bool {
        let doubles = [self.double_four, self.double_three];
        self.overline == Overline::Forbidden || doubles.contains(&Double::Forbidden)
    }
}
