//! The fast engines of the games: which type plays on which board.

use std::fmt::Display;

use collinear::{
    Bounds,
    bits::Wide,
    rules::{
        Rules, View,
        hnefatafl::{self, BitHnefatafl, Hnefatafl},
        in_a_row::{BitInARow, InARow, LineInARow},
        peg_solitaire::{self, BitPegSolitaire, PegSolitaire},
        reversi::{BitReversi, Reversi},
    },
};

use super::arguments::refuse;

/// What is to be done with an engine, whichever it is.
pub(crate) trait Work {
    type Answer;

    fn with<R: Rules<State: View>>(self, game: &R, start: &R::State) -> Self::Answer;
}

/// Makes the twin of a game on the board of its size; or the program ends here.
macro_rules! on_its_board {
    ($size:expr, $($board:pat => $name:literal $twin:expr,)*) => {
        match $size {
            $($board => $twin,)*
            _ => {
                let names: &[&str] = &[$($name),*];
                let names = names.join(", ");
                refuse(format!("--engine bits: there is none for this board; there is for {names}"))
            }
        }
    };
}

/// What the fast engine made of a game or of a state. If it could make nothing of it the program ends
/// here.
fn fast<T>(made: Result<T, impl Display>) -> T {
    made.unwrap_or_else(|why| refuse(format!("--engine bits: {why}")))
}

fn size(bounds: Bounds) -> (usize, usize) {
    (bounds.rows(), bounds.cols())
}

/// An m,n,k game from its start.
pub(crate) fn in_a_row<W: Work>(game: InARow, work: W) -> W::Answer {
    macro_rules! bits {
        ($word:ty, $rows:literal, $cols:literal, $k:literal) => {{
            let twin = fast(BitInARow::<$word, $rows, $cols, $k>::new(game));
            work.with(&twin, &twin.start())
        }};
    }
    macro_rules! line_words {
        ($rows:literal, $cols:literal) => {{
            let twin = fast(LineInARow::<$rows, $cols>::new(game));
            work.with(&twin, &twin.start())
        }};
    }
    let (rows, cols) = size(game.bounds());
    on_its_board! { (rows, cols, game.length().k()),
        (3, 3, 3) => "lines of 3 on 3x3" bits!(u16, 3, 3, 3),
        (4, 4, 3) => "lines of 3 on 4x4" bits!(u16, 4, 4, 3),
        (4, 4, 4) => "lines of 4 on 4x4" bits!(u16, 4, 4, 4),
        (4, 5, 4) => "lines of 4 on 4x5" bits!(u32, 4, 5, 4),
        (5, 5, 4) => "lines of 4 on 5x5" bits!(u32, 5, 5, 4),
        (5, 6, 4) => "lines of 4 on 5x6" bits!(u64, 5, 6, 4),
        (6, 6, 4) => "lines of 4 on 6x6" bits!(u64, 6, 6, 4),
        (6, 7, 4) => "lines of 4 on 6x7" bits!(u64, 6, 7, 4),
        (7, 7, 4) => "lines of 4 on 7x7" bits!(u64, 7, 7, 4),
        (8, 8, 4) => "lines of 4 on 8x8" bits!(u64, 8, 8, 4),
        (6, 7, _) => "lines of any length on 6x7" line_words!(6, 7),
        (9, 9, _) => "on 9x9" line_words!(9, 9),
        (15, 15, _) => "on 15x15" line_words!(15, 15),
        (19, 19, _) => "on 19x19" line_words!(19, 19),
    }
}

/// Reversi from its start.
pub(crate) fn reversi<W: Work>(game: Reversi, work: W) -> W::Answer {
    macro_rules! bits {
        ($word:ty, $rows:literal, $cols:literal) => {{
            let twin = fast(BitReversi::<$word, $rows, $cols>::new(game));
            work.with(&twin, &twin.start())
        }};
    }
    on_its_board! { size(game.bounds()),
        (4, 4) => "4x4" bits!(u16, 4, 4),
        (4, 5) => "4x5" bits!(u32, 4, 5),
        (4, 6) => "4x6" bits!(u32, 4, 6),
        (5, 5) => "5x5" bits!(u32, 5, 5),
        (6, 6) => "6x6" bits!(u64, 6, 6),
        (6, 8) => "6x8" bits!(u64, 6, 8),
        (7, 7) => "7x7" bits!(u64, 7, 7),
        (8, 8) => "8x8" bits!(u64, 8, 8),
        (10, 10) => "10x10" bits!(u128, 10, 10),
    }
}

/// Peg solitaire from a state.
pub(crate) fn peg_solitaire<W: Work>(
    game: PegSolitaire,
    start: &peg_solitaire::State,
    work: W,
) -> W::Answer {
    let twin = fast(BitPegSolitaire::new(game));
    work.with(&twin, &fast(twin.state(start)))
}

/// Hnefatafl from a state.
pub(crate) fn hnefatafl<W: Work>(game: Hnefatafl, start: &hnefatafl::State, work: W) -> W::Answer {
    macro_rules! bits {
        ($word:ty, $side:literal) => {{
            let twin = fast(BitHnefatafl::<$word, $side, $side>::new(game));
            work.with(&twin, &fast(twin.state(start)))
        }};
    }
    on_its_board! { size(game.bounds()),
        (7, 7) => "7x7" bits!(u64, 7),
        (9, 9) => "9x9" bits!(u128, 9),
        (11, 11) => "11x11" bits!(u128, 11),
        (13, 13) => "13x13" bits!(Wide<3>, 13),
    }
}
