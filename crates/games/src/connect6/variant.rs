//! [`Variant`], the settings of a game, and [`Connect6`], the game made from them.

use collinear::{
    Bounds, TooLarge,
    rules::{MAX_CELLS, SetupError},
    settings,
};

/// Connect6: six in a row on 19x19, with one stone in the first turn and two in every later turn.
pub const CONNECT6: Variant = Variant {
    rows: 19,
    cols: 19,
    connect: 6,
    stones: 2,
    first: 1,
};

/// The settings of a game of the family: the board, the length that wins, and the stones of a turn.
///
/// All fields are public: take the preset and change what you like, or read a variant from
/// [text](#impl-FromStr-for-Variant). [`Connect6::new`] makes the game, or returns an error. `Debug` prints the variant
/// as such a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The rows of the board.
    pub rows: usize,
    /// The columns of the board.
    pub cols: usize,
    /// The minimum number of stones in a row that wins.
    pub connect: usize,
    /// The stones of a turn.
    pub stones: usize,
    /// The stones of the first turn.
    pub first: usize,
}

impl Variant {
    /// The preset, with its name.
    pub const PRESETS: [(&'static str, Self); 1] = [("connect6", CONNECT6)];
}

settings! {
    /// Reads the preset `connect6` with changes to it:
    ///
    /// | setting | values |
    /// |---|---|
    /// | `rows`, `cols` | the size of the board |
    /// | `connect` | the number in a row that wins |
    /// | `stones` | the stones of a turn |
    /// | `first` | the stones of the first turn |
    ///
    /// All other settings are as in Connect6, and the name of the preset is optional. Reading does not check whether
    /// such a game exists; [`Connect6::new`](super::Connect6::new) does.
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
    /// Returns a [`SettingsError`](collinear::rules::SettingsError) that names the setting that cannot be read.
    Variant of Connect6, else CONNECT6 {
        "rows" => rows,
        "cols" => cols,
        "connect" => connect,
        "stones" => stones,
        "first" => first,
    }
}

/// A game of k in a row with several stones a turn, made from a [`Variant`] by [`new`](Self::new).
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Connect6 {
    pub(super) variant: Variant,
    pub(super) bounds: Bounds,
}

impl Connect6 {
    /// Makes the game of a variant. A board without cells is legal. It is full from the start, so the game is a draw.
    ///
    /// # Errors
    ///
    /// For more than [`MAX_CELLS`] cells, rows or columns, for lines of length 0, and for turns without stones.
    ///
    /// ```
    /// use collinear_games::connect6::{CONNECT6, Connect6, Variant};
    ///
    /// assert!(Connect6::new(CONNECT6).is_ok());
    /// let error = Connect6::new(Variant { first: 0, ..CONNECT6 }).unwrap_err();
    /// assert_eq!(error.to_string(), "a turn must have at least 1 stone");
    /// ```
    pub fn new(variant: Variant) -> Result<Self, SetupError> {
        let bounds = TooLarge::check(variant.rows, variant.cols, MAX_CELLS)?;
        if variant.connect == 0 {
            return Err(SetupError::new("a line must be at least 1 cell long"));
        }
        if variant.stones == 0 || variant.first == 0 {
            return Err(SetupError::new("a turn must have at least 1 stone"));
        }
        Ok(Self { variant, bounds })
    }

    /// The size of the board.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.bounds
    }
}
