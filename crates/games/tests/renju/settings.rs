//! Rule sets as a line of text.

use super::*;

#[test]
fn texts_are_read_and_written() {
    for (text, written) in [
        ("", "renju"),
        ("renju", "renju"),
        (
            "overline=nothing,forbidden open-ends=1",
            "renju overline=nothing,forbidden open-ends=1",
        ),
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
    assert_eq!(format!("{:?}", game(CARO)), "Renju(caro)");
}

#[test]
fn texts_of_no_game_are_refused() {
    for (text, reason) in [
        ("gomoku", "no preset \"gomoku\"; presets: renju, omok, caro"),
        (
            "overline=loses",
            "overline=loses: it can be wins, nothing or forbidden, once for both players or once for each, \
             separated by a comma",
        ),
        (
            "double-three=forbidden,allowed,allowed",
            "double-three=forbidden,allowed,allowed: it can be allowed or forbidden, once for both players \
             or once for each, separated by a comma",
        ),
        ("open-ends=3", "open-ends=3: it can be 0, 1 or 2"),
    ] {
        let refused = text.parse::<Renju>().unwrap_err();
        assert_eq!(refused.to_string(), reason);
    }
    let error = "rows=65".parse::<Renju>().unwrap_err();
    assert!(error.to_string().contains(" is too large: "));
}
