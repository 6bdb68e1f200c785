//! m,n,k games: their options and texts.

use std::cmp::{Ordering, Reverse};

use clap::{Args, ValueEnum};
use collinear::{
    Bounds, Coord, Direction, Length, Line, Origin,
    picture::{Style, Surface, Theme},
    rules::{SetupError, in_a_row::InARow},
};
use collinear_games::RulesText;
use itertools::Itertools;

use super::joined::{self, Joined};
use crate::{core::playable::Playable, program::Options};

/// The options of m,n,k games; the default is four in a row.
#[derive(Args)]
#[command(next_help_heading = "The game")]
pub struct InARowOptions {
    /// Rows of the board
    #[arg(long, value_name = "N", default_value_t = 6)]
    rows: usize,

    /// Columns of the board
    #[arg(long, value_name = "N", default_value_t = 7)]
    cols: usize,

    /// How many in a row win
    #[arg(long, value_name = "N", default_value_t = 4)]
    connect: usize,

    /// A longer line does not win
    #[arg(long)]
    exactly: bool,

    #[command(flatten)]
    joined: Joined,

    /// Discs do not fall: a move is a cell such as h8
    #[arg(long)]
    no_gravity: bool,

    /// The directions of lines
    #[arg(long, value_name = "WHICH", default_value = "all")]
    axes: Axes,

    /// A player who completes a line loses
    #[arg(long)]
    misere: bool,

    /// Cells that nobody can take, such as d3,e4, on a board of at most 384 cells. Discs rest on them and do not fall
    /// past them
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    obstacles: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Axes {
    /// Along rows, columns and diagonals
    All,
    /// Along rows and columns
    Orthogonal,
    /// Along diagonals
    Diagonal,
}

impl Options for InARowOptions {
    type Rules = InARow;

