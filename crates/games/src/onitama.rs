//! Onitama: five cards say how pieces move, and a used card goes to the opponent a turn later.

use collinear::{
    Coord, Direction, Grid, Move, Rect, named,
    picture::{Body, Figure, Sign, Style},
    rules::{
        Illegal, MoveCells, Named, Notation, Outcome, Position, Rules, SetupError, Side, not_over,
        vacant,
    },
};

use crate::{
    looks::{self, piece},
    refused::owned,
    shown::{Shown, such_as},
};

/// Onitama, by Shimpei Sato (2014), on 5x5 cells: a master `M` and four students `S` a side, and five cards.
///
/// - Each player holds two cards, and the fifth lies beside the board. A turn moves a piece by a step of one of the
///   player's cards. The piece jumps over anything in between and captures an enemy piece where it lands.
/// - Then the card is exchanged for the one beside the board. A player who cannot move a piece still exchanges a card.
/// - A player wins by capturing the enemy master, or by bringing their own master to the middle of the opponent's back
///   row.
/// - After 100 plies in a row without a capture the game is a draw. The printed rules have no such
///   [limit](Self::limit).
///
/// In the printed game the cards are dealt by chance; here they are [given](Self::new). The first player always begins,
/// ignoring the stamps on the cards. A move is written with its card, `c1-c2=ox`, and an exchange alone as `ox`.
///
/// ```
/// use collinear::rules::{Finished, Notation, Rules, perft};
/// use collinear_games::onitama::Onitama;
///
/// let game = Onitama::default();
/// let start = game.start();
/// assert_eq!(perft(&game, &start, 2, Finished::Counted), 130);
/// let refused = game.read_move(&start, "c1-c2=crab").unwrap_err();
/// assert_eq!(refused.to_string(), "the crab is not in your hand; you hold ox and boar");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Onitama {
    cards: Cards,
    /// The game is a draw after this many plies in a row without a capture; `None` for no limit. By default 100.
    pub limit: Option<usize>,
}

/// The cards of the first edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "their names are all there is to say")]
pub enum Card {
    Tiger,
    Dragon,
    Frog,
    Rabbit,
    Crab,
    Elephant,
    Goose,
    Rooster,
    Monkey,
    Mantis,
    Horse,
    Ox,
    Crane,
    Boar,
    Eel,
    Cobra,
}

named! {
    Card: Tiger = "tiger", Dragon = "dragon", Frog = "frog", Rabbit = "rabbit", Crab = "crab",
    Elephant = "elephant", Goose = "goose", Rooster = "rooster", Monkey = "monkey", Mantis = "mantis",
    Horse = "horse", Ox = "ox", Crane = "crane", Boar = "boar", Eel = "eel", Cobra = "cobra"
}

impl Card {
    /// The steps of a piece, as seen by the player at the bottom: rows down and columns to the right.
    #[must_use]
    pub const fn steps(self) -> &'static [(isize, isize)] {
        match self {
            Self::Tiger => &[(-2, 0), (1, 0)],
            Self::Dragon => &[(-1, -2), (-1, 2), (1, -1), (1, 1)],
            Self::Frog => &[(0, -2), (-1, -1), (1, 1)],
            Self::Rabbit => &[(0, 2), (-1, 1), (1, -1)],
            Self::Crab => &[(-1, 0), (0, -2), (0, 2)],
            Self::Elephant => &[(-1, -1), (-1, 1), (0, -1), (0, 1)],
            Self::Goose => &[(-1, -1), (0, -1), (0, 1), (1, 1)],
            Self::Rooster => &[(-1, 1), (0, -1), (0, 1), (1, -1)],
            Self::Monkey => &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
            Self::Mantis => &[(-1, -1), (-1, 1), (1, 0)],
            Self::Horse => &[(-1, 0), (0, -1), (1, 0)],
            Self::Ox => &[(-1, 0), (0, 1), (1, 0)],
            Self::Crane => &[(-1, 0), (1, -1), (1, 1)],
            Self::Boar => &[(-1, 0), (0, -1), (0, 1)],
            Self::Eel => &[(-1, -1), (0, 1), (1, -1)],
            Self::Cobra => &[(-1, 1), (0, -1), (1, 1)],
        }
    }

    fn directions(self, side: Side) -> impl Iterator<Item = Direction> + Clone {
        let steps = self.steps().iter();
        let steps = steps.filter_map(|&(rows, cols)| Direction::new(rows, cols));
        steps.map(move |step| side.facing(step))
    }
}

/// The cards of each player, the card beside the board, and the plies since the last capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    /// The two cards of the first player and of the second, each pair in the order of [`Card`].
    pub hands: [[Card; 2]; 2],
    /// The card beside the board.
    pub beside: Card,
    /// The number of plies in a row without a capture, if there is a limit.
    pub quiet: usize,
}

