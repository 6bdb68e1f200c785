//! Judges that follow the moves: the same as if they had begun where they are, however they came there; and the
//! judge of k in a row beside one that goes through all windows of the position.

use std::collections::BTreeSet;

use collinear::{
    Board, Bounds, Direction, Headings, Layout, Length, Line, TooLarge, Wrap,
    boards::{Cuboid, Twisted},
    rules::{
        Engine, EngineVisitor, Rules, View,
        in_a_row::{self, FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, TIC_TAC_TOE},
        pente::{self, KERYO, PENTE, Pente},
        renju::{self, CARO, OMOK, RENJU, Renju},
    },
};
use collinear_play::computer::{Captures, Fives, Follower, Windows};

/// Says what a judge says that begins here, or is still the same by following.
fn said<R: Rules, J: Follower<R>>(
    judge: &J,
    kept: &J::Kept,
    rules: &R,
    state: &R::State,
) -> (i32, Vec<R::Move>) {
    (
        judge.worth(kept, rules, state),
        judge.promising(kept, rules, state),
    )
}

/// Makes random moves and takes some of them back, with a judge that follows.
fn follows<R, J>(judge: &J, rules: &R, check: impl Fn(&R::State, (i32, Vec<R::Move>)))
where
    R: Rules,
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

/// The judge of k in a row, and one that goes through all windows.
fn agrees<B, R>(rules: &R, board: &Board<B>, axes: &[B::Heading], length: Length)
where
    B: Headings<Heading: Send + Sync> + Layout,
    R: Rules<State: View<Board = B>, Move = B::Cell>,
{
    let judge = Windows::on(board, axes, length).expect("a small board");
    let windows = windows(board, axes, length.k());
    follows(&judge, rules, |state, (worth, promising)| {
        let glyphs = state.glyphs();
        let own = char::from(state.turn());
        let is_legal = |at: &B::Cell| rules.moves(state).any(|m| m == *at);
        let (mut sum, mut wins, mut threats) = (0, BTreeSet::new(), BTreeSet::new());
        for (cells, ends) in &windows {
            let stones = |glyph| cells.iter().filter(|&&at| glyphs[at] == glyph).count();
            let [mine, theirs] = [own, char::from(state.turn().other())].map(stones);
            let (glyph, count, sign, gaps) = match (mine, theirs) {
                (0, 0) => continue,
                (count, 0) => (own, count, 1, &mut wins),
                (0, count) => (char::from(state.turn().other()), count, -1, &mut threats),
                _ => continue,
            };
            let is_exact = matches!(length, Length::Exactly(_));
            if is_exact && ends.iter().any(|&end| glyphs[end] == glyph) {
                continue;
            }
            sum += sign * worth_lacking(length.k() - count);
            if length.k() - count == 1 {
                gaps.extend(cells.iter().copied().filter(is_legal));
            }
        }
        let expected = match (wins.is_empty(), threats.len() > 1) {
            (false, _) => sum.clamp(-5_000, 5_000) + 20_000,
            (true, true) => sum.clamp(-5_000, 5_000) - 15_000,
            (true, false) => sum.clamp(-5_000, 5_000),
        };
        assert_eq!(worth, expected, "{glyphs:?}");
        let due = if wins.is_empty() { threats } else { wins };
        if due.is_empty() {
            let moves = rules.count_moves(state);
            assert_eq!(promising.len(), moves.min(12));
        } else {
            assert_eq!(promising.iter().copied().collect::<BTreeSet<_>>(), due);
        }
    });
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
        agrees(&engine, self.0.board(), self.0.axes(), self.0.length());
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

#[test]
fn windows_on_other_boards() {
    let cube = Cuboid::new([4; 3]).expect("a small box").board();
    let game = InARow::on(cube, Length::AtLeast(4)).expect("a game");
    let axes: Vec<_> = game.axes_at([0; 3].into()).collect();
    agrees(&game, &cube, &axes, game.length());

    let strip = Twisted::moebius(5, 6).expect("a small strip").board();
    for length in [Length::AtLeast(4), Length::Exactly(3)] {
        let game = InARow::on(strip, length).expect("a game");
        let game = game
            .with_gravity_towards(Direction::S)
            .expect("it has a floor");
        agrees(&game, &strip, &Direction::AXES, length);
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
        follows(&judge, &TIC_TAC_TOE, |_, (worth, promising)| {
            assert_eq!(worth, 0);
            assert!(!promising.is_empty());
        });
    }
}

#[test]
fn captured_stones_go() {
    for variant in [PENTE, KERYO] {
        let variant = pente::Variant {
            rows: 7,
            cols: 8,
            ..variant
        };
        let game = Pente::new(variant).expect("a small board");
        let judge = Captures::of(&game).expect("a small board");
        follows(&judge, &game, |_, _| ());
    }
}

/// What is promising may be made; where some fives win nothing there is no such judge.
#[test]
fn forbidden_moves_are_not_promising() {
    for variant in [RENJU, OMOK] {
        let game = Renju::new(renju::Variant {
            rows: 8,
            cols: 8,
            ..variant
        })
        .expect("a small board");
        let judge = Fives::of(&game).expect("any five wins");
        follows(&judge, &game, |state, (_, promising)| {
            assert!(!promising.is_empty() || game.moves(state).next().is_none());
            assert!(promising.iter().all(|at| game.check(state, at).is_ok()));
        });
    }
    assert!(Fives::of(&Renju::new(CARO).expect("a preset")).is_none());
}
