//! The settings of a game of Reversi as text: `rows=6 cols=6 start=parallel`.

use core::{fmt, str::FromStr};

use super::{Reversi, Square, Start};
use crate::{
    Grid, named,
    rules::{Named, Settings, SettingsError, Side, View, WriteSettings},
};

/// The name of the default.
const OTHELLO: &str = "othello";

named! { Start: Crossed = "crossed", Parallel = "parallel" }

/// The preset `othello`, and these settings:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the board |
/// | `start` | the arrangement of the first four discs: `crossed` or `parallel` |
/// | `board` | replaces these: the board at the start, row by row, such as `....#/.OX../.XO../....#` |
/// | `wrap` | the joined sides of the board: `none`, `rows`, `cols` or `both` |
/// | `begins` | who moves first: `first` (X) or `second` (O) |
///
/// The defaults are the settings of Othello, with or without the preset.
///
/// ```
/// use collinear::rules::reversi::{Reversi, Start};
///
/// let rules: Reversi = "rows=6 cols=8 start=parallel".parse()?;
/// assert_eq!(rules, Reversi::new(6, 8, Start::Parallel)?);
/// assert_eq!(rules.to_string(), "rows=6 cols=8 start=parallel");
/// assert_eq!(Reversi::default().to_string(), "othello");
///
/// let two_missing: Reversi = "board=....#/.OX../.XO../....# wrap=rows".parse()?;
/// assert_eq!(two_missing.to_string(), "board=....#/.OX../.XO../....# wrap=rows");
///
/// let error = "rows=1".parse::<Reversi>().unwrap_err();
/// assert!(error.to_string().starts_with("a board of 1 rows and 8 columns is too small"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`] if a setting cannot be read, or if the game is invalid.
impl FromStr for Reversi {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        settings.preset(&[(OTHELLO, ())])?;
        let (rows, cols) = (settings.get("rows")?, settings.get("cols")?);
        let start = settings.get::<Start>("start")?;
        let board = settings.value("board", |rows| {
            Grid::parse_with(&rows.replace('/', "\n"), Square::from_glyph)
        })?;
        let wrap = settings.get("wrap")?.unwrap_or_default();
        let begins = settings.get("begins")?.unwrap_or(Side::First);
        settings.finish()?;

        let said_by_the_board = [
            ("rows", rows.is_some()),
            ("cols", cols.is_some()),
            ("start", start.is_some()),
        ];
        let grid = match (board, said_by_the_board.iter().find(|(_, set)| *set)) {
            (Some(_), Some((key, _))) => {
                let keys = [*key, "board"];
                return Err(SettingsError::Both { keys });
            }
            (Some(board), None) => Ok(board),
            (None, _) => {
                let start = start.unwrap_or_default();
                Self::usual_grid(rows.unwrap_or(8), cols.unwrap_or(8), start)
            }
        };
        let rules = grid.and_then(|grid| Self::from_start(grid.with_wrap(wrap), begins));
        rules.map_err(SettingsError::refused)
    }
}

/// Writes Othello by its name, and other games by their size and arrangement, or by their board.
impl fmt::Display for Reversi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = WriteSettings::default();
        let (bounds, begins) = (self.bounds(), self.start.turn());
        let (rows, cols) = (bounds.rows(), bounds.cols());
        let stands = |start| {
            let usual = Self::usual_grid(rows, cols, start);
            usual.is_ok_and(|usual| usual.with_wrap(bounds.wrap()) == *self.start.grid())
        };
        let words = match Start::NAMES.iter().find(|(_, start)| stands(*start)) {
            Some((_, Start::Crossed))
                if (rows, cols, bounds.is_wrapped(), begins) == (8, 8, false, Side::First) =>
            {
                return f.pad(OTHELLO);
            }
            Some((name, _)) => {
                let words = words.set("rows", rows).set("cols", cols);
                words.set("start", name)
            }
            None => words.board("board", self.start.grid()),
        };
        words
            .when(bounds.is_wrapped(), |words| {
                words.value("wrap", &bounds.wrap())
            })
            .when(begins != Side::First, |words| {
                words.value("begins", &begins)
            })
            .fmt(f)
    }
}

crate::serde_as_text!(Reversi);
