//! Hops and chains of hops, next to the naive program.

use collinear::{
    Board, Hop, Removal,
    lines::{distinct_chains, longest_of, with_stops},
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
    let most = usize::MAX;
    for state @ (at, way) in states(board, ways) {
        for before in [(0, most), (0, 0), (1, 2), (2, most)] {
            for behind in [(1, most), (1, 1), (2, 3), (0, 2)] {
                let far = |landing: &dyn Fn(T::Cell) -> bool| {
                    let (before, behind) = (before.0..=before.1, behind.0..=behind.1);
                    let hops = board.far_hops(at, way, before, behind, free, x, landing);
                    hops.collect::<Vec<_>>()
                };
                for landing in [&free as &dyn Fn(_) -> bool, &o, &x] {
                    let expected =
                        naive_hops::far_hops(topology, state, before, behind, (free, x, landing));
                    assert_eq!(
                        far(landing),
                        expected,
                        "{board:?} {state:?} {before:?} {behind:?}"
                    );
                }
            }
        }
        // Half-open ranges, one of them of nothing, and cells that can be passed and jumped.
        let far = |before: (usize, usize), behind: (usize, usize)| {
            let (before, behind) = (before.0..before.1, behind.0..behind.1);
            let hops = board.far_hops(at, way, before, behind, |_| true, |_| true, |_| true);
            hops.collect::<Vec<_>>()
        };
        let all = |_: T::Cell| true;
        let expected = naive_hops::far_hops(topology, state, (1, 2), (2, 2), (all, all, all));
        assert_eq!(far((1, 3), (2, 3)), expected);
        assert_eq!(far((0, 0), (1, most)), []);
        assert_eq!(far((0, most), (1, 1)), []);

        // A peg's hop is the nearest of far ones.
        let near = board.far_hops(at, way, 0..=0, 1..=1, |_| false, x, free);
        assert!(near.eq(board.hop(at, way, x, free).ok()));

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
        // A few hurdles: with many there are more chains than anybody can count.
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
                with_stops(found.iter().cloned()),
                naive_hops::with_stops(&expected),
                "{board:?} {from:?}"
            );
            assert_eq!(
                distinct_chains(found),
                naive_hops::distinct_chains(&expected),
                "{board:?} {from:?}"
            );
            // Of two pieces, the second one.
            let other = *random.choice(&all).unwrap();
            let others = naive_hops::chains(topology, other, &ways, &hurdle, &landing, removal);
            let chains = [expected, others].concat();
            let longest = board.longest_chains([from, other], &ways, hurdle, landing, removal);
            assert_eq!(longest, longest_among(&chains));
            assert_eq!(longest_of(chains), longest);
        }
    }
}

fn longest_among<C: Copy>(chains: &[Vec<Hop<C>>]) -> Vec<Vec<Hop<C>>> {
    let most = chains.iter().map(Vec::len).max();
    let longest = chains.iter().filter(|chain| Some(chain.len()) == most);
    longest.cloned().collect()
}

/// Flying kings, which jump nothing twice.
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
    // Two hurdles: with many there are more chains than anybody can count.
    let few: Vec<_> = all.iter().filter(|&&at| kind(at) == 'x').take(2).collect();
    let free = |at: T::Cell| !few.contains(&&at);
    let fresh = |at: T::Cell, before: &[Hop<T::Cell>]| {
        few.contains(&&at) && before.iter().all(|hop| hop.over != at)
    };
    let found = board.chains_by(from, |at, before, hops| {
        let hurdle = |at| fresh(at, before);
        let far = |&way| board.far_hops(at, way, 0.., 1.., free, hurdle, free);
        hops.extend(ways.iter().flat_map(far));
    });
    let expected = naive_hops::chains_by(from, &[], &|at, before| {
        let hurdle = |at| fresh(at, before);
        let far = |&way| {
            let any = (0, usize::MAX);
            naive_hops::far_hops(topology, (at, way), any, (1, any.1), (free, hurdle, free))
        };
        ways.iter().flat_map(far).collect()
    });
    assert_eq!(found.collect::<Vec<_>>(), expected, "{board:?} {from:?}");
}
