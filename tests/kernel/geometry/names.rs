//! Names of cells, written and read.

use super::*;
use collinear::{Layout, boards::Hexagons};

const ORIGINS: [Origin; 2] = [Origin::TopLeft, Origin::BottomLeft];

#[test]
fn a_name_that_is_read_names_the_cell_that_was_written() {
    let wide = [board(2, 800, Wrap::None), board(800, 2, Wrap::None)];
    for board in boards().into_iter().chain(wide) {
        for origin in ORIGINS {
            let mut names = BTreeSet::new();
            for at in cells(board) {
                let name = board.name_from(at, origin).expect("on the board");
                let text = name.to_string();
                assert_eq!(name.coord(), at);
                assert_eq!(board.cell_named_from(&text, origin), Ok(at), "{text}");
                assert_eq!(
                    board.cell_named_from(&text.to_uppercase(), origin),
                    Ok(at),
                    "{text}"
                );
                assert!(names.insert(text), "{at} shares its name");
            }
        }
    }
}

#[test]
fn rows_are_counted_from_the_side_that_is_named() {
    let board = board(6, 30, Wrap::None);
    let name = |row, col, origin| {
        let name = board.name_from(Coord::new(row, col), origin).unwrap();
        name.to_string()
    };
    assert_eq!(name(0, 0, Origin::TopLeft), "a1");
    assert_eq!(name(0, 0, Origin::BottomLeft), "a6");
    assert_eq!(name(5, 27, Origin::BottomLeft), "ab1");
    assert_eq!(name(4, 25, Origin::TopLeft), "z5");
    let padded = board.name_from(Coord::new(1, 2), Origin::TopLeft).unwrap();
    assert_eq!(format!("[{padded:>5}]"), "[   c2]");
}

#[test]
fn columns_are_named_in_the_order_of_length_and_alphabet() {
    let names: Vec<_> = (0..20_000).map(column_name).collect();
    assert_eq!(names[..3], ["a", "b", "c"]);
    assert!(
        names
            .iter()
            .all(|name| name.bytes().all(|c| c.is_ascii_lowercase()))
    );
    let by_length = |name: &String| (name.len(), name.clone());
    assert!(names.iter().map(by_length).is_sorted_by(|a, b| a < b));
    // No name is skipped: 26 of one letter, 26 * 26 of two, and 26 * 26 * 26 of three.
    let of_length = |len| names.iter().filter(|name| name.len() == len).count();
    assert_eq!([1, 2, 3].map(of_length), [26, 676, 17_576]);
}

proptest! {
    #![proptest_config(naive::cases(400))]

    #[test]
    fn any_text_is_a_cell_or_an_error(
        text in prop_oneof![".*", "[a-zA-Z]{0,15}[0-9]{0,22}", "[a-h]\\PC?[0-9]"],
        rows in 0_usize..40,
        cols in 0_usize..40,
    ) {
        let board = board(rows, cols, Wrap::None);
        for origin in ORIGINS {
            if let Ok(at) = board.cell_named_from(&text, origin) {
                let name = board
                    .name_from(at, origin)
                    .expect("a cell that was read is there");
                prop_assert_eq!(name.to_string(), text.to_lowercase());
            }
        }
    }
}

#[test]
fn what_is_no_name_is_an_error_of_form_and_what_is_elsewhere_off_the_board() {
    let board = board(6, 7, Wrap::Both);
    let form = "not a cell: a cell is letters and a number, such as e4";
    let off = "off the board: its cells are a1 to g6";
    let none = [
        "", "e", "4", "4e", "e2e", "e-4", "e+4", "e 4", " e4", "e4 ", "e04", "e0",
    ];
    let far = "a99999999999999999999999999";
    let elsewhere = ["h1", "a7", "aa1", "zzzzzzzzzzzzzzzzzzzzzz1", far];
    for origin in ORIGINS {
        for (texts, error) in [(&none[..], form), (&elsewhere, off)] {
            for text in texts {
                let found = board.cell_named_from(text, origin).unwrap_err();
                assert_eq!(found.to_string(), error, "{text:?}");
            }
        }
    }
}

#[test]
fn a_named_cell_is_shown_by_its_name_and_lies_where_its_board_lays_it() {
    let hexagon = Hexagons::hexagon(3).unwrap().board();
    for at in hexagon.cells() {
        let named = hexagon.named(at).expect("a cell of the board");
        assert_eq!(named.to_string(), Layout::name(hexagon.topology(), at));
        assert_eq!(named.on_paper(), Layout::on_paper(hexagon.topology(), at));
        assert_eq!(named.cell(), at);
    }
}
