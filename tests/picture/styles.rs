//! The styles of games: the look of their boards, and figures for all characters of all states.

use std::collections::BTreeMap;

use collinear::{
    Coord, Origin,
    picture::{Margin, Sign, Tiling},
    rules::{
        Rules, View,
        hnefatafl::{Hnefatafl, Variant},
        in_a_row::{FOUR_IN_A_ROW, GOMOKU, TIC_TAC_TOE},
        peg_solitaire::{Goal, PegSolitaire},
        reversi::{Reversi, Square},
    },
};

use super::styled::assert_known;

#[test]
fn in_a_row() {
    for game in [FOUR_IN_A_ROW, TIC_TAC_TOE, GOMOKU] {
        assert_known(&game, &game.style(), ".XO");
    }
    let margin = Margin::Chart(Origin::BottomLeft);
    assert_eq!(GOMOKU.style().margin, margin);
    assert_eq!(FOUR_IN_A_ROW.style().margin, Margin::Columns);
}

#[test]
fn reversi() {
    let plain = Reversi::default();
    assert_known(&plain, &plain.style(), ".XO");
    assert_eq!(plain.style().margin, Margin::Chart(Origin::TopLeft));
    let mut holes = plain.start().grid().clone();
    holes[Coord::new(0, 1)] = Square::Hole;
    let holes = Reversi::from_start(holes, plain.start().turn()).unwrap();
    assert_known(&holes, &holes.style(), "#.XO");
}

#[test]
fn peg_solitaire() {
    for (name, tiling) in [
        ("english", Tiling::Square),
        ("triangle5", Tiling::Hexagonal),
    ] {
        let game: PegSolitaire = name.parse().unwrap();
        assert_known(&game, &game.style(), ".01");
        assert_eq!(game.style().tiling, tiling);
        assert_eq!(game.style().margin, Margin::Chart(Origin::TopLeft));
        assert!(game.style().signs.is_empty());
        let goal = Coord::new(4, 2);
        let to_goal = game.with_goal(Goal::Hole(goal)).unwrap();
        assert_eq!(to_goal.style().signs, [(goal, Sign::Ring)].into());
    }
}

#[test]
fn hnefatafl() {
    for (name, variant) in Variant::PRESETS {
        let rules = Hnefatafl::new(variant).unwrap();
        let style = rules.style();
        assert_known(&rules, &style, ".adK");
        assert_eq!(style.margin, Margin::Chart(Origin::BottomLeft));
        let bounds = rules.bounds();
        let corners = bounds.coords().filter(|&at| bounds.is_corner(at));
        let corners = corners.filter(|_| !["tablut", "web9"].contains(&name));
        let mut signs: BTreeMap<_, _> = corners.map(|at| (at, Sign::Cross)).collect();
        signs.insert(rules.throne(), Sign::Crown);
        assert_eq!(style.signs, signs, "{name}");
    }
}
