//! Cells that nobody can take.

use collinear::bits::Wide;
use collinear::boards::Holed;
use collinear::rules::in_a_row::{BitFourInARow, LineInARow, TableInARow};
use collinear::rules::{Engine, Finished, distinct_positions, perft, perft_bulk};
use collinear::testing::{RandomPlay, check_engine, check_rules};

use super::*;

fn walled(game: InARow, obstacles: &[(usize, usize)]) -> InARow {
    let cells = obstacles.iter().copied().map(Coord::from);
    game.with_obstacles(cells).expect("a small board")
}

fn squares(picture: &str) -> Grid<Square> {
    Grid::parse_with(picture, Square::from_glyph).expect(picture)
}

/// Sequences of moves and distinct positions ply by ply, as counted by a plain program in another language; and the
/// numbers of games that the first player wins, the second wins, and nobody wins.
#[test]
fn games_are_counted() {
    type Row = (InARow, &'static [u128], &'static [usize], [u64; 3]);
    let rows: [Row; 4] = [
        (
            walled(falling(3, 3, AtLeast(3)), &[(1, 1)]),
            &[1, 3, 8, 20, 46, 90, 132, 126, 0],
            &[1, 3, 8, 17, 33, 46, 46, 31],
            [38, 6, 94],
        ),
        (
            walled(mnk(3, 3, AtLeast(3)), &[(1, 1)]).misere(),
            &[1, 8, 56, 336, 1680, 6720, 18720, 34848, 27072, 0],
            &[1, 8, 56, 168, 420, 560, 520, 260, 50],
            [6480, 8256, 21888],
        ),
        (
            walled(falling(4, 4, AtLeast(3)), &[(2, 1), (0, 3)]),
            &[1, 3, 9, 26, 72, 190, 448, 956, 1622, 1882, 1118, 0],
            &[1, 3, 9, 23, 51, 102, 173, 237, 249, 202, 79],
            [874, 824, 674],
        ),
        (
            walled(falling(3, 4, AtLeast(3)), &[(1, 0)]).misere(),
            &[1, 4, 15, 54, 186, 600, 1580, 3858, 6324, 7550, 3852, 0],
            &[1, 4, 15, 42, 111, 228, 358, 489, 380, 262, 63],
            [3652, 4716, 2062],
        ),
    ];
    for (game, paths, positions, ends) in rows {
        let fast = TableInARow::<u16>::new(game).expect("an engine");
        for (depth, &paths) in paths.iter().enumerate() {
            for finished in [Finished::Dropped, Finished::Counted] {
                let counted = perft_bulk(&fast, &fast.start(), depth, finished);
                if finished == Finished::Dropped {
                    assert_eq!(counted, paths, "{game} {depth}");
                }
                if depth < 7 {
                    assert_eq!(counted, perft(&game, &game.start(), depth, finished));
                }
            }
        }
        let whole = perft_bulk(&fast, &fast.start(), 16, Finished::Counted);
        assert_eq!(whole, ends.iter().copied().map(u128::from).sum::<u128>());
        assert!(distinct_positions(&game, &game.start()).eq(positions.iter().copied()));
        let mut ended = [0; 3];
        count_ends(&fast, &fast.start(), &mut ended);
        assert_eq!(ended, ends, "{game}");
    }
}

fn count_ends<R: Rules>(rules: &R, state: &R::State, ended: &mut [u64; 3]) {
    match rules.outcome(state) {
        Some(Outcome::Win(side)) => ended[side.index()] += 1,
        Some(_) => ended[2] += 1,
        None => {
            for m in rules.moves(state) {
                let mut next = state.clone();
                rules.apply(&mut next, m);
                count_ends(rules, &next, ended);
            }
        }
    }
}

#[test]
fn discs_rest_on_an_obstacle_and_never_come_below_it() {
    let mut game = Game::new(walled(falling(4, 3, AtLeast(3)), &[(2, 1), (0, 2)]));
    assert_eq!(game.state().to_string(), ". . #\n. . .\n. # .\n. . .");
    assert_eq!(
        game.moves().collect::<Vec<_>>(),
        [(3, 0), (1, 1)].map(Coord::from)
    );
    for text in ["2", "2", "1", "1", "1", "1"] {
        play(&mut game, text);
    }
    assert_eq!(game.state().to_string(), "O O #\nX X .\nO # .\nX . .");
    assert_eq!(
        game.outcome(),
        Some(Outcome::Draw),
        "six cells are out of reach"
    );
}

