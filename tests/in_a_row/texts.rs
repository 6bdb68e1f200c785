//! Moves as texts.

use super::*;

/// Texts that made some program panic.
fn hostile() -> Vec<String> {
    let mut texts: Vec<String> = [
        "e2e",
        "",
        " ",
        "é5",
        "5é",
        "é",
        "５",
        "ａ１",
        "１",
        "\0",
        "a\0",
        "4\0",
        "\r\n",
        "4\r\n",
        "\n",
        "a1\r\n",
        "-1",
        "+1",
        "4.0",
        "1e3",
        "0x4",
        "0",
        "a0",
        "00",
        "a01",
        "٤",
        "²",
        "Ⅳ",
        "a",
        "1a",
        "aa",
        "a1a1",
        "a-1",
        "a 1",
        "🦀",
        "🦀1",
        "a🦀",
        "\u{feff}4",
        "\u{200b}",
        "18446744073709551616",
        "99999999999999999999999999",
        "a18446744073709551616",
        "zzzzzzzzzzzzzzzzzzzzzzzz1",
        "pa",
        "(0, 0)",
        "NaN",
    ]
    .map(str::to_owned)
    .to_vec();
    for unit in ["4", "e", "é", "\0", "a1 ", " ", "９"] {
        texts.push(unit.repeat(budget::of(1 << 16, 1 << 20, 1 << 20) / unit.len()));
    }
    texts
}

#[test]
fn row_47_hostile_texts_are_errors_and_never_panics() {
    for rules in [
        FOUR_IN_A_ROW,
        TIC_TAC_TOE,
        GOMOKU,
        falling(6, 12, AtLeast(4)),
    ] {
        let start = rules.start();
        for text in hostile() {
            let head: String = text.chars().take(30).collect();
            let illegal = rules.read_move(&start, &text).expect_err(&head);
            let has_reason = matches!(illegal, Illegal::Refused { .. });
            assert!(has_reason, "{head:?}: {illegal:?}");
            assert!(illegal.to_string().len() < 100, "{illegal}");
            for piece in rules.split_turns(&text) {
                assert!(!piece.is_empty() && !piece.contains(char::is_whitespace));
            }
            let pieces: String = rules.split_turns(&text).collect();
            let solid: String = text.split_whitespace().collect();
            assert_eq!(pieces, solid);
        }
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said() {
    let four = |text: &str| {
        FOUR_IN_A_ROW
            .read_move(&FOUR_IN_A_ROW.start(), text)
            .unwrap_err()
    };
    let reason = |illegal: &Illegal| illegal.reason::<Refusal>().unwrap().clone();
    for text in ["x", "", "4x", " 4", "-1", "４", "0", "18446744073709551616"] {
        assert_eq!(reason(&four(text)), Refusal::NotAColumn { cols: 7 });
    }
    for column in [7, usize::MAX - 1] {
        let text = (column + 1).to_string();
        let refusal = Refusal::NoColumn { column, cols: 7 };
        assert_eq!(reason(&four(&text)), refusal);
        let lands = FOUR_IN_A_ROW.landing(&FOUR_IN_A_ROW.start(), column);
        assert_eq!(lands, Err(refusal));
    }
    assert_eq!(four("x").to_string(), "not a column: columns are 1 to 7");
    assert_eq!(
        four("8").to_string(),
        "there is no column 8: columns are 1 to 7"
    );

    let rules = mnk(2, 3, AtLeast(3));
    let cell = |text| rules.read_move(&rules.start(), text).unwrap_err();
    for text in ["e2e", "", "11", "a", "a0", "a01", "1a"] {
        let form = "not a move: a move looks like a2";
        assert_eq!(cell(text).to_string(), form);
    }
    for text in ["d1", "a3", "zzzzzzzzzzzzzzzz1", "a99999999999999999999"] {
        assert!(
            matches!(cell(text).reason(), Some(NameError::OffBoard { .. })),
            "{text}"
        );
    }
    assert_eq!(
        cell("d1").to_string(),
        "off the board: its cells are a1 to c2"
    );
    // And what is wrong with a move that it does stand for.
    let state = played(rules, "c2").state().clone();
    let occupied = rules.read_move(&state, "C2").unwrap_err();
    assert!(matches!(
        occupied.reason::<Refusal>(),
        Some(Refusal::Occupied { .. })
    ));
}

#[test]
fn rows_are_counted_from_the_bottom_and_columns_from_the_left() {
    let rules = mnk(3, 30, AtLeast(5));
    for (text, at) in [
        ("a1", (2, 0)),
        ("a3", (0, 0)),
        ("z2", (1, 25)),
        ("aa1", (2, 26)),
    ] {
        assert_eq!(
            rules.read_move(&rules.start(), text).unwrap(),
            Coord::from(at)
        );
        assert_eq!(rules.write_move(&rules.start(), &at.into()), text);
    }
    let rules = falling(3, 30, AtLeast(5));
    assert_eq!(
        rules.read_move(&rules.start(), "30").unwrap(),
        Coord::new(2, 29)
    );
    assert_eq!(rules.write_move(&rules.start(), &Coord::new(0, 29)), "30");
}

#[test]
fn moves_off_the_board_have_a_text_too() {
    let max = usize::MAX;
    assert_eq!(
        TIC_TAC_TOE.write_move(&TIC_TAC_TOE.start(), &Coord::new(3, 0)),
        "(3, 0)"
    );
    assert_eq!(
        FOUR_IN_A_ROW.write_move(&FOUR_IN_A_ROW.start(), &Coord::new(max, max)),
        Coord::new(max, max).to_string()
    );
}

#[test]
fn digits_run_together_on_boards_of_up_to_nine_columns() {
    let split = |rules: InARow, text| rules.split_turns(text).collect::<Vec<_>>();
    assert_eq!(split(FOUR_IN_A_ROW, "4453"), ["4", "4", "5", "3"]);
    assert_eq!(split(FOUR_IN_A_ROW, " 44\t5\r\n3 "), ["4", "4", "5", "3"]);
    assert_eq!(split(FOUR_IN_A_ROW, "44x 12"), ["44x", "1", "2"]);
    assert_eq!(split(FOUR_IN_A_ROW, "４４"), ["４４"]);
    assert_eq!(split(falling(6, 9, AtLeast(4)), "123"), ["1", "2", "3"]);
    assert_eq!(
        split(falling(6, 10, AtLeast(4)), "10 1 2"),
        ["10", "1", "2"]
    );
    assert_eq!(split(TIC_TAC_TOE, "a1 b2"), ["a1", "b2"]);
    assert_eq!(split(TIC_TAC_TOE, "123"), ["123"]);
    assert!(split(FOUR_IN_A_ROW, " \n").is_empty());
}
