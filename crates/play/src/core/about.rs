//! [`About`]: the texts and the look of a game.

use collinear::{
    Layout,
    picture::{Style, Theme},
    rules::{Illegal, Outcome, Side},
};
use itertools::Itertools;

use super::{numbers::numbers, player::Player, refused::Refused, unit::Unit};

/// The texts and the look of a game.
pub(crate) struct About {
    pub(crate) title: String,
    /// The words that choose the game and its variant on a command line and in a record.
    pub(crate) chosen_by: Vec<String>,
    /// The players; `None` in a game for one.
    pub(crate) players: Option<[Player; 2]>,
    pub(crate) pieces: [String; 2],
    pub(crate) look: Style,
    pub(crate) rules_text: Option<String>,
    /// The percentage of moves that level 1 makes at random.
    pub(crate) blunders: u8,
    pub(crate) unit: Option<Unit>,
}

/// The default for `About::blunders`.
const BLUNDERS: u8 = 70;

impl About {
    /// A game for two players with this title, on a plain board.
    pub(crate) fn of(title: String) -> Self {
        Self {
            chosen_by: vec![title.to_lowercase().replace(' ', "_")],
            title,
            players: Some(Side::BOTH.map(|side| Player::of(side, side.into()))),
            pieces: Side::BOTH.map(|side| char::from(side).to_string()),
            look: plain_look(),
            rules_text: None,
            blunders: BLUNDERS,
            unit: None,
        }
    }

    pub(crate) fn set_pieces(&mut self, pieces: [&str; 2]) {
        for (player, pieces) in self.players.iter_mut().flatten().zip(pieces) {
            player.glyph = pieces.chars().next().unwrap_or(player.glyph);
        }
        self.pieces = pieces.map(str::to_owned);
    }

    pub(crate) fn set_players(&mut self, names: [&str; 2]) {
        for (player, name) in self.players.iter_mut().flatten().zip(names) {
            *player = Player::new(name, player.glyph);
        }
    }

    pub(crate) fn owner(&self, glyph: char) -> Option<Side> {
        let has_it = |side: &Side| self.pieces[side.index()].contains(glyph);
        Side::BOTH.into_iter().find(has_it)
    }

    /// A refused move: the reason and the cells that it names.
    pub(crate) fn refused<B: Layout>(&self, illegal: &Illegal, board: &B) -> Refused {
        let cells = illegal.cells::<B::Cell>().iter().copied().unique();
        Refused {
            reason: self.reason(illegal),
            cells: numbers(board, &mut { cells }),
        }
    }

    /// The reason for a refused move, with the names of the players in this game.
    pub(crate) fn reason(&self, illegal: &Illegal) -> String {
        match illegal {
            Illegal::Over(Outcome::Win(side)) => {
                let players = self.players.as_ref();
                let name = players.map_or("you", |players| &players[side.index()].name);
                format!("the game is over: {name} won")
            }
            _ => illegal.to_string(),
        }
    }
}

/// The style of a board of squares. Only the pieces of the two players are drawn as discs; other characters are shown
/// as they are.
fn plain_look() -> Style {
    let known = Theme::default();
    let with_disc = |theme: Theme, disc| theme.with_figure(disc, known.figure(disc));
    Style {
        theme: ['X', 'O'].into_iter().fold(Theme::letters(), with_disc),
        ..Style::default()
    }
}
