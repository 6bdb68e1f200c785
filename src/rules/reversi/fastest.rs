//! [`fastest`]: the choice of an engine for a board.

use super::{BitReversi, Reversi};
use crate::rules::{EngineVisitor, visit_engine};

/// Calls a visitor with the fastest engine for a game. This is [`BitReversi`] on boards of the usual sizes (4x4, 4x5,
/// 4x6, 5x5, 6x6, 6x8, 7x7, 8x8 and 10x10) that do not wrap; otherwise it is the reference engine, [`Reversi`] itself.
///
/// Other sizes take one line in your own program: `BitReversi::<u64, 5, 8>`.
///
/// ```
/// use collinear::rules::{
///     Engine, EngineVisitor, Finished, perft_bulk,
///     reversi::{self, Reversi},
/// };
///
/// /// Perft to this depth.
/// struct Count(usize);
///
/// impl EngineVisitor<Reversi> for Count {
///     type Answer = u128;
///
///     fn visit<E: Engine<Reference = Reversi>>(self, engine: E) -> u128 {
///         perft_bulk(&engine, &engine.start(), self.0, Finished::Counted)
///     }
/// }
///
/// assert_eq!(reversi::fastest(Reversi::default(), Count(7)), 55_092);
/// ```
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<Reversi>>(rules: Reversi, visitor: V) -> V::Answer {
    match (rules.bounds().rows(), rules.bounds().cols()) {
        (4, 4) => visit_engine::<BitReversi<u16, 4, 4>, _>(rules, visitor, V::visit),
        (4, 5) => visit_engine::<BitReversi<u32, 4, 5>, _>(rules, visitor, V::visit),
        (4, 6) => visit_engine::<BitReversi<u32, 4, 6>, _>(rules, visitor, V::visit),
        (5, 5) => visit_engine::<BitReversi<u32, 5, 5>, _>(rules, visitor, V::visit),
        (6, 6) => visit_engine::<BitReversi<u64, 6, 6>, _>(rules, visitor, V::visit),
        (6, 8) => visit_engine::<BitReversi<u64, 6, 8>, _>(rules, visitor, V::visit),
        (7, 7) => visit_engine::<BitReversi<u64, 7, 7>, _>(rules, visitor, V::visit),
        (8, 8) => visit_engine::<BitReversi<u64, 8, 8>, _>(rules, visitor, V::visit),
        (10, 10) => visit_engine::<BitReversi<u128, 10, 10>, _>(rules, visitor, V::visit),
        _ => visitor.visit(rules),
    }
}
