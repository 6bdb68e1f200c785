//! The game of the guide on the screen: Breakthrough, with nothing but its rules.

fn main() -> std::process::ExitCode {
    collinear_play::run(collinear_games::breakthrough::Breakthrough)
}
