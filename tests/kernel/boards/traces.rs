//! Traces of every query: a traced board gives the same answer, the trace is complete, so the query can be answered
//! from it alone, and its steps are steps of the board.

use std::{
    cell::RefCell,
    collections::{BTreeSet, VecDeque},
    fmt::Debug,
};

use collinear::{
    Aligned, Board, Bounds, Coord, Corners, Direction, Finite, Gravity, Headings, Hop, Length,
    Pattern, Removal, Tiled, Topology, Wrap,
    boards::{Hexagons, Tracks, Twisted},
    lines::{Answer, Look, Trace},
};
use fastrand::Rng;

use super::{
    list::Whole,
    queries::{all_ways, on_random_pieces},
};

type LookOn<T> = Look<<T as Topology>::Cell, <T as Topology>::Heading>;

/// How predicates are called: directly, traced, or replayed.
enum Asks<'a, T: Topology> {
    Plainly,
    Traced(&'a Trace<T::Cell, T::Heading>),
    /// Answers come from a trace, and the calls must be those of the trace.
    Replayed(RefCell<VecDeque<LookOn<T>>>),
}

/// A predicate, called in one of these ways.
type Ask<'a, C> = Box<dyn Fn(C) -> bool + 'a>;

impl<T: Topology> Asks<'_, T> {
    fn ask<'a>(
        &'a self,
        what: &'static str,
        of: impl Fn(T::Cell) -> bool + 'a,
    ) -> Ask<'a, T::Cell> {
        match self {
            Self::Plainly => Box::new(of),
            Self::Traced(trace) => Box::new(trace.ask(what, of)),
            Self::Replayed(_) => Box::new(move |at| self.answer(what, Some(at)) == Answer::Yes),
        }
    }

    fn ask_or_edge<'a>(
        &'a self,
        what: &'static str,
        of: impl Fn(Option<T::Cell>) -> bool + 'a,
    ) -> Ask<'a, Option<T::Cell>> {
        match self {
            Self::Plainly => Box::new(of),
            Self::Traced(trace) => Box::new(trace.ask_or_edge(what, of)),
            Self::Replayed(_) => Box::new(move |at| self.answer(what, at) == Answer::Yes),
        }
    }

    /// An answer that is not a `bool` can't be replayed; it must be the one in the trace.
    fn ask_for<'a, A: Debug + 'a>(
        &'a self,
        what: &'static str,
        of: impl Fn(T::Cell) -> A + 'a,
    ) -> Box<dyn Fn(T::Cell) -> A + 'a> {
        match self {
            Self::Plainly => Box::new(of),
            Self::Traced(trace) => Box::new(trace.ask_for(what, of)),
            Self::Replayed(_) => Box::new(move |at| {
                let answer = of(at);
                let noted = self.answer(what, Some(at));
                assert_eq!(noted, Answer::Value(format!("{answer:?}")));
                answer
            }),
        }
    }

    fn answer(&self, what: &str, at: Option<T::Cell>) -> Answer {
        let Self::Replayed(looks) = self else {
            panic!("only a trace can answer");
        };
        let look = looks
            .borrow_mut()
            .pop_front()
            .expect("a look for each call");
        let asked = look.asked.expect("a look that asked");
        assert_eq!((look.at, &*asked.what), (at, what));
        asked.answer
    }
}

/// The arguments of a query.
struct Case<'a, T: Topology> {
    at: T::Cell,
    to: T::Cell,
    way: T::Heading,
    ways: &'a [T::Heading],
    kind: &'a dyn Fn(T::Cell) -> char,
}

impl<'a, T: Topology> Case<'a, T> {
    fn is(&self, wanted: char) -> impl Fn(T::Cell) -> bool + use<'a, T> {
        let kind = self.kind;
        move |at| kind(at) == wanted
    }
}

/// A query of a board, returning its answer as text.
type Query<B, T> = fn(&Board<B>, &Case<T>, &Asks<T>) -> String;

