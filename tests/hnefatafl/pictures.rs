//! A picture for every switch: the board before and after a move, in all four rotations and on both engines. The rows
//! are text files in `pictures/`, one for each topic:
//!
//! ```text
//! == what is tested
//!
//! - what this row shows
//! rules: brandubh king-capture=two-sides
//! move: f3-f6
//! then: goes on | an end, such as king-taken | refused: reason
//! the board before | and after; pieces that are gone were captured
//! ```

use collinear::rules::hnefatafl::{BitHnefatafl7x7, Hnefatafl, Square, State};
use collinear::rules::{Engine, Rules, View};
use collinear::{Coord, Grid, Move, Origin, Symmetry};

const TOPICS: [&str; 11] = [
    include_str!("pictures/captures.txt"),
    include_str!("pictures/corners.txt"),
    include_str!("pictures/ending.txt"),
    include_str!("pictures/forts.txt"),
    include_str!("pictures/hostile_throne.txt"),
    include_str!("pictures/king.txt"),
    include_str!("pictures/king_on_four_sides.txt"),
    include_str!("pictures/king_on_two_sides.txt"),
    include_str!("pictures/shieldwall.txt"),
    include_str!("pictures/shieldwall_and_king.txt"),
    include_str!("pictures/throne.txt"),
];

#[test]
fn every_switch_in_all_rotations() {
    let rows: Vec<_> = TOPICS.into_iter().flat_map(rows).collect();
    assert_eq!(rows.len(), 141, "no row is lost");
    for row in rows {
        for rotation in ROTATIONS {
            row.check(rotation);
        }
    }
}

/// A move and its result.
struct Row<'a> {
    says: &'a str,
    rules: Hnefatafl,
    m: &'a str,
    /// `goes on`, the name of an end, or `refused: ` with the reason.
    then: &'a str,
    before: Grid<Square>,
    /// The same as before if the move is refused.
    after: Grid<Square>,
}

const ROTATIONS: [Symmetry; 4] = [
    Symmetry::Identity,
    Symmetry::QuarterTurn,
    Symmetry::HalfTurn,
    Symmetry::ThreeQuarterTurn,
];

fn rows(text: &str) -> Vec<Row<'_>> {
    text.split("\n- ").skip(1).map(Row::read).collect()
}

impl<'a> Row<'a> {
    /// Reads the lines up to an empty one.
    fn read(text: &'a str) -> Self {
        let mut lines = text.lines().take_while(|line| !line.is_empty());
        let says = lines.next().expect("what it shows");
        let mut line = |key: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(key));
            line.unwrap_or_else(|| panic!("{says}: {key}"))
        };
        let (rules, m, then) = (line("rules: "), line("move: "), line("then: "));
        let rules = rules.parse();
        let rules = rules.unwrap_or_else(|error| panic!("{says}: {error}"));
        let lines: Vec<_> = lines
            .map(|line| line.split_once(" | ").unwrap_or((line, line)))
            .collect();
        let board = |rows: Vec<&str>| {
            let board = Grid::parse_with(&rows.join("\n"), Square::from_glyph);
            board.unwrap_or_else(|error| panic!("{says}: {error}"))
        };
        Self {
            says,
            rules,
            m,
            then,
            before: board(lines.iter().map(|(before, _)| *before).collect()),
            after: board(lines.iter().map(|(_, after)| *after).collect()),
        }
    }

    fn check(&self, rotation: Symmetry) {
        let Self {
            says, rules, then, ..
        } = self;
        let bounds = self.before.bounds();
        let turned = |name: &str| {
            let at = bounds
                .cell_named_from(name, Origin::BottomLeft)
                .expect(says);
            rotation.map_coord(at, bounds).expect(says)
        };
        let (from, to) = self.m.split_once('-').expect(says);
        let slide = Move {
            from: turned(from),
            to: turned(to),
        };
        let [before, after] = [&self.before, &self.after].map(|board| board.transformed(rotation));
        let mover = before[slide.from].army().expect(says);
        let state = rules.set_up(before, mover).expect(says);
        assert_eq!(rules.outcome(&state), None, "{says}: before the move");
        match then.strip_prefix("refused: ") {
            Some(text) => assert_refused(rules, &state, slide, rotation, text),
            None => assert_becomes(rules, state, slide, &after, then, says),
        }
    }
}

fn assert_becomes(
    rules: &Hnefatafl,
    mut state: State,
    slide: Move,
    after: &Grid<Square>,
    then: &str,
    says: &str,
) {
    let before = state.clone();
    rules.check(&before, &slide).expect(says);
    let bits = BitHnefatafl7x7::new(rules.clone()).expect("7x7");
    let mut set = bits.enter(&before).expect("7x7");
    bits.check(&set, &slide).expect(says);
    bits.apply(&mut set, slide);
    rules.apply(&mut state, slide);
    assert_eq!(state.grid(), after, "{says}: from\n{before}\nto\n{state}");
    let end = state.end().map_or("goes on".into(), |end| end.to_string());
    assert_eq!(end, then, "{says}: from\n{before}\nto\n{state}");
    assert_eq!(set.glyphs(), state.glyphs(), "{says}: on bits");
    assert_eq!(bits.leave(&set).end(), state.end(), "{says}: on bits");
    let is_captured =
        |&at: &Coord| at != slide.from && !before.grid()[at].is_empty() && after[at].is_empty();
    let captured: Vec<_> = after.bounds().coords().filter(is_captured).collect();
    assert_eq!(state.captured(), captured, "{says}");
}

/// The reason has these words on the board as drawn, and the same words with rotated cells on the others.
fn assert_refused(rules: &Hnefatafl, state: &State, slide: Move, rotation: Symmetry, text: &str) {
    let words = |text: &str| {
        let names_none = |word: &&str| rotation == Symmetry::Identity || !is_cell(word);
        let words = text.split_whitespace().filter(names_none);
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let said = rules.check(state, &slide).expect_err(text).to_string();
    assert_eq!(words(&said), words(text));
    assert!(rules.moves(state).all(|legal| legal != slide), "{text}");
    let bits = BitHnefatafl7x7::new(rules.clone()).expect("7x7");
    let set = bits.enter(state).expect("7x7");
    let on_bits = bits.check(&set, &slide).expect_err(text);
    assert_eq!(on_bits.to_string(), said);
    assert!(bits.moves(&set).all(|legal| legal != slide), "{text}");
}

/// True if a word is the name of a cell, which turns with the board.
fn is_cell(word: &str) -> bool {
    let mut letters = word.trim_matches([',', ':']).chars();
    letters
        .next()
        .is_some_and(|letter| ('a'..='g').contains(&letter))
        && letters.next().is_some_and(|letter| letter.is_ascii_digit())
}
