//! The expected results of each game.

use std::fmt::Debug;

use collinear::{
    Grid, Hop, Length, Move, Wrap,
    rules::{
        Rules, Side, View,
        hnefatafl::{self, BRANDUBH, BitHnefatafl7x7, BitHnefatafl11x11, COPENHAGEN, Hnefatafl},
        in_a_row::{
            BitFourInARow, BitTicTacToe, FOUR_IN_A_ROW, GOMOKU, InARow, LineGomoku, LineInARow,
            TIC_TAC_TOE, TableInARow,
        },
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
        reversi::{self, BitReversi, BitReversi8x8, Reversi, Start},
    },
};

use super::{of_cell, of_hop, of_slide};
use crate::lockstep::{Expected, check, is_one_of, stands};

fn none_alike<M: Debug>(one: M, other: M) -> M {
    panic!("{one:?} and {other:?} have the same number")
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
fn peg_solitaire_is_in_lockstep() {
    let triangle = PegSolitaire::triangle(5).expect("a board");
    for rules in [PegSolitaire::english(), triangle] {
        check::<BitPegSolitaire>(&rules, &PEGS);
        check::<PegSolitaire>(&rules, &PEGS);
    }
}
