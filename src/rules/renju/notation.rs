//! Moves as text: `h8`.

use super::Renju;

crate::rules::notation::stones_by_name!(Renju, "h8");
