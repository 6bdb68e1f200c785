//! Rule sets as a line of text.

use proptest::prelude::*;

use super::*;

#[test]
fn texts_are_read_and_written() {
    for (text, written) in [
        ("", "renju"),
        ("renju", "renju"),
        ("omok", "omok"),
        ("caro", "caro"),
        ("rows=19 cols=19", "renju rows=19 cols=19"),
        (
            "overline=nothing double-four=allowed double-three=forbidden",
            "omok",
        ),
        ("caro overline=wins", "caro overline=wins"),
        ("caro open-ends=2", "caro open-ends=2"),
        ("omok overline=wins,nothing", "omok overline=wins,nothing"),
        ("renju double-three=allowed", "renju double-three=allowed"),
    ] {
        let rules: Renju = text.parse().expect(text);
        assert_eq!(rules.to_string(), written, "{text}");
        assert_eq!(written.parse::<Renju>().expect(written), rules);
    }
    assert_eq!(
        Variant::PRESETS.map(|(name, _)| name),
        ["renju", "omok", "caro"]
    );
    assert_eq!(format!("{:?}", game(CARO)), "Renju(caro)");
}

#[test]
fn texts_of_no_game_are_refused() {
    for (text, reason) in [
        (
            "gomoku",
            "there is no preset gomoku: there are renju, omok and caro",
        ),
        (
            "overline=loses",
            "overline=loses: it can be wins, nothing or forbidden, for both players or for each, with a comma \
             between",
        ),
        (
            "double-three=forbidden,allowed,allowed",
            "double-three=forbidden,allowed,allowed: it can be allowed or forbidden, for both players or for \
             each, with a comma between",
        ),
        ("open-ends=3", "open-ends=3: it can be 0, 1 or 2"),
    ] {
        let refused = text.parse::<Renju>().unwrap_err();
        assert_eq!(refused.to_string(), reason);
    }
    let error = "rows=65".parse::<Renju>().unwrap_err();
    assert!(matches!(
        error.reason::<SetupError>(),
        Some(SetupError::TooLarge(_))
    ));
}

proptest! {
    /// What is written is read as the same game.
    #[test]
    fn what_is_written_is_read(
        (rows, cols, open_ends) in (0_usize..30, 0_usize..30, 0_u8..3),
        (overline, doubles) in ([0_usize..3, 0..3], any::<[[bool; 2]; 2]>()),
    ) {
        let overlines = [Overline::Wins, Overline::Nothing, Overline::Forbidden];
        let double = |is| if is { Double::Allowed } else { Double::Forbidden };
        let limits = [0, 1].map(|side| Limits {
            overline: overlines[overline[side]],
            double_four: double(doubles[side][0]),
            double_three: double(doubles[side][1]),
        });
        let rules = game(Variant { rows, cols, limits, open_ends });
        let text = rules.to_string();
        let read: Renju = text.parse().expect(&text);
        prop_assert_eq!(&read, &rules, "{}", text);
        prop_assert_eq!(read.to_string(), text);
    }
}
