//! The rules of Pente and Keryo to read.

use collinear_games::pente::{Captures, Opening, Pente};

use super::{Text, counted};

pub(in crate::games) fn of_pente(game: &Pente) -> String {
    let variant = game.variant();
    let goal = variant.captured_to_win;
    let captured = match goal {
        0 => String::new(),
        _ => format!(", or capture {}", counted(goal, "stone")),
    };
    let mut text = Text::about(&format!(
        "Get five stones in a row{captured}. Stones between two of the opponent are captured."
    ));
    text.heading("Moves");
    text.say("Players take turns to put a stone on any free cell.");
    match variant.opening {
        Opening::Free => {}
        Opening::Centre => text.say("The first stone goes to the middle of the board."),
        Opening::Tournament => {
            text.say("The first stone goes to the middle of the board.");
            text.say(
                "The second stone of who began has to be three lines or more away from there.",
            );
        }
    }
    text.heading("Captures");
    let (some, others) = match variant.captures {
        Captures::Pairs => (
            "Two",
            "One stone or three are safe, and so is who moves in between two stones.",
        ),
        Captures::PairsAndThrees => (
            "Two or three",
            "One stone or four are safe, and so is who moves in between two stones.",
        ),
    };
    text.say(format!(
        "{some} stones of the opponent in a line, with the new stone at one end and another one of the same \
         player at the other, are taken off the board."
    ));
    text.say("A stone can capture in several directions at once.");
    text.say(others);
    text.heading("The end");
    text.say("Who has five in a row or more, along a row, a column or a diagonal, has won.");
    if goal > 0 {
        text.say(format!(
            "So has who has captured {} or more.",
            counted(goal, "stone")
        ));
    } else {
        text.say("Captured stones win nothing.");
    }
    text.say("A full board is a draw.");
    text.0
}
