//! Moves and positions as numbers: batches compared with the plain rules, ply by ply, and captures that share an
//! action.

use collinear::rules::{Encode, Engine, Rules, View};
use collinear::{Grid, Symmetry::Identity};
use collinear_batch::{Batch, Evaluations, Leaves, Search};
use collinear_games::draughts::{
    BitDraughts8x8, BitDraughts10x10, Color, Draughts, ENGLISH, Square, State, TURKISH, Variant,
};
use itertools::Itertools;

use super::lockstep::{self, Expected, is_one_of, stands};
use super::symmetric;

const DRAUGHTS: Expected<Draughts> = Expected {
    number: |rules, m| {
        let [from, to] = [m.from, m.to].map(|at| at.row * rules.bounds().cols() + at.col);
        from * rules.bounds().cell_count() + to
    },
    planes: |_, state, last| {
        let picture = state.glyphs();
        let is_white = state.color() == Color::White;
        let [own_men, own_kings, men, kings]: [&[_]; 4] = if is_white {
            [&['w'], &['W'], &['b'], &['B']]
        } else {
            [&['b'], &['B'], &['w'], &['W']]
        };
        let last = last.map_or_else(Vec::new, |m| vec![m.from, m.to]);
        vec![
            stands(&picture, own_men),
            stands(&picture, own_kings),
            stands(&picture, men),
            stands(&picture, kings),
            is_one_of(last),
            Box::new(move |_| is_white),
        ]
    },
    meant: |one, other| {
        if one.taken < other.taken { one } else { other }
    },
};

#[test]
fn steps_are_in_lockstep() {
    for (name, variant) in Variant::PRESETS {
        let rules = Draughts::new(variant).expect(name);
        match rules.bounds().rows() {
            8 => lockstep::check::<BitDraughts8x8>(&rules, &DRAUGHTS),
            _ => lockstep::check::<BitDraughts10x10>(&rules, &DRAUGHTS),
        }
    }
    let english = Draughts::new(ENGLISH).expect("a preset");
    lockstep::check::<Draughts>(&english, &DRAUGHTS);
}

#[test]
fn nothing_is_mirrored() {
    // In the mirror dark squares become light. In Turkish draughts an action shared by two captures is not the action
    // of their images.
    for variant in [ENGLISH, TURKISH] {
        let rules = Draughts::new(variant).expect("a variant");
        symmetric::check::<BitDraughts8x8>(rules, &[Identity], |state, _| state.clone());
    }
}

/// An action that is refused in the first state, and the reason.
#[track_caller]
fn illegal(action: usize, why: &str) {
    let rules = BitDraughts8x8::new(Draughts::new(ENGLISH).expect("a preset")).expect("its board");
    let mut batch = Batch::new(rules, 1, 0);
    let mut out = batch.buffers::<u8>();
    let error = batch.step(&[action], &mut out).unwrap_err();
    let text = format!("game 0: action {action} is illegal: {why}");
    assert_eq!(error.to_string(), text);
}

#[test]
fn actions_that_are_illegal() {
    let why = "the piece on 21 is not yours: black is to move";
    illegal(40 * 64 + 33, why);
    illegal(17 * 64 + 17, "the piece on 9 must move to another square");
}

/// A man can go round either way to the same square: over 10 and 18, or over 11 and 19.
fn two_captures() -> (Draughts, State) {
    let rules = Draughts::new(ENGLISH).expect("a preset");
    let picture = ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . b . b . . .\n\
                   . . . . . . . .\n. . b . b . . .\n. . . w . . . .\n. . . . . . . .";
    let grid = Grid::parse_with(picture, Square::from_glyph).expect("a picture");
    let state = rules.set_up(grid, Color::White).expect("a position");
    (rules, state)
}

#[test]
fn of_two_captures_with_the_same_ends_the_first_is_meant() {
    let (rules, state) = two_captures();
    assert_eq!(rules.count_moves(&state), 2);
    let bits = BitDraughts8x8::new(rules.clone()).expect("its board");
    let on_bits = bits.enter(&state).expect("its board");
    let (mut legal, mut by_bits) = (vec![0; 64 * 64], vec![0; 64 * 64]);
    rules.write_legal(&state, &mut legal);
    bits.write_legal(&on_bits, &mut by_bits);
    assert_eq!(legal, by_bits);
    let number = (6 * 8 + 3) * 64 + 2 * 8 + 3;
    assert!(legal.iter().positions(|&legal| legal > 0).eq([number]));
    let action = rules.actions().action(number).expect("a move");
    let meant = rules.move_of(&state, action).expect("a capture");
    assert_eq!(meant.taken, [(3, 2).into(), (5, 2).into()]);
    assert_eq!(bits.move_of(&on_bits, action).expect("a capture"), meant);
}

/// Of captures that share an action, only the one that the action means is checked.
#[test]
fn each_action_is_tried_once() {
    let (rules, state) = two_captures();
    for by_values in [false, true] {
        let mut search = Search::new(&rules, [state.clone()], 0).with_ply_limit(50);
        if by_values {
            search.run_with(20, |_: &Leaves, to: Evaluations| to.priors.fill(1.));
        } else {
            search.run(20);
        }
        let visits: Vec<_> = search.visits(0).collect();
        let best = search.best(0).expect("a move");
        assert_eq!(visits, [(best, 19)]);
        search.advance(0, best).expect("a legal action");
    }
}
