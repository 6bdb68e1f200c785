//! A game of [`PegSolitaire`] as text: `english vacancy=d1 goal=d4`.

use alloc::{
    borrow::ToOwned,
    format,
    string::{String, ToString},
};
use core::{fmt, str::FromStr};

use super::{Goal, Lattice, PegSolitaire, Spot, refusal::name};
use crate::{
    Bounds, Coord, Origin,
    rules::{Settings, SettingsError, WriteSettings},
};

const LATTICES: [(&str, Lattice); 2] = [
    ("square", Lattice::Square),
    ("triangular", Lattice::Triangular),
];

/// The boards that have a name of their own.
const NAMES: [&str; 5] = ["english", "french", "wiegleb", "diamond", "asymmetric"];

/// A board by its [name](PegSolitaire::named), such as `english`, `triangle5` or `rect4x5`, and what is
/// different:
///
/// | setting | values |
/// |---|---|
/// | `board` | instead of a name: the board at the start, row by row, as `.1./101/.1.` |
/// | `lattice` | along which lines pegs jump: `square` or `triangular` |
/// | `vacancy` | the only hole that is empty at the start, such as `d4` |
/// | `goal` | the hole for the last peg, such as `d4`, or `any` |
///
/// Without a board it is the English one.
///
/// ```
/// use collinear::rules::peg_solitaire::{Goal, PegSolitaire};
///
/// let game: PegSolitaire = "english goal=d4".parse()?;
/// assert_eq!(game.goal(), Goal::Hole((3, 3).into()));
/// assert_eq!(game.to_string(), "english goal=d4");
///
/// let why = |text: &str| text.parse::<PegSolitaire>().unwrap_err().to_string();
/// assert_eq!(why("english vacancy=a1"), "vacancy=a1: a1 is no hole of the board");
/// # Ok::<(), collinear::rules::SettingsError>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`]; with a [`SetupError`](super::SetupError) as its reason if there is no such board.
impl FromStr for PegSolitaire {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let name = settings.preset_name();
        let lattice = settings.choice("lattice", &LATTICES)?;
        let board = settings.value("board", |text| {
            let lattice = lattice.unwrap_or(Lattice::Square);
            lattice.parse(&text.replace('/', "\n"))
        })?;
        let mut game = match (name, board) {
            (Some(_), Some(_)) => {
                let keys = ["a name", "board"];
                return Err(SettingsError::Both { keys });
            }
            (name, None) => Self::named(name.unwrap_or("english")),
            (None, Some(board)) => Self::from_start(board, Lattice::Square),
        }
        .map_err(SettingsError::refused)?;
        if let Some(lattice) = lattice {
            game = game.on(lattice);
        }
        let bounds = game.board().bounds();
        let vacated = settings.value("vacancy", |text| {
            let vacated = game.clone().with_vacancy(read_hole(bounds, text)?);
            vacated.map_err(|error| error.to_string())
        })?;
        let game = vacated.unwrap_or(game);
        let aimed = settings.value("goal", |text| {
            if text == "any" {
                return Ok(game.clone());
            }
            let goal = Goal::Hole(read_hole(bounds, text)?);
            let aimed = game.clone().with_goal(goal);
            aimed.map_err(|error| error.to_string())
        })?;
        settings.finish()?;
        Ok(aimed.unwrap_or(game))
    }
}

fn read_hole(bounds: Bounds, text: &str) -> Result<Coord, String> {
    let hole = bounds.parse_name(text, Origin::TopLeft);
    hole.map_err(|error| error.to_string())
}

/// By the name of the board if it has one, else by its rows; then the vacancy and the goal if they are
/// not the usual ones.
impl fmt::Display for PegSolitaire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bounds = self.board().bounds();
        let words = WriteSettings::to(f);
        let words = match self.board_name() {
            Some((name, None)) => words.preset(&name),
            Some((name, Some(vacancy))) => words.preset(&name).set("vacancy", vacancy),
            None => words
                .board("board", self.board())
                .when(self.lattice() == Lattice::Triangular, |words| {
                    words.choose("lattice", &LATTICES, self.lattice())
                }),
        };
        let goal = match self.goal() {
            Goal::AnyHole => None,
            Goal::Hole(at) => name(bounds, at),
        };
        match goal {
            None => words.finish(),
            Some(goal) => words.set("goal", goal).finish(),
        }
    }
}

impl PegSolitaire {
    /// The name of the board, and which hole is vacant if it is another one than usual.
    fn board_name(&self) -> Option<(String, Option<crate::CellName>)> {
        let (rows, cols) = (self.board().rows(), self.board().cols());
        let by_size = [format!("triangle{rows}"), format!("rect{rows}x{cols}")];
        let mut names = NAMES.iter().map(|&name| name.to_owned()).chain(by_size);
        let mut empty = self.board().cells_where(Spot::is_empty);
        let vacancy = empty.next().filter(|_| empty.next().is_none());
        let named = |name: String| {
            let usual = Self::named(&name).ok()?;
            if usual.lattice() != self.lattice() {
                return None;
            }
            if usual.board() == self.board() {
                return Some((name, None));
            }
            let vacancy = vacancy?;
            let vacated = usual.with_vacancy(vacancy).ok()?;
            let is_this = vacated.board() == self.board();
            is_this.then(|| (name, self::name(self.board().bounds(), vacancy)))
        };
        names.find_map(named)
    }
}

#[cfg(feature = "serde")]
crate::rules::settings::serde_as_settings!(PegSolitaire);
