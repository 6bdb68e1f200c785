//! The vocabulary of straight lines: runs, rays, sight, moves, captures, gravity, connections and patterns,
//! with answers that carry their cells and the reason they ended.
//!
//! Every query is a method of [`Board`](crate::Board), of [`Bounds`](crate::Bounds) therefore, and
//! takes a predicate on a cell's coordinate. So it works whatever keeps the cells: a
//! [`Grid`](crate::Grid) (which has the same queries for predicates on a cell, and their full
//! documentation), an array, a set of bits,
//! or a board with a move that is only thought of (`|c| c == at || grid[c] == mine`). All of them work on
//! wrapped boards, with walls (cells that no predicate matches), on boards
//! [without](crate::Board::without) some cells, with the headings of a hexagonal board, and on
//! [boards that are no rectangles](crate::boards).
//!
//! Every query can say what it looked at, cell by cell, and where it stopped: see [`Trace`].
//! Which of them sets of bits answer too is said [there](crate::bits#which-query).
//!
//! Each query says under *Complexity* what it allocates: nothing, unless it answers with a list, goes through the
//! [regions](crate::Grid::regions) or [threats](crate::Grid::threats) of a board, answers with a
//! [census](crate::Grid::census) or with a
//! [field of view](crate::Grid::field_of_view), matches a pattern (once for each match, and for what it notes
//! of a line), lists or looks for
//! [`k_lines`](crate::Grid::k_lines) of a board whose headings turn, or goes through all lines of a board that is
//! without some cells ([`runs`](crate::Grid::runs), `k_lines`, `find_pattern`).
//!
//! | what is asked | query | answer |
//! |---|---|---|
//! | **k in a row** | | |
//! | win check: does this move make k in a row? | [`has_k_line_through`](crate::Grid::has_k_line_through) | `bool` |
//! | .. and which lines? | [`k_lines_through`](crate::Grid::k_lines_through) | [`Line`](crate::Line)s |
//! | is k in a row anywhere on the board, and where? | [`has_k_line`](crate::Grid::has_k_line), [`k_lines`](crate::Grid::k_lines) | `bool`, [`Line`](crate::Line)s |
//! | winning moves: which free cells close a line of k? | [`completions`](crate::Grid::completions) | cells |
//! | fours, open fours, threes: what lacks one or two pieces, and what defends it? | [`threats`](crate::Grid::threats), and [what else looks for them](Threat#what-looks-for-fours-and-threes) | [`Threat`]s |
//! | what stands in each window of k: to evaluate a position, kept up move by move | [`census`](crate::Grid::census) | [`Census`] |
//! | **runs** | | |
//! | how far do equal cells go on from here? | [`run`](crate::Grid::run) | [`Run`] |
//! | .. and both ways? | [`run_through`](crate::Grid::run_through) | [`RunThrough`] |
//! | all maximal runs | [`runs`](crate::Grid::runs) | [`RunThrough`]s |
//! | match three: groups of three and more, straight, L, T, cross | [`matches`](crate::Grid::matches) | [`Match`]es |
//! | .. and which swaps make one? | [`matching_swaps`](crate::Grid::matching_swaps) | [`Move`]s |
//! | how many pieces are on the whole line? | [`count_on_line`](crate::Grid::count_on_line) | `usize` |
//! | what is the sum along a line, or anything else of its cells? | [`along`](crate::Grid::along) | values |
//! | **lines of sight** | | |
//! | raycast: what is the first blocker? | [`first_hit`](crate::Grid::first_hit) | a cell or a [`Miss`] |
//! | slide until something stops it: where? | [`last_free`](crate::Grid::last_free) | a cell or a [`Miss`] |
//! | what attacks this cell: checks, pins | [`seen_from`](crate::Grid::seen_from) | [`Seen`] |
//! | does one cell see another, at any angle? | [`sees`](crate::Grid::sees) | nothing, or the cell that blocks |
//! | field of view: what does a cell see? | [`field_of_view`](crate::Grid::field_of_view) | its cells |
//! | **moves** | | |
//! | sliding moves of a rook, bishop, queen; steps | [`slide`](crate::Grid::slide) | [`Run`] |
//! | .. and taking what blocks it, as in chess | [`slide_or_take`](crate::Grid::slide_or_take) | [`Run`] |
//! | can it go straight from here to there, and if not, why? | [`path`](crate::Grid::path), [`path_along`](crate::Grid::path_along) | a [`Line`](crate::Line) or a [`PathError`] |
//! | jump over a neighbour | [`hop`](crate::Grid::hop) | [`Hop`] or a [`Miss`] |
//! | .. again and again straight on (Konane) | [`hops_on`](crate::Grid::hops_on) | [`Hop`]s |
//! | jump from afar: flying king, cannon | [`far_hops`](crate::Grid::far_hops) | [`Hop`]s |
//! | checkers captures: jump again and again | [`chains`](crate::Grid::chains), [`longest_of`] | lists of [`Hop`]s |
//! | .. with hops of your own (international draughts) | [`chains_by`](crate::Grid::chains_by), [`distinct_chains`] | lists of [`Hop`]s |
//! | .. of a piece that may stop after each hop (Fox and Geese) | [`with_stops`] | lists of [`Hop`]s |
//! | all moves of all pieces: every piece with its headings | [`headings_of`](crate::Grid::headings_of) | cells with headings |
//! | push a row of pieces on by one (Abalone, Sokoban, Quixo) | [`push`](crate::Grid::push), [`push_line`](crate::Grid::push_line) | [`Push`] or a [`Miss`] |
//! | **several cells at once** | | |
//! | pieces of many cells slide: Rush Hour, Klotski, Tetris | [`slide_together`](crate::Grid::slide_together) | [`SlideTogether`] |
//! | where does a [`Shape`](crate::Shape) fit: polyominoes, turned without doubles | [`fits`](crate::Grid::fits), [`placements`](crate::Grid::placements) | `bool`, cells |
//! | .. or one of several shapes: all moves with the pieces in hand (Blokus) | [`placements_of`](crate::Grid::placements_of) | the shape, its cells |
//! | full blocks of rows and columns: 2x2, a square of Teeko | [`has_block_through`](crate::Grid::has_block_through), [`blocks`](crate::Grid::blocks) | `bool`, [`Part`](crate::Part)s |
//! | a [`Part`](crate::Part) of the board as a board, or turned in place | [`part`](crate::Grid::part), [`transform_part`](crate::Grid::transform_part) | a [`Grid`](crate::Grid) |
//! | **captures** | | |
//! | outflank, sandwich, flip (Reversi, Pente) | [`bracket`](crate::Grid::bracket) | [`Bracket`] or a [`Miss`] |
//! | custodial capture (tafl), against an edge or a hostile cell too | [`custodial`](crate::Grid::custodial) | a cell or a [`Miss`] |
//! | to step between two pieces and take both (Mak-yek) | [`intervene`](crate::Grid::intervene) | two cells or a [`Miss`] |
//! | liberties: how many neighbours are closed, is it enclosed? | [`surround`](crate::Grid::surround) | [`Surround`] |
//! | **gravity** | | |
//! | where does a dropped disc land? | [`drop_from`](crate::Grid::drop_from) | a cell or a [`Miss`] |
//! | .. from any cell of the edge: all moves at four in a row | [`landings`](crate::Grid::landings) | cells |
//! | what falls, and where does it settle? | [`compact`](crate::Bounds::compact) | [`Move`]s |
//! | full rows out, what stands above drops (Tetris) | [`remove_rows`](crate::Grid::remove_rows), [`remove_lines`](crate::Grid::remove_lines) | [`Line`](crate::Line)s |
//! | cascade: matches out, what stands above falls, new pieces come in | [`collapse`](crate::Grid::collapse) | what was cleared, fell and came in |
//! | **connected cells** | | |
//! | group, connected component, flood fill | [`flood`](crate::Grid::flood) | [`Region`] |
//! | does a flood come to a goal: has the group a liberty, is there an exit? | [`flood_until`](crate::Grid::flood_until) | the goal, or a [`Region`] |
//! | all groups, connected components, each once | [`regions`](crate::Grid::regions) | [`Region`]s with their kinds |
//! | what lies next to a region: liberties, territory, which sides it touches | [`Region::border`], [`bordered_by`](Region::bordered_by), [`touches`](Region::touches) | cells, a kind, `bool` |
//! | which regions are enclosed (Dots) | [`enclosed`](crate::Grid::enclosed) | [`Region`]s |
//! | does a loop go round anything, whatever it is (Havannah's ring)? | [`encircled`](crate::Grid::encircled) | cells |
//! | any set of cells as a region; a region as a shape | [`Region::of`], [`shape`](Region::shape) | [`Region`], [`Shape`](crate::Shape) |
//! | is there a way from here to there (Hex)? | [`connect`](crate::Grid::connect) | its cells |
//! | .. in steps of your own: hops, walls, portals, knight's moves | [`reach_by`](crate::Grid::reach_by) | [`Region`] |
//! | **patterns** | | |
//! | word search, open three: where is this pattern? | [`find_pattern`](crate::Grid::find_pattern) | [`PatternMatch`]es |
//! | .. through this cell, and where is its gap? | [`find_pattern_through`](crate::Grid::find_pattern_through) | [`PatternMatch`]es |
//! | does the line from here match? | [`match_pattern`](crate::Grid::match_pattern) | a [`PatternMatch`] or a [`Miss`] |
//! | **any of them** | | |
//! | why: what did it look at, and where did it stop? | [`traced`](crate::Board::traced) | a [`Trace`] |
//!
//! What starts where follows one rule. A run, a pattern, a flood, a field of view or a push contains the cell
//! it is asked from. What a piece does or meets (a ray, hit, slide, path, bracket, hop) starts at the next cell.
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
//! assert_eq!(miss.to_string(), "no inner cell: blocked at (0, 0) after 0");
//! # Ok::<(), collinear::TooLarge>(())
//! ```
//!
//! # What they look like
//!
//! A [run through](crate::Bounds::run_through) the middle X, with what blocks it at both ends:
//!
#![doc = include_str!("../../examples/pictures/run.svg")]
//!
//! A [line](crate::Bounds::k_lines_through) of at least four through the last X:
//!
#![doc = include_str!("../../examples/pictures/line_of_k.svg")]
//!
//! The free cells that [complete](crate::Bounds::completions) four in a row; the
//! [threats](crate::Bounds::threats) of five; the windows of three that are one short, by their
//! [census](crate::Bounds::census):
//!
#![doc = include_str!("../../examples/pictures/completions.svg")]
//!
#![doc = include_str!("../../examples/pictures/threats.svg")]
//!
#![doc = include_str!("../../examples/pictures/census.svg")]
//!
//! All [runs](crate::Bounds::runs) of a row, and what is [counted](crate::Bounds::count_on_line) on
//! a whole one:
//!
#![doc = include_str!("../../examples/pictures/runs.svg")]
//!
#![doc = include_str!("../../examples/pictures/whole_line.svg")]
//!
//! The [matches](crate::Bounds::matches) of three or more, and the [swaps](crate::Bounds::matching_swaps) that
//! would make one:
//!
#![doc = include_str!("../../examples/pictures/matches.svg")]
//!
#![doc = include_str!("../../examples/pictures/matching_swaps.svg")]
//!
//! The [first hit](crate::Bounds::first_hit) from the `@` on, and the
//! [last free](crate::Bounds::last_free) cell before it:
//!
#![doc = include_str!("../../examples/pictures/hit.svg")]
//!
//! What a king [sees](crate::Bounds::seen_from) and is seen by:
//!
#![doc = include_str!("../../examples/pictures/seen_from.svg")]
//!
//! A [line of sight](crate::Grid::sees) at any angle, and a wall that blocks another; the
//! [field of view](crate::Grid::field_of_view) in the same cave:
//!
#![doc = include_str!("../../examples/pictures/sees.svg")]
//!
#![doc = include_str!("../../examples/pictures/field_of_view.svg")]
//!
//! A [path](crate::Bounds::path) that is blocked, and [slides](crate::Bounds::slide) along four
//! headings:
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
//! A [bracket](crate::Bounds::bracket), and one that has no anchor; all
//! brackets of X on a board; a
//! [custodial](crate::Bounds::custodial) capture between two attackers:
//!
#![doc = include_str!("../../examples/pictures/bracket.svg")]
//!
#![doc = include_str!("../../examples/pictures/brackets.svg")]
//!
#![doc = include_str!("../../examples/pictures/custodial.svg")]
//!
//! Two pieces taken by one that [intervenes](crate::Bounds::intervene):
//!
#![doc = include_str!("../../examples/pictures/intervene.svg")]
//!
//! A king who is [enclosed](crate::Bounds::surround) but for one liberty:
//!
#![doc = include_str!("../../examples/pictures/surround.svg")]
//!
//! A [hop](crate::Bounds::hop), and the [longest](longest_of) [chain](crate::Bounds::chains) of hops, as
//! [chains of your own](crate::Bounds::chains_by) are:
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
//! Where discs [land](crate::Bounds::landings), and what falls when a board is
//! [compacted](crate::Bounds::compact):
//!
#![doc = include_str!("../../examples/pictures/drop.svg")]
//!
#![doc = include_str!("../../examples/pictures/compact.svg")]
//!
//! All [regions](crate::Bounds::regions) of stones; the [border](Region::border) of one, its liberties in it;
//! and what is [enclosed](crate::Bounds::enclosed):
//!
#![doc = include_str!("../../examples/pictures/regions.svg")]
//!
#![doc = include_str!("../../examples/pictures/border.svg")]
//!
#![doc = include_str!("../../examples/pictures/enclosed.svg")]
//!
//! What a [flood](crate::Bounds::flood) reaches from the corner, and a shortest way that
//! [connects](crate::Bounds::connect) two sides on a board of hexagons:
//!
#![doc = include_str!("../../examples/pictures/flood.svg")]
//!
#![doc = include_str!("../../examples/pictures/connect.svg")]
//!
//! Where a piece at Halma [comes by hops](crate::Bounds::reach_by):
//!
#![doc = include_str!("../../examples/pictures/reach_by.svg")]
//!
//! What [slides together](crate::Grid::slide_together); where a [shape](crate::Shape) fits, however it is
//! turned:
//!
#![doc = include_str!("../../examples/pictures/slide_together.svg")]
//!
#![doc = include_str!("../../examples/pictures/shape.svg")]
//!
//! Full [blocks](crate::Grid::blocks) that have the ringed cell, and a [part](crate::Grid::transform_part) that is
//! turned where it is:
//!
#![doc = include_str!("../../examples/pictures/block.svg")]
//!
#![doc = include_str!("../../examples/pictures/transform_part.svg")]
//!
//! The last look of a [trace](Trace): two O, and no X where the bracket ends:
//!
#![doc = include_str!("../../examples/pictures/trace.svg")]

mod captures;
mod census;
mod chains;
mod completions;
mod flood;
mod gravity;
mod hop;
mod k_line;
mod matches;
mod miss;
mod path;
mod pattern;
mod pieces;
mod push;
mod region;
mod regions;
mod run;
mod runs;
mod sight;
mod slide;
mod threats;
mod together;
mod trace;
mod vision;
mod walk;

pub(crate) use self::gravity::room;
pub use self::{
    captures::{Bracket, Surround},
    census::Census,
    chains::{Removal, distinct_chains, longest_of, with_stops},
    gravity::{Compaction, Gravity},
    hop::Hop,
    k_line::Length,
    matches::Match,
    miss::{Miss, MissOn, Wanted},
    path::PathError,
    pattern::{Pattern, PatternError, PatternMatch, Segment, Token},
    push::Push,
    region::Region,
    run::{Run, RunThrough},
    sight::Seen,
    slide::{Move, Moves},
    threats::Threat,
    together::SlideTogether,
    trace::{Answer, Asked, Look, Trace, Traced},
    vision::{Corners, FieldOfView},
    walk::Stop,
};
