//! Summarizes the results of many games in a line.

use collinear::rules::Outcome;

/// The counts of wins, draws and losses in one line. `None` is a draw.
pub(super) fn of_two(results: &[Option<bool>]) -> String {
    let count = |wanted| results.iter().filter(|result| **result == wanted).count();
    let [won, drawn, lost] = [Some(true), None, Some(false)].map(count);
    let share = share(results);
    format!("won {won}, drawn {drawn}, lost {lost}: {share:.1} %")
}

/// The share of the points in percent. A draw counts as half a win.
pub(super) fn share(results: &[Option<bool>]) -> f64 {
    let points = results
        .iter()
        .map(|won| won.map_or(1, |won| 2 * usize::from(won)));
    percent(points.sum(), 2 * results.len())
}

/// The number of games for one player that were solved, or the mean score of the games that have a score.
pub(super) fn of_one(outcomes: &[Option<Outcome>]) -> String {
    let scores = outcomes.iter().filter_map(|outcome| match outcome {
        Some(Outcome::Score(score)) => Some(u128::from(*score)),
        _ => None,
    });
    let (scored, sum) = scores.fold((0, 0), |(scored, sum), score| (scored + 1, sum + score));
    if let Some(mean) = u128::checked_div(sum, scored) {
        return format!("mean score {mean} in {scored} games");
    }
    let is_solved = |outcome: &&Option<Outcome>| outcome.is_some_and(|it| it.winner().is_some());
    let (solved, games) = (outcomes.iter().filter(is_solved).count(), outcomes.len());
    let share = percent(solved, games);
    format!("solved {solved} of {games}: {share:.1} %")
}

fn percent(some: usize, of: usize) -> f64 {
    let [some, of] = [some, of].map(|number| u32::try_from(number).map_or(f64::NAN, f64::from));
    100.0 * some / of
}
