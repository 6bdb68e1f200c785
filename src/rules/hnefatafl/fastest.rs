//! [`fastest`]: which engine for which board.

use super::Hnefatafl;
use crate::rules::EngineVisitor;

/// What [`fastest`] does, for visitors that ask more of an engine as well.
macro_rules! visit_fastest {
    ($rules:ident, $visitor:ident) => {{
        use $crate::rules::{
            hnefatafl::{
                BitHnefatafl7x7, BitHnefatafl9x9, BitHnefatafl11x11, BitHnefatafl13x13,
            },
            visit_on_its_board,
        };

        let size = ($rules.bounds().rows(), $rules.bounds().cols());
        visit_on_its_board!($rules, $visitor, size, {
            (7, 7) => BitHnefatafl7x7,
            (9, 9) => BitHnefatafl9x9,
            (11, 11) => BitHnefatafl11x11,
            (13, 13) => BitHnefatafl13x13,
        });
        $visitor.visit($rules)
    }};
}

pub(crate) use visit_fastest;

/// Chooses the fastest engine for a game, and calls a visitor with it:
/// [`BitHnefatafl`](super::BitHnefatafl) on the boards of usual sizes (7x7, 9x9, 11x11 and 13x13), and the
/// reference engine, [`Hnefatafl`] itself, on all others.
///
/// Another board is one line in a program of your own: `BitHnefatafl::<Wide<4>, 15, 15>`.
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
    visit_fastest!(rules, visitor)
}
