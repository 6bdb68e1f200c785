//! Boards that are not rectangles: the reference engine beside the one on tables, positions set up and played, and
//! refusals.

use collinear::{
    Headings, Layout,
    boards::{Cuboid, Delta, HexShape, Hexagons, Point, Tracks, Twisted},
    rules::{
        Engine as _, Finished, MoveCells, distinct_positions, in_a_row::TableInARow, perft,
        perft_bulk, playout,
    },
    testing::{RandomPlay, check_bulk, check_engine, check_rules},
};

use super::*;

/// A test of a game on any board.
trait Check {
    fn check<T: Headings + Layout<Cell: MoveCells<State<T>>>>(&self, game: InARow<T>);
}

/// The games: boards of every kind, lengths of both kinds, with and without gravity.
fn on_all_boards(check: &impl Check) {
    fn on<T: Headings + Layout<Cell: MoveCells<State<T>>>>(
        check: &impl Check,
        board: &collinear::Board<T>,
        down: &[T::Heading],
    ) {
        for length in [AtLeast(1), AtLeast(3), Exactly(2), Exactly(3), AtLeast(9)] {
            let game = InARow::on(board.clone(), length).expect("a game");
            let obstacles = board.cells().skip(1).step_by(4);
            let walled = game.clone().with_obstacles(obstacles);
            let walled = walled.expect("a small board").misere();
            for game in [game, walled] {
                for &heading in down {
                    check.check(game.clone().with_gravity_towards(heading).expect("a floor"));
                }
                check.check(game);
            }
        }
    }
    let down = Delta::new([1, 0, 0]).unwrap();
    on(
        check,
        &Cuboid::new([3, 3, 3]).unwrap().board(),
        &[down, -down],
    );
    on(check, &Cuboid::new([2, 1, 4]).unwrap().board(), &[down]);
    on(check, &Cuboid::new([0, 2, 2]).unwrap().board(), &[down]);
    let ring = Cuboid::new([3, 2, 3]).unwrap();
    on(
        check,
        &ring.with_joined([false, true, true]).board(),
        &[down],
    );
    on(
        check,
        &Twisted::moebius(4, 3).unwrap().board(),
        &[D::S, D::N],
    );
    on(check, &Twisted::moebius(5, 2).unwrap().board(), &[D::S]);
    on(check, &Twisted::klein(3, 4).unwrap().board(), &[]);
    on(check, &Twisted::projective(3, 3).unwrap().board(), &[]);
    on(
        check,
        &Hexagons::new(HexShape::Hexagon { side: 3 })
            .unwrap()
            .board(),
        &[D::S, D::E],
    );
    on(check, &Tracks::nine_mens_morris().board(), &[]);
    on(check, &Tracks::surakarta().board(), &[]);
    let flat = Bounds::new(4, 5).unwrap();
    on(check, &flat, &[D::S, D::W, D::NE]);
    on(check, &flat.with_wrap(Wrap::EastWest), &[D::S, D::SE]);
}

/// The same game on tables, move for move; both keep the contract.
struct OnTables;

impl Check for OnTables {
    fn check<T: Headings + Layout<Cell: MoveCells<State<T>>>>(&self, game: InARow<T>) {
        let fast = TableInARow::<u64, T>::of(game.clone()).expect("at most 64 cells");
        let walks = RandomPlay {
            seed: 7,
            ..RandomPlay::new(budget::games(4), 64)
        };
        check_engine(&fast, &game.start(), walks)
            .unwrap_or_else(|error| panic!("{game:?}: {error}"));
        let walks = RandomPlay { games: 1, ..walks };
        check_bulk(&fast, &fast.start(), walks)
            .unwrap_or_else(|breach| panic!("{game:?}: {breach}"));
        check_rules(&game, &game.start(), walks)
            .unwrap_or_else(|breach| panic!("{game:?}: {breach}"));
        for finished in [Finished::Dropped, Finished::Counted] {
            for depth in 0..=3 {
                let counted = perft_bulk(&fast, &fast.start(), depth, finished);
                assert_eq!(
                    counted,
                    perft(&game, &game.start(), depth, finished),
                    "{game:?}"
                );
            }
        }
    }
}

#[test]
fn tables_play_the_same_games_on_all_boards() {
    on_all_boards(&OnTables);
}

/// From a state of a random game: set up, it is the same as played; it converts to the engine and back with the same
/// counts; its moves are read as they are written.
struct SetUp;

