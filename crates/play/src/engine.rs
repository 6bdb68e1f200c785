//! The fast engines of the games: which type plays on which board.
//!
//! A game with an engine on bits is [`Fast`]; what is to be done with the engine, whichever it is,
//! is a [`Work`].

use collinear::{
    Bounds, Rect,
    bits::Wide,
    rules::{
        Engine, Rules, View,
        hnefatafl::{BitHnefatafl, Hnefatafl},
        in_a_row::{BitInARow, InARow, LineInARow},
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
        reversi::{BitReversi, Reversi},
    },
};

/// What is to be done with an engine of rows and columns, whichever it is, that plays moves of this
/// type.
pub trait Work<M> {
    /// What comes of it.
    type Answer;

    /// Does it with these rules, from a state.
    fn with<E>(self, engine: E, state: &E::State) -> Self::Answer
    where
        E: Engine<State: View<Board = Rect> + Send + Sync, Move = M> + Send + Sync + 'static;
}

/// A game that has a second engine, on bits, for some boards.
pub trait Fast: Rules {
    /// Has the work done by the fast engine, from a state.
    ///
    /// # Errors
    ///
    /// [`NoEngine`] if no engine is fast on this board, or if the engine can't play the state.
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoEngine<W>>;
}

/// That there is no fast engine for a game, or that it can't play it; the work is yet to be done.
pub struct NoEngine<W> {
    /// Why not.
    pub why: String,
    /// What is yet to be done.
    pub work: W,
}

/// Has an engine do the work, if it can play the game from the state.
fn by<E, W>(
    rules: E::Reference,
    state: &<E::Reference as Rules>::State,
    work: W,
) -> Result<W::Answer, NoEngine<W>>
where
    E: Engine<State: View<Board = Rect> + Send + Sync> + Send + Sync + 'static,
    W: Work<E::Move>,
{
    let made = E::of(rules).and_then(|engine| engine.enter(state).map(|state| (engine, state)));
    match made {
        Ok((engine, state)) => Ok(work.with(engine, &state)),
        Err(why) => Err(NoEngine {
            why: why.to_string(),
            work,
        }),
    }
}

/// Has the engine for the board of its size do the work.
macro_rules! on_its_board {
    ($size:expr, $rules:expr, $state:expr, $work:expr, $($board:pat => $name:literal $engine:ty,)*) => {
        match $size {
            $($board => by::<$engine, _>($rules, $state, $work),)*
            _ => {
                let names: &[&str] = &[$($name),*];
                let names = names.join(", ");
                Err(NoEngine {
                    why: format!("there is none for this board; there is for {names}"),
                    work: $work,
                })
            }
        }
    };
}

fn size(bounds: Bounds) -> (usize, usize) {
    (bounds.rows(), bounds.cols())
}

impl Fast for InARow {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoEngine<W>> {
        let (rows, cols) = size(self.bounds());
        on_its_board! { (rows, cols, self.length().k()), *self, state, work,
            (3, 3, 3) => "lines of 3 on 3x3" BitInARow::<u16, 3, 3, 3>,
            (4, 4, 3) => "lines of 3 on 4x4" BitInARow::<u16, 4, 4, 3>,
            (4, 4, 4) => "lines of 4 on 4x4" BitInARow::<u16, 4, 4, 4>,
            (4, 5, 4) => "lines of 4 on 4x5" BitInARow::<u32, 4, 5, 4>,
            (5, 5, 4) => "lines of 4 on 5x5" BitInARow::<u32, 5, 5, 4>,
            (5, 6, 4) => "lines of 4 on 5x6" BitInARow::<u64, 5, 6, 4>,
            (6, 6, 4) => "lines of 4 on 6x6" BitInARow::<u64, 6, 6, 4>,
            (6, 7, 4) => "lines of 4 on 6x7" BitInARow::<u64, 6, 7, 4>,
            (7, 7, 4) => "lines of 4 on 7x7" BitInARow::<u64, 7, 7, 4>,
            (8, 8, 4) => "lines of 4 on 8x8" BitInARow::<u64, 8, 8, 4>,
            (6, 7, _) => "lines of any length on 6x7" LineInARow::<6, 7>,
            (9, 9, _) => "on 9x9" LineInARow::<9, 9>,
            (15, 15, _) => "on 15x15" LineInARow::<15, 15>,
            (19, 19, _) => "on 19x19" LineInARow::<19, 19>,
        }
    }
}

impl Fast for Reversi {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoEngine<W>> {
        on_its_board! { size(self.bounds()), self.clone(), state, work,
            (4, 4) => "4x4" BitReversi::<u16, 4, 4>,
            (4, 5) => "4x5" BitReversi::<u32, 4, 5>,
            (4, 6) => "4x6" BitReversi::<u32, 4, 6>,
            (5, 5) => "5x5" BitReversi::<u32, 5, 5>,
            (6, 6) => "6x6" BitReversi::<u64, 6, 6>,
            (6, 8) => "6x8" BitReversi::<u64, 6, 8>,
            (7, 7) => "7x7" BitReversi::<u64, 7, 7>,
            (8, 8) => "8x8" BitReversi::<u64, 8, 8>,
            (10, 10) => "10x10" BitReversi::<u128, 10, 10>,
        }
    }
}

impl Fast for PegSolitaire {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoEngine<W>> {
        by::<BitPegSolitaire, _>(self.clone(), state, work)
    }
}

impl Fast for Hnefatafl {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoEngine<W>> {
        on_its_board! { size(self.bounds()), self.clone(), state, work,
            (7, 7) => "7x7" BitHnefatafl::<u64, 7, 7>,
            (9, 9) => "9x9" BitHnefatafl::<u128, 9, 9>,
            (11, 11) => "11x11" BitHnefatafl::<u128, 11, 11>,
            (13, 13) => "13x13" BitHnefatafl::<Wide<3>, 13, 13>,
        }
    }
}
