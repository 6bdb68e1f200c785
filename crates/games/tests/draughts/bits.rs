//! The engine on sets of cells: the same game as the reference rules, in every variant.

use std::any::TypeId;

use collinear::bits::{Wide, Word};
use collinear::rules::{Engine, Rules, View};
use collinear::testing::{RandomPlay, check_bulk, check_engine};
use collinear::{Grid, Removal};
use collinear_games::draughts::{
    BitDraughts, BitDraughts8x8, BitDraughts10x10, BitDraughts12x12, Board, Capture, Color,
    Draughts, Draws, Duty, End, Kings, Lines, Men, Naming, Promotion, Square, Squares, State,
    Variant, fastest,
};
use fastrand::Rng;

use super::chosen::Chosen;

use super::{budget, game};

type Bits<W, const ROWS: usize, const COLS: usize> = BitDraughts<W, ROWS, COLS>;

/// Compares random play of the engine with the reference rules.
#[track_caller]
fn is_the_same_game<E: Engine<Reference = Draughts, State: View>>(
    engine: &E,
    from: &State,
    plies: usize,
) {
    let play = RandomPlay {
        seed: 5,
        ..RandomPlay::new(1, plies)
    };
    check_engine(engine, from, play).unwrap_or_else(|difference| {
        panic!("{:?}\n{difference}", engine.rules().variant());
    });
    let entered = engine.enter(from).expect("a state of this game");
    let back = engine.leave(&entered);
    assert_eq!(back.key(), from.key());
    assert!(engine.enter(&back).expect("its own state").key() == entered.key());
}

/// Moves back and forth, so that positions are repeated.
fn play_on(rules: &Draughts, state: &mut State, plies: usize, dice: &mut Rng) {
    let mut made = Vec::new();
    for _ in 0..plies {
        if rules.outcome(state).is_some() {
            break;
        }
        let moves: Vec<_> = rules.moves(state).collect();
        let back = made.len().checked_sub(2).map(|ply| (made[ply], ply));
        let back = back.and_then(|((from, to), _)| {
            let is_back =
                |m: &&collinear_games::draughts::DraughtsMove| (m.to, m.from) == (from, to);
            moves.iter().find(is_back)
        });
        let m = match back {
            Some(back) if dice.u8(..4) > 0 => back.clone(),
            _ => moves[dice.usize(..moves.len())].clone(),
        };
        made.push((m.from, m.to));
        rules.apply(state, m);
    }
}

fn one_of<T: Copy>(dice: &mut Rng, values: &[T]) -> T {
    values[dice.usize(..values.len())]
}

/// Random switches, on a board of this size.
fn any_variant(rows: usize, cols: usize, dice: &mut Rng) -> Variant {
    let lines = [Lines::Diagonal, Lines::Orthogonal, Lines::Both];
    let limits = [None, Some(0), Some(1), Some(3), Some(8)];
    let promotions = [Promotion::EndsMove, Promotion::AtOnce, Promotion::AtEnd];
    let duties = [Duty::Any, Duty::MostPieces, Duty::MostValue];
    let flying = dice.bool();
    Variant {
        board: Board {
            rows,
            cols,
            squares: one_of(dice, &[Squares::Dark, Squares::Dark, Squares::All]),
            men: 1,
            behind: dice.usize(..2),
        },
        first: one_of(dice, &Color::BOTH),
        steps: one_of(dice, &lines),
        captures: one_of(dice, &lines),
        men: Men {
            capture_backwards: dice.bool(),
            promotion: one_of(dice, &promotions),
        },
        kings: Kings {
            flying,
            moves_in_a_row: one_of(dice, &[None, Some(1), Some(3)]),
        },
        capture: Capture {
            duty: one_of(dice, &duties),
            removal: one_of(dice, &[Removal::AtOnce, Removal::AtEnd]),
            half_turns: dice.bool(),
        },
        draws: Draws {
            repetition: dice.bool(),
            king_moves: one_of(dice, &limits),
            lone_king: [0; 3].map(|_| one_of(dice, &limits)),
        },
        naming: Naming::Letters,
    }
}

/// At most this many random pieces, if they make a position.
fn any_position(rules: &Draughts, pieces: usize, dice: &mut Rng) -> Option<State> {
    let mut grid = Grid::on(rules.bounds(), |_| Square::Empty).ok()?;
    let cells: Vec<_> = grid.bounds().coords().collect();
    let playable = cells.into_iter().filter(|&at| rules.is_playable(at));
    let playable: Vec<_> = playable.collect();
    let all = Color::BOTH.map(|color| [Square::Man(color), Square::King(color)]);
    for _ in 0..pieces {
        grid[one_of(dice, &playable)] = one_of(dice, all.as_flattened());
    }
    rules.set_up(grid, one_of(dice, &Color::BOTH)).ok()
}

