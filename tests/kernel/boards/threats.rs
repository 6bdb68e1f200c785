//! Completions and threats, compared with trying every free cell and every window.

use std::collections::BTreeSet;

use collinear::{Board, Length, Stop, lines::Threat};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{self, CellOf, StretchOf, sorted},
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

/// A threat: what it lacks, its cells, the gains, the defences, and whether it is open.
type Told<C> = (usize, Vec<C>, Vec<C>, Vec<C>, bool);

fn told<T: Whole>(threat: &Threat<T>) -> Told<T::Cell> {
    let (gains, defences) = (sorted(threat.gains()), sorted(threat.defences()));
    let cells = sorted(&threat.line);
    (threat.lacks, cells, gains, defences, threat.is_open)
}

/// The threats of a whole line that lack one or two pieces, from its windows. A piece sees its windows; of these, the
/// ones that lack fewest; and of adjacent ones, those that share the free cells of one of them. A threat is reported
/// unless a piece sees more of it.
fn threats_of_a_line<T: Whole>(
    line: &StretchOf<T>,
    length: Length,
    is_mine: &dyn Fn(CellOf<T>) -> bool,
    is_free: &dyn Fn(CellOf<T>) -> bool,
) -> Vec<Told<CellOf<T>>> {
    let (mut cells, len) = (line.cells(), line.states.len());
    let is_exact = matches!(length, Length::Exactly(_));
    let k = length.k().max(usize::from(!is_exact));
    let mut pieces = 0..len;
    if line.ahead == Stop::Ring && k < len {
        // Five rounds, so that nothing is cut off for pieces in the third.
        (cells, pieces) = (cells.repeat(5), 2 * len..3 * len);
    }
    let gaps = |first: usize| {
        let (before, behind) = (&cells[..first], &cells[first + k..]);
        let window = &cells[first..first + k];
        let mut beside = before.last().into_iter().chain(behind.first());
        let is_line = window.iter().collect::<BTreeSet<_>>().len() == k
            && window.iter().all(|&at| is_mine(at) || is_free(at))
            && !(is_exact && beside.any(|at| is_mine(*at) || window.contains(at)));
        let gaps = (first..first + k).filter(|&index| !is_mine(cells[index]));
        is_line.then(|| gaps.collect())
    };
    let firsts = 0..(cells.len() + 1).saturating_sub(k) * usize::from(k > 0);
    let windows: Vec<Option<Vec<usize>>> = firsts.clone().map(gaps).collect();
    let mut seen: Vec<Vec<usize>> = Vec::new();
    for piece in pieces.filter(|&index| is_mine(cells[index])) {
        let has_piece = |first: &usize| (*first..first + k).contains(&piece);
        let own = firsts.clone().filter(has_piece);
        let own: Vec<_> = own.filter_map(|first| windows[first].as_ref()).collect();
        let Some(least @ 1..=2) = own.iter().map(|gaps| gaps.len()).min() else {
            continue;
        };
        let is_seen = |gaps: &Vec<usize>| gaps.len() == least && own.contains(&gaps);
        let all = firsts.clone();
        let all: Vec<_> = all
            .filter(|&first| windows[first].as_ref().is_some_and(is_seen))
            .collect();
        let together = all.chunk_by(|one, next| one + 1 == *next);
        seen.extend(
            together
                .filter(|all| all.iter().any(has_piece))
                .map(<[_]>::to_vec),
        );
    }
    let lacks = |all: &[usize]| windows[all[0]].as_ref().map_or(0, Vec::len);
    let places = |all: &[usize]| -> BTreeSet<_> { all.iter().map(|first| first % len).collect() };
    let is_part = |all: &&Vec<usize>| {
        let (own, lacking) = (places(all), lacks(all));
        seen.iter().any(|other| {
            let other_places = places(other);
            lacks(other) == lacking
                && own.len() < other_places.len()
                && own.is_subset(&other_places)
        })
    };
    let told = seen.iter().filter(|all| !is_part(all)).map(|all| {
        let at = |index: &usize| cells[*index];
        let gaps: Vec<_> = all
            .iter()
            .filter_map(|&first| windows[first].as_ref())
            .collect();
        let mut gains: BTreeSet<_> = gaps[0].iter().map(at).collect();
        let mut defences = None::<BTreeSet<_>>;
        for pair in gaps.windows(2).filter(|pair| pair[0] != pair[1]) {
            let both: BTreeSet<_> = pair.iter().copied().flatten().map(at).collect();
            let shared = pair[0].iter().filter(|gap| pair[1].contains(gap)).map(at);
            let shared: BTreeSet<_> = shared.collect();
            // A cell that leaves and returns does not give room at two ends.
            if both.len() > pair[0].len() {
                let more = if shared.is_empty() { &both } else { &shared };
                gains = if defences.is_some() {
                    &gains | more
                } else {
                    more.clone()
                };
                defences = Some(defences.map_or(both.clone(), |before| &before & &both));
            }
        }
        let is_open = defences.is_some();
        let defences = defences.unwrap_or_else(|| gains.clone());
        let line = all[0]..all[0] + len.min(all.len() + k - 1);
        let line = sorted(line.map(|index| cells[index]));
        (lacks(all), line, sorted(gains), sorted(defences), is_open)
    });
    told.collect()
}

