//! Boards, their cells and lines.

use super::*;

#[test]
fn coordinates_and_directions_come_back_and_no_step_is_none() {
    let max = usize::MAX;
    there_and_back(&Coord::new(2, max), json!({"row": 2, "col": max}));
    refused::<Coord>(json!({"row": -1, "col": 0}), "-1");
    there_and_back(&Direction::NE, json!([-1, 1]));
    for direction in Direction::ALL.into_iter().chain(Direction::KNIGHT) {
        there_and_back(&direction, json!([direction.rows(), direction.cols()]));
    }
    refused::<Direction>(
        json!([0, 0]),
        "a step of no rows and no columns leads nowhere",
    );
    refused::<Direction>(json!([isize::MIN, 1]), "has no opposite");
    refused::<Direction>(json!([1]), "invalid length 1");
}

#[test]
fn boards_that_are_no_rectangles_come_back_and_are_checked() {
    let klein = Twisted::klein(3, 5).unwrap();
    let flat = json!({"rows": 3, "cols": 5, "wrap": "None"});
    let stored = json!({"bounds": flat, "north_south": "Joined", "east_west": "Twisted"});
    there_and_back(&klein, stored);
    let mut wrapped = to_value(klein).unwrap();
    wrapped["bounds"]["wrap"] = json!("Both");
    refused::<Twisted>(wrapped, "must not be wrapped");
    let tower = Cuboid::new([4, 2]).unwrap().with_joined([true, false]);
    there_and_back(&tower, json!({"sides": [4, 2], "joined": [true, false]}));
    there_and_back(&Point([1, 0, 7]), json!([1, 0, 7]));
    there_and_back(&Delta::new([1, 0, -1]).unwrap(), json!([1, 0, -1]));
    there_and_back(&Place::new(-3, 7), json!({"row": -3, "col": 7}));
    there_and_back(&Hex::new(-3, 7), json!({"q": -3, "r": 7}));
    let hexagon = Hexagons::hexagon(4).unwrap();
    there_and_back(&hexagon, json!({"Hexagon": {"side": 4}}));

    let holed = hexagon.board().without([Hex::new(3, 3)]).unwrap();
    let stored = json!({"whole": {"Hexagon": {"side": 4}}, "holes": [{"q": 3, "r": 3}]});
    there_and_back(holed.topology(), stored);
    let huge = json!({"whole": {"rows": 1_u64 << 40, "cols": 1 << 20}, "holes": []});
    refused::<Holed<Rect>>(huge, "there is room for 16777216 cells");

    refused::<Point<3>>(json!([1, 2]), "expected 3 numbers, found 2");
    refused::<Delta<2>>(json!([0, 0]), "leads nowhere");
    let huge = json!({"sides": [usize::MAX, 2]});
    refused::<Cuboid<2>>(huge, "too large for memory");
    let joined = json!({"sides": [2, 2], "joined": [true]});
    refused::<Cuboid<2>>(joined, "expected 2 numbers, found 1");
    let hexagon = json!({"Hexagon": {"side": usize::MAX}});
    refused::<Hexagons>(hexagon, "too large for coordinates up to 2147483647");
}

#[test]
fn listed_lines_and_windows_come_back_and_are_checked() {
    let tracks = Tracks::new(3, &[&[0, 1, 2]], &[&[0, 2, 1]]).unwrap();
    let tracks = tracks.with_spots(&[(0, 0), (1, 0), (2, 1)]).unwrap();
    let (open, closed) = ([[0, 1, 2]], [[0, 2, 1]]);
    let spots = [[0, 0], [1, 0], [2, 1]];
    let stored = json!({"cells": 3, "open": open, "closed": closed, "spots": spots});
    there_and_back(&tracks, stored);
    let plain = from_value::<Tracks>(json!({"cells": 2, "open": [[1, 0]]})).unwrap();
    assert_eq!(plain, Tracks::new(2, &[&[1, 0]], &[]).unwrap());
    refused::<Tracks>(json!({"cells": 2, "open": [[0, 2]]}), "has cell 2, but");
    refused::<Tracks>(json!({"cells": 1, "spots": []}), "0 spots for 1 cells");
    refused::<Tracks>(
        json!({"cells": usize::MAX}),
        "but at most 65535 are possible",
    );

    let window = Window::new(HexPlane, Hex::new(-3, 2), 4, 5).unwrap();
    let stored = json!({"plane": null, "first": {"r": 2, "q": -3}, "rows": 4, "cols": 5});
    there_and_back(&window, stored);
    let far = json!({"plane": null, "first": {"row": 0, "col": i32::MAX}, "rows": 1, "cols": 2});
    refused::<Window>(far, "too large for coordinates up to 2147483647");
}

