//! The fast engines beside the reference one: on boards of all shapes, from the start and from late positions, move
//! for move.

use std::fmt::Display;

use collinear::bits::Wide;
use collinear::rules::in_a_row::{BitFourInARow, BitInARow, LineGomoku, LineInARow, TableInARow};
use collinear::rules::{self, Engine as _, Owned, playout};
use collinear::testing::RandomPlay;

use super::budget;
use super::engines::{Engine, engines};
use super::*;

/// Reproducible random numbers: Marsaglia, "Xorshift RNGs", 2003.
fn numbers() -> impl FnMut(usize) -> usize {
    let mut seed = 0x9e37_79b9_u64;
    move |below| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % below as u64).expect("less than it")
    }
}

/// The game with lines along these axes only.
fn only(game: InARow, axes: &[Direction]) -> InARow {
    game.with_axes(axes).expect("axes")
}

/// Variants of the game on a board: lines that end games early or late, in normal play and misère.
fn variants(rows: usize, cols: usize) -> Vec<InARow> {
    let axes: [&[Direction]; 4] = [
        &Direction::AXES,
        &Direction::DIAGONAL,
        &Direction::HEX_AXES,
        &[D::W],
    ];
    let mut variants = Vec::new();
    for (axes, k) in axes.into_iter().zip([1, 2, 3, 4, 5, 7].chunks(2).cycle()) {
        for &k in k.iter().chain(&[4]) {
            for length in [AtLeast(k), Exactly(k)] {
                let game = mnk(rows, cols, length).with_axes(axes).expect("axes");
                let game = if k % 2 == 0 { game.misere() } else { game };
                variants.extend([game, game.with_gravity().expect("a floor")]);
            }
        }
    }
    variants
}

/// The fast engines for a game: one on line words, and sometimes one on sets of cells.
fn fast(game: &InARow) -> Vec<Box<dyn Engine>> {
    let fast = engines(game).split_off(1);
    assert!(!fast.is_empty(), "{game:?}");
    fast
}

#[test]
fn play_the_same_games() {
    // Rows, columns, games per variant, and a step through the variants.
    let boards = [
        (0, 4, 1, 5),
        (1, 11, 10, 1),
        (9, 1, 10, 1),
        (3, 3, 20, 1),
        (4, 5, 10, 1),
        (6, 7, 10, 1),
        (15, 15, 1, 3),
        (19, 19, 1, 7),
        (32, 32, 1, 11),
    ];
    for (rows, cols, games, step) in boards {
        for (seed, game) in (1..).zip(
            variants(rows, cols)
                .into_iter()
                .step_by(budget::of(4, 1, 1) * step),
        ) {
            let walks = RandomPlay {
                seed,
                ..RandomPlay::new(budget::games(games), budget::of(40, 100, 100))
            };
            for engine in fast(&game) {
                engine.lockstep(&game.start(), walks);
            }
        }
    }
}

#[test]
fn play_the_same_games_from_late_positions() {
    let mut pick = numbers();
    let mut late = 0;
    for (rows, cols, left) in [(3, 7, 8), (6, 7, 14), (15, 15, 40)] {
        for (seed, game) in (1..).zip(variants(rows, cols)) {
            // Few games end before that, so another try finds one.
            let position = (0..100).find_map(|_| {
                let mut state = game.start();
                let plies = rows * cols - left;
                playout(&game, &mut state, plies, &mut pick)
                    .is_none()
                    .then_some(state)
            });
            let Some(position) = position else { continue };
            late += 1;
            let walks = RandomPlay {
                seed,
                ..RandomPlay::new(budget::games(3), left)
            };
            for engine in fast(&game) {
                engine.lockstep(&position, walks);
            }
        }
    }
    assert!(late > 40, "{late}");
}

#[test]
fn keep_what_rules_promise() {
    let games = [
        (TIC_TAC_TOE, 30, 9),
        (FOUR_IN_A_ROW, 10, 42),
        (mnk(4, 5, Exactly(3)), 20, 20),
        (mnk(4, 5, Exactly(4)), 20, 20),
        (falling(5, 5, Exactly(4)), 20, 25),
        (
            only(falling(6, 7, AtLeast(4)), &Direction::DIAGONAL),
            10,
            42,
        ),
        (falling(5, 5, Exactly(3)), 20, 25),
        (falling(9, 1, AtLeast(2)), 5, 9),
        (mnk(1, 11, Exactly(5)), 10, 11),
        (mnk(0, 4, AtLeast(3)), 1, 1),
        (GOMOKU, 1, 120),
        (falling(32, 32, AtLeast(6)), 1, 60),
    ];
    for (game, games, plies) in games {
        for engine in fast(&game) {
            engine.check_bulk(RandomPlay {
                seed: 7,
                ..RandomPlay::new(
                    budget::of(1, games, games),
                    budget::of(plies.min(42), plies, plies),
                )
            });
        }
    }
}

