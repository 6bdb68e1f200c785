//! Random games of random variants next to the naive program, and what holds for all of them.

use super::*;

pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig::with_cases(crate::budget::cases(cases))
}

const WRAPS: [Wrap; 4] = [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both];

fn axes_of(mask: usize) -> Vec<Direction> {
    let axis = |i: &usize| mask >> i & 1 == 1;
    (0..4).filter(axis).map(|i| Direction::AXES[i]).collect()
}

fn side() -> impl Strategy<Value = usize> {
    prop_oneof![1 => Just(0), 20 => 1..=7_usize]
}

/// Any game on a small board; where there is gravity, the sides of its wrap that it allows. Some have obstacles, and
/// in some who closes a line has lost.
fn any_game() -> impl Strategy<Value = InARow> {
    let axes = prop_oneof![2 => Just(15_usize), 1 => 0..16_usize];
    let twists = (any::<bool>(), any::<bool>(), axes, 0..4_usize);
    let obstacles = prop_oneof![
        2 => Just(Vec::new()),
        1 => proptest::collection::vec((0..7_usize, 0..7_usize), 1..9),
    ];
    (
        side(),
        side(),
        1..=6_usize,
        twists,
        any::<bool>(),
        obstacles,
    )
        .prop_map(
            |(rows, cols, k, (exactly, gravity, axes, wrap), misere, obstacles)| {
                let length = if exactly { Exactly(k) } else { AtLeast(k) };
                let game = mnk(rows, cols, length);
                let game = game.with_axes(&axes_of(axes)).unwrap();
                let game = if misere { game.misere() } else { game };
                let obstacles = obstacles.into_iter().map(Coord::from);
                let on_board = obstacles.filter(|&at| game.bounds().contains(at));
                let game = game.with_obstacles(on_board).unwrap();
                if gravity {
                    let game = game.with_gravity().unwrap();
                    game.with_wrap(WRAPS[wrap % 2]).unwrap()
                } else {
                    game.with_wrap(WRAPS[wrap]).unwrap()
                }
            },
        )
}

fn picks() -> impl Strategy<Value = Vec<usize>> {
    proptest::collection::vec(0..5040_usize, 49)
}

fn pick(moves: &[Coord], pick: usize) -> Coord {
    moves[pick % moves.len()]
}

