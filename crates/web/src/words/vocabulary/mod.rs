//! The queries of the page, each with its initial board and the function that draws its answer.

macro_rules! words {
    (
        group $group:literal;
        with $board:ident, $from:ident, $to:ident, $heading:ident, $headings:ident, $axes:ident, $sides:ident, $trace:ident;
        $(
            $(#[doc = $line:literal])+
            $name:ident [$($alias:literal),*] on $kind:ident
            of $glyphs:literal start $start:literal, $at:tt, $there:tt, $direction:ident;
            $how:ident $query:expr $(=> $draw:ident)?;
        )+
    ) => {
        /// The queries of this group.
        pub(super) const WORDS: &[$crate::words::word::Word] = &[$({
            words! {
                @ask $kind $how ($($draw)?) ($query)
                $board, $from, $to, $heading, $headings, $axes, $sides, $trace
            }
            $crate::words::word::Word {
                name: stringify!($name),
                group: $group,
                lines: &[$($line),+],
                aliases: &[$($alias),*],
                glyphs: $glyphs,
                start: $crate::words::word::Start {
                    board: $start,
                    from: $at,
                    to: $there,
                    heading: collinear::Direction::$direction,
                },
                query: stringify!($query),
                writes: words!(@is $how),
                ask: words!(@table $kind),
            }
        }),+];
    };
    (@ask any $($rest:tt)+) => { words! { @body [B: $crate::words::asked::Sheet] B, $($rest)+ } };
    (@ask squares $($rest:tt)+) => { words! { @body [] collinear::geometry::Rect, $($rest)+ } };
    (@ask tiled $($rest:tt)+) => {
        words! { @ask squares $($rest)+ }
        words! { @hexes $($rest)+ }
    };
    (
        @hexes asks ($draw:ident) ($query:expr)
        $board:ident, $from:ident, $to:ident, $($unused:ident),+
    ) => {
        fn ask_hexes(
            asked: &$crate::words::asked::Asked<collinear::geometry::Rect>,
        ) -> $crate::words::drawn::Drawn {
            let Some($board) = asked.hexagons() else {
                return $crate::words::drawn::Drawn::default();
            };
            let ($from, $to) = (
                $crate::words::asked::hex(asked.from),
                $crate::words::asked::hex(asked.to),
            );
            // No query uses both arguments.
            let _ = ($from, $to);
            $crate::words::drawn::$draw(asked, $query)
        }
    };
    (
        @body [$($generic:tt)*] $of:ty, $how:ident $draw:tt ($query:expr)
        $board:ident, $from:ident, $to:ident, $heading:ident, $headings:ident, $axes:ident, $sides:ident, $trace:ident
    ) => {
        fn ask<$($generic)*>(asked: &$crate::words::asked::Asked<$of>) -> $crate::words::drawn::Drawn {
            let mut after = asked.board.clone();
            let $board = &mut after;
            let ($from, $to, $heading) = (asked.from, asked.to, asked.heading);
            let ($headings, $axes) = (asked.kind.headings().1, asked.kind.axes().1);
            let $sides = asked.kind.sides().1;
            let $trace: collinear::lines::Trace = collinear::lines::Trace::new();
            // No query uses all arguments.
            let _ = (&$board, $from, $to, $heading, $headings, $axes, $sides, &$trace);
            words!(@$how asked after $draw $query)
        }
    };
    (@asks $asked:ident $after:ident ($draw:ident) $query:expr) => {
        $crate::words::drawn::$draw($asked, $query)
    };
    (@writes $asked:ident $after:ident () $query:expr) => {{
        $query;
        $crate::words::drawn::changes($asked, &$after)
    }};
    (@is asks) => {
        false
    };
    (@is writes) => {
        true
    };
    (@table any) => {
        $crate::words::word::Ask { whole: ask, holed: Some(ask), hexes: None }
    };
    (@table squares) => {
        $crate::words::word::Ask { whole: ask, holed: None, hexes: None }
    };
    (@table tiled) => {
        $crate::words::word::Ask { whole: ask, holed: None, hexes: Some(ask_hexes) }
    };
}

mod board;
mod captures;
mod connected;
mod lines;
mod moves;
mod shapes;
mod sight;
mod writing;

use super::word::Word;

/// All queries, group by group.
pub(super) fn words() -> impl Iterator<Item = &'static Word> {
    [
        lines::WORDS,
        sight::WORDS,
        moves::WORDS,
        captures::WORDS,
        connected::WORDS,
        shapes::WORDS,
        writing::WORDS,
        board::WORDS,
    ]
    .into_iter()
    .flatten()
}
