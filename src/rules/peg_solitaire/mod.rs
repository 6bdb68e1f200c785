//! Peg solitaire: jump over pegs and remove them, until one is left.
//!
//! A peg jumps over an adjacent peg into the empty hole behind it, and the peg that it jumped over is removed. On a
//! square lattice pegs jump along rows and columns, never diagonally; on a triangular lattice along three axes. The
//! game is solved when one peg is left, in any hole or in the hole chosen as the [`Goal`]. It is stuck if no jump is
//! possible before that.
//!
#![doc = include_str!("../../../examples/pictures/peg_solitaire.svg")]
//!
//! ```
//! use collinear::rules::{Game, Notation, Outcome, peg_solitaire::{Lattice, PegSolitaire}};
//!
//! let picture = Lattice::Square.parse("
//!     1 1 0
//!     . . 1
//!     . . 0
//! ").unwrap();
//! let mut game = Game::new(PegSolitaire::from_start(picture, Lattice::Square)?);
//! let jumps = game.rules().read_turn(game.state(), "a1-c1-c3").unwrap();
//! game.play_all(jumps).unwrap();
//! assert_eq!(game.outcome(), Some(Outcome::Solved));
//! assert_eq!(game.state().to_string(), "0 0 0\n. . 0\n. . 1");
//! assert_eq!((game.state().jumps(), game.state().turns()), (2, 1));
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! A board is a preset, a triangle, a rectangle, or your own picture: `1` is a peg, `0` an empty hole, `.` not
//! a hole. The vacant hole and the goal can be set here or in a line of text, `"english goal=d4"`: see
//! [`PegSolitaire`].
//!
//! ```
//! use collinear::{Coord, rules::peg_solitaire::{Goal, Lattice, PegSolitaire}};
//!
//! let centre = Coord::new(3, 3);
//! let central_game = PegSolitaire::english().with_goal(Goal::Hole(centre))?;
//! let triangle = PegSolitaire::triangle(5)?.with_vacancy(Coord::new(2, 1))?;
//! let picture = Lattice::Square.parse("1 1 0 1\n. 1 1 .").unwrap();
//! let own = PegSolitaire::from_start(picture, Lattice::Square)?;
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```
//!
//! # Two engines
//!
//! [`PegSolitaire`] is the reference. It plays on a grid, on any board, and has every query: turns as text, chains,
//! refusals, possible ends, solutions. [`BitPegSolitaire`] is made from it for boards of at most 64 holes, and plays
//! the same game on a bitboard. Its [`levels`](BitPegSolitaire::levels) counts all positions and all solutions level by
//! level. Use it to count or to play thousands of games: on the English board perft is 14 times faster and random games
//! about 20 times. [`fastest`] chooses between them.
//!
//! ```
//! use collinear::rules::{Finished, Rules, peg_solitaire::{BitPegSolitaire, PegSolitaire}, perft};
//!
//! let reference = PegSolitaire::triangle(5)?;
//! let bits = BitPegSolitaire::new(reference.clone()).expect("15 holes are few enough");
//! assert_eq!(
//!     perft(&bits, &bits.start(), 9, Finished::Dropped),
//!     perft(&reference, &reference.start(), 9, Finished::Dropped),
//! );
//! # Ok::<(), collinear::rules::SetupError>(())
//! ```

mod bits;
mod boards;
mod encode;
mod fastest;
mod lattice;
mod names;
mod notation;
mod play;
mod position_class;
mod search;
mod set_up;
mod settings;
mod solve;
mod solver;
mod square;
mod state;
mod style;
mod variant;

pub use self::{
    bits::{BitPegSolitaire, BitState, Level, Levels},
    fastest::fastest,
    lattice::Lattice,
    solve::Solve,
    solver::Solver,
    square::Square,
    state::State,
    variant::{Goal, PegSolitaire},
};
