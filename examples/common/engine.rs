//! The fast engines of the games: which type plays on which board.

use collinear::{
    Bounds,
    bits::Wide,
    rules::{
        Engine, Rules, View,
        hnefatafl::{BitHnefatafl, Hnefatafl},
        in_a_row::{BitInARow, InARow, LineInARow},
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
        reversi::{BitReversi, Reversi},
    },
};

/// What is to be done with an engine, whichever it is, that plays moves of this type.
pub(crate) trait Work<M> {
    type Answer;

    fn with<R>(self, rules: R, state: &R::State) -> Self::Answer
    where
        R: Rules<State: View + Send + Sync, Move = M> + Send + Sync + 'static;
}

/// A game that has a second engine, on bits, for some boards.
pub(crate) trait Fast: Rules {
    /// Has the work done by the fast engine, from a state.
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoTwin<W>>;
}

/// That there is no fast engine for a game, or that it can't play it; the work is yet to be done.
pub(crate) struct NoTwin<W> {
    pub(crate) why: String,
    pub(crate) work: W,
}

/// Lets a twin do the work, if it can play the game from the state.
macro_rules! with_twin {
    ($twin:expr, $state:expr, $work:expr) => {{
        let made = $twin.and_then(|twin| twin.enter($state).map(|state| (twin, state)));
        match made {
            Ok((twin, state)) => Ok($work.with(twin, &state)),
            Err(why) => Err(NoTwin {
                why: why.to_string(),
                work: $work,
            }),
        }
    }};
}

/// Lets the twin on the board of its size do the work.
macro_rules! on_its_board {
    ($size:expr, $state:expr, $work:expr, $($board:pat => $name:literal $twin:expr,)*) => {
        match $size {
            $($board => with_twin!($twin, $state, $work),)*
            _ => {
                let names: &[&str] = &[$($name),*];
                let names = names.join(", ");
                Err(NoTwin {
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
    ) -> Result<W::Answer, NoTwin<W>> {
        let (rows, cols) = size(self.bounds());
        on_its_board! { (rows, cols, self.length().k()), state, work,
            (3, 3, 3) => "lines of 3 on 3x3" BitInARow::<u16, 3, 3, 3>::new(*self),
            (4, 4, 3) => "lines of 3 on 4x4" BitInARow::<u16, 4, 4, 3>::new(*self),
            (4, 4, 4) => "lines of 4 on 4x4" BitInARow::<u16, 4, 4, 4>::new(*self),
            (4, 5, 4) => "lines of 4 on 4x5" BitInARow::<u32, 4, 5, 4>::new(*self),
            (5, 5, 4) => "lines of 4 on 5x5" BitInARow::<u32, 5, 5, 4>::new(*self),
            (5, 6, 4) => "lines of 4 on 5x6" BitInARow::<u64, 5, 6, 4>::new(*self),
            (6, 6, 4) => "lines of 4 on 6x6" BitInARow::<u64, 6, 6, 4>::new(*self),
            (6, 7, 4) => "lines of 4 on 6x7" BitInARow::<u64, 6, 7, 4>::new(*self),
            (7, 7, 4) => "lines of 4 on 7x7" BitInARow::<u64, 7, 7, 4>::new(*self),
            (8, 8, 4) => "lines of 4 on 8x8" BitInARow::<u64, 8, 8, 4>::new(*self),
            (6, 7, _) => "lines of any length on 6x7" LineInARow::<6, 7>::new(*self),
            (9, 9, _) => "on 9x9" LineInARow::<9, 9>::new(*self),
            (15, 15, _) => "on 15x15" LineInARow::<15, 15>::new(*self),
            (19, 19, _) => "on 19x19" LineInARow::<19, 19>::new(*self),
        }
    }
}

impl Fast for Reversi {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoTwin<W>> {
        on_its_board! { size(self.bounds()), state, work,
            (4, 4) => "4x4" BitReversi::<u16, 4, 4>::new(self.clone()),
            (4, 5) => "4x5" BitReversi::<u32, 4, 5>::new(self.clone()),
            (4, 6) => "4x6" BitReversi::<u32, 4, 6>::new(self.clone()),
            (5, 5) => "5x5" BitReversi::<u32, 5, 5>::new(self.clone()),
            (6, 6) => "6x6" BitReversi::<u64, 6, 6>::new(self.clone()),
            (6, 8) => "6x8" BitReversi::<u64, 6, 8>::new(self.clone()),
            (7, 7) => "7x7" BitReversi::<u64, 7, 7>::new(self.clone()),
            (8, 8) => "8x8" BitReversi::<u64, 8, 8>::new(self.clone()),
            (10, 10) => "10x10" BitReversi::<u128, 10, 10>::new(self.clone()),
        }
    }
}

impl Fast for PegSolitaire {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoTwin<W>> {
        with_twin!(BitPegSolitaire::new(self.clone()), state, work)
    }
}

impl Fast for Hnefatafl {
    fn fast<W: Work<Self::Move>>(
        &self,
        state: &Self::State,
        work: W,
    ) -> Result<W::Answer, NoTwin<W>> {
        on_its_board! { size(self.bounds()), state, work,
            (7, 7) => "7x7" BitHnefatafl::<u64, 7, 7>::new(self.clone()),
            (9, 9) => "9x9" BitHnefatafl::<u128, 9, 9>::new(self.clone()),
            (11, 11) => "11x11" BitHnefatafl::<u128, 11, 11>::new(self.clone()),
            (13, 13) => "13x13" BitHnefatafl::<Wide<3>, 13, 13>::new(self.clone()),
        }
    }
}
