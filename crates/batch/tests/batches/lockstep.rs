//! Each step of a batch: the mask, the planes, the reward and the end are those of the reference rules.

use std::fmt::Debug;

use collinear::{
    Bounds, Coord, Grid, Hop, Length, Move, Wrap,
    rules::{
        Encode, Engine, Outcome, Rules, Side, View,
        draughts::{self, BitDraughts8x8, BitDraughts10x10, Draughts},
        hnefatafl::{self, BRANDUBH, BitHnefatafl7x7, BitHnefatafl11x11, COPENHAGEN, Hnefatafl},
        in_a_row::{
            BitFourInARow, BitTicTacToe, FOUR_IN_A_ROW, GOMOKU, InARow, LineGomoku, LineInARow,
            TIC_TAC_TOE, TableInARow,
        },
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
        reversi::{self, BitReversi, BitReversi8x8, Reversi, Start},
    },
};
use collinear_batch::{Batch, Buffers};

use itertools::Itertools;

use super::{of_cell, of_hop, of_slide, two_captures};
use crate::budget;

/// Whether a cell is in a plane.
type Plane = Box<dyn Fn(Coord) -> bool>;

/// The planes of a state after a last move.
type Planes<R> = fn(&R, &<R as Rules>::State, Option<&<R as Rules>::Move>) -> Vec<Plane>;

/// What is expected of a game: numbers of moves, and planes.
struct Expected<R: Rules> {
    number: fn(&R, &R::Move) -> usize,
    planes: Planes<R>,
    /// Which of two moves with the same number is meant.
    meant: fn(R::Move, R::Move) -> R::Move,
}

fn none_alike<M: Debug>(one: M, other: M) -> M {
    panic!("{one:?} and {other:?} have the same number")
}

const PLY_LIMIT: u32 = 60;

/// Plays random games of these rules in a batch, and each of them by the reference rules too.
#[track_caller]
fn check<E>(rules: &E::Reference, expected: &Expected<E::Reference>)
where
    E: Engine<Move: Clone> + Encode,
    E::Reference: Clone,
    <E::Reference as Rules>::State: View,
{
    const GAMES: usize = 16;
    let engine = E::of(rules.clone()).expect("its board");
    let bounds = engine.shape().board;
    let plies = budget::of(600, 30_000, 1_000_000);
    let mut batch = Batch::new(engine, GAMES, 7).with_ply_limit(PLY_LIMIT);
    let mut out = batch.buffers::<u8>();
    let mut floats = batch.buffers::<f32>();
    let mut games: Vec<_> = (0..GAMES).map(|_| (rules.start(), None, 0)).collect();
    let mut actions = [0_usize; GAMES];
    batch.observe(&mut out).expect("buffers of the batch");
    for _ in 0..plies / GAMES {
        look(rules, bounds, expected, &games, &out);
        batch.random_actions(&mut actions);
        let turns = out.turn.clone();
        batch.step(&actions, &mut out).expect("legal actions");
        for (game, (state, last, plies)) in games.iter_mut().enumerate() {
            let is_it = |m: &_| (expected.number)(rules, m) == actions[game];
            let m = rules.moves(state).filter(is_it).reduce(expected.meant);
            let m = m.expect("an action that is legal");
            rules.apply(state, m.clone());
            (*last, *plies) = (Some(m), *plies + 1);
            let outcome = rules.outcome(state);
            let sign = if turns[game] == 0 { 1. } else { -1. };
            let reward = match outcome {
                Some(Outcome::Win(Side::First)) => sign,
                Some(Outcome::Win(Side::Second)) => -sign,
                Some(Outcome::Solved) => 1.,
                Some(Outcome::Stuck { .. } | Outcome::Lost) => -1.,
                _ => 0.,
            };
            let done = match outcome {
                Some(_) => 1,
                None if *plies == PLY_LIMIT => 2,
                None => 0,
            };
            assert_eq!((out.reward[game], out.done[game]), (reward, done));
            if done > 0 {
                (*state, *last, *plies) = (rules.start(), None, 0);
            }
        }
    }
    look(rules, bounds, expected, &games, &out);
    batch.observe(&mut floats).expect("buffers of the batch");
    let as_floats: Vec<_> = out.observation.iter().map(|&one| f32::from(one)).collect();
    assert_eq!(floats.observation, as_floats);
    assert_eq!(floats.legal, out.legal);
}

