//! Completions and threats beside what trying every free cell finds.

use std::collections::BTreeSet;

use collinear::{Board, Length, lines::Threat};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, CellOf, State, sorted},
    queries::all_ways,
};

const LENGTHS: [Length; 11] = [
    Length::AtLeast(0),
    Length::AtLeast(1),
    Length::AtLeast(2),
    Length::AtLeast(3),
    Length::AtLeast(4),
    Length::AtLeast(5),
    Length::Exactly(0),
    Length::Exactly(1),
    Length::Exactly(3),
    Length::Exactly(4),
    Length::Exactly(5),
];

/// Pieces on a line, the free cells of it, and the piece through which lines are wanted.
#[derive(Clone)]
struct Line<'a, T: Whole> {
    topology: &'a T,
    at: State<T>,
    length: Length,
    mine: BTreeSet<CellOf<T>>,
    free: BTreeSet<CellOf<T>>,
}

impl<T: Whole> Line<'_, T> {
    fn run(&self) -> naive::StretchOf<T> {
        naive::stretch(self.topology, self.at, |cell| self.mine.contains(&cell))
    }

    fn is_made(&self) -> bool {
        naive::admits::<T>(self.length, &self.run())
    }

    /// After a piece came to a free cell.
    fn with(&self, cell: CellOf<T>) -> Self {
        let mut line = self.blocked(cell);
        line.mine.insert(cell);
        line
    }

    /// After the other player came to one.
    fn blocked(&self, cell: CellOf<T>) -> Self {
        let mut line = self.clone();
        line.free.remove(&cell);
        line
    }

    fn those(&self, is_one: impl Fn(&Self) -> bool) -> BTreeSet<CellOf<T>> {
        let free = self.free.iter().copied();
        free.filter(|&cell| is_one(&self.with(cell))).collect()
    }

    fn completions(&self) -> BTreeSet<CellOf<T>> {
        self.those(Self::is_made)
    }

    fn lacks(&self) -> usize {
        if self.is_made() {
            0
        } else if !self.completions().is_empty() {
            1
        } else if !self.fours().is_empty() {
            2
        } else {
            3
        }
    }

    /// Where the next piece makes a four.
    fn fours(&self) -> BTreeSet<CellOf<T>> {
        self.those(|line| !line.completions().is_empty())
    }

    /// One piece short in one run, on either side of which one completes it.
    fn is_open_four(&self) -> bool {
        let run = self.run().states.len();
        !self.is_made() && run + 1 == self.length.k() && self.completions().len() == 2
    }

    /// Where the next piece makes an open four.
    fn open_fours(&self) -> BTreeSet<CellOf<T>> {
        self.those(Self::is_open_four)
    }
}

/// The stretches of windows of k cells that lack as many pieces as those with one of the cells, where windows have
/// a cell with it, or the free cells of one that has: the first cell of each and how many there are.
fn stretches<C: Copy + Ord>(
    cells: &[C],
    at: C,
    length: Length,
    lacks: usize,
    is_mine: &dyn Fn(C) -> bool,
    is_free: &dyn Fn(C) -> bool,
) -> BTreeSet<Vec<C>> {
    let k = length.k().max(1);
    let is_piece = |index: usize| cells.get(index).is_some_and(|&cell| is_mine(cell));
    // The free cells of each window in which a line can be made and that lacks so many.
    let gaps = |first: usize| {
        let window = cells.get(first..first + k)?;
        let beside = [first.wrapping_sub(1), first + k];
        let is_long = matches!(length, Length::Exactly(_)) && beside.into_iter().any(is_piece);
        let gaps: Vec<C> = window
            .iter()
            .copied()
            .filter(|&cell| !is_mine(cell))
            .collect();
        (!is_long && gaps.len() == lacks && gaps.iter().all(|&cell| is_free(cell))).then_some(gaps)
    };
    let windows: Vec<_> = (0..cells.len()).map(gaps).collect();
    let own: BTreeSet<_> = (0..cells.len())
        .filter(|&first| cells[first..].iter().take(k).any(|&cell| cell == at))
        .filter_map(|first| windows[first].clone())
        .collect();
    let mut stretches = BTreeSet::new();
    let mut first = 0;
    for together in windows.chunk_by(|a, b| {
        let is_own = |gaps: &Option<Vec<C>>| gaps.as_ref().is_some_and(|gaps| own.contains(gaps));
        is_own(a) == is_own(b)
    }) {
        if together[0].as_ref().is_some_and(|gaps| own.contains(gaps)) {
            stretches.insert(sorted(
                cells[first..first + together.len() + k - 1].iter().copied(),
            ));
        }
        first += together.len();
    }
    stretches
}

