//! [`Variant`], the settings of a game, and [`Pente`], the game made from them.

use collinear::{
    Bounds, Coord, TooLarge, named,
    rules::{MAX_CELLS, SetupError},
    settings,
};

/// Pente: pairs are captured, and ten captured stones win.
pub const PENTE: Variant = Variant {
    rows: 19,
    cols: 19,
    captures: Captures::Pairs,
    captured_to_win: 10,
    opening: Opening::Centre,
};

/// Keryo: pairs and threes are captured, and fifteen captured stones win.
#[doc(alias = "keryo-pente")]
pub const KERYO: Variant = Variant {
    captures: Captures::PairsAndThrees,
    captured_to_win: 15,
    ..PENTE
};

/// The settings of a game of the Pente family.
///
/// All fields are public: take a preset and change what you like, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Pente::new`] makes the game, or returns an error. `Debug` prints the variant as
/// such a text.
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
    /// The columns of the board.
    pub cols: usize,
    /// The number of stones in a line that can be captured at once.
    pub captures: Captures,
    /// The number of captured stones that wins; 0 if captures do not win.
    pub captured_to_win: usize,
    /// The rule for the first stones.
    pub opening: Opening,
}

/// The number of stones between two others that can be captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Captures {
    /// Two stones.
    Pairs,
    /// Two or three stones.
    PairsAndThrees,
}

named! { Captures: Pairs = "pairs", PairsAndThrees = "pairs-and-threes" }

/// The rule for the first player's first stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// All stones may go anywhere.
    Free,
    /// The first stone goes to the [middle](Pente::centre).
    Centre,
    /// The first stone goes to the middle, and the second stone at least three lines away from it.
    Tournament,
}

named! { Opening: Free = "free", Centre = "centre", Tournament = "tournament" }

impl Variant {
    /// The presets, each with its name.
    pub const PRESETS: [(&'static str, Self); 2] = [("pente", PENTE), ("keryo", KERYO)];
}

settings! {
    /// Reads a preset, `pente` or `keryo`, with changes to it:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `rows`, `cols` | the size of the board |
    /// | `captures` | stones captured at once: `pairs` or `pairs-and-threes` |
    /// | `captured-to-win` | the number of captured stones that wins; `0` if captures do not win |
    /// | `opening` | the rule for the first stones: `free`, `centre` or `tournament` |
    ///
    /// Without a preset, all other settings are as in Pente. Reading does not check whether such a game exists;
    /// [`Pente::new`](super::Pente::new) does.
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
    /// Returns a [`SettingsError`](collinear::rules::SettingsError) that names the setting that cannot be read.
    Variant of Pente, else PENTE {
        "rows" => rows,
        "cols" => cols,
        "captures" => captures,
        "captured-to-win" => captured_to_win,
        "opening" => opening,
    }
}

/// A game of Pente, made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pente {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

impl Pente {
    /// Makes the game of a variant. A board without cells is legal. It is full from the start, so the game is a draw.
    ///
    /// # Errors
    ///
    /// Fails for more than [`MAX_CELLS`] cells, rows or columns.
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

    /// The middle of the board. With an even number of rows it is the lower middle row, with an even number of columns
    /// the right middle column.
    #[must_use]
    pub fn centre(&self) -> Coord {
        Coord::new(self.bounds.rows() / 2, self.bounds.cols() / 2)
    }
}
