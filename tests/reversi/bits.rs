//! The engine on bitboards plays the same game as the reference engine, move for move.

use std::any::TypeId;

use collinear::Wrap;
use collinear::bits::{Wide, Word};
use collinear::rules::reversi::{BitReversi, BitReversi8x8, PlaceOrPass, Reversi, fastest};
use collinear::rules::{Engine, Finished, Rules, Side, View, perft, playout};
use collinear::testing::{RandomPlay, check_bulk, check_engine};

use super::tables::ffo;
use super::{HEXAGON, HOLES, crossed, parallel, starting_from};
use super::{budget, chosen::Chosen};

fn on_bits<W: Word, const ROWS: usize, const COLS: usize>(
    reference: &Reversi,
) -> BitReversi<W, ROWS, COLS> {
    BitReversi::new(reference.clone()).expect("a board of that size")
}

/// The engine plays the same game, and keeps the contract of all games.
fn is_the_same_game<W: Word, const ROWS: usize, const COLS: usize>(reference: &Reversi) {
    let bits = on_bits::<W, ROWS, COLS>(reference);
    let walks = RandomPlay {
        seed: 7,
        ..RandomPlay::new(
            if ROWS * COLS > 64 {
                1
            } else {
                budget::of(1, 10, 10)
            },
            budget::of(20, 400, 400),
        )
    };
    check_engine(&bits, &reference.start(), walks)
        .unwrap_or_else(|difference| panic!("{difference}"));
    check_bulk(&bits, &bits.start(), walks)
        .unwrap_or_else(|breach| panic!("{breach}\n{reference:?}"));
    back_and_forth(reference, &bits);
}

/// States convert between the engines, with the same refusals.
fn back_and_forth<W: Word, const ROWS: usize, const COLS: usize>(
    reference: &Reversi,
    bits: &BitReversi<W, ROWS, COLS>,
) {
    let (mut state, mut set) = (reference.start(), bits.start());
    assert_eq!(bits.rules(), reference);
    let mut pick = 5_usize;
    for _ in 0..budget::of(10, usize::MAX, usize::MAX) {
        assert_eq!(bits.enter(&state).expect("the same board"), set);
        let back = bits.leave(&set);
        assert_eq!(back.key(), state.key());
        assert_eq!((back.last(), back.turned()), (None, &[][..]));
        assert_eq!(set.to_string(), state.to_string());
        if reference.outcome(&state).is_none() {
            assert!(bits.moves(&set).eq(reference.moves(&state)));
        }
        for at in [
            (0, 0),
            (ROWS - 1, COLS - 1),
            (ROWS / 2, 0),
            (ROWS, 0),
            (0, usize::MAX),
        ] {
            let m = PlaceOrPass::Place(at.into());
            let [here, there] = [reference.check(&state, &m), bits.check(&set, &m)]
                .map(|checked| checked.map_err(|illegal| illegal.to_string()));
            assert_eq!(here, there);
        }
        if reference.outcome(&state).is_some() {
            break;
        }
        let moves: Vec<_> = reference.moves(&state).collect();
        assert!(bits.moves(&set).eq(moves.iter().copied()));
        for n in 0..=moves.len() {
            assert_eq!(bits.moves(&set).nth(n), moves.get(n).copied());
            let mut rest = bits.moves(&set);
            rest.nth(n);
            assert!(rest.eq(moves.iter().copied().skip(n + 1)));
        }
        assert_eq!(
            bits.moves(&set).size_hint(),
            (moves.len(), Some(moves.len()))
        );
        pick = pick.wrapping_mul(31).wrapping_add(17);
        let m = moves[pick % moves.len()];
        reference.apply(&mut state, m);
        bits.apply(&mut set, m);
    }
}

macro_rules! same_games {
    ($($word:ty, $rows:literal, $cols:literal, $reference:expr;)*) => {
        $(is_the_same_game::<$word, $rows, $cols>(&$reference);)*
    };
}

#[test]
fn games_on_boards_of_all_sizes_are_the_same() {
    same_games! {
        u8, 2, 3, crossed(2, 3);
        u16, 4, 4, crossed(4, 4);
        u64, 4, 5, parallel(4, 5);
        u64, 8, 8, crossed(8, 8);
        u64, 8, 8, parallel(8, 8);
        u64, 3, 16, crossed(3, 16);
        u128, 8, 8, crossed(8, 8);
        Wide<3>, 12, 12, crossed(12, 12);
    }
    if budget::THOROUGH {
        same_games! {
            u8, 2, 2, crossed(2, 2);
            u32, 4, 6, crossed(4, 6);
            u64, 2, 32, crossed(2, 32);
            u64, 32, 2, parallel(32, 2);
            u128, 10, 10, crossed(10, 10);
            u128, 16, 8, parallel(16, 8);
            Wide<4>, 16, 16, crossed(16, 16);
        }
    }
}

