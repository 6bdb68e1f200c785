//! Judges that follow the moves: the same as if they had begun where they are, however they came there; and the
//! judge of k in a row beside one that goes through all windows of the position.

use std::collections::BTreeSet;

use collinear::{
    Board, Bounds, Coord, Direction, Grid, Headings, Layout, Length, Line, TooLarge, Wrap,
    boards::{Cuboid, Twisted},
    rules::{
        Cell, Engine, EngineVisitor, Outcome, Rules, Side, View,
        in_a_row::{self, FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, TIC_TAC_TOE},
        pente::{self, KERYO, PENTE, Pente},
        renju::{self, CARO, OMOK, Overline, RENJU, Renju},
    },
};
use collinear_play::computer::{Captures, Fives, Follower, Windows};

/// What a judge says of a position.
#[derive(PartialEq, Eq, Debug)]
struct Said<M> {
    worth: i32,
    promising: Vec<M>,
    leaves_out: bool,
}

/// Says what a judge says that begins here, or is still the same by following.
fn said<R: Rules, J: Follower<R>>(
    judge: &J,
    kept: &J::Kept,
    rules: &R,
    state: &R::State,
) -> Said<R::Move> {
    let promising = judge.promising(kept, rules, state);
    Said {
        worth: judge.worth(kept, rules, state),
        leaves_out: judge.leaves_out(kept, rules, state, &promising),
        promising,
    }
}

/// Whether a move wins at once, or gives the other side a way to win at once.
fn wins<R: Rules<State: View>>(rules: &R, state: &R::State, m: &R::Move) -> bool {
    let mut after = state.clone();
    rules.apply(&mut after, m.clone());
    rules.outcome(&after) == Some(Outcome::Win(state.turn()))
}

fn loses<R: Rules<State: View>>(rules: &R, state: &R::State, m: &R::Move) -> bool {
    let mut after = state.clone();
    rules.apply(&mut after, m.clone());
    match rules.outcome(&after) {
        None => rules.moves(&after).any(|m| wins(rules, &after, &m)),
        Some(outcome) => outcome == Outcome::Win(state.turn().other()),
    }
}

/// Where nothing is said to be left out no other move is better: each loses at once, if none of the promising
/// ones wins.
fn leaves_out_no_better<R: Rules<State: View>>(rules: &R, state: &R::State, said: &Said<R::Move>) {
    let is_left_out = |m: &R::Move| !said.promising.contains(m);
    if !said.leaves_out && !said.promising.iter().any(|m| wins(rules, state, m)) {
        let mut others = rules.moves(state).filter(is_left_out);
        assert!(
            others.all(|m| loses(rules, state, &m)),
            "{}",
            state.glyphs()
        );
    }
}

/// Makes random moves and takes some of them back, with a judge that follows.
fn follows<R, J>(judge: &J, rules: &R, check: impl Fn(&R::State, Said<R::Move>))
where
    R: Rules<State: View>,
    J: Follower<R>,
{
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut states = vec![(rules.start(), None)];
        let mut kept = judge.begin(rules, &states[0].0);
        for _ in 0..60 {
            let state = states[states.len() - 1].0.clone();
            let is_back = states.len() > 1 && (rules.outcome(&state).is_some() || rng.u8(..3) == 0);
            if is_back && let Some((_, Some(m))) = states.pop() {
                let (to, _) = &states[states.len() - 1];
                judge.follow(&mut kept, rules, &state, &m, to);
            } else {
                let moves: Vec<_> = rules.moves(&state).collect();
                let m = moves[rng.usize(..moves.len())].clone();
                let mut to = state.clone();
                rules.apply(&mut to, m.clone());
                judge.follow(&mut kept, rules, &state, &m, &to);
                states.push((to, Some(m)));
            }
            let (state, _) = &states[states.len() - 1];
            if rules.outcome(state).is_none() {
                let followed = said(judge, &kept, rules, state);
                let anew = said(judge, &judge.begin(rules, state), rules, state);
                assert_eq!(followed, anew);
                leaves_out_no_better(rules, state, &followed);
                check(state, followed);
            }
        }
    }
}

