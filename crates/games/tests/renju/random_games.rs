//! Random boards and games compared with the naive program, and the promises of all games.

use collinear::{
    rules::Owned,
    testing::{RandomPlay, check_notation, check_rules},
};
use proptest::{prelude::*, sample::select};

use super::*;
use naive::Naive;

/// The presets, and variants with all mixtures of switches.
fn a_variant() -> impl Strategy<Value = Variant> {
    let overline = || select(vec![Overline::Wins, Overline::Nothing, Overline::Forbidden]);
    let double = || select(vec![Double::Allowed, Double::Forbidden, Double::Forbidden]);
    let limits = || {
        let parts = (overline(), double(), double());
        parts.prop_map(|(overline, double_four, double_three)| Limits {
            overline,
            double_four,
            double_three,
        })
    };
    let mixed = (limits(), limits(), 0_u8..=2).prop_map(|(first, second, open_ends)| Variant {
        limits: [first, second],
        open_ends,
        ..RENJU
    });
    prop_oneof![3 => Just(RENJU), 1 => Just(OMOK), 1 => Just(CARO), 3 => mixed]
}

/// Boards of all sizes; most with many stones of one player close together, so that lines cross.
fn a_grid() -> impl Strategy<Value = Grid<Cell>> {
    let palettes = ["X..", "X.", "XXO..", "XO....", "XXX.....O", "XX....", "XO."];
    let picks = proptest::collection::vec(any::<u8>(), 15 * 15);
    let side = || prop_oneof![1 => 1_usize..=15, 1 => 7_usize..=11];
    (side(), side(), select(palettes.to_vec()), picks).prop_map(|(rows, cols, palette, picks)| {
        let palette: Vec<_> = palette.chars().filter_map(Cell::from_glyph).collect();
        let stone = |at: Coord| palette[usize::from(picks[at.row * 15 + at.col]) % palette.len()];
        Grid::from_fn(rows, cols, stone).expect("a small board")
    })
}

/// The games of a variant from the board of a grid, if it is a position in progress.
fn position(variant: Variant, grid: &Grid<Cell>, turn: Side) -> Option<(Renju, State)> {
    let rules = sized(variant, grid.rows(), grid.cols());
    let state = rules.set_up(grid.clone(), turn).ok()?;
    rules.outcome(&state).is_none().then_some((rules, state))
}

