//! [`Variant`], which of the games it is, and [`Pente`], the game that is made of it.

use crate::{
    Bounds, Coord, TooLarge,
    rules::{
        MAX_CELLS, SetupError,
        settings::{game_by_variant, variant_by_preset},
    },
};

/// Pente: pairs are captured, and ten stones win.
pub const PENTE: Variant = Variant {
    rows: 19,
    cols: 19,
    captures: Captures::Pairs,
    captured_to_win: 10,
    opening: Opening::Centre,
};

/// Keryo: pairs and threes are captured, and fifteen stones win.
#[doc(alias = "keryo-pente")]
pub const KERYO: Variant = Variant {
    captures: Captures::PairsAndThrees,
    captured_to_win: 15,
    ..PENTE
};

/// A rule set of the Pente family.
///
/// All fields are public: take a preset and change what is to be different, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Pente::new`] makes a game of it, or refuses. Its `Debug` names the
/// preset.
///
/// ```
/// use collinear::rules::pente::{Opening, PENTE, Variant};
///
/// let tournament = Variant { opening: Opening::Tournament, ..PENTE };
/// assert_eq!(tournament.name(), None);
/// assert_eq!(format!("{PENTE:?}"), "pente");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The rows of the board.
    pub rows: usize,
    /// Its columns.
    pub cols: usize,
    /// How many stones in a line are captured at once.
    pub captures: Captures,
    /// How many captured stones win; 0 if none do.
    pub captured_to_win: usize,
    /// Where the first stones go.
    pub opening: Opening,
}

/// How many stones between two others are captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Captures {
    /// Two.
    Pairs,
    /// Two or three.
    PairsAndThrees,
}

/// Where who begins puts the first stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// Anywhere.
    Free,
    /// The first one goes to the [middle](Pente::centre).
    Centre,
    /// The first one goes to the middle, the second at least three lines away from it.
    Tournament,
}

impl Variant {
    /// The presets, each with its name.
    pub const PRESETS: [(&'static str, Self); 2] = [("pente", PENTE), ("keryo", KERYO)];
}

variant_by_preset!(Variant {
    rows,
    cols,
    captures,
    captured_to_win,
    opening
});

/// A game of Pente. It is made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pente {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

game_by_variant!(Pente);

impl Pente {
    /// The game of a variant. A board without cells is legal, and full from the start: a draw.
    ///
    /// # Errors
    ///
    /// For more than [`MAX_CELLS`] cells, rows or columns.
    ///
    /// ```
    /// use collinear::rules::pente::{KERYO, Pente, Variant};
    ///
    /// assert!(Pente::new(KERYO).is_ok());
    /// assert!(Pente::new(Variant { rows: 1 << 11, cols: 1 << 11, ..KERYO }).is_err());
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let bounds = TooLarge::check(variant.rows, variant.cols, MAX_CELLS)?;
        Ok(Self { variant, bounds })
    }

    /// The rule set.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The size of the board.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The middle of the board; of an even number of rows the lower one, of columns the right one.
    #[must_use]
    pub fn centre(&self) -> Coord {
        Coord::new(self.bounds.rows() / 2, self.bounds.cols() / 2)
    }
}