/// What a window is worth that lacks so many stones.
fn worth_lacking(stones: usize) -> i32 {
    match stones {
        1 => 200,
        2 => 40,
        3 => 8,
        4 => 2,
        _ => 1,
    }
}

/// The cells of a window, and those behind its ends.
type Window<C> = (Vec<C>, Vec<C>);

/// The windows of a board, none twice.
fn windows<B: Headings + Layout>(
    board: &Board<B>,
    axes: &[B::Heading],
    k: usize,
) -> Vec<Window<B::Cell>> {
    let index = |&at: &B::Cell| board.topology().index_of(at);
    let mut seen = BTreeSet::new();
    let all = axes.iter().flat_map(|&axis| board.lines(axis));
    let all = all.flat_map(|line| line.windows(k).collect::<Vec<_>>());
    let window = |window: Line<B>| {
        let cells: Vec<_> = window.iter().collect();
        let set: BTreeSet<_> = cells.iter().map(index).collect();
        let is_new = set.len() == k && seen.insert(set);
        let back = window.reversed();
        let beyond = |from: &[B::Cell], heading| {
            let mut at = (*from.first()?, heading);
            for _ in from {
                at = board.step_with_heading(at.0, at.1)?;
            }
            Some(at.0)
        };
        let turned: Vec<_> = back.iter().collect();
        let ends = [
            beyond(&cells, window.heading()),
            beyond(&turned, back.heading()),
        ];
        let ends = ends
            .into_iter()
            .flatten()
            .filter(|end| !cells.contains(end))
            .collect();
        is_new.then_some((cells, ends))
    };
    all.filter_map(window).collect()
}

/// The judge of k in a row as one that goes through all windows.
struct Naive<B: Headings + Layout> {
    board: Board<B>,
    k: usize,
    /// Whether a longer line of a side is none.
    is_exact: [bool; 2],
    /// Whether lines lose.
    is_misere: bool,
    /// Obstacles, and cells below them where discs fall.
    taken: Vec<B::Cell>,
    windows: Vec<Window<B::Cell>>,
}

/// What it sees in a position.
struct Seen<B: Headings + Layout> {
    /// What the windows are worth to the side to move.
    sum: i32,
    /// Where a stone closes a line, of the side to move and of the other.
    closing: [Vec<B::Cell>; 2],
    /// What is hoped of a stone on each cell.
    hopes: Grid<i64, B>,
}

const CLOSES: i64 = 1 << 48;
const BLOCKS: i64 = 1 << 32;

impl<B: Headings + Layout> Naive<B> {
    fn on(board: &Board<B>, axes: &[B::Heading], length: Length) -> Self {
        Self {
            board: board.clone(),
            k: length.k(),
            is_exact: [matches!(length, Length::Exactly(_)); 2],
            is_misere: false,
            taken: Vec::new(),
            windows: windows(board, axes, length.k()),
        }
    }

    fn look(&self, glyphs: &Grid<char, B>, turn: Side) -> Seen<B> {
        let glyph = char::from;
        let mut seen = Seen {
            sum: 0,
            closing: [Vec::new(), Vec::new()],
            hopes: glyphs.map(|_| 0),
        };
        for (cells, ends) in &self.windows {
            let count = |glyph| cells.iter().filter(|&&at| glyphs[at] == glyph).count();
            let [own, theirs] = [turn, turn.other()].map(|side| count(glyph(side)));
            if cells.iter().any(|at| self.taken.contains(at)) || own > 0 && theirs > 0 {
                continue;
            }
            let owner = if own > 0 { turn } else { turn.other() };
            let lacks = self.k - own - theirs;
            let worth = worth_lacking(lacks);
            let is_too_long = |&end: &B::Cell| glyphs[end] == glyph(owner);
            let hope = match (own, theirs) {
                (0, 0) => 1,
                _ if self.is_exact[owner.index()] && ends.iter().any(is_too_long) => continue,
                (0, _) if lacks == 1 && self.is_misere => 2 * i64::from(worth),
                (0, _) if lacks == 1 => BLOCKS,
                (0, _) => 2 * i64::from(worth),
                _ if lacks == 1 => CLOSES,
                _ => 3 * i64::from(worth),
            };
            let sign = if self.is_misere { -1 } else { 1 };
            for &at in cells {
                seen.hopes[at] += sign * hope;
            }
            if own + theirs == 0 {
                continue;
            }
            seen.sum += i32::from(sign as i8) * if own > 0 { worth } else { -worth };
            if lacks == 1 && !self.is_misere {
                let gaps = cells.iter().filter(|&&at| glyphs[at] == '.');
                seen.closing[usize::from(own == 0)].extend(gaps);
            }
        }
        for cells in &mut seen.closing {
            let all = self.board.cells();
            *cells = all.filter(|at| cells.contains(at)).collect();
        }
        seen
    }

