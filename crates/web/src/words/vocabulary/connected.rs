//! Connected cells and ways between them.

use collinear::Direction;

words! {
    group "Connected cells";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Which equal cells are connected to this one?
    flood ["flood fill", "group", "connected component", "area"] on any
    of "XO#" start "X X . . X\n. X . X .\nO X O . X\nO . O . X", (0, 0), (0, 0), E;
    asks board.flood([from], sides, |&c| c == 'X').cells().to_vec() => cells;

    /// Is there a path from one cell to another over X, and which is a shortest one?
    connect ["Hex", "shortest path", "pathfinding"] on any
    of "XO#" start "X X . . .\n. X X . X\n. . X . X\n. . X X X", (0, 0), (1, 4), E;
    asks board.connect([from], |at| at == to, sides, |&c| c == 'X') => connection;

    /// Does this group have a liberty, and where is the first?
    flood_until ["liberty", "capture", "Go"] on any
    of "XO" start ". X O X .\nX O O X .\n. X X . .", (0, 2), (0, 2), E;
    asks board.flood_until([from], |at| board[at] == '.', sides, |&c| c == 'O' || c == '.') => way_out;

    /// Which cells are adjacent to this group, including its liberties?
    border ["liberties", "perimeter", "frontier"] on any
    of "XO" start ". X X . .\n. . X O .\n. . . . .", (0, 1), (0, 1), E;
    asks board.flood([from], sides, |&c| c == 'X').border(sides).collect::<Vec<_>>() => cells;

    /// Which groups of equal cells are there on the board?
    regions ["connected components", "islands", "groups"] on any
    of "XO#" start "X X . O\n. X O O\nO . X .", (0, 0), (0, 0), E;
    asks board.regions(sides, |&c| (c != '.').then_some(c)).map(|(_, region)| region.cells().to_vec()) => groups;

    /// Which regions are enclosed by X, so that no path leads to the edge?
    enclosed ["surrounded", "Dots", "closed area"] on any
    of "XO" start ". X . . . .\nX . . X X .\n. . X O . X\n. . . X X .", (0, 0), (0, 0), E;
    asks board.enclosed(sides, |&c| c == 'X').map(|region| region.cells().to_vec()) => groups;

    /// Which cells does a loop of X go round, whatever is on them?
    encircled ["ring", "loop", "Havannah"] on any
    of "XO" start ". . X X .\n. X X X .\n. X O X .\n. . X . .", (0, 0), (0, 0), E;
    asks board.encircled(sides, |&c| c == 'X') => cells;

    /// Which cells can a knight reach over free cells?
    reach_by ["knight", "steps of your own", "breadth-first search"] on squares
    of "N#" start "N # . #\n. . . .\n# . . #\n. # . .", (0, 0), (0, 0), E;
    asks board.reach_by([from], |at| board.neighbours(at, &Direction::KNIGHT).filter(|(.., c)| **c == '.').map(|(_, at, _)| at)).cells().to_vec() => cells;
}
