//! The styles of the games: what their boards are like, and that they know every character of every
//! state.

use std::collections::BTreeSet;

use collinear::{
    Coord, Length, Origin, Wrap,
    picture::{Figure, Margin, Sign, Style, Surface, Theme, Tiling},
    rules::{
        Rules, View,
        draughts::{self, Draughts},
        hnefatafl::{Hnefatafl, Variant},
        in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow, TIC_TAC_TOE},
        peg_solitaire::{Goal, PegSolitaire},
        reversi::{Reversi, Square},
    },
};

/// Follows a game to its end, or for so many moves, and collects the characters that no figure is
/// for, and all that there were.
fn follow<R: Rules<State: View>>(rules: &R, style: &Style) -> (BTreeSet<char>, BTreeSet<char>) {
    let (mut letters, mut all) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..5 {
        let mut state = rules.start();
        for ply in 0..150 {
            for &glyph in &state.glyphs() {
                all.insert(glyph);
                if style.theme.figure(glyph) == Figure::Letter {
                    letters.insert(glyph);
                }
            }
            if rules.outcome(&state).is_some() {
                break;
            }
            let mut moves: Vec<_> = rules.moves(&state).collect();
            let chosen = (seed * 31 + ply * 17) % moves.len();
            rules.apply(&mut state, moves.swap_remove(chosen));
        }
    }
    (letters, all)
}

#[track_caller]
fn assert_known<R: Rules<State: View>>(rules: &R, style: &Style, glyphs: &str) {
    let (letters, all) = follow(rules, style);
    assert_eq!(letters, BTreeSet::new());
    assert_eq!(all, glyphs.chars().collect());
}

#[test]
fn in_a_row() {
    for game in [FOUR_IN_A_ROW, TIC_TAC_TOE, GOMOKU] {
        assert_known(&game, &game.style(), ".XO");
    }
    assert_eq!(FOUR_IN_A_ROW.style().surface, Surface::Wells);
    assert_eq!(FOUR_IN_A_ROW.style().margin, Margin::Columns);
    assert_eq!(FOUR_IN_A_ROW.style().theme, Theme::sheet());
    let flat = InARow::new(6, 7, Length::AtLeast(4)).unwrap();
    assert_eq!(flat.style().surface, Surface::Fields);
    assert_eq!(flat.style().margin, Margin::Chart(Origin::BottomLeft));
    assert_eq!(flat.style().theme, Theme::default());
}

#[test]
fn reversi() {
    let plain = Reversi::default();
    assert_known(&plain, &plain.style(), ".XO");
    assert_eq!(plain.style().margin, Margin::Chart(Origin::TopLeft));
    assert_eq!(plain.style().theme, Theme::felt());
    let mut holes = plain.start().grid().clone();
    holes[(0, 1)] = Square::Hole;
    let holes = Reversi::from_start(holes, plain.start().turn()).unwrap();
    let holes = holes.with_wrap(Wrap::Both);
    assert_known(&holes, &holes.style(), "#.XO");
    assert_eq!(holes.style().theme.figure('#'), Figure::Off);
}

#[test]
fn peg_solitaire() {
    for name in ["english", "french", "wiegleb", "diamond", "asymmetric"] {
        let game = PegSolitaire::named(name).unwrap();
        assert_known(&game, &game.style(), ".01");
        assert_eq!(game.style().tiling, Tiling::Square, "{name}");
        assert_eq!(game.style().surface, Surface::Pits);
        let wood = Theme::wood().with_figure('.', Figure::Off);
        assert_eq!(game.style().theme, wood);
        assert_eq!(wood.figure('0'), Figure::Nothing);
    }
    let triangle = PegSolitaire::triangle(5).unwrap();
    assert_known(&triangle, &triangle.style(), ".01");
    assert_eq!(triangle.style().tiling, Tiling::Hexagonal);
    assert_eq!(triangle.style().surface, Surface::Pits);
    assert_eq!(triangle.style().margin, Margin::Chart(Origin::TopLeft));
    assert!(triangle.style().signs.is_empty());
    let goal = Coord::new(4, 1);
    let to_goal = triangle.with_goal(Goal::Hole(goal)).unwrap();
    assert_eq!(to_goal.style().signs, [(goal, Sign::Ring)].into());
}

#[test]
fn draughts() {
    for (name, variant) in draughts::Variant::PRESETS {
        let rules = Draughts::new(variant).unwrap();
        let style = rules.style();
        assert_known(&rules, &style, ".wWbB");
        assert_eq!(style.margin, Margin::Chart(Origin::BottomLeft), "{name}");
        assert!(style.signs.is_empty());
        let figures = ['w', 'W', 'b', 'B'].map(|piece| style.theme.figure(piece));
        let differ = |(at, figure)| !figures[..at].contains(figure);
        assert!(figures.iter().enumerate().all(differ), "{name}");
    }
}

#[test]
fn hnefatafl() {
    for (name, variant) in Variant::PRESETS {
        let rules = Hnefatafl::new(variant).unwrap();
        assert_known(&rules, &rules.style(), ".adK");
        let style = rules.style();
        assert_eq!(style.margin, Margin::Chart(Origin::BottomLeft));
        assert_eq!(style.signs[&rules.throne()], Sign::Crown, "{name}");
        let bounds = rules.bounds();
        let corners = bounds.coords().filter(|&at| bounds.is_corner(at));
        let marked: Vec<_> = corners.filter(|at| style.signs.contains_key(at)).collect();
        let to_edge = ["tablut", "web9"].contains(&name);
        assert_eq!(marked.len(), if to_edge { 0 } else { 4 }, "{name}");
        assert!(marked.iter().all(|at| style.signs[at] == Sign::Cross));
        assert_eq!(style.signs.len(), marked.len() + 1);
    }
}
