//! [`Foul`]: what makes a move forbidden, and [`Renju::foul`], which finds it.
//!
//! A stone that is thought of is no stone on the board: a chain of them, each with the one before, is looked at
//! first, and a cell that is none of them on the grid. So whether a three is one can ask the same question with
//! one stone more, and nothing is copied. Each question puts a stone on a free cell, so they come to an end; and
//! few are asked, since two lines have to look like threes before the first. On the worst board of 15x15 that a
//! search for it came to, a hundred stones were thought of for one cell, and eleven at once at most.

use std::fmt;

use super::{
    Double, Overline, Renju, State,
    around::{Around, Seen, Threat, Winning},
};
use collinear::{
    Bounds, Coord, Direction, Grid, Line, Origin,
    rules::{Cell, Owned, Side, View},
};

/// What makes a move forbidden, with its cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Foul {
    /// More than five in a row: these.
    Overline(Line),
    /// Two fours: the fives that they become with one more stone.
    DoubleFour([Line; 2]),
    /// Two threes: the straight fours that they become with one more stone.
    DoubleThree([Line; 2]),
}

impl Foul {
    /// The lines, one or two.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        match self {
            Self::Overline(line) => std::slice::from_ref(line),
            Self::DoubleFour(lines) | Self::DoubleThree(lines) => lines,
        }
    }
}

/// `a double four, on g7 to k7 and i8 to i12`.
impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Overline(_) => "an overline",
            Self::DoubleFour(_) => "a double four",
            Self::DoubleThree(_) => "a double three",
        })?;
        for (word, line) in [", on", " and"].into_iter().zip(self.lines()) {
            let name = |at: Option<Coord>| line.board().name_from(at?, Origin::BottomLeft);
            if let (Some(first), Some(last)) = (name(line.first()), name(line.last())) {
                write!(f, "{word} {first} to {last}")?;
            }
        }
        Ok(())
    }
}

impl Renju {
    /// Why a stone of the player to move may not be placed on a cell, if it is free and that is so. Whether the
    /// game is over is not asked.
    ///
    /// ```
    /// use collinear::{Coord, Grid, rules::{Cell, Side}};
    /// use collinear_games::renju::{Foul, RENJU, Renju, Variant};
    ///
    /// let rules = Renju::new(Variant { rows: 1, cols: 9, ..RENJU })?;
    /// let board = Grid::parse_with(". X . X . X . X .", Cell::from_glyph).unwrap();
    /// let state = rules.set_up(board, Side::First)?;
    /// let foul = rules.foul(&state, Coord::new(0, 4)).unwrap();
    /// assert!(matches!(foul, Foul::DoubleFour(_)));
    /// assert_eq!(foul.to_string(), "a double four, on b1 to f1 and d1 to h1");
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    ///
    /// # Complexity
    ///
    /// Looks at ten cells on each axis at most, and at as many around each stone that would make a straight four,
    /// if two axes have one; no allocation.
    #[doc(alias("forbidden", "kinjite", "is_forbidden"))]
    #[must_use]
    pub fn foul(&self, state: &State, at: Coord) -> Option<Foul> {
        let is_free = state.grid().get(at) == Some(&Cell::Empty);
        (is_free && self.is_limited(state.turn()))
            .then(|| Thought::of(self, state.grid(), state.turn(), at).verdict())
            .and_then(Verdict::foul)
    }

    /// Whether any move of a player can be forbidden.
    pub(super) fn is_limited(&self, side: Side) -> bool {
        self.limits(side).forbid_something()
    }

    /// The stones in a row that a stone wins by: one line for each axis.
    pub(super) fn wins_by<'a>(
        &'a self,
        grid: &'a Grid<Cell>,
        at: Coord,
    ) -> impl Iterator<Item = Line> + 'a {
        let owner = grid[at].owner();
        let axes = owner.into_iter().flat_map(move |side| {
            let thought = Thought::of(self, grid, side, at);
            let winning = thought.winning();
            let wins = move |axis: &Direction| thought.around(*axis).wins(winning);
            Direction::AXES.into_iter().filter(wins)
        });
        axes.map(move |axis| grid.run_through(at, axis, |&cell| cell == grid[at]).line)
    }
}

/// What a stone makes.
enum Verdict {
    /// Stones in a row that win: then nothing is a foul.
    Wins,
    Foul(Foul),
    Nothing,
}

impl Verdict {
    fn foul(self) -> Option<Foul> {
        match self {
            Self::Foul(foul) => Some(foul),
            Self::Wins | Self::Nothing => None,
        }
    }
}

/// A stone that is thought of, and those that were before.
#[derive(Clone, Copy)]
struct Thought<'a> {
    game: &'a Renju,
    /// What stands on the board, in reading order.
    cells: &'a [Cell],
    side: Side,
    at: Coord,
    /// The place of the cell in that order: from there to the next cell of a line is an addition.
    index: usize,
    before: Option<&'a Thought<'a>>,
}

