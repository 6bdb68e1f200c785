//! Moves written and read by their cells, in games without a notation of their own.

use std::fmt::Debug;

use collinear::rules::{
    ByCells, Cell, Column, EitherMove, Illegal, MoveCells, MoveOrCapture, Notation, Outcome,
    PlaceOrMove, Position, Put, Rules, Side, read_by_cells, write_by_cells,
};
use collinear::testing::{RandomPlay, check_notation};
use collinear::{Coord, Direction, Grid, Hop, Move};

/// A game on a board of 3x30 cells in which exactly these moves are legal.
struct Offered<M>(Vec<M>);

impl<M: Clone + Eq + Debug> Rules for Offered<M> {
    type State = Position<Cell>;
    type Move = M;

    fn start(&self) -> Position<Cell> {
        Position::new(Grid::filled(3, 30, Cell::Empty).expect("90 cells"))
    }

    fn moves(&self, _: &Position<Cell>) -> impl Iterator<Item = M> {
        self.0.iter().cloned()
    }

    fn apply(&self, state: &mut Position<Cell>, _: M) {
        state.pass();
    }

    fn outcome(&self, _: &Position<Cell>) -> Option<Outcome> {
        None
    }
}

impl<M: Clone + Eq + Debug + MoveCells<Position<Cell>>> Notation for Offered<M> {}

/// Checks that the moves are written as these texts, and read back.
fn assert_written<M>(moves: &[M], texts: &[&str])
where
    M: Clone + Eq + Debug + MoveCells<Position<Cell>>,
{
    let rules = Offered(moves.to_vec());
    let start = rules.start();
    for (m, &text) in moves.iter().zip(texts) {
        assert_eq!(write_by_cells(&rules, &start, m), text);
        assert_eq!(rules.write_move(&start, m), text);
        assert_eq!(
            rules.read_move(&start, text).as_ref().ok(),
            Some(m),
            "{text}"
        );
    }
    assert_eq!(moves.len(), texts.len());
}

/// A move from the first of these cells to the second.
fn from_to(from: (usize, usize), to: (usize, usize)) -> Move {
    let [from, to] = [from, to].map(Coord::from);
    Move { from, to }
}

#[test]
fn moves_are_their_cells_then_their_label() {
    let m = from_to((2, 0), (0, 2));
    assert_written(&[Some(m), None], &["a1-c3", "pass"]);
    assert_written(&[m.from, m.to], &["a1", "c3"]);
    assert_written(&[[m.from, m.to, m.from]], &["a1-c3-a1"]);
    let piece = Cell::Of(Side::Second);
    assert_written(&[Put { piece, at: m.to }], &["c3=O"]);
    assert_written(&[Direction::N, Direction::SW], &["up", "down-left"]);
}

/// Two moves of a piece on the same cells, and one without cells.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Alike {
    Gently(Coord),
    Hard(Coord),
    Wait(u8),
}

impl MoveCells<Position<Cell>> for Alike {
    fn cells(&self, _: &Position<Cell>) -> impl Iterator<Item = Coord> {
        let at = match self {
            Self::Gently(at) | Self::Hard(at) => Some(*at),
            Self::Wait(_) => None,
        };
        at.into_iter()
    }
}

#[test]
fn what_would_be_written_alike_has_a_number() {
    let at = Coord::new(2, 1);
    let moves = [Alike::Gently(at), Alike::Hard(at), Alike::Wait(3)];
    assert_written(&moves, &["b1", "b1#2", "wait(3)"]);
    let rules = Offered(moves.to_vec());
    for word in ["b1#0", "b1#3", "b1#", "b1#x", "b1#+2", "b1#-1", "b1# 2"] {
        assert!(
            read_by_cells(&rules, &rules.start(), word).is_err(),
            "{word}"
        );
    }
}

