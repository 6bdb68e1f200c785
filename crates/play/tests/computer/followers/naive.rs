//! A simple judge of k in a row that goes through all windows of the board.

use std::collections::BTreeSet;

use collinear::{Board, Grid, Headings, Layout, Length, Line, rules::Side};

/// The value of a window that lacks this many stones.
fn worth_lacking(stones: usize) -> i64 {
    match stones {
        1 => 200,
        2 => 40,
        3 => 8,
        4 => 2,
        _ => 1,
    }
}

/// The cells of a window, and the cells beyond its ends.
type Window<C> = (Vec<C>, Vec<C>);

/// The windows of a board, without duplicates.
fn windows<B: Headings + Layout>(
    board: &Board<B>,
    axes: &[B::Heading],
    k: usize,
) -> Vec<Window<B::Cell>> {
    let index = |&at: &B::Cell| board.topology().index_of(at);
    let mut seen = BTreeSet::new();
    let all = axes.iter().flat_map(|&axis| board.lines(axis));
    let all = all.flat_map(|line| line.windows(k).collect::<Vec<_>>());
    let window = |window: Line<B>| {
        let cells: Vec<_> = window.iter().collect();
        let set: BTreeSet<_> = cells.iter().map(index).collect();
        let is_new = set.len() == k && seen.insert(set);
        let back = window.reversed();
        let beyond = |from: &[B::Cell], heading| {
            let mut at = (*from.first()?, heading);
            for _ in from {
                at = board.step_with_heading(at.0, at.1)?;
            }
            Some(at.0)
        };
        let turned: Vec<_> = back.iter().collect();
        let ends = [
            beyond(&cells, window.heading()),
            beyond(&turned, back.heading()),
        ];
        let ends = ends
            .into_iter()
            .flatten()
            .filter(|end| !cells.contains(end))
            .collect();
        is_new.then_some((cells, ends))
    };
    all.filter_map(window).collect()
}

/// A simple judge of k in a row.
pub(super) struct Naive<B: Headings + Layout> {
    board: Board<B>,
    k: usize,
    /// Whether longer lines of a side do not count.
    pub(super) is_exact: [bool; 2],
    /// Whether lines lose.
    pub(super) is_misere: bool,
    /// The cells that no stone can take: obstacles, and the cells below them if discs fall.
    pub(super) taken: Vec<B::Cell>,
    windows: Vec<Window<B::Cell>>,
}

/// The result of the simple judge for a position.
pub(super) struct Seen<B: Headings + Layout> {
    /// The value of the windows for the side to move.
    pub(super) sum: i64,
    /// The cells that complete a line of the side to move, and of the other side.
    pub(super) closing: [Vec<B::Cell>; 2],
    /// The value of a stone on each cell.
    pub(super) hopes: Grid<i64, B>,
}

pub(super) const CLOSES: i64 = 1 << 48;
pub(super) const BLOCKS: i64 = 1 << 32;

impl<B: Headings + Layout> Naive<B> {
    pub(super) fn on(board: &Board<B>, axes: &[B::Heading], length: Length) -> Self {
        Self {
            board: board.clone(),
            k: length.k(),
            is_exact: [matches!(length, Length::Exactly(_)); 2],
            is_misere: false,
            taken: Vec::new(),
            windows: windows(board, axes, length.k()),
        }
    }

    pub(super) fn look(&self, glyphs: &Grid<char, B>, turn: Side) -> Seen<B> {
        let glyph = char::from;
        let mut seen = Seen {
            sum: 0,
            closing: [Vec::new(), Vec::new()],
            hopes: glyphs.map(|_| 0),
        };
        for (cells, ends) in &self.windows {
            let count = |glyph| cells.iter().filter(|&&at| glyphs[at] == glyph).count();
            let [own, theirs] = [turn, turn.other()].map(|side| count(glyph(side)));
            if cells.iter().any(|at| self.taken.contains(at)) || own > 0 && theirs > 0 {
                continue;
            }
            let owner = if own > 0 { turn } else { turn.other() };
            let lacks = self.k - own - theirs;
            let worth = worth_lacking(lacks);
            let is_too_long = |&end: &B::Cell| glyphs[end] == glyph(owner);
            let hope = match (own, theirs) {
                (0, 0) => 1,
                _ if self.is_exact[owner.index()] && ends.iter().any(is_too_long) => continue,
                (0, _) if lacks == 1 && self.is_misere => 2 * worth,
                (0, _) if lacks == 1 => BLOCKS,
                (0, _) => 2 * worth,
                _ if lacks == 1 => CLOSES,
                _ => 3 * worth,
            };
            let sign = if self.is_misere { -1 } else { 1 };
            for &at in cells {
                seen.hopes[at] += sign * hope;
            }
            if own + theirs == 0 {
                continue;
            }
            seen.sum += sign * if own > 0 { worth } else { -worth };
            if lacks == 1 && !self.is_misere {
                let gaps = cells.iter().filter(|&&at| glyphs[at] == '.');
                seen.closing[usize::from(own == 0)].extend(gaps);
            }
        }
        for cells in &mut seen.closing {
            let all = self.board.cells();
            *cells = all.filter(|at| cells.contains(at)).collect();
        }
        seen
    }

    /// The best moves: the moves that complete a line; if there are none, the moves that block a line; if there are
    /// none either, the best twelve moves. Equal moves are ordered by the distance from the middle.
    pub(super) fn best_of(
        &self,
        moves: impl IntoIterator<Item = B::Cell>,
        hope: impl Fn(B::Cell) -> i64,
    ) -> Vec<B::Cell> {
        let topology = self.board.topology();
        let (rows, cols) = (topology.paper().rows(), topology.paper().cols());
        let way = |at| {
            let at = topology.on_paper(at);
            at.row.abs_diff(rows / 2) + at.col.abs_diff(cols / 2)
        };
        let mut best: Vec<_> = moves.into_iter().collect();
        best.sort_by_cached_key(|&at| (-hope(at), way(at)));
        let first = best.first().map_or(0, |&at| hope(at));
        match [CLOSES, BLOCKS].into_iter().find(|&due| first >= due) {
            Some(due) => best.retain(|&at| hope(at) >= due),
            None => best.truncate(12),
        }
        best
    }
}

/// The value of a position with this sum. `wins` says that there is a win in one, and `threats` counts the threats.
pub(super) fn worth_of(sum: i64, wins: bool, threats: usize) -> i32 {
    let sum = i32::try_from(sum.clamp(-5_000, 5_000)).expect("a small number");
    match (wins, threats) {
        (true, _) => sum + 20_000,
        (false, 2..) => sum - 15_000,
        (false, _) => sum,
    }
}
