//! The rules of peg solitaire to read.

use collinear::{
    Origin,
    rules::peg_solitaire::{Goal, Lattice, PegSolitaire},
};

use super::Text;

pub(in crate::games) fn of_peg_solitaire(game: &PegSolitaire) -> String {
    let last = match game.goal() {
        Goal::AnyHole => "one peg is left, wherever it is".to_owned(),
        Goal::Hole(hole) => {
            let name = game.bounds().name_from(hole, Origin::TopLeft);
            let name = name.map(|name| name.to_string()).unwrap_or_default();
            format!("one peg is left, and that in {name}")
        }
    };
    let mut text = Text::about(&format!(
        "Jump with pegs over pegs, and take off those that are jumped over. The game is solved when {last}."
    ));
    text.heading("Moves");
    text.say(
        "A peg (1) jumps over a peg next to it into the empty hole (0) right behind, and the peg that was jumped \
         over is taken off. There are no other moves.",
    );
    text.picture("  1 1 0   ->   0 0 1");
    text.say(match game.lattice() {
        Lattice::Square => "Pegs jump along rows and columns, never diagonally.",
        Lattice::Triangular => {
            "Pegs jump in six directions: along the rows, and along both slanting lines of the triangles. Written \
             left-aligned, as below, these are rows, columns, and the diagonals that fall to the right."
        }
    });
    if game.start_board().iter().any(|square| !square.is_hole()) {
        text.say("Where the board shows a dot there is no hole.");
    }
    text.say("Several jumps of the same peg, one after the other, can be one turn.");
    text.heading("The end");
    text.say(format!(
        "The game is solved when {last}. If no peg can jump before that it is lost."
    ));
    text.0
}
