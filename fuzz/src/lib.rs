//! What the fuzz targets share: texts, boards and games from bytes.

pub mod conversations;
pub mod games;
pub mod shapes;
pub mod text;
