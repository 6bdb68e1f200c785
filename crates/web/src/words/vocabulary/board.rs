//! The board itself: its steps, lines and cells.

use collinear::Symmetry;

words! {
    group "The board";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Which cell is one step away in this direction?
    step ["neighbour", "move one"] on any
    of "X#" start ". . . .\n. X . .\n. . . .", (1, 1), (1, 1), NE;
    asks board.board().step(from, heading) => step;

    /// Which cells are adjacent, in all directions?
    neighbours ["adjacent", "neighbors", "Moore neighbourhood"] on any
    of "X#" start ". . . .\n. X . .\n. . . .", (1, 1), (1, 1), E;
    asks board.neighbours(from, headings).map(|(_, at, _)| at) => cells;

    /// Which cells lie strictly between two cells of one line?
    between ["interpose", "segment"] on any
    of "X#" start ". . . .\n. . . .\n. . . .\n. . . .", (3, 0), (0, 3), E;
    asks board.board().between(from, to) => line;

    /// In which direction is another cell, if it is on one line with this one?
    direction_to ["aligned", "angle"] on squares
    of "X#" start ". . . .\n. . . .\n. . . .\n. . . .", (3, 0), (0, 3), E;
    asks from.direction_to(to) => direction;

    /// How many king's steps apart are two cells?
    distance ["Chebyshev", "king distance"] on squares
    of "X#" start ". . . . .\n. . . . .\n. . . . .\n. . . . .", (3, 0), (1, 4), E;
    asks from.distance(to) => distance;

    /// Which cells are exactly two steps away?
    ring ["Ataxx", "range"] on squares
    of "X#" start ". . . . .\n. X . . .\n. . . . .\n. . . . .", (1, 1), (1, 1), E;
    asks board.bounds().ring(from, 2) => cells;

    /// Which cells are at most two steps away, nearest first?
    spiral ["within distance", "disk"] on squares
    of "X#" start ". . . . .\n. X . . .\n. . . . .\n. . . . .", (1, 1), (1, 1), E;
    asks board.bounds().spiral(from, 2) => cells;

    /// What is the whole line through this cell, from edge to edge?
    whole_line ["row", "column", "diagonal"] on any
    of "X#" start ". . . . .\n. . . . .\n. . X . .\n. . . . .", (2, 2), (2, 2), NE;
    asks board.board().whole_line(from, heading) => line;

    /// Which cells are corners, where every line ends?
    corners ["corner cells", "vertices"] on any
    of "X#" start ". . . . .\n. . . . .\n. . # . .\n. . . . .", (0, 0), (0, 0), E;
    asks board.board().corners() => cells;

    /// What does the board look like after a half turn, one of its eight symmetries?
    transformed ["symmetry", "rotate", "mirror"] on squares
    of "XO#" start "X X . . .\n. O . . .\n. # . . .", (0, 0), (0, 0), E;
    asks board.transformed(Symmetry::HalfTurn) => turned;

    /// Which cells differ between the board and another one, here the same after a half turn?
    changes_to ["diff", "delta", "effects"] on squares
    of "XO#" start "X . X\n. O .\nX . .", (0, 0), (0, 0), E;
    asks board.changes_to(&board.transformed(Symmetry::HalfTurn)) => changed;
}
