//! [`BeginAt`]: begins a search with the fastest engine for a board.

use std::sync::Arc;

use collinear::rules::{Engine, Rules, View};

use crate::computer::{Computer, Effort, Follower, Negamax, Search};

/// A search that will begin at a state of the reference rules, with a chosen engine.
pub(super) struct BeginAt<'a, J, S> {
    pub(super) negamax: Negamax<J>,
    pub(super) state: &'a S,
    pub(super) effort: Effort,
}

impl<J: 'static, S: View + Send + Sync> BeginAt<'_, J, S> {
    /// Begins with an engine. If the engine cannot play the state, begins with the reference rules.
    pub(super) fn on<E, R>(self, engine: E) -> Box<dyn Search<R::Move>>
    where
        R: Rules<State = S, Move: Send + Sync> + Clone + Send + Sync + 'static,
        E: Engine<Reference = R, State: View + Send + Sync, Move = R::Move> + Send + Sync + 'static,
        J: Follower<E> + Follower<R>,
    {
        let Self {
            negamax,
            state,
            effort,
        } = self;
        match engine.enter(state) {
            Ok(state) => negamax.search(&Arc::new(engine), &state, effort),
            Err(_) => negamax.search(&Arc::new(engine.rules().clone()), state, effort),
        }
    }
}

/// Begins a search with the judge of a game on any of its engines.
macro_rules! begins {
    ($game:ty, $judge:ty) => {
        impl EngineVisitor<$game> for BeginAt<'_, $judge, <$game as Rules>::State> {
            type Answer = Box<dyn Search<<$game as Rules>::Move>>;

            fn visit<E>(self, engine: E) -> Self::Answer
            where
                E: Engine<
                        Reference = $game,
                        Move = <$game as Rules>::Move,
                        State: View<Board = Rect> + Send + Sync,
                    > + Send
                    + Sync
                    + 'static,
            {
                self.on(engine)
            }
        }
    };
}

pub(super) use begins;
