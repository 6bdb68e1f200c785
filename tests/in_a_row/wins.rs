//! Games that were played, each with its winner, its board and its winning cells; what wins, what does not, and which
//! lines are told.

use collinear::rules::game_value;

use super::engines::engines;
use super::*;

#[test]
fn games_that_were_played_end_as_they_should_on_every_engine() {
    let index = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let cell = |disc: &Value| match disc.as_u64() {
        Some(1) => Cell::Of(Side::First),
        Some(2) => Cell::Of(Side::Second),
        _ => Cell::Empty,
    };
    let file: Value = serde_json::from_str(include_str!("../data/four_in_a_row.json")).unwrap();
    let cases = file["cases"].as_array().expect("cases");
    assert_eq!(cases.len(), 21);
    for case in cases {
        let name = case["name"].as_str().expect("a name");
        let mut game = Game::new(FOUR_IN_A_ROW);
        for column in case["moves"].as_array().expect("moves") {
            assert_eq!(game.outcome(), None, "{name}");
            assert_eq!(winning_lines(&game), BTreeSet::new(), "{name}");
            let lands = FOUR_IN_A_ROW.landing(game.state(), index(column));
            game.play(lands.expect(name)).expect(name);
        }
        let winner = match cell(&case["winner"]) {
            Cell::Of(side) => Outcome::Win(side),
            Cell::Empty => Outcome::Draw,
        };
        assert_eq!(game.outcome(), Some(winner), "{name}");
        if let Some(rows) = case["board"].as_array() {
            let rows = rows.iter().map(|row| row.as_array().expect("a row").iter());
            let board = Grid::from_rows(rows.map(|row| row.map(cell).map(Square::from)));
            assert_eq!(*game.state().grid(), board.expect(name), "{name}");
        }
        let lines = case["winning_cells"].as_array().map(|cells| {
            let cells = cells
                .iter()
                .map(|at| Coord::new(index(&at[0]), index(&at[1])));
            cells.collect::<Vec<_>>()
        });
        assert_eq!(winning_lines(&game), lines.into_iter().collect(), "{name}");
        for engine in engines(&FOUR_IN_A_ROW) {
            let states = engine.play(&FOUR_IN_A_ROW.start(), game.record());
            let last = states.last().expect("the start");
            assert_eq!(*last, (game.state().clone(), Some(winner)), "{name}");
        }
    }
}