/// A line for each query: its name, and the query with predicates called in one of these ways.
macro_rules! queries {
    (|$board:ident, $case:ident, $asks:ident| $($name:ident: $answer:expr,)+) => {
        vec![$((
            stringify!($name),
            |$board, $case, $asks| format!("{:?}", $answer),
        )),+]
    };
}

/// The queries of every finite board.
#[rustfmt::skip]
fn queries<B, T>() -> Vec<(&'static str, Query<B, T>)>
where
    T: Topology,
    B: Finite + Headings + Aligned + Topology<Cell = T::Cell, Heading = T::Heading>,
{
    queries! { |board, case, asks|
        has_k_line_through: board.has_k_line_through(case.at, case.ways, Length::AtLeast(3), x(case, asks)),
        k_lines_through: board.k_lines_through(case.at, case.ways, Length::AtLeast(2), x(case, asks)).collect::<Vec<_>>(),
        has_k_line: board.has_k_line(case.ways, Length::Exactly(2), x(case, asks)),
        k_lines: board.k_lines(case.ways, Length::AtLeast(2), x(case, asks)).collect::<Vec<_>>(),
        run: board.run(case.at, case.way, x(case, asks)),
        run_through: board.run_through(case.at, case.way, x(case, asks)),
        runs: board.runs(case.way, asks.ask_for("kind", |at| Some((case.kind)(at)).filter(|&kind| kind != '.'))).collect::<Vec<_>>(),
        count_on_line: board.count_on_line(case.at, case.way, x(case, asks)),
        first_hit: board.first_hit(case.at, case.way, x(case, asks)),
        last_free: board.last_free(case.at, case.way, free(case, asks)),
        beam: {
            let turned = asks.ask_for("turned?", |at| (case.kind)(at) == 'x');
            board.beam(case.at, case.way, |at, _| turned(at).then_some(case.way)).end()
        },
        seen_from: board.seen_from(case.at, case.ways, x(case, asks)).collect::<Vec<_>>(),
        slide: board.slide(case.at, case.way, ..=2, free(case, asks)),
        slide_or_take: board.slide_or_take(case.at, case.way, ..=3, free(case, asks), x(case, asks)),
        path: board.path(case.at, case.to, free(case, asks)),
        path_along: board.path_along(case.at, case.way, case.to, 9, free(case, asks)),
        hop: board.hop(case.at, case.way, x(case, asks), free(case, asks)),
        hops_on: board.hops_on(case.at, case.way, x(case, asks), free(case, asks)).collect::<Vec<_>>(),
        far_hops: board.far_hops(case.at, case.way, free(case, asks), x(case, asks), free(case, asks)).collect::<Vec<_>>(),
        chains: board.chains(case.at, case.ways, x(case, asks), free(case, asks), Removal::AtOnce).take(5).collect::<Vec<_>>(),
        chains_by: board.chains_by(case.at, |at, before: &[Hop<_>], hops: &mut Vec<_>| {
            let room = 2_usize.saturating_sub(before.len());
            let all = case.ways.iter().filter_map(|&way| board.hop(at, way, x(case, asks), free(case, asks)).ok());
            hops.extend(all.take(room));
        }).collect::<Vec<_>>(),
        headings_of: board.headings_of(x(case, asks), |at| board.topology().headings(at).collect::<Vec<_>>()).collect::<Vec<_>>(),
        push: board.push(case.at, case.way, 2, x(case, asks), asks.ask_or_edge("room?", |at| at.is_none_or(case.is('.')))),
        bracket: board.bracket(case.at, case.way, 1.., x(case, asks), o(case, asks)),
        custodial: board.custodial(case.at, case.way, x(case, asks), asks.ask_or_edge("anvil?", |at| at.is_none_or(case.is('o')))),
        intervene: board.intervene(case.at, case.way, x(case, asks)),
        surround: board.surround(case.at, case.ways, asks.ask_or_edge("closes?", |at| at.is_none_or(case.is('x')))),
        drop_from: board.drop_from(case.at, case.way, free(case, asks)),
        compact: {
            let kind = asks.ask_for("gravity", |at| match (case.kind)(at) {
                '.' => Gravity::Empty,
                'x' => Gravity::Falls,
                _ => Gravity::Fixed,
            });
            let mut falling = board.compact(case.way);
            falling.next_fall(&kind)
        },
        flood: board.flood([case.at], case.ways, x(case, asks)).cells().to_vec(),
        flood_until: board.flood_until([case.at], asks.ask("goal?", |at| at == case.to), case.ways, x(case, asks)).map_err(|region| region.cells().to_vec()),
        regions: board.regions(case.ways, asks.ask_for("kind", |at| Some((case.kind)(at)).filter(|&kind| kind != '.'))).map(|(kind, region)| (kind, region.cells().to_vec())).collect::<Vec<_>>(),
        enclosed: board.enclosed(case.ways, x(case, asks)).map(|region| region.cells().to_vec()).collect::<Vec<_>>(),
        encircled: board.encircled(case.ways, x(case, asks)).collect::<Vec<_>>(),
        connect: board.connect([case.at], asks.ask("goal?", |at| at == case.to), case.ways, x(case, asks)),
        reach_by: board.reach_by([case.at], hops_from(board, case, asks)).cells().to_vec(),
        match_pattern: board.match_pattern(case.at, case.way, &pattern(), letter(case, asks)),
        find_pattern: board.find_pattern(case.ways, &pattern(), letter(case, asks)).collect::<Vec<_>>(),
        find_pattern_through: board.find_pattern_through(case.at, case.ways, &pattern(), letter(case, asks)).collect::<Vec<_>>(),
    }
}

fn x<'a, T: Topology>(case: &Case<'a, T>, asks: &'a Asks<T>) -> Ask<'a, T::Cell> {
    asks.ask("x?", case.is('x'))
}

fn o<'a, T: Topology>(case: &Case<'a, T>, asks: &'a Asks<T>) -> Ask<'a, T::Cell> {
    asks.ask("o?", case.is('o'))
}

fn free<'a, T: Topology>(case: &Case<'a, T>, asks: &'a Asks<T>) -> Ask<'a, T::Cell> {
    asks.ask("free?", case.is('.'))
}

fn letter<'a, T: Topology>(case: &Case<'a, T>, asks: &'a Asks<T>) -> impl Fn(T::Cell) -> char {
    let kind = case.kind;
    asks.ask_for("letter", kind)
}

