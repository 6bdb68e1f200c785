//! Hops, far hops, chains of any hops, and pushes, on any board, in single steps.

use collinear::{Hop, Miss, Removal, Stop, Topology, Wanted};

use super::naive::{CellOf, Found, State, sight};

pub(crate) fn hop<T: Topology>(
    board: &T,
    from: State<T>,
    hurdle: impl Fn(CellOf<T>) -> bool,
    landing: impl Fn(CellOf<T>) -> bool,
) -> Found<Hop<CellOf<T>>, T> {
    let (seen, stop) = sight(board, from);
    let end_at = |index| seen.get(index).map_or(stop, |&at: &_| Stop::Blocked(at));
    let miss = |wanted, after| Miss::new(wanted, from.0, from.1, after, end_at(after));
    let over = seen.first().copied().filter(|&at| hurdle(at));
    let over = over.ok_or(miss(Wanted::Hurdle, 0))?;
    let to = seen.get(1).copied().filter(|&at| landing(at));
    let to = to.ok_or(miss(Wanted::Landing, 1))?;
    Ok(Hop {
        from: from.0,
        over,
        to,
    })
}

/// All maximal chains of a piece, in the order of its headings.
pub(crate) fn chains<T: Topology>(
    board: &T,
    from: CellOf<T>,
    ways: &[T::Heading],
    hurdle: &dyn Fn(CellOf<T>) -> bool,
    landing: &dyn Fn(CellOf<T>) -> bool,
    removal: Removal,
) -> Vec<Vec<Hop<CellOf<T>>>> {
    let mut all = Vec::new();
    let mut unfinished = vec![Vec::<Hop<CellOf<T>>>::new()];
    while let Some(chain) = unfinished.pop() {
        let at = chain.last().map_or(from, |hop| hop.to);
        let jumped = |at| chain.iter().any(|hop| hop.over == at);
        let hurdle = |at| at != from && !jumped(at) && hurdle(at);
        let landing = |at| {
            at == from
                || match removal {
                    Removal::AtOnce => jumped(at) || landing(at),
                    Removal::AtEnd => !jumped(at) && landing(at),
                }
        };
        let hops = ways
            .iter()
            .filter_map(|&way| hop(board, (at, way), hurdle, landing).ok());
        let mut next: Vec<Vec<_>> = Vec::new();
        for hop in hops {
            let longer = [&chain[..], &[hop]].concat();
            if !next.contains(&longer) {
                next.push(longer);
            }
        }
        if next.is_empty() && !chain.is_empty() {
            all.push(chain);
        }
        unfinished.extend(next.into_iter().rev());
    }
    all
}

/// The hops over the first cell that is not passable, to each cell behind it.
pub(crate) fn far_hops<T: Topology>(
    board: &T,
    from: State<T>,
    (passable, hurdle, landing): (
        impl Fn(CellOf<T>) -> bool,
        impl Fn(CellOf<T>) -> bool,
        impl Fn(CellOf<T>) -> bool,
    ),
) -> Vec<Hop<CellOf<T>>> {
    let (seen, _) = sight(board, from);
    let passed = seen.iter().take_while(|&&at| passable(at)).count();
    let Some(over) = seen.get(passed).copied().filter(|&at| hurdle(at)) else {
        return vec![];
    };
    let rest = seen[passed + 1..].iter().copied();
    let rest: Vec<_> = rest.take_while(|&at| at != over).collect();
    let from = from.0;
    let mut hops = Vec::new();
    for (index, &to) in rest.iter().enumerate() {
        let hop = Hop { from, over, to };
        let is_open = rest[..index].iter().all(|&at| passable(at));
        if is_open && landing(to) && !hops.contains(&hop) {
            hops.push(hop);
        }
    }
    hops
}

/// The cells in pairs, one to jump over and one to land on.
pub(crate) fn hops_on<T: Topology>(
    board: &T,
    from: State<T>,
    hurdle: impl Fn(CellOf<T>) -> bool,
    landing: impl Fn(CellOf<T>) -> bool,
) -> Vec<Hop<CellOf<T>>> {
    let (seen, _) = sight(board, from);
    let (mut at, mut hops) = (from.0, Vec::<Hop<_>>::new());
    for two in seen.chunks_exact(2) {
        let (over, to) = (two[0], two[1]);
        let again = hops.iter().any(|hop| hop.over == over);
        if again || !hurdle(over) || !landing(to) {
            break;
        }
        hops.push(Hop { from: at, over, to });
        at = to;
    }
    hops
}

/// The hops from a cell after earlier ones.
type Hops<'a, C> = dyn Fn(C, &[Hop<C>]) -> Vec<Hop<C>> + 'a;

/// All maximal chains of some hops.
pub(crate) fn chains_by<C: Copy>(at: C, before: &[Hop<C>], hops: &Hops<C>) -> Vec<Vec<Hop<C>>> {
    let next = hops(at, before);
    if next.is_empty() && !before.is_empty() {
        return vec![before.to_vec()];
    }
    let longer = next.into_iter().flat_map(|hop| {
        let chain = [before, &[hop]].concat();
        chains_by(hop.to, &chain, hops)
    });
    longer.collect()
}

/// The chains that differ from all earlier ones in start, end or captured cells.
pub(crate) fn distinct_chains<C: Copy + Ord>(chains: &[Vec<Hop<C>>]) -> Vec<Vec<Hop<C>>> {
    let what = |chain: &[Hop<C>]| {
        let mut over: Vec<C> = chain.iter().map(|hop| hop.over).collect();
        over.sort_unstable();
        let ends = chain.first().map(|hop| hop.from);
        (ends, chain.last().map(|hop| hop.to), over)
    };
    let is_first = |&index: &usize| {
        let mut before = chains[..index].iter();
        before.all(|other| what(other) != what(&chains[index]))
    };
    let first = (0..chains.len()).filter(is_first);
    first.map(|index| chains[index].clone()).collect()
}

/// The cells of the pieces that move, and the cell that the last one reaches.
type FoundPush<T> = Found<(Vec<CellOf<T>>, Option<CellOf<T>>), T>;

pub(crate) fn push<T: Topology>(
    board: &T,
    from: State<T>,
    max: usize,
    pushed: impl Fn(CellOf<T>) -> bool,
    room: impl Fn(Option<CellOf<T>>) -> bool,
) -> FoundPush<T> {
    let (mut seen, mut stop) = sight(board, from);
    let crossing = (0..seen.len()).find(|&index| seen[..index].contains(&seen[index]));
    if let Some(crossing) = crossing {
        seen.truncate(crossing);
        stop = Stop::Ring;
    }
    let count = seen.iter().take_while(|&&at| pushed(at)).count().min(max);
    let next = seen.get(count).copied();
    if (next.is_some() || stop == Stop::Edge) && room(next) {
        return Ok(([&[from.0], &seen[..count]].concat(), next));
    }
    let stop = next.map_or(stop, Stop::Blocked);
    Err(Miss::new(Wanted::Room, from.0, from.1, count, stop))
}
