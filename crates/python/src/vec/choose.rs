//! [`games`]: a batch of a game by its name and options.

use collinear::{
    batch::{Batch, Encode, EncodeVisitor, Engines},
    rules::{Engine, Rules},
};
use collinear_play::{
    Options, all_games,
    games::{HnefataflOptions, InARowOptions, PegSolitaireOptions, ReversiOptions},
};

use super::games::Games;

/// The games that have batches.
const NAMES: [&str; 5] = [
    "four_in_a_row",
    "gomoku",
    "reversi",
    "hnefatafl",
    "peg_solitaire",
];

/// The most numbers that the arrays of all games have: 16 GiB of bytes. A machine that promises more memory than it
/// has would end the program.
const MOST_NUMBERS: usize = 1 << 34;

/// What is asked of a batch.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub(super) games: usize,
    pub(super) seed: u64,
    pub(super) ply_limit: Option<u32>,
    pub(super) auto_reset: bool,
}

impl<R: Rules> EncodeVisitor<R> for Asked {
    type Answer = Result<Box<dyn Games>, String>;

    fn visit<E>(self, engine: E) -> Self::Answer
    where
        E: Engine<Reference = R, Move = R::Move>
            + Encode<State: Send + Sync, Move: Send + Sync>
            + Send
            + Sync
            + 'static,
    {
        let of_one = engine.shape().len() + engine.actions().count();
        if of_one.saturating_mul(self.games) > MOST_NUMBERS {
            let games = self.games;
            return Err(format!(
                "{games} games have {of_one} numbers each, which is too much"
            ));
        }
        let mut batch = Batch::new(engine, self.games, self.seed);
        if let Some(plies) = self.ply_limit {
            batch = batch.with_ply_limit(plies);
        }
        Ok(Box::new(if self.auto_reset {
            batch
        } else {
            batch.without_reset()
        }))
    }
}

/// A batch of a game, on its fastest engine; or why there is none.
pub(super) fn games(name: &str, words: &[String], asked: Asked) -> Result<Box<dyn Games>, String> {
    match name {
        "four_in_a_row" => on_fastest::<InARowOptions>(words, asked),
        "gomoku" => on_fastest::<InARowOptions>(&gomoku(words), asked),
        "reversi" => on_fastest::<ReversiOptions>(words, asked),
        "hnefatafl" => on_fastest::<HnefataflOptions>(words, asked),
        "peg_solitaire" => on_fastest::<PegSolitaireOptions>(words, asked),
        _ => {
            let is_game = all_games().iter().any(|entry| entry.name() == name);
            let what = if is_game { "no batches of" } else { "no game" };
            Err(format!("{what} {name:?}, but {}", NAMES.join(", ")))
        }
    }
}

/// Five in a row on 15x15, where the words say nothing else.
fn gomoku(words: &[String]) -> Vec<String> {
    let usual = ["--rows=15", "--cols=15", "--connect=5", "--no-gravity"];
    let is_said = |usual: &str| {
        let option = usual.split('=').next();
        words.iter().any(|word| word.split('=').next() == option)
    };
    let usual = usual.into_iter().filter(|usual| !is_said(usual));
    usual
        .map(str::to_owned)
        .chain(words.iter().cloned())
        .collect()
}

fn on_fastest<O>(words: &[String], asked: Asked) -> Result<Box<dyn Games>, String>
where
    O: Options<Rules: Engines + Clone>,
    <O::Rules as Rules>::State: PartialEq,
{
    let game = O::playable_by_words(words)?;
    let rules = game.rules();
    if *game.start() != rules.start() {
        return Err("games of a batch begin at their start, not with a position".to_owned());
    }
    if rules.moves(&rules.start()).next().is_none() {
        return Err("that game has no first move".to_owned());
    }
    rules.clone().visit_fastest(asked)
}
