//! The library beside other libraries that do the same work; see `benches/race/`.
