//! [`Foul`]: the reason why a move is forbidden, and [`Renju::foul`], which finds it.
//!
//! Hypothetical stones are a linked list that is looked up before the grid. So the check for a three can run the whole
//! check again with one more stone, and nothing is copied. Each check fills a free cell, so the recursion ends. There
//! are few checks, because the first one needs two lines that look like threes. On the worst known board of 15x15 one
//! cell needs a hundred hypothetical stones, at most eleven at a time.

use std::fmt;

use super::{
    Double, Overline, Renju, State,
    around::{Around, Seen, Threat, Winning},
};
use collinear::{
    Bounds, Coord, Direction, Grid, Line, Origin,
    rules::{Cell, Owned, Side, View},
};

/// The reason why a move is forbidden, with its cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Foul {
    /// More than five in a row.
    Overline(Line),
    /// Two fours, each as the five that one more stone would make.
    DoubleFour([Line; 2]),
    /// Two threes, each as the straight four that one more stone would make.
    DoubleThree([Line; 2]),
}

impl Foul {
    /// Returns the lines, one or two.
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
    /// Finds the reason why the player to move may not place a stone on a free cell; `None` if it is allowed. Does not
    /// check whether the game is over.
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
    /// Looks at no more than ten cells on each axis. If two axes could have a three, also looks at the same number of
    /// cells around each stone that would make a straight four. No allocation.
    #[doc(alias("forbidden", "kinjite", "is_forbidden"))]
    #[must_use]
    pub fn foul(&self, state: &State, at: Coord) -> Option<Foul> {
        let is_free = state.grid().get(at) == Some(&Cell::Empty);
        (is_free && self.is_limited(state.turn()))
            .then(|| Thought::of(self, state.grid(), state.turn(), at).verdict())
            .and_then(Verdict::foul)
    }

    /// True if any move of a player can be forbidden.
    pub(super) fn is_limited(&self, side: Side) -> bool {
        self.limits(side).forbid_something()
    }

    /// The winning lines through a stone, one for each axis.
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

enum Verdict {
    /// The stone wins, so it is not a foul.
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

/// A hypothetical stone, and the ones before it.
#[derive(Clone, Copy)]
struct Thought<'a> {
    game: &'a Renju,
    cells: &'a [Cell],
    side: Side,
    at: Coord,
    /// The index of the cell in `cells`. A step along a line is an addition.
    index: usize,
    before: Option<&'a Thought<'a>>,
}

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

    /// The content of a cell other than the cell of this stone.
    #[inline]
    fn seen(&self, index: usize) -> Seen {
        match self.cells[index].owner() {
            Some(side) if side == self.side => Seen::Own,
            Some(_) => Seen::Theirs,
            None if self.before.is_some_and(|before| before.has(index)) => Seen::Own,
            None => Seen::Free,
        }
    }

    /// True if there is a hypothetical stone at this index.
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

    /// Finds the first two threes, and stops as soon as two are no longer possible.
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

    /// True if the stone that makes a straight four is allowed and makes nothing better.
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

    fn cell(&self, axis: Direction, number: usize) -> Option<Coord> {
        let offset = Threat::offset(number);
        let direction = if offset < 0 { -axis } else { axis };
        self.game
            .bounds
            .step_by(self.at, direction, offset.unsigned_abs())
    }

    /// The line of a threat. A separate function, to keep the search for threats small.
    #[inline(never)]
    fn line(&self, axis: Direction, threat: Threat) -> Line {
        let bounds = self.game.bounds;
        let first = self.cell(axis, threat.first);
        let line = first.and_then(|first| bounds.line(first, axis, threat.len));
        line.unwrap_or_else(|| self.run(axis))
    }

    /// The run of stones that contains this one.
    fn run(&self, axis: Direction) -> Line {
        let bounds = self.game.bounds;
        let seen = |at| self.seen(index_on(bounds, at));
        let is_own = |at| at == self.at || seen(at) == Seen::Own;
        bounds.run_through(self.at, axis, is_own).line
    }
}
