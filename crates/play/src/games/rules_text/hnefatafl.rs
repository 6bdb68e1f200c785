//! The rules of Hnefatafl to read.

use collinear::rules::hnefatafl::{
    Army, Crossing, Escape, Hnefatafl, Hostility, KingCapture, Reach, Repetition, Stopping, Variant,
};

use super::{Text, counted, listed};

pub(in crate::games) fn of_hnefatafl(game: &Hnefatafl) -> String {
    let variant = game.variant();
    let goal = match variant.ending.escape {
        Escape::Corners => "a corner",
        Escape::Edge => "the edge of the board",
    };
    let mut text = Text::about(&format!(
        "The defenders (d) win when their king (K) escapes to {goal}. The attackers (a) win when they take him."
    ));
    moves(&mut text, variant);
    throne_and_corners(&mut text, variant);
    captures(&mut text, variant);
    capture_of_king(&mut text, variant);
    end(&mut text, variant, goal);
    text.0
}

fn moves(text: &mut Text, variant: &Variant) {
    text.heading("Moves");
    text.say(format!("The {} begin.", variant.first));
    text.say("All pieces move like the rook of chess: along a row or a column, over empty cells.");
    text.say(match variant.king.reach {
        Reach::Unlimited => "The king moves as far as the others.".to_owned(),
        Reach::AtMost(limit) => format!("The king moves {} at most.", counted(limit, "cell")),
    });
}

fn throne_and_corners(text: &mut Text, variant: &Variant) {
    text.heading("The throne and the corners");
    let throne = &variant.throne;
    text.say("The throne is the cell in the middle of the board.");
    text.say(match (throne.stopping, throne.crossing) {
        (Stopping::King, Crossing::Everybody) => {
            "Only the king may stop on it; all pieces may cross it while it is empty."
        }
        (Stopping::King, Crossing::WhoMayStop) => "Only the king may stop on it or cross it.",
        (Stopping::Nobody, Crossing::Everybody) => {
            "Nobody may stop on it, not even the king once he has left it; all pieces may cross it while it is \
             empty."
        }
        (Stopping::Nobody, Crossing::WhoMayStop) => {
            "Nobody may stop on it or cross it, not even the king once he has left it."
        }
    });
    text.say(match variant.ending.escape {
        Escape::Corners => "Only the king may stop on a corner.",
        Escape::Edge => "The corners are cells like all others.",
    });
    text.begin("A hostile cell counts as an enemy that stands behind a piece, when that is taken.");
    for (army, hostility) in [
        (Army::Attackers, throne.hostile_to_attackers),
        (Army::Defenders, throne.hostile_to_defenders),
    ] {
        text.say(match hostility {
            Hostility::Never => format!("The throne is not hostile to {army}."),
            Hostility::WhenEmpty => format!("The throne is hostile to {army} while it is empty."),
            Hostility::Always => {
                format!("The throne is hostile to {army}, also while the king stands on it.")
            }
        });
    }
    if variant.ending.escape == Escape::Corners {
        let corners = variant.corners;
        let whom = [
            (corners.hostile_to_attackers, "attackers"),
            (corners.hostile_to_defenders, "defenders"),
            (
                corners.hostile_to_king && is_taken_on_two_sides(variant),
                "the king",
            ),
        ];
        let whom: Vec<_> = whom
            .into_iter()
            .filter_map(|(it, whom)| it.then_some(whom))
            .collect();
        text.say(if whom.is_empty() {
            "The corners are hostile to nobody.".to_owned()
        } else {
            format!("The corners are hostile to {}.", listed(&whom, "and"))
        });
    }
}

/// Whether there are places where two sides are enough to take the king.
const fn is_taken_on_two_sides(variant: &Variant) -> bool {
    matches!(
        variant.king.capture,
        KingCapture::TwoSides | KingCapture::TwoSidesAwayFromThrone
    )
}

fn captures(text: &mut Text, variant: &Variant) {
    text.heading("Captures");
    text.say(
        "A soldier, which is any piece but the king, is taken when an enemy moves next to it and another enemy, \
         or a cell that is hostile to it, is right behind it on the same row or column:",
    );
    text.picture("  . . d        . . .\n  d a .   ->   d . d");
    text.say("One move can take several soldiers. Who moves between two enemies is not taken.");
    text.say(if variant.king.armed {
        "The king takes part in this like a soldier of his side."
    } else {
        "The king takes nothing, neither alone nor with a soldier: he is no enemy to anybody."
    });
    if variant.soldiers.shieldwall {
        text.begin(
            "By a shieldwall a row of two or more soldiers along the edge is taken at once: each has an enemy right \
             in front of it, and a move closes one end of the row while the other end is closed already, by a piece \
             of the mover",
        );
        text.say(match variant.ending.escape {
            Escape::Corners => "or by a corner.",
            Escape::Edge => "as well.",
        });
        text.say("A king can stand in such a row and is not taken with it. The edge is below:");
        text.picture("  . a a a        . a a .\n  a d d .   ->   a . . a");
    }
}

fn capture_of_king(text: &mut Text, variant: &Variant) {
    const ALL_SIDES: &str = "  . a .\n  a K a\n  . a .";
    text.heading("Capture of the king");
    text.say("The king is taken by a move of an attacker to a cell next to him.");
    match variant.king.capture {
        KingCapture::FourSides => {
            text.say(
                "Then all four sides of him have to be attacked. The empty throne counts as an attacker. At the \
                 edge he can't be taken.",
            );
            text.picture(ALL_SIDES);
        }
        KingCapture::FourSidesOrEdge => {
            text.say(
                "Then all four sides of him have to be attacked. The empty throne and the edge of the board count as \
                 attackers.",
            );
            text.picture(ALL_SIDES);
        }
        KingCapture::TwoSides => {
            text.say(on_two_sides(variant));
            text.picture("  a K a");
        }
        KingCapture::TwoSidesAwayFromThrone => {
            text.say(on_two_sides(variant));
            text.picture("  a K a");
            text.say("On the throne and right beside it all four sides have to be attacked:");
            text.picture(ALL_SIDES);
        }
    }
}

fn on_two_sides(variant: &Variant) -> String {
    let counts = if variant.ending.escape == Escape::Corners && variant.corners.hostile_to_king {
        "The empty throne counts as one, and so does a corner."
    } else {
        "The empty throne counts as one."
    };
    format!(
        "Then another attacker has to stand on the opposite side of him, on the same row or column. {counts}"
    )
}

fn end(text: &mut Text, variant: &Variant, goal: &str) {
    text.heading("The end");
    let ending = variant.ending;
    text.say(format!("The defenders win when the king comes to {goal}."));
    if ending.exit_fort {
        text.say(
            "They also win with an exit fort: the king stands at the edge, has a cell to move to, and is enclosed by \
             soldiers that can't be taken, wherever the attackers go. The edge is below:",
        );
        text.picture("  . d d .\n  d d d d\n  d K . d");
    }
    text.say("The attackers win when they take the king.");
    if ending.encirclement {
        text.say(
            "They also win when they encircle all defenders: no defender is connected with the edge, by steps along \
             rows and columns over cells without an attacker.",
        );
    }
    text.say("Who is to move and has no move has lost.");
    text.say(match ending.repetition {
        Repetition::Ignored => "Positions may be repeated as often as one likes.".to_owned(),
        Repetition::Draw => "A position that occurs for the third time is a draw.".to_owned(),
        Repetition::LossFor(army) => {
            format!("When a position occurs for the third time the {army} have lost.")
        }
    });
}