/// The state before and after each move is the same on every engine: discs, turn, last move, open moves and result.
#[test]
fn come_to_the_same_states() {
    let mut pick = numbers();
    for (rows, cols) in [(3, 3), (6, 7), (15, 15)] {
        for rules in variants(rows, cols) {
            let mut game = Game::new(rules);
            loop {
                let moves: Vec<_> = game.moves().collect();
                if moves.is_empty() {
                    break;
                }
                game.play(moves[pick(moves.len())]).expect("it is listed");
            }
            let start = rules.start();
            let engines = engines(&rules);
            let (reference, fast) = engines.split_first().expect("the reference one");
            let expected = reference.play(&start, game.record());
            let half = expected.len() / 2;
            for engine in fast {
                let what = format!("{rules:?} {}", engine.name());
                assert_eq!(engine.play(&start, game.record()), expected, "{what}");
                // And from the middle of the game on.
                let states = engine.play(&expected[half].0, &game.record()[half..]);
                assert_eq!(states, expected[half..], "{what}");
            }
        }
    }
}

#[test]
fn refuse_in_the_same_words() {
    let positions = [
        (TIC_TAC_TOE, "X O X\n. O .\n. . ."),
        (TIC_TAC_TOE, "X X X\nO O .\n. . ."),
        (falling(3, 3, AtLeast(3)), "X . .\nO . .\nX . O"),
    ];
    for (rules, picture) in positions {
        let state = rules.set_up(board(picture)).expect(picture);
        let engines = engines(&rules);
        let (reference, fast) = engines.split_first().expect("the reference one");
        assert_eq!(fast.len(), 2);
        let cells = (0..5).flat_map(|row| (0..5).map(move |col| Coord::new(row, col)));
        for at in cells {
            for engine in fast {
                assert_eq!(
                    engine.refusal(&state, at),
                    reference.refusal(&state, at),
                    "{at}"
                );
            }
        }
    }
}

#[test]
fn list_moves_in_the_same_order_and_skip_them_alike() {
    let mut pick = numbers();
    for rules in [
        GOMOKU,
        FOUR_IN_A_ROW,
        mnk(6, 7, AtLeast(5)),
        falling(15, 15, AtLeast(5)),
    ] {
        let mut state = rules.start();
        while rules.outcome(&state).is_none() {
            let moves: Vec<_> = rules.moves(&state).collect();
            match (rules.bounds().rows(), rules.bounds().cols()) {
                (15, 15) => same_moves::<15, 15>(rules, &state, &moves),
                _ => same_moves::<6, 7>(rules, &state, &moves),
            }
            rules.apply(&mut state, moves[pick(moves.len())]);
        }
    }
}

fn same_moves<const ROWS: usize, const COLS: usize>(rules: InARow, state: &State, moves: &[Coord]) {
    let engine = LineInARow::<ROWS, COLS>::new(rules).expect("an engine");
    let state = engine.enter(state).expect("a state");
    assert!(engine.moves(&state).eq(moves.iter().copied()));
    assert_eq!(engine.count_moves(&state), moves.len());
    for n in [0, 1, moves.len() / 2, moves.len() - 1, moves.len()] {
        assert_eq!(engine.moves(&state).nth(n), moves.get(n).copied());
    }
    let folded = engine
        .moves(&state)
        .fold(0, |sum, at| sum + at.row * 32 + at.col);
    assert_eq!(
        folded,
        moves.iter().map(|at| at.row * 32 + at.col).sum::<usize>()
    );
}

/// Plays a game and compares the states of an engine with the reference states.
fn same_states<E: rules::Engine<Reference = InARow, State: Display + PartialEq, Move = Coord>>(
    engine: &E,
    has_disc: impl Fn(&E::State, Side, Coord) -> bool,
    last: impl Fn(&E::State) -> Option<Coord>,
) {
    let (game, mut pick) = (engine.rules(), numbers());
    let (mut reference, mut state) = (game.start(), engine.start());
    let mut copy = engine.start();
    loop {
        assert_eq!(state.to_string(), reference.to_string());
        assert_eq!(last(&state), reference.last());
        for at in game.bounds().coords() {
            let owners = Side::BOTH.map(|side| has_disc(&state, side, at));
            let owner = reference.grid()[at].owner();
            assert_eq!(owners, Side::BOTH.map(|side| owner == Some(side)), "{at}");
        }
        copy.clone_from(&state);
        assert!(copy == state, "all of it is copied");
        if game.outcome(&reference).is_some() {
            return;
        }
        let moves: Vec<_> = game.moves(&reference).collect();
        let at = moves[pick(moves.len())];
        game.apply(&mut reference, at);
        engine.apply(&mut state, at);
    }
}

