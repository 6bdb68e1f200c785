//! Moves as text: `j10`.

use super::Connect6;

crate::rules::notation::stones_by_name!(Connect6, "j10");
