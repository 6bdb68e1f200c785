//! [`Movie`]: a sequence of pictures.

use alloc::{string::String, vec::Vec};

use super::Picture;

/// An animated picture: pictures of one board in an endless loop; [`Display`](core::fmt::Display) writes it as
/// one SVG.
///
/// The frames are states of a game, or the steps of a query ([`Picture::frames`]):
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
/// It is animated with CSS, without scripts, so it also works in an `<img>` and in a README. Readers who prefer
/// reduced motion, and viewers without animation, get the last frame.
///
/// # Complexity
///
/// Writing takes time O(f n²) for f frames of n elements. The text contains elements common to all frames once,
/// and others once for each set of times at which they are shown.
#[doc(alias("animation", "animated", "film", "gif", "replay"))]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Movie {
    pub(super) frames: Vec<Picture>,
    pub(super) title: Option<String>,
}

impl Movie {
    /// Makes a movie of these pictures, in order, with a second for each and more for the last.
    #[must_use]
    pub fn new(frames: impl IntoIterator<Item = Picture>) -> Self {
        Self {
            frames: frames.into_iter().collect(),
            title: None,
        }
    }

    /// Sets the title. The default is the title of the last picture.
    #[must_use]
    pub fn with_title(self, title: impl Into<String>) -> Self {
        let title = Some(title.into());
        Self { title, ..self }
    }
}
