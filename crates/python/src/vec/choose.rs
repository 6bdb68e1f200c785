//! [`games`]: makes a batch of a game from its name and options.

use collinear::rules::{
    Encode, Engine, EngineVisitor, Rules, View, hnefatafl, in_a_row, peg_solitaire, reversi,
};
use collinear_batch::Batch;
use collinear_games::{draughts, nine_mens_morris::BitNineMensMorris};
use collinear_play::{
    Options,
    games::{
        DraughtsOptions, HnefataflOptions, InARowOptions, PegSolitaireOptions, ReversiOptions,
    },
};

use super::{
    games::Games,
    listed::{is_listed, listed},
};
use crate::game::Chosen;

/// The maximum total length of all arrays: 16 GiB if they hold bytes. A machine that overcommits memory could kill the
/// process if they were longer.
const MOST_NUMBERS: usize = 1 << 34;

#[derive(Clone, Copy)]
pub(super) struct Asked {
    pub(super) games: usize,
    pub(super) seed: u64,
    pub(super) ply_limit: Option<u32>,
    pub(super) auto_reset: bool,
    pub(super) auto_chance: bool,
}

impl Asked {
    fn batch<E>(self, engine: E) -> Result<Box<dyn Games>, String>
    where
        E: Encode<State: Send + Sync, Move: Send + Sync> + Clone + Send + Sync + 'static,
    {
        let of_one = engine.shape().len() + engine.actions().count();
        if of_one.saturating_mul(self.games) > MOST_NUMBERS {
            let games = self.games;
            return Err(format!(
                "{games} games of {of_one} numbers each are too much memory"
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

impl<R: Rules<State: View>> EngineVisitor<R> for Asked {
    type Answer = Result<Box<dyn Games>, String>;

    fn visit<E>(self, engine: E) -> Self::Answer
    where
        E: Engine<Reference = R, Move = R::Move>
            + Encode<State: Send + Sync, Move: Send + Sync>
            + Clone
            + Send
            + Sync
            + 'static,
    {
        self.batch(engine)
    }
}

/// The games with engines.
const ENGINES: [&str; 6] = [
    "four_in_a_row",
    "reversi",
    "hnefatafl",
    "peg_solitaire",
    "draughts",
    "nine_mens_morris",
];

/// True if there are batches of a game.
pub(crate) fn is_batched(name: &str) -> bool {
    ENGINES.contains(&name) || is_listed(name)
}

/// Makes a batch of a game, on the fastest engine if the game has one. Returns an error if this is not possible.
pub(super) fn games(chosen: &Chosen, asked: Asked) -> Result<Box<dyn Games>, String> {
    let words = &chosen.words;
    match chosen.game.name() {
        "four_in_a_row" => on_fastest::<InARowOptions>(words, asked, in_a_row::fastest),
        "reversi" => on_fastest::<ReversiOptions>(words, asked, reversi::fastest),
        "hnefatafl" => on_fastest::<HnefataflOptions>(words, asked, hnefatafl::fastest),
        "peg_solitaire" => on_fastest::<PegSolitaireOptions>(words, asked, peg_solitaire::fastest),
        "draughts" => on_fastest::<DraughtsOptions>(words, asked, draughts::fastest),
        "nine_mens_morris" => asked.batch(BitNineMensMorris::default()),
        name => {
            let game = listed(name, words)?;
            asked.batch(if asked.auto_chance {
                game
            } else {
                game.with_results()
            })
        }
    }
}

fn on_fastest<O>(
    words: &[String],
    asked: Asked,
    fastest: impl FnOnce(O::Rules, Asked) -> Result<Box<dyn Games>, String>,
) -> Result<Box<dyn Games>, String>
where
    O: Options<Rules: Clone>,
    <O::Rules as Rules>::State: PartialEq,
{
    let game = O::playable_by_words(words)?;
    let rules = game.rules();
    if *game.start() != rules.start() {
        return Err(
            "games of a batch begin at their own start; a position cannot be given".to_owned(),
        );
    }
    if rules.moves(&rules.start()).next().is_none() {
        return Err("this game is over before the first move".to_owned());
    }
    fastest(rules.clone(), asked)
}
