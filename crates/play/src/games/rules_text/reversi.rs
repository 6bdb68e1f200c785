//! The rules of Reversi to read.

use collinear::rules::Rules;
use collinear::rules::reversi::{Reversi, Square};

use super::{Text, joined};

pub(in crate::games) fn of_reversi(game: &Reversi) -> String {
    let mut text = Text::about(
        "Enclose the opponent's discs between two of yours, and they turn over to you. Who has more discs at the \
         end has won.",
    );
    text.heading("Moves");
    text.say(
        "A disc is placed on an empty cell, and has to turn something over: discs of the opponent that stand in \
         a straight line, without a gap, between it and another disc of your own. Lines run in all eight \
         directions, and all discs that are enclosed, in however many directions, turn over at once.",
    );
    text.picture("  . O O X   ->   X X X X");
    text.say(
        "Discs that are enclosed by other discs as they turn over stay as they are. Who can turn nothing over has \
         to pass (pa); nobody else may.",
    );
    if let Some(joined) = joined(game.bounds().wrap()) {
        text.begin(joined);
        text.say("Lines go on there.");
    }
    if game
        .start()
        .grid()
        .iter()
        .any(|&square| square == Square::Hole)
    {
        text.begin("The board has holes (#): nothing is placed there, and no line goes across.");
    }
    text.heading("The end");
    text.say(
        "The game is over when neither player can place a disc. Who has more discs has won; as many each are a \
         draw.",
    );
    text.0
}
