//! A table of questions about a board, with the query for each question and the type of its answer. This module
//! contains no code.
//!
//! The links lead to the methods of [`Grid`](crate::Grid); a [`Board`](crate::Board) has the same queries. For the
//! rules of a game ("may stop after each jump", "connects two sides") see
//! [`rules::questions`](crate::rules::questions). For the loops of tutorials, and the queries that replace them, see
//! [`tutorial`](super::tutorial).
//!
//! | question | query | answer |
//! |---|---|---|
//! | **k in a row** | | |
//! | win check: does this move make k in a row? | [`has_k_line_through`](crate::Grid::has_k_line_through) | `bool` |
//! | .. and which lines? | [`k_lines_through`](crate::Grid::k_lines_through) | [`Line`](crate::Line)s |
//! | is k in a row anywhere on the board, and where? | [`has_k_line`](crate::Grid::has_k_line), [`k_lines`](crate::Grid::k_lines) | `bool`, [`Line`](crate::Line)s |
//! | winning moves: which free cells complete a line of k? | [`completions`](crate::Grid::completions) | cells |
//! | fours, open fours, threes: which lines lack one or two pieces, and what defends against them? | [`threats`](crate::Grid::threats), and [other ways to find them](super::Threat#what-looks-for-fours-and-threes) | [`Threat`](super::Threat)s |
//! | how full is each window of k, updated move by move, to evaluate positions? | [`census`](crate::Grid::census) | [`Census`](super::Census) |
//! | **runs** | | |
//! | how far do equal cells continue from here? | [`run`](crate::Grid::run) | [`Run`](super::Run) |
//! | .. and both ways? | [`run_through`](crate::Grid::run_through) | [`RunThrough`](super::RunThrough) |
//! | all maximal runs | [`runs`](crate::Grid::runs) | [`RunThrough`](super::RunThrough)s |
//! | match three: groups of three or more, straight, L, T, cross | [`matches`](crate::Grid::matches) | [`Match`](super::Match)es |
//! | .. and which swaps make one? | [`matching_swaps`](crate::Grid::matching_swaps) | [`Move`](super::Move)s |
//! | how many pieces are on the whole line? | [`count_on_line`](crate::Grid::count_on_line) | `usize` |
//! | which values are on a line: what is their sum, maximum, word? | [`along`](crate::Grid::along) | values |
//! | **lines of sight** | | |
//! | raycast: what is the first blocker? | [`first_hit`](crate::Grid::first_hit) | a cell or a [`Miss`](super::Miss) |
//! | where does a beam go between mirrors, and what does it hit (Khet, Black Box)? | [`beam`](crate::Grid::beam) | [`Beam`](super::Beam): cells with headings, a [`Stop`](super::Stop) |
//! | where does a piece stop if it slides until something blocks it? | [`last_free`](crate::Grid::last_free) | a cell or a [`Miss`](super::Miss) |
//! | what attacks this cell: checks, pins? | [`seen_from`](crate::Grid::seen_from) | [`Seen`](super::Seen) |
//! | does one cell see another, at any angle? | [`sees`](crate::Grid::sees) | `Ok`, or the cell that blocks |
//! | field of view: what does a cell see? | [`field_of_view`](crate::Grid::field_of_view) | its cells |
//! | **moves** | | |
//! | is the next cell free: the step of a man or king, the leg of a horse? | [`next`](crate::Grid::next) | a cell |
//! | sliding moves of a rook, bishop, queen | [`slide`](crate::Grid::slide) | [`Run`](super::Run) |
//! | .. and taking what blocks it, as in chess | [`slide_or_take`](crate::Grid::slide_or_take) | [`Run`](super::Run) |
//! | can a piece go straight from here to there, and if not, why? | [`path`](crate::Grid::path), [`path_along`](crate::Grid::path_along) | a [`Line`](crate::Line) or a [`PathError`](super::PathError) |
//! | jump over a neighbour | [`hop`](crate::Grid::hop) | [`Hop`](super::Hop) or a [`Miss`](super::Miss) |
//! | .. again and again straight on (Konane) | [`hops_on`](crate::Grid::hops_on) | [`Hop`](super::Hop)s |
//! | jump from afar: flying king, cannon | [`far_hops`](crate::Grid::far_hops) | [`Hop`](super::Hop)s |
//! | checkers captures: jump again and again | [`chains`](crate::Grid::chains), [`longest_of`](super::longest_of) | lists of [`Hop`](super::Hop)s |
//! | .. with hops of your own (international draughts) | [`chains_by`](crate::Grid::chains_by), [`distinct_chains`](super::distinct_chains) | lists of [`Hop`](super::Hop)s |
//! | all moves of all pieces: each piece with each of its headings | [`headings_of`](crate::Grid::headings_of) | cells with headings |
//! | push a row of pieces by one cell (Abalone, Sokoban, Quixo) | [`push`](crate::Grid::push), [`push_line`](crate::Grid::push_line) | [`Push`](super::Push) or a [`Miss`](super::Miss) |
//! | **several cells at once** | | |
//! | slide pieces of several cells (Rush Hour, Klotski, Tetris) | [`slide_together`](crate::Grid::slide_together) | [`SlideTogether`](super::SlideTogether) |
//! | where does a [`Shape`](crate::Shape) fit: polyominoes, and their turns without duplicates? | [`fits`](crate::Grid::fits), [`placements`](crate::Grid::placements) | `bool`, cells |
//! | .. or one of several shapes: all moves with the pieces in hand (Blokus) | [`placements_of`](crate::Grid::placements_of) | the shape, its cells |
//! | all blocks of a size: full 2x2 squares, Crossway's crosscut | [`blocks`](crate::Bounds::blocks), [`blocks_through`](crate::Bounds::blocks_through) | [`Part`](crate::Part)s |
//! | a [`Part`](crate::Part) of the board as a board of its own, or turned in place | [`part`](crate::Grid::part), [`transform_part`](crate::Grid::transform_part) | a [`Grid`](crate::Grid) |
//! | **captures** | | |
//! | outflank, sandwich, flip (Reversi, Pente) | [`bracket`](crate::Grid::bracket) | [`Bracket`](super::Bracket) or a [`Miss`](super::Miss) |
//! | custodial capture (tafl), also against an edge or a hostile cell | [`custodial`](crate::Grid::custodial) | a cell or a [`Miss`](super::Miss) |
//! | step between two pieces and take both (Mak-yek) | [`intervene`](crate::Grid::intervene) | two cells or a [`Miss`](super::Miss) |
//! | liberties: how many neighbours are closed, is the cell enclosed? | [`surround`](crate::Grid::surround) | [`Surround`](super::Surround) |
//! | **gravity** | | |
//! | where does a dropped disc land? | [`drop_from`](crate::Grid::drop_from) | a cell or a [`Miss`](super::Miss) |
//! | .. from each cell of the edge: all moves in four in a row | [`landings`](crate::Grid::landings) | cells |
//! | what falls, and where does it settle? | [`compact`](crate::Bounds::compact) | [`Move`](super::Move)s |
//! | remove full rows and drop the rows above (Tetris) | [`remove_rows`](crate::Grid::remove_rows), [`remove_lines`](crate::Grid::remove_lines) | [`Line`](crate::Line)s |
//! | cascade: clear matches, let pieces fall, bring in new ones | [`collapse`](crate::Grid::collapse) | the cleared cells, the falls, the new pieces |
//! | **connected cells** | | |
//! | group, connected component, flood fill | [`flood`](crate::Grid::flood) | [`Region`](super::Region) |
//! | does a flood reach a goal: does the group have a liberty, is there an exit? | [`flood_until`](crate::Grid::flood_until) | the goal, or a [`Region`](super::Region) |
//! | all groups (connected components), each once | [`regions`](crate::Grid::regions) | [`Region`](super::Region)s with their kinds |
//! | what is next to a region: liberties, territory, the sides it touches? | [`Region::border`](super::Region::border), [`bordered_by`](super::Region::bordered_by), [`touches`](super::Region::touches) | cells, a kind, `bool` |
//! | which regions are enclosed (Dots)? | [`enclosed`](crate::Grid::enclosed) | [`Region`](super::Region)s |
//! | which cells are inside a loop (Havannah's ring)? | [`encircled`](crate::Grid::encircled) | cells |
//! | any set of cells as a region; a region as a shape | [`Region::of`](super::Region::of), [`shape`](super::Region::shape) | [`Region`](super::Region), [`Shape`](crate::Shape) |
//! | is there a path from here to there (Hex)? | [`connect`](crate::Grid::connect) | its cells |
//! | .. in steps of your own: hops, walls, portals, knight's moves | [`reach_by`](crate::Grid::reach_by) | [`Region`](super::Region) |
//! | **patterns** | | |
//! | word search, open three: where is this pattern? | [`find_pattern`](crate::Grid::find_pattern) | [`PatternMatch`](super::PatternMatch)es |
//! | .. through this cell, and where is its gap? | [`find_pattern_through`](crate::Grid::find_pattern_through) | [`PatternMatch`](super::PatternMatch)es |
//! | does the line from here match? | [`match_pattern`](crate::Grid::match_pattern) | a [`PatternMatch`](super::PatternMatch) or a [`Miss`](super::Miss) |
//! | **any query** | | |
//! | why this answer: which cells did the query look at, and where did it stop? | [`traced`](crate::Board::traced) | a [`Trace`](super::Trace) |
//!
//! # Examples
//!
//! ```
//! use collinear::{Bounds, Coord, Direction, Stop};
//!
//! //   0 1 2 3 4 5
//! // 0 . X O O X .
//! let row = b".XOOX.";
//! let board = Bounds::new(1, 6)?;
//! let is = |piece| move |at: Coord| row[at.col] == piece;
//! let at = Coord::new(0, 1);
//!
//! let run = board.run(at, Direction::E, is(b'X'));
//! assert_eq!(run.line.len(), 1);
//! assert_eq!(run.stop, Stop::Blocked(Coord::new(0, 2)));
//!
//! let bracket = board.bracket(at, Direction::E, 1.., is(b'O'), is(b'X')).unwrap();
//! assert_eq!(bracket.inner.len(), 2);
//!
//! let miss = board.bracket(at, Direction::W, 1.., is(b'O'), is(b'X')).unwrap_err();
//! assert_eq!(miss.to_string(), "no inner cell: blocked at (0, 0) after 0 cells");
//! # Ok::<(), collinear::TooLarge>(())
//! ```
//!
//! **Which discs does a move in Reversi flip?** A [bracket](crate::Bounds::bracket) in each direction: one or more of
//! their discs, then one of mine.
//!
//! ```
//! use collinear::{Coord, Direction, Grid};
//!
//! let board = Grid::parse("
//!     . . . . . .
//!     . . . X . .
//!     . . O O . .
//!     X O O . . .
//! ")?;
//! let at = Coord::new(3, 3); // X wants to play here
//! let (theirs, mine) = (|c: &char| *c == 'O', |c: &char| *c == 'X');
//! let brackets = Direction::ALL.map(|direction| board.bracket(at, direction, 1.., theirs, mine));
//! let flips: usize = brackets.into_iter().flatten().map(|bracket| bracket.inner.len()).sum();
//! assert_eq!(flips, 3); // two to the left, one upwards; the diagonal has no X behind it
//! # Ok::<(), collinear::GridError>(())
//! ```
//!
#![doc = include_str!("../../examples/pictures/flips.svg")]
//!
//! **Can the rook go there, and if not, why?** A [path](crate::Bounds::path).
//!
//! ```
//! use collinear::{Coord, Grid};
//!
//! let board = Grid::parse("R . . # .")?;
//! let error = board.path(Coord::new(0, 0), Coord::new(0, 4), |&c| c == '.').unwrap_err();
//! assert_eq!(error.to_string(), "the path is blocked at (0, 3)");
//! # Ok::<(), collinear::GridError>(())
//! ```
//!
//! **Is there an open three?** A [`Pattern`](super::Pattern) is data that can be written, read, compared and mirrored.
//!
//! ```
//! use collinear::{Direction, Grid, Pattern};
//!
//! let board = Grid::parse("
//!     . . . . . .
//!     . X X X . .
//!     . O O O X .
//! ")?;
//! let open_three = Pattern::literal::<3>(". X{3} .");
//! let found: Vec<_> = board.find_pattern(&[Direction::E], &open_three, |&c| c).collect();
//! assert_eq!(found[0].line.to_string(), "5 cells E from (1, 0)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Is your board in another library?** Use [`Bounds`](crate::Bounds), with a predicate that says which cells match.
//!
//! ```
//! use collinear::{Bounds, Coord, Direction, Wrap};
//!
//! // a torus of bits: cell (r, c) is bit 4r + c
//! let discs: u16 = 0b1000_0000_0010_0001;
//! let torus = Bounds::new(4, 4)?.with_wrap(Wrap::Both);
//! let on = |at: Coord| discs >> (4 * at.row + at.col) & 1 == 1;
//! let run = torus.run_through(Coord::new(0, 0), Direction::SE, on);
//! assert_eq!(run.line.len(), 3); // (3, 3), (0, 0), (1, 1): the diagonal continues round the corner
//! # Ok::<(), collinear::TooLarge>(())
//! ```
//!
//! # Pictures of the queries
//!
//! A [run through](crate::Bounds::run_through) the middle X, and what blocks it at both ends:
//!
#![doc = include_str!("../../examples/pictures/run.svg")]
//!
//! A [line](crate::Bounds::k_lines_through) of at least four through the last X:
//!
#![doc = include_str!("../../examples/pictures/line_of_k.svg")]
//!
//! The free cells that [complete](crate::Bounds::completions) four in a row; the [threats](crate::Bounds::threats) of
//! five in a row; the windows of three that are one piece short, found with a [census](crate::Bounds::census):
//!
#![doc = include_str!("../../examples/pictures/completions.svg")]
//!
#![doc = include_str!("../../examples/pictures/threats.svg")]
//!
#![doc = include_str!("../../examples/pictures/census.svg")]
//!
//! All [runs](crate::Bounds::runs) of a row, and the cells [counted](crate::Bounds::count_on_line) on a whole row:
//!
#![doc = include_str!("../../examples/pictures/runs.svg")]
//!
#![doc = include_str!("../../examples/pictures/whole_line.svg")]
//!
//! The [matches](crate::Bounds::matches) of three or more, and the [swaps](crate::Bounds::matching_swaps) that make one:
//!
#![doc = include_str!("../../examples/pictures/matches.svg")]
//!
#![doc = include_str!("../../examples/pictures/matching_swaps.svg")]
//!
//! The [first hit](crate::Bounds::first_hit) from the `@`, and the [last free](crate::Bounds::last_free) cell before it:
//!
#![doc = include_str!("../../examples/pictures/hit.svg")]
//!
//! A [beam](crate::Bounds::beam) that mirrors turn, and what it hits:
//!
#![doc = include_str!("../../examples/pictures/beam.svg")]
//!
//! What a king [sees](crate::Bounds::seen_from), and what sees the king:
//!
#![doc = include_str!("../../examples/pictures/seen_from.svg")]
//!
//! A [line of sight](crate::Grid::sees) at any angle, and a wall that blocks another line; the [field of
//! view](crate::Grid::field_of_view) in the same cave:
//!
#![doc = include_str!("../../examples/pictures/sees.svg")]
//!
#![doc = include_str!("../../examples/pictures/field_of_view.svg")]
//!
//! A blocked [path](crate::Bounds::path), and [slides](crate::Bounds::slide) along four headings:
//!
#![doc = include_str!("../../examples/pictures/path.svg")]
//!
#![doc = include_str!("../../examples/pictures/slide.svg")]
//!
//! The slides of several pieces, each with [its headings](crate::Bounds::headings_of):
//!
#![doc = include_str!("../../examples/pictures/headings_of.svg")]
//!
//! A [slide that takes](crate::Bounds::slide_or_take) what blocks it:
//!
#![doc = include_str!("../../examples/pictures/slide_or_take.svg")]
//!
//! A [push](crate::Bounds::push) of three pieces:
//!
#![doc = include_str!("../../examples/pictures/push.svg")]
//!
//! A [bracket](crate::Bounds::bracket), and a failed one that has no anchor; all brackets of X on a board; a
//! [custodial](crate::Bounds::custodial) capture between two attackers:
//!
#![doc = include_str!("../../examples/pictures/bracket.svg")]
//!
#![doc = include_str!("../../examples/pictures/brackets.svg")]
//!
#![doc = include_str!("../../examples/pictures/custodial.svg")]
//!
//! Two pieces taken by one that [steps between them](crate::Bounds::intervene):
//!
#![doc = include_str!("../../examples/pictures/intervene.svg")]
//!
//! A king [surrounded](crate::Bounds::surround) except for one liberty:
//!
#![doc = include_str!("../../examples/pictures/surround.svg")]
//!
//! A [hop](crate::Bounds::hop), and the [longest](super::longest_of) [chain](crate::Bounds::chains) of hops:
//!
#![doc = include_str!("../../examples/pictures/hop.svg")]
//!
#![doc = include_str!("../../examples/pictures/chain.svg")]
//!
//! All hops of all pegs; [hops straight on](crate::Bounds::hops_on); the
//! [far hops](crate::Bounds::far_hops) of a flying king:
//!
#![doc = include_str!("../../examples/pictures/hops.svg")]
//!
#![doc = include_str!("../../examples/pictures/hops_on.svg")]
//!
#![doc = include_str!("../../examples/pictures/far_hops.svg")]
//!
//! The [pattern](crate::Bounds::find_pattern) of an open three, `. X{3} .`:
//!
#![doc = include_str!("../../examples/pictures/pattern.svg")]
//!
//! The [pattern through](crate::Bounds::find_pattern_through) the ringed stone of a broken three, `. X{2} . X .`,
//! with its gap:
//!
#![doc = include_str!("../../examples/pictures/pattern_through.svg")]
//!
//! Where discs [land](crate::Bounds::landings), and what falls when a board is [compacted](crate::Bounds::compact):
//!
#![doc = include_str!("../../examples/pictures/drop.svg")]
//!
#![doc = include_str!("../../examples/pictures/compact.svg")]
//!
//! All [regions](crate::Bounds::regions) of stones; the [border](super::Region::border) of a group, with its liberties;
//! an [enclosed](crate::Bounds::enclosed) region:
//!
#![doc = include_str!("../../examples/pictures/regions.svg")]
//!
#![doc = include_str!("../../examples/pictures/border.svg")]
//!
#![doc = include_str!("../../examples/pictures/enclosed.svg")]
//!
//! A [flood](crate::Bounds::flood) from the corner, and a shortest path that [connects](crate::Bounds::connect) two sides
//! on a board of hexagons:
//!
#![doc = include_str!("../../examples/pictures/flood.svg")]
//!
#![doc = include_str!("../../examples/pictures/connect.svg")]
//!
//! The cells that a piece in Halma [reaches](crate::Bounds::reach_by) by hops:
//!
#![doc = include_str!("../../examples/pictures/reach_by.svg")]
//!
//! Cells that [slide together](crate::Grid::slide_together); where a [shape](crate::Shape) fits in any of its turns:
//!
#![doc = include_str!("../../examples/pictures/slide_together.svg")]
//!
#![doc = include_str!("../../examples/pictures/shape.svg")]
//!
//! Full [blocks](crate::Bounds::blocks_through) with the ringed cell, and a [part](crate::Grid::transform_part) turned in
//! place:
//!
#![doc = include_str!("../../examples/pictures/block.svg")]
//!
#![doc = include_str!("../../examples/pictures/transform_part.svg")]
//!
//! The last look of a [trace](super::Trace): two O, and no X to close the bracket:
//!
#![doc = include_str!("../../examples/pictures/trace.svg")]
