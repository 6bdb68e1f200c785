//! [`fastest`]: chooses the engine for a board.

use super::{BitHnefatafl7x7, BitHnefatafl9x9, BitHnefatafl11x11, BitHnefatafl13x13, Hnefatafl};
use crate::rules::{EngineVisitor, visit_engine};

/// Calls a visitor with the fastest engine for a game: [`BitHnefatafl`](super::BitHnefatafl) on 7x7, 9x9, 11x11 and
/// 13x13, the reference engine [`Hnefatafl`] on all other boards.
///
/// For other sizes name the engine yourself: `BitHnefatafl::<Wide<4>, 15, 15>`.
///
/// ```
/// use collinear::rules::{
///     Engine, EngineVisitor, Finished,
///     hnefatafl::{self, BRANDUBH, Hnefatafl},
///     perft,
/// };
///
/// /// Counts the first plies.
/// struct Count(usize);
///
/// impl EngineVisitor<Hnefatafl> for Count {
///     type Answer = u128;
///
///     fn visit<E: Engine<Reference = Hnefatafl>>(self, engine: E) -> u128 {
///         perft(&engine, &engine.start(), self.0, Finished::Dropped)
///     }
/// }
///
/// assert_eq!(hnefatafl::fastest(Hnefatafl::new(BRANDUBH)?, Count(2)), 960);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<Hnefatafl>>(rules: Hnefatafl, visitor: V) -> V::Answer {
    match (rules.bounds().rows(), rules.bounds().cols()) {
        (7, 7) => visit_engine::<BitHnefatafl7x7, _>(rules, visitor, V::visit),
        (9, 9) => visit_engine::<BitHnefatafl9x9, _>(rules, visitor, V::visit),
        (11, 11) => visit_engine::<BitHnefatafl11x11, _>(rules, visitor, V::visit),
        (13, 13) => visit_engine::<BitHnefatafl13x13, _>(rules, visitor, V::visit),
        _ => visitor.visit(rules),
    }
}
