//! Patterns: matching, compared with a naive program that tries every way, and texts, written and read.

mod long_lines;
mod matching;
mod texts;
mod through;

use crate::naive::{self, HOLE, a_grid, board, cases, cells, cells_off, directions, list};
use collinear::{
    boards::{Place, Plane, Tracks},
    geometry::{Coord, Direction, Headings, Line, Topology, Wrap},
    lines::{Miss, Pattern, PatternError, Segment, Stop, Token, Wanted},
};
use itertools::Itertools;
use proptest::{collection::vec, prelude::*, sample::select};

/// The kinds on test boards, and one that never occurs.
fn a_kind() -> impl Strategy<Value = char> + Clone {
    select(&['x', 'o', '.', HOLE, '?'][..])
}

fn a_what(kind: impl Strategy<Value = char> + Clone) -> impl Strategy<Value = Token<char>> {
    prop_oneof![
        5 => kind.clone().prop_map(|it| Token::one_of([it])),
        3 => kind.clone().prop_map(|it| Token::none_of([it])),
        2 => Just(Token::ANY),
        2 => Just(Token::EDGE),
        1 => [kind.clone(), kind.clone()].prop_map(Token::one_of),
        1 => [kind.clone(), kind.clone(), kind].prop_map(Token::none_of),
    ]
}

fn a_segment(kind: impl Strategy<Value = char> + Clone) -> impl Strategy<Value = Segment<char>> {
    let counts = prop_oneof![
        3 => Just((1, 1)),
        2 => Just((0, 1)),
        2 => Just((0, usize::MAX)),
        3 => Just((1, usize::MAX)),
        2 => (0_usize..4).prop_map(|n| (n, n)),
        2 => (0_usize..3, 0_usize..3).prop_map(|(min, more)| (min, min + more)),
        1 => (0_usize..4).prop_map(|n| (n, usize::MAX)),
    ];
    let or_edge = prop_oneof![3 => Just(false), 1 => Just(true)];
    (a_what(kind), counts, or_edge).prop_map(|(what, (min, max), or_edge)| Segment {
        or_edge,
        ..Segment::between(min, max, what)
    })
}

/// Some of them match nothing, since their minimum exceeds their maximum.
fn some_segments() -> impl Strategy<Value = Vec<Segment<char>>> {
    let impossible = (a_segment(a_kind()), 0_usize..3, 1_usize..3);
    let impossible = impossible.prop_map(|(segment, max, more)| Segment {
        min: max + more,
        max,
        ..segment
    });
    vec(
        prop_oneof![12 => a_segment(a_kind()), 1 => impossible],
        0..6,
    )
}

fn lists(lines: impl IntoIterator<Item = Line>) -> Vec<Vec<Coord>> {
    lines.into_iter().map(list).collect()
}
