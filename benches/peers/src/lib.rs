//! Compares the library with other libraries that do the same work, see `benches/race/`.
