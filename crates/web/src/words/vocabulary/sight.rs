//! Rays, hits and sight.

use collinear::Corners;

words! {
    group "Sight";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Which cells are one, two, three steps away, up to the edge?
    ray ["direction", "line to the edge"] on any
    of "X#" start ". . . . .\n. . . . .\n. . . . .\n. . . . .", (3, 0), (3, 0), NE;
    asks board.board().ray(from, heading) => ray;

    /// What is the first cell that matches, the first blocker in this direction?
    first_hit ["raycast", "first blocker", "line of sight"] on any
    of "@o#" start ". . . . .\n@ . . o o\n. . . . .", (1, 0), (1, 0), E;
    asks board.first_hit(from, heading, |&c| c != '.') => hit;

    /// What is the last free cell before a blocker?
    last_free ["slide until blocked", "ice"] on any
    of "@o#" start ". . . . .\n@ . . o o\n. . . . .", (1, 0), (1, 0), E;
    asks board.last_free(from, heading, |&c| c == '.') => hit;

    /// What is the first piece in each direction, so what attacks this cell?
    seen_from ["check", "attackers", "pin"] on any
    of "KPrqbn" start ". . . r . .\n. . . . . .\nq . P K . n\n. . . . . .\n. b . . . .", (2, 3), (2, 3), E;
    asks board.seen_from(from, headings, |&c| c != '.') => seen;

    /// Does one cell see another, at any angle? If not, what is in the way?
    sees ["line of sight", "Bresenham", "visibility"] on tiled
    of "@k#" start ". . . . . k .\n. . . # . . .\n. @ . # . . .\n. . . . . . .\n. . # . . . k", (2, 1), (0, 5), E;
    asks board.sees(from, to, Corners::Lenient, |&c| c == '#') => sees;

    /// Which cells are visible from here, nearest first?
    field_of_view ["FOV", "shadow casting", "roguelike"] on tiled
    of "@k#" start ". . . . . k .\n. . . # . . .\n. @ . # . . .\n. . . . . . .\n. . # . . . k", (2, 1), (0, 5), E;
    asks board.field_of_view(from, 4, Corners::Lenient, |&c| c == '#') => cells;

    /// Which cells did a query look at, and where did it stop?
    traced ["trace", "debug", "why"] on any
    of "XO#" start ". . . . . .\nR . . . O .\n. . . . . .", (1, 0), (1, 0), E;
    asks (board.board().traced(&trace).slide(from, heading, .., trace.ask("free?", |at| board[at] == '.')).stop, trace.take()) => trace;
}