/// The place of a cell in reading order.
fn index_on(bounds: Bounds, at: Coord) -> usize {
    at.row * bounds.cols() + at.col
}

impl<'a> Thought<'a> {
    fn of(game: &'a Renju, grid: &'a Grid<Cell>, side: Side, at: Coord) -> Self {
        Self {
            game,
            cells: grid.iter().as_slice(),
            side,
            at,
            index: index_on(game.bounds, at),
            before: None,
        }
    }

    fn winning(&self) -> Winning {
        let variant = &self.game.variant;
        Winning::by(variant.limits[self.side.index()], variant.open_ends)
    }

    /// What is on another cell than that of this stone.
    #[inline]
    fn seen(&self, index: usize) -> Seen {
        match self.cells[index].owner() {
            Some(side) if side == self.side => Seen::Own,
            Some(_) => Seen::Theirs,
            None if self.before.is_some_and(|before| before.has(index)) => Seen::Own,
            None => Seen::Free,
        }
    }

    /// Whether a stone is thought of on a cell, which is told by its place.
    fn has(&self, index: usize) -> bool {
        self.index == index || self.before.is_some_and(|before| before.has(index))
    }

    fn around(&self, axis: Direction) -> Around {
        let bounds = self.game.bounds;
        let look = |direction: Direction| {
            let step = direction.rows() * bounds.cols().cast_signed() + direction.cols();
            let mut index = self.index;
            (0..bounds.ray_len(self.at, direction)).map(move |_| {
                index = index.wrapping_add_signed(step);
                self.seen(index)
            })
        };
        Around::of(look(axis), look(-axis))
    }

    fn verdict(&self) -> Verdict {
        let (limits, winning) = (self.game.limits(self.side), self.winning());
        let axes = Direction::AXES.map(|axis| (axis, self.around(axis)));
        if axes.iter().any(|(_, around)| around.wins(winning)) {
            return Verdict::Wins;
        }
        if limits.overline == Overline::Forbidden
            && let Some((axis, _)) = axes.iter().find(|(_, around)| around.is_overline())
        {
            return Verdict::Foul(Foul::Overline(self.run(*axis)));
        }
        if limits.double_four == Double::Forbidden {
            let mut fours = axes.iter().flat_map(|(axis, around)| {
                around.fours(winning).map(|four| self.line(*axis, four))
            });
            if let (Some(one), Some(other)) = (fours.next(), fours.next()) {
                return Verdict::Foul(Foul::DoubleFour([one, other]));
            }
        }
        if limits.double_three == Double::Forbidden
            && let Some(threes) = self.two_threes(&axes, winning)
        {
            return Verdict::Foul(Foul::DoubleThree(threes));
        }
        Verdict::Nothing
    }

    /// The first two threes. None is looked at that can't be one of two any more.
    fn two_threes(&self, axes: &[(Direction, Around); 4], winning: Winning) -> Option<[Line; 2]> {
        let may_have_three =
            |(_, around): &&(_, Around)| around.straight_fours(winning).next().is_some();
        let mut left = axes.iter().filter(may_have_three).count();
        let mut found = None;
        for (axis, around) in axes.iter().filter(may_have_three) {
            if left + usize::from(found.is_some()) < 2 {
                break;
            }
            left -= 1;
            let mut fours = around.straight_fours(winning);
            if let Some(four) = fours.find(|four| self.may_become(*axis, *four)) {
                let three = self.line(*axis, four);
                match found {
                    Some(other) => return Some([other, three]),
                    None => found = Some(three),
                }
            }
        }
        None
    }

    /// Whether the stone that makes a straight four may be placed, and makes nothing better.
    fn may_become(&self, axis: Direction, four: Threat) -> bool {
        let Some(at) = self.cell(axis, four.filled_by) else {
            return false;
        };
        let then = Thought {
            at,
            index: index_on(self.game.bounds, at),
            before: Some(self),
            ..*self
        };
        matches!(then.verdict(), Verdict::Nothing)
    }

    /// The cell of a line that has this number.
    fn cell(&self, axis: Direction, number: usize) -> Option<Coord> {
        let offset = Threat::offset(number);
        let direction = if offset < 0 { -axis } else { axis };
        self.game
            .bounds
            .step_by(self.at, direction, offset.unsigned_abs())
    }

    /// The line of a threat. Apart, so that what looks for threats stays small.
    #[inline(never)]
    fn line(&self, axis: Direction, threat: Threat) -> Line {
        let bounds = self.game.bounds;
        let first = self.cell(axis, threat.first);
        let line = first.and_then(|first| bounds.line(first, axis, threat.len));
        line.unwrap_or_else(|| self.run(axis))
    }

    /// The stones in a row that this one is part of.
    fn run(&self, axis: Direction) -> Line {
        let bounds = self.game.bounds;
        let seen = |at| self.seen(index_on(bounds, at));
        let is_own = |at| at == self.at || seen(at) == Seen::Own;
        bounds.run_through(self.at, axis, is_own).line
    }
}
