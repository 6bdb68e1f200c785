//! Patterns from text: written patterns are read again, and a match divides a line as trying all divisions does.

#![no_main]

use collinear::{Bounds, Coord, Direction, Line, Pattern, PatternError, Segment, Token, Wrap};
use collinear_fuzz::text::text;
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    "a",
    "b",
    " ",
    " a",
    " b",
    "! ",
    "!a",
    " _",
    " |",
    "|",
    "[",
    "]",
    "[ab]",
    " ![a",
    " !b|",
    "' '",
    "'",
    "?",
    "+",
    "*",
    "{2}",
    "{1,}",
    "{,3}",
    "{0,2}",
    "{3,2}",
    "{",
    "}",
    ",",
    "{18446744073709551615}",
    "{0,18446744073709551616}",
    " a+",
    " _*",
    "\t",
    "\u{3000}",
    "é",
    "'\u{3000}'",
    "'''",
    "'é'",
    "\n",
];

fuzz_target!(|bytes: &[u8]| {
    let Some((&[line, pieces, more], bytes)) = bytes.split_first_chunk() else {
        return;
    };
    let text = text(bytes, WORDS);
    let pattern: Pattern<char> = match text.parse() {
        Ok(pattern) => pattern,
        Err(error) => {
            let error: PatternError = error;
            assert!((1..=text.chars().count() + 1).contains(&error.column));
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    assert_eq!(
        pattern.to_string().parse().as_ref(),
        Ok(&pattern),
        "{text:?}"
    );
    assert_eq!(pattern.clone().mirrored().mirrored(), pattern);
    if pattern.len() == 2 {
        assert_eq!(Pattern::literal::<2>(&text), pattern[..]);
    }
    assert!(pattern.iter().all(|segment| segment.min <= segment.max));

    // A row of up to eight cells, joined or not, and one of its cells.
    let cols = usize::from(line % 9);
    let wrap = if line & 32 == 0 {
        Wrap::None
    } else {
        Wrap::EastWest
    };
    let board = Bounds::new(1, cols).unwrap().with_wrap(wrap);
    let from = Coord::new(0, usize::from(line >> 6));
    let bits = u16::from_le_bytes([pieces, more]);
    let kind = |at: Coord| ['a', 'b', ' ', 'a'][usize::from(bits >> (2 * at.col) & 3)];

    let found = board.match_pattern(from, Direction::E, &pattern, kind);
    let cells: Vec<Coord> = board.ray_with_origin(from, Direction::E).collect();
    if cells.is_empty() {
        assert_eq!(found.is_ok(), pattern.is_empty());
        return;
    }
    let through: Vec<_> = board
        .find_pattern_through(from, &[Direction::E], &pattern, kind)
        .map(|it| it.line)
        .collect();
    let mut has_it: Vec<_> = board
        .find_pattern(&[Direction::E], &pattern, kind)
        .map(|it| it.line)
        .filter(|line| line.contains(from))
        .collect();
    has_it.sort_by_key(|line| line.index_of(from));
    assert_eq!(through, has_it, "{pattern} through {from} of {board:?}");
    let row = Row {
        kinds: cells.into_iter().map(kind).collect(),
        edge_behind: wrap == Wrap::None && from.col == 0,
        edge_ahead: wrap == Wrap::None,
    };
    let mut misses = vec![vec![false; row.kinds.len() + 1]; pattern.len() + 1];
    let cut = row.cut(0, &pattern, &mut misses);
    let found = found.map(|it| it.segments.iter().map(Line::len).collect::<Vec<_>>());
    assert_eq!(found.ok(), cut, "{pattern} from {from} of {board:?}");
});

/// The cells of a line, and whether there is an edge before the first and after the last.
struct Row {
    kinds: Vec<char>,
    edge_behind: bool,
    edge_ahead: bool,
}

impl Row {
    /// The number of cells of each segment from a cell on, each as long as the others allow. Tokens that do not match
    /// are noted in `misses`.
    fn cut(
        &self,
        from: usize,
        segments: &[Segment<char>],
        misses: &mut [Vec<bool>],
    ) -> Option<Vec<usize>> {
        let Some((segment, rest)) = segments.split_first() else {
            return Some(vec![]);
        };
        if misses[segments.len()][from] {
            return None;
        }
        let takes =
            |kind: &&char| segment.what.kinds.contains(&Some(**kind)) != segment.what.is_not;
        let may_be_edge = segment.or_edge || segment.what == Token::EDGE;
        let is_at_edge = |end: usize| {
            from == 0 && self.edge_behind || end == self.kinds.len() && self.edge_ahead
        };
        let most = self.kinds[from..]
            .iter()
            .take_while(takes)
            .take(segment.max)
            .count();
        let least = if segment.what == Token::EDGE {
            segment.min.min(1)
        } else {
            segment.min
        };
        let lens = (0..=most).filter(|len| *len >= least || may_be_edge && is_at_edge(from + len));
        for len in lens.rev() {
            if let Some(mut lens) = self.cut(from + len, rest, misses) {
                lens.insert(0, len);
                return Some(lens);
            }
        }
        misses[segments.len()][from] = true;
        None
    }
}
