//! The rules of Connect6 and its kin to read.

use collinear_games::connect6::Connect6;

use super::{Text, counted};

pub(in crate::games) fn of_connect6(game: &Connect6) -> String {
    let variant = game.variant();
    let k = variant.connect;
    let (first, then) = (
        counted(variant.first, "stone"),
        counted(variant.stones, "stone"),
    );
    let mut text = Text::about(&format!(
        "Get {k} in a row, along a row, a column or a diagonal. The first turn has {first}, each other one {then}."
    ));
    text.heading("Moves");
    text.say(format!(
        "Who begins puts {first} on free cells; then each player has {then} a turn."
    ));
    text.say("They are put down one after the other, and stay where they are.");
    text.heading("The end");
    text.say(format!(
        "Who first has {k} in a row or more has won at once, in the middle of a turn too."
    ));
    text.say("A full board without them is a draw.");
    text.0
}