/// The states of a game that is played by these picks, the first and the last included.
fn states(rules: InARow, picks: &[usize]) -> Vec<State> {
    let mut game = Game::new(rules);
    let mut states = vec![game.state().clone()];
    for &number in picks {
        let moves: Vec<_> = game.moves().collect();
        if moves.is_empty() {
            break;
        }
        game.play(pick(&moves, number)).unwrap();
        states.push(game.state().clone());
    }
    states
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn are_those_of_the_naive_engine(rules in any_game(), picks in picks()) {
        let naive = Naive::of(&rules);
        let mut game = Game::new(rules);
        let mut discs: Board = naive.empty_board();
        for &number in &picks {
            let turn = game.state().turn();
            let legal = naive.moves(&discs);
            let won = naive.has_won(&discs, turn.other());
            let lines = naive.lines(&discs, turn.other());
            // The two naive verdicts are told in different ways.
            prop_assert_eq!(won, !lines.is_empty());
            prop_assert!(!naive.has_won(&discs, turn));

            let outcome = if won {
                Some(Outcome::Win(naive.winner(turn.other())))
            } else {
                legal.is_empty().then_some(Outcome::Draw)
            };
            prop_assert_eq!(game.outcome(), outcome, "{:?}\n{}", rules, game.state());
            let cells = |line: collinear::Line| -> CellSet { line.iter().map(|at| naive.cell(at)).collect() };
            let found: Vec<_> = rules.winning_lines(game.state()).map(cells).collect();
            prop_assert_eq!(found.len(), lines.len());
            prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), lines, "{:?}\n{}", rules, game.state());
            if outcome.is_some() {
                prop_assert_eq!(game.moves().count(), 0);
                break;
            }
            let moves: Vec<_> = game.moves().collect();
            let mut own: Vec<_> = moves.iter().map(|&at| naive.cell(at)).collect();
            prop_assert_eq!(rules.count_moves(game.state()), own.len());
            own.sort_unstable();
            prop_assert_eq!(&own, &legal);
            for cell in 0..discs.len() {
                let at = naive.coord(cell);
                let accepted = rules.check(game.state(), &at).is_ok();
                prop_assert_eq!(accepted, legal.contains(&cell));
            }

            let at = pick(&moves, number);
            prop_assert_eq!(rules.read_move(game.state(), &rules.write_move(game.state(), &at)).unwrap(), at);
            game.play(at).unwrap();
            discs[naive.cell(at)] = Some(turn);
            let board: Board = game.state().grid().iter().map(Square::side).collect();
            prop_assert_eq!(&board, &discs);
            prop_assert_eq!(game.state().turn(), turn.other());
        }
    }

    #[test]
    fn set_up_are_the_same_as_played(rules in any_game(), picks in picks()) {
        for state in states(rules, &picks) {
            let again = rules.set_up(state.grid().clone());
            prop_assert!(again.is_ok(), "{:?} {:?}\n{}", again, rules, state);
            let again = again.unwrap();
            prop_assert_eq!(again.key(), state.key());
            let outcome = rules.outcome(&state);
            prop_assert_eq!(rules.outcome(&again), outcome);
            let lines = |state: &State| -> BTreeSet<_> { rules.winning_lines(state).map(sorted).collect() };
            prop_assert_eq!(lines(&again), lines(&state));
            if outcome.is_none() {
                prop_assert!(rules.moves(&again).eq(rules.moves(&state)));
                prop_assert_eq!(rules.count_moves(&again), rules.count_moves(&state));
            }
        }
    }

    #[test]
    fn are_taken_back_and_made_again(rules in any_game(), picks in picks()) {
        let states = states(rules, &picks);
        let mut game = Game::new(rules);
        for state in &states[1..] {
            game.play(state.last().unwrap()).unwrap();
        }
        let record = game.record().to_vec();
        for (ply, state) in states.iter().enumerate().rev() {
            prop_assert_eq!(game.state(), state);
            prop_assert_eq!(game.record(), &record[..ply]);
            prop_assert_eq!(game.outcome(), rules.outcome(state));
            prop_assert_eq!(game.undo(), ply.checked_sub(1).map(|last| record[last]));
        }
        for &m in &record {
            prop_assert_eq!(game.redo(), Some(m));
        }
        prop_assert_eq!(game.redo(), None);
        prop_assert_eq!(game.state(), &states[states.len() - 1]);
        game.reset();
        prop_assert_eq!(game.state(), &states[0]);
        prop_assert_eq!(game.record(), &[]);
        prop_assert!(game.play_all(record.iter().copied()).is_ok());
        prop_assert_eq!(game.state(), &states[states.len() - 1]);
    }

    /// What holds on a board holds on the board turned or reflected: all eight ways, or, where
    /// discs fall, in the mirror.
    #[test]
    fn are_the_same_turned_and_reflected(rules in any_game(), picks in picks()) {
        for symmetry in Symmetry::ALL {
            let down = symmetry.map_direction(Direction::S) == Direction::S;
            if rules.has_gravity() && !down {
                continue;
            }
            let bounds = rules.bounds();
            let to = symmetry.map_bounds(bounds);
            let axes: Vec<_> = rules.axes().iter().map(|&axis| symmetry.map_direction(axis)).collect();
            let turned = mnk(to.rows(), to.cols(), rules.length()).with_axes(&axes).unwrap();
            let turned = wrapped(turned, to.wrap());
            let turned = if rules.has_gravity() { turned.with_gravity().unwrap() } else { turned };
            let turned = if rules.is_misere() { turned.misere() } else { turned };

            let of = |at: Coord| symmetry.map_coord(at, bounds).unwrap();
            let turned = turned.with_obstacles(rules.obstacles().map(of)).unwrap();
            let (mut game, mut image) = (Game::new(rules), Game::new(turned));
            for &number in &picks {
                prop_assert_eq!(image.outcome(), game.outcome(), "{:?} {:?}", rules, symmetry);
                let expected: BTreeSet<_> = winning_lines(&game).into_iter().map(|line| sorted(line.into_iter().map(of))).collect();
                prop_assert_eq!(winning_lines(&image), expected);
                prop_assert_eq!(image.state().grid(), &game.state().grid().transformed(symmetry));
                let moves: Vec<_> = game.moves().collect();
                prop_assert_eq!(sorted(image.moves()), sorted(moves.iter().copied().map(of)));
                if moves.is_empty() {
                    break;
                }
                let at = pick(&moves, number);
                game.play(at).unwrap();
                image.play(of(at)).unwrap();
            }
        }
    }

    /// On hexagons that are written left-aligned a line keeps its column, its row, or the
    /// difference of both; the other diagonal is none.
    #[test]
    fn on_hexagons_have_lines_along_three_axes(
        (rows, cols, k) in (1..7_usize, 1..7_usize, 2..5_usize),
        picks in picks(),
    ) {
        let rules = mnk(rows, cols, AtLeast(k)).with_axes(&Direction::HEX_AXES).unwrap();
        for state in states(rules, &picks) {
            let discs = |side| state.grid().cells_where(move |cell| cell.side() == Some(side));
            let has_line = |side| {
                let lines: [fn(Coord) -> (usize, usize); 3] = [
                    |at| (at.col, at.row),
                    |at| (at.row, at.col),
                    |at| (at.row + 100 - at.col, at.col),
                ];
                lines.iter().any(|line| {
                    let indices: BTreeSet<_> = discs(side).map(line).collect();
                    indices.iter().any(|&(line, index)| (0..k).all(|i| indices.contains(&(line, index + i))))
                })
            };
            let winner = [Side::First, Side::Second].into_iter().find(|&side| has_line(side));
            prop_assert_eq!(rules.outcome(&state).and_then(Outcome::winner), winner, "{}", state);
        }
    }

    #[test]
    fn row_47_no_text_makes_reading_panic(rules in any_game(), text in "\\PC{0,6}|[0-9a-z \r\n\0]{0,8}") {
        let start = rules.start();
        if let Ok(at) = rules.read_move(&start, &text) {
            prop_assert!(rules.check(&start, &at).is_ok());
        }
        let pieces: String = rules.split_turns(&text).collect();
        prop_assert_eq!(pieces, text.split_whitespace().collect::<String>());
    }
}