impl Cards {
    /// The cards of a player.
    #[must_use]
    pub const fn hand(&self, side: Side) -> [Card; 2] {
        self.hands[side.index()]
    }

    fn exchange(&mut self, side: Side, used: Card) {
        let hand = &mut self.hands[side.index()];
        for card in hand.iter_mut().filter(|card| **card == used) {
            std::mem::swap(card, &mut self.beside);
        }
        hand.sort_unstable();
    }
}

/// The pieces and the cards.
pub type State = Position<char, Rect, Cards>;

/// A move: a card, and the step of a piece by this card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// The move of a piece; `None` if the card is only exchanged.
    pub piece: Option<Move>,
}

/// A move is picked by its start and end. Its label is the card.
impl MoveCells<State> for Play {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        self.piece.into_iter().flat_map(|m| [m.from, m.to])
    }

    fn label(&self, _: &State) -> Option<String> {
        Some(self.card.name().to_owned())
    }

    fn of_cells(_: &State, cells: &[Coord], label: Option<&str>) -> Option<Self> {
        let mut cards = Card::NAMES.iter();
        let (_, card) = *cards.find(|(name, _)| name.eq_ignore_ascii_case(label.unwrap_or("")))?;
        let piece = match *cells {
            [] => None,
            [from, to] => Some(Move { from, to }),
            _ => return None,
        };
        Some(Self { card, piece })
    }
}

/// The default is the Ox and the Boar against the Horse and the Elephant, with the Crab beside the board.
impl Default for Onitama {
    fn default() -> Self {
        let cards = [
            Card::Ox,
            Card::Boar,
            Card::Horse,
            Card::Elephant,
            Card::Crab,
        ];
        Self::new(cards).expect("five cards")
    }
}

impl Onitama {
    /// Makes the game with these cards: two for the first player, two for the second, and one beside the board.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if a card occurs twice.
    pub fn new(cards: [Card; 5]) -> Result<Self, SetupError> {
        let [a, b, c, d, beside] = cards;
        for (index, card) in cards.iter().enumerate() {
            if cards[..index].contains(card) {
                return Err(SetupError::new(format!(
                    "there is only one {}",
                    card.name()
                )));
            }
        }
        let mut hands = [[a, b], [c, d]];
        for hand in &mut hands {
            hand.sort_unstable();
        }
        Ok(Self {
            cards: Cards {
                hands,
                beside,
                quiet: 0,
            },
            limit: Some(100),
        })
    }

    /// The same game without the limit, for counting positions.
    #[must_use]
    pub const fn without_limit(self) -> Self {
        Self {
            limit: None,
            ..self
        }
    }
}

const START: &str = "
    s s m s s
    . . . . .
    . . . . .
    . . . . .
    S S M S S
";

fn moves_of_pieces(state: &State) -> impl Iterator<Item = Play> {
    let (grid, turn) = (state.grid(), state.turn);
    let own = state.own();
    let hand = state.extra.hand(turn).into_iter();
    hand.flat_map(move |card| {
        let steps = grid.headings_of(own, move |_| card.directions(turn));
        steps.filter_map(move |(from, step)| {
            let to = grid.next(from, step, |cell| !own(cell))?;
            let piece = Some(Move { from, to });
            Some(Play { card, piece })
        })
    })
}

impl Rules for Onitama {
    type State = State;
    type Move = Play;

