//! The look of a board of peg solitaire.

use super::{Goal, PegSolitaire, Square, names::ORIGIN};
use crate::picture::{Figure, Margin, Sign, Style, Surface, Theme};

impl PegSolitaire {
    /// The look of the board: pits in wood, on squares or hexagons according to the lattice, with rows counted
    /// from the top. The hole that is the goal has a ring.
    ///
    /// ```
    /// use collinear::{Coord, picture::{Sign, Tiling}};
    /// use collinear::rules::peg_solitaire::{Goal, PegSolitaire};
    ///
    /// let centre = Coord::new(3, 3);
    /// let style = PegSolitaire::english().with_goal(Goal::Hole(centre))?.style();
    /// assert_eq!(style.tiling, Tiling::Square);
    /// assert_eq!(style.signs[&centre], Sign::Ring);
    /// assert_eq!(PegSolitaire::triangle(5)?.style().tiling, Tiling::Hexagonal);
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        let goal = match self.goal() {
            Goal::AnyHole => None,
            Goal::Hole(hole) => Some((hole, Sign::Ring)),
        };
        Style {
            tiling: self.lattice().tiling(),
            surface: Surface::Pits,
            margin: Margin::Chart(ORIGIN),
            signs: goal.into_iter().collect(),
            theme: Theme::wood().with_figure(Square::Off.into(), Figure::Off),
            ..Style::default()
        }
    }
}
