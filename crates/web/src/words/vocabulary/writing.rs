//! Queries that write to the board.

use collinear::{Gravity, Symmetry};

words! {
    group "Writing";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Fill cells with one value, such as the discs that are flipped.
    fill ["flip", "set"] on any
    of "XO#" start ". . . . . .\nX O O . . .\n. . . . . .", (1, 1), (1, 1), E;
    writes board.fill(board.run(from, heading, |&c| c == 'O').line, 'X');

    /// Move a piece from one cell to another.
    carry ["move a piece"] on any
    of "XO#" start ". . . . .\n. X . . .\n. . . . .", (1, 1), (0, 4), E;
    writes board.carry(from, to, '.');

    /// Rewrite each whole line: here all tiles move to the start of their line, as in 2048.
    rewrite_lines ["2048", "shift", "merge"] on any
    of "248" start "2 . 2 4\n. 4 4 4\n2 . . 4", (0, 0), (0, 0), E;
    writes board.rewrite_lines(heading, '.', |line| line.into_iter().filter(|&c| c != '.'));

    /// Write values to cells, one after another.
    write ["word search", "set"] on any
    of "#" start ". . . . . .\n. . . . . .\n. . . . . .", (1, 0), (1, 0), E;
    writes board.write(board.board().ray(from, heading), "line".chars());

    /// What falls, and where does it settle?
    compact ["gravity", "cascade", "match three"] on any
    of "ab#" start "a . b .\n. # . a\nb . . .\n. . a .", (0, 0), (0, 0), S;
    writes board.compact(heading, |&c| match c { '.' => Gravity::Empty, '#' => Gravity::Fixed, _ => Gravity::Falls });

    /// Let loose pieces fall, and let new ones from a queue drop in behind them.
    collapse ["refill", "spawn", "match three"] on any
    of "gr#" start ". . r .\ng . # .\nr g . .", (0, 0), (0, 0), S;
    writes board.collapse([], heading, '.', |&c| match c { '.' => Gravity::Empty, '#' => Gravity::Fixed, _ => Gravity::Falls }, "gr".chars().cycle());

    /// Remove every full row and let the rows above drop.
    remove_rows ["Tetris", "line clear"] on squares
    of "X" start ". X . .\nX X X X\n. X . X\nX X X X", (0, 0), (0, 0), E;
    writes board.remove_rows(|&c| c == 'X', '.');

    /// Push a row of pieces by one cell.
    push_line ["Abalone", "Sokoban", "Quixo"] on any
    of "XO#" start ". . . . . .\n. X X O . .\n. . . . . .", (1, 1), (1, 1), E;
    writes if let Ok(push) = board.push(from, heading, 2, |&c| c != '.', |next| next == Some(&'.')) { board.push_line(&push, '.'); };

    /// Turn a part of the board in place: two rows and columns from this cell.
    transform_part ["rotate", "twist", "Pentago"] on squares
    of "XO#" start ". . . . .\n. X O . .\n. . X . .\n. . . . .", (1, 1), (1, 1), E;
    writes if let Some(part) = board.bounds().part(from, 2, 2) { board.transform_part(part, Symmetry::QuarterTurn).unwrap(); };
}
