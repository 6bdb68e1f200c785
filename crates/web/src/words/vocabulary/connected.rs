//! Connected cells and ways between them.

use collinear::Direction;

words! {
    group "Connected cells";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Which equal cells are connected with this one?
    flood ["flood fill", "group", "connected component", "area"] on any
    of "XO#" start "X X . . X\n. X . X .\nO X O . X\nO . O . X", (0, 0), (0, 0), E;
    asks board.flood([from], sides, |&c| c == 'X').cells().to_vec() => cells;

    /// Is there a way from here to there over X, and which is a shortest?
    connect ["Hex", "shortest path", "pathfinding"] on any
    of "XO#" start "X X . . .\n. X X . X\n. . X . X\n. . X X X", (0, 0), (1, 4), E;
    asks board.connect([from], |at| at == to, sides, |&c| c == 'X') => connection;

    /// Which cells can a knight reach, by free cells only?
    reach_by ["knight", "steps of your own", "breadth-first search"] on squares
    of "N#" start "N # . #\n. . . .\n# . . #\n. # . .", (0, 0), (0, 0), E;
    asks board.reach_by([from], |at| board.neighbours(at, &Direction::KNIGHT).filter(|(.., c)| **c == '.').map(|(_, at, _)| at)).cells().to_vec() => cells;

    /// In how few knight's moves does it get there, over free cells?
    connect_by ["knight distance", "shortest path", "bfs"] on squares
    of "N#" start "N . . . .\n. . . # .\n. . . . .\n. # . . .", (0, 0), (3, 4), E;
    asks board.connect_by([from], |at| at == to, |at| board.neighbours(at, &Direction::KNIGHT).filter(|(.., c)| **c == '.').map(|(_, at, _)| at)) => leaps;
}
