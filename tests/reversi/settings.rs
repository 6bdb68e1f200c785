//! Rule sets as a line of text.

use collinear::Wrap;
use proptest::prelude::*;

use super::*;

fn a_game() -> impl Strategy<Value = Reversi> {
    let wrap = prop::sample::select(vec![
        Wrap::None,
        Wrap::EastWest,
        Wrap::NorthSouth,
        Wrap::Both,
    ]);
    let (of, hole) = (Square::Of, Square::Hole);
    let square = prop_oneof![
        3 => Just(Square::Empty),
        1 => prop::sample::select(vec![of(Side::First), of(Side::Second), hole]),
    ];
    let board = (2_usize..7, 2_usize..7).prop_flat_map(move |(rows, cols)| {
        let squares = prop::collection::vec(square.clone(), rows * cols);
        squares.prop_map(move |squares| {
            Grid::from_fn(rows, cols, |at| squares[at.row * cols + at.col]).expect("a small board")
        })
    });
    let turn = prop::sample::select(Side::BOTH.to_vec());
    let drawn = (board, turn).prop_map(|(board, turn)| Reversi::from_start(board, turn));
    let start = prop::sample::select(vec![Start::Crossed, Start::Parallel]);
    let usual = (2_usize..10, 2_usize..10, start);
    let usual = usual.prop_map(|(rows, cols, start)| Reversi::new(rows, cols, start));
    (prop_oneof![drawn, usual], wrap).prop_map(|(game, wrap)| game.expect("a game").with_wrap(wrap))
}

proptest! {
    #![proptest_config(crate::random_games::cases(256))]

    /// What is written is read as the same game.
    #[test]
    fn what_is_written_is_read(game in a_game()) {
        let text = game.to_string();
        let read: Reversi = text.parse().expect(&text);
        prop_assert_eq!(&read, &game, "{}", text);
        prop_assert_eq!(read.to_string(), text);
    }
}

#[test]
fn texts_are_read_and_written() {
    let rows = [
        ("", "othello"),
        ("rows=8", "othello"),
        ("othello start=crossed", "othello"),
        ("start=parallel", "rows=8 cols=8 start=parallel"),
        (
            "othello begins=second",
            "rows=8 cols=8 start=crossed begins=second",
        ),
        ("rows=4 wrap=both", "rows=4 cols=8 start=crossed wrap=both"),
        ("board=XO/OX wrap=rows", "board=XO/OX wrap=rows"),
        ("board=OX/XO", "rows=2 cols=2 start=crossed"),
        (
            "board=#.O/X../... begins=second",
            "board=#.O/X../... begins=second",
        ),
    ];
    for (text, written) in rows {
        assert_eq!(text.parse::<Reversi>().expect(text).to_string(), written);
    }
}

#[test]
fn other_texts_are_refused() {
    let rows = [
        ("reversi", "there is no preset reversi: there is othello"),
        (
            "start=square",
            "start=square: it can be crossed or parallel",
        ),
        ("begins=X", "begins=X: it can be first or second"),
        (
            "size=8",
            "there is no setting size: there are rows, cols, start, board, wrap and begins",
        ),
        ("board=XO/OX cols=2", "cols and board can't both be set"),
        (
            "rows=1",
            "a board of 1 rows and 8 columns is too small: there have to be at least 2 of each",
        ),
        (
            "board=",
            "a board of 0 rows and 0 columns is too small: there have to be at least 2 of each",
        ),
    ];
    for (text, refusal) in rows {
        let error = text.parse::<Reversi>().expect_err(text);
        assert_eq!(error.to_string(), refusal);
    }
    for board in ["XO/O", "XO/Oq"] {
        let error = format!("board={board}")
            .parse::<Reversi>()
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(&format!("board={board}: ")), "{error}");
    }
}
