//! Shapes and full blocks.

use collinear::Shape;

words! {
    group "Shapes";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Where does this shape fit? Each place is shown by the cell of its first square.
    placements ["polyomino", "packing", "Tetris"] on any
    of "X#" start ". . X .\n. X . .\n. . . .", (0, 0), (0, 0), E;
    asks board.placements(&Shape::parse("# .\n# #"), |&c| c == '.').collect::<Vec<_>>() => cells;

    /// Which blocks of two rows and columns are full?
    blocks ["2x2", "squares", "rectangles"] on squares
    of "X" start "X X X .\nX X X X\n. . X X", (0, 0), (0, 0), E;
    asks board.bounds().blocks(2, 2).filter(|block| block.cells().all(|at| board[at] == 'X')).map(|block| block.cells().collect::<Vec<_>>()) => groups;
}
