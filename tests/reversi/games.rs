//! Played games.

use collinear::Wrap;
use collinear::rules::reversi::PlaceOrPass;
use collinear::rules::{Game, Outcome, Rules, Side};
use serde_json::Value;

use super::tables::{entry, ffo, number, text};
use super::{after, board, cell, cells, crossed, flipped, moves, place, played, starting_from};

const FIRST_WON: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND_WON: Option<Outcome> = Some(Outcome::Win(Side::Second));

#[test]
fn row_37_recorded_games_can_be_replayed() {
    let games = entry("recorded games to replay")["counts"].clone();
    let games = games.as_object().expect("games");
    assert_eq!(games.len(), 4);
    for (name, recorded) in games {
        let side = if name.contains("8x8") { 8 } else { 6 };
        let game = played(&crossed(side, side), text(&recorded["moves"]));
        let expected = ["X", "O"].map(|player| number(&recorded[player]));
        let discs = game.state().disc_counts();
        assert_eq!(discs.map(|count| count as u128), expected, "{name}");
        assert_eq!(Value::from(game.outcome().is_some()), recorded["over"]);
        let outcome = if discs[0] > discs[1] {
            FIRST_WON
        } else {
            SECOND_WON
        };
        assert_eq!(game.outcome(), outcome, "{name}");
        if let Some(rows) = recorded["final"].as_str() {
            let expected = board(&rows.replace('/', "\n"));
            assert_eq!(game.state().grid(), &expected, "{name}");
        }
    }
}

#[test]
fn discs_are_turned_as_in_the_suite() {
    for position in ffo() {
        let (rules, number) = (&position.rules, position.number);
        let start = rules.start();
        let listed = moves(&Game::new(rules.clone()));
        assert_eq!(listed.len(), position.flips.len(), "{number}");
        for (m, expected) in &position.flips {
            assert!(listed.contains(m), "{number}: {m}");
            let expected = cells(rules.bounds(), expected.iter().map(String::as_str));
            let found = flipped(rules, &start, cell(rules.bounds(), m));
            assert_eq!(found, expected, "{number}: {m}");
        }
    }
}

#[test]
fn row_36_the_game_is_over_when_neither_player_can_place() {
    // All discs of one player are turned over, and 51 cells are empty.
    let game = played(&crossed(8, 8), "e6f4e3f6g5d6e7f5c5");
    assert_eq!(game.state().disc_counts(), [13, 0]);
    assert_eq!(game.outcome(), FIRST_WON);
    for (picture, outcome) in [
        ("X X . O O O\n. . . . . .", SECOND_WON),
        ("X X X . O O\n. . . . . .", FIRST_WON),
        ("X X . . O O\n. . . . . .", Some(Outcome::Draw)),
        (". . . . . .\n. . . . . .", Some(Outcome::Draw)),
        ("# # # # # #\n# # # # # #", Some(Outcome::Draw)),
        ("X O O O O O\nO O O O O O", SECOND_WON),
    ] {
        for turn in Side::BOTH {
            let game = Game::new(starting_from(picture, turn));
            assert_eq!(game.outcome(), outcome, "{picture}");
            assert_eq!(game.moves().count(), 0);
        }
    }
}

/// Positions that are rare in random games: the first player places a disc on a1.
#[test]
fn long_lines_and_rings() {
    for (before, wrap, expected) in [
        (
            ". O O O O O O X\n# # # # # # # #",
            Wrap::None,
            "X X X X X X X X\n# # # # # # # #",
        ),
        // Row 38: all round the board, a disc is not its own anchor, neither before nor after it is placed.
        (". O O O\n# # # #", Wrap::EastWest, ""),
        (
            ". O O O\nO # # #\nX # # #",
            Wrap::EastWest,
            "X O O O\nX # # #\nX # # #",
        ),
        (". O O\nO O O\nO O O", Wrap::Both, ""),
    ] {
        let rules = starting_from(before, Side::First).with_wrap(wrap);
        let (start, m) = (rules.start(), place("a1"));
        if expected.is_empty() {
            assert_eq!(rules.outcome(&start), SECOND_WON, "{before}");
            assert_eq!(rules.flips(&start, (0, 0).into()).count(), 0);
        } else {
            assert!(rules.moves(&start).eq([m]), "{before}");
            assert_eq!(after(&rules, &start, m).to_string(), expected);
        }
        assert!(rules.check(&start, &PlaceOrPass::Pass).is_err());
    }
}