#[test]
fn games_with_holes_and_from_late_positions_are_the_same() {
    let row_of_holes = "
        . . . . . . . .
        . . . . . . . .
        . . # . . # . .
        # . . O X . . .
        . . . X O . . #
        . . # . . # . .
        . . . . . . . .
        . . . . . . . .
    ";
    same_games! {
        u64, 4, 6, starting_from(HOLES, Side::Second);
        u64, 5, 5, starting_from(HEXAGON, Side::Second);
        u64, 8, 8, starting_from(row_of_holes, Side::First);
        u8, 2, 4, starting_from(". O X X\nO O X X", Side::Second);
        u8, 2, 3, starting_from("X X .\nX X .", Side::First);
        u64, 4, 5, starting_from("O X . . .\n. O O O .\n. X X X X\n. . X O .", Side::Second);
    }
    for position in ffo() {
        is_the_same_game::<u64, 8, 8>(&position.rules);
    }
}

/// Counts from random positions, at their end and a few plies before, where passes occur at every depth.
#[test]
fn positions_side_by_side_are_counted_as_one_by_one() {
    fn count_all<W: Word, const ROWS: usize, const COLS: usize>(reference: &Reversi, depth: usize) {
        let rules = on_bits::<W, ROWS, COLS>(reference);
        for seed in 0..budget::of(5_usize, 30, 30) {
            let (mut state, mut random) = (rules.start(), seed);
            let cells = rules.rules().bounds().cell_count();
            for _ in 0..2 * cells {
                if rules.outcome(&state).is_some() {
                    break;
                }
                if cells < 8 + rules.leave(&state).disc_counts().iter().sum::<usize>() {
                    for (depth, finished) in (0..=depth).flat_map(|depth| {
                        [Finished::Counted, Finished::Dropped].map(|finished| (depth, finished))
                    }) {
                        let expected = perft(&rules, &state, depth, finished);
                        let found = rules.count_plies(&state, depth, finished);
                        assert_eq!(found, Some(expected), "{depth} {finished:?}\n{state}");
                    }
                }
                playout(&rules, &mut state, 1, |n| {
                    random = random.wrapping_mul(25_214_903_917).wrapping_add(11) % (1 << 48);
                    (random >> 16) % n
                });
            }
        }
    }
    let depth = budget::of(5, 7, 7);
    count_all::<u64, 8, 8>(&crossed(8, 8), depth);
    count_all::<u64, 4, 5>(&parallel(4, 5), depth);
    count_all::<u128, 3, 16>(&crossed(3, 16), depth);
    count_all::<u64, 5, 5>(&starting_from(HEXAGON, Side::First), depth);
}

#[test]
fn other_boards_and_states_of_them_are_refused() {
    for (game, text) in [
        (
            crossed(6, 8),
            "the board has 6 rows and 8 columns, but the engine is for 8 rows and 8 columns",
        ),
        (
            crossed(8, 8).with_wrap(Wrap::Both),
            "the sides of the board are joined, but the engine is for plain boards",
        ),
    ] {
        assert_eq!(BitReversi8x8::new(game).unwrap_err().to_string(), text);
    }
    assert!(BitReversi::<u64, 6, 6>::new(crossed(6, 6)).is_ok());
    let rules = on_bits::<u64, 4, 4>(&crossed(4, 4));
    let error = rules.enter(&crossed(4, 5).start()).unwrap_err();
    let size = "the board has 4 rows and 5 columns, but the engine is for 4 rows and 4 columns";
    assert_eq!(error.to_string(), size);
    let hole = starting_from("# . . .\n. O X .\n. X O .\n. . . .", Side::First);
    let error = rules.enter(&hole.start()).unwrap_err();
    let text = "row 0, column 0: a1 is a hole, but not on the board of the game";
    assert_eq!(error.to_string(), text);
    // The wrapping of a state is ignored, as by the reference engine.
    let joined = crossed(4, 4).with_wrap(Wrap::Both).start();
    assert_eq!(rules.enter(&joined).expect("its size"), rules.start());
    // A state of another engine with that hole gets answers for its own board.
    let state = on_bits::<u64, 4, 4>(&hole).start();
    let refused = rules
        .check(&state, &PlaceOrPass::Place((0, 0).into()))
        .unwrap_err();
    assert_eq!(refused.to_string(), "a1 is a hole in the board");
    assert_eq!(rules.leave(&state).grid(), hole.start().grid());
    assert_eq!(rules.count_moves(&state), 4);
}

#[test]
fn the_fastest_is_chosen_for_each_board() {
    let plain = TypeId::of::<Reversi>();
    let rows = [
        ("othello", TypeId::of::<BitReversi8x8>()),
        (
            "board=#.../.OX./.XO./.... begins=second",
            TypeId::of::<BitReversi<u16, 4, 4>>(),
        ),
        (
            "rows=10 cols=10 start=parallel",
            TypeId::of::<BitReversi<u128, 10, 10>>(),
        ),
        ("rows=4 cols=5", TypeId::of::<BitReversi<u32, 4, 5>>()),
        ("rows=5 cols=4", plain),
        ("othello wrap=rows", plain),
        ("rows=2 cols=2", plain),
    ];
    for (game, engine) in rows {
        let rules: Reversi = game.parse().expect(game);
        assert_eq!(fastest(rules, Chosen), engine, "{game}");
    }
}