fn gains<T: Whole>(threats: &[Threat<T>]) -> BTreeSet<CellOf<T>> {
    threats.iter().flat_map(Threat::gains).collect()
}

pub(super) fn threats_through_a_cell<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let topology = board.topology();
    let (is_mine, is_free) = (|at| kind(at) == 'x', |at| kind(at) == '.');
    let pieces: Vec<_> = board.cells().filter(|&at| is_mine(at)).collect();
    let Some(&at) = random.choice(&pieces) else {
        return;
    };
    for axis in topology.headings(at) {
        let along = [axis];
        let whole = naive::whole_line(topology, (at, axis)).cells();
        let on_line = |is: &dyn Fn(T::Cell) -> bool| -> BTreeSet<T::Cell> {
            whole.iter().copied().filter(|&at| is(at)).collect()
        };
        for length in random.choose_multiple(LENGTHS, 4) {
            let line = Line {
                topology,
                at: (at, axis),
                length,
                mine: on_line(&is_mine),
                free: on_line(&is_free),
            };
            let threats = board.threats_through(at, &along, length, is_mine, is_free);
            let threats: Vec<_> = threats.collect();
            let what = format!(
                "{board:?} {at:?} {axis:?} {length} {threats:?} {:?}",
                line.mine
            );
            let lacks = threats.first().map_or(3, |threat| threat.lacks);
            for threat in &threats {
                assert_eq!(threat.lacks, lacks, "{what}");
                assert!(threat.line.contains(at), "{what}");
                assert!(
                    threat.line.iter().all(|at| is_mine(at) || is_free(at)),
                    "{what}"
                );
                let mut cells = threat.gains().chain(threat.defences());
                assert!(
                    cells.all(|cell| is_free(cell) && threat.line.contains(cell)),
                    "{what}"
                );
            }
            // Of a line that crosses itself only the windows with the cell in them are looked at.
            if whole.iter().collect::<BTreeSet<_>>().len() < whole.len() {
                continue;
            }
            assert_eq!(lacks, line.lacks(), "{what}");
            if (1..3).contains(&lacks) && !topology.is_ring(at, axis) {
                let found: BTreeSet<_> =
                    threats.iter().map(|threat| sorted(&threat.line)).collect();
                let wanted = stretches(&whole, at, length, lacks, &is_mine, &is_free);
                assert_eq!(found, wanted, "{what}");
            }
            let open: Vec<_> = threats
                .iter()
                .filter(|threat| threat.is_open)
                .cloned()
                .collect();
            match lacks {
                0 => {
                    assert_eq!(threats.len(), 1, "{what}");
                    assert_eq!(sorted(&threats[0].line), line.run().sorted(), "{what}");
                    assert_eq!(gains(&threats), BTreeSet::new());
                }
                1 => {
                    let completions = line.completions();
                    assert_eq!(gains(&threats), completions, "{what}");
                    assert_eq!(!open.is_empty(), line.is_open_four(), "{what}");
                    let each = if open.is_empty() {
                        completions.len()
                    } else {
                        1
                    };
                    assert_eq!(threats.len(), each, "{what}");
                }
                2 => {
                    assert_eq!(gains(&open), line.open_fours(), "{what}");
                    let all = gains(&threats);
                    assert!(all.is_subset(&line.fours()), "{what}");
                    assert!(!open.is_empty() || all == line.fours(), "{what}");
                }
                _ => {}
            }
            if let [threat] = &threats[..] {
                let defends = |&cell: &T::Cell| {
                    let then = line.blocked(cell);
                    match (threat.lacks, threat.is_open) {
                        (0, _) => false,
                        (1, true) => !then.is_open_four(),
                        (2, true) => then.open_fours().is_empty(),
                        _ => then.lacks() > threat.lacks,
                    }
                };
                let wanted = line.free.iter().copied().filter(defends);
                let found: BTreeSet<_> = threat.defences().collect();
                assert_eq!(found, wanted.collect(), "{what}");
            }
        }
    }
}