fn pattern() -> Pattern<char> {
    ". x+".parse().expect("a pattern")
}

/// The steps of a piece that hops and calls predicates on the way.
fn hops_from<'a, B, T>(
    board: &'a Board<B>,
    case: &'a Case<T>,
    asks: &'a Asks<T>,
) -> impl FnMut(T::Cell) -> Vec<T::Cell>
where
    T: Topology,
    B: Topology<Cell = T::Cell, Heading = T::Heading>,
{
    let hop = |at, way| board.hop(at, way, x(case, asks), free(case, asks)).ok();
    let to = move |at| case.ways.iter().filter_map(move |&way| hop(at, way));
    move |at| to(at).map(|hop| hop.to).collect()
}

/// Compares a query of the board itself, of the traced one, and of the trace alone.
fn is_traced<T: Topology>(
    board: &Board<T>,
    case: &Case<T>,
    (name, query): (&str, Query<T, T>),
    traced: impl FnOnce(&Asks<T>, &Trace<T::Cell, T::Heading>) -> String,
) {
    let answer = query(board, case, &Asks::Plainly);
    let trace = Trace::new();
    assert_eq!(
        traced(&Asks::Traced(&trace), &trace),
        answer,
        "{name} {board:?}"
    );
    let looks = trace.looks();
    steps_are_those_of(board, &looks);
    let asked = looks.into_iter().filter(|look| look.asked.is_some());
    let replayed = Asks::Replayed(RefCell::new(asked.collect()));
    assert_eq!(query(board, case, &replayed), answer, "{name} {board:?}");
    let Asks::Replayed(left) = replayed else {
        unreachable!("it was made so");
    };
    assert!(left.into_inner().is_empty(), "{name} asks less than it did");
}

