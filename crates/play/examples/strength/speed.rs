//! Compares an evaluation that follows the moves with one that starts anew at each position.

use std::{
    io::{self, Write},
    sync::Arc,
    time::Instant,
};

use collinear::{
    Coord, Length,
    rules::{
        Rules,
        in_a_row::{FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, State},
        playout,
    },
};
use collinear_play::computer::{
    Computer, Effort, Follower, Judge, Level, Negamax, Progress, Search, Windows,
};

use crate::Run;

/// The judge of k in a row, which counts all windows at each position.
struct Anew(Windows);

impl Judge<InARow> for Anew {
    fn worth(&self, game: &InARow, state: &State) -> i32 {
        self.0.worth(&self.0.begin(game, state), game, state)
    }

    fn promising(&self, game: &InARow, state: &State) -> Vec<Coord> {
        self.0.promising(&self.0.begin(game, state), game, state)
    }

    fn leaves_out(&self, game: &InARow, state: &State, promising: &[Coord]) -> bool {
        let kept = self.0.begin(game, state);
        self.0.leaves_out(&kept, game, state, promising)
    }

    fn knows_the_order(&self) -> bool {
        true
    }
}

/// The number of positions per second, and the advice at the end.
fn speed(mut search: Box<dyn Search<Coord>>, positions: u32) -> (f64, Option<Coord>) {
    let since = Instant::now();
    let mut looked = 0;
    while looked < positions && search.work(100) == Progress::Going {
        looked += 100;
    }
    let speed = f64::from(looked) / since.elapsed().as_secs_f64();
    (speed, search.advice().to_play())
}

/// Prints the median speeds for each game, and checks that both searches give the same advice.
pub(crate) fn run(positions: usize, run: Run) -> io::Result<()> {
    let nine = InARow::new(9, 9, Length::AtLeast(5)).map_err(io::Error::other)?;
    for (name, game) in [
        ("four in a row", FOUR_IN_A_ROW),
        ("Gomoku, 9x9", nine),
        ("Gomoku, 15x15", GOMOKU_FREESTYLE),
        ("Gomoku, 15x15, exactly 5", GOMOKU),
    ] {
        let windows = || Windows::of(&game).map_err(io::Error::other);
        let follows = Negamax::following(windows()?, [8; 5]);
        let anew = Negamax::new(Anew(windows()?), [8; 5]);
        let game = Arc::new(game);
        let mut ratios = Vec::new();
        let mut speeds = Vec::new();
        for number in 0..positions {
            let mut rng = run.rng(number);
            let mut state = game.start();
            if playout(&*game, &mut state, 12, |n| rng.usize(..n)).is_some() {
                continue;
            }
            let effort = Effort {
                level: Level::STRONGEST,
                seed: rng.u64(..),
            };
            let searches: [&dyn Computer<InARow>; 2] = [&follows, &anew];
            let [(fast, one), (slow, other)] =
                searches.map(|by| speed(by.search(&game, &state, effort), 20_000));
            assert_eq!(one, other, "the same judge");
            ratios.push(fast / slow);
            speeds.push(fast);
        }
        let median = |mut numbers: Vec<f64>| {
            numbers.sort_by(f64::total_cmp);
            numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
        };
        let (speed, ratio) = (median(speeds) / 1e3, median(ratios));
        writeln!(
            io::stdout(),
            "{name}: {speed:.0} thousand positions a second, {ratio:.1} times as many as anew"
        )?;
    }
    Ok(())
}
