//! Moves as text.

use super::*;

/// Including texts that made some program panic.
#[test]
fn row_47_texts_that_stand_for_no_move_are_refused() {
    let small = mnk(2, 3, AtLeast(3));
    let column = "not a column: columns are 1 to 7";
    let form = "not a move: a move looks like a2";
    let long = ["4", "e", "é", "\0", "a1 ", " ", "９"].map(|unit| unit.repeat(1 << 14));
    let long = long
        .iter()
        .flat_map(|text| [(FOUR_IN_A_ROW, &text[..], ""), (small, text, "")]);
    let rows = [
        (FOUR_IN_A_ROW, "x", column),
        (FOUR_IN_A_ROW, "", column),
        (FOUR_IN_A_ROW, "4x", column),
        (FOUR_IN_A_ROW, " 4", column),
        (FOUR_IN_A_ROW, "4\r\n", column),
        (FOUR_IN_A_ROW, "-1", column),
        (FOUR_IN_A_ROW, "+1", column),
        (FOUR_IN_A_ROW, "４", column),
        (FOUR_IN_A_ROW, "²", column),
        (FOUR_IN_A_ROW, "\u{feff}4", column),
        (FOUR_IN_A_ROW, "0", column),
        (FOUR_IN_A_ROW, "18446744073709551616", column),
        (
            FOUR_IN_A_ROW,
            "8",
            "there is no column 8: columns are 1 to 7",
        ),
        (small, "", form),
        (small, "e2e", form),
        (small, "11", form),
        (small, "a", form),
        (small, "a0", form),
        (small, "a01", form),
        (small, "1a", form),
        (small, "é5", form),
        (small, "ａ１", form),
        (small, "a\0", form),
        (small, "🦀1", form),
        (small, "(0, 0)", form),
        (small, "d1", "off the board: its cells are a1 to c2"),
        (small, "a3", "off the board: its cells are a1 to c2"),
        (
            small,
            "zzzzzzzzzzzzzzzz1",
            "off the board: its cells are a1 to c2",
        ),
        (
            small,
            "a99999999999999999999",
            "off the board: its cells are a1 to c2",
        ),
    ];
    for (rules, text, reason) in rows.into_iter().chain(long) {
        let illegal = rules.read_move(&rules.start(), text).expect_err(reason);
        assert!(matches!(illegal, Illegal::Refused { .. }));
        let said = illegal.to_string();
        assert!(
            said == reason || (reason.is_empty() && said.len() < 100),
            "{said}"
        );
        let pieces: String = rules.split_turns(text).collect();
        assert_eq!(pieces, text.split_whitespace().collect::<String>());
    }
}

#[test]
fn rows_are_counted_from_the_bottom_and_columns_from_the_left() {
    let (wide, columns) = (mnk(3, 30, AtLeast(5)), falling(3, 30, AtLeast(5)));
    for (rules, text, at) in [
        (wide, "a1", (2, 0)),
        (wide, "a3", (0, 0)),
        (wide, "z2", (1, 25)),
        (wide, "aa1", (2, 26)),
        (columns, "30", (2, 29)),
    ] {
        let read = rules.read_move(&rules.start(), text);
        assert_eq!(read.unwrap(), Coord::from(at));
        assert_eq!(rules.write_move(&rules.start(), &at.into()), text);
    }
    // Moves off the board have a text, too.
    for rules in [TIC_TAC_TOE, FOUR_IN_A_ROW] {
        let text = rules.write_move(&rules.start(), &Coord::new(7, usize::MAX));
        assert_eq!(text, "(7, 18446744073709551615)");
    }
}

#[test]
fn digits_run_together_on_boards_of_up_to_nine_columns() {
    for (rules, text, turns) in [
        (
            FOUR_IN_A_ROW,
            " 4453\t5\r\n3 ",
            &["4", "4", "5", "3", "5", "3"][..],
        ),
        (FOUR_IN_A_ROW, "44x 12", &["44x", "1", "2"]),
        (FOUR_IN_A_ROW, "４４", &["４４"]),
        (FOUR_IN_A_ROW, " \n", &[]),
        (falling(6, 9, AtLeast(4)), "123", &["1", "2", "3"]),
        (falling(6, 10, AtLeast(4)), "10 1 2", &["10", "1", "2"]),
        (TIC_TAC_TOE, "a1 b2", &["a1", "b2"]),
        (TIC_TAC_TOE, "123", &["123"]),
    ] {
        assert!(rules.split_turns(text).eq(turns.iter().copied()), "{text}");
    }
}