/// Checks that every step is a step of the board. Looks at the same cell belong together, and the last of them says
/// whether the query continued. It did if a later step starts from that cell; the step belongs to the last earlier
/// visit that matched, or else to the last visit.
fn steps_are_those_of<T: Topology>(board: &Board<T>, looks: &[LookOn<T>]) {
    let is_again = |one: &LookOn<T>, next: &LookOn<T>| next.step.is_none() && next.at == one.at;
    let at_once: Vec<_> = looks.chunk_by(is_again).collect();
    let mut left = BTreeSet::new();
    for (index, looks) in at_once.iter().enumerate() {
        let Some((from, way)) = looks[0].step else {
            assert!(looks.iter().all(|look| look.asked.is_some()), "{looks:?}");
            continue;
        };
        assert_eq!(board.step(from, way), looks[0].at);
        let before = (0..index)
            .rev()
            .filter(|&other| at_once[other][0].at == Some(from));
        let mut matched = before.clone().filter(|&other| {
            let mut answers = at_once[other].iter().filter_map(|look| look.asked.as_ref());
            answers.any(|asked| asked.answer != Answer::No)
        });
        left.extend(matched.next().or_else(|| before.clone().next()));
    }
    for (index, looks) in at_once.iter().enumerate() {
        let (last, earlier) = looks.split_last().expect("a look");
        assert!(
            earlier.iter().all(|look| look.continues.is_none()),
            "{looks:?}"
        );
        let continues = last.continues == Some(true);
        assert_eq!(continues, left.contains(&index), "{last:?} of {at_once:?}");
    }
}

/// Straight lines and rings, lines that return mirrored, lines that cross themselves. Few boards, since every query is
/// compiled twice for each type of board.
#[test]
fn queries_that_are_traced() {
    on_board(&Bounds::new(1, 1).unwrap().with_wrap(Wrap::Both));
    on_board(&Bounds::new(4, 3).unwrap());
    on_board(&Bounds::new(3, 5).unwrap().with_wrap(Wrap::Both));
    on_board(&Twisted::projective(3, 4).unwrap().board());
    on_board(&Twisted::moebius(4, 5).unwrap().board());
    on_board(&Tracks::surakarta().board());
    let (open, closed) = ([5, 4, 0, 1, 2, 4, 3], [3, 0, 5, 3, 1, 4]);
    on_board(&Tracks::new(7, &[&open], &[&closed]).unwrap().board());
}

fn on_board<T: Whole>(board: &Board<T>) {
    on_random_pieces(board, |kind, random| are_traced(board, kind, random));
}

fn are_traced<T: Whole>(board: &Board<T>, kind: &dyn Fn(T::Cell) -> char, random: &mut Rng) {
    // All queries together take long.
    if random.u8(..3) > 0 {
        return;
    }
    let cells: Vec<_> = board.cells().collect();
    let ways = all_ways(board, |at| board.topology().headings(at).collect());
    let (Some(&at), Some(&to), Some(&way)) = (
        random.choice(&cells),
        random.choice(&cells),
        random.choice(&ways),
    ) else {
        return;
    };
    let ways = &ways[..];
    let case = Case {
        at,
        to,
        way,
        ways,
        kind,
    };
    for (row, query) in queries().into_iter().enumerate() {
        is_traced(board, &case, query, |asks, trace| {
            queries()[row].1(&board.traced(trace), &case, asks)
        });
    }
}

