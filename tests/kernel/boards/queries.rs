//! Every query on every board of the list, compared with the naive one, on random pieces.

use std::collections::BTreeSet;

use collinear::{Board, Finite, Length, Pattern, Stop, Surround};
use fastrand::Rng;

use super::{
    beams::beams_that_turn,
    changes::changes_between_grids,
    falls::{lines_that_are_let_into_and_taken_out, matches_and_swaps},
    hops::{chains_of_hops, chains_of_hops_of_ones_own, hops_from_afar_and_straight_on},
    list::{Visitor, Whole, each_board},
    naive::{self, cells, sorted},
    naive_hops,
    paths::{
        floods_and_ways_through, paths_along_a_way, paths_between_two_cells,
        reached_in_steps_of_ones_own,
    },
    pieces::{all_pieces_at_once, pieces_that_take_and_see},
    pushes::rows_that_are_pushed,
    regions::{
        floods_that_stop_at_a_goal, regions_of_a_board, regions_of_ones_own_cells, what_is_enclosed,
    },
    threats::{completions, threats_of_a_board},
    together::cells_that_slide_together,
    windows::census_of_windows,
    written::cells_that_are_written,
};
use crate::naive::Attempt;

const PALETTES: [&str; 6] = ["x", "xxxxxx.", "x.", "xo", "xo.", "xxo.."];

/// Calls `ask` with random pieces of each palette, as a function from cell to value.
pub(super) fn on_random_pieces<T: Finite>(
    board: &Board<T>,
    mut ask: impl FnMut(&dyn Fn(T::Cell) -> char, &mut Rng),
) {
    let topology = board.topology();
    let mut random = Rng::with_seed(17 + topology.cell_count() as u64);
    for _ in 0..crate::budget::cases(8) {
        for palette in PALETTES {
            let palette: Vec<char> = palette.chars().collect();
            let pieces = board
                .cells()
                .map(|_| palette[random.usize(..palette.len())]);
            let pieces: Vec<char> = pieces.collect();
            let kind = |at| pieces[topology.index_of(at).expect("a cell of the board")];
            ask(&kind, &mut random);
        }
    }
}

/// A test of every board of the list, with random pieces.
macro_rules! on_each_board {
    ($($ask:ident),+ $(,)?) => {$(
        #[test]
        fn $ask() {
            struct Asked;
            impl Visitor for Asked {
                fn visit<T: Whole>(&mut self, board: &Board<T>) {
                    on_random_pieces(board, |kind, random| super::$ask(board, kind, random));
                }
            }
            each_board(&mut Asked);
        }
    )+};
}

mod on_each_board {
    use super::*;

    on_each_board!(
        walks_one_way,
        beams_that_turn,
        runs_and_lines_through_a_cell,
        runs_and_lines_of_a_board,
        matches_and_swaps,
        lines_that_are_let_into_and_taken_out,
        completions,
        threats_of_a_board,
        census_of_windows,
        brackets_captures_and_hops,
        chains_of_hops,
        hops_from_afar_and_straight_on,
        chains_of_hops_of_ones_own,
        rows_that_are_pushed,
        cells_that_slide_together,
        patterns_on_lines,
        floods_and_ways_through,
        reached_in_steps_of_ones_own,
        regions_of_a_board,
        regions_of_ones_own_cells,
        what_is_enclosed,
        floods_that_stop_at_a_goal,
        paths_along_a_way,
        lines_are_lists_of_cells,
        paths_between_two_cells,
        pieces_that_take_and_see,
        all_pieces_at_once,
        cells_that_are_written,
        changes_between_grids,
    );
}

/// All cells with the headings from each.
pub(super) fn states<T: Finite>(
    board: &Board<T>,
    ways: impl Fn(T::Cell) -> Vec<T::Heading>,
) -> Vec<naive::State<T>> {
    let of = |at| ways(at).into_iter().map(move |way| (at, way));
    board.cells().flat_map(of).collect()
}

pub(super) fn all_ways<T: Finite>(
    board: &Board<T>,
    ways: impl Fn(T::Cell) -> Vec<T::Heading>,
) -> Vec<T::Heading> {
    let all: BTreeSet<_> = board.cells().flat_map(ways).collect();
    all.into_iter().collect()
}