/// Names of cells are read as the board reads them, labels have to be exact.
#[test]
fn capital_letters_tell_labels_apart() {
    let at = Coord::new(2, 1);
    let moves = ['k', 'K'].map(|piece| Put { piece, at });
    let rules = Offered(moves.to_vec());
    let start = rules.start();
    for (m, text) in moves.iter().zip(["b1=k", "b1=K"]) {
        assert_eq!(write_by_cells(&rules, &start, m), text);
        assert_eq!(read_by_cells(&rules, &start, text).ok(), Some(*m), "{text}");
    }
    let read = |word| read_by_cells(&rules, &start, word).ok();
    assert_eq!(read("B1=k"), Some(moves[0]));
    assert_eq!(read("B1=K"), Some(moves[1]));
    for word in ["b1=K#2", "b1=k#2", "b1=q", "b1="] {
        assert_eq!(read(word), None, "{word}");
    }
    check_notation(&rules, &start, RandomPlay::default())
        .unwrap_or_else(|breach| panic!("{breach}"));
    let thrice = Offered(['k', 'K', 'k'].map(|piece| Put { piece, at }).to_vec());
    for (word, piece) in [("b1=k#2", Some('k')), ("b1=K#2", None), ("B1=K", Some('K'))] {
        let read = read_by_cells(&thrice, &start, word).ok();
        assert_eq!(read.map(|m| m.piece), piece, "{word}");
    }
}

#[test]
fn a_piece_that_leaves_the_board_is_written_by_where_it_stood() {
    assert_written(
        &[from_to((2, 0), (3, 0)), from_to((2, 0), (4, 0))],
        &["a1", "a1#2"],
    );
}

/// Checks the refusals of these words if these moves are legal.
fn assert_refused<M>(moves: Vec<M>, refusals: &[(&str, &str)])
where
    M: Clone + Eq + Debug + MoveCells<Position<Cell>>,
{
    let rules = Offered(moves);
    for (word, why) in refusals {
        let refused = read_by_cells(&rules, &rules.start(), word).unwrap_err();
        assert_eq!(&refused.to_string(), why, "{word}");
        // The cells of an example are not among the cells of a reason.
        let is_about_cells = !refused.cells::<Coord>().is_empty();
        let names_none = ["looks like", "off the board", "can play up"];
        let names_cells = names_none.iter().all(|part| !why.contains(part));
        assert_eq!(is_about_cells, names_cells, "{word}");
    }
}

#[test]
fn refusals_say_what_is_wrong() {
    let form = "not a move: a move looks like a1-c3";
    let rows = [
        ("a1-c2", "from a1 a move goes to c3, not to c2"),
        ("b2-c2", "a move starts on a1, not on b2"),
        ("a1", form),
        ("a1-c3#2", form),
        ("a1=x", form),
        ("a1xc3", form),
        ("a1c3", form),
        ("pass", form),
        ("a1-c4", "off the board: its cells are a1 to ad3"),
        ("", form),
        ("what?", form),
    ];
    assert_refused(vec![from_to((2, 0), (0, 2))], &rows);
}

#[test]
fn a_part_of_a_move_is_refused_with_one_that_continues_it() {
    let [a1, a3, c3, c1] = [(2, 0), (0, 0), (0, 2), (2, 2)].map(Coord::from);
    let ring = [vec![a1, a3, c3], vec![a1, a3, a1], vec![c1, c3]];
    let hops = |cells: &Vec<Coord>| {
        let hops = cells.windows(2).map(|ends| Hop {
            from: ends[0],
            over: ends[0],
            to: ends[1],
        });
        hops.collect::<Vec<_>>()
    };
    let rows = [
        ("A1-A3", "not a move: a move looks like a1-a3-c3"),
        ("c1", "not a move: a move looks like c1-c3"),
        ("c3-c1", "a move starts on a1 or c1, not on c3"),
        ("a1-a3-c1", "after a1-a3 the next cell is c3 or a1, not c1"),
        ("a1-a3-c3-c1", "not a move: a move looks like a1-a3-c3"),
    ];
    assert_refused(ring.iter().map(hops).collect(), &rows);

    let put = |piece| Put {
        piece: Cell::Of(piece),
        at: a1,
    };
    let rows = [
        ("a1", "not a move: a move looks like a1=X"),
        ("a1=z", "you can play a1=X or a1=O here, not a1=z"),
        ("c3-c1", "not a move: a move looks like a1=X"),
    ];
    assert_refused(Side::BOTH.map(put).to_vec(), &rows);
}