#[test]
fn lines_have_to_fit_on_their_boards() {
    let bounds = Bounds::new(3, 5).unwrap();
    let line = bounds.line(Coord::new(2, 1), Direction::NE, 3).unwrap();
    let stored = |row: usize, len: usize, wrap: &str| {
        json!({
            "board": {"rows": 3, "cols": 5, "wrap": wrap},
            "start": {"row": row, "col": 1},
            "heading": [-1, 1],
            "len": len,
        })
    };
    there_and_back(&line, stored(2, 3, "None"));
    there_and_back(&line.truncated(0), stored(2, 0, "None"));
    let message = "4 cells NE from (2, 1) does not fit on 3x5";
    refused::<Line>(stored(2, 4, "None"), message);
    // Round a torus there are fifteen.
    let torus = bounds.with_wrap(Wrap::Both);
    let ring = torus.line(Coord::new(2, 1), Direction::NE, 15).unwrap();
    there_and_back(&ring, stored(2, 15, "Both"));
    refused::<Line>(stored(2, 16, "Both"), "does not fit");

    let board = Tracks::nine_mens_morris().board();
    let way = collinear::Headings::axes(board.topology(), 0)
        .next()
        .unwrap();
    let mut mill = to_value(board.line(0, way, 3).unwrap()).unwrap();
    mill["start"] = json!(9);
    refused::<Line<Tracks>>(mill, "3 cells");

    // The start of an empty line makes no difference.
    let nothing: Line = from_value(stored(usize::MAX, 0, "Both")).unwrap();
    assert_eq!(nothing, ring.truncated(0));
    assert_eq!(nothing.reversed(), nothing);
}

#[test]
fn bounds_come_back_and_sizes_are_checked() {
    let bounds = Bounds::new(6, 7).unwrap();
    there_and_back(&bounds, json!({"rows": 6, "cols": 7, "wrap": "None"}));
    for wrap in [Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        let name = format!("{wrap:?}");
        there_and_back(&wrap, json!(name));
        let stored = json!({"rows": 6, "cols": 7, "wrap": name});
        there_and_back(&bounds.with_wrap(wrap), stored);
    }
    // Without a wrap the board is plain.
    let read: Bounds = from_value(json!({"rows": 6, "cols": 7})).unwrap();
    assert_eq!(read, bounds);

    let size = json!({"rows": usize::MAX, "cols": 2});
    refused::<Bounds>(size, "rows and 2 columns is too large for memory");
    let klein = json!({"rows": 1, "cols": 2, "wrap": "Klein"});
    refused::<Bounds>(klein, "unknown variant `Klein`");
}

#[test]
fn patterns_of_characters_are_text() {
    for text in [
        "",
        ". X{3} .",
        "| !O* _? '+'{2,} X{2,4}",
        "!X| [X']'] ![.c]|?",
    ] {
        let pattern: Pattern<char> = text.parse().unwrap();
        there_and_back(&pattern, json!(text));
    }
    refused::<Pattern<char>>(json!("X {2}"), "column 3: a cell kind is missing");
    refused::<Pattern<char>>(json!([]), "expected a string");
}

#[test]
fn traces_come_back() {
    let board = Bounds::new(1, 2).unwrap();
    let trace = Trace::new();
    let free = trace.ask_for("kind", |at: Coord| at.col);
    let _ = board
        .traced(&trace)
        .slide((0, 0).into(), Direction::E, .., |at| free(at) > 0);
    let at = |col: usize| json!({"row": 0, "col": col});
    let asked = json!({"what": "kind", "answer": {"Value": "1"}});
    let first = json!({"step": [at(0), [0, 1]], "at": at(1), "asked": asked, "continues": true});
    let second = json!({"step": [at(1), [0, 1]], "at": null, "asked": null, "continues": false});
    there_and_back(&trace, json!([first, second]));
}

#[test]
fn shapes_come_back_moved_to_the_corner() {
    let at = |row: usize, col: usize| json!({"row": row, "col": col});
    let corner = Shape::parse("#\n# #");
    let cells = json!([at(0, 0), at(1, 0), at(1, 1)]);
    there_and_back(&corner, json!({"tiling": "Square", "cells": cells}));
    let three = corner.clone().with_tiling(Tiling::Hexagonal);
    there_and_back(&three, json!({"tiling": "Hexagonal", "cells": cells}));
    // Cells are read anywhere, in any order, some of them twice.
    let cells = json!([at(9, 4), at(8, 3), at(9, 3), at(9, 4)]);
    let read: Shape = from_value(json!({"cells": cells})).unwrap();
    assert_eq!(read, corner);
    refused::<Shape>(json!({"tiling": "Round", "cells": []}), "unknown variant");
}

#[test]
fn parts_come_back_and_have_to_fit() {
    let board = Bounds::new(6, 6).unwrap();
    let stored = |col: usize, wrap: &str| {
        let board = json!({"rows": 6, "cols": 6, "wrap": wrap});
        json!({"corner": {"row": 0, "col": col}, "rows": 3, "cols": 2, "board": board})
    };
    let part = |board: Bounds, col| board.part(Coord::new(0, col), 3, 2).expect("it fits");
    there_and_back(&part(board, 4), stored(4, "None"));
    let ring = board.with_wrap(Wrap::EastWest);
    there_and_back(&part(ring, 5), stored(5, "EastWest"));
    let message = "a part of 3 rows and 2 columns from (0, 5) does not fit on 6 rows and 6 columns";
    refused::<Part>(stored(5, "None"), message);
}