fn walks_one_way<T: Whole>(board: &Board<T>, kind: &dyn Fn(T::Cell) -> char, random: &mut Rng) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let (is_x, is_free) = (|at| kind(at) == 'x', |at| kind(at) == '.');
    for (at, way) in states(board, ways) {
        for max in [0, 1, 2, 5, usize::MAX] {
            let slide = board.slide(at, way, ..=max, is_x);
            let (walked, end) = naive::walk(topology, (at, way), max, is_x);
            assert_eq!(
                (slide.line.iter().collect(), slide.stop),
                (cells(&walked), end)
            );
        }
        let run = board.run(at, way, is_x);
        assert_eq!(
            (run.line.iter().collect(), run.stop),
            naive::run(topology, (at, way), is_x),
            "{board:?} {at:?} {way:?}"
        );
        assert_eq!(
            board.first_hit(at, way, is_x),
            naive::first_hit(topology, (at, way), is_x)
        );
        assert_eq!(
            board.last_free(at, way, is_free),
            naive::last_free(topology, (at, way), is_free)
        );
        assert_eq!(
            board.drop_from(at, way, is_free),
            naive::drop_from(topology, (at, way), is_free)
        );

        let steps = random.usize(..9);
        let to = (0..steps).try_fold((at, way), |(at, way), _| topology.step(at, way));
        assert_eq!(board.step_by(at, way, steps), to.map(|(at, _)| at));
        let to = naive::ray(topology, (at, way)).0;
        assert_eq!(board.ray_len(at, way), to.len());
        assert!(board.ray(at, way).eq(cells(&to)));
    }
}

fn runs_and_lines_through_a_cell<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let is_x = |at| kind(at) == 'x';
    for at in board.cells() {
        let ways = ways(at);
        let mut runs = Vec::new();
        for &way in &ways {
            let expected = naive::stretch(topology, (at, way), is_x);
            let run = board.run_through(at, way, is_x);
            assert_eq!(run.from, at);
            let found = (run.line.iter().collect::<Vec<_>>(), run.behind, run.ahead);
            assert_eq!(
                found,
                (expected.cells(), expected.behind, expected.ahead),
                "{board:?} {at:?} {way:?}"
            );

            let whole = naive::whole_line(topology, (at, way)).cells();
            let line = board.whole_line(at, way).unwrap();
            assert!(line.iter().eq(whole.iter().copied()));
            let count = whole.into_iter().filter(|&at| is_x(at)).count();
            assert_eq!(board.count_on_line(at, way, is_x), count);
            runs.push(expected);
        }
        for k in 0..6 {
            for length in [Length::AtLeast(k), Length::Exactly(k)] {
                let admitted = runs.iter().filter(|run| naive::admits::<T>(length, run));
                let mut expected: Vec<_> = admitted.map(naive::Stretch::sorted).collect();
                let has = board.has_k_line_through(at, &ways, length, is_x);
                assert_eq!(has, !expected.is_empty());
                expected.sort();
                expected.dedup();
                let lines = board.k_lines_through(at, &ways, length, is_x);
                assert_eq!(
                    sorted(lines.map(sorted)),
                    expected,
                    "{board:?} {at:?} {length}"
                );
            }
        }
    }
}

