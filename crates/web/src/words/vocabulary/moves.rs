//! Moves of pieces: walk, slide, hop, push, fall.

use collinear::{Direction, Move, Removal};

words! {
    group "Moves";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Can a piece move straight from one cell to another? If not, what blocks it?
    path ["is the way clear", "rook", "blocked"] on any
    of "R#" start ". . . . .\nR . . # .\n. . . . .", (1, 0), (1, 4), E;
    asks board.path(from, to, |&c| c == '.') => path;

    /// How far can a piece slide, and what stops it?
    slide ["rook", "bishop", "queen"] on any
    of "RX#" start ". . # . . .\n. . . . . .\n. . R . . .\n. . . . . .", (2, 2), (2, 2), N;
    asks board.slide(from, heading, .., |&c| c == '.') => reach;

    /// How far can it slide if it may capture the piece that blocks it?
    slide_or_take ["chess", "capture"] on any
    of "Rpk#" start ". . . . . . .\np . . R . k p\n. . . . . . .", (1, 3), (1, 3), E;
    asks board.slide_or_take(from, heading, .., |&c| c == '.', |&c| c.is_lowercase()) => reach;

    /// Can a piece jump over its neighbour? If not, what is missing?
    hop ["jump", "peg solitaire", "checkers"] on any
    of "10" start "0 0 0 0 0\n1 1 0 1 0\n0 0 0 0 0", (1, 0), (1, 0), E;
    asks board.hop(from, heading, |&c| c == '1', |&c| c == '0') => hop;

    /// How many times can a piece hop in a straight line?
    hops_on ["Konane", "multi-jump"] on any
    of "XO" start ". . . . . . .\nX O . O . O O\n. . . . . . .", (1, 0), (1, 0), E;
    asks board.hops_on(from, heading, |&c| c == 'O', |&c| c == '.') => hops;

    /// Where can a flying king land, at any distance before and behind the captured piece?
    far_hops ["flying king", "long jump", "cannon"] on any
    of "Km" start ". . . . . . .\nK . . m . . .\n. . . . . . .", (1, 0), (1, 0), E;
    asks board.far_hops(from, heading, |&c| c == '.', |&c| c == 'm', |&c| c == '.') => hops;

    /// Which chains of hops can a piece make, each as long as possible?
    chains ["multi-jump", "checkers capture", "draughts"] on any
    of "XO" start ". . . . .\n. O . O .\n. . . . .\n. . . O .\n. . . . .", (0, 0), (0, 0), E;
    asks board.chains(from, headings, |&c| c == 'O', |&c| c == '.', Removal::AtOnce) => chains;

    /// Can a piece advance one cell by pushing at most two others? If not, why?
    push ["Abalone", "Sokoban"] on any
    of "XO#" start ". . . . . .\n. X X O . .\n. . . . . .", (1, 1), (1, 1), E;
    asks board.push(from, heading, 2, |&c| c != '.', |next| next == Some(&'.')) => push;

    /// Which steps does each piece have, if rooks move straight and bishops diagonally?
    headings_of ["move generator", "headings of its own", "chess"] on squares
    of "RB#" start ". . . .\n. R . .\n. . . B\n. . . .", (0, 0), (0, 0), E;
    asks board.headings_of(|&c| "RB".contains(c), |at| if board[at] == 'R' { Direction::ORTHOGONAL } else { Direction::DIAGONAL }).filter_map(|(from, way)| Some(Move { from, to: board.board().step(from, way)? })) => moves;

    /// How far can the cells of one car slide together, and what is in the way?
    slide_together ["Rush Hour", "Klotski", "Tetris"] on any
    of "ct#" start ". . . . . t\nc c . . . t\n. . # . . .", (0, 0), (0, 0), E;
    asks board.slide_together(board.cells_where(|&c| c == 'c'), heading, .., |&c| c == '.') => together;

    /// Where do discs come to rest that are dropped from the edge: all moves at four in a row?
    landings ["legal moves", "drop", "connect four"] on any
    of "XO#" start ". . . O .\n. . . X .\n. . X O .\n. O O X .", (0, 0), (0, 0), S;
    asks board.landings(heading, |&c| c == '.') => cells;

    /// Where does a disc come to rest that is dropped here?
    drop_from ["gravity", "connect four", "landing"] on any
    of "XO#" start ". . . . .\n. . . . .\n. . X . .\n. O O . .", (0, 2), (0, 2), S;
    asks board.drop_from(from, heading, |&c| c == '.') => hit;
}
