//! [`Picking`]: makes a move by picking its cells.

use crate::core::session::Session;

/// The legal moves, and the cells picked so far.
pub(super) struct Picking {
    legal: Vec<Legal>,
    /// Moves that mark a cell and name the cell twice. A key of their own makes them.
    asides: Vec<Legal>,
    /// The column of each cell in games with falling discs, in which only the column matters.
    columns: Option<Vec<usize>>,
    /// True if the arrow keys make the moves.
    by_arrows: bool,
    /// The first cell of each cell's block, and the place of each cell.
    blocks: Vec<(usize, Place)>,
    /// The picked cell of a block.
    grabbed: usize,
    picked: Vec<usize>,
}

/// The distances of a cell from the left and from the top.
type Place = [isize; 2];

struct Legal {
    cells: Vec<usize>,
    /// The index of the legal move.
    m: usize,
}

/// The effect of picking a cell.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Picked {
    /// Make this move.
    Play(usize),
    /// Several moves have exactly the picked cells. If `continues` is true, other moves have more cells.
    Which { moves: Vec<usize>, continues: bool },
    /// The move needs more cells.
    More,
    /// The cell was unpicked.
    Unpicked,
    /// No legal move continues with this cell.
    Refused,
}

/// The cells that can be picked next, to highlight them.
#[derive(Default)]
pub(super) struct Lit {
    /// Cells where moves end.
    pub(super) targets: Vec<usize>,
    /// The other cells, with pieces that can move.
    pub(super) starts: Vec<usize>,
}

fn signed(length: usize) -> isize {
    isize::try_from(length).unwrap_or(isize::MAX)
}

impl Picking {
    /// The state in which nothing is picked.
    pub(super) fn of(session: &Session) -> Self {
        let board = session.board();
        let legal = session.moves().into_iter().enumerate();
        let legal = legal.map(|(m, cells)| Legal { cells, m });
        let (twice, legal): (Vec<_>, Vec<_>) =
            legal.partition(|legal| matches!(legal.cells[..], [a, b] if a == b));
        // If other moves on the board are longer, a move back to its first cell is a circular path and does not mark
        // the cell.
        let is_way = |legal: &Legal| legal.cells.len() > 1;
        let (asides, legal) = if legal.iter().any(is_way) {
            (Vec::new(), twice.into_iter().chain(legal).collect())
        } else {
            (twice, legal)
        };
        let places = board
            .cells()
            .iter()
            .map(|cell| [signed(cell.x), signed(cell.y)]);
        let columns = || board.cells().iter().map(|cell| cell.x).collect();
        Self {
            legal,
            asides,
            columns: board.is_by_column().then(columns),
            by_arrows: !session.arrows().is_empty(),
            blocks: session.blocks().into_iter().zip(places).collect(),
            grabbed: 0,
            picked: Vec::new(),
        }
    }

    pub(super) fn picked(&self) -> &[usize] {
        &self.picked
    }

    /// The legal moves without cells.
    pub(super) fn passes(&self) -> Vec<usize> {
        let passes = self.legal.iter().filter(|legal| legal.cells.is_empty());
        passes.map(|legal| legal.m).collect()
    }