    /// The best of some moves: what closes a line, or else blocks one, or else twelve; those nearest to the middle
    /// first, where the same is hoped of them.
    fn best_of(
        &self,
        moves: impl IntoIterator<Item = B::Cell>,
        hope: impl Fn(B::Cell) -> i64,
    ) -> Vec<B::Cell> {
        let topology = self.board.topology();
        let (rows, cols) = (topology.paper().rows(), topology.paper().cols());
        let way = |at| {
            let at = topology.on_paper(at);
            at.row.abs_diff(rows / 2) + at.col.abs_diff(cols / 2)
        };
        let mut best: Vec<_> = moves.into_iter().collect();
        best.sort_by_key(|&at| (-hope(at), way(at)));
        let first = best.first().map_or(0, |&at| hope(at));
        match [CLOSES, BLOCKS].into_iter().find(|&due| first >= due) {
            Some(due) => best.retain(|&at| hope(at) >= due),
            None => best.truncate(12),
        }
        best
    }
}

/// What a position is worth where so much is kept, one side wins next or the other after that.
fn worth_of(sum: i32, wins: bool, threats: usize) -> i32 {
    let sum = sum.clamp(-5_000, 5_000);
    match (wins, threats) {
        (true, _) => sum + 20_000,
        (false, 2..) => sum - 15_000,
        (false, _) => sum,
    }
}

/// A judge of k in a row, and the naive one.
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

/// The same where windows are made for a board.
fn agrees_on<B, R>(rules: &R, board: &Board<B>, axes: &[B::Heading], length: Length)
where
    B: Headings<Heading: Send + Sync> + Layout,
    R: Rules<State: View<Board = B>, Move = B::Cell>,
{
    let judge = Windows::on(board, axes, length).expect("a small board");
    agrees(&judge, &Naive::on(board, axes, length), rules);
}

/// Whether no disc comes to a cell: an obstacle, or a cell below one, where discs fall down.
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

/// On the fastest engine of a game.
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
        let naive = Naive::on(self.0.board(), self.0.axes(), self.0.length());
        let cells = self.0.board().cells();
        let naive = Naive {
            is_misere: self.0.is_misere(),
            taken: cells.filter(|&at| is_taken(&self.0, at)).collect(),
            ..naive
        };
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

/// Through obstacles no line runs, and where lines lose who has to close one is worse off.
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

/// What has too many cells in its windows is refused before anything is kept, and told how many there is room for.
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

/// No stones in a row are no line.
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

/// What stones a side has captured is worth, of those that win.
fn captured_worth(stones: usize, goal: usize) -> i64 {
    let [stones, goal] = [stones.min(goal), goal.max(1)].map(|n| i64::try_from(n).expect("few"));
    4_000 * stones / goal * stones / goal
}