fn runs_and_lines_of_a_board<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let piece = |at| Some(kind(at)).filter(|&kind| kind != '.');
    let mut axes = all_ways(board, ways);
    random.shuffle(&mut axes);
    axes.truncate(6);
    let mut runs = Vec::new();
    for &axis in &axes {
        let expected = naive::lines(topology, ways, axis);
        let found: Vec<_> = board.lines(axis).collect();
        let cells_of = |lines: &mut dyn Iterator<Item = Vec<T::Cell>>| sorted(lines);
        let lines = cells_of(&mut found.iter().map(sorted));
        assert_eq!(
            lines,
            cells_of(&mut expected.iter().map(super::naive::Stretch::sorted)),
            "{board:?} {axis:?}"
        );
        for k in 0..5 {
            let windows = expected
                .iter()
                .flat_map(|line| naive::windows::<T>(line, k));
            let ours = found.iter().flat_map(|line| line.clone().windows(k));
            let windows = cells_of(&mut windows.map(sorted));
            assert_eq!(
                cells_of(&mut ours.map(sorted)),
                windows,
                "{board:?} {axis:?} {k}"
            );
            let ours = board.windows(axis, k).map(sorted);
            assert_eq!(cells_of(&mut { ours }), windows, "{board:?} {axis:?} {k}");
        }

        let expected = naive::runs(topology, ways, axis, piece);
        // The direction of a line makes no difference, nor the start of a whole ring.
        let normal = |kind, cells: Vec<T::Cell>, behind, ahead| {
            let back: Vec<_> = cells.iter().rev().copied().collect();
            match (behind, ahead) {
                (Stop::Ring, Stop::Ring) => (kind, sorted(cells), format!("{behind:?}")),
                _ if back < cells => (kind, back, format!("{ahead:?} {behind:?}")),
                _ if back == cells => {
                    let ends = BTreeSet::from([format!("{behind:?}"), format!("{ahead:?}")]);
                    (kind, cells, format!("{ends:?}"))
                }
                _ => (kind, cells, format!("{behind:?} {ahead:?}")),
            }
        };
        let found = board.runs(axis, piece);
        let found =
            found.map(|(kind, run)| normal(kind, run.line.iter().collect(), run.behind, run.ahead));
        let wanted = expected
            .iter()
            .map(|(kind, run)| normal(*kind, run.cells(), run.behind, run.ahead));
        assert_eq!(sorted(found), sorted(wanted), "{board:?} {axis:?}");
        runs.extend(
            expected
                .into_iter()
                .filter(|&(kind, _)| kind == 'x')
                .map(|(_, run)| run),
        );
    }
    for k in 1..6 {
        for length in [Length::AtLeast(k), Length::Exactly(k)] {
            let admitted = runs.iter().filter(|run| naive::admits::<T>(length, run));
            let mut expected: Vec<_> = admitted.map(naive::Stretch::sorted).collect();
            expected.sort();
            expected.dedup();
            let has = board.has_k_line(&axes, length, |at| kind(at) == 'x');
            assert_eq!(has, !expected.is_empty());
            let lines = board.k_lines(&axes, length, |at| kind(at) == 'x');
            assert_eq!(
                sorted(lines.map(sorted)),
                expected,
                "{board:?} {axes:?} {length}"
            );
        }
    }
}

fn brackets_captures_and_hops<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let is = |wanted| move |at| kind(at) == wanted;
    for state @ (at, way) in states(board, ways) {
        let (mine, theirs) = (is('x'), is('o'));
        for (min, max) in [(1, usize::MAX), (0, 2), (1, 1), (2, 2)] {
            // An anchor can be a cell that would also match as inner.
            for inner in [is('o'), mine] {
                let found = board.bracket(at, way, min..=max, inner, mine);
                let found = found.map(|it| {
                    assert_eq!((it.from, it.heading), state);
                    (it.inner.iter().collect(), it.anchor)
                });
                let expected = naive::bracket(topology, state, (min, max), inner, mine);
                assert_eq!(found, expected, "{board:?} {at:?} {way:?} {min} to {max}");
            }
        }
        for edge in [false, true] {
            let anvil = |behind: Option<T::Cell>| behind.map_or(edge, mine);
            let found = board.custodial(at, way, theirs, anvil);
            assert_eq!(found, naive::custodial(topology, state, theirs, anvil));
        }
        assert_eq!(
            board.intervene(at, way, theirs),
            naive::intervene(topology, state, theirs)
        );
        assert_eq!(
            board.hop(at, way, theirs, is('.')),
            naive_hops::hop(topology, state, theirs, is('.'))
        );
        assert_eq!(
            board.hop(at, way, mine, theirs),
            naive_hops::hop(topology, state, mine, theirs)
        );
    }
    for at in board.cells() {
        let ways = ways(at);
        for edge in [false, true] {
            let sides = ways
                .iter()
                .map(|&way| topology.step(at, way).map(|(side, _)| side));
            let is_closed = |side: Option<T::Cell>| side.map_or(edge, is('o'));
            let closed = sides.map(|side| side != Some(at) && is_closed(side));
            let closed: Vec<bool> = closed.collect();
            let expected = Surround {
                at,
                closed: closed.iter().filter(|&&closed| closed).count(),
                open: closed.iter().filter(|&&closed| !closed).count(),
                gap: closed
                    .iter()
                    .position(|&closed| !closed)
                    .map(|index| ways[index]),
            };
            assert_eq!(board.surround(at, &ways, is_closed), expected);
        }
    }
}