pub(super) fn threats_of_a_board<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let topology = board.topology();
    let (is_mine, is_free) = (|at| kind(at) == 'x', |at| kind(at) == '.');
    let mut axes = all_ways(board, |at| topology.headings(at).collect());
    random.shuffle(&mut axes);
    axes.truncate(4);
    for length in random.choose_multiple(LENGTHS, 1) {
        let key = |threat: &Threat<T>| {
            let gains = sorted(threat.gains());
            (threat.lacks, threat.is_open, gains, sorted(&threat.line))
        };
        let what = format!("{board:?} {axes:?} {length}");
        let found: Vec<_> = board.threats(&axes, length, is_mine, is_free).collect();
        let (made, others): (Vec<_>, Vec<_>) = found.iter().partition(|threat| threat.lacks == 0);
        let lines = board.k_lines(&axes, length, is_mine);
        assert!(made.into_iter().map(|threat| threat.line.clone()).eq(lines));
        let ways = |at| topology.headings(at).collect();
        let lines = axes
            .iter()
            .flat_map(|&axis| naive::lines(topology, ways, axis));
        let through = |(at, axis)| {
            let along = [axis];
            let threats = board.threats_through(at, &along, length, is_mine, is_free);
            threats.collect::<Vec<_>>()
        };
        let seen = lines.flat_map(|line| line.states).flat_map(through);
        let seen: Vec<_> = seen.filter(|threat| threat.lacks > 0).collect();
        let each: BTreeSet<_> = others.iter().map(|threat| key(threat)).collect();
        assert_eq!(each.len(), others.len(), "each once: {what}");
        let known: BTreeSet<_> = seen.iter().map(key).collect();
        assert!(each.is_subset(&known), "{what}");
        let is_in = |part: &Threat<T>, whole: &Threat<T>| {
            part.lacks == whole.lacks && part.line.iter().all(|at| whole.line.contains(at))
        };
        for threat in &seen {
            let is_told = |other: &&Threat<T>| is_in(threat, other);
            let is_known = each.contains(&key(threat)) || others.iter().any(is_told);
            assert!(is_known, "{threat:?} {what}");
        }
        for (index, threat) in others.iter().enumerate() {
            let (start, heading) = (threat.line.first().unwrap(), threat.line.heading());
            // A small ring has the cells of all threats along it.
            if T::STRAIGHT && !topology.is_ring(start, heading) {
                let others = others
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != index);
                for (_, other) in others {
                    assert!(!is_in(threat, other), "{threat:?} {other:?} {what}");
                }
            }
        }
    }
}

pub(super) fn completions<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let topology = board.topology();
    // Free cells may have pieces, which nothing keeps a game from saying.
    let overlap = random.bool();
    let (is_mine, is_free) = (|at| kind(at) == 'x', |at| kind(at) == '.' || overlap);
    let mut axes = all_ways(board, |at| topology.headings(at).collect());
    random.shuffle(&mut axes);
    axes.truncate(4);
    let lengths = random.choose_multiple(LENGTHS, 1);
    for &length in &lengths {
        let runs = |cell| {
            let then = move |other| other == cell || is_mine(other);
            let runs = axes
                .iter()
                .map(move |&axis| naive::stretch(topology, (cell, axis), then));
            runs.filter(move |run| naive::admits::<T>(length, run))
        };
        let wanted = board
            .cells()
            .filter(|&at| is_free(at) && runs(at).next().is_some());
        let found = board.completions(&axes, length, is_mine, is_free);
        assert!(found.eq(wanted), "{board:?} {axes:?} {length}");
    }
}
