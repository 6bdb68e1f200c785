//! [`Windows`]: the judge of k in a row, by the stretches of cells on which a line can still arise.
//!
//! It stands on a [`Census`](collinear::lines::Census): a stone changes the windows through its cell and no others,
//! and the census says which, and how many stones each side has on them. What is kept here is what follows from that
//! and the census does not know: what a window is worth, to the sum of the board and as hope to each of its
//! cells, and the [`Ends`] that make a line too long.
//!
//! It is not [`Grid::threats`](collinear::Grid::threats): these are sought anew on the whole board, some 50 µs at
//! 15x15 for each position of a search, where a stone changes the twenty windows through its cell. And windows that
//! lack three stones or more count as well.

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

/// The judge of games in which stones are put on cells, and k of them in a row win. What it knows of a board: its
/// windows, the stretches of cells on which a line can still arise.
pub struct Windows<B: Layout = Rect> {
    /// How many cells a window has.
    k: usize,
    /// The cells of each window, by their indices.
    cells: Box<[u32]>,
    /// Where only lines of an exact length win, at least for one side.
    ends: Option<Ends>,
    /// What a window brings that only one side has stones on, by the side and how many these are.
    brings: [Box<[Brought]>; 2],
    /// How far each cell is from the middle of the paper.
    from_middle: Box<[usize]>,
    /// The board without stones.
    empty: Standing<B>,
}

/// The most cells that are kept, of the board or of all windows together.
const MOST_CELLS: usize = 1 << 25;

impl<B: Headings + Layout> Windows<B> {
    /// The windows of an m,n,k game.
    ///
    /// # Errors
    ///
    /// As [`on`](Self::on).
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
        // Both sides have a stone, as it were, on each cell that no disc comes to.
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

    /// The same windows where a line loses.
    fn where_lines_lose(mut self) -> Self {
        for brought in self.brings.iter_mut().flatten() {
            *brought = brought.where_lines_lose();
        }
        for hopes in &mut self.empty.totals.hopes {
            *hopes = hopes.map(|hope| -hope);
        }
        self
    }

    /// The windows of a board along some axes, for lines of this length.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] if the board, or all windows together, may have more than 2^25 cells.
    pub fn on(board: &Board<B>, axes: &[B::Heading], length: Length) -> Result<Self, TooLarge> {
        let (k, topology) = (length.k(), board.topology());
        let count = topology.cell_count();
        // From each cell on there is a window along each axis at most.
        let kept_of_each = match k {
            _ if k > count => 1,
            _ => axes.len().saturating_mul(k).max(1),
        };
        // A board of fewer cells than a line has no window to keep.
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

    /// The same windows where a line of this side has to be exactly as long: a longer one wins nothing.
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

    /// What a window brings that has so many stones of each side on it.
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

    /// Has a stone come to a cell, or go from there; it has to be on the board.
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

    /// The promising ones of some cells for the side to move: see [`promising`].
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

    /// A stone comes to a cell that is empty; from any other it goes.
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
        // Faster than a list by `extend`, where there is so little else to do.
        rules.moves(state).for_each(|m| moves.push(m));
        self.best_of(standing, state.turn(), &moves, |_| 0, |_| true)
    }

    /// Where a line is closed or has to be blocked, all other moves are worse.
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
