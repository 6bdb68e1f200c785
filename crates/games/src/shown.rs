//! [`Shown`]: who plays a game and what it looks like.

use collinear::{
    Grid,
    picture::{Figure, Piece, Style, Theme},
    rules::{CellOf, Notation, Rules, Stack, View},
};

/// Who plays a game and what it looks like: by default two players, whose pieces are `X` and `O`, on squares.
/// The list has it behind the name of a game, where that is not all.
pub struct Shown<R: Rules<State: View>> {
    /// Whether it is a game for one.
    pub is_for_one: bool,
    /// What two players are called, if they are not the first and the second: `White`.
    pub players: Option<[&'static str; 2]>,
    /// The characters for the pieces of the first player and of the second, the commonest first.
    pub pieces: [&'static str; 2],
    /// What the board looks like.
    pub style: Option<Style>,
    /// The board as people see it, if its look differs where its characters do not.
    pub board: Option<About<R, Seen<R>>>,
    /// Where the piece comes to rest that a move drops, and what it shows there, in a game of falling pieces.
    pub falls: Option<Falls<R>>,
    /// What a move looks like to one who has to type it now.
    pub hint: Option<About<R, String>>,
}

/// The board of a state as people see it.
pub type Seen<R> = Grid<char, <<R as Rules>::State as View>::Board>;

/// Where a piece comes to rest that a move drops, and what it shows there.
pub type Falls<R> =
    fn(&R, &<R as Rules>::State, &<R as Rules>::Move) -> Vec<(CellOf<<R as Rules>::State>, char)>;

/// Something about a state.
pub type About<R, T> = fn(&R, &<R as Rules>::State) -> T;

impl<R: Rules<State: View>> Shown<R> {
    /// A game for two players of these names. Where White begins, the discs of White are the light ones.
    #[must_use]
    pub fn for_two(players: [&'static str; 2]) -> Self {
        Self {
            players: Some(players),
            style: (players[0] == WHITE).then(light_first),
            ..Self::default()
        }
    }

    /// A game for two, of whose moves this is told to one who has to type them.
    #[must_use]
    pub fn hinted(hint: About<R, String>) -> Self {
        Self {
            hint: Some(hint),
            ..Self::default()
        }
    }

    /// A game for one, with these characters for what the player moves and for what stands against it.
    #[must_use]
    pub fn for_one(pieces: [&'static str; 2]) -> Self {
        Self {
            is_for_one: true,
            pieces,
            ..Self::default()
        }
    }
}

/// Whose discs are light.
const WHITE: &str = "White";

/// A board of squares on which the discs of the first player are the light ones.
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

/// The stacks of more than one piece, of which a board shows the top one only: `c3: bW`, the lowest piece first.
pub(crate) fn towers<P, const MOST: usize>(grid: &Grid<Stack<P, MOST>>) -> Vec<String>
where
    P: Copy + Into<char>,
{
    let towers = grid.indexed().filter(|(_, stack)| stack.height() > 1);
    towers
        .map(|(at, stack)| format!("{}: {stack}", grid.board().names([at])))
        .collect()
}

/// A hint: what a move is, and a legal one from the middle of the list, where there is any.
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
