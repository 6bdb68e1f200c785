//! Played games, each with its winner, its board and its winning cells; what wins, what does not, and which lines are
//! reported.

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

/// Rules without gravity, a position, a move, and the lengths of the reported lines; `draw` for a draw. Rows with a
/// number stand for a bug that another program really had, with its number in the list.
const LINES: &[&str] = &[
    // 21: a gap resets the count.
    "rows=2 cols=7 connect=4: XX.X.../OO..O.. f2",
    // 24: six win with at least five, but not with exactly five, unless there are five elsewhere.
    "rows=2 cols=8 connect=5 exactly=yes: XXX.XX../OO.OO.O. d2",
    "rows=2 cols=8 connect=5: XXX.XX../OO.OO.O. d2 6",
    "rows=6 cols=7 connect=5 exactly=yes: XXX.XX./OO.X.OO/OO.X.OO/...X.../...X.../O...... d6 5",
    // Lines of different lengths, and one along each axis.
    "rows=4 cols=6 connect=3: XX.X../..X..O/..X.../OO.OO. c4 3 4",
    "rows=4 cols=6 connect=4 exactly=yes: XX.X../..X..O/..X.../OO.OO. c4 4",
    "rows=9 cols=5 connect=5: X.X.X/.XXX./XX.XX/.XXX./X.X.X/OO.OO/OO.OO/OO.OO/OO.OO c7 5 5 5 5",
    // 26: a win on the very last cell is a win.
    "rows=3 cols=3 connect=3: XOX/OXO/OX. c1 3",
    "rows=3 cols=3 connect=3: XOX/XOO/OX. c1 draw",
    // 30: two and two on crossing lines are not four.
    "rows=4 cols=4 connect=4: .X.O/.X../X.X./OOO. b2",
    // 20: a full ring is one line, even if several axes lead along it.
    "rows=2 cols=4 connect=4 exactly=yes wrap=both: XX.X/OOO. c2 4",
    "rows=4 cols=2 connect=4 wrap=cols: X./.O/XO/XO a3 4",
    "rows=1 cols=4 connect=2 wrap=both: X.O. b1 2",
    // Five of a ring of six are exactly five; a longer ring is not a line.
    "rows=2 cols=6 connect=5 exactly=yes wrap=rows: XX.XX./OO.OO. f2 5",
    "rows=2 cols=5 connect=3 exactly=yes wrap=rows: XX.X./OO.O. c2",
    // 19: three stones never win on a torus of three.
    "rows=3 cols=3 connect=4 wrap=both: X.X/OO./... b3",
    // A diagonal over both edges.
    "rows=4 cols=5 connect=4 wrap=rows: X..../.X.../.O.X./O..O. e1",
    "rows=4 cols=5 connect=4 wrap=both: X..../.X.../.O.X./O..O. e1 4",
    // A player who closes a line loses.
    "rows=3 cols=3 connect=3 misere=yes: XOX/OXO/OX. c1 3",
];

#[test]
fn lines_are_told_whole() {
    for row in LINES {
        let (rules, rest) = row.split_once(": ").expect(row);
        let mut words = rest.split(' ');
        let rules: InARow = format!("{rules} gravity=none").parse().expect(row);
        let mut game = set_up(rules, &words.next().expect(row).replace('/', "\n"));
        play(&mut game, words.next().expect(row));
        let told: Vec<_> = words.collect();
        let outcome = match told[..] {
            [] => None,
            ["draw"] => Some(Outcome::Draw),
            _ if rules.is_misere() => SECOND_WON,
            _ => FIRST_WON,
        };
        assert_eq!(game.outcome(), outcome, "{row}");
        let found = lengths(&game).into_iter().map(|length| length.to_string());
        assert!(
            found.eq(told.into_iter().filter(|&word| word != "draw")),
            "{row}"
        );
    }
    // 25: in the order of the line, each cell once; here across the edge of a cylinder.
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

/// The player who begins wins 2 in a row on 2x2 if lines win, and loses in misère; tic-tac-toe is a draw both ways.
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
