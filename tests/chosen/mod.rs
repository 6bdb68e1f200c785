//! The engine that `fastest` chooses for a game.

use std::any::TypeId;

use collinear::rules::{Engine, EngineVisitor, Rules, View};
use collinear::testing::{RandomPlay, check_engine};

/// Returns the name of the engine's type, and checks that it plays the game.
pub(crate) struct Chosen;

impl<R: Rules<State: View>> EngineVisitor<R> for Chosen {
    type Answer = TypeId;

    fn visit<E: Engine<Reference = R, State: View> + 'static>(self, engine: E) -> TypeId {
        let play = RandomPlay {
            seed: 3,
            ..RandomPlay::new(1, 12)
        };
        let checked = check_engine(&engine, &engine.rules().start(), play);
        checked.unwrap_or_else(|difference| panic!("{difference}"));
        TypeId::of::<E>()
    }
}
