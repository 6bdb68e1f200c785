//! [`Windows`]: the judge of k in a row, by stretches of cells that can still become a line.
//!
//! A [`Census`](collinear::lines::Census) counts the stones of both sides in each window. A stone changes only the
//! windows through its cell. This module adds the values of windows and of cells, their sum, and the [`Ends`] that make
//! a line too long.
//!
//! The judge does not use [`Grid::threats`](collinear::Grid::threats), which would search the whole board in each
//! position. Besides, windows that lack three or more stones have a value too.

mod brought;
mod ends;
mod standing;

use collinear::{
    Board, Headings, Layout, Length, Rect, TooLarge,
    rules::{Rules, Side, View, in_a_row::InARow},
};

pub use self::standing::Standing;
use self::{brought::Brought, ends::Ends, standing::Totals};
use super::stretch::{WIDTH, promising};
use crate::computer::follower::Follower;

/// The judge of games where k stones in a row win, by windows: stretches of k cells that can still become a line.
pub struct Windows<B: Layout = Rect> {
    /// The number of cells in a window.
    k: usize,
    /// The cells of each window, as indices.
    cells: Box<[u32]>,
    /// The ends of windows, if only lines of an exact length win for at least one side.
    ends: Option<Ends>,
    /// The contribution of a window with stones of one side only, by the side and the number of stones.
    brings: [Box<[Brought]>; 2],
    /// The distance of each cell from the middle of the drawn board.
    from_middle: Box<[usize]>,
    empty: Standing<B>,
}

/// The largest number of cells of the board, and of all windows together.
const MOST_CELLS: usize = 1 << 25;

impl<B: Headings + Layout> Windows<B> {
    /// The windows of an m,n,k game.
    ///
    /// # Errors
    ///
    /// The same as [`on`](Self::on).
    pub fn of(game: &InARow<B>) -> Result<Self, TooLarge> {
        let mut axes = Vec::new();
        for axis in game.board().cells().flat_map(|at| game.axes_at(at)) {
            if !axes.contains(&axis) {
                axes.push(axis);
            }
        }
        let mut windows = Self::on(game.board(), &axes, game.length())?;
        if game.is_misere() {
            windows = windows.where_lines_lose();
        }
        // A cell that no disc can reach counts as if both sides had a stone on it.
        let Standing { census, totals, .. } = &mut windows.empty;
        for at in game
            .board()
            .cells()
            .filter(|&at| game.obstacle_to(at).is_some())
        {
            census.put_with(at, [1; 2], |window, before, _| {
                if before == [0; 2] {
                    let cells = &windows.cells[window * windows.k..][..windows.k];
                    totals.add(cells, Brought::default() - windows.brings[0][0]);
                }
            });
        }
        Ok(windows)
    }

    /// The same windows in a game in which a line loses.
    fn where_lines_lose(mut self) -> Self {
        for brought in self.brings.iter_mut().flatten() {
            *brought = brought.where_lines_lose();
        }
        for hopes in &mut self.empty.totals.hopes {
            *hopes = hopes.map(|hope| -hope);
        }
        self
    }

    /// The windows of a board along these axes, for lines of this length.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board, or all windows together, can have more than 2^25 cells.
    pub fn on(board: &Board<B>, axes: &[B::Heading], length: Length) -> Result<Self, TooLarge> {
        let (k, topology) = (length.k(), board.topology());
        let count = topology.cell_count();
        // At most one window along each axis begins at each cell.
        let kept_of_each = match k {
            _ if k > count => 1,
            _ => axes.len().saturating_mul(k).max(1),
        };
        // A board with fewer cells than a line has no window.
        let room = (MOST_CELLS / kept_of_each).max(k.saturating_sub(1).min(MOST_CELLS));
        if count > room {
            return Err(TooLarge::cells(count).over(room));
        }
        let census = board.census(axes, k, |_| [0; 2])?;
        let index = |at| index_in(board, at);
        let lines = census.windows().flat_map(|(line, _)| line.cells());
        let cells: Box<[u32]> = lines.filter_map(index).collect();
        let paper = topology.paper();
        let distance = |at| {
            let at = topology.on_paper(at);
            at.row.abs_diff(paper.rows() / 2) + at.col.abs_diff(paper.cols() / 2)
        };
        let mut totals = Totals {
            sum: 0,
            lacking_one: [0; 2],
            hopes: vec![[0; 2]; count].into(),
        };
        for window in cells.chunks_exact(k.max(1)) {
            totals.add(window, Brought::by(Side::First, 0, k));
        }
        let brings = |side| {
            (0..=k.min(count))
                .map(|stones| Brought::by(side, stones, k))
                .collect()
        };
        let windows = Self {
            brings: Side::BOTH.map(brings),
            from_middle: board.cells().map(distance).collect(),
            k,
            cells,
            ends: None,
            empty: Standing {
                census,
                stones: vec![None; count].into(),
                totals,
            },
        };
        Ok(match length {
            Length::AtLeast(_) => windows,
            Length::Exactly(_) => Side::BOTH.into_iter().fold(windows, Self::exactly_for),
        })
    }

