//! The search of Hnefatafl ignores repetition without losing because of it.

use std::sync::Arc;

use collinear::{
    Grid,
    rules::{
        Notation, Rules, View,
        hnefatafl::{
            Army, BRANDUBH, End, Ending, Hnefatafl, Hostility, King, Reach, Repetition, Square,
            Throne, Variant,
        },
    },
};

use collinear_play::computer::ForHnefatafl;

use crate::{level, move_of};

/// A king in a corridor. He avoids attackers next to him: there are two to the left and three to the right.
const CORRIDOR: &str = "
    . . a . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . a a a a . .
    a . K . . a .
    . a a a a . .
";

fn game(repetition: Repetition) -> Hnefatafl {
    // No attacker can be captured against the throne.
    let throne = Throne {
        hostile_to_attackers: Hostility::Never,
        ..BRANDUBH.throne
    };
    let king = King {
        reach: Reach::AtMost(1),
        ..BRANDUBH.king
    };
    let ending = Ending {
        encirclement: false,
        repetition,
        ..BRANDUBH.ending
    };
    Hnefatafl::new(Variant {
        throne,
        king,
        ending,
        ..BRANDUBH
    })
    .expect("a game")
}

/// The king is on the middle cell of the corridor. A step to the left repeats the position for the third time.
fn about_to_repeat(game: &Hnefatafl) -> <Hnefatafl as Rules>::State {
    let board = Grid::parse_with(CORRIDOR, Square::from_glyph).expect("a board");
    let mut state = game.set_up(board, Army::Attackers).expect("a position");
    for text in [
        "c7-d7", "c2-d2", "d7-c7", "d2-c2", "c7-d7", "c2-d2", "d7-c7",
    ] {
        let slide = game.read_move(&state, text).expect(text);
        game.apply(&mut state, slide);
        assert_eq!(game.outcome(&state), None, "{text}");
    }
    state
}

#[test]
fn a_position_is_not_repeated_to_lose() {
    let game = Arc::new(game(Repetition::LossFor(Army::Defenders)));
    let state = about_to_repeat(&game);
    let left = game.read_move(&state, "d2-c2").expect("a legal move");
    let mut lost = state.clone();
    game.apply(&mut lost, left);
    assert_eq!(lost.end(), Some(End::Repetition));
    for number in 1..=3 {
        let slide = move_of(&ForHnefatafl, &game, &state, level(number));
        assert_ne!(slide, left, "level {number}:\n{}", state.glyphs());
    }
}

/// If repetition is allowed, the computer plays the move that it refuses above.
#[test]
fn a_position_is_repeated_where_that_is_allowed() {
    let game = Arc::new(game(Repetition::Ignored));
    let state = about_to_repeat(&game);
    let left = game.read_move(&state, "d2-c2").expect("a legal move");
    assert_eq!(move_of(&ForHnefatafl, &game, &state, level(1)), left);
}
