//! The rules of Renju, Omok and Caro to read.

use collinear::rules::Side;
use collinear_games::renju::{Double, Overline, Renju};

use super::Text;

/// What a game is called: a preset on a board of another size has its name too.
pub(in crate::games) fn name_of_renju(game: &Renju) -> &'static str {
    use collinear_games::renju::{CARO, OMOK, RENJU, Variant};

    let sized = |preset: Variant| Variant {
        rows: game.bounds().rows(),
        cols: game.bounds().cols(),
        ..preset
    };
    match game.variant() {
        variant if *variant == sized(RENJU) => "Renju",
        variant if *variant == sized(OMOK) => "Omok",
        variant if *variant == sized(CARO) => "Caro",
        _ => "Five in a row",
    }
}

pub(in crate::games) fn of_renju(game: &Renju) -> String {
    let mut text = Text::about(
        "Get five stones in a row, along a row, a column or a diagonal. Some moves are forbidden, or some fives \
         don't count.",
    );
    text.heading("Moves");
    text.say(
        "Players take turns to put a stone on any free cell, Black (X) first. Stones stay where they are.",
    );
    text.heading("What wins");
    text.say("Five stones in a row win at once.");
    text.say(match game.variant().open_ends {
        0 => "It does not matter what is next to them.",
        1 => "Five between two stones of the opponent win nothing. The edge of the board closes no end.",
        _ => {
            "Five with a stone of the opponent next to them win nothing. The edge of the board closes no end."
        }
    });
    for side in Side::BOTH {
        text.say(match game.limits(side).overline {
            Overline::Wins => format!("{} wins by six or more in a row as well.", name(side)),
            Overline::Nothing => format!("Six or more in a row win nothing for {}.", name(side)),
            Overline::Forbidden => format!("{} may not make six or more in a row.", name(side)),
        });
    }
    text.heading("Forbidden moves");
    forbidden(&mut text, game);
    text.heading("The end");
    text.say("Who first has five in a row has won. A full board without them is a draw.");
    text.say("So is a board where the player to move has no move that is allowed.");
    text.0
}

fn forbidden(text: &mut Text, game: &Renju) {
    let doubles = Side::BOTH.map(|side| {
        let limits = game.limits(side);
        (limits.double_four, limits.double_three)
    });
    let mut is_something = false;
    for (side, doubles) in Side::BOTH.into_iter().zip(doubles) {
        let what = match doubles {
            (Double::Allowed, Double::Allowed) => continue,
            (Double::Forbidden, Double::Allowed) => "two fours",
            (Double::Allowed, Double::Forbidden) => "two threes",
            (Double::Forbidden, Double::Forbidden) => "two fours or two threes",
        };
        text.say(format!(
            "{} may not make {what} with one stone.",
            name(side)
        ));
        is_something = true;
    }
    let is_overline = |side| game.limits(side).overline == Overline::Forbidden;
    match (is_something, Side::BOTH.into_iter().any(is_overline)) {
        (false, false) => text.say("There are none."),
        (false, true) => text.say("Only six or more in a row are forbidden, as said above."),
        (true, _) => {
            text.say("A stone that makes five in a row is always allowed.");
            text.begin("A four is four stones of a line that one more stone makes a five.");
            text.say(
                "A three is three stones that one more stone makes four side by side, which can become five at \
                 either end.",
            );
            text.say(
                "If that one more stone is forbidden itself, or makes a five, they are no three.",
            );
        }
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "Black",
        Side::Second => "White",
    }
}
