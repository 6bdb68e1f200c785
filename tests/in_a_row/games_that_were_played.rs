//! Games that were played, each with its winner, its board and its winning cells.

use super::engines::engines;
use super::*;

fn coords(cells: &Value) -> Vec<Coord> {
    let index = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let cells = cells.as_array().expect("cells").iter();
    cells
        .map(|at| Coord::new(index(&at[0]), index(&at[1])))
        .collect()
}

fn columns(case: &Value) -> Vec<usize> {
    let columns = case["moves"].as_array().expect("moves").iter();
    columns
        .map(|column| usize::try_from(column.as_u64().unwrap()).unwrap())
        .collect()
}

fn cell(disc: &Value) -> Cell {
    match disc.as_u64() {
        Some(0) => Cell::Empty,
        Some(1) => Cell::Of(Side::First),
        Some(2) => Cell::Of(Side::Second),
        _ => panic!("{disc} is no disc"),
    }
}

#[test]
fn end_as_they_should() {
    let file: Value = serde_json::from_str(include_str!("../data/four_in_a_row.json")).unwrap();
    let cases = file["cases"].as_array().expect("cases");
    let mut refusals = 0;
    for case in cases {
        let name = case["name"].as_str().expect("a name");
        let moves = columns(case);
        let mut game = Game::new(FOUR_IN_A_ROW);
        for (ply, &column) in moves.iter().enumerate() {
            assert_eq!(game.outcome(), None, "{name}: ply {ply}");
            assert_eq!(winning_lines(&game), BTreeSet::new(), "{name}: ply {ply}");
            let lands = FOUR_IN_A_ROW.landing(game.state(), column).expect(name);
            game.play(lands).expect(name);
            assert_eq!(game.state().last(), Some(lands), "{name}");
        }
        let winner = match cell(&case["winner"].as_u64().unwrap_or(0).into()) {
            Cell::Of(side) => Outcome::Win(side),
            Cell::Empty => Outcome::Draw,
        };
        assert_eq!(game.outcome(), Some(winner), "{name}");
        if let Some(rows) = case["board"].as_array() {
            let rows = rows.iter().map(|row| {
                row.as_array()
                    .expect("a row")
                    .iter()
                    .map(cell)
                    .map(Square::from)
            });
            assert_eq!(
                *game.state().grid(),
                Grid::from_rows(rows).expect(name),
                "{name}"
            );
        }
        let lines = match &case["winning_cells"] {
            Value::Null => BTreeSet::new(),
            cells => BTreeSet::from([coords(cells)]),
        };
        assert_eq!(winning_lines(&game), lines, "{name}");
        if let Some(column) = case["then_refused"].as_u64() {
            refusals += 1;
            let column = usize::try_from(column).unwrap();
            let lands = FOUR_IN_A_ROW
                .landing(game.state(), column)
                .expect("there is room");
            assert!(matches!(refused(&mut game, lands), Illegal::Over(how) if how == winner));
        }
    }
    assert_eq!((cases.len(), refusals), (21, 1));
}

#[test]
fn end_as_they_should_on_every_engine() {
    let file: Value = serde_json::from_str(include_str!("../data/four_in_a_row.json")).unwrap();
    for case in file["cases"].as_array().expect("cases") {
        let name = case["name"].as_str().expect("a name");
        let mut game = Game::new(FOUR_IN_A_ROW);
        for column in columns(case) {
            let lands = FOUR_IN_A_ROW.landing(game.state(), column).expect(name);
            game.play(lands).expect(name);
        }
        let start = FOUR_IN_A_ROW.start();
        let engines = engines(&FOUR_IN_A_ROW);
        assert_eq!(engines.len(), 3);
        for engine in engines {
            let states = engine.play(&start, game.record());
            let (last, before) = states.split_last().expect("the start");
            assert!(
                before.iter().all(|(_, outcome)| outcome.is_none()),
                "{name}"
            );
            assert_eq!(last.1, game.outcome(), "{name}: {}", engine.name());
            assert_eq!(last.0, *game.state(), "{name}: {}", engine.name());
        }
    }
}

#[test]
fn are_the_same_games_in_a_mirror() {
    let file: Value = serde_json::from_str(include_str!("../data/four_in_a_row.json")).unwrap();
    for case in file["cases"].as_array().expect("cases") {
        let mut games = [Game::new(FOUR_IN_A_ROW), Game::new(FOUR_IN_A_ROW)];
        for column in columns(case) {
            for (game, column) in games.iter_mut().zip([column, 6 - column]) {
                let lands = FOUR_IN_A_ROW
                    .landing(game.state(), column)
                    .expect("there is room");
                game.play(lands).expect("legal");
            }
        }
        let [game, mirrored] = games;
        let flip = Symmetry::FlipLeftRight;
        assert_eq!(mirrored.outcome(), game.outcome());
        assert_eq!(
            *mirrored.state().grid(),
            game.state().grid().transformed(flip)
        );
    }
}
