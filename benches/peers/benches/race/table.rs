//! The table of all results.

use crate::{medians::medians, race::Race};

/// Prints, for each peer, how many times faster the library is.
pub(crate) fn print(races: impl Iterator<Item = &'static Race>) {
    println!("Medians of runs in turn, built for {}.\n", target());
    row(["work", "collinear", "peer", "its time", "speedup"]);
    row(["---", "---", "---", "---", "---"]);
    for race in races {
        let entrants: Vec<_> = race.entrants().collect();
        let runs: Vec<_> = entrants.iter().map(|entrant| || entrant.run()).collect();
        let jobs: Vec<_> = runs.iter().map(|run| run as &dyn Fn()).collect();
        let times = medians(&jobs);
        for (peer, time) in entrants.iter().zip(&times).skip(1) {
            let ratio = time.as_secs_f64() / times[0].as_secs_f64();
            row([
                race.work,
                &format!("{:.2?}", times[0]),
                peer.name,
                &format!("{time:.2?}"),
                &format!("{ratio:.2}"),
            ]);
        }
    }
}

fn row([work, ours, peer, theirs, ratio]: [&str; 5]) {
    println!("| {work:<44} | {ours:>9} | {peer:<24} | {theirs:>9} | {ratio:>13} |");
}

/// The instruction set that the compiler was allowed to use.
fn target() -> String {
    let features = [
        ("popcnt", cfg!(target_feature = "popcnt")),
        ("bmi2", cfg!(target_feature = "bmi2")),
        ("avx2", cfg!(target_feature = "avx2")),
        ("avx512f", cfg!(target_feature = "avx512f")),
    ];
    let there = features.iter().filter(|(_, is_there)| *is_there);
    let there: Vec<_> = there.map(|(name, _)| *name).collect();
    let arch = std::env::consts::ARCH;
    if there.is_empty() {
        arch.to_string()
    } else {
        format!("{arch} with {}", there.join(", "))
    }
}
