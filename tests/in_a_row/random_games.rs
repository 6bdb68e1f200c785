//! Random games of random variants, beside the naive program.

use super::*;
use collinear::rules::Owned;

fn cases(cases: u32) -> ProptestConfig {
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

/// Any game on a small board, with gravity only where the joined sides allow it. Some have obstacles, and in some a
/// player who closes a line loses.
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
            // The naive program decides in two different ways.
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
            // Set up it is the same as played.
            let again = rules.set_up(game.state().grid().clone()).expect("a position");
            prop_assert_eq!(again.key(), game.state().key());
            prop_assert_eq!(rules.outcome(&again), outcome);
            prop_assert!(rules.moves(&again).eq(rules.moves(game.state())));
            prop_assert!(rules.winning_lines(&again).count() == rules.winning_lines(game.state()).count());
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
            let board: Board = game.state().grid().iter().map(Square::owner).collect();
            prop_assert_eq!(&board, &discs);
            prop_assert_eq!(game.state().turn(), turn.other());
        }
    }

    #[test]
    fn row_47_no_text_makes_reading_panic(rules in any_game(), text in "\\PC{0,6}|[0-9a-z \r\n\0]{0,8}") {
        let start = rules.start();
        if let Ok(at) = rules.read_move(&start, &text) {
            prop_assert!(rules.check(&start, &at).is_ok());
        }
    }
}
