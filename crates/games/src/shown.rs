//! [`Shown`]: who plays a game and how it looks.

use collinear::{
    Grid,
    picture::{Figure, Piece, Style, Theme},
    rules::{CellOf, Notation, Rules, Stack, View},
};

/// Who plays a game and how it looks. The default is two players with the pieces `X` and `O`, on squares.
pub struct Shown<R: Rules<State: View>> {
    /// True for a game for one player.
    pub is_for_one: bool,
    /// The names of two players, such as `White`; `None` for first and second.
    pub players: Option<[&'static str; 2]>,
    /// The characters of the first player's pieces and of the second's, the commonest first.
    pub pieces: [&'static str; 2],
    /// The style of the board.
    pub style: Option<Style>,
    /// The board to draw, if cells with the same character look different.
    pub board: Option<About<R, Seen<R>>>,
    /// In a game of falling pieces: where the piece dropped by a move comes to rest, and its characters.
    pub falls: Option<Falls<R>>,
    /// A hint for a player who types the next move.
    pub hint: Option<About<R, String>>,
}

/// The board of a state as it is drawn.
pub type Seen<R> = Grid<char, <<R as Rules>::State as View>::Board>;

/// The cells where the piece dropped by a move comes to rest, and its characters.
pub type Falls<R> =
    fn(&R, &<R as Rules>::State, &<R as Rules>::Move) -> Vec<(CellOf<<R as Rules>::State>, char)>;

/// A function of the rules and a state.
pub type About<R, T> = fn(&R, &<R as Rules>::State) -> T;

impl<R: Rules<State: View>> Shown<R> {
    /// A game for two players with these names. If White begins, White's discs are the light ones.
    #[must_use]
    pub fn for_two(players: [&'static str; 2]) -> Self {
        Self {
            players: Some(players),
            style: (players[0] == WHITE).then(light_first),
            ..Self::default()
        }
    }

    /// A game for two players with this input hint.
    #[must_use]
    pub fn hinted(hint: About<R, String>) -> Self {
        Self {
            hint: Some(hint),
            ..Self::default()
        }
    }

    /// A game for one player. The characters are those of the pieces that the player moves, and of the opposing pieces.
    #[must_use]
    pub fn for_one(pieces: [&'static str; 2]) -> Self {
        Self {
            is_for_one: true,
            pieces,
            ..Self::default()
        }
    }
}

const WHITE: &str = "White";

/// Squares, with light discs for the first player.
fn light_first() -> Style {
    let known = Theme::default();
    let theme = ['X', 'O']
        .into_iter()
        .fold(Theme::letters(), |theme, disc| {
            let other = if disc == 'X' { 'O' } else { 'X' };
            match (known.figure(disc), known.figure(other)) {
                (Figure::Piece(piece), Figure::Piece(Piece { fill, ink, .. })) => {
                    theme.with_figure(disc, Figure::Piece(Piece { fill, ink, ..piece }))
                }
                (figure, _) => theme.with_figure(disc, figure),
            }
        });
    Style {
        theme,
        ..Style::default()
    }
}

/// Lists the stacks of more than one piece, lowest piece first: `c3: bW`. The board shows only their top pieces.
pub(crate) fn towers<P, const MOST: usize>(grid: &Grid<Stack<P, MOST>>) -> Vec<String>
where
    P: Copy + Into<char>,
{
    let towers = grid.indexed().filter(|(_, stack)| stack.height() > 1);
    towers
        .map(|(at, stack)| format!("{}: {stack}", grid.board().names([at])))
        .collect()
}

/// A hint: what a move is, and a legal move as an example if there is one.
pub(crate) fn such_as<R: Notation>(what: &str, rules: &R, state: &R::State) -> String {
    let moves: Vec<_> = rules.moves(state).collect();
    let example = moves.get(moves.len() / 2);
    let example = example.map(|m| format!(", such as {}", rules.write_move(state, m)));
    format!("{what}{}", example.unwrap_or_default())
}

impl<R: Rules<State: View>> Default for Shown<R> {
    fn default() -> Self {
        Self {
            is_for_one: false,
            players: None,
            pieces: ["X", "O"],
            style: None,
            board: None,
            falls: None,
            hint: None,
        }
    }
}
