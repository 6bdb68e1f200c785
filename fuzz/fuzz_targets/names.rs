//! Cell names on every kind of board: a name that is read is the name of that cell.

#![no_main]

use arbitrary::{Result, Unstructured};
use collinear::{
    Layout, Origin,
    boards::{Cuboid, Hex, Hexagons, Place, Point, Tracks, Twisted},
    geometry::column_name,
};
use collinear_fuzz::{
    shapes::{bounds, hexagons, number, small},
    text::{NAMES, text},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // An error means that the bytes are used up.
    let _ = check(&mut Unstructured::new(bytes));
});

fn check(u: &mut Unstructured) -> Result<()> {
    let kind = u.arbitrary::<u8>()? % 6;
    let origin = if u.arbitrary()? {
        Origin::TopLeft
    } else {
        Origin::BottomLeft
    };
    match kind {
        0 => {
            let board = bounds(u, number)?;
            let at = (number(u)?, number(u)?).into();
            assert_eq!(board.name_from(at, origin).is_some(), board.contains(at));
            if let Some(name) = board.name_from(at, origin) {
                assert_eq!(board.cell_named_from(&name.to_string(), origin), Ok(at));
                assert!(name.to_string().starts_with(&column_name(at.col)));
            }
            let text = rest(u);
            match board.cell_named_from(&text, origin) {
                Ok(at) => says(&text, board.name_from(at, origin)),
                Err(error) => explains(error),
            }
        }
        1 => {
            let sides = [number(u)?, number(u)?, number(u)?];
            let Ok(board) = Cuboid::new(sides) else {
                return Ok(());
            };
            let at = Point([number(u)?, number(u)?, number(u)?]);
            if let Some(name) = board.name_from(at, origin) {
                assert_eq!(board.cell_named_from(&name, origin), Ok(at));
            }
            let text = rest(u);
            match board.cell_named_from(&text, origin) {
                Ok(at) => says(&text, board.name_from(at, origin)),
                Err(error) => explains(error),
            }
        }
        2 => {
            let Some(board) = hexagons(u, number)? else {
                return Ok(());
            };
            let at = Hex::new(u.arbitrary::<i8>()?.into(), u.arbitrary::<i8>()?.into());
            if let Some(name) = board.name_from(at, origin) {
                assert_eq!(board.cell_named_from(&name.to_string(), origin), Ok(at));
            }
            let text = rest(u);
            match board.cell_named_from(&text, origin) {
                Ok(at) => says(&text, board.name_from(at, origin)),
                Err(error) => explains(error),
            }
        }
        3 => {
            let text = rest(u);
            match text.parse::<Place>() {
                Ok(at) => assert_eq!(at.to_string().parse(), Ok(at)),
                Err(error) => explains(error),
            }
            match text.parse::<Hex>() {
                Ok(at) => assert_eq!(at.to_string().parse(), Ok(at)),
                Err(error) => explains(error),
            }
        }
        4 => {
            let board = u
                .choose(&[Tracks::alquerque(), Tracks::nine_mens_morris()])?
                .clone();
            let text = rest(u);
            match board.cell_named(&text) {
                Ok(at) => says(&text, Some(board.name(at))),
                Err(error) => explains(error),
            }
            laid_out(&board, &text);
        }
        _ => {
            let (rows, cols) = (small(u)?, small(u)?);
            match u.arbitrary::<u8>()? % 4 {
                0 => laid_out(bounds(u, small)?.topology(), &rest(u)),
                1 => laid_out(&Cuboid::new([2, rows, cols]).unwrap(), &rest(u)),
                2 => laid_out(&Hexagons::hexagon(rows).unwrap(), &rest(u)),
                _ => laid_out(&Twisted::klein(rows, cols).unwrap(), &rest(u)),
            }
        }
    }
    Ok(())
}

fn rest(u: &mut Unstructured) -> String {
    let bytes = u.bytes(u.len()).unwrap_or_default();
    text(bytes, NAMES)
}

/// A text that was read is the name, except for case.
fn says(text: &str, name: Option<impl ToString>) {
    let name = name.map(|name| name.to_string());
    assert_eq!(name, Some(text.to_ascii_lowercase()));
}

fn explains(error: impl std::error::Error) {
    assert!(!error.to_string().is_empty());
}

/// The names of a small board's own layout.
fn laid_out(board: &impl Layout, text: &str) {
    for at in board.cells() {
        assert_eq!(board.cell_named(&board.name(at)), Ok(at));
        assert!(board.paper().contains(board.on_paper(at)));
    }
    match board.cell_named(text) {
        Ok(at) => assert!(board.name(at).eq_ignore_ascii_case(text)),
        Err(error) => explains(error),
    }
}
