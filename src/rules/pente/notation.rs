//! Moves as text: `j10`.

use super::Pente;

crate::rules::notation::stones_by_name!(Pente, "j10");
