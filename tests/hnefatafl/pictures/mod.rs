//! A picture for every switch: the board before a move and after it, in all four rotations and on both
//! engines.

mod captures;
mod corners;
mod ending;
mod forts;
mod hostile_throne;
mod king;
mod king_on_four_sides;
mod king_on_two_sides;
mod shieldwall;
mod shieldwall_and_king;
mod throne;

use std::borrow::Cow;

use collinear::rules::hnefatafl::{
    BRANDUBH, COPENHAGEN, End, Ending, Hnefatafl, King, KingCapture, Refusal, Square, State,
    TABLUT, Variant,
};
use collinear::rules::{Illegal, Rules, View};
use collinear::{Coord, Grid, Move, Origin, Symmetry};

use super::bit_engine::bit_engine;

use Then::{Ends, GoesOn, Refused};

/// A move and what comes of it.
struct Row {
    says: &'static str,
    rules: Variant,
    /// The board before the move and, unless that is refused, behind a bar the board after it. What
    /// is gone was captured.
    picture: &'static str,
    m: &'static str,
    then: Then,
}

enum Then {
    GoesOn,
    Ends(End),
    Refused(&'static str),
}

const ROTATIONS: [Symmetry; 4] = [
    Symmetry::Identity,
    Symmetry::QuarterTurn,
    Symmetry::HalfTurn,
    Symmetry::ThreeQuarterTurn,
];

/// The rules of a preset on 7x7, where pictures are small.
fn small(mut variant: Variant) -> Variant {
    variant.start = Cow::Borrowed("3a3/3a3/3d3/aadKdaa/3d3/3a3/3a3");
    variant
}

/// A king who is taken like this, where nobody is encircled.
fn taken(capture: KingCapture) -> Variant {
    Variant {
        king: King {
            capture,
            ..BRANDUBH.king
        },
        ending: Ending {
            encirclement: false,
            ..BRANDUBH.ending
        },
        ..small(BRANDUBH)
    }
}

fn check(rows: &[Row]) {
    for row in rows {
        for rotation in ROTATIONS {
            row.check(rotation);
        }
    }
}

impl Row {
    fn check(&self, rotation: Symmetry) {
        let Self { says, picture, .. } = self;
        let rules = Hnefatafl::new(self.rules.clone()).expect(says);
        let column = |n: usize| {
            let of = |line: &'static str| line.split('|').nth(n).unwrap_or_default();
            let lines: Vec<_> = picture.trim().lines().map(of).collect();
            board(&lines.join("\n")).transformed(rotation)
        };
        let before = column(0);
        let bounds = before.bounds();
        let turned = |name: &str| {
            let at = bounds.parse_name(name, Origin::BottomLeft).expect(says);
            rotation.map_coord(at, bounds).expect(says)
        };
        let (from, to) = self.m.split_once('-').expect(says);
        let slide = Move {
            from: turned(from),
            to: turned(to),
        };
        let mover = before[slide.from].army().expect(says);
        let state = rules.set_up(before.clone(), mover).expect(says);
        assert_eq!(rules.outcome(&state), None, "{says}: before the move");
        match self.then {
            Refused(text) => assert_refused(&rules, &state, slide, rotation, text),
            GoesOn => assert_becomes(&rules, state, slide, &column(1), None, says),
            Ends(end) => assert_becomes(&rules, state, slide, &column(1), Some(end), says),
        }
    }
}

fn board(picture: &str) -> Grid<Square> {
    Grid::parse_with(picture, Square::from_glyph).expect(picture)
}

fn assert_becomes(
    rules: &Hnefatafl,
    mut state: State,
    slide: Move,
    after: &Grid<Square>,
    end: Option<End>,
    says: &str,
) {
    let before = state.clone();
    rules.check(&before, &slide).expect(says);
    let mut bits = bit_engine(rules, &before);
    bits.check(slide).expect(says);
    bits.play(slide);
    rules.apply(&mut state, slide);
    assert_eq!(state.grid(), after, "{says}: from\n{before}\nto\n{state}");
    assert_eq!(state.end(), end, "{says}: from\n{before}\nto\n{state}");
    assert_eq!(bits.glyphs(), state.glyphs(), "{says}: on bits");
    assert_eq!(bits.end(), end, "{says}: on bits");
    let is_captured =
        |&at: &Coord| at != slide.from && !before.grid()[at].is_empty() && after[at].is_empty();
    let captured: Vec<_> = after.bounds().coords().filter(is_captured).collect();
    assert_eq!(state.captured(), captured, "{says}");
}

/// In its own words on the board as it is drawn, and for the same reason on the others.
fn assert_refused(rules: &Hnefatafl, state: &State, slide: Move, rotation: Symmetry, text: &str) {
    let refused: Illegal = rules.check(state, &slide).expect_err(text);
    let reason = refused.reason::<Refusal>().expect(text);
    if rotation == Symmetry::Identity {
        assert_eq!(refused.to_string(), text);
    }
    let upright = text.split_whitespace().filter(|word| !is_cell(word));
    let said = refused.to_string();
    let said = said.split_whitespace().filter(|word| !is_cell(word));
    assert!(said.eq(upright), "{text}: {reason:?}");
    assert!(rules.moves(state).all(|legal| legal != slide), "{text}");
    let bits = bit_engine(rules, state);
    let on_bits = bits.check(slide).expect_err(text);
    assert_eq!(on_bits.to_string(), refused.to_string());
    assert!(!bits.moves().contains(&slide), "{text}: on bits");
}

/// Whether a word is the name of a cell: those turn with the board.
fn is_cell(word: &str) -> bool {
    let mut letters = word.trim_matches([',', ':']).chars();
    letters
        .next()
        .is_some_and(|letter| ('a'..='g').contains(&letter))
        && letters.next().is_some_and(|letter| letter.is_ascii_digit())
}