#[test]
fn no_line_runs_through_an_obstacle() {
    let game = walled(mnk(1, 7, AtLeast(3)), &[(0, 2)]);
    let moves = "a1 e1 b1 f1 d1 g1";
    assert_eq!(played(game, moves).outcome(), SECOND_WON);
    // It ends a run as an edge does.
    let exactly = walled(mnk(1, 7, Exactly(3)), &[(0, 3)]);
    assert_eq!(played(exactly, "a1 e1 b1 f1 c1").outcome(), FIRST_WON);
}

#[test]
fn moves_are_refused_with_the_obstacle() {
    let mut game = Game::new(walled(FOUR_IN_A_ROW, &[(3, 3), (0, 4)]));
    let refusals = [
        ((3, 3), "there is an obstacle on d3"),
        ((5, 3), "no disc gets to d1: there is an obstacle on d3"),
        ((5, 4), "no disc gets to e1: there is an obstacle on e6"),
        ((0, 3), "a disc does not stay on d6: it falls to d4"),
    ];
    for (at, text) in refusals {
        let illegal = refused(&mut game, at);
        assert_eq!(illegal.to_string(), text);
        assert_eq!(illegal.cells::<Coord>()[0], at.into());
    }
    let read = |text| game.rules().read_move(game.state(), text);
    assert_eq!(read("5").unwrap_err().to_string(), "column 5 is full");
    assert_eq!(read("4").unwrap(), Coord::new(2, 3));

    let mut game = Game::new(walled(TIC_TAC_TOE, &[(1, 1)]));
    assert_eq!(
        refused(&mut game, (1, 1)).to_string(),
        "there is an obstacle on b2"
    );
    assert_eq!(game.moves().count(), 8);
}

#[test]
fn obstacles_are_a_set_of_cells_of_the_board() {
    let [a, b] = [Coord::new(0, 0), Coord::new(2, 1)];
    let game = TIC_TAC_TOE.with_obstacles([b, a, b]).unwrap();
    assert!(game.obstacles().eq([a, b]));
    assert_eq!(game, TIC_TAC_TOE.with_obstacles([a, b]).unwrap());
    assert_eq!(game.with_obstacles([]).unwrap(), TIC_TAC_TOE);
    assert_eq!(TIC_TAC_TOE.obstacles().count(), 0);
    let off = Coord::new(3, 0);
    let error = TIC_TAC_TOE.with_obstacles([a, off]).unwrap_err();
    let text = "an obstacle on (3, 0) is off the board of 3 rows and 3 columns";
    assert_eq!(error.to_string(), text);
    // However the game is made.
    let game = walled(mnk(6, 7, AtLeast(4)), &[(3, 3)]);
    let down = walled(FOUR_IN_A_ROW, &[(3, 3)]);
    assert_eq!(game.with_gravity(), Ok(down));
    assert_eq!(game.with_gravity_towards(D::S), Ok(down));
    let ring = game.with_gravity().unwrap().with_wrap(Wrap::EastWest);
    assert_eq!(ring, down.with_wrap(Wrap::EastWest));
    assert!(ring.unwrap().obstacles().eq([Coord::new(3, 3)]));
}

