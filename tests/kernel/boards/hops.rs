//! Hops and chains of hops, compared with the naive program.

use collinear::{
    Board, Hop, Removal,
    lines::{distinct_chains, longest_of},
};
use fastrand::Rng;

use super::{
    list::Whole,
    naive_hops,
    queries::{all_ways, states},
};

pub(super) fn hops_from_afar_and_straight_on<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let is = |wanted| move |at| kind(at) == wanted;
    let (free, x, o) = (is('.'), is('x'), is('o'));
    let all = |_: T::Cell| true;
    for state @ (at, way) in states(board, ways) {
        for landing in [&free as &dyn Fn(_) -> bool, &o, &x] {
            let found = board.far_hops(at, way, free, x, landing);
            let expected = naive_hops::far_hops(topology, state, (free, x, landing));
            assert_eq!(found.collect::<Vec<_>>(), expected, "{board:?} {state:?}");
        }
        // A passable cell is not a hurdle.
        assert!(board.far_hops(at, way, all, all, all).next().is_none());

        let on = board.hops_on(at, way, x, free);
        assert_eq!(
            on.collect::<Vec<_>>(),
            naive_hops::hops_on(topology, state, x, free),
            "{board:?} {state:?}"
        );
        let on = board.hops_on(at, way, all, all);
        assert!(on.eq(naive_hops::hops_on(topology, state, all, all)));
        let first = board.hops_on(at, way, o, x).next();
        assert_eq!(first, board.hop(at, way, o, x).ok());
    }
}

pub(super) fn chains_of_hops<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let all: Vec<_> = board.cells().collect();
    let topology = board.topology();
    let ways = all_ways(board, ways);
    if let Some(&from) = random.choice(&all) {
        // Few hurdles, to keep the number of chains small.
        let count = 7 - (ways.len() / 8).min(5);
        let few = all.iter().filter(|&&at| kind(at) == 'x').take(count);
        let few: Vec<_> = few.collect();
        let (hurdle, landing) = (|at| few.contains(&&at), |at| !few.contains(&&at));
        for removal in [Removal::AtOnce, Removal::AtEnd] {
            let found: Vec<_> = board
                .chains(from, &ways, hurdle, landing, removal)
                .collect();
            let expected = naive_hops::chains(topology, from, &ways, &hurdle, &landing, removal);
            assert_eq!(found, expected, "{board:?} {from:?}");
            assert_eq!(
                distinct_chains(found),
                naive_hops::distinct_chains(&expected),
                "{board:?} {from:?}"
            );
            // The chains of the second of two pieces.
            let other = *random.choice(&all).unwrap();
            let others = naive_hops::chains(topology, other, &ways, &hurdle, &landing, removal);
            let chains = [expected, others].concat();
            assert_eq!(longest_of(chains.iter().cloned()), longest_among(&chains));
        }
    }
}

fn longest_among<C: Copy>(chains: &[Vec<Hop<C>>]) -> Vec<Vec<Hop<C>>> {
    let most = chains.iter().map(Vec::len).max();
    let longest = chains.iter().filter(|chain| Some(chain.len()) == most);
    longest.cloned().collect()
}

/// Flying kings, which jump over no piece twice.
pub(super) fn chains_of_hops_of_ones_own<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let all: Vec<_> = board.cells().collect();
    let topology = board.topology();
    let mut ways = all_ways(board, ways);
    random.shuffle(&mut ways);
    ways.truncate(4);
    let Some(&from) = random.choice(&all) else {
        return;
    };
    // Two hurdles, to keep the number of chains small.
    let few: Vec<_> = all.iter().filter(|&&at| kind(at) == 'x').take(2).collect();
    let free = |at: T::Cell| !few.contains(&&at);
    let fresh = |at: T::Cell, before: &[Hop<T::Cell>]| {
        few.contains(&&at) && before.iter().all(|hop| hop.over != at)
    };
    let found = board.chains_by(from, |at, before, hops| {
        let hurdle = |at| fresh(at, before);
        let far = |&way| board.far_hops(at, way, free, hurdle, free);
        hops.extend(ways.iter().flat_map(far));
    });
    let expected = naive_hops::chains_by(from, &[], &|at, before| {
        let hurdle = |at| fresh(at, before);
        let far = |&way| naive_hops::far_hops(topology, (at, way), (free, hurdle, free));
        ways.iter().flat_map(far).collect()
    });
    assert_eq!(found.collect::<Vec<_>>(), expected, "{board:?} {from:?}");
}
