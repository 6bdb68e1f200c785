//! Values from JSON: a value that is read could have been constructed, and is the same after writing and reading it.

#![no_main]

use std::{collections::hash_map::DefaultHasher, fmt::Debug, hash::Hash};

use collinear::{
    Board, Bounds, Coord, Direction, Finite, Grid, Headings, Hop, Length, Move, Pattern, Removal,
    Wrap,
    boards::{
        Cuboid, Delta, Hex, HexPlane, HexShape, HexSide, Hexagons, Holed, Place, Plane, Point,
        Seam, Twisted,
    },
    rules::{Cell, Outcome, Position, Side, View, hnefatafl, in_a_row, peg_solitaire, reversi},
    testing::check_topology,
};
use collinear_fuzz::text::text;
use libfuzzer_sys::fuzz_target;
use serde::{Serialize, de::DeserializeOwned};

const WORDS: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"rows\":",
    "\"cols\":",
    "\"wrap\":",
    "\"cells\":",
    "\"row\":",
    "\"col\":",
    "\"None\"",
    "\"Both\"",
    "\"EastWest\"",
    "\"NorthSouth\"",
    "\"sides\":",
    "\"joined\":",
    "\"grid\":",
    "\"turn\":",
    "\"last\":",
    "\"from\":",
    "\"over\":",
    "\"to\":",
    "\"bounds\":",
    "\"north_south\":",
    "\"east_west\":",
    "\"Edge\"",
    "\"Joined\"",
    "\"Twisted\"",
    "\"Hexagon\":",
    "\"Triangle\":",
    "\"Rhombus\":",
    "\"side\":",
    "\"q\":",
    "\"r\":",
    "\"First\"",
    "\"Second\"",
    "\"Of\":",
    "\"Empty\"",
    "\"Hole\"",
    "\"AtLeast\":",
    "\"Exactly\":",
    "\"Place\":",
    "\"Pass\"",
    "\"Peg\"",
    "\"Off\"",
    "\"Win\":",
    "null",
    "true",
    "false",
    "-1",
    "1.5",
    "1e3",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551615",
    "2147483648",
    "\"Any\"",
    "\"Edge\"",
    "\"Is\":",
    "\"Not\":",
    "\"token\":",
    "\"min\":",
    "\"max\":",
    "\"a+ b\"",
    "\"rows=",
    "\"copenhagen",
    "\"X\"",
    "\"\\u0000\"",
    "\"é\"",
    "0",
    "1",
    "2",
    "3",
];

/// Reads each of these types, and checks the values.
macro_rules! read_each {
    ($text:expr, $($Type:ty $(=> $holds:expr)?),+ $(,)?) => {{$(
        if let Ok(value) = serde_json::from_str::<$Type>($text) {
            comes_back(&value);
            $(
                let holds: fn(&$Type) = $holds;
                holds(&value);
            )?
        }
    )+}};
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&kind, bytes)) = bytes.split_first() else {
        return;
    };
    let text = &*text(bytes, WORDS);
    match kind.wrapping_sub(b'0') % 9 {
        0 => read_each!(
            text,
            Bounds => |bounds| {
                let cells = bounds.rows().checked_mul(bounds.cols()).unwrap();
                assert!(isize::try_from(cells).is_ok());
                has_cells(bounds);
            },
            Wrap,
            Coord,
        ),
        1 => read_each!(
            text,
            Direction => |&direction| assert_eq!(-(-direction), direction),
            Delta<1> => |&delta| assert_eq!(-(-delta), delta),
            Delta<3> => |&delta| assert_eq!(-(-delta), delta),
            Point<3>,
            Place,
            Hex,
        ),
        2 => read_each!(
            text,
            Grid<char> => filled,
            Grid<i32> => filled,
            Grid<Cell> => filled,
            Grid<reversi::Square> => filled,
            Grid<Option<peg_solitaire::Square>> => filled,
        ),
        3 => read_each!(
            text,
            Twisted => |&twisted| has_cells(&twisted.board()),
        ),
        4 => read_each!(
            text,
            Cuboid<1> => |&cuboid| has_cells(&cuboid.board()),
            Cuboid<3> => |&cuboid| has_cells(&cuboid.board()),
        ),
        5 => read_each!(
            text,
            Hexagons => |&hexagons| has_cells(&hexagons.board()),
            Holed<Hexagons> => |holed| has_cells(&Board::of(holed.clone())),
            HexShape,
            HexSide,
            Plane,
            HexPlane,
            Seam,
        ),
        6 => read_each!(
            text,
            Pattern<char>,
            in_a_row::InARow,
            reversi::Reversi,
            peg_solitaire::PegSolitaire,
            hnefatafl::Variant,
        ),
        7 => read_each!(
            text,
            Position<Cell> => |position| drop((position.key(), position.glyphs())),
            Hop,
            Hop<Place>,
            Move,
            reversi::PlaceOrPass,
        ),
        _ => read_each!(
            text,
            Length,
            Removal,
            Side,
            Cell,
            Outcome,
            hnefatafl::Army,
            hnefatafl::Square,
            peg_solitaire::Goal,
            peg_solitaire::Lattice,
            peg_solitaire::Square,
            reversi::Square,
            reversi::Start,
        ),
    }
});

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    let back: T = serde_json::from_str(&text).unwrap();
    assert_eq!(&back, value, "{text}");
}

fn filled<T: Hash>(grid: &Grid<T>) {
    assert_eq!(grid.iter().count(), grid.bounds().cell_count());
    grid.hash(&mut DefaultHasher::new());
}

/// The ends of a board can be queried, however large it is; a small board keeps all laws.
fn has_cells<T: Finite + Headings>(board: &Board<T>) {
    let (topology, count) = (board.topology(), board.topology().cell_count());
    let first = topology.cells().next();
    assert_eq!(first.is_some(), count > 0);
    assert_eq!(
        first.and_then(|at| topology.index_of(at)),
        (count > 0).then_some(0)
    );
    if let Some(at) = first {
        for heading in topology.headings(at) {
            let next = topology.step(at, heading);
            assert!(next.is_none_or(|(next, _)| board.contains(next)));
        }
    }
    if count <= 12 {
        check_topology(board).unwrap();
    }
}