/// Winning stones are removed, because the test is about forbidden moves.
fn without_winners(variant: Variant, mut grid: Grid<Cell>) -> Grid<Cell> {
    let rules = sized(variant, grid.rows(), grid.cols());
    for at in grid.bounds().coords() {
        let alone = |side: Side| {
            let only = grid.map(|&cell| {
                if cell == Cell::Of(side) {
                    cell
                } else {
                    Cell::Empty
                }
            });
            rules.set_up(only, Side::First).expect("one winner at most")
        };
        let side = grid[at].owner();
        if side.is_some_and(|side| {
            rules
                .outcome(&alone(side))
                .is_some_and(|it| it.winner().is_some())
        }) {
            grid[at] = Cell::Empty;
        }
    }
    grid
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(budget::cases(800)))]

    #[test]
    fn any_board_has_the_verdicts_of_the_naive_program(
        variant in a_variant(),
        grid in a_grid(),
        turn in select(&Side::BOTH[..]),
    ) {
        let grid = without_winners(variant, grid);
        let Some((rules, state)) = position(variant, &grid, turn) else {
            return Ok(());
        };
        let naive = Naive::of(*rules.variant(), &grid);
        let mut legal = Vec::new();
        for at in grid.cells_where(Cell::is_empty) {
            let expected = naive.verdict(at, turn);
            prop_assert_eq!(kind(&rules, &state, at), expected, "{} of {}\n{}", at, turn, state);
            legal.extend(["wins", "nothing"].contains(&expected).then_some(at));
            prop_assert_eq!(rules.check(&state, &at).is_ok(), legal.last() == Some(&at));
        }
        prop_assert!(rules.moves(&state).eq(legal));
        let taken = grid.cells_where(|cell| !cell.is_empty());
        prop_assert!(taken.into_iter().all(|at| rules.foul(&state, at).is_none()));
    }

    /// A foul names the cell, and only stones and free cells of its lines.
    #[test]
    fn the_lines_of_a_foul_are_what_it_says(grid in a_grid()) {
        let grid = without_winners(RENJU, grid);
        let Some((rules, state)) = position(RENJU, &grid, Side::First) else {
            return Ok(());
        };
        for at in grid.cells_where(Cell::is_empty) {
            let Some(foul) = rules.foul(&state, at) else { continue };
            let free = |line: &collinear::Line| line.iter().filter(|&at| grid[at].is_empty()).count();
            let (lines, length, gaps) = match &foul {
                Foul::Overline(line) => {
                    prop_assert!(line.len() > 5);
                    (1, line.len(), 1)
                }
                Foul::DoubleFour(_) => (2, 5, 2),
                Foul::DoubleThree(_) => (2, 4, 2),
            };
            prop_assert_eq!(foul.lines().len(), lines);
            for line in foul.lines() {
                prop_assert_eq!(line.len(), length);
                prop_assert!(line.contains(at));
                prop_assert_eq!(free(line), gaps, "{}: {}\n{}", at, foul, state);
                let theirs = |at| grid[at] == Cell::Of(Side::Second);
                prop_assert!(!line.iter().any(theirs));
            }
            if let [one, other] = foul.lines() {
                prop_assert!(!one.same_cells(other));
            }
            let illegal = rules.check(&state, &at).expect_err("it is forbidden");
            let expected = format!("{} is forbidden: {foul}", grid.bounds().names([at]));
            prop_assert_eq!(illegal.to_string(), expected);
            let lines = foul.lines().iter().flatten().filter(|&cell| cell != at);
            let cells: Vec<_> = [at].into_iter().chain(lines).collect();
            prop_assert_eq!(illegal.cells::<Coord>(), cells);
        }
    }

}

#[test]
fn games_keep_the_promises_of_all_games() {
    let variants = [
        game(RENJU),
        sized(RENJU, 9, 9),
        sized(RENJU, 5, 6),
        sized(RENJU, 1, 9),
        sized(RENJU, 0, 4),
        sized(OMOK, 8, 7),
        sized(CARO, 7, 7),
    ];
    for rules in variants {
        let play = RandomPlay::new(budget::of(2, 12, 12), budget::of(25, 80, 80));
        let few = RandomPlay { games: 1, ..play };
        check_rules(&rules, &rules.start(), play)
            .and_then(|()| check_notation(&rules, &rules.start(), few))
            .unwrap_or_else(|breach| panic!("{rules}: {breach}"));
    }
}

/// Random moves near other stones make many more fouls than random boards.
#[test]
fn whole_games_have_the_verdicts_of_the_naive_program() {
    let mut random = fastrand::Rng::with_seed(7);
    let (mut fouls, mut wins) = (0, 0);
    for _ in 0..budget::games(48) {
        let rules = sized(RENJU, 11, 11);
        let mut game = Game::new(rules.clone());
        while game.outcome().is_none() && game.record().len() < 60 {
            let (grid, turn) = (game.state().grid().clone(), game.state().turn());
            let naive = Naive::of(*rules.variant(), &grid);
            let near = |at: Coord| {
                let mut stones = grid.cells_where(|cell| !cell.is_empty());
                stones.any(|stone| stone.row.abs_diff(at.row) < 3 && stone.col.abs_diff(at.col) < 3)
            };
            for at in grid.cells_where(Cell::is_empty) {
                let expected = naive.verdict(at, turn);
                assert_eq!(
                    kind(&rules, game.state(), at),
                    expected,
                    "{at}\n{}",
                    game.state()
                );
                fouls += usize::from(expected != "wins" && expected != "nothing");
            }
            let moves: Vec<_> = game.moves().collect();
            let close: Vec<_> = moves.iter().copied().filter(|&at| near(at)).collect();
            let from = if close.is_empty() { &moves } else { &close };
            game.play(from[random.usize(..from.len())])
                .expect("a legal move");
        }
        wins += usize::from(game.outcome().is_some());
    }
    assert!(fouls > budget::games(48) && wins > 0, "{fouls} {wins}");
}
