//! The rules of draughts to read.

use collinear::Removal;
use collinear_games::draughts::{Draughts, Duty, Lines, Naming, Promotion, Squares, Variant};

use super::{Text, counted, listed};

pub(in crate::games) fn of_draughts(game: &Draughts) -> String {
    let variant = game.variant();
    let duty = match variant.capture.duty {
        Duty::Any => "Who can capture has to.",
        Duty::MostPieces => "Who can capture has to, and has to take the most.",
        Duty::MostValue => "Who can capture has to, and has to take what is worth most.",
    };
    let mut text = Text::about(&format!(
        "Take all of the opponent's pieces, or leave them no move. {duty}"
    ));
    board(&mut text, variant);
    men(&mut text, variant);
    kings(&mut text, variant);
    captures(&mut text, variant);
    end(&mut text, variant);
    text.0
}

fn board(text: &mut Text, variant: &Variant) {
    text.heading("The board");
    let board = variant.board;
    text.say(match board.squares {
        Squares::Dark => "Only the dark squares are played on.",
        Squares::All => "All squares are played on.",
    });
    let men = counted(board.men, "row");
    text.say(match board.behind {
        0 => format!("Each player begins with {men} of men, White (w) below and Black (b) above."),
        behind => format!(
            "Each player begins with {men} of men and {} free behind them, White (w) below and Black (b) above.",
            counted(behind, "row")
        ),
    });
    text.say(format!("{} moves first.", name(&variant.first.to_string())));
    text.say(match variant.naming {
        Naming::Numbers => {
            "Squares are called by numbers, those that are played on from 1 in reading order."
        }
        Naming::Letters => "Squares are called by column and row, such as c3.",
    });
}

/// `White` for `white`.
fn name(word: &str) -> String {
    let (first, rest) = word.split_at(1.min(word.len()));
    first.to_uppercase() + rest
}

/// `along diagonals`
fn along(lines: Lines, squares: Squares) -> &'static str {
    match (lines, squares) {
        (Lines::Diagonal, _) => "along diagonals",
        (Lines::Orthogonal, Squares::All) => "along rows and columns",
        (Lines::Orthogonal, Squares::Dark) => "along rows and columns, the light squares left out,",
        (Lines::Both, Squares::All) => "along rows, columns and diagonals",
        (Lines::Both, Squares::Dark) => {
            "along diagonals, and along rows and columns, the light squares left out,"
        }
    }
}

fn men(text: &mut Text, variant: &Variant) {
    let squares = variant.board.squares;
    text.heading("Men");
    let sideways = |lines| match lines {
        Lines::Diagonal => "",
        Lines::Orthogonal | Lines::Both => " or sideways",
    };
    text.say(format!(
        "A man moves one step {} to a free square, forwards{} only.",
        along(variant.steps, squares),
        sideways(variant.steps),
    ));
    text.say(format!(
        "It captures {} by a hop over an enemy next to it to the free square right behind, {}.",
        along(variant.captures, squares),
        if variant.men.capture_backwards {
            "backwards as well".to_owned()
        } else {
            format!("forwards{} only", sideways(variant.captures))
        },
    ));
    text.picture(match variant.captures {
        Lines::Diagonal | Lines::Both => {
            "  . . .        . . w\n  . b .   ->   . . .\n  w . .        . . ."
        }
        Lines::Orthogonal => "  w b .   ->   . . w",
    });
    text.say("A man whose move ends on the last row becomes a king (W or B).");
    text.say(match variant.men.promotion {
        Promotion::EndsMove => "If it comes there by a capture, that capture has ended.",
        Promotion::AtOnce => {
            "If it comes there by a capture it becomes a king at once, and goes on capturing as one if it can."
        }
        Promotion::AtEnd => {
            "If it comes there by a capture and can capture on, it has to, and stays a man unless it ends there."
        }
    });
}

fn kings(text: &mut Text, variant: &Variant) {
    let squares = variant.board.squares;
    text.heading("Kings");
    let (steps, captures) = (
        along(variant.steps, squares),
        along(variant.captures, squares),
    );
    if variant.kings.flying {
        text.say(format!(
            "A king moves any distance {steps} over free squares, in all directions. It captures {captures} \
             from any distance: over free squares, then over one enemy, to any free square behind it."
        ));
        text.picture(match variant.captures {
            Lines::Orthogonal => "  W . b . .   ->   . . . . W",
            Lines::Diagonal | Lines::Both => {
                "  . . . .        . . . W\n  . . b .   ->   . . . .\n  . . . .        . . . .\n  W . . .        . . . ."
            }
        });
    } else {
        text.say(format!(
            "A king moves one step {steps} to a free square, in all directions. It captures {captures} by a hop \
             over an enemy next to it to the free square right behind, in all these directions."
        ));
    }
    if let Some(limit) = variant.kings.moves_in_a_row {
        text.say(format!(
            "As long as its player has men too, the same king may make {} in a row at most that take nothing.",
            counted(limit.into(), "move")
        ));
    }
}

fn captures(text: &mut Text, variant: &Variant) {
    let capture = variant.capture;
    text.heading("Captures");
    text.say(
        "Who can capture has to. A piece that has captured goes on with the next hop, in the same move, as long as it \
         can.",
    );
    text.say(match capture.duty {
        Duty::Any => "Of several captures any may be chosen.",
        Duty::MostPieces => "Of several captures one has to be chosen that takes the most pieces.",
        Duty::MostValue => {
            "Of several captures one has to be chosen of the highest value: a king counts less than two men, but \
             n kings count more than 2n - 1 men. Of those of the same value, if a king can make one, a king has to."
        }
    });
    text.say(match capture.removal {
        Removal::AtEnd => {
            "The pieces that were taken leave the board when the move has ended. Until then they are in the way: \
             nothing hops over them again."
        }
        Removal::AtOnce => {
            "Each piece that is taken leaves the board at once, which can open the way for the next hop."
        }
    });
    text.say(if capture.half_turns {
        "Between two hops a piece may turn in any direction, right back too."
    } else {
        "Between two hops a piece may not turn right back."
    });
}

fn end(text: &mut Text, variant: &Variant) {
    let draws = variant.draws;
    text.heading("The end");
    text.say("Who is to move and has no piece left, or no move, has lost.");
    let mut draws_at_all = true;
    match (draws.repetition, draws.king_moves) {
        (true, None) => text.say("A position that occurs for the third time is a draw."),
        (true, Some(moves)) => {
            text.say("A position that occurs for the third time is a draw.");
            text.say(format!("So are {}.", of_kings(moves)));
        }
        (false, Some(moves)) => text.say(format!("It is a draw after {}.", of_kings(moves))),
        (false, None) => draws_at_all = false,
    }
    let against = ["one king", "two pieces", "three pieces"];
    let against = against.into_iter().zip(draws.lone_king);
    let limits = against.filter_map(|(pieces, limit)| {
        Some(match limit? {
            0 => format!("at once against {pieces}"),
            moves => format!(
                "after {} of each player against {pieces}",
                counted(moves.into(), "move")
            ),
        })
    });
    let limits: Vec<_> = limits.collect();
    if !limits.is_empty() {
        let [_, two, three] = draws.lone_king;
        let among = if two.or(three).is_some() {
            "a king is among them and "
        } else {
            ""
        };
        text.say(format!(
            "A lone king draws {}, if {among}nothing can be taken.",
            listed(&limits, "and")
        ));
    } else if !draws_at_all {
        text.say("There are no draws.");
    }
}

fn of_kings(moves: u16) -> String {
    let moves = counted(moves.into(), "move");
    format!("{moves} of each player in a row with kings that take nothing")
}
