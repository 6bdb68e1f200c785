//! What is outflanked, sandwiched or enclosed.

words! {
    group "Captures";
    with board, from, to, heading, headings, axes, sides, trace;

    /// Are there opposing pieces in this direction, closed off by one of mine?
    bracket ["outflank", "sandwich", "flip", "Reversi"] on any
    of "XO#" start ". . . . .\n. O O X .\n. . . . .", (1, 0), (1, 0), E;
    asks board.bracket(from, heading, 1.., |&c| c == 'O', |&c| c == 'X') => bracket;

    /// Is the adjacent piece caught between this cell and an anvil: one of my pieces or a hostile cell?
    custodial ["tafl", "sandwich", "hostile corner"] on any
    of "adK#" start ". . . . .\n. a d # .\n. . . . .", (1, 1), (1, 1), E;
    asks board.custodial(from, heading, |&c| c == 'd', |anvil| matches!(anvil, Some('a' | '#'))) => taken;

    /// Which two pieces does a piece on this cell capture by moving between them?
    intervene ["intervention", "Mak-yek", "Rek"] on any
    of "Xo#" start ". o . .\no X o .\n. . . .", (1, 1), (1, 1), E;
    asks board.intervene(from, heading, |&c| c == 'o') => both_taken;

    /// How many of a cell's sides are closed, and where is its first liberty?
    surround ["liberties", "enclosed", "neighbours"] on any
    of "Kad" start ". a . .\na K a .\n. . . .", (1, 1), (1, 1), E;
    asks board.surround(from, sides, |side| side == Some(&'a')) => surround;
}