impl Check for SetUp {
    fn check<T: Headings + Layout<Cell: MoveCells<State<T>>>>(&self, game: InARow<T>) {
        let fast = TableInARow::<u64, T>::of(game.clone()).expect("at most 64 cells");
        let (mut state, mut seed) = (game.start(), 5_u64);
        loop {
            let same = game.set_up(state.grid().clone());
            let same = same.unwrap_or_else(|error| panic!("{game:?}: {error}\n{state}"));
            assert_eq!(same.key(), state.key());
            assert_eq!(
                game.outcome(&same),
                game.outcome(&state),
                "{game:?}\n{state}"
            );
            let over = fast.enter(&state).expect("a state of this game");
            assert_eq!(fast.leave(&over), state);
            if game.outcome(&state).is_some() {
                let lines = game.winning_lines(&state).count();
                assert_eq!(
                    lines > 0,
                    game.outcome(&state) != Some(Outcome::Draw),
                    "{game:?}"
                );
                break;
            }
            for finished in [Finished::Dropped, Finished::Counted] {
                let counted = perft_bulk(&fast, &over, 2, finished);
                assert_eq!(
                    counted,
                    perft(&game, &state, 2, finished),
                    "{game:?}\n{state}"
                );
            }
            for m in game.moves(&state) {
                let text = game.write_move(&state, &m);
                assert_eq!(game.read_move(&state, &text).ok(), Some(m), "{text}");
            }
            playout(&game, &mut state, 1, |n| {
                seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (seed >> 33) as usize % n
            });
        }
    }
}

#[test]
fn positions_are_set_up_as_they_are_played_on_all_boards() {
    on_all_boards(&SetUp);
}

#[test]
fn columns_of_two_lengths_are_filled() {
    let play = RandomPlay::new(20, 60);
    for (rows, cols) in [(3, 9), (5, 1), (5, 4), (7, 3)] {
        for steps in [2, 3, 4] {
            let bounds = Bounds::new(rows, cols).unwrap();
            let down = Direction::new(steps, 0).unwrap();
            let game = InARow::on(bounds, Length::AtLeast(2)).unwrap();
            let game = game.with_gravity_towards(down).unwrap();
            check_rules(&game, &game.start(), play).unwrap();
            let tables = TableInARow::<u64>::new(game).unwrap();
            check_engine(&tables, &game.start(), play).unwrap();
        }
    }
}

#[test]
fn a_rectangle_is_a_board_like_others() {
    let on = |bounds| InARow::on(bounds, AtLeast(4)).expect("a game");
    let bounds = Bounds::new(6, 7).unwrap();
    assert_eq!(on(bounds).with_gravity(), Ok(FOUR_IN_A_ROW));
    assert_eq!(on(bounds).with_gravity_towards(D::S), Ok(FOUR_IN_A_ROW));
    let cylinder = bounds.with_wrap(Wrap::EastWest);
    assert_eq!(
        on(cylinder).with_gravity_towards(D::S),
        FOUR_IN_A_ROW.with_wrap(Wrap::EastWest)
    );
    let falls = |heading| on(bounds).with_gravity_towards(heading).expect("a floor");
    for heading in Direction::ALL {
        let wrapped = falls(heading).with_wrap(Wrap::NorthSouth);
        let joined = on(bounds.with_wrap(Wrap::NorthSouth)).with_gravity_towards(heading);
        match joined {
            Ok(game) if heading != D::S => {
                let moves = |game: InARow| game.moves(&game.start()).collect::<Vec<_>>();
                assert_eq!(wrapped.map(moves), Ok(moves(game)), "{heading}");
            }
            _ => assert!(joined.is_err() && wrapped.is_err(), "{heading}"),
        }
    }
}

