//! [`Picking`]: a move that is made by picking its cells, one after the other.

use collinear::{Coord, rules::Place};

/// The legal moves, and the cells that were picked of one of them.
pub(super) struct Picking<M> {
    legal: Vec<Legal<M>>,
    /// The row that is picked makes no difference: discs fall.
    by_column: bool,
    picked: Vec<Coord>,
}

struct Legal<M> {
    cells: Vec<Coord>,
    mov: M,
}

/// What it means that a cell was picked.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Picked<M> {
    /// This move is to be made.
    Play(M),
    /// Each of these moves is made on the cells that are picked; or, if `goes_on`, on more of them.
    Which { moves: Vec<M>, goes_on: bool },
    /// It belongs to a move that needs more cells.
    More,
    /// It is no longer picked.
    Unpicked,
    /// No legal move goes on there.
    Refused,
}

/// What can be picked next.
#[derive(Default)]
pub(super) struct Lit {
    /// The last cells of moves.
    pub(super) targets: Vec<Coord>,
    /// The other ones: pieces that can move.
    pub(super) starts: Vec<Coord>,
}

impl<M: Place + Copy> Picking<M> {
    /// Nothing is picked yet.
    pub(super) fn new(legal: impl Iterator<Item = M>, by_column: bool) -> Self {
        let legal = legal.map(|mov| Legal {
            cells: mov.cells().collect(),
            mov,
        });
        Self {
            legal: legal.collect(),
            by_column,
            picked: Vec::new(),
        }
    }

    pub(super) fn picked(&self) -> &[Coord] {
        &self.picked
    }

    /// The moves that need no cell.
    pub(super) fn passes(&self) -> Vec<M> {
        let passes = self.legal.iter().filter(|legal| legal.cells.is_empty());
        passes.map(|legal| legal.mov).collect()
    }

    /// Whether there is a move, but none with cells.
    pub(super) fn can_only_pass(&self) -> bool {
        !self.legal.is_empty() && self.legal.iter().all(|legal| legal.cells.is_empty())
    }

    /// Whether no legal move ends with the cell that is picked next.
    pub(super) fn needs_more(&self) -> bool {
        let len = self.picked.len() + 1;
        self.candidates().all(|legal| legal.cells.len() > len)
    }

    /// What can be picked next.
    pub(super) fn lit(&self) -> Lit {
        let mut lit = Lit::default();
        for legal in self.candidates() {
            match legal.cells[self.picked.len()..] {
                [] => {}
                [last] => lit.targets.push(last),
                [next, ..] => lit.starts.push(next),
            }
        }
        for cells in [&mut lit.targets, &mut lit.starts] {
            cells.sort_unstable();
            cells.dedup();
        }
        lit
    }

    /// The move that would be made if a cell was picked.
    pub(super) fn sole(&self, at: Coord) -> Option<M> {
        let mut fitting = self.fitting(self.resolve(at));
        let sole = fitting.next()?;
        let is_whole = sole.cells.len() == self.picked.len() + 1;
        (is_whole && fitting.next().is_none()).then_some(sole.mov)
    }

    /// Picks a cell.
    pub(super) fn pick(&mut self, at: Coord) -> Picked<M> {
        let at = self.resolve(at);
        if let Some(mov) = self.sole(at) {
            return Picked::Play(mov);
        }
        if self.fitting(at).next().is_none() {
            return self.pick_instead(at);
        }
        self.picked.push(at);
        let whole = |legal: &&Legal<M>| legal.cells.len() == self.picked.len();
        let (whole, more): (Vec<_>, Vec<_>) = self.candidates().partition(whole);
        if whole.is_empty() {
            return Picked::More;
        }
        Picked::Which {
            moves: whole.into_iter().map(|legal| legal.mov).collect(),
            goes_on: !more.is_empty(),
        }
    }

    /// What a pick means that doesn't go on from the cells that are picked.
    fn pick_instead(&mut self, at: Coord) -> Picked<M> {
        if self.picked.last() == Some(&at) {
            self.picked.pop();
            return Picked::Unpicked;
        }
        let starts = |legal: &Legal<M>| legal.cells.first() == Some(&at);
        if self.picked.is_empty() || !self.legal.iter().any(starts) {
            return Picked::Refused;
        }
        self.picked.clear();
        self.pick(at)
    }

    /// Takes the last cell back, if there is one.
    pub(super) fn unpick(&mut self) -> Option<Coord> {
        self.picked.pop()
    }

    /// The cell that can be picked next where one is pointed at: with discs that fall, any of its
    /// column will do.
    pub(super) fn resolve(&self, at: Coord) -> Coord {
        if !self.by_column {
            return at;
        }
        let next = self
            .candidates()
            .filter_map(|legal| legal.cells.get(self.picked.len()));
        let mut in_column = next.filter(|cell| cell.col == at.col);
        in_column.next().copied().unwrap_or(at)
    }

    /// The moves that begin with the cells that are picked.
    fn candidates(&self) -> impl Iterator<Item = &Legal<M>> {
        let begins = |legal: &&Legal<M>| legal.cells.starts_with(&self.picked);
        self.legal.iter().filter(begins)
    }

    /// Those that go on with this cell.
    fn fitting(&self, at: Coord) -> impl Iterator<Item = &Legal<M>> {
        let next = self.picked.len();
        self.candidates()
            .filter(move |legal| legal.cells.get(next) == Some(&at))
    }
}
