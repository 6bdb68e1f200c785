//! Lines, runs and patterns.

use collinear::{Length, Pattern};

words! {
    group "Lines";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Is there a line of four or more through this cell: the win check after a move?
    has_k_line_through ["checkForWin", "four in a row", "win check"] on any
    of "XO" start ". . . X . .\n. . X O . .\n. X O X . .\nX O X O O .", (0, 3), (0, 3), E;
    asks board.has_k_line_through(from, axes, Length::AtLeast(4), |&c| c == 'X') => truth;

    /// Which lines of four or more go through this cell?
    k_lines_through ["winning line", "four in a row"] on any
    of "XO" start ". . . X . .\n. . X O . .\n. X O X . .\nX O X O O .", (0, 3), (0, 3), E;
    asks board.k_lines_through(from, axes, Length::AtLeast(4), |&c| c == 'X') => lines;

    /// Which lines of exactly three are there anywhere on the board?
    k_lines ["tic-tac-toe", "match three"] on any
    of "XO" start "X O X O\n. X X X\nO X O .\nX X X X", (0, 0), (0, 0), E;
    asks board.k_lines(axes, Length::Exactly(3), |&c| c == 'X') => lines;

    /// Where does X close a line of four, and where must O block?
    completions ["winning moves", "block", "gain square"] on any
    of "XO" start ". . . . . .\n. X X . X .\n. . X O . .\n. . X . . .", (1, 2), (1, 2), E;
    asks board.completions(axes, Length::AtLeast(4), |&c| c == 'X', |&c| c == '.') => cells;

    /// Which threats of five in a row are on the board: fours and threes, open or not?
    threats ["open three", "four", "Gomoku", "Renju"] on any
    of "XO" start ". . . . . . .\n. . X X X . .\n. . X . . . .\n. . . . . . .\n. . X . . . .", (1, 2), (1, 2), E;
    asks board.threats(axes, Length::AtLeast(5), |&c| c == 'X', |&c| c == '.') => threats;

    /// Which groups of equal cells do runs of three or more form: a line, an L, a T or a cross?
    matches ["match three", "match-3"] on any
    of "gry" start "g r r r\ng y y r\ng g y r", (0, 0), (0, 0), E;
    asks board.matches(axes, Length::AtLeast(3), |&c| (c != '.').then_some(c)).into_iter().map(|one| one.cells) => groups;

    /// Which two neighbours can be swapped so that three in a row are equal?
    matching_swaps ["legal swaps", "match three", "match-3"] on any
    of "gry" start "g g r g\ny r y r", (0, 0), (0, 0), E;
    asks board.matching_swaps(axes, Length::AtLeast(3), |&c| (c != '.').then_some(c)) => moves;

    /// How long is the run of equal cells from here, and what ends it?
    run ["count in a row"] on any
    of "XO" start ". . . . . .\n. X X X O .\n. . . . . .", (1, 1), (1, 1), E;
    asks board.run(from, heading, |&c| c == 'X') => run;

    /// How long is the run of equal cells through here, and what ends it on each side?
    run_through ["open three", "both directions"] on any
    of "XO" start ". . . . . .\n. X X X O .\n. . . . . .", (1, 2), (1, 2), E;
    asks board.run_through(from, heading, |&c| c == 'X') => run_through;

    /// Which maximal runs of equal cells does the board have along an axis?
    runs ["match three", "run length"] on any
    of "abc" start "a a b . b b\nc c c a . a", (0, 0), (0, 0), E;
    asks board.runs(heading, |&c| (c != '.').then_some(c)) => runs;

    /// How many cells match on the whole line, across gaps?
    count_on_line ["Lines of Action", "row sum"] on any
    of "XO" start "O . O . .\n. O X . .\nX . X . X", (2, 2), (2, 2), E;
    asks board.count_on_line(from, heading, |&c| c == 'X') => count;

    /// Which windows of four cells are still open to X, with no O in them?
    windows ["sliding window", "evaluation", "open lines"] on any
    of "XO" start "X . O . . . .\n. . . X . X .", (0, 0), (0, 0), E;
    asks board.board().windows(heading, 4).filter(|line| line.iter().all(|at| board[at] != 'O')) => lines;

    /// Where on the board is this pattern, an open three?
    find_pattern ["open three", "word search", "shape"] on any
    of "XO" start ". . . . . .\n. X X X . .\nX . . . X .\n. O O O . X", (0, 0), (0, 0), E;
    asks board.find_pattern(axes, &Pattern::literal::<3>(". X{3} ."), |&c| c).collect::<Vec<_>>() => matches;

    /// Which broken three is this stone part of, and where is its gap?
    find_pattern_through ["broken three", "through a cell", "shape"] on any
    of "XO" start ". . . . . .\n. X X . X .\n. . . X . .\n. O O O . X", (1, 2), (1, 2), E;
    asks board.find_pattern_through(from, axes, &Pattern::literal::<5>(". X{2} . X ."), |&c| c).collect::<Vec<_>>() => matches;

    /// Does the line from here match this pattern? If not, which segment fails?
    match_pattern ["regular expression", "shape"] on any
    of "XO" start ". . . . . .\nX X X O . .", (1, 0), (1, 0), E;
    asks board.match_pattern(from, heading, &Pattern::literal::<3>("X+ O ."), |&c| c) => segments;
}
