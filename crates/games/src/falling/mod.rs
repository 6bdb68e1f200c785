//! Falling blocks: pieces fall into a well, and full rows disappear, as in Tetris.
//!
//! Pieces of several cells appear one after the other, by chance or from a queue. The player turns each piece and
//! chooses its column, and it falls until it rests on the floor or on other blocks. Then every full row disappears, and
//! the rows above move down unchanged. The game ends with a score when a new piece has no room at the top.
//!
//! ```
//! use collinear::rules::{Game, Outcome};
//! use collinear_games::falling::{FallingBlocks, ComeOrDrop};
//!
//! // four columns, and these three pieces in this order
//! let rules: FallingBlocks = "tetris rows=6 cols=4 queue=IOI".parse()?;
//! let mut game = Game::new(rules);
//! assert_eq!(game.moves().count(), 5); // one way flat, four upright
//! game.play(ComeOrDrop::Drop { turn: 0, at: (5, 0).into() }).unwrap();
//! assert_eq!((game.state().rows(), game.state().score()), (1, 40));
//! game.play(ComeOrDrop::Drop { turn: 0, at: (4, 1).into() }).unwrap();
//! game.play(ComeOrDrop::Drop { turn: 1, at: (2, 3).into() }).unwrap();
//! assert_eq!(game.state().to_string(), ". . . .\n. . . .\n. . . I\n. . . I\n. O O I\n. O O I");
//! assert_eq!(game.outcome(), Some(Outcome::Score(40)));
//! # Ok::<(), collinear::rules::SettingsError>(())
//! ```
//!
//! A piece is turned before it drops: it neither slides under an overhang nor turns while it falls. The well, the
//! pieces and the queue can be set in code or in a line of text: see [`FallingBlocks`]. Without a queue, chance brings
//! all pieces with equal probability.

mod notation;
mod piece;
mod play;
mod set_up;
mod settings;
mod square;
mod state;
mod style;
mod variant;

pub use self::{
    notation::ComeOrDrop, piece::Piece, square::Square, state::State, variant::FallingBlocks,
};
