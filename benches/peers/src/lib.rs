//! The library beside other libraries that play the same games: see `benches/`.