    fn playable(&self) -> Result<Playable<InARow>, String> {
        let mut rules = self.plain().map_err(|error| error.to_string())?;
        if !self.no_gravity {
            let floor = |error| format!("{error}: add --no-gravity, or use --wrap=rows");
            rules = rules.with_gravity().map_err(floor)?;
        }
        let names = self.obstacles.iter();
        let obstacles = names.map(|name| rules.bounds().cell_named(name));
        let obstacles: Vec<_> = obstacles
            .collect::<Result<_, _>>()
            .map_err(|error| format!("--obstacles: {error}"))?;
        let rules = rules.with_obstacles(obstacles);
        Ok(playable(
            rules.map_err(|error| format!("--obstacles: {error}"))?,
        ))
    }
}

impl InARowOptions {
    /// The game without gravity.
    fn plain(&self) -> Result<InARow, SetupError> {
        let length = if self.exactly {
            Length::Exactly(self.connect)
        } else {
            Length::AtLeast(self.connect)
        };
        let axes = match self.axes {
            Axes::All => &Direction::AXES[..],
            Axes::Orthogonal => &Direction::ORTHOGONAL,
            Axes::Diagonal => &Direction::DIAGONAL,
        };
        let game = InARow::new(self.rows, self.cols, length)?;
        let game = game.with_axes(axes)?.with_wrap(self.joined.wrap())?;
        Ok(if self.misere { game.misere() } else { game })
    }
}

/// An m,n,k game with its texts for people.
fn playable(rules: InARow) -> Playable<InARow> {
    let game = Playable::with_notation(rules)
        .with_title(title(&rules))
        .with_rules_text(rules.rules_text())
        .with_style(style(&rules))
        .with_players(players(&rules))
        .with_hint(|rules, _| hint(rules))
        .with_deciding(|rules, state| rules.winning_lines(state).flatten().collect())
        .with_marked_facts(|rules, state| {
            let lines = rules.winning_lines(state);
            if rules.has_gravity() {
                return lines.map(by_columns).collect();
            }
            told(lines).collect()
        });
    #[cfg(feature = "computer")]
    let game = game
        .with_computer(crate::computer::ForInARow)
        .with_blunders(blunders(&rules));
    game
}

/// The percentage of moves that level 1 makes at random.
///
/// Fewer deliberate moves are enough to win on a larger board, because random moves rarely make a line.
#[cfg(feature = "computer")]
fn blunders(game: &InARow) -> u8 {
    match game.bounds().cell_count() {
        _ if game.has_gravity() => 75,
        0..=16 => 65,
        17..=48 => 83,
        49..=100 => 93,
        _ => 97,
    }
}

/// The names of the players: the colours of their discs, or X and O.
fn players(game: &InARow) -> [&'static str; 2] {
    match style(game).surface {
        _ if game.has_gravity() => ["Red", "Yellow"],
        Surface::Crossings => ["Black", "White"],
        _ => ["X", "O"],
    }
}

/// The style: Gomoku is played with stones on the crossings of a wooden board.
fn style(game: &InARow) -> Style {
    let (bounds, style) = (game.bounds(), game.style());
    if game.has_gravity() || bounds.rows().min(bounds.cols()) < 9 {
        return style;
    }
    Style {
        surface: Surface::Crossings,
        theme: Theme::wood(),
        ..style
    }
}

fn title(game: &InARow) -> String {
    let (rows, cols) = (game.bounds().rows(), game.bounds().cols());
    let length = match game.length() {
        Length::AtLeast(k) => k.to_string(),
        exactly @ Length::Exactly(_) => exactly.to_string(),
    };
    let name = match game.length() {
        Length::AtLeast(5) | Length::Exactly(5) if !game.has_gravity() && rows.min(cols) >= 9 => {
            "Gomoku: "
        }
        Length::AtLeast(3) if !game.has_gravity() && (rows, cols) == (3, 3) => "Tic-tac-toe: ",
        _ => "",
    };
    let mut title = format!("{name}{length} in a row on a {rows}x{cols} board");
    if game.axes().iter().all(|axis| axis.is_orthogonal()) {
        title += ", no diagonals";
    }
    if game.axes().iter().all(|axis| axis.is_diagonal()) {
        title += ", diagonals only";
    }
    title += joined::in_words(game.bounds().wrap());
    if game.obstacles().next().is_some() {
        title += ", with obstacles";
    }
    if game.is_misere() {
        title += ", misère";
    }
    title
}

fn hint(game: &InARow) -> String {
    if game.has_gravity() {
        return format!("column 1-{}", game.bounds().cols());
    }
    cells(game.bounds())
}

/// The range of cells in the form in which they are typed: `cell a1-s19`.
pub(super) fn cells(bounds: Bounds) -> String {
    let far = Coord::new(0, bounds.cols().saturating_sub(1));
    format!("cell a1-{}", bounds.names([far]))
}

/// The facts about winning lines: `line: a1 b1 c1 d1`.
pub(super) fn told(lines: impl Iterator<Item = Line>) -> impl Iterator<Item = String> {
    lines.map(|line| format!("line: {}", names(line)))
}

/// A line as its columns: `line: columns 2 3 4 5, rising from row 1`. Rows have no names on this board.
fn by_columns(line: Line) -> String {
    let (rows, cells) = (line.board().rows(), in_order(line));
    let row = |at: Option<&Coord>| at.map_or(0, |at| rows - at.row);
    let (from, to) = (row(cells.first()), row(cells.last()));
    let columns = cells.iter().map(|at| at.col + 1).dedup().join(" ");
    match from.cmp(&to) {
        _ if matches!(line.heading(), Direction::N | Direction::S) => {
            format!(
                "line: column {columns}, rows {} to {}",
                from.min(to),
                from.max(to)
            )
        }
        Ordering::Equal => format!("line: columns {columns}, row {from}"),
        Ordering::Less => format!("line: columns {columns}, rising from row {from}"),
        Ordering::Greater => format!("line: columns {columns}, falling from row {from}"),
    }
}

/// The names of the cells: `a1 b1 c1 d1`.
fn names(line: Line) -> String {
    let (bounds, cells) = (*line.board(), in_order(line));
    let names = cells
        .iter()
        .filter_map(|&at| bounds.name_from(at, Origin::BottomLeft));
    names.into_iter().join(" ")
}

/// The cells of a line. A line that is a whole ring starts at the lowest cell of its first column.
fn in_order(line: Line) -> Vec<Coord> {
    let (bounds, mut cells) = (*line.board(), line.iter().collect::<Vec<_>>());
    let ring = line.first().is_some_and(|first| {
        let around = bounds.ray_len(first, line.heading()) + 1;
        bounds.is_ring(line.heading()) && line.len() == around
    });
    if ring {
        let first = cells
            .iter()
            .position_min_by_key(|at| (at.col, Reverse(at.row)));
        cells.rotate_left(first.unwrap_or(0));
    }
    cells
}
