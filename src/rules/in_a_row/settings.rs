//! Settings of a game on rows and columns as text: `rows=6 cols=7 connect=4 gravity=down`.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, str::FromStr};

use itertools::Itertools;

use super::{FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, TIC_TAC_TOE};
use crate::{
    Bounds, Coord, Direction, Length, NameError,
    rules::{Settings, SettingsError, WriteSettings},
};

const PRESETS: [(&str, InARow); 4] = [
    ("four-in-a-row", FOUR_IN_A_ROW),
    ("tic-tac-toe", TIC_TAC_TOE),
    ("gomoku", GOMOKU),
    ("gomoku-freestyle", GOMOKU_FREESTYLE),
];

const GRAVITIES: [(&str, Option<Direction>); 9] = [
    ("none", None),
    ("down", Some(Direction::S)),
    ("up", Some(Direction::N)),
    ("left", Some(Direction::W)),
    ("right", Some(Direction::E)),
    ("down-left", Some(Direction::SW)),
    ("down-right", Some(Direction::SE)),
    ("up-left", Some(Direction::NW)),
    ("up-right", Some(Direction::NE)),
];

/// The names of lists of axes. Lists with several axes come first.
const AXES: [(&str, &[Direction]); 8] = [
    ("all", &Direction::AXES),
    ("orthogonal", &[Direction::N, Direction::E]),
    ("diagonal", &[Direction::NE, Direction::SE]),
    ("none", &[]),
    ("rows", &[Direction::E]),
    ("cols", &[Direction::N]),
    ("rising", &[Direction::NE]),
    ("falling", &[Direction::SE]),
];

/// Reads a preset, `four-in-a-row`, `tic-tac-toe`, `gomoku` or `gomoku-freestyle`, and the settings that differ:
///
/// | setting | values |
/// |---|---|
/// | `rows`, `cols` | the size of the board |
/// | `connect` | the number in a row that wins |
/// | `exactly` | `no`, or `yes` if longer lines do not win |
/// | `gravity` | `none`, `down`, `up`, `left`, `right`, `down-left` ..; or the rows and columns of a step: `1,2` |
/// | `wrap` | the sides of the board that are joined: `none`, `rows`, `cols` or `both` |
/// | `misere` | `no`, or `yes` if a player who closes a line loses |
/// | `obstacles` | the cells that nobody can take, on a board of at most 384 cells: `d3,e4`, or `none` |
/// | `axes` | the directions of lines: `all`, `orthogonal`, `diagonal`, `none`, or a list of `rows`, `cols`, `rising`, `falling` |
///
/// Without a preset, the defaults are those of four in a row.
///
/// ```
/// use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow};
///
/// let rules: InARow = "rows=6 cols=7 connect=4 gravity=down".parse()?;
/// assert_eq!(rules, FOUR_IN_A_ROW);
/// assert_eq!(rules.to_string(), "four-in-a-row");
///
/// let cylinder: InARow = "gomoku wrap=rows".parse()?;
/// assert_eq!(cylinder, GOMOKU.with_wrap(collinear::Wrap::EastWest)?);
/// assert_eq!(cylinder.to_string(), "rows=15 cols=15 connect=5 exactly=yes gravity=none wrap=rows");
///
/// let walled: InARow = "four-in-a-row misere=yes obstacles=d3,e4".parse()?;
/// assert_eq!(walled, FOUR_IN_A_ROW.misere().with_obstacles([(3, 3), (2, 4)].map(Into::into))?);
///
/// let error = "gomoku gravity=sideways".parse::<InARow>().unwrap_err();
/// assert!(error.to_string().starts_with("gravity=sideways: it can be none, down, up, left, right"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// [`SettingsError`] if a setting can't be read, or with the reason if the game is not possible.
impl FromStr for InARow {
    type Err = SettingsError;