#[test]
fn a_move_without_cells_is_refused_with_those_that_are_legal() {
    let rows = [
        ("down", "you can play up or left here, not down"),
        ("a1", "not a move: a move looks like up"),
        ("", "not a move: a move looks like up"),
    ];
    assert_refused(vec![Direction::N, Direction::W], &rows);
    let row = [("pass", "pass is not possible: a move looks like a1")];
    assert_refused(vec![Some(Coord::new(2, 0))], &row);
}

/// Each move is found from its cells and its label, and none with an extra cell or label.
fn assert_made<M>(moves: &[M])
where
    M: Clone + Eq + Debug + MoveCells<Position<Cell>>,
{
    let state = Offered::<Coord>(Vec::new()).start();
    for m in moves {
        let (cells, label): (Vec<_>, _) = (m.cells(&state).collect(), m.label(&state));
        let label = label.as_deref();
        assert_eq!(M::of_cells(&state, &cells, label), Some(m.clone()), "{m:?}");
        let longer = [&cells[..], &[Coord::new(1, 1); 3]].concat();
        assert_eq!(M::of_cells(&state, &longer, label), None, "{m:?}");
        assert_eq!(M::of_cells(&state, &cells, Some("z")), None, "{m:?}");
    }
    assert_eq!(M::of_cells(&state, &[], None), None);
}

#[test]
fn moves_that_are_their_cells_are_made_of_them() {
    let m = from_to((2, 0), (0, 2));
    assert_made(&[m]);
    assert_made(&[m.from]);
    assert_made(&[Some(m), None]);
    assert_made(&[[m.from, m.to], [m.to, m.to]]);
    assert_made(&[[Direction::N, Direction::E]]);
    assert_made(&Direction::ALL);
    assert_made(&[Column(0), Column(29)]);
    assert_made(&[PlaceOrMove::Place(m.to), PlaceOrMove::Move(m)]);
    assert_made(&[MoveOrCapture::<Coord>::Move(m)]);
    assert_made(&[EitherMove::Left(m.to), EitherMove::Right(Direction::S)]);
    let state = Offered::<Coord>(Vec::new()).start();
    let lower = [Coord::new(1, 4)];
    assert_eq!(Column::of_cells(&state, &lower, None), None);
    let none: [Coord; 0] = [];
    assert_eq!(<[Coord; 0]>::of_cells(&state, &none, None), None);
}

/// If two moves have the same cells, the one that the cells determine needs no number, wherever it is listed.
#[test]
fn what_is_made_of_its_cells_is_written_as_these() {
    let m = from_to((2, 0), (0, 2));
    let hop = Hop {
        from: m.from,
        over: Coord::new(1, 1),
        to: m.to,
    };
    let other = Hop {
        over: Coord::new(1, 2),
        ..hop
    };
    let captures = [hop, other].map(|hop| MoveOrCapture::Capture(vec![hop]));
    let [first, second] = captures;
    let both = [first.clone(), MoveOrCapture::Move(m), second.clone()];
    assert_written(&both, &["a1-c3#2", "a1-c3", "a1-c3#3"]);
    let rules = Offered(both.to_vec());
    assert!(read_by_cells(&rules, &rules.start(), "a1-c3#4").is_err());
    assert_written(&[first, second], &["a1-c3", "a1-c3#2"]);
}

/// A piece is placed on a cell or moves to one, with reasons where it may not. A move by two columns captures the
/// middle one.
struct Reasons;

impl Rules for Reasons {
    type State = Position<Cell>;
    type Move = Option<EitherMove<PlaceOrMove, Put<char>>>;

    fn start(&self) -> Position<Cell> {
        Position::new(Grid::filled(3, 3, Cell::Empty).expect("nine cells"))
    }

    fn moves(&self, state: &Position<Cell>) -> impl Iterator<Item = Self::Move> {
        let cells = state.grid().bounds().coords();
        let moves = cells.flat_map(move |at| {
            let to = Coord::new(0, 0);
            let put = Put { piece: 'q', at };
            [
                EitherMove::Left(PlaceOrMove::Place(at)),
                EitherMove::Left(PlaceOrMove::Move(Move { from: at, to })),
                EitherMove::Right(put),
            ]
        });
        moves.map(Some).filter(|m| self.check(state, m).is_ok())
    }

    fn apply(&self, state: &mut Position<Cell>, _: Self::Move) {
        state.pass();
    }

