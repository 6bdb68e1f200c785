//! Code for common rules, and games that have them. The module contains only this page; [the table of
//! queries](crate::lines::questions) says what each query returns.
//!
//! **How pieces move**: [`slide`](crate::Grid::slide), [`slide_or_take`](crate::Grid::slide_or_take),
//! [`next`](crate::Grid::next), [`hop`](crate::Grid::hop), [`bracket`](crate::Grid::bracket).
//!
//! ```
//! use collinear::{Coord, Direction, Grid, Hop, rules::{Owned, Side}};
//!
//! let board = Grid::parse("
//!     R . . p .
//!     . P p p .
//!     . . . . .
//! ")?;
//! let (rook, pawn) = (Coord::new(0, 0), Coord::new(1, 1));
//! let (free, own, theirs) = (|c: &char| *c == '.', char::is_of(Side::First), char::is_of(Side::Second));
//! let (piece, east) = (|c: &char| *c != '.', Direction::E);
//!
//! // a piece moves any distance up to a blocker: Amazons
//! assert_eq!(board.slide(rook, east, .., free).line.len(), 2);
//! // .. and may capture the blocker: chess, Xiangqi
//! assert_eq!(board.slide_or_take(rook, east, .., free, theirs).line.len(), 3);
//! // a piece moves one step, but not onto an own piece: Breakthrough, Onitama
//! assert_eq!(board.next(pawn, east, |c| !own(c)), Some(Coord::new(1, 2)));
//! // a piece moves as many cells as there are pieces on the line, and over own ones: Lines of Action
//! let far = board.count_on_line(rook, east, piece);
//! let moves = board.slide_or_take(rook, east, far..=far, |c| !theirs(c), theirs).moves();
//! assert!(moves.map(|m| m.to).eq([Coord::new(0, 2)]));
//! // a piece jumps over the next piece to the cell behind it: peg solitaire, draughts
//! assert!(board.hop(rook, Direction::SE, piece, free).is_ok());
//! // a piece jumps over one piece from any distance, and captures a piece behind it: Xiangqi's cannon
//! assert_eq!(board.far_hops(rook, east, free, piece, theirs).count(), 0);
//! // a piece jumps over a row of pieces to the cell behind them: Phutball, YINSH
//! let jump = Hop::from(board.bracket(pawn, east, 1.., piece, free).unwrap());
//! assert_eq!((jump.over.len(), jump.to), (2, Coord::new(1, 4)));
//! // a piece makes any number of jumps: Halma
//! let board = &board;
//! let hops = |at| Direction::ALL.into_iter().filter_map(move |way| Some(board.hop(at, way, piece, free).ok()?.to));
//! assert!(board.reach_by([rook], hops).contains(Coord::new(0, 4)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Captures in a chain**: [`chains`](crate::Grid::chains), [`chains_by`](crate::Grid::chains_by),
//! [`longest_of`](crate::lines::longest_of), [`MoveOrCapture`](super::MoveOrCapture).
//!
//! ```
//! use collinear::{Coord, Direction, Grid, Removal, lines::{distinct_chains, longest_of}, rules::MoveOrCapture};
//!
//! let board = Grid::parse("
//!     K . o . .
//!     . . . o .
//!     . o . . .
//! ")?;
//! let (from, ways) = (Coord::new(0, 0), &Direction::ORTHOGONAL);
//! let (man, free) = (|c: &char| *c == 'o', |c: &char| *c == '.');
//!
//! // a piece jumps repeatedly, and each captured piece leaves at once: English draughts
//! let chains = board.chains(Coord::new(0, 1), ways, man, free, Removal::AtOnce);
//! // .. and must continue as long as it can: a chain ends where no jump is possible
//! let captures: Vec<_> = chains.collect();
//! assert_eq!((captures.len(), captures[0].len()), (1, 2));
//! // captured pieces stay until the end, and block the way: Lasca, international draughts
//! assert_eq!(board.chains(Coord::new(0, 1), ways, man, free, Removal::AtEnd).count(), 1);
//! // a piece may stop after each jump, so each beginning of a chain is a move, too: Phutball
//! let mut stops = Vec::new();
//! let whole = board.chains_by(Coord::new(0, 1), |at, before, hops| {
//!     stops.extend((!before.is_empty()).then(|| before.to_vec()));
//!     let next = |way| board.hop(at, way, man, free).ok();
//!     let is_new = |hop: &collinear::Hop| before.iter().all(|other| other.over != hop.over);
//!     hops.extend(ways.iter().copied().filter_map(next).filter(is_new));
//! });
//! assert_eq!((whole.count(), stops.len()), (1, 2));
//! // the longest capture of all pieces is obligatory: international draughts
//! let longest = longest_of(captures);
//! // two chains that capture the same pieces and end on the same cell are one move: international draughts
//! let moves = distinct_chains(longest).into_iter().map(MoveOrCapture::Capture);
//! // captures are obligatory: list the other moves only if there is no capture
//! assert!(moves.map(|m: MoveOrCapture| m.taken().count()).eq([2]));
//! // a king jumps from a distance, and can turn at each piece: Turkish draughts
//! let of_king = board.chains_by(from, |at, before, hops| {
//!     let far = |way| board.far_hops(at, way, free, man, free);
//!     let is_new = |hop: &collinear::Hop| before.iter().all(|other| other.over != hop.over);
//!     hops.extend(ways.iter().copied().flat_map(far).filter(is_new));
//! });
//! assert_eq!(longest_of(of_king)[0].len(), 3);
//! # Ok::<(), collinear::GridError>(())
//! ```
//!
//! **What is surrounded, connected or in a row**: [`bracket`](crate::Grid::bracket),
//! [`custodial`](crate::Grid::custodial), [`flood_until`](crate::Grid::flood_until),
//! [`regions`](crate::Grid::regions), [`closed_line`](super::Position::closed_line).
//!
//! ```
//! use collinear::{Coord, Direction, Grid, Length};
//!
//! let board = Grid::parse("
//!     . X O .
//!     X X O O
//!     . X O X
//! ")?;
//! let at = Coord::new(1, 0);
//! let (x, o, free) = (|c: &char| *c == 'X', |c: &char| *c == 'O', |c: &char| *c == '.');
//!
//! // pieces between two of mine are turned over: Reversi; or captured: Pente
//! assert_eq!(board.bracket(Coord::new(2, 1), Direction::E, 1.., o, x)?.inner.len(), 1);
//! // a piece between two enemies is captured, as is a piece between an enemy and the edge: tafl
//! let hostile = |c: Option<&char>| c.is_none_or(x);
//! assert!(board.custodial(Coord::new(1, 1), Direction::E, o, hostile).is_err());
//! // a group without a liberty is captured: Go
//! let group = board.flood([Coord::new(1, 0)], &Direction::ORTHOGONAL, x);
//! assert!(group.border(&Direction::ORTHOGONAL).any(|at| free(&board[at])));
//! // a group connects two sides: Hex, Crossway, Tak
//! let spans = |side: Direction| group.touches(side) && group.touches(-side);
//! assert!(spans(Direction::N) && !spans(Direction::E));
//! // all pieces are connected: Lines of Action
//! assert_eq!(board.regions(&Direction::ALL, |c| x(c).then_some(())).count(), 2);
//! // five or more in a row win: Gomoku
//! assert!(!board.has_k_line_through(at, &Direction::AXES, Length::AtLeast(5), x));
//! // .. exactly five: Renju
//! assert!(board.run_through(at, Direction::E, x).line.len() != 5);
//! // a line that closes counts for the player who closes it: Order and Chaos
//! assert_eq!(board.k_lines(&Direction::AXES, Length::AtLeast(3), x).count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Turns, hands and zones**: [`Position`](super::Position), [`PlaceOrMove`](super::PlaceOrMove),
//! [`after`](super::after()), [`or_pass`](super::or_pass()), [`is_stuck`](super::is_stuck()).
//!
//! ```
//! use collinear::{Coord, Direction, Grid, rules::{Owned, Position, Rules, Side, after, or_pass}};
//!
//! let grid = Grid::parse("
//!     . k . .
//!     . . . .
//!     K R . P
//! ")?;
//! // each player has a piece in hand, which is the extra fact: Tak, YINSH
//! let mut state = Position::new(grid).with_extra([1_u8, 1]);
//! let free = |c: &char| *c == '.';
//! let from_hand = state.grid().cells_where(free).filter(|_| state.extra[state.turn.index()] > 0);
//! assert_eq!(from_hand.count(), 8);
//! // the pieces of the player to move, and of the other player: every game
//! assert_eq!((state.grid().count(state.own()), state.grid().count(state.theirs())), (3, 1));
//! // the half of a player, the river, the last rank: Xiangqi, Breakthrough
//! assert_eq!(state.rank_of(Side::Second, Coord::new(2, 3)), 2);
//! // forward is up for one player and down for the other: Breakthrough
//! assert_eq!(Side::Second.facing(Direction::N), Direction::S);
//! // the palace, or any part of the board: Xiangqi
//! let palace = state.grid().bounds().part(Coord::new(0, 0), 2, 2).unwrap();
//! assert!(palace.contains(Coord::new(0, 1)) && !palace.contains(Coord::new(2, 1)));
//! // a move must not leave the king attacked: make each move on a copy and test it: Xiangqi
//! fn safe<R: Rules>(rules: &R, state: &R::State, is_attacked: impl Fn(&R::State) -> bool) -> Vec<R::Move> {
//!     rules.moves(state).filter(|m| !is_attacked(&after(rules, state, m.clone()))).collect()
//! }
//! let king = state.grid().cells_where(|c| *c == 'k').next().unwrap();
//! let rook = state.grid().seen_from(king, &[Direction::S], |c| *c != '.').next();
//! assert_eq!(rook.map(|seen| state.grid()[seen.at]), Some('R'));
//! // a player who cannot move passes: Reversi
//! assert_eq!(or_pass(None::<Coord>).count(), 1);
//! // placing or carrying a piece passes the turn: every game
//! state.carry(Coord::new(2, 1), Coord::new(0, 1), '.');
//! assert_eq!(state.turn, Side::Second);
//! // .. but a turn can have several moves, or continue after a capture: Connect6, Dots and Boxes
//! state.turn = Side::First;
//! // the pieces in between turn over: YINSH
//! state.update([Coord::new(2, 0)], |piece| *piece = piece.to_ascii_lowercase());
//! assert_eq!('k'.owner(), Some(Side::Second));
//! # Ok::<(), collinear::GridError>(())
//! ```
