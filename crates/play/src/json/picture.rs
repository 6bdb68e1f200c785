//! [`Asked`]: the picture that a command asks for.

use collinear::picture::{Margin, Picture, Style};
use fastrand::Rng;
use serde::Deserialize;

use crate::{
    core::{record::Record, refused::Refused, session::Session},
    formats,
};

/// The largest number of random moves. Each of them takes time.
const MOST_PLIES: u16 = 200;

/// A picture of the current game or of another one.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Asked {
    game: Option<String>,
    record: Option<String>,
    /// The number of random moves to make first.
    plies: u16,
    /// The seed of the random moves.
    seed: u64,
    /// True if only the board is drawn.
    bare: bool,
}

impl Asked {
    /// Draws the picture. The current game does not change.
    pub(super) fn picture(
        &self,
        at_hand: &Session,
        open: impl Fn(&Record) -> Result<Session, String>,
    ) -> Result<Picture, Refused> {
        if self.plies > MOST_PLIES {
            return Err(format!("plies: {} is more than {MOST_PLIES}", self.plies).into());
        }
        let record = match (&self.game, &self.record) {
            (None, None) => None,
            (Some(game), None) => Some(chosen(game)?),
            (None, Some(record)) => Some(formats::read(record.as_bytes(), None)?),
            _ => return Err("give either game or record, not both".into()),
        };
        let luck = record.as_ref().and_then(|record| record.seed);
        let session = match record {
            Some(record) => open(&record)?,
            None => at_hand.fork(),
        };
        let session = self.later(session, luck.unwrap_or(self.seed))?;
        if !self.bare {
            return Ok(session.picture());
        }
        let style = session.style().clone();
        // A game that begins at this position has no last turn to mark.
        Ok(session.begin_here().picture().with_style(Style {
            margin: Margin::Bare,
            ..style
        }))
    }

    /// The game after the random moves.
    fn later(&self, mut session: Session, luck: u64) -> Result<Session, Refused> {
        let mut rng = Rng::with_seed(self.seed);
        session.let_chance_move(luck);
        for _ in 0..self.plies {
            let Some(m) = rng.choice(0..session.moves().len()) else {
                break;
            };
            session.play(m)?;
            session.let_chance_move(luck);
        }
        Ok(session)
    }
}

/// The record of a game at its start, from the words that choose the game.
pub(super) fn chosen(game: &str) -> Result<Record, String> {
    let words = shlex::split(game).ok_or("a quotation mark is not closed")?;
    Ok(Record::new(words))
}