#[test]
fn boards_with_obstacles_have_384_cells_at_most() {
    let last = Coord::new(23, 15);
    let game = mnk(24, 16, AtLeast(5)).with_obstacles([last]).unwrap();
    assert!(game.obstacles().eq([last]));
    let large = mnk(35, 11, AtLeast(5));
    let error = large.with_obstacles([Coord::new(0, 0)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "with obstacles a board of 385 cells is too large: there is room for 384 cells"
    );
    assert_eq!(large.with_obstacles([]), Ok(large));
}

#[test]
fn a_board_of_obstacles_is_full() {
    for game in [mnk(2, 2, AtLeast(1)), falling(2, 2, AtLeast(1))] {
        let cells = game.bounds().coords();
        let game = game.with_obstacles(cells).unwrap();
        assert_eq!(game.outcome(&game.start()), Some(Outcome::Draw));
    }
    // Or as good as full.
    let lids = walled(falling(4, 2, AtLeast(1)), &[(0, 0), (0, 1)]);
    assert_eq!(lids.outcome(&lids.start()), Some(Outcome::Draw));
}

#[test]
fn positions_have_the_obstacles_of_the_game() {
    let game = walled(falling(3, 3, AtLeast(3)), &[(1, 1)]);
    let state = game.set_up(squares(". X .\n. # .\n. . O")).unwrap();
    assert_eq!((state.turn(), game.outcome(&state)), (Side::First, None));
    let rows = [
        (
            ". X .\n. . .\n. . O",
            "there is an obstacle on b2 in this game",
        ),
        (
            ". X .\n. # .\n# . O",
            "there is no obstacle on a1 in this game",
        ),
        (
            ". . .\n. # .\n. X O",
            "no disc gets to b1: there is an obstacle on b2",
        ),
        (". X .\n. # .\nO . .", ""),
        (
            ". X .\nO # .\n. . .",
            "row 1, column 0: the disc on a2 has nothing below it",
        ),
    ];
    for (picture, text) in rows {
        let error = game.set_up(squares(picture)).err();
        assert_eq!(error.map_or(String::new(), |error| error.to_string()), text);
    }
    // Cells have no obstacles.
    let error = game.set_up(Grid::filled(3, 3, Cell::Empty).unwrap());
    let text = "there is an obstacle on b2 in this game";
    assert_eq!(error.unwrap_err().to_string(), text);
}

/// The tables play games with obstacles; the engines on rows and columns refuse them.
#[test]
fn engines_play_them_or_refuse() {
    let game = walled(FOUR_IN_A_ROW, &[(3, 3)]);
    let text = "there is an obstacle on d3, but the engine is for boards without obstacles";
    for error in [
        BitFourInARow::new(game).unwrap_err(),
        LineInARow::<6, 7>::new(game).unwrap_err(),
    ] {
        assert_eq!(error.to_string(), text);
    }
    // They also refuse states with obstacles, or without those of the game.
    let plain = BitFourInARow::new(FOUR_IN_A_ROW).unwrap();
    assert!(plain.enter(&game.start()).is_err());
    let tables = TableInARow::<u64>::new(game).unwrap();
    assert!(tables.enter(&FOUR_IN_A_ROW.start()).is_err());
    assert_eq!(tables.start().to_string(), game.start().to_string());

    let play = RandomPlay {
        seed: 3,
        ..RandomPlay::new(20, 60)
    };
    check_engine(&tables, &game.start(), play).unwrap();
    let gomoku = walled(GOMOKU, &[(7, 7), (3, 4), (12, 0)]).misere();
    let tables = TableInARow::<Wide<4>>::new(gomoku).unwrap();
    let play = RandomPlay {
        seed: 3,
        ..RandomPlay::new(1, 40)
    };
    check_engine(&tables, &gomoku.start(), play).unwrap();
}

/// A hole is not a cell, and a new column begins below it. An obstacle is a cell.
#[test]
fn an_obstacle_is_no_hole() {
    let at = Coord::new(1, 1);
    let board = Bounds::new(4, 3).unwrap();
    let walled = InARow::on(board, AtLeast(3)).unwrap();
    let walled = walled.with_obstacles([at]).unwrap().with_gravity().unwrap();
    let holed = InARow::on(board.without([at]).unwrap(), AtLeast(3)).unwrap();
    let holed: InARow<Holed<_>> = holed.with_gravity_towards(D::S).unwrap();
    assert_eq!(walled.moves(&walled.start()).count(), 3);
    assert_eq!(holed.moves(&holed.start()).count(), 4);
    assert_eq!(
        walled.landing(&walled.start(), 1).unwrap(),
        Coord::new(0, 1)
    );
    // Obstacles on a board with holes: the column below the hole is cut off by its own obstacle.
    let both = holed
        .with_obstacles([Coord::new(2, 1), Coord::new(0, 2)])
        .unwrap();
    assert_eq!(both.moves(&both.start()).count(), 2);
    let play = RandomPlay {
        seed: 5,
        ..RandomPlay::new(10, 12)
    };
    check_rules(&both, &both.start(), play).unwrap();
    let tables = TableInARow::<u16, Holed<_>>::new(both.clone()).unwrap();
    check_engine(&tables, &both.start(), play).unwrap();
}