    /// Makes only lines of the exact length win for this side.
    #[must_use]
    pub fn exactly_for(mut self, side: Side) -> Self {
        let census = &self.empty.census;
        let ends = self.ends.get_or_insert_with(|| {
            let lines = census.windows().map(|(line, _)| line);
            Ends::of(lines, self.from_middle.len(), |at| {
                index_in(census.board(), at)
            })
        });
        ends.count_for[side.index()] = true;
        self
    }

    /// The contribution of a window with this number of stones of each side.
    #[inline]
    fn brought(&self, window: usize, sums: [u32; 2], stones: &[Option<Side>]) -> Brought {
        let (side, count) = match sums {
            [first, 0] => (Side::First, first),
            [0, second] => (Side::Second, second),
            _ => return Brought::default(),
        };
        if count > 0
            && let Some(ends) = &self.ends
            && ends.are_taken(window, side, stones)
        {
            return Brought::default();
        }
        self.brings[side.index()][count as usize]
    }

    /// Adds a stone to a cell or removes the stone. The cell must be on the board.
    pub(super) fn put(&self, standing: &mut Standing<B>, at: B::Cell, stone: Option<Side>) {
        let Some(index) = standing.index_of(at) else {
            return;
        };
        let Standing {
            census,
            stones,
            totals,
        } = standing;
        let cells = |window| &self.cells[window * self.k..][..self.k];
        let was = std::mem::replace(&mut stones[index], stone);
        let beside = self.ends.as_ref().map(|ends| ends.beside(index));
        for &window in beside.into_iter().flatten() {
            let sums = census.sums(window).unwrap_or_default();
            let after = self.brought(window, sums, stones);
            stones[index] = was;
            let before = self.brought(window, sums, stones);
            stones[index] = stone;
            totals.add(cells(window), after - before);
        }
        let is_of = |side| u32::from(stone == Some(side));
        let weight = [is_of(Side::First), is_of(Side::Second)];
        census.put_with(at, weight, |window, before, after| {
            let before = self.brought(window, before, stones);
            let after = self.brought(window, after, stones);
            totals.add(cells(window), after - before);
        });
    }

    /// The promising cells for the side to move: see [`promising`].
    pub(super) fn best_of(
        &self,
        standing: &Standing<B>,
        turn: Side,
        cells: &[B::Cell],
        more: impl Fn(B::Cell) -> i64,
        is_legal: impl Fn(B::Cell) -> bool,
    ) -> Vec<B::Cell> {
        let hope = |at| standing.hope(at, turn) + more(at);
        let distance = |at| {
            let index = standing.index_of(at);
            index.map_or(0, |index| {
                u32::try_from(self.from_middle[index] + 1).unwrap_or(u32::MAX)
            })
        };
        promising(cells, hope, distance, is_legal)
    }
}

fn index_in<B: Layout>(board: &Board<B>, at: B::Cell) -> Option<u32> {
    let index = board.topology().index_of(at)?;
    u32::try_from(index).ok()
}

impl<B, R> Follower<R> for Windows<B>
where
    B: Headings<Heading: Send + Sync> + Layout,
    R: Rules<State: View<Board = B>, Move = B::Cell>,
{
    type Kept = Standing<B>;

    fn begin(&self, _: &R, state: &R::State) -> Standing<B> {
        let mut standing = self.empty.clone();
        for (at, &glyph) in state.glyphs().indexed() {
            let stone = Side::BOTH
                .into_iter()
                .find(|&side| glyph == char::from(side));
            if stone.is_some() {
                self.put(&mut standing, at, stone);
            }
        }
        standing
    }

    /// A move on an empty cell puts a stone on it. A move on any other cell is taken back, and the stone with it.
    fn follow(
        &self,
        standing: &mut Standing<B>,
        _: &R,
        from: &R::State,
        &at: &B::Cell,
        _: &R::State,
    ) {
        let index = standing.index_of(at);
        let is_empty = index.is_some_and(|index| standing.stones[index].is_none());
        self.put(standing, at, is_empty.then(|| from.turn()));
    }

    fn worth(&self, standing: &Standing<B>, rules: &R, state: &R::State) -> i32 {
        standing.worth(state.turn(), || rules.moves(state), false, 0)
    }

    fn promising(&self, standing: &Standing<B>, rules: &R, state: &R::State) -> Vec<B::Cell> {
        let mut moves = Vec::new();
        // `for_each` is faster than `extend` here.
        rules.moves(state).for_each(|m| moves.push(m));
        self.best_of(standing, state.turn(), &moves, |_| 0, |_| true)
    }

    /// If a line can be completed or must be blocked, all other moves are worse.
    fn leaves_out(
        &self,
        _: &Standing<B>,
        rules: &R,
        state: &R::State,
        promising: &[B::Cell],
    ) -> bool {
        promising.len() == WIDTH && rules.count_moves(state) > WIDTH
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}
