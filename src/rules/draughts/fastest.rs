//! [`fastest`]: which engine for which board.

use super::Draughts;
use crate::rules::EngineVisitor;

/// What [`fastest`] does, for visitors that ask more of an engine as well.
macro_rules! visit_fastest {
    ($rules:ident, $visitor:ident) => {{
        use $crate::rules::{
            draughts::{BitDraughts8x8, BitDraughts10x10, BitDraughts12x12},
            visit_on_its_board,
        };

        let size = ($rules.bounds().rows(), $rules.bounds().cols());
        visit_on_its_board!($rules, $visitor, size, {
            (8, 8) => BitDraughts8x8,
            (10, 10) => BitDraughts10x10,
            (12, 12) => BitDraughts12x12,
        });
        $visitor.visit($rules)
    }};
}

pub(crate) use visit_fastest;

/// Chooses the fastest engine for a game, and calls a visitor with it: [`BitDraughts`](super::BitDraughts) on
/// the boards of usual sizes (8x8, 10x10 and 12x12), and the reference engine, [`Draughts`] itself, on all
/// others.
///
/// Another board is one line in a program of your own: `BitDraughts::<u64, 6, 6>`.
///
/// ```
/// use collinear::rules::{
///     Engine, EngineVisitor, Finished,
///     draughts::{self, Draughts, ENGLISH},
///     perft_bulk,
/// };
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
    visit_fastest!(rules, visitor)
}
