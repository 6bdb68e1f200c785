//! Tests of k in a row: on both engines, on wrapped and other boards, with obstacles, and in games in which a line
//! loses.

use collinear::{
    Board, Bounds, Coord, Direction, Headings, Layout, Length, TooLarge, Wrap,
    boards::{Cuboid, Twisted},
    rules::{
        Engine, EngineVisitor, Rules, View,
        in_a_row::{self, FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, TIC_TAC_TOE},
    },
};
use collinear_play::computer::Windows;

use super::{
    follows,
    naive::{Naive, worth_of},
};

/// Compares the judge of k in a row with the simple one.
fn agrees<B, R>(judge: &Windows<B>, naive: &Naive<B>, rules: &R)
where
    B: Headings<Heading: Send + Sync> + Layout,
    R: Rules<State: View<Board = B>, Move = B::Cell>,
{
    follows(judge, rules, |state, said| {
        let seen = naive.look(&state.glyphs(), state.turn());
        let moves: Vec<_> = rules.moves(state).collect();
        let [wins, threats] = seen.closing.map(|mut cells| {
            cells.retain(|at| moves.contains(at));
            cells.len()
        });
        let worth = worth_of(seen.sum, wins > 0, threats);
        assert_eq!(said.worth, worth, "{}", state.glyphs());
        let promising = naive.best_of(moves, |at| seen.hopes[at]);
        assert_eq!(said.promising, promising, "{}", state.glyphs());
    });
}

/// Compares the judges for the windows of a board.
fn agrees_on<B, R>(rules: &R, board: &Board<B>, axes: &[B::Heading], length: Length)
where
    B: Headings<Heading: Send + Sync> + Layout,
    R: Rules<State: View<Board = B>, Move = B::Cell>,
{
    let judge = Windows::on(board, axes, length).expect("a small board");
    agrees(&judge, &Naive::on(board, axes, length), rules);
}

/// Returns whether no disc can reach a cell. The cell is an obstacle or is below one.
fn is_taken(game: &InARow, at: Coord) -> bool {
    let start = game.start();
    let glyphs = start.glyphs();
    let rows = if game.has_gravity() {
        0..=at.row
    } else {
        at.row..=at.row
    };
    let mut above = rows.map(|row| Coord::new(row, at.col));
    above.any(|at| glyphs[at] != '.')
}

/// Runs a check on the fastest engine of a game.
struct OnItsEngine(InARow);

impl EngineVisitor<InARow> for OnItsEngine {
    type Answer = ();

    fn visit<E>(self, engine: E)
    where
        E: Engine<
                Reference = InARow,
                Move = collinear::Coord,
                State: View<Board = collinear::Rect>,
            >,
    {
        let judge = Windows::of(&self.0).expect("a small board");
        let mut naive = Naive::on(self.0.board(), self.0.axes(), self.0.length());
        naive.is_misere = self.0.is_misere();
        let cells = self.0.board().cells();
        naive.taken = cells.filter(|&at| is_taken(&self.0, at)).collect();
        agrees(&judge, &naive, &engine);
    }
}

#[test]
fn windows_on_rows_and_columns() {
    let game = |rows, cols, length| InARow::new(rows, cols, length).expect("a game");
    let wrapped = |game: InARow, wrap| game.with_wrap(wrap).expect("a game");
    for game in [
        FOUR_IN_A_ROW,
        TIC_TAC_TOE,
        GOMOKU,
        GOMOKU_FREESTYLE,
        game(1, 9, Length::Exactly(3)),
        game(4, 7, Length::AtLeast(1)),
        game(3, 4, Length::AtLeast(9)),
        wrapped(game(6, 6, Length::AtLeast(4)), Wrap::Both),
        wrapped(game(1, 5, Length::Exactly(4)), Wrap::EastWest),
        wrapped(game(5, 4, Length::Exactly(4)), Wrap::NorthSouth),
        game(5, 6, Length::AtLeast(4))
            .with_axes(&Direction::ORTHOGONAL)
            .expect("a game"),
    ] {
        in_a_row::fastest(game, OnItsEngine(game));
    }
}

/// Lines do not cross obstacles. If a line loses, the side that has to complete one is worse off.
#[test]
fn windows_with_obstacles_and_misere() {
    let exactly = InARow::new(5, 6, Length::Exactly(3)).expect("a game");
    let three = InARow::new(4, 5, Length::AtLeast(3)).expect("a game");
    let round = FOUR_IN_A_ROW.with_wrap(Wrap::EastWest).expect("a game");
    for game in [FOUR_IN_A_ROW, GOMOKU, exactly, three, round] {
        let cells = [(3, 3), (1, 0), (2, 4)].map(Coord::from);
        let walled = game.with_obstacles(cells).expect("a game");
        for game in [walled, game.misere(), walled.misere()] {
            in_a_row::fastest(game, OnItsEngine(game));
        }
    }
}

#[test]
fn windows_on_other_boards() {
    let cube = Cuboid::new([4; 3]).expect("a small box").board();
    let game = InARow::on(cube, Length::AtLeast(4)).expect("a game");
    let axes: Vec<_> = game.axes_at([0; 3].into()).collect();
    agrees_on(&game, &cube, &axes, game.length());

    let strip = Twisted::moebius(5, 6).expect("a small strip").board();
    for length in [Length::AtLeast(4), Length::Exactly(3)] {
        let game = InARow::on(strip, length).expect("a game");
        let game = game
            .with_gravity_towards(Direction::S)
            .expect("it has a floor");
        agrees_on(&game, &strip, &Direction::AXES, length);
    }
}

/// A judge with too many windows is refused before memory is allocated.
#[test]
fn windows_that_are_too_many() {
    let row = InARow::new(1, 1 << 20, Length::AtLeast(1 << 19)).expect("a game");
    assert!(Windows::of(&row).is_err());
    let long = InARow::new(3, 3, Length::AtLeast(usize::MAX)).expect("a game");
    assert!(Windows::of(&long).is_ok());

    let on = |rows, cols, axes: &[Direction], length| {
        let bounds = Bounds::new(rows, cols).expect("numbers will do");
        Windows::on(&bounds, axes, length).map(|_| ())
    };
    let five = Length::AtLeast(5);
    let room = (1 << 25) / (5 * 4);
    let too_large = |cells: usize, room| Err(TooLarge::cells(cells).over(room));
    assert_eq!(
        on(1 << 11, 1 << 10, &Direction::AXES, five),
        too_large(1 << 21, room)
    );
    let endless = 1 << 31;
    for (axes, length, room) in [
        (&Direction::AXES[..], five, room),
        (&Direction::AXES, Length::Exactly(usize::MAX), 1 << 25),
        (&Direction::AXES, Length::AtLeast(0), 1 << 25),
        (&[], five, 1 << 25),
    ] {
        assert_eq!(
            on(endless, endless, axes, length),
            too_large(1 << 62, room),
            "{length}"
        );
    }
}

/// Zero stones in a row are not a line.
#[test]
fn windows_without_cells() {
    for length in [Length::AtLeast(0), Length::Exactly(0)] {
        let judge = Windows::on(TIC_TAC_TOE.board(), &Direction::AXES, length).expect("9 cells");
        follows(&judge, &TIC_TAC_TOE, |_, said| {
            assert_eq!(said.worth, 0);
            assert!(!said.promising.is_empty());
        });
    }
}