/// Sight at any angle has no steps: each possible blocker is tested.
fn sight_is_traced<T: Tiled + Finite>(board: &Board<T>) {
    let cells: Vec<_> = board.cells().collect();
    let mut random = Rng::with_seed(3);
    for _ in 0..crate::budget::cases(60) {
        let walls: Vec<_> = cells.iter().map(|_| random.u8(..4) == 0).collect();
        let is_wall = |at| {
            cells
                .iter()
                .zip(&walls)
                .any(|(&cell, &wall)| wall && cell == at)
        };
        let [from, to] = [(); 2].map(|()| cells[random.usize(..cells.len())]);
        let trace = Trace::new();
        let traced = board.traced(&trace);
        let wall = trace.ask("wall?", is_wall);
        let sees = board.sees(from, to, Corners::Strict, is_wall);
        assert_eq!(traced.sees(from, to, Corners::Strict, &wall), sees);
        let blocker = trace.looks().into_iter().find(|look| {
            let asked = look.asked.as_ref().expect("a look that asked");
            asked.answer == Answer::Yes
        });
        assert_eq!(blocker.and_then(|look| look.at), sees.err());

        let field = board.field_of_view(from, 3, Corners::Lenient, is_wall);
        let field_traced = traced.field_of_view(from, 3, Corners::Lenient, &wall);
        assert!(field.eq(field_traced));
    }
}

#[test]
fn a_path_notes_its_steps() {
    let row = b"R..#.";
    let board = Bounds::new(1, 5).unwrap();
    let trace = Trace::new();
    let free = trace.ask("free?", |at: Coord| row[at.col] == b'.');
    let [rook, end] = [0, 4].map(|col| Coord::new(0, col));
    assert!(board.traced(&trace).path(rook, end, free).is_err());
    let text = "\
from a1 E to b1: free? yes, continue
from b1 E to c1: free? yes, continue
from c1 E to d1: free? no, stop
";
    assert_eq!(trace.take().named(&board), text);
    assert_eq!(trace, Trace::default());
}

#[test]
fn a_flood_goes_on_from_what_matched() {
    let board = Bounds::new(2, 2).unwrap();
    let trace = Trace::new();
    let x = trace.ask("X?", |at: Coord| at != Coord::new(1, 1));
    let ways = [Direction::E, Direction::S, Direction::N];
    let region = board.traced(&trace).flood([Coord::new(0, 0)], &ways, x);
    assert_eq!(region.cells().len(), 3);
    // The corner is reached again from below, and not tested; the last cell does not match.
    let text = "\
a2: X? yes, continue
from a2 E to b2: X? yes, continue
from a2 S to a1: X? yes, continue
from a2 N over the edge, stop
from b2 E over the edge, stop
from b2 S to b1: X? no, stop
from b2 N over the edge, stop
from a1 E to b1, stop
from a1 S over the edge, stop
from a1 N to a2, stop
";
    assert_eq!(trace.named(&board), text);
}

#[test]
fn a_goal_that_is_missed_is_gone_on_from() {
    let board = Bounds::new(1, 2).unwrap();
    let trace = Trace::new();
    let (x, goal) = (
        trace.ask("X?", |_| true),
        trace.ask("goal?", |_: Coord| false),
    );
    let traced = board.traced(&trace);
    assert_eq!(
        traced.connect([Coord::new(0, 0)], goal, &[Direction::E], x),
        None
    );
    let text = "\
a1: X? yes
a1: goal? no, continue
from a1 E to b1: X? yes
b1: goal? no, continue
from b1 E over the edge, stop
";
    assert_eq!(trace.named(&board), text);
}

#[test]
fn sight_is_traced_on_squares_and_hexagons() {
    sight_is_traced(&Bounds::new(5, 7).unwrap());
    sight_is_traced(&Hexagons::hexagon(4).unwrap().board());
}
