//! [`Picking`]: a move that is made by picking its cells, one after the other.

use crate::core::session::Session;

/// The legal moves, and the cells that were picked of one of them.
pub(super) struct Picking {
    legal: Vec<Legal>,
    /// Those that name a cell twice: they mark it, and are made by a gesture of their own.
    asides: Vec<Legal>,
    /// The column of each cell, if the row that is picked makes no difference: discs fall.
    columns: Option<Vec<usize>>,
    /// Whether the arrow keys make the moves.
    by_arrows: bool,
    /// The first cell of the block that each belongs to, and where it lies.
    blocks: Vec<(usize, Place)>,
    /// The cell that was picked of a block.
    grabbed: usize,
    picked: Vec<usize>,
}

/// How far a cell lies from the left, and from above.
type Place = [isize; 2];

struct Legal {
    cells: Vec<usize>,
    /// The place among the legal moves.
    m: usize,
}

/// What it means that a cell was picked.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Picked {
    /// This move is to be made.
    Play(usize),
    /// Each of these moves is made on the cells that are picked; or, if `goes_on`, on more of them.
    Which { moves: Vec<usize>, goes_on: bool },
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
    pub(super) targets: Vec<usize>,
    /// The other ones: pieces that can move.
    pub(super) starts: Vec<usize>,
}

fn signed(length: usize) -> isize {
    isize::try_from(length).unwrap_or(isize::MAX)
}

impl Picking {
    /// Nothing is picked yet.
    pub(super) fn of(session: &Session) -> Self {
        let board = session.board();
        let legal = session.moves().into_iter().enumerate();
        let legal = legal.map(|(m, cells)| Legal { cells, m });
        let (asides, legal) =
            legal.partition(|legal| matches!(legal.cells[..], [.., a, b] if a == b));
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

    /// The moves that need no cell.
    pub(super) fn passes(&self) -> Vec<usize> {
        let passes = self.legal.iter().filter(|legal| legal.cells.is_empty());
        passes.map(|legal| legal.m).collect()
    }

    /// What to do where there is a move, but none with cells.
    pub(super) fn without_cells(&self) -> Option<&'static str> {
        match self.passes().len() {
            0 => None,
            _ if self.by_arrows => Some("an arrow key makes a move"),
            passes if passes < self.legal.len() => None,
            1 => Some("only a pass is possible, p passes"),
            _ => Some("p lists the moves"),
        }
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
                [last] => match self.picked[..] {
                    [from] => lit.targets.extend(self.covered(from, last)),
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

    /// The move that would be made if a cell was picked.
    pub(super) fn sole(&self, at: usize) -> Option<usize> {
        let mut fitting = self.fitting(self.resolve(at));
        let sole = fitting.next()?;
        let is_enclosed = sole.cells.len() == self.picked.len() + 1;
        (is_enclosed && fitting.next().is_none()).then_some(sole.m)
    }

    /// Picks a cell.
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
            goes_on: !more.is_empty(),
        }
    }

    /// What a pick means that doesn't go on from the cells that are picked.
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

    /// Takes the last cell back, if there is one.
    pub(super) fn unpick(&mut self) -> Option<usize> {
        self.picked.pop()
    }

    /// The cell that can be picked next where one is pointed at: of a block any of its cells will do, and with discs
    /// that fall, any of the column.
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

    /// The cells of the block that begins here.
    fn block(&self, first: usize) -> impl Iterator<Item = usize> + Clone {
        let cells = self.blocks.iter().enumerate();
        cells
            .filter(move |(_, (of, _))| *of == first)
            .map(|(cell, _)| cell)
    }

    /// Where a cell comes to if another one is moved so.
    fn shifted(&self, cell: usize, from: usize, to: usize) -> Option<usize> {
        let [cell, from, to] = [cell, from, to].map(|cell| self.blocks[cell].1);
        let place: Place = [0, 1].map(|axis| cell[axis] + to[axis] - from[axis]);
        self.blocks.iter().position(|&(_, at)| at == place)
    }

    /// The cells that a block comes to which it does not cover yet, or the only one.
    fn covered(&self, from: usize, to: usize) -> impl Iterator<Item = usize> {
        let cells = self
            .block(from)
            .filter_map(move |cell| self.shifted(cell, from, to));
        cells.filter(move |&cell| self.blocks[cell].0 != from)
    }

    /// Where the first cell of a block comes if it is moved to a cell: with the cell that was grabbed, if that goes,
    /// and else no farther than it has to.
    fn landing(&self, from: usize, at: usize) -> Option<usize> {
        if self.block(from).count() < 2 {
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

    /// The moves that begin with the cells that are picked.
    fn candidates(&self) -> impl Iterator<Item = &Legal> {
        let begins = |legal: &&Legal| legal.cells.starts_with(&self.picked);
        self.legal.iter().filter(begins)
    }

    /// Those that go on with this cell.
    fn fitting(&self, at: usize) -> impl Iterator<Item = &Legal> {
        let next = self.picked.len();
        self.candidates()
            .filter(move |legal| legal.cells.get(next) == Some(&at))
    }
}
