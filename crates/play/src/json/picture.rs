//! [`Asked`]: which picture of a game is wanted.

use collinear::picture::{Margin, Picture, Style};
use fastrand::Rng;
use serde::Deserialize;

use crate::{
    core::{record::Record, refused::Refused, session::Session},
    formats,
};

/// More random moves than that are refused: each takes time.
const MOST_PLIES: u16 = 200;

/// A picture of the game at hand, or of another one.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Asked {
    game: Option<String>,
    record: Option<String>,
    /// How many random moves later.
    plies: u16,
    /// Which random moves.
    seed: u64,
    /// Whether nothing is drawn besides the board.
    bare: bool,
}

impl Asked {
    /// The picture; the game at hand stays as it is.
    pub(super) fn picture(
        &self,
        at_hand: &Session,
        open: impl Fn(&Record) -> Result<Session, String>,
    ) -> Result<Picture, Refused> {
        if self.plies > MOST_PLIES {
            return Err(format!("plies: {} are more than {MOST_PLIES}", self.plies).into());
        }
        let record = match (&self.game, &self.record) {
            (None, None) => None,
            (Some(game), None) => Some(chosen(game)?),
            (None, Some(record)) => Some(formats::read(record.as_bytes(), None)?),
            _ => return Err("game or record, not both".into()),
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
        // Of a game that begins here no turn was the last one.
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

/// The start of a game, by the words that choose it.
pub(super) fn chosen(game: &str) -> Result<Record, String> {
    let words = shlex::split(game).ok_or("a quotation has no end")?;
    Ok(Record::new(words))
}
