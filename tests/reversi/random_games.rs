//! Random boards and random games, compared with the naive program, and the contract of all games.

use std::collections::BTreeSet;

use collinear::rules::reversi::{PlaceOrPass, Reversi, Square, State};
use collinear::rules::{Outcome, Rules, Side, View};
use collinear::testing::{RandomPlay, check_notation, check_rules, strategies};
use collinear::{Coord, Grid, Wrap};
use proptest::{prelude::*, sample::select};

use super::naive::Naive;
use super::{HEXAGON, HOLES, after, crossed, flips, parallel, starting_from};

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(crate::budget::cases(cases))
}

/// Boards of 2 to 7 rows and columns, from full to nearly empty, half of them with holes.
fn a_grid() -> impl Strategy<Value = Grid<Square>> {
    let palettes = [
        "XO",
        "XXO.",
        "XOO.",
        "XO..",
        "XO.#",
        "XOO..#",
        "XO......",
        "XOOO.........",
        "XO.....#",
    ];
    let side = || 2_usize..=7;
    let picks = proptest::collection::vec(any::<u8>(), 49);
    (
        side(),
        side(),
        strategies::wraps(),
        select(palettes.to_vec()),
        picks,
    )
        .prop_map(|(rows, cols, wrap, palette, picks)| {
            let palette: Vec<_> = palette.chars().filter_map(Square::from_glyph).collect();
            let square = |at: Coord| {
                let pick = usize::from(picks[at.row * 7 + at.col]);
                palette[pick % palette.len()]
            };
            let grid = Grid::from_fn(rows, cols, square).expect("a small board");
            grid.with_wrap(wrap)
        })
}

fn a_side() -> impl Strategy<Value = Side> {
    select(&Side::BOTH[..])
}

/// The rules answer every query of a state as the naive program does.
fn same_answers(rules: &Reversi, state: &State) {
    let naive = Naive::of(&state.glyphs());
    let (side, player) = (state.turn(), char::from(state.turn()));
    let winner = rules.outcome(state).map(|outcome| match outcome {
        Outcome::Win(side) => char::from(side),
        _ => '=',
    });
    assert_eq!(winner, naive.winner(), "{state}");
    assert_eq!(
        state.disc_counts(),
        Side::BOTH.map(|side| naive.count(side.into()))
    );
    let placements = naive.placements(player);
    let expected: Vec<_> = match (&winner, &placements[..]) {
        (Some(_), _) => vec![],
        (None, []) => vec![PlaceOrPass::Pass],
        (None, placements) => placements.iter().copied().map(PlaceOrPass::Place).collect(),
    };
    assert!(rules.moves(state).eq(expected.iter().copied()), "{state}");
    if winner.is_none() {
        assert_eq!(rules.count_moves(state), expected.len());
    }
    let bounds = state.grid().bounds();
    for at in bounds.coords() {
        let lines = flips(rules, state, at);
        assert_eq!(lines, naive.lines(at, player), "{side} on {at}\n{state}");
        let m = PlaceOrPass::Place(at);
        assert_eq!(rules.check(state, &m).is_ok(), expected.contains(&m));
    }
    let pass = expected.contains(&PlaceOrPass::Pass);
    assert_eq!(
        rules.check(state, &PlaceOrPass::Pass).is_ok(),
        pass,
        "{state}"
    );
}

/// Every move changes a state as in the naive program.
fn same_moves(rules: &Reversi, state: &State) {
    let player = char::from(state.turn());
    for m in rules.moves(state) {
        let next = after(rules, state, m);
        let mut naive = Naive::of(&state.glyphs());
        let (last, turned) = match m {
            PlaceOrPass::Pass => (None, BTreeSet::new()),
            PlaceOrPass::Place(at) => {
                let turned = naive.lines(at, player);
                naive.place(at, player);
                (Some(at), turned)
            }
        };
        assert_eq!(next.to_string(), naive.picture(), "{m:?}\n{state}");
        assert_eq!(next.turn(), state.turn().other());
        let mut copy = state.clone();
        copy.clone_from(&next);
        assert_eq!(copy, next, "all that was learnt is copied");
        assert_eq!(next.last(), last);
        let lines = next.turned().iter().map(|line| line.iter().collect());
        assert_eq!(lines.collect::<BTreeSet<_>>(), turned, "{m:?}\n{state}");
        same_answers(rules, &next);
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_board_has_the_answers_of_the_twin(grid in a_grid(), turn in a_side()) {
        let rules = Reversi::from_start(grid, turn).expect("a board");
        same_answers(&rules, &rules.start());
        same_moves(&rules, &rules.start());
    }
}

/// Games on various boards.
fn variants() -> Vec<Reversi> {
    let mut all = vec![
        Reversi::default(),
        crossed(2, 9),
        crossed(5, 3),
        crossed(3, 4),
        parallel(6, 5),
        parallel(4, 4),
        parallel(7, 2),
        starting_from(HOLES, Side::Second),
        starting_from(HEXAGON, Side::First),
        crossed(9, 12),
    ];
    for wrap in [Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        all.extend([
            crossed(4, 6).with_wrap(wrap),
            crossed(2, 5).with_wrap(wrap),
            parallel(5, 2).with_wrap(wrap),
            crossed(5, 5).with_wrap(wrap),
            starting_from(HOLES, Side::First).with_wrap(wrap),
        ]);
    }
    all
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn whole_games_have_the_answers_of_the_twin(
        rules in select(variants()),
        picks in proptest::collection::vec(any::<u16>(), 120),
    ) {
        let mut state = rules.start();
        for pick in picks {
            same_answers(&rules, &state);
            let set_up = rules.set_up(state.grid().clone(), state.turn()).expect("a position");
            prop_assert_eq!(set_up.key(), state.key());
            prop_assert_eq!((set_up.last(), set_up.turned()), (None, &[][..]));
            same_answers(&rules, &set_up);
            if rules.outcome(&state).is_some() {
                break;
            }
            let moves: Vec<_> = rules.moves(&state).collect();
            rules.apply(&mut state, moves[usize::from(pick) % moves.len()]);
        }
    }
}

#[test]
fn every_variant_keeps_the_contract() {
    let mut passes = 0;
    for rules in variants() {
        let walks = RandomPlay::new(10, 200);
        check_rules(&rules, &rules.start(), walks)
            .unwrap_or_else(|breach| panic!("{breach}\n{rules:?}"));
        let few = RandomPlay { games: 1, ..walks };
        check_notation(&rules, &rules.start(), few)
            .unwrap_or_else(|breach| panic!("{breach}\n{rules:?}"));
        // Playing the last move each time must lead to a pass, or the test shows little.
        let mut state = rules.start();
        for _ in 0..2 * rules.bounds().cell_count() {
            let Some(last) = rules.moves(&state).last() else {
                break;
            };
            passes += usize::from(last == PlaceOrPass::Pass);
            rules.apply(&mut state, last);
        }
    }
    assert!(passes >= variants().len() / 2, "{passes} passes");
}
