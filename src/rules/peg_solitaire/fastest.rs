//! [`fastest`]: the choice of an engine for a board.

use super::{BitPegSolitaire, PegSolitaire};
use crate::rules::{EngineVisitor, visit_engine};

/// Calls a visitor with the fastest engine for a game: [`BitPegSolitaire`] on boards of at most 64 holes, and
/// the reference engine, [`PegSolitaire`] itself, on larger ones.
///
/// ```
/// use collinear::rules::{
///     Engine, EngineVisitor, Finished,
///     peg_solitaire::{self, PegSolitaire},
///     perft,
/// };
///
/// /// Counts the first plies.
/// struct Count(usize);
///
/// impl EngineVisitor<PegSolitaire> for Count {
///     type Answer = u128;
///
///     fn visit<E: Engine<Reference = PegSolitaire>>(self, engine: E) -> u128 {
///         perft(&engine, &engine.start(), self.0, Finished::Dropped)
///     }
/// }
///
/// assert_eq!(peg_solitaire::fastest(PegSolitaire::english(), Count(6)), 24_600);
/// ```
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<PegSolitaire>>(rules: PegSolitaire, visitor: V) -> V::Answer {
    visit_engine::<BitPegSolitaire, _>(rules, visitor, V::visit)
}