/// Random variants of a board, from the start and from positions with kings.
fn any_variants_of<W: Word, const ROWS: usize, const COLS: usize>(
    variants: usize,
    ends: &mut Vec<End>,
) {
    let mut dice = Rng::with_seed((ROWS * 100 + COLS) as u64);
    let mut games = 0;
    while games < variants {
        let Ok(rules) = Draughts::new(any_variant(ROWS, COLS, &mut dice)) else {
            continue;
        };
        games += 1;
        let engine = Bits::<W, ROWS, COLS>::new(rules.clone()).expect("a board of that size");
        is_the_same_game(&engine, &rules.start(), 40);
        for pieces in [4, 8, 12] {
            let Some(mut state) = any_position(&rules, pieces, &mut dice) else {
                continue;
            };
            is_the_same_game(&engine, &state, 8);
            play_on(&rules, &mut state, 30, &mut dice);
            is_the_same_game(&engine, &state, 4);
            ends.extend(state.end());
        }
    }
}

#[test]
fn random_games_and_positions_of_random_variants() {
    let mut ends = Vec::new();
    any_variants_of::<u64, 8, 8>(budget::of(8, 480, 480), &mut ends);
    if budget::THOROUGH {
        any_variants_of::<u64, 6, 7>(480, &mut ends);
        any_variants_of::<u32, 4, 4>(480, &mut ends);
        any_variants_of::<u64, 7, 5>(480, &mut ends);
        any_variants_of::<u128, 5, 12>(200, &mut ends);
        any_variants_of::<u128, 10, 10>(100, &mut ends);
        any_variants_of::<Wide<3>, 12, 12>(50, &mut ends);
    }
    // A few games reach few of the endings.
    let all_came_up = |end: &End| !budget::THOROUGH || ends.contains(end);
    for end in [
        End::NoPieces,
        End::Blocked,
        End::Repetition,
        End::KingMoves,
        End::LoneKing,
    ] {
        assert!(all_came_up(&end), "{end:?} never came up");
    }
}

/// Plays a preset from the start and from positions with many kings.
fn preset_is_the_same_game<W: Word, const ROWS: usize, const COLS: usize>(variant: Variant) {
    let rules = game(variant);
    let engine = Bits::<W, ROWS, COLS>::new(rules.clone()).expect("a board of that size");
    is_the_same_game(&engine, &rules.start(), budget::of(12, 300, 300));
    let walks = RandomPlay {
        seed: 11,
        ..RandomPlay::new(budget::of(1, 4, 20), budget::of(12, 200, 400))
    };
    check_bulk(&engine, &engine.start(), walks)
        .unwrap_or_else(|breach| panic!("{variant:?}: {breach}"));
    let mut dice = Rng::with_seed(29);
    for _ in 0..budget::of(3, 96, 320) {
        if let Some(state) = any_position(&rules, ROWS + COLS, &mut dice) {
            is_the_same_game(&engine, &state, 3);
        }
    }
}

#[test]
fn presets() {
    for (_, preset) in Variant::PRESETS {
        if preset.board.rows == 8 {
            preset_is_the_same_game::<u64, 8, 8>(preset);
        } else {
            preset_is_the_same_game::<u128, 10, 10>(preset);
        }
    }
}

#[test]
fn fastest_is_on_bits_where_there_is_an_engine() {
    for (text, engine) in [
        ("english", TypeId::of::<BitDraughts8x8>()),
        ("international", TypeId::of::<BitDraughts10x10>()),
        (
            "international rows=12 cols=12 men=5",
            TypeId::of::<BitDraughts12x12>(),
        ),
        ("english rows=6 cols=8 men=2", TypeId::of::<Draughts>()),
    ] {
        let rules: Draughts = text.parse().expect(text);
        assert_eq!(fastest(rules, Chosen), engine, "{text}");
    }
}

#[test]
fn states_of_other_games_are_refused() {
    let [english, turkish] = [0, 4].map(|index| game(Variant::PRESETS[index].1));
    let engine = BitDraughts8x8::new(english.clone()).expect("8x8");
    let error = engine.enter(&turkish.start()).unwrap_err();
    assert!(error.at.is_some(), "{error}");
    let error = BitDraughts10x10::new(english).unwrap_err();
    let size = "the board has 8 rows and 8 columns, but the engine is for 10 rows and 10 columns";
    assert_eq!(error.to_string(), size);
}