type Played<R> = (<R as Rules>::State, Option<<R as Rules>::Move>, u32);

/// Compares what is to be seen with each state.
#[track_caller]
fn look<R: Rules<State: View>>(
    rules: &R,
    bounds: Bounds,
    expected: &Expected<R>,
    games: &[Played<R>],
    out: &Buffers,
) {
    let legals = out.legal.chunks_exact(out.legal.len() / games.len());
    let observations = out
        .observation
        .chunks_exact(out.observation.len() / games.len());
    for (game, ((state, last, _), (legal, planes))) in
        games.iter().zip(legals.zip(observations)).enumerate()
    {
        let mut numbers: Vec<_> = rules
            .moves(state)
            .map(|m| (expected.number)(rules, &m))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let ones: Vec<_> = (0..legal.len())
            .filter(|&action| legal[action] == 1)
            .collect();
        assert_eq!(ones, numbers, "{game}");
        assert_eq!(usize::from(out.turn[game]), state.turn().index());
        let wanted = (expected.planes)(rules, state, last.as_ref());
        assert_eq!(planes.len(), wanted.len() * bounds.cell_count());
        for (plane, is_one) in planes.chunks_exact(bounds.cell_count()).zip(wanted) {
            for (at, &cell) in bounds.cells().zip(plane) {
                assert_eq!(
                    cell,
                    u8::from(is_one(at)),
                    "{game}: {at}\n{}",
                    state.glyphs()
                );
            }
        }
    }
}

/// Whether a character stands on a cell.
fn stands(picture: &Grid<char>, glyphs: &'static [char]) -> Plane {
    let picture = picture.clone();
    Box::new(move |at| glyphs.contains(&picture[at]))
}

fn is_one_of(cells: Vec<Coord>) -> Plane {
    Box::new(move |at| cells.contains(&at))
}

fn own_and_theirs(turn: Side) -> [&'static [char]; 2] {
    match turn {
        Side::First => [&['X'], &['O']],
        Side::Second => [&['O'], &['X']],
    }
}

const CELLS: Expected<InARow> = Expected {
    number: |rules, &at| of_cell(rules.bounds(), at),
    planes: |rules, state, last| {
        let picture = state.glyphs();
        let [own, theirs] = own_and_theirs(state.turn());
        let obstacles: Vec<_> = rules.obstacles().collect();
        let mut planes = vec![
            stands(&picture, own),
            stands(&picture, theirs),
            is_one_of(last.copied().into_iter().collect()),
        ];
        if !obstacles.is_empty() {
            planes.push(is_one_of(obstacles));
        }
        planes
    },
    meant: none_alike,
};

const COLUMNS: Expected<InARow> = Expected {
    number: |_, at| at.col,
    ..CELLS
};

const REVERSI: Expected<Reversi> = Expected {
    number: |rules, m| match *m {
        reversi::PlaceOrPass::Place(at) => of_cell(rules.bounds(), at),
        reversi::PlaceOrPass::Pass => rules.bounds().cell_count(),
    },
    planes: |rules, state, last| {
        let picture = state.glyphs();
        let [own, theirs] = own_and_theirs(state.turn());
        let last = match last {
            Some(reversi::PlaceOrPass::Place(at)) => vec![*at],
            _ => vec![],
        };
        let mut planes = vec![
            stands(&picture, own),
            stands(&picture, theirs),
            is_one_of(last),
        ];
        if rules.start().glyphs().count(|&glyph| glyph == '#') > 0 {
            planes.push(stands(&picture, &['#']));
        }
        planes
    },
    meant: none_alike,
};

const HNEFATAFL: Expected<Hnefatafl> = Expected {
    number: |rules, &m| of_slide(rules.bounds(), m),
    planes: |_, state, last| {
        let picture = state.glyphs();
        let is_attackers = state.army() == hnefatafl::Army::Attackers;
        let (own, theirs): (&[_], &[_]) = if is_attackers {
            (&['a'], &['d', 'K'])
        } else {
            (&['d', 'K'], &['a'])
        };
        let last = last.map_or_else(Vec::new, |&Move { from, to }| vec![from, to]);
        vec![
            stands(&picture, own),
            stands(&picture, theirs),
            stands(&picture, &['K']),
            is_one_of(last),
            Box::new(move |_| is_attackers),
        ]
    },
    meant: none_alike,
};