    fn from_str(text: &str) -> Result<Self, SettingsError> {
        let mut settings = Settings::read(text)?;
        let start = settings.preset(&PRESETS)?.unwrap_or(FOUR_IN_A_ROW);
        let rows = settings.get("rows")?.unwrap_or(start.bounds().rows());
        let cols = settings.get("cols")?.unwrap_or(start.bounds().cols());
        let k = settings.get("connect")?.unwrap_or(start.length().k());
        let exactly = matches!(start.length(), Length::Exactly(_));
        let length = if settings.get("exactly")?.unwrap_or(exactly) {
            Length::Exactly(k)
        } else {
            Length::AtLeast(k)
        };
        let gravity = settings.value("gravity", read_gravity)?;
        let gravity = gravity.unwrap_or(start.gravity());
        let wrap = settings.get("wrap")?.unwrap_or(start.bounds().wrap());
        let axes = settings.value("axes", read_axes)?;
        let axes = axes.unwrap_or_else(|| start.axes().to_vec());
        let misere = settings.get("misere")?.unwrap_or(start.is_misere());
        let board = Bounds::new(rows, cols);
        let obstacles = settings.value("obstacles", |text| match board {
            Ok(board) => read_obstacles(board, text),
            // The game is refused later, for its size.
            Err(_) => Ok(Vec::new()),
        })?;
        settings.finish()?;

        let game = Self::new(rows, cols, length).and_then(|game| game.with_axes(&axes));
        let game = game.and_then(|game| game.with_wrap(wrap));
        let game = game.and_then(|game| match gravity {
            None => Ok(game),
            Some(heading) => game.with_gravity_towards(heading),
        });
        let game = game.and_then(|game| game.with_obstacles(obstacles.unwrap_or_default()));
        let game = game.map(|game| if misere { game.misere() } else { game });
        game.map_err(SettingsError::refused)
    }
}

/// Writes a preset as its name, any other game as its settings.
impl fmt::Display for InARow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = PRESETS.iter().find(|(_, preset)| preset == self) {
            return f.pad(name);
        }
        let exactly = matches!(self.length(), Length::Exactly(_));
        let words = WriteSettings::default()
            .set("rows", self.bounds().rows())
            .set("cols", self.bounds().cols())
            .set("connect", self.length().k())
            .when(exactly, |words| words.value("exactly", &true));
        let gravity = self.gravity();
        let words = match (
            GRAVITIES
                .iter()
                .find(|(_, direction)| *direction == gravity),
            gravity,
        ) {
            (Some((name, _)), _) => words.set("gravity", name),
            (None, Some(step)) => {
                words.set("gravity", format_args!("{},{}", step.rows(), step.cols()))
            }
            (None, None) => words,
        };
        words
            .when(self.bounds().is_wrapped(), |words| {
                words.value("wrap", &self.bounds().wrap())
            })
            .when(self.axes().len() < Direction::AXES.len(), |words| {
                words.set("axes", axes(self.axes()))
            })
            .when(self.is_misere(), |words| words.value("misere", &true))
            .when(self.obstacles().next().is_some(), |words| {
                let names = self.obstacles().filter_map(|at| self.bounds().named(at));
                words.set("obstacles", names.format(","))
            })
            .fmt(f)
    }
}

fn read_gravity(text: &str) -> Result<Option<Direction>, String> {
    if let Some((_, gravity)) = GRAVITIES.iter().find(|(name, _)| *name == text) {
        return Ok(*gravity);
    }
    let step = text.split_once(',').and_then(|(rows, cols)| {
        let (rows, cols) = (rows.parse().ok()?, cols.parse().ok()?);
        // `+` is not allowed in other settings either.
        Direction::new(rows, cols).filter(|_| !text.contains('+'))
    });
    let names = GRAVITIES.iter().map(|(name, _)| name).format(", ");
    step.map(Some)
        .ok_or_else(|| format!("it can be {names}, or the rows and columns of a step, such as 1,2"))
}

fn read_axes(text: &str) -> Result<Vec<Direction>, String> {
    let list = |word: &str| {
        let list = AXES.iter().find(|(name, _)| *name == word);
        list.map(|(_, list)| *list)
    };
    let lists: Option<Vec<_>> = text.split(',').map(list).collect();
    lists.map(|lists| lists.concat()).ok_or_else(|| {
        let names = crate::geometry::list(AXES.iter().map(|(name, _)| *name), "and");
        format!("it can be {names}, with commas between them")
    })
}

/// Reads names of cells separated by commas.
fn read_obstacles(board: Bounds, names: &str) -> Result<Vec<Coord>, NameError> {
    let names = names.split(',').filter(|_| names != "none");
    names.map(|name| board.cell_named(name)).collect()
}

/// The name of this list of axes, or the names of its axes.
fn axes(wanted: &[Direction]) -> String {
    let are = |list: &[Direction]| {
        list.len() == wanted.len() && list.iter().all(|axis| wanted.contains(&axis.canonical()))
    };
    let whole = AXES.iter().find(|(_, list)| are(list));
    let one = |axis: &Direction| {
        let lists = AXES.iter().filter(|(_, list)| list.len() == 1);
        let mut lists = lists.filter(|(_, list)| list[0].canonical() == *axis);
        lists.next().map(|(name, _)| *name)
    };
    match whole {
        Some((name, _)) => name.to_string(),
        None => wanted.iter().filter_map(one).join(","),
    }
}

crate::serde_as_text!(InARow);
