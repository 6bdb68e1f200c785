//! The game of the guide on the screen: Breakthrough, with nothing but its rules.

#[path = "../../../../examples/new_game_breakthrough.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "its main is not run here, and it is written for a crate of its own"
)]
mod new_game_breakthrough;

fn main() -> std::process::ExitCode {
    collinear_play::run(new_game_breakthrough::Breakthrough)
}
