//! The engine on bits beside the one on a grid, on boards with and without guard columns, with full and partly used
//! words; and the contract for both.

use std::any::TypeId;

use collinear::Move;
use collinear::bits::{Wide, Word};
use collinear::rules::hnefatafl::{
    Army, BitHnefatafl, BitHnefatafl7x7, BitHnefatafl9x9, BitHnefatafl11x11, BitHnefatafl13x13,
    Hnefatafl, Repetition, State, Variant, fastest,
};
use collinear::rules::{Engine, Finished, Rules, View, perft};
use collinear::testing::{RandomPlay, check_bulk, check_engine, check_notation, check_rules};

use super::{budget, chosen::Chosen, game};

/// A test of an engine of some size.
pub(crate) trait Visit {
    fn visit<W: Word, const ROWS: usize, const COLS: usize>(
        self,
        bits: BitHnefatafl<W, ROWS, COLS>,
    );
}

macro_rules! sizes {
    ($rules:ident, $visit:ident: $($word:ty, $rows:literal, $cols:literal;)*) => {
        match ($rules.bounds().rows(), $rules.bounds().cols()) {
            $(($rows, $cols) => $visit.visit(BitHnefatafl::<$word, $rows, $cols>::new($rules.clone()).expect("its size")),)*
            size => panic!("no type for {size:?} is named here"),
        }
    };
}

pub(crate) fn on_bits(rules: &Hnefatafl, visit: impl Visit) {
    sizes! {
        rules, visit:
        u16, 1, 9;
        u16, 3, 5;
        u32, 3, 7;
        u32, 5, 5;
        u64, 5, 7;
        u8, 7, 1;
        Wide<1>, 7, 5;
        u64, 7, 7;
        u64, 7, 9;
        u32, 9, 3;
        u128, 9, 9;
        u128, 11, 11;
        Wide<3>, 13, 11;
        Wide<3>, 13, 13;
    }
}

/// The numbers of sequences of 0, 1, 2 .. moves.
pub(crate) struct Counts<'a> {
    pub(crate) from: &'a State,
    pub(crate) paths: &'a [u128],
}

impl Visit for Counts<'_> {
    fn visit<W: Word, const ROWS: usize, const COLS: usize>(
        self,
        bits: BitHnefatafl<W, ROWS, COLS>,
    ) {
        let state = bits.enter(self.from).expect("its size");
        for (depth, &paths) in self.paths.iter().enumerate() {
            let counted = perft(&bits, &state, depth, Finished::Dropped);
            assert_eq!(counted, paths, "{}, {depth}, on bits", bits.rules());
        }
    }
}

/// A game that is played on both engines, comparing all queries of its states, and the results of all moves.
pub(crate) struct Follow<'a> {
    pub(crate) from: &'a State,
    pub(crate) moves: &'a [Move],
}

impl Visit for Follow<'_> {
    fn visit<W: Word, const ROWS: usize, const COLS: usize>(
        self,
        bits: BitHnefatafl<W, ROWS, COLS>,
    ) {
        let rules = bits.rules();
        let (mut state, mut set) = (self.from.clone(), bits.enter(self.from).expect("its size"));
        let mut copy = bits.start();
        for index in 0..=self.moves.len() {
            assert_eq!(set.to_string(), state.to_string(), "{rules}");
            assert_eq!(bits.leave(&set).end(), state.end(), "{rules}\n{state}");
            assert_eq!(bits.outcome(&set), rules.outcome(&state));
            assert_eq!(
                bits.leave(&set).occurrences(),
                state.occurrences(),
                "{rules}\n{state}"
            );
            assert!(bits.enter(&state).expect("its size") == set, "{rules}");
            assert!(bits.leave(&set).key() == state.key(), "{rules}\n{state}");
            copy.clone_from(&set);
            let moves: Vec<_> = bits.moves(&copy).collect();
            for n in 0..=moves.len() {
                assert_eq!(bits.moves(&set).nth(n), moves.get(n).copied());
            }
            let mut folded = Vec::new();
            bits.moves(&set).for_each(|m| folded.push(m));
            assert_eq!(folded, moves);
            let size = bits.moves(&set).size_hint();
            assert_eq!(size, (moves.len(), Some(moves.len())));
            assert_eq!(moves.len(), rules.count_moves(&state));
            for m in rules.moves(&state) {
                assert!(moves.contains(&m), "{rules}: {m:?}\n{state}");
                let mut next = state.clone();
                rules.apply(&mut next, m);
                copy.clone_from(&set);
                bits.apply(&mut copy, m);
                assert_eq!(
                    copy.to_string(),
                    next.to_string(),
                    "{rules}: {m:?}\n{state}"
                );
                assert_eq!(
                    bits.leave(&copy).end(),
                    next.end(),
                    "{rules}: {m:?}\n{state}"
                );
            }
            if let Some(&m) = self.moves.get(index) {
                rules.apply(&mut state, m);
                bits.apply(&mut set, m);
            }
        }
    }
}

