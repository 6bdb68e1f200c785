//! [`fastest`]: which engine for which board.

use super::Reversi;
use crate::rules::EngineVisitor;

/// What [`fastest`] does, for visitors that ask more of an engine as well.
macro_rules! visit_fastest {
    ($rules:ident, $visitor:ident) => {{
        use $crate::rules::{reversi::BitReversi, visit_on_its_board};

        let size = ($rules.bounds().rows(), $rules.bounds().cols());
        visit_on_its_board!($rules, $visitor, size, {
            (4, 4) => BitReversi<u16, 4, 4>,
            (4, 5) => BitReversi<u32, 4, 5>,
            (4, 6) => BitReversi<u32, 4, 6>,
            (5, 5) => BitReversi<u32, 5, 5>,
            (6, 6) => BitReversi<u64, 6, 6>,
            (6, 8) => BitReversi<u64, 6, 8>,
            (7, 7) => BitReversi<u64, 7, 7>,
            (8, 8) => BitReversi<u64, 8, 8>,
            (10, 10) => BitReversi<u128, 10, 10>,
        });
        $visitor.visit($rules)
    }};
}

pub(crate) use visit_fastest;

/// Chooses the fastest engine for a game, and calls a visitor with it: [`BitReversi`] on the boards of usual
/// sizes (4x4, 4x5, 4x6, 5x5, 6x6, 6x8, 7x7, 8x8 and 10x10) whose sides are not joined, and the
/// reference engine, [`Reversi`] itself, on all others.
///
/// Another board is one line in a program of your own: `BitReversi::<u64, 5, 8>`.
///
/// ```
/// use collinear::rules::{
///     Engine, EngineVisitor, Finished, perft_bulk,
///     reversi::{self, Reversi},
/// };
///
/// /// Perft of this depth.
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
///
/// [`BitReversi`]: super::BitReversi
#[doc(alias("backend", "bitboard"))]
pub fn fastest<V: EngineVisitor<Reversi>>(rules: Reversi, visitor: V) -> V::Answer {
    visit_fastest!(rules, visitor)
}
