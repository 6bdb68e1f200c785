//! Games with nothing but their rules: how their moves are written and read.

use std::collections::BTreeSet;

use collinear::picture::{Figure, Look, Theme};
use collinear::rules::{
    Illegal, Outcome, Place, Rules, Side, View,
    hnefatafl::{BRANDUBH, Hnefatafl},
    reversi::{Reversi, Start},
};

use crate::{
    common::{AnyGame, TextGame, new_game::TicTacToe},
    pile::{Left, Pile},
};

/// Writes each legal move in random games and reads it again; answers the words that came up.
fn words<R: Rules<State: View, Move: Place + Copy>>(rules: R) -> BTreeSet<String> {
    let game = AnyGame::new("any", rules);
    let mut words = BTreeSet::new();
    for seed in 0..40 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        for _ in 0..100 {
            if game.outcome(&state).is_some() {
                break;
            }
            let moves: Vec<_> = game.moves(&state).collect();
            let written: Vec<_> = moves.iter().map(|&mov| game.write(&state, mov)).collect();
            let distinct: BTreeSet<_> = written.iter().collect();
            assert_eq!(distinct.len(), moves.len(), "{written:?}");
            for (&mov, word) in moves.iter().zip(&written) {
                assert_eq!(game.read(&state, word).expect(word), [mov], "{word}");
                let loud = word.to_ascii_uppercase();
                assert_eq!(game.read(&state, &loud).expect(&loud), [mov], "{loud}");
            }
            words.extend(written);
            game.apply(&mut state, moves[rng.usize(..moves.len())]);
        }
    }
    words
}

#[test]
fn moves_are_read_as_they_are_written() {
    let cells = words(TicTacToe);
    assert!(
        cells
            .iter()
            .eq(["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"])
    );
    let slides = words(Hnefatafl::new(BRANDUBH).expect("a preset"));
    assert!(slides.contains("d6-f6"), "{slides:?}");
    let four = Reversi::new(4, 4, Start::Crossed).expect("a board");
    assert!(words(four).contains("pass"));
}

/// One stone and two are taken from the same cell.
#[test]
fn moves_that_share_their_cells_are_numbered() {
    assert!(words(Pile(9)).iter().eq(["a1", "a1#2", "pass"]));
}

#[test]
fn other_words_are_refused() {
    let game = AnyGame::new("pile", Pile(2));
    let start = game.start();
    let form = "not a move: a move is a cell, several with - between them, such as b2-b4, or pass";
    for (word, why) in [
        ("", form),
        ("1", form),
        ("a1#0", form),
        ("a1#x", form),
        ("a1-", form),
        ("a2", "off the board: its cells are a1 to a1"),
        ("a1#3", "not a legal move here"),
        ("a1-a1", "not a legal move here"),
    ] {
        let refused = game.read(&start, word).expect_err(word);
        assert_eq!(refused.to_string(), why, "{word}");
    }
    let over = Left {
        stones: 0,
        once_more: false,
        turn: Side::Second,
    };
    let refused = game.read(&over, "a1");
    assert!(matches!(
        refused,
        Err(Illegal::Over(Outcome::Win(Side::Second)))
    ));
}

#[test]
fn a_piece_that_cannot_move_is_told_of() {
    let game = AnyGame::new("any", Hnefatafl::new(BRANDUBH).expect("a preset"));
    let refused = game
        .read(&game.start(), "d4-d5")
        .expect_err("a king at home");
    assert_eq!(refused.to_string(), "nothing there can move");
    let refused = game
        .read(&game.start(), "d6-e7")
        .expect_err("no way for an attacker");
    assert_eq!(refused.to_string(), "not a legal move here");
}

#[test]
fn its_pieces_and_its_look_can_be_told() {
    let game = AnyGame::new("any", TicTacToe).with_pieces(["bB", "w"]);
    let owners = "bBwXO.".chars().map(|glyph| game.owner(glyph));
    let [first, second] = Side::BOTH.map(Some);
    assert!(owners.eq([first, first, second, None, None, None]));
    assert_eq!(
        game.player(Side::Second).expect("a game for two").glyph,
        'w'
    );
    assert!(game.is_cell('#') && game.is_cell(' '));

    let theme = Theme::default().with_figure('~', Figure::Off);
    let look = Look {
        theme,
        ..Look::default()
    };
    assert!(!game.with_look(look).is_cell('~'));
}