pub(crate) fn threats_of_a_board<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let topology = board.topology();
    let (is_mine, is_free) = (|at| kind(at) == 'x', |at| kind(at) == '.');
    let mut axes = all_ways(board, |at| topology.headings(at).collect());
    random.shuffle(&mut axes);
    axes.truncate(4);
    axes.extend(axes.first().copied());
    for length in LENGTHS {
        let what = format!("{board:?} {axes:?} {length}");
        let found: Vec<_> = board.threats(&axes, length, is_mine, is_free).collect();
        let made = found.iter().take_while(|threat| threat.lacks == 0);
        let lines = board.k_lines(&axes, length, is_mine);
        assert!(made.map(|threat| threat.line.clone()).eq(lines), "{what}");
        let ways = |at| topology.headings(at).collect();
        let lines_along = |&axis| naive::lines(topology, ways, axis);
        let of_line = |line| threats_of_a_line::<T>(&line, length, &is_mine, &is_free);
        let lines = axes.iter().flat_map(lines_along);
        let wanted: BTreeSet<_> = lines.flat_map(of_line).collect();
        let others: Vec<_> = found.iter().filter(|threat| threat.lacks > 0).collect();
        let each: BTreeSet<_> = others.iter().map(|threat| told(threat)).collect();
        assert!(each.is_subset(&wanted), "{what} {:?}", &each - &wanted);
        // Threats with the same cells and gains are one.
        let key = |(lacks, cells, gains, ..): Told<_>| (lacks, cells, gains);
        let each: BTreeSet<_> = each.into_iter().map(key).collect();
        assert_eq!(each.len(), others.len(), "each once: {what}");
        assert_eq!(each, wanted.into_iter().map(key).collect(), "{what}");
        if T::STRAIGHT
            && let Some(threat) = random.choice(&others)
        {
            let then = |is_mine: &dyn Fn(T::Cell) -> bool, is_free: &dyn Fn(T::Cell) -> bool| {
                board.threats(&axes, length, is_mine, is_free).collect()
            };
            carried_out_and_defended(threat, &is_mine, &is_free, then);
        }
    }
}

/// A piece on a gain makes a stronger threat. A piece of the other player on a defence, and on no other cell, leaves no
/// equally strong threat in these cells.
fn carried_out_and_defended<T: Whole>(
    threat: &Threat<T>,
    is_mine: &dyn Fn(T::Cell) -> bool,
    is_free: &dyn Fn(T::Cell) -> bool,
    then: impl Fn(&dyn Fn(T::Cell) -> bool, &dyn Fn(T::Cell) -> bool) -> Vec<Threat<T>>,
) {
    let is_as_open = |other: &Threat<T>| other.is_open || !threat.is_open;
    for gain in threat.gains() {
        let stronger = then(&|at| at == gain || is_mine(at), is_free);
        let mut through = stronger.iter().filter(|other| other.line.contains(gain));
        let is_carried_out = through
            .any(|other| other.lacks == 0 || other.lacks + 1 == threat.lacks && is_as_open(other));
        assert!(is_carried_out, "{threat:?} {gain:?}");
    }
    for cell in threat.line.iter().filter(|&at| is_free(at) && !is_mine(at)) {
        let left = then(is_mine, &|at| at != cell && is_free(at));
        let mut left = left
            .iter()
            .filter(|other| other.lacks == threat.lacks && is_as_open(other));
        if threat.defences().any(|at| at == cell) {
            let is_in = |other: &Threat<T>| other.line.iter().all(|at| threat.line.contains(at));
            assert!(!left.any(is_in), "{threat:?} {cell:?}");
        } else {
            let is_same =
                |other: &Threat<T>| other.gains().any(|at| threat.gains().any(|own| own == at));
            assert!(left.any(is_same), "{threat:?} {cell:?}");
        }
    }
}

pub(super) fn completions<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let topology = board.topology();
    // Free cells may have pieces; a game can define them so.
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