fn patterns_on_lines<T: Whole>(board: &Board<T>, kind: &dyn Fn(T::Cell) -> char, random: &mut Rng) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let topology = board.topology();
    let patterns = [
        "x o",
        "| x+ .",
        ". x{2} .",
        "x* o x*",
        "!x _ !x",
        "x+ |",
        "_* o",
        "x? x? x? o",
        "!x| x+ [.o]|",
        "[.o]| x{2} ![xo]",
    ];
    let pattern: Pattern<char> = patterns[random.usize(..patterns.len())].parse().unwrap();
    let mut matches = BTreeSet::new();
    for (at, way) in states(board, ways) {
        let (ray, end) = naive::ray(topology, (at, way));
        let attempt = Attempt {
            line: &[vec![at], cells(&ray)].concat(),
            edge_behind: topology.step(at, topology.reversed(at, way)).is_none(),
            after_last: end,
            kind,
        };
        let expected = attempt.shared_out(&pattern);
        let found = board.match_pattern(at, way, &pattern, kind);
        let found = found.map(|it| {
            it.segments
                .into_iter()
                .map(|part| part.iter().collect())
                .collect()
        });
        let found = found.map_err(|miss| (miss.wanted, miss.after, miss.stop));
        assert_eq!(found, expected, "{board:?} {at:?} {way:?} {pattern}");
        if let Ok(parts) = expected {
            matches.insert((at, way, parts.concat()));
        }
    }
    let ways_of = all_ways(board, ways);
    let found = board
        .find_pattern(&ways_of, &pattern, kind)
        .map(|it| it.line.iter().collect::<Vec<_>>());
    let found: Vec<_> = found.collect();
    // A heading that does not lead from a cell sees nothing but that cell, as at an edge.
    let listed: Vec<_> = matches
        .into_iter()
        .map(|(_, _, line)| line)
        .filter(|line| !line.is_empty())
        .collect();
    assert!(
        listed.iter().all(|line| found.contains(line)),
        "{board:?} {pattern}"
    );
    let Some(at) = board.cells().nth(random.usize(..9)) else {
        return;
    };
    let through = board.find_pattern_through(at, &ways_of, &pattern, kind);
    let through = through.map(|it| (it.line.iter().collect::<Vec<_>>(), it.segments.len()));
    let mut through: Vec<_> = through.collect();
    let has_it = found.into_iter().filter(|line| line.contains(&at));
    let mut expected: Vec<_> = has_it.map(|line| (line, pattern.len())).collect();
    through.sort_unstable();
    expected.sort_unstable();
    assert_eq!(through, expected, "{board:?} {pattern} {at:?}");
}

fn lines_are_lists_of_cells<T: Whole>(
    board: &Board<T>,
    _: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    for (at, way) in states(board, ways) {
        let line = board.ray_with_origin(at, way).line();
        let list: Vec<_> = line.iter().collect();
        let expected = naive::ray(board.topology(), (at, way)).0;
        assert_eq!(list, [vec![at], cells(&expected)].concat());
        let (from, len) = (random.usize(..=list.len()), random.usize(..=list.len()));
        let (part, list) = (line.skip(from).truncated(len), &list[from..]);
        let list = &list[..len.min(list.len())];
        assert!(part.iter().eq(list.iter().copied()));
        assert!(part.iter().rev().eq(list.iter().rev().copied()));
        assert!(part.reversed().iter().eq(list.iter().rev().copied()));
        assert_eq!(part.reversed().reversed(), part);
        assert!(part.same_cells(&part.reversed()));
        assert_eq!(
            (part.first(), part.last()),
            (list.first().copied(), list.last().copied())
        );
        assert_eq!(part.get(len / 2), list.get(len / 2).copied());
    }
}
