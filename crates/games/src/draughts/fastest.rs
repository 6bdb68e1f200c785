//! [`fastest`]: the engine for each board.

use super::{BitDraughts8x8, BitDraughts10x10, BitDraughts12x12, Draughts};
use collinear::rules::{EngineVisitor, visit_engine};

/// Calls a visitor with the fastest engine for a game: [`BitDraughts`](super::BitDraughts) on boards of the usual sizes
/// (8x8, 10x10 and 12x12), and the reference engine [`Draughts`] on all others.
///
/// For another size, name the engine yourself: `BitDraughts::<u64, 6, 6>`.
///
/// ```
/// use collinear::rules::{Engine, EngineVisitor, Finished, perft_bulk};
/// use collinear_games::draughts::{self, Draughts, ENGLISH};
///
/// /// Perft of this depth.
/// struct Count(usize);
///
/// impl EngineVisitor<Draughts> for Count {
///     type Answer = u128;
///
///     fn visit<E: Engine<Reference = Draughts>>(self, engine: E) -> u128 {
///         perft_bulk(&engine, &engine.start(), self.0, Finished::Dropped)
///     }
/// }
///
/// assert_eq!(draughts::fastest(Draughts::new(ENGLISH)?, Count(6)), 36_768);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<Draughts>>(rules: Draughts, visitor: V) -> V::Answer {
    match (rules.bounds().rows(), rules.bounds().cols()) {
        (8, 8) => visit_engine::<BitDraughts8x8, _>(rules, visitor, V::visit),
        (10, 10) => visit_engine::<BitDraughts10x10, _>(rules, visitor, V::visit),
        (12, 12) => visit_engine::<BitDraughts12x12, _>(rules, visitor, V::visit),
        _ => visitor.visit(rules),
    }
}
