//! What writes on the board.

use collinear::Gravity;

words! {
    group "Writing";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Fill cells with one value: the discs that are flipped.
    fill ["flip", "set"] on any
    of "XO#" start ". . . . . .\nX O O . . .\n. . . . . .", (1, 1), (1, 1), E;
    writes board.fill(board.run(from, heading, |&c| c == 'O').line, 'X');

    /// Carry a piece from one cell to another.
    carry ["move a piece"] on any
    of "XO#" start ". . . . .\n. X . . .\n. . . . .", (1, 1), (0, 4), E;
    writes board.carry(from, to, '.');

    /// Write each whole line anew: here all tiles move to where lines begin, as in 2048.
    rewrite_lines ["2048", "shift", "merge"] on any
    of "248" start "2 . 2 4\n. 4 4 4\n2 . . 4", (0, 0), (0, 0), E;
    writes board.rewrite_lines(heading, '.', |line| line.into_iter().filter(|&c| c != '.'));

    /// What falls, and where does it settle?
    compact ["gravity", "cascade", "match three"] on any
    of "ab#" start "a . b .\n. # . a\nb . . .\n. . a .", (0, 0), (0, 0), S;
    writes board.compact(heading, |&c| match c { '.' => Gravity::Empty, '#' => Gravity::Fixed, _ => Gravity::Falls });

    /// Push a row of pieces on by one.
    push_line ["Abalone", "Sokoban", "Quixo"] on any
    of "XO#" start ". . . . . .\n. X X O . .\n. . . . . .", (1, 1), (1, 1), E;
    writes if let Ok(push) = board.push(from, heading, 2, |&c| c != '.', |next| next == Some(&'.')) { board.push_line(&push, '.'); };
}
