//! [`fastest`]: which engine for which board.

use super::PegSolitaire;
use crate::rules::EngineVisitor;

/// What [`fastest`] does, for visitors that ask more of an engine as well.
macro_rules! visit_fastest {
    ($rules:ident, $visitor:ident) => {{
        use $crate::rules::peg_solitaire::BitPegSolitaire;

        match BitPegSolitaire::new($rules.clone()) {
            Ok(engine) => $visitor.visit(engine),
            Err(_) => $visitor.visit($rules),
        }
    }};
}

pub(crate) use visit_fastest;

/// Chooses the fastest engine for a game, and calls a visitor with it: [`BitPegSolitaire`] on boards of at
/// most 64 holes, and the reference engine, [`PegSolitaire`] itself, on larger ones.
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
///
/// [`BitPegSolitaire`]: super::BitPegSolitaire
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<PegSolitaire>>(rules: PegSolitaire, visitor: V) -> V::Answer {
    visit_fastest!(rules, visitor)
}
