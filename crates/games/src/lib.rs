//! Games written with collinear, one file a game.