    fn outcome(&self, _: &Position<Cell>) -> Option<Outcome> {
        None
    }

    fn check(&self, state: &Position<Cell>, m: &Self::Move) -> Result<(), Illegal> {
        let board = state.grid().board();
        match m {
            None => Err(Illegal::refused("who can move does not pass")),
            Some(EitherMove::Left(PlaceOrMove::Place(at))) if at.row == 2 => Ok(()),
            Some(EitherMove::Left(PlaceOrMove::Place(at))) => {
                let why = format!("{} is in no back row", board.names([*at]));
                Err(Illegal::refused_at(why, [*at]))
            }
            Some(EitherMove::Left(PlaceOrMove::Move(m))) if m.to == Coord::new(0, 0) => Ok(()),
            Some(EitherMove::Left(PlaceOrMove::Move(m))) => {
                let why = format!("{} is not where it goes", board.names([m.to]));
                Err(Illegal::refused_at(why, [m.to]))
            }
            Some(EitherMove::Right(Put { piece: 'q', .. })) => Ok(()),
            Some(EitherMove::Right(Put { piece, .. })) => {
                Err(Illegal::refused(format!("there is no piece {piece}")))
            }
        }
    }
}

/// Writes a slash where moves by cells have a hyphen.
impl Notation for Reasons {
    fn write_move(&self, before: &Position<Cell>, m: &Self::Move) -> String {
        write_by_cells(self, before, m).replace('-', "/")
    }

    fn read_move(&self, before: &Position<Cell>, word: &str) -> Result<Self::Move, Illegal> {
        read_by_cells(self, before, &word.replace('/', "-"))
    }

    fn move_of_cells(
        &self,
        state: &Position<Cell>,
        cells: &[Coord],
        label: Option<&str>,
    ) -> Option<Self::Move> {
        match (cells, label) {
            (&[at], Some(piece)) if piece != "pass" => {
                let put = |piece| Some(EitherMove::Right(Put { piece, at }));
                piece.parse().ok().map(put)
            }
            _ => Self::Move::of_cells(state, cells, label),
        }
    }
}

#[test]
fn a_move_is_refused_for_the_reason_of_its_rules() {
    let start = Reasons.start();
    for (word, why, cells) in [
        ("PASS", "who can move does not pass", vec![]),
        ("a2-B3", "b3 is not where it goes", vec![(0, 1)]),
        ("b2", "b2 is in no back row", vec![(1, 1)]),
        ("b2=k", "there is no piece k", vec![]),
        ("b2=kk", "you can play b2=q here, not b2=kk", vec![(1, 1)]),
        ("b2=", "you can play b2=q here, not b2=", vec![(1, 1)]),
        ("a2-a4", "off the board: its cells are a1 to c3", vec![]),
        ("what", "not a move: a move looks like a3/a3", vec![]),
    ] {
        let refused = Reasons.read_move(&start, word).unwrap_err();
        assert_eq!(refused.to_string(), why, "{word}");
        let cells: Vec<_> = cells.into_iter().map(Coord::from).collect();
        assert_eq!(refused.cells::<Coord>(), cells, "{word}");
    }
    // A game that reads some words itself: the others have the same reasons.
    let by_cells = read_by_cells(&Reasons, &start, "b2=k").unwrap_err();
    assert_eq!(by_cells.to_string(), "there is no piece k");
    // Without the notation, the reason is found from the legal moves.
    let unknown = ByCells(&Reasons).read_move(&start, "b2=k").unwrap_err();
    assert_eq!(unknown.to_string(), "you can play b2=q here, not b2=k");
    for (word, alike) in [("a1", "A1"), ("b2/a3", "B2-A3"), ("b2=q", "B2=q")] {
        let m = (&&Reasons).read_move(&start, word).expect(word);
        assert_eq!(Reasons.write_move(&start, &m), word);
        assert_eq!(Reasons.read_move(&start, alike).expect(alike), m);
    }
    let by_pointer = (&&Reasons).read_move(&start, "b2=k").unwrap_err();
    assert_eq!(by_pointer.to_string(), "there is no piece k");
    let plain = ByCells(&Reasons).read_move(&start, "what").unwrap_err();
    assert_eq!(plain.to_string(), "not a move: a move looks like a3-a3");
}
