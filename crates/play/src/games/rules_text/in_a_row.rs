//! The rules of m,n,k games to read.

use collinear::{Direction, Length, rules::in_a_row::InARow};

use super::{Text, joined, listed};

pub(in crate::games) fn of_in_a_row(game: &InARow) -> String {
    let (piece, lines) = (piece(game), lines(game.axes()));
    let k = game.length().k();
    let wanted = match game.length() {
        Length::AtLeast(_) => format!("{k} {piece}s in a row"),
        Length::Exactly(_) => format!("exactly {k} {piece}s in a row"),
    };
    let (order, fate) = if game.is_misere() {
        ("Don't get", "has lost")
    } else {
        ("Get", "has won")
    };
    let mut text = Text::about(&format!(
        "{order} {wanted}, along {}. Who has them first {fate}.",
        listed(&lines, "or")
    ));
    text.heading("Moves");
    text.say(if game.has_gravity() {
        "Players take turns to drop a disc into a column that is not full. It falls to the lowest free cell."
    } else {
        "Players take turns to put a stone on any empty cell. Stones stay where they are."
    });
    if game.obstacles().next().is_some() {
        text.say("Nobody can take a cell with an obstacle, #, and no line runs through it.");
        if game.has_gravity() {
            text.say("Discs come to rest on it; the cells below it stay empty.");
        }
    }
    text.heading("Lines");
    text.say(format!(
        "{wanted} have no gap and nothing of the opponent's between them."
    ));
    text.say(match game.length() {
        Length::AtLeast(_) if game.is_misere() => "More of them lose too.",
        Length::AtLeast(_) => "More of them win too.",
        Length::Exactly(_) if game.is_misere() => "More of them lose nothing.",
        Length::Exactly(_) => "More of them win nothing.",
    });
    text.say(format!("A line runs along {}.", listed(&lines, "or")));
    for what in absent(game.axes()) {
        text.say(format!("{what} don't count."));
    }
    if let Some(joined) = joined(game.bounds().wrap()) {
        text.begin(joined);
        text.say("Lines go on there.");
    }
    text.heading("The end");
    text.say(format!(
        "Who first has {wanted} {fate} at once. A full board without them is a draw."
    ));
    text.0.replacen("\nexactly", "\nExactly", 1)
}

/// What is placed: what falls is a disc.
fn piece(game: &InARow) -> &'static str {
    if game.has_gravity() { "disc" } else { "stone" }
}

/// Along which axes lines run: rows, columns, the diagonals that fall to the right, and those that rise.
fn kinds(axes: &[Direction]) -> [bool; 4] {
    let kinds = [Direction::E, Direction::S, Direction::SE, Direction::NE];
    kinds.map(|kind| axes.iter().any(|&axis| axis == kind || axis == -kind))
}

/// `a row`, `a column`, `a diagonal`
fn lines(axes: &[Direction]) -> Vec<&'static str> {
    let [rows, columns, falling, rising] = kinds(axes);
    let lines = [
        (rows, "a row"),
        (columns, "a column"),
        (falling || rising, "a diagonal"),
    ];
    let lines = lines.into_iter();
    lines
        .filter_map(|(runs, line)| runs.then_some(line))
        .collect()
}

/// What is no line.
fn absent(axes: &[Direction]) -> impl Iterator<Item = &'static str> {
    let [rows, columns, falling, rising] = kinds(axes);
    let absent = [
        (rows, "Rows"),
        (columns, "Columns"),
        (falling || rising, "Diagonals"),
        (falling || !rising, "Diagonals that fall to the right"),
        (rising || !falling, "Diagonals that rise to the right"),
    ];
    absent
        .into_iter()
        .filter_map(|(runs, what)| (!runs).then_some(what))
}
