//! [`Variant`], which of the games it is, and [`Connect6`], the game that is made of it.

use collinear::{
    Bounds, TooLarge,
    rules::{MAX_CELLS, SetupError},
    settings,
};

/// Connect6: six in a row on 19x19, one stone in the first turn and then two.
pub const CONNECT6: Variant = Variant {
    rows: 19,
    cols: 19,
    connect: 6,
    stones: 2,
    first: 1,
};

/// A game of the family: the board, how many in a row win, and how many stones a turn has.
///
/// All fields are public: take the preset and change what is to be different, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Connect6::new`] makes a game of it, or refuses. Its `Debug` is that
/// text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The rows of the board.
    pub rows: usize,
    /// Its columns.
    pub cols: usize,
    /// How many in a row win, at least.
    pub connect: usize,
    /// How many stones a turn has.
    pub stones: usize,
    /// How many stones the first turn has.
    pub first: usize,
}

impl Variant {
    /// The preset, with its name.
    pub const PRESETS: [(&'static str, Self); 1] = [("connect6", CONNECT6)];
}

settings! {
    /// The preset `connect6`, and what is different:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `rows`, `cols` | the size of the board |
    /// | `connect` | how many in a row win |
    /// | `stones` | how many stones a turn has |
    /// | `first` | how many the first turn has |
    ///
    /// What is not set is as in Connect6, without the preset too. Whether there is such a game is not looked into:
    /// that is asked of [`Connect6::new`](super::Connect6::new).
    ///
    /// ```
    /// use collinear_games::connect6::{CONNECT6, Variant};
    ///
    /// let variant: Variant = "connect=5 stones=3 first=2".parse()?;
    /// assert_eq!(variant, Variant { connect: 5, stones: 3, first: 2, ..CONNECT6 });
    /// assert_eq!(variant.to_string(), "connect6 connect=5 stones=3 first=2");
    /// # Ok::<(), collinear::rules::SettingsError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SettingsError`](collinear::rules::SettingsError) with the setting that can't be read.
    Variant of Connect6, else CONNECT6 {
        "rows" => rows,
        "cols" => cols,
        "connect" => connect,
        "stones" => stones,
        "first" => first,
    }
}

/// A game of k in a row with several stones a turn. It is made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Connect6 {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

impl Connect6 {
    /// The game of a variant. A board without cells is legal, and full from the start: a draw.
    ///
    /// # Errors
    ///
    /// For more than [`MAX_CELLS`] cells, rows or columns, if none in a row would win, and if a turn had no
    /// stones.
    ///
    /// ```
    /// use collinear_games::connect6::{CONNECT6, Connect6, Variant};
    ///
    /// assert!(Connect6::new(CONNECT6).is_ok());
    /// let error = Connect6::new(Variant { first: 0, ..CONNECT6 }).unwrap_err();
    /// assert_eq!(error.to_string(), "a turn has to have at least 1 stone");
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let bounds = TooLarge::check(variant.rows, variant.cols, MAX_CELLS)?;
        if variant.connect == 0 {
            return Err(SetupError::new("a line has to be at least 1 cell long"));
        }
        if variant.stones == 0 || variant.first == 0 {
            return Err(SetupError::new("a turn has to have at least 1 stone"));
        }
        Ok(Self { variant, bounds })
    }

    /// The size of the board.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }
}