const DRAUGHTS: Expected<Draughts> = Expected {
    number: |rules, m| {
        let [from, to] = [m.from, m.to].map(|at| of_cell(rules.bounds(), at));
        from * rules.bounds().cell_count() + to
    },
    planes: |_, state, last| {
        let picture = state.glyphs();
        let is_white = state.color() == draughts::Color::White;
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

const PEGS: Expected<PegSolitaire> = Expected {
    number: |rules, hop| of_hop(rules.bounds(), hop.from, hop.to),
    planes: |rules, state, last| {
        let picture = state.glyphs();
        let goals = rules.bounds().cells().filter(|&at| rules.goal().admits(at));
        let goals = goals.filter(|&at| picture[at] != '.').collect();
        let last = last.map_or_else(Vec::new, |&Hop { from, to, .. }| vec![from, to]);
        vec![
            stands(&picture, &['1']),
            stands(&picture, &['0']),
            is_one_of(last),
            is_one_of(goals),
        ]
    },
    meant: none_alike,
};

#[test]
fn in_a_row_is_in_lockstep() {
    check::<BitFourInARow>(&FOUR_IN_A_ROW, &COLUMNS);
    check::<LineInARow<6, 7>>(&FOUR_IN_A_ROW, &COLUMNS);
    check::<InARow>(&FOUR_IN_A_ROW, &COLUMNS);
    let cylinder = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest);
    check::<TableInARow<u64>>(&cylinder.expect("it has a floor"), &COLUMNS);
    check::<BitTicTacToe>(&TIC_TAC_TOE, &CELLS);
    check::<LineGomoku>(&GOMOKU, &CELLS);
    let oblong = InARow::new(3, 5, Length::AtLeast(3)).expect("a game");
    let oblong = oblong.with_obstacles([(1, 4).into(), (0, 0).into()]);
    let oblong = oblong.expect("on the board");
    check::<TableInARow<u16>>(&oblong, &CELLS);
    check::<InARow>(&oblong, &CELLS);
}

#[test]
fn reversi_is_in_lockstep() {
    check::<BitReversi8x8>(&Reversi::default(), &REVERSI);
    let oblong = Reversi::new(4, 5, Start::Parallel).expect("a game");
    check::<BitReversi<u32, 4, 5>>(&oblong, &REVERSI);
    let holes = "# . . . . .\n. . . . . .\n. . O X . .\n. . X O . .\n. . . . . #";
    let holes = Grid::parse_with(holes, reversi::Square::from_glyph).expect("a picture");
    let holes = Reversi::from_start(holes, Side::First).expect("a game");
    check::<BitReversi<u32, 5, 6>>(&holes, &REVERSI);
    check::<Reversi>(&holes, &REVERSI);
}

#[test]
fn hnefatafl_is_in_lockstep() {
    let brandubh = Hnefatafl::new(BRANDUBH).expect("a preset");
    check::<BitHnefatafl7x7>(&brandubh, &HNEFATAFL);
    check::<Hnefatafl>(&brandubh, &HNEFATAFL);
    let copenhagen = Hnefatafl::new(COPENHAGEN).expect("a preset");
    check::<BitHnefatafl11x11>(&copenhagen, &HNEFATAFL);
}

#[test]
fn draughts_are_in_lockstep() {
    for (name, variant) in draughts::Variant::PRESETS {
        let rules = Draughts::new(variant).expect(name);
        match rules.bounds().rows() {
            8 => check::<BitDraughts8x8>(&rules, &DRAUGHTS),
            _ => check::<BitDraughts10x10>(&rules, &DRAUGHTS),
        }
    }
    let english = Draughts::new(draughts::ENGLISH).expect("a preset");
    check::<Draughts>(&english, &DRAUGHTS);
}

#[test]
fn peg_solitaire_is_in_lockstep() {
    let triangle = PegSolitaire::triangle(5).expect("a board");
    for rules in [PegSolitaire::english(), triangle] {
        check::<BitPegSolitaire>(&rules, &PEGS);
        check::<PegSolitaire>(&rules, &PEGS);
    }
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
