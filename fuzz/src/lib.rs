//! Shared code of the fuzz targets: texts and boards from bytes, and conversations about games.

pub mod conversations;
pub mod shapes;
pub mod text;