#[test]
fn what_can_not_be_played_is_refused() {
    let cube = Cuboid::new([4, 4, 4]).unwrap();
    let up = Delta::new([1, 0, 0]).unwrap();
    let qubic = InARow::on(cube.board(), AtLeast(4)).unwrap();
    let error = InARow::on(cube.board(), AtLeast(0)).unwrap_err();
    assert_eq!(error.to_string(), "a line has to be at least 1 cell long");
    let large = Cuboid::new([1024, 1024, 2]).unwrap();
    let error = InARow::on(large.board(), AtLeast(4)).unwrap_err();
    assert_eq!(error, TooLarge::cells(1 << 21).over(1 << 20).into());
    // Without cells the paper is too large.
    let on_paper = |rows, cols| InARow::on(Bounds::new(rows, cols).unwrap(), AtLeast(4));
    for (rows, cols) in [(1024, 1024), (MAX_CELLS, 0), (0, MAX_CELLS)] {
        assert!(on_paper(rows, cols).is_ok(), "{rows} {cols}");
    }
    for (rows, cols) in [(MAX_CELLS + 1, 0), (0, MAX_CELLS + 1)] {
        let error = TooLarge::sides(rows, cols).over(MAX_CELLS);
        assert_eq!(on_paper(rows, cols), Err(error.into()));
    }
    let joined = cube.with_joined([true, false, false]);
    let ring = InARow::on(joined.board(), AtLeast(4)).unwrap();
    let error = ring.with_gravity_towards(up).unwrap_err();
    assert!(error.to_string().starts_with("gravity needs a floor"));
    let tracks = Tracks::nine_mens_morris();
    let pair = Tracks::new(2, &[&[0, 1]], &[]).unwrap();
    // Also headings that lead off the board: other cells do not have them.
    for tracks in [tracks, Tracks::surakarta(), pair] {
        let ways = tracks.headings(0).collect::<Vec<_>>();
        let game = InARow::on(tracks.board(), AtLeast(3)).unwrap();
        for way in ways {
            let error = game.clone().with_gravity_towards(way).unwrap_err();
            assert!(
                error
                    .to_string()
                    .starts_with("gravity needs straight columns"),
                "{way}"
            );
        }
    }

    let (start, off) = (qubic.start(), Point([4, 0, 0]));
    let illegal = qubic.check(&start, &off).unwrap_err();
    assert!(illegal.to_string().contains(" is off the board of "));
    assert_eq!(illegal.cells::<Point<3>>(), [off]);
    let falling = qubic.with_gravity_towards(up).unwrap();
    let illegal = falling
        .check(&falling.start(), &Point([0, 1, 2]))
        .unwrap_err();
    let text = illegal.to_string();
    let name = |at: [usize; 3]| cube.board().named(Point(at)).unwrap().to_string();
    let expected = format!(
        "a disc does not stay on {}: it falls to {}",
        name([0, 1, 2]),
        name([3, 1, 2])
    );
    assert_eq!(text, expected);

    let other = Cuboid::new([2, 4, 4]).unwrap();
    let discs = Grid::filled_on(other.board(), Cell::Empty).unwrap();
    let error = qubic.set_up(discs).unwrap_err();
    assert!(error.to_string().starts_with("the board has "));
    let tables = TableInARow::<u64>::new(FOUR_IN_A_ROW).unwrap();
    let error = tables.enter(&TIC_TAC_TOE.start()).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("the board has 3 rows and 3 columns, but the engine")
    );
    let error = TableInARow::<u32, _>::new(qubic).unwrap_err();
    assert_eq!(error, TooLarge::cells(64).over(32).into());
}

/// The engines for columns refuse discs that fall another way.
#[test]
fn engines_on_rows_and_columns_have_discs_fall_down() {
    use collinear::rules::in_a_row::{BitFourInARow, LineInARow};
    let board = Bounds::new(6, 7).unwrap();
    let game = InARow::on(board, AtLeast(4)).unwrap();
    for heading in [D::N, D::E, D::SE] {
        let falls = game.with_gravity_towards(heading).unwrap();
        for error in [
            BitFourInARow::new(falls).unwrap_err(),
            LineInARow::<6, 7>::new(falls).unwrap_err(),
        ] {
            assert!(error.to_string().starts_with("discs fall "), "{error}");
        }
    }
}

#[test]
fn distinct_positions_are_counted_on_tables_too() {
    let strip = InARow::on(Twisted::moebius(3, 4).unwrap().board(), AtLeast(3)).unwrap();
    let game = strip.with_gravity_towards(D::S).unwrap();
    let fast = TableInARow::<u16, _>::new(game).unwrap();
    let known = [1, 4, 16, 52, 156, 376, 694, 1176, 1166, 1142, 466, 218, 16];
    let slow: Vec<_> = distinct_positions(&game, &game.start()).collect();
    let quick: Vec<_> = distinct_positions(&fast, &fast.start()).collect();
    assert_eq!((slow, quick), (known.to_vec(), known.to_vec()));
}
