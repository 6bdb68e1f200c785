//! [`Variant`], which of the games it is, and [`Pente`], the game that is made of it.

use collinear::{
    Bounds, Coord, TooLarge, named,
    rules::{MAX_CELLS, SetupError},
    settings,
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
/// [text](#impl-FromStr-for-Variant). [`Pente::new`] makes a game of it, or refuses. Its `Debug` is that
/// text.
///
/// ```
/// use collinear_games::pente::{Opening, PENTE, Variant};
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

named! { Captures: Pairs = "pairs", PairsAndThrees = "pairs-and-threes" }

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

named! { Opening: Free = "free", Centre = "centre", Tournament = "tournament" }

impl Variant {
    /// The presets, each with its name.
    pub const PRESETS: [(&'static str, Self); 2] = [("pente", PENTE), ("keryo", KERYO)];
}

settings! {
    /// A preset, `pente` or `keryo`, and what is different:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `rows`, `cols` | the size of the board |
    /// | `captures` | how many stones at once: `pairs` or `pairs-and-threes` |
    /// | `captured-to-win` | how many captured stones win; `0` if none do |
    /// | `opening` | where the first stones go: `free`, `centre` or `tournament` |
    ///
    /// Without a preset, what is not set is as in Pente. Whether there is such a game is not looked into: that is
    /// asked of [`Pente::new`](super::Pente::new).
    ///
    /// ```
    /// use collinear_games::pente::{KERYO, Opening, Variant};
    ///
    /// let variant: Variant = "keryo opening=free".parse()?;
    /// assert_eq!(variant, Variant { opening: Opening::Free, ..KERYO });
    /// assert_eq!(variant.to_string(), "keryo opening=free");
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SettingsError`](collinear::rules::SettingsError) with the setting that can't be read.
    Variant of Pente, else PENTE {
        "rows" => rows,
        "cols" => cols,
        "captures" => captures,
        "captured-to-win" => captured_to_win,
        "opening" => opening,
    }
}

/// A game of Pente. It is made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pente {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

impl Pente {
    /// The game of a variant. A board without cells is legal, and full from the start: a draw.
    ///
    /// # Errors
    ///
    /// For more than [`MAX_CELLS`] cells, rows or columns.
    ///
    /// ```
    /// use collinear_games::pente::{KERYO, Pente, Variant};
    ///
    /// assert!(Pente::new(KERYO).is_ok());
    /// assert!(Pente::new(Variant { rows: 1 << 11, cols: 1 << 11, ..KERYO }).is_err());
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let bounds = TooLarge::check(variant.rows, variant.cols, MAX_CELLS)?;
        Ok(Self { variant, bounds })
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