/// A position, a move, how the game stands after it, and the lengths of the lines that are told then. Games with a
/// number have the row of the list of bugs that some other program really had.
#[test]
fn lines_are_told_whole() {
    let ring = |rows, cols, length, wrap| wrapped(mnk(rows, cols, length), wrap);
    let star = "
        X . . X . . X
        . X . X . X .
        . . X X X . .
        X X X . X X X
        . . X X X . .
        . X . X . X .
        X . . X . . X
        O . O . O . O
        O . O . O . O
        . O . O . O .
        O . O . O . O
        O . O . O . O
        . O . O . O .
        O . O . . . .";
    let two_lines = "X X . X . .\n. . X . . O\n. . X . . .\nO O . O O .";
    let five_and_six =
        "X X X . X X .\nO O . X . O O\nO O . X . O O\n. . . X . . .\n. . . X . . .\nO . . . . . .";
    let torus = "X . . . .\n. X . . .\n. O . X .\nO . . O .";
    let draw = Some(Outcome::Draw);
    for (rules, picture, text, outcome, found) in [
        // 21: a gap resets the count.
        (
            mnk(2, 7, AtLeast(4)),
            "X X . X . . .\nO O . . O . .",
            "f2",
            None,
            &[][..],
        ),
        // 24: six are a win of at least five, and none of exactly five, unless there are five elsewhere.
        (
            mnk(2, 8, Exactly(5)),
            "X X X . X X . .\nO O . O O . O .",
            "d2",
            None,
            &[],
        ),
        (
            mnk(2, 8, AtLeast(5)),
            "X X X . X X . .\nO O . O O . O .",
            "d2",
            FIRST_WON,
            &[6],
        ),
        (mnk(6, 7, Exactly(5)), five_and_six, "d6", FIRST_WON, &[5]),
        // Lines of different lengths, and all axes.
        (mnk(4, 6, AtLeast(3)), two_lines, "c4", FIRST_WON, &[3, 4]),
        (mnk(4, 6, Exactly(4)), two_lines, "c4", FIRST_WON, &[4]),
        (
            mnk(14, 7, AtLeast(4)),
            star,
            "d11",
            FIRST_WON,
            &[7, 7, 7, 7],
        ),
        // 26: a win on the very last cell is a win.
        (TIC_TAC_TOE, "X O X\nO X O\nO X .", "c1", FIRST_WON, &[3]),
        (TIC_TAC_TOE, "X O X\nX O O\nO X .", "c1", draw, &[]),
        // 30: two and two on crossing lines are not four.
        (
            mnk(4, 4, AtLeast(4)),
            ". X . O\n. X . .\nX . X .\nO O O .",
            "b2",
            None,
            &[],
        ),
        // 20: a full ring is one line, however many axes lead along it.
        (
            ring(2, 4, Exactly(4), Wrap::Both),
            "X X . X\nO O O .",
            "c2",
            FIRST_WON,
            &[4],
        ),
        (
            ring(4, 2, AtLeast(4), Wrap::NorthSouth),
            "X .\n. O\nX O\nX O",
            "a3",
            FIRST_WON,
            &[4],
        ),
        (
            ring(1, 4, AtLeast(2), Wrap::Both),
            "X . O .",
            "b1",
            FIRST_WON,
            &[2],
        ),
        // Five of a ring of six are exactly five; a ring that is longer is no line.
        (
            ring(2, 6, Exactly(5), Wrap::EastWest),
            "X X . X X .\nO O . O O .",
            "f2",
            FIRST_WON,
            &[5],
        ),
        (
            ring(2, 5, Exactly(3), Wrap::EastWest),
            "X X . X .\nO O . O .",
            "c2",
            None,
            &[],
        ),
        // 19: three stones never win on a torus of three.
        (
            ring(3, 3, AtLeast(4), Wrap::Both),
            "X . X\nO O .\n. . .",
            "b3",
            None,
            &[],
        ),
        // A diagonal over both edges.
        (
            ring(4, 5, AtLeast(4), Wrap::EastWest),
            torus,
            "e1",
            None,
            &[],
        ),
        (
            ring(4, 5, AtLeast(4), Wrap::Both),
            torus,
            "e1",
            FIRST_WON,
            &[4],
        ),
        // Who closes a line may have lost.
        (
            TIC_TAC_TOE.misere(),
            "X O X\nO X O\nO X .",
            "c1",
            SECOND_WON,
            &[3],
        ),
    ] {
        let mut game = set_up(rules, picture);
        play(&mut game, text);
        assert_eq!(game.outcome(), outcome, "{rules}\n{picture}");
        assert_eq!(lengths(&game), found, "{rules}\n{picture}");
    }
    // 25: in the order of the line, and once; here over the edge of a cylinder.
    let rules = wrapped(FOUR_IN_A_ROW, Wrap::EastWest);
    let game = played(rules, "6611772");
    let line = rules.winning_lines(game.state()).next().expect("a line");
    assert!(line.iter().map(|at| at.col).eq([5, 6, 0, 1]));
    let game = played(FOUR_IN_A_ROW, "112244553");
    let line = FOUR_IN_A_ROW.winning_lines(game.state()).next();
    assert_eq!(line.expect("a line").to_string(), "5 cells E from (5, 0)");
}

#[test]
fn only_the_wanted_axes_count() {
    // A picture for each axis, closed in the middle.
    for (axis, picture, last) in [
        (D::N, "X O .\n. O .\nX . .", (1, 0)),
        (D::NE, ". O X\n. . O\nX . .", (1, 1)),
        (D::E, "X . X\nO O .\n. . .", (0, 1)),
        (D::SE, "X O .\n. . O\n. . X", (1, 1)),
    ] {
        for mask in 0..16_usize {
            let axes = (0..4).filter(|i| mask >> i & 1 == 1).map(|i| D::AXES[i]);
            let axes: Vec<_> = axes.collect();
            let mut game = set_up(TIC_TAC_TOE.with_axes(&axes).unwrap(), picture);
            game.play(last.into()).unwrap();
            let won = FIRST_WON.filter(|_| axes.contains(&axis));
            assert_eq!(game.outcome(), won, "{axes:?}\n{picture}");
        }
    }
}

/// Who begins wins at 2 in a row on 2x2 as long as lines win, and loses when they don't; tic-tac-toe is a draw both ways.
#[test]
fn the_second_disc_of_who_begins_closes_a_line() {
    let value = |game: InARow| game_value(&game, &game.start());
    let game = mnk(2, 2, AtLeast(2));
    assert_eq!(value(game), Ok(Outcome::Win(Side::First)));
    assert_eq!(value(game.misere()), Ok(Outcome::Win(Side::Second)));
    assert_eq!(value(TIC_TAC_TOE.misere()), Ok(Outcome::Draw));
    assert_ne!(TIC_TAC_TOE.misere(), TIC_TAC_TOE);
    assert_eq!(TIC_TAC_TOE.misere().misere(), TIC_TAC_TOE.misere());
}