/// Captured stones go, and are worth the more the nearer they are to a win; a capture can win, and can keep the
/// other side from winning.
#[test]
fn captures_win_and_block() {
    for (variant, captured_to_win) in [(PENTE, 10), (PENTE, 2), (PENTE, 0), (KERYO, 5)] {
        let variant = pente::Variant {
            rows: 7,
            cols: 8,
            captured_to_win,
            ..variant
        };
        let game = Pente::new(variant).expect("a small board");
        let judge = Captures::of(&game).expect("a small board");
        let naive = Naive::on(&game.bounds(), &Direction::AXES, Length::AtLeast(5));
        follows(&judge, &game, |state, said| {
            let (turn, other) = (state.turn, state.turn.other());
            let seen = naive.look(&state.glyphs(), turn);
            let moves: Vec<_> = game.moves(state).collect();
            let captured = |side: Side, m: Option<Coord>| {
                let mut after = state.clone().with_turn(side);
                m.into_iter().for_each(|m| game.apply(&mut after, m));
                after.extra[side.index()]
            };
            let wins_by =
                |side, m| captured_to_win > 0 && captured(side, Some(m)) >= captured_to_win;
            let [own, theirs] = [turn, other].map(|side| captured(side, None));
            let worth = |stones| captured_worth(stones, captured_to_win);
            let sum = i64::from(seen.sum) + worth(own) - worth(theirs);
            let [mut wins, threats] = seen.closing;
            wins.extend(moves.iter().filter(|&&m| wins_by(turn, m)));
            let sum = i32::try_from(sum).expect("a small number");
            let worth_now = worth_of(sum, !wins.is_empty(), threats.len());
            assert_eq!(said.worth, worth_now, "{state:?}");

            let is_lost = |m| wins_by(other, m);
            let is_threatened = !threats.is_empty() || moves.iter().any(|&m| is_lost(m));
            let hope = |at| {
                let stones = captured(turn, Some(at));
                seen.hopes[at]
                    + match stones - own {
                        _ if wins_by(turn, at) => CLOSES,
                        _ if is_lost(at) => BLOCKS,
                        0 => 0,
                        _ if is_threatened => BLOCKS,
                        _ => 3 * (worth(stones) - worth(own)),
                    }
            };
            assert_eq!(
                said.promising,
                naive.best_of(moves.clone(), hope),
                "{state:?}"
            );
        });
    }
}

/// Lines that are too long, or forbidden, are no threats of who can't make them; what is promising is legal. Where
/// some fives win nothing there is no such judge.
#[test]
fn forbidden_moves_are_not_promising() {
    let limits = |overline| renju::Limits {
        overline,
        ..OMOK.limits[0]
    };
    let [wins, nothing] = [Overline::Wins, Overline::Nothing].map(limits);
    let mixed = renju::Variant {
        limits: [wins, nothing],
        ..OMOK
    };
    for variant in [RENJU, OMOK, mixed] {
        let game = Renju::new(renju::Variant {
            rows: 8,
            cols: 8,
            ..variant
        })
        .expect("a small board");
        let judge = Fives::of(&game).expect("any five wins");
        let naive = Naive {
            is_exact: Side::BOTH.map(|side| game.limits(side).overline != Overline::Wins),
            ..Naive::on(&game.bounds(), &Direction::AXES, Length::AtLeast(5))
        };
        follows(&judge, &game, |state, said| {
            let seen = naive.look(&state.glyphs(), state.turn());
            let [wins, threats] = seen.closing.map(|cells| cells.len());
            let worth = worth_of(seen.sum, wins > 0, threats);
            assert_eq!(said.worth, worth, "{state}");
            let promising = naive.best_of(game.moves(state), |at| seen.hopes[at]);
            assert_eq!(said.promising, promising, "{state}");
        });
    }
    assert!(Fives::of(&Renju::new(CARO).expect("a preset")).is_none());
}

/// The first player may make no overline, so nobody has to block one; an overline of the second wins.
#[test]
fn overlines_are_threats_of_who_may_make_them() {
    let game = Renju::new(renju::Variant {
        rows: 1,
        cols: 15,
        ..RENJU
    })
    .expect("a small board");
    let judge = Fives::of(&game).expect("any five wins");
    for (picture, turn, blocks) in [
        (". X X X . X X . . O . O . . O", Side::Second, None),
        (". O O O . O O . . X . X . . X", Side::First, Some(4)),
        (". X X X . X . . . O . O . O .", Side::Second, Some(4)),
    ] {
        let board = Grid::parse_with(picture, Cell::from_glyph).expect(picture);
        let state = game.set_up(board, turn).expect(picture);
        let said = said(&judge, &judge.begin(&game, &state), &game, &state);
        let expected: Vec<_> = blocks.into_iter().map(|col| Coord::new(0, col)).collect();
        match blocks {
            None => assert!(said.promising.len() > 1, "{picture}"),
            Some(_) => assert_eq!(said.promising, expected, "{picture}"),
        }
    }
}