    fn start(&self) -> State {
        Position::new(Grid::parse(START).expect("a board")).with_extra(self.cards)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Play> {
        let mut moves = moves_of_pieces(state).peekable();
        let is_stuck = moves.peek().is_none();
        let hand = state.extra.hand(state.turn).into_iter();
        let exchanges = hand.map(|card| Play { card, piece: None });
        moves.chain(exchanges.filter(move |_| is_stuck))
    }

    fn apply(&self, state: &mut State, Play { card, piece }: Play) {
        state.extra.exchange(state.turn, card);
        let taken = piece.map(|Move { from, to }| state.carry(from, to, '.'));
        if taken.is_none() {
            state.pass();
        }
        let is_quiet = self.limit.is_some() && taken.is_none_or(|taken| taken == '.');
        state.extra.quiet = if is_quiet { state.extra.quiet + 1 } else { 0 };
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let grid = state.grid();
        let master = |side: Side| ['M', 'm'][side.index()];
        let has_won = |&side: &Side| {
            let gate = Coord::new([0, 4][side.index()], 2);
            let enemy = master(side.other());
            grid[gate] == master(side) || !grid.iter().any(|&cell| cell == enemy)
        };
        let winner = Side::BOTH.into_iter().find(has_won);
        let is_drawn = self.limit.is_some_and(|limit| state.extra.quiet >= limit);
        winner
            .map(Outcome::Win)
            .or(is_drawn.then_some(Outcome::Draw))
    }

    fn check(&self, state: &State, m: &Play) -> Result<(), Illegal> {
        not_over(self, state)?;
        let (grid, own) = (state.grid(), state.own());
        let (name, hand) = (m.card.name(), state.extra.hand(state.turn));
        if !hand.contains(&m.card) {
            let [a, b] = hand.map(Card::name);
            let why = format!("the {name} is not in your hand; you hold {a} and {b}");
            return Err(Illegal::refused(why));
        }
        let Some(Move { from, to }) = m.piece else {
            return match moves_of_pieces(state).next() {
                None => Ok(()),
                Some(_) => Err(Illegal::refused("you can move a piece, so you must")),
            };
        };
        owned(grid, from, own)?;
        vacant(grid, to, |cell| !own(cell))?;
        let mut steps = m.card.directions(state.turn);
        if !steps.any(|step| grid.board().step(from, step) == Some(to)) {
            let [from_name, to_name] = [from, to].map(|at| grid.board().names([at]));
            let why = format!("the {name} does not lead from {from_name} to {to_name}");
            return Err(Illegal::refused_at(why, [from, to]));
        }
        Ok(())
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let Cards { hands, beside, .. } = state.extra;
        let [red, blue] = hands.map(|hand| hand.map(Card::name).join(", "));
        vec![
            format!("cards of Red: {red}"),
            format!("cards of Blue: {blue}"),
            format!("beside the board: {}", beside.name()),
        ]
    }
}

impl Notation for Onitama {}

pub(crate) fn shown() -> Shown<Onitama> {
    let figures = [('S', 's', None), ('M', 'm', Some(Sign::Crown))];
    let figures = figures.map(|(red, blue, sign)| {
        let red = (red, piece(Body::Disc, 0xa3_26_1c, sign));
        [red, (blue, piece(Body::Disc, 0x6a_ac_e6, sign))]
    });
    let nothing = ('.', Figure::Nothing);
    let figures = figures.into_iter().flatten().chain([nothing]);
    let temples = [(0, 2), (4, 2)].map(|at| (at.into(), Sign::Ring));
    Shown {
        style: Some(Style {
            theme: looks::theme(0xf2_e8_d5, 0xb9_a9_88, figures),
            signs: temples.into(),
            ..Style::default()
        }),
        players: Some(["Red", "Blue"]),
        pieces: ["SM", "sm"],
        ..Shown::hinted(|rules, state| such_as("from, to and the card", rules, state))
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::{Finished, perft};

    use super::*;
    use crate::test::{QUICK, WALKS, agrees_with_its_promises_in};

    /// Numbers from other programs, which count finished games too.
    #[test]
    fn it_goes_in_as_many_ways_as_is_known() {
        let game = Onitama::default();
        let plies = if QUICK { 3 } else { 5 };
        for (depth, count) in [1, 10, 130, 1989, 28_509, 487_780].into_iter().enumerate() {
            if depth <= plies {
                let found = perft(&game, &game.start(), depth, Finished::Counted);
                assert_eq!(found, count, "after {depth} plies");
            }
        }
    }

    #[test]
    fn it_keeps_its_promises() {
        let others = [
            Card::Tiger,
            Card::Dragon,
            Card::Eel,
            Card::Mantis,
            Card::Frog,
        ];
        for cards in [
            Onitama::default().cards,
            Onitama::new(others).unwrap().cards,
        ] {
            let limit = Some(9);
            agrees_with_its_promises_in(WALKS, &Onitama { cards, limit });
        }
        let twice = Onitama::new([Card::Ox; 5]).unwrap_err();
        assert_eq!(twice.to_string(), "there is only one ox");
    }

    #[test]
    fn a_player_who_can_move_no_piece_exchanges_a_card() {
        let cards = [Card::Tiger, Card::Horse, Card::Ox, Card::Boar, Card::Eel];
        let game = Onitama::new(cards).unwrap();
        let grid = Grid::parse(&"S . . . .\n".repeat(5).replacen('S', "M", 1)).unwrap();
        let mut state = Position::new(grid).with_extra(game.cards);
        state.put(Coord::new(2, 4), 'm');
        let words = game.moves(&state).map(|m| game.write_move(&state, &m));
        assert_eq!(words.collect::<Vec<_>>(), ["tiger", "horse"]);
        let horse = game.read_move(&state, "horse").unwrap();
        game.apply(&mut state, horse);
        assert_eq!(state.extra.hand(Side::First), [Card::Tiger, Card::Eel]);
        assert_eq!(state.extra.beside, Card::Horse);
    }
}
