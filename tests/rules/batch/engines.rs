//! Which engine a batch is made of, and what is written of some games alone.

use std::any::TypeId;

use collinear::{
    Length,
    batch::{Batch, Buffers, Encode, EncodeVisitor, Engines},
    rules::{
        EngineVisitor, Rules, View,
        draughts::{self, Draughts},
        hnefatafl::{self, Hnefatafl, Variant},
        in_a_row::{self, FOUR_IN_A_ROW, GOMOKU, InARow},
        peg_solitaire::{self, PegSolitaire},
        reversi::{self, BitReversi8x8, Reversi, Start},
    },
};

/// Answers which type an engine is.
struct Type;

impl<R: Rules<State: View>> EngineVisitor<R> for Type {
    type Answer = TypeId;

    fn visit<E: 'static>(self, _: E) -> TypeId {
        TypeId::of::<E>()
    }
}

impl<R: Rules> EncodeVisitor<R> for Type {
    type Answer = TypeId;

    fn visit<E: Encode + 'static>(self, _: E) -> TypeId {
        TypeId::of::<E>()
    }
}

#[test]
fn a_batch_has_the_engine_that_the_game_has() {
    let square = |side| InARow::new(side, side, Length::AtLeast(5)).expect("a board");
    for rules in [FOUR_IN_A_ROW, GOMOKU, square(8), square(11), square(12)] {
        assert_eq!(rules.visit_fastest(Type), in_a_row::fastest(rules, Type));
    }
    for (rows, cols) in [(4, 4), (6, 8), (8, 8), (10, 10), (3, 9)] {
        let rules = || Reversi::new(rows, cols, Start::Crossed).expect("a board");
        assert_eq!(rules().visit_fastest(Type), reversi::fastest(rules(), Type));
    }
    for (name, variant) in Variant::PRESETS {
        let rules = || Hnefatafl::new(variant.clone()).expect(name);
        let chosen = hnefatafl::fastest(rules(), Type);
        assert_eq!(rules().visit_fastest(Type), chosen, "{name}");
    }
    for (name, variant) in draughts::Variant::PRESETS {
        let rules = || Draughts::new(variant).expect(name);
        let chosen = draughts::fastest(rules(), Type);
        assert_eq!(rules().visit_fastest(Type), chosen, "{name}");
    }
    let chosen = peg_solitaire::fastest(PegSolitaire::english(), Type);
    assert_eq!(PegSolitaire::english().visit_fastest(Type), chosen);
}

#[test]
fn of_some_games_alone_is_written() {
    let rules = BitReversi8x8::new(Reversi::default()).expect("its board");
    let mut batch = Batch::new(rules, 3, 0);
    let mut out = Buffers::<u8>::of(&batch);
    let mut start = out.clone();
    batch.observe(&mut start).expect("buffers that fit");
    let mut actions = [0; 3];
    for _ in 0..5 {
        batch.random_actions(&mut actions);
        batch.step(&actions, &mut out).expect("legal actions");
    }
    (out.reward, out.done) = (vec![1.; 3], vec![1; 3]);
    let before = out.clone();
    batch.reset(1);
    batch
        .observe_games([1], &mut out)
        .expect("buffers that fit");
    assert_eq!(out.reward, [1., 0., 1.]);
    assert_eq!(out.done, [1, 0, 1]);
    assert_eq!(out.turn, [1, 0, 1]);
    let (planes, actions) = (3 * 64, 65);
    for game in 0..3 {
        let expected = if game == 1 { &start } else { &before };
        let seen = game * planes..(game + 1) * planes;
        assert_eq!(out.observation[seen.clone()], expected.observation[seen]);
        let legal = game * actions..(game + 1) * actions;
        assert_eq!(out.legal[legal.clone()], expected.legal[legal]);
    }
}