#[test]
fn have_states_with_the_discs_and_the_last_move_of_the_reference_state() {
    for game in [FOUR_IN_A_ROW, mnk(6, 7, AtLeast(4))] {
        let sets = BitFourInARow::new(game).expect("an engine");
        same_states(
            &sets,
            |state, side, at| sets.leave(state).grid()[at].owner() == Some(side),
            |state| sets.leave(state).last(),
        );
        let words = LineInARow::<6, 7>::new(game).expect("an engine");
        same_states(
            &words,
            |state, side, at| words.leave(state).grid()[at].owner() == Some(side),
            |state| words.leave(state).last(),
        );
        let tables = TableInARow::<u64>::new(game).expect("an engine");
        same_states(
            &tables,
            |state, side, at| tables.leave(state).grid()[at].owner() == Some(side),
            |state| tables.leave(state).last(),
        );
    }
}

#[test]
fn are_refused_for_other_boards_and_joined_sides() {
    let size = "the board has 6 rows and 7 columns, but the engine is for 15 rows and 15 columns";
    let error = LineGomoku::new(FOUR_IN_A_ROW).unwrap_err();
    assert_eq!(error.to_string(), size);
    assert!(LineInARow::<7, 6>::new(FOUR_IN_A_ROW).is_err());
    let engine = LineGomoku::new(GOMOKU).expect("an engine");
    let error = engine.enter(&FOUR_IN_A_ROW.start()).unwrap_err();
    assert_eq!(error.to_string(), size);
    let joined = [
        (
            Wrap::EastWest,
            "the left and the right side of the board are joined",
        ),
        (
            Wrap::NorthSouth,
            "the upper and the lower side of the board are joined",
        ),
        (Wrap::Both, "the sides of the board are joined"),
    ];
    for (wrap, text) in joined {
        let game = wrapped(GOMOKU, wrap);
        for error in [
            LineGomoku::new(game).unwrap_err(),
            BitInARow::<Wide<4>, 15, 15, 5>::new(game).unwrap_err(),
        ] {
            assert!(error.to_string().starts_with(text), "{error}");
        }
    }
}

/// The board of the engine's own game counts, as in [`InARow::set_up`].
#[test]
fn take_over_states_of_joined_boards() {
    let floating = mnk(6, 7, AtLeast(4));
    let joined = wrapped(floating, Wrap::EastWest);
    let (mut state, mut expected) = (joined.start(), floating.start());
    for at in [(5, 6), (4, 6), (5, 0), (4, 0), (5, 1), (4, 1), (5, 2)] {
        joined.apply(&mut state, at.into());
        floating.apply(&mut expected, at.into());
    }
    assert_eq!(joined.outcome(&state), Some(Outcome::Win(Side::First)));
    let moves = [(4, 2).into(), (5, 3).into()];
    for engine in fast(&floating) {
        let played = engine.play(&state, &moves);
        assert_eq!(played, engine.play(&expected, &moves));
        let outcomes: Vec<_> = played.into_iter().map(|(_, outcome)| outcome).collect();
        assert_eq!(outcomes, [None, None, Some(Outcome::Win(Side::First))]);
    }
}

#[test]
fn are_refused_for_other_lengths() {
    let five = mnk(6, 7, AtLeast(5));
    let error = BitFourInARow::new(five).unwrap_err();
    assert_eq!(
        error.to_string(),
        "lines have 5 cells, but the engine is for lines of 4"
    );
    let engine = BitFourInARow::new(FOUR_IN_A_ROW).expect("an engine");
    assert!(engine.enter(&GOMOKU.start()).is_err());
}

/// A state of one game is given to the rules of another.
#[test]
fn states_of_other_games_are_refused() {
    let floating = mnk(6, 7, AtLeast(4));
    let mut state = floating.start();
    floating.apply(&mut state, Coord::new(0, 3));
    let words = LineInARow::<6, 7>::new(FOUR_IN_A_ROW).expect("an engine");
    let sets = BitFourInARow::new(FOUR_IN_A_ROW).expect("an engine");
    let error = sets.enter(&state).expect_err("it floats");
    let same = words.enter(&state).expect_err("it floats");
    assert_eq!(same.to_string(), error.to_string());
    assert_eq!(
        error.to_string(),
        FOUR_IN_A_ROW
            .set_up(state.grid().clone())
            .expect_err("it floats")
            .to_string()
    );
    // The rules of the engine have no gravity, so every cell is open.
    let engine = LineInARow::<6, 7>::new(floating).expect("an engine");
    let taken_over = engine
        .enter(&FOUR_IN_A_ROW.start())
        .expect("an empty board");
    assert_eq!(engine.count_moves(&taken_over), 42);
}
