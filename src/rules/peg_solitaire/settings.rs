//! The settings of a game of [`PegSolitaire`] as text: `english vacancy=d1 goal=d4`.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
};
use core::{fmt, str::FromStr};

use super::{
    Goal, Lattice, PegSolitaire, Square,
    boards::PRESETS,
    names::{name, read_hole},
};
use crate::{
    named,
    rules::{Settings, SettingsError, WriteSettings},
};

named! { Lattice: Square = "square", Triangular = "triangular" }

/// A board by its [name](PegSolitaire::named), such as `english`, `triangle5` or `rect4x5`, and these settings:
///
/// | setting | values |
/// |---|---|
/// | `board` | instead of a name: the board at the start, row by row, such as `.1./101/.1.` |
/// | `lattice` | the lines along which pegs jump: `square` or `triangular` |
/// | `vacancy` | the only hole that is empty at the start, such as `d4` |
/// | `goal` | the hole for the last peg, such as `d4`, or `any` |
///
/// The default is the English board.
///
/// ```
/// use collinear::rules::peg_solitaire::{Goal, PegSolitaire};
///
/// let game: PegSolitaire = "english goal=d4".parse()?;
/// assert_eq!(game.goal(), Goal::Hole((3, 3).into()));
/// assert_eq!(game.to_string(), "english goal=d4");
///
/// let why = |text: &str| text.parse::<PegSolitaire>().unwrap_err().to_string();
/// assert_eq!(why("english vacancy=a1"), "vacancy=a1: there is no hole at a1");
/// # Ok::<(), collinear::rules::SettingsError>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`], with a [`SetupError`](crate::rules::SetupError) as its reason if the board is invalid.
impl FromStr for PegSolitaire {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let name = settings.preset_name();
        let lattice = settings.get("lattice")?;
        let board = settings.value("board", |text| {
            let lattice = lattice.unwrap_or(Lattice::Square);
            lattice.parse(&text.replace('/', "\n"))
        })?;
        let mut game = match (name, board) {
            (Some(_), Some(_)) => {
                let keys = ["a name", "board"];
                return Err(SettingsError::Both { keys });
            }
            (name, None) => Self::named(name.unwrap_or("english"))?,
            (None, Some(board)) => {
                let game = Self::from_start(board, Lattice::Square);
                game.map_err(SettingsError::refused)?
            }
        };
        if let Some(lattice) = lattice {
            game = game.on(lattice);
        }
        let bounds = game.bounds();
        let vacated = settings.value("vacancy", |text| {
            let vacated = game
                .clone()
                .with_vacancy(read_hole(bounds, text).map_err(|error| error.to_string())?);
            vacated.map_err(|error| error.to_string())
        })?;
        let game = vacated.unwrap_or(game);
        let aimed = settings.value("goal", |text| {
            if text == "any" {
                return Ok(game.clone());
            }
            let goal = Goal::Hole(read_hole(bounds, text).map_err(|error| error.to_string())?);
            let aimed = game.clone().with_goal(goal);
            aimed.map_err(|error| error.to_string())
        })?;
        settings.finish()?;
        Ok(aimed.unwrap_or(game))
    }
}

/// Writes the name of the board, or else its rows, then the lattice, the vacancy and the goal if they are not the
/// defaults.
impl fmt::Display for PegSolitaire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (words, usual) = if let Some((name, usual)) = self.nearest_named() {
            (WriteSettings::preset(&name), usual)
        } else {
            let words = WriteSettings::default().board("board", self.start_board());
            (words, self.clone().on(Lattice::Square))
        };
        let words = words.when(self.lattice() != usual.lattice(), |words| {
            words.value("lattice", &self.lattice())
        });
        let vacancy = self.start_board().cells_where(Square::is_empty).next();
        let vacancy = vacancy.filter(|_| self.start_board() != usual.start_board());
        let goal = match self.goal() {
            Goal::AnyHole => None,
            Goal::Hole(at) => Some(at),
        };
        let holes = [("vacancy", vacancy), ("goal", goal)].into_iter();
        let holes = holes.filter_map(|(key, at)| Some((key, name(self.bounds(), at?)?)));
        let words = holes.fold(words, |words, (key, hole)| words.set(key, hole));
        words.fmt(f)
    }
}

impl PegSolitaire {
    /// Finds a named board with these holes that differs at most in the lattice and the single vacancy; a board with
    /// this lattice is preferred. Returns it with its name.
    fn nearest_named(&self) -> Option<(String, Self)> {
        let (rows, cols) = (self.bounds().rows(), self.bounds().cols());
        let by_size = [format!("triangle{rows}"), format!("rect{rows}x{cols}")];
        let names = PRESETS.iter().map(|&(name, _)| name.to_owned());
        let mut empty = self.start_board().cells_where(Square::is_empty);
        let vacancy = empty.next().filter(|_| empty.next().is_none());
        let is_this = |game: &Self| game.start_board() == self.start_board();
        let is_near = |usual: &Self| {
            let vacated = vacancy.map(|at| usual.clone().with_vacancy(at));
            is_this(usual) || vacated.is_some_and(|vacated| vacated.is_ok_and(|it| is_this(&it)))
        };
        let named = names
            .chain(by_size)
            .filter_map(|name: String| Some((Self::named(&name).ok()?, name)))
            .filter(|(usual, _)| usual.bounds() == self.bounds() && is_near(usual));
        let (usual, name) = named.min_by_key(|(usual, _)| usual.lattice() != self.lattice())?;
        Some((name, usual))
    }
}

crate::serde_as_text!(PegSolitaire);
