//! Games that were played, by others and here.

use collinear::rules::reversi::{Move, Reversi, Square};
use collinear::rules::{Game, Illegal, Outcome, Rules, Side, View};
use collinear::{Direction, Line, Wrap};
use serde_json::Value;

use super::tables::{entry, ffo, number, text};
use super::{
    after, board, cell, cells, crossed, flipped, flips, moves, place, played, starting_from,
};

const FIRST_WON: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND_WON: Option<Outcome> = Some(Outcome::Win(Side::Second));

fn recorded() -> Vec<(String, Value)> {
    let games = entry("recorded games to replay")["counts"].clone();
    let games = games.as_object().expect("games").clone();
    assert_eq!(games.len(), 4);
    games.into_iter().collect()
}

#[test]
fn row_37_recorded_games_can_be_replayed() {
    for (name, recorded) in recorded() {
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
            assert_eq!(
                game.state().grid(),
                &board(&rows.replace('/', "\n")),
                "{name}"
            );
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
fn row_33_a_disc_can_be_placed_where_it_brackets_something_and_nowhere_else() {
    for position in ffo() {
        let (rules, start) = (&position.rules, position.rules.start());
        for at in rules.bounds().coords() {
            let m = Move::Place(at);
            let turns = !flips(rules, &start, at).is_empty();
            assert_eq!(rules.check(&start, &m).is_ok(), turns, "{m:?}\n{start}");
            assert_eq!(rules.moves(&start).any(|legal| legal == m), turns);
        }
    }
}

#[test]
fn row_34_the_two_discs_of_g2_are_turned() {
    let rules = Reversi::default();
    let moves = "d3 c5 b6 e3 f2 c2 f6 b5 a5 e2 f3 e6 d2 c4 f4 g1 b4 g7 h8";
    let mut game = played(&rules, moves);
    let g2 = cell(rules.bounds(), "g2");
    let turned = flipped(&rules, game.state(), g2);
    assert_eq!(turned, cells(rules.bounds(), ["e4", "f3"]));
    game.play(place("g2")).unwrap();
    assert_eq!(game.state().disc_counts(), [15, 9]);
    let turned = game.state().turned().iter().flatten();
    assert!(turned.eq([cell(rules.bounds(), "f3"), cell(rules.bounds(), "e4")]));
}

#[test]
fn row_35_a_player_without_a_move_passes_and_the_game_goes_on() {
    let rules = Reversi::default();
    let moves_made = "e6 f6 c4 c5 c6 d6 g7 f4 g4 g6 e7 h8 h6 g5 g8 f8";
    let mut game = played(&rules, moves_made);
    assert_eq!(game.state().disc_counts(), [17, 3]);
    assert_eq!(game.state().turn(), Side::First);
    assert_eq!(game.outcome(), None);
    assert_eq!(moves(&game), ["pa"]);
    game.play(Move::Pass).unwrap();
    assert_eq!(game.state().turn(), Side::Second);
    assert_eq!(game.state().last(), None);
    assert!(game.state().turned().is_empty());
    assert_eq!(moves(&game), ["c3", "g3", "b4"]);
}

#[test]
fn row_36_the_game_is_over_when_neither_player_can_place() {
    // All discs of one player are turned, and 51 cells are empty.
    let rules = Reversi::default();
    let mut game = played(&rules, "e6f4e3f6g5d6e7f5c5");
    assert_eq!(game.state().disc_counts(), [13, 0]);
    assert_eq!(game.outcome(), FIRST_WON);
    assert_eq!(game.moves().count(), 0);
    for m in [Move::Pass, place("a1"), place("c5")] {
        let refused = game.play(m).unwrap_err();
        assert!(matches!(refused, Illegal::Over(Outcome::Win(Side::First))));
    }

    // Both still have discs.
    for (picture, outcome) in [
        ("X X . O O O\n. . . . . .", SECOND_WON),
        ("X X X . O O\n. . . . . .", FIRST_WON),
        ("X X . . O O\n. . . . . .", Some(Outcome::Draw)),
        (". . . . . .\n. . . . . .", Some(Outcome::Draw)),
        ("# # # # # #\n# # # # # #", Some(Outcome::Draw)),
        ("X O O O O O\nO O O O O O", SECOND_WON),
    ] {
        for turn in Side::BOTH {
            let mut game = Game::new(starting_from(picture, turn));
            assert_eq!(game.outcome(), outcome, "{picture}");
            assert_eq!(game.moves().count(), 0);
            let refused = game.play(Move::Pass).unwrap_err();
            assert!(matches!(refused, Illegal::Over(how) if Some(how) == outcome));
        }
    }
}

#[test]
fn row_38_no_disc_is_its_own_anchor_round_the_board() {
    // From the empty cell both ways lead over discs of the opponent back to it.
    let ring = ". O O O\n# # # #";
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::Both] {
        let rules = starting_from(ring, Side::First).with_wrap(wrap);
        assert!(rules.outcome(&rules.start()).is_some());
        assert!(flips(&rules, &rules.start(), (0, 0).into()).is_empty());
    }
    // Nor is it once it stands there, because of the line downwards.
    let both = ". O O O\nO # # #\nX # # #";
    let rules = starting_from(both, Side::First).with_wrap(Wrap::EastWest);
    let state = after(&rules, &rules.start(), place("a1"));
    assert_eq!(state.to_string(), "X O O O\nX # # #\nX # # #");
    let full = ". O O\nO O O\nO O O";
    let rules = starting_from(full, Side::First).with_wrap(Wrap::Both);
    assert_eq!(rules.outcome(&rules.start()), SECOND_WON);
}

#[test]
fn a_line_goes_on_over_joined_sides() {
    // Both ways round to the same anchor, and each disc is turned once.
    let rules = starting_from("O . O X O\n# # # # #", Side::First).with_wrap(Wrap::EastWest);
    let start = rules.start();
    let bounds = rules.bounds();
    let expected = [cells(bounds, ["c1"]), cells(bounds, ["a1", "e1"])];
    assert_eq!(flips(&rules, &start, cell(bounds, "b1")), expected.into());
    let state = after(&rules, &start, place("b1"));
    assert_eq!(state.to_string(), "X X X X X\n# # # # #");
    assert_eq!(state.disc_counts(), [5, 0]);
}

#[test]
fn two_directions_over_the_same_cells_are_one_line() {
    // With two joined rows, steps up and steps down lead to the same cells.
    let picture = "
        . . X .
        . O . .
    ";
    let rules = starting_from(picture, Side::First).with_wrap(Wrap::NorthSouth);
    let at = (0, 0).into();
    let lines: Vec<_> = rules.flips(&rules.start(), at).collect();
    assert_eq!(lines.len(), 1);
    assert!(lines[0].iter().eq([(1, 1).into()]));
    let state = after(&rules, &rules.start(), Move::Place(at));
    assert_eq!(state.turned(), lines);
    assert_eq!(state.disc_counts(), [3, 0]);
}

#[test]
fn lines_in_all_directions_are_turned_at_once() {
    let star = "
        X . . X . . X
        . O . O . O .
        . . O O O . .
        X O O . O O X
        . . O O O . .
        . O . O . O .
        X . . X . . X
    ";
    let rules = starting_from(star, Side::First);
    let (start, middle) = (rules.start(), (3, 3).into());
    let lines: Vec<_> = rules.flips(&start, middle).collect();
    assert!(lines.iter().map(Line::heading).eq(Direction::ALL));
    assert!(lines.iter().all(|line| line.len() == 2));
    let state = after(&rules, &start, Move::Place(middle));
    assert_eq!(state.disc_counts(), [25, 0]);
    assert!(
        state
            .grid()
            .iter()
            .all(|&square| square != Square::Of(Side::Second))
    );
}

#[test]
fn holes_and_empty_cells_end_a_line() {
    for gap in ['#', '.'] {
        let picture = format!(". O {gap} O X\nX O O O .");
        let rules = starting_from(&picture, Side::First);
        assert!(flips(&rules, &rules.start(), (0, 0).into()).is_empty());
        assert_eq!(flips(&rules, &rules.start(), (1, 4).into()).len(), 1);
    }
}

#[test]
fn what_is_turned_is_not_an_anchor_in_the_same_move() {
    // c1 becomes the first player's and closes no line from the placed disc, nor from a turned one.
    let picture = "
        . O O X
        O O . .
        X . O .
        . . . .
    ";
    let rules = starting_from(picture, Side::First);
    let state = after(&rules, &rules.start(), Move::Place((0, 0).into()));
    assert_eq!(state.to_string(), "X X X X\nX O . .\nX . O .\n. . . .");
}