    /// Says what to do if no legal move has cells.
    pub(super) fn without_cells(&self) -> Option<&'static str> {
        match self.passes().len() {
            0 => None,
            _ if self.by_arrows => Some("press an arrow key to move"),
            passes if passes < self.legal.len() => None,
            1 => Some("only a pass is possible; press p"),
            _ => Some("press p to list the moves"),
        }
    }

    /// Returns whether no legal move ends with the next picked cell.
    pub(super) fn needs_more(&self) -> bool {
        let len = self.picked.len() + 1;
        self.candidates().all(|legal| legal.cells.len() > len)
    }

    /// The cells that can be picked next.
    pub(super) fn lit(&self) -> Lit {
        let mut lit = Lit::default();
        for legal in self.candidates() {
            match legal.cells[self.picked.len()..] {
                [] => {}
                [last] => match self.picked[..] {
                    [from] if self.is_block(from) => lit.targets.extend(self.covered(from, last)),
                    _ => lit.targets.push(last),
                },
                [next, ..] => lit.starts.extend(self.block(next)),
            }
        }
        for cells in [&mut lit.targets, &mut lit.starts] {
            cells.sort_unstable();
            cells.dedup();
        }
        lit
    }

    /// The move that would be made by picking a cell.
    pub(super) fn sole(&self, at: usize) -> Option<usize> {
        let mut fitting = self.fitting(self.resolve(at));
        let sole = fitting.next()?;
        let is_enclosed = sole.cells.len() == self.picked.len() + 1;
        (is_enclosed && fitting.next().is_none()).then_some(sole.m)
    }

    pub(super) fn pick(&mut self, at: usize) -> Picked {
        if self.picked.is_empty() {
            self.grabbed = at;
        }
        let at = self.resolve(at);
        if let Some(m) = self.sole(at) {
            return Picked::Play(m);
        }
        if self.fitting(at).next().is_none() {
            return self.pick_instead(at);
        }
        self.picked.push(at);
        let whole = |legal: &&Legal| legal.cells.len() == self.picked.len();
        let (whole, more): (Vec<_>, Vec<_>) = self.candidates().partition(whole);
        if whole.is_empty() {
            return Picked::More;
        }
        Picked::Which {
            moves: whole.into_iter().map(|legal| legal.m).collect(),
            continues: !more.is_empty(),
        }
    }

    /// Picks a cell that does not continue the move of the picked cells.
    fn pick_instead(&mut self, at: usize) -> Picked {
        if self.picked.last() == Some(&at) {
            self.picked.pop();
            return Picked::Unpicked;
        }
        let starts = |legal: &Legal| legal.cells.first() == Some(&at);
        if self.picked.is_empty() || !self.legal.iter().any(starts) {
            return Picked::Refused;
        }
        self.picked.clear();
        self.pick(at)
    }

    pub(super) fn has_asides(&self) -> bool {
        !self.asides.is_empty()
    }

    /// The move that marks a cell.
    pub(super) fn aside(&self, at: usize) -> Option<usize> {
        let aside = self
            .asides
            .iter()
            .find(|aside| aside.cells.first() == Some(&at));
        aside.map(|aside| aside.m)
    }

    /// Unpicks the last cell.
    pub(super) fn unpick(&mut self) -> Option<usize> {
        self.picked.pop()
    }

    /// The cell that a click means. In a block, any cell means the block; with falling discs, any cell means its
    /// column.
    pub(super) fn resolve(&self, at: usize) -> usize {
        let Some(columns) = &self.columns else {
            return match self.picked[..] {
                [] => self.blocks[at].0,
                [from] => self.landing(from, at).unwrap_or(at),
                _ => at,
            };
        };
        let next = self
            .candidates()
            .filter_map(|legal| legal.cells.get(self.picked.len()));
        let mut in_column = next.filter(|&&cell| columns[cell] == columns[at]);
        in_column.next().copied().unwrap_or(at)
    }

    /// The cells of the block that begins at a cell.
    fn block(&self, first: usize) -> impl Iterator<Item = usize> + Clone {
        let cells = self.blocks.iter().enumerate();
        cells
            .filter(move |(_, (of, _))| *of == first)
            .map(|(cell, _)| cell)
    }

    fn is_block(&self, first: usize) -> bool {
        self.block(first).nth(1).is_some()
    }

    /// The place to which a cell moves if another cell moves from `from` to `to`.
    fn shifted(&self, cell: usize, from: usize, to: usize) -> Option<usize> {
        let [cell, from, to] = [cell, from, to].map(|cell| self.blocks[cell].1);
        let place: Place = [0, 1].map(|axis| cell[axis] + to[axis] - from[axis]);
        self.blocks.iter().position(|&(_, at)| at == place)
    }

    /// The new cells that a block covers after a move.
    fn covered(&self, from: usize, to: usize) -> impl Iterator<Item = usize> {
        let cells = self
            .block(from)
            .filter_map(move |cell| self.shifted(cell, from, to));
        cells.filter(move |&cell| self.blocks[cell].0 != from)
    }

    /// The target of the first cell of a block. The grabbed cell lands on the clicked cell if possible; otherwise the
    /// block makes the shortest move that covers the clicked cell.
    fn landing(&self, from: usize, at: usize) -> Option<usize> {
        if !self.is_block(from) {
            return None;
        }
        let ends: Vec<_> = self
            .candidates()
            .filter_map(|legal| legal.cells.get(1).copied())
            .collect();
        let exact = self.shifted(from, self.grabbed, at);
        if let Some(to) = exact.filter(|to| ends.contains(to)) {
            return Some(to);
        }
        if self.blocks[at].0 == from {
            return Some(from);
        }
        let far = |&to: &usize| {
            let [from, to] = [from, to].map(|cell| self.blocks[cell].1);
            from[0].abs_diff(to[0]) + from[1].abs_diff(to[1])
        };
        let covering = ends
            .into_iter()
            .filter(|&to| self.covered(from, to).any(|cell| cell == at));
        covering.min_by_key(far)
    }

    /// The legal moves that begin with the picked cells.
    fn candidates(&self) -> impl Iterator<Item = &Legal> {
        let begins = |legal: &&Legal| legal.cells.starts_with(&self.picked);
        self.legal.iter().filter(begins)
    }

    /// The legal moves that continue with a cell after the picked cells.
    fn fitting(&self, at: usize) -> impl Iterator<Item = &Legal> {
        let next = self.picked.len();
        self.candidates()
            .filter(move |legal| legal.cells.get(next) == Some(&at))
    }
}
