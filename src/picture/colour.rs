//! [`Colour`]: red, green and blue.

use core::fmt;

/// The dark and the light colour for contrast.
pub(super) const DARK: Colour = Colour::rgb(0x2b_30_3b);
pub(super) const LIGHT: Colour = Colour::rgb(0xfa_f6_ec);

/// A colour: red, green and blue, each from 0 to 255.
///
/// ```
/// use collinear::picture::Colour;
///
/// let amber = Colour::rgb(0xf3_c1_4b);
/// assert_eq!(amber, Colour { red: 243, green: 193, blue: 75 });
/// assert_eq!(amber.to_string(), "#f3c14b");
/// ```
#[doc(alias = "color")]
#[doc(alias = "rgb")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour {
    /// The amount of red.
    pub red: u8,
    /// The amount of green.
    pub green: u8,
    /// The amount of blue.
    pub blue: u8,
}

impl Colour {
    /// The colour with this number of six hexadecimal digits: two each for red, green and blue. Higher digits are
    /// ignored.
    ///
    /// ```
    /// use collinear::picture::Colour;
    ///
    /// assert_eq!(Colour::rgb(0xff_80_00), Colour { red: 255, green: 128, blue: 0 });
    /// ```
    #[must_use]
    pub const fn rgb(digits: u32) -> Self {
        let [_, red, green, blue] = digits.to_be_bytes();
        Self { red, green, blue }
    }
}

impl Colour {
    /// A dark or a light colour, whichever is legible on this one.
    pub(super) const fn contrast(self) -> Self {
        let light = 299 * self.red as u32 + 587 * self.green as u32 + 114 * self.blue as u32;
        if light > 140_000 { DARK } else { LIGHT }
    }
}

/// Writes the colour as in CSS: `#f3c14b`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { red, green, blue } = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

/// Writes the colour as in CSS.
impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
