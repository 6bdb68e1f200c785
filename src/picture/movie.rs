//! [`Movie`]: pictures one after the other.

use alloc::{string::String, vec::Vec};

use super::Picture;

/// A picture that moves: pictures of one board, one after the other and round again, as one SVG;
/// [`Display`](core::fmt::Display) writes it.
///
/// The frames are states of a game, or the looks of a query ([`Picture::frames`]):
///
/// ```
/// use collinear::picture::{Movie, Picture};
/// use collinear::rules::{Game, View, in_a_row::FOUR_IN_A_ROW as RULES};
///
/// let mut game = Game::new(RULES);
/// let mut frames = vec![Picture::new(game.state().glyphs()).with_style(RULES.style())];
/// for column in [3, 3, 4, 4, 5, 5, 6] {
///     game.play(RULES.landing(game.state(), column).unwrap()).unwrap();
///     frames.push(Picture::new(game.state().glyphs()).with_style(RULES.style()));
/// }
/// let svg = Movie::new(frames).with_title("Four in a row").to_string();
/// assert!(svg.starts_with("<svg ") && svg.contains("<title>Four in a row</title>"));
/// ```
///
#[doc = include_str!("../../examples/pictures/four_in_a_row_movie.svg")]
///
/// It moves by CSS, without scripts, and so in an `<img>` of a page and in a README too. Where the reader
/// prefers reduced motion, and where nothing moves, it is its last frame.
///
/// # Complexity
///
/// To write it takes time O(f n²) for f frames of n elements. The text has what all frames show once, and
/// what comes and goes once for each way in which it does.
#[doc(alias("animation", "animated", "film", "gif", "replay"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movie {
    pub(super) frames: Vec<Picture>,
    pub(super) title: Option<String>,
}

impl Movie {
    /// The movie of these pictures, in order, with a second for each and more for the last.
    #[must_use]
    pub fn new(frames: impl IntoIterator<Item = Picture>) -> Self {
        Self {
            frames: frames.into_iter().collect(),
            title: None,
        }
    }

    /// The movie with this title; without one it has that of the last picture.
    #[must_use]
    pub fn with_title(self, title: impl Into<String>) -> Self {
        let title = Some(title.into());
        Self { title, ..self }
    }
}