/// Random games keep the contract on a grid and on bits, and are the same.
struct Promises(RandomPlay);

impl Visit for Promises {
    fn visit<W: Word, const ROWS: usize, const COLS: usize>(
        self,
        bits: BitHnefatafl<W, ROWS, COLS>,
    ) {
        let rules = bits.rules();
        let few = RandomPlay {
            plies: self.0.plies.min(20),
            ..self.0
        };
        for kept in [
            check_rules(rules, &rules.start(), self.0),
            check_bulk(&bits, &bits.start(), self.0),
            check_notation(rules, &rules.start(), few),
        ] {
            kept.unwrap_or_else(|breach| panic!("{rules}: {breach}"));
        }
        check_engine(&bits, &rules.start(), self.0)
            .unwrap_or_else(|difference| panic!("{rules}: {difference}"));
    }
}

#[test]
fn games_keep_the_promises_of_all_games_and_are_the_same_on_bits() {
    for (_, preset) in Variant::PRESETS {
        for repetition in [
            Repetition::Ignored,
            Repetition::Draw,
            Repetition::LossFor(Army::Attackers),
            Repetition::LossFor(Army::Defenders),
        ] {
            let mut variant = preset.clone();
            variant.ending.repetition = repetition;
            let play = RandomPlay {
                seed: 11,
                ..RandomPlay::new(1, budget::of(8, 80, 80))
            };
            on_bits(&Hnefatafl::new(variant).expect("a game"), Promises(play));
        }
    }
    for start in [
        // On 3x5 the king soon escapes, or both sides move to and fro.
        "1a3/2K2/5",
        "1a3/2K2/3d1",
        "3aaa1/7/1d5/3K3/7/d6/4a2",
        "4a4/9/4d4/a1d1K1d2/4d4/9/4a4",
        "5a5/11/4ddd4/aa2dKd2aa/4ddd4/11/11/11/11/11/11/11/5a5",
        "3aaaaaaa3/6a6/13/a5d5a/a5d5a/a4ddd4a/aa1dddKddd1aa/a4ddd4a/a5d5a/a5d5a/13/6a6/3aaaaaaa3",
    ] {
        for preset in ["brandubh", "copenhagen"] {
            let rules = game(&format!("{preset} board={start}"));
            let is_small = rules.bounds().cell_count() < 50;
            let play = RandomPlay {
                seed: 5,
                ..RandomPlay::new(
                    if is_small { budget::games(40) } else { 2 },
                    if is_small { 100 } else { budget::of(6, 40, 40) },
                )
            };
            on_bits(&rules, Promises(play));
        }
    }
}

#[test]
fn a_game_of_another_size_is_refused_by_this_type() {
    let (brandubh, copenhagen) = (game("brandubh"), game("copenhagen"));
    let wide = BitHnefatafl::<Wide<2>, 11, 11>::new(brandubh.clone());
    let engine_is_for = |found, size| {
        format!(
            "the board has {found} rows and {found} columns, but the engine is for {size} rows and {size} columns"
        )
    };
    assert_eq!(wide.expect_err("7x7").to_string(), engine_is_for(7, 11));
    let bits = BitHnefatafl7x7::new(brandubh).expect("its size");
    let error = bits.enter(&copenhagen.start()).expect_err("11x11");
    assert_eq!(error.to_string(), engine_is_for(11, 7));
}

#[test]
fn the_fastest_is_chosen_for_each_board() {
    for (text, engine) in [
        ("brandubh", TypeId::of::<BitHnefatafl7x7>()),
        ("tablut", TypeId::of::<BitHnefatafl9x9>()),
        ("copenhagen", TypeId::of::<BitHnefatafl11x11>()),
        (
            "fetlar board=13/13/13/13/13/13/3a2K6/13/13/13/13/13/13",
            TypeId::of::<BitHnefatafl13x13>(),
        ),
        ("brandubh board=5/a4/2K2/4a/5", TypeId::of::<Hnefatafl>()),
    ] {
        assert_eq!(fastest(game(text), Chosen), engine, "{text}");
    }
}
