//! All that the documentation tells of.

use std::io;

use crate::{
    Run,
    common::computer::effort::Level,
    contest::{Contest, Contestants},
    player::Player,
    threats, values,
};

pub(crate) fn run(run: Run) -> io::Result<()> {
    let levels: Vec<_> = (1..=5).filter_map(Level::new).collect();
    for contest in [Contest::TicTacToe, Contest::NewGame] {
        for &level in &levels[2..] {
            for second in [Player::Random, Player::Perfect] {
                let first = Player::Level(level);
                contest.report(Contestants { first, second }, 100, run)?;
            }
        }
    }
    for &level in &levels {
        threats::run(level, 1000, run)?;
    }
    values::run(&levels, 200, run)?;
    for contest in [
        Contest::FourInARow,
        Contest::Reversi,
        Contest::Gomoku,
        Contest::Brandubh,
    ] {
        let first = Player::Level(levels[2]);
        let second = Player::Random;
        contest.report(Contestants { first, second }, 100, run)?;
        for pair in levels.windows(2) {
            let [second, first] = [pair[0], pair[1]].map(Player::Level);
            contest.report(Contestants { first, second }, 100, run)?;
        }
    }
    Ok(())
}
