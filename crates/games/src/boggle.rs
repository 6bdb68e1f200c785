//! Boggle: words along adjacent letters, a puzzle for one.

use std::rc::Rc;

use collinear::{
    Coord, Direction, Grid, Hop, Rect,
    picture::{Style, Theme},
    rules::{Illegal, MoveCells, Notation, Outcome, Position, Rules, SetupError, read_by_cells},
};

use crate::Shown;

/// Boggle, by Allan Turoff (1972): find the words of a list in a square of letters. Each letter of a word is
/// adjacent to the one before it, in any of the eight directions, and no cell is used twice for a word.
///
/// Words have three letters and more; `Q` stands for `QU`. A word of 3 or 4 letters scores 1, of 5 letters 2,
/// of 6 letters 3, of 7 letters 5, of more 11. The puzzle is solved when no word is left that can be found.
///
/// A move is a word, or its cells, `a4-b4-c3`.
///
/// ```
/// use collinear::rules::{Notation, Rules};
/// use collinear_games::boggle::Boggle;
///
/// let game = Boggle::new("T A\nS E", ["SEAT", "TEASE", "EAST", "TEA"]).unwrap();
/// let start = game.start();
/// assert_eq!(start.extra, ["SEAT", "EAST", "TEA"]); // there is one E
/// let tea = game.read_move(&start, "tea").unwrap();
/// assert_eq!(game.write_move(&start, &tea), "a2-b1-b2");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Boggle {
    letters: Grid<char>,
    words: Vec<String>,
}

const LETTERS: &str = "
    L I N E
    O G R D
    A T I S
    L Q K C
";

const WORDS: [&str; 16] = [
    "LINE", "GRID", "RIDE", "DISC", "GOAL", "GRIND", "RISK", "KIT", "KID", "LOG", "TRINE", "QUIT",
    "SKIT", "SIDE", "LION", "RAY",
];

impl Default for Boggle {
    /// Sixteen letters, and words of the trade, not all of which are there.
    fn default() -> Self {
        Self::new(LETTERS, WORDS).expect("letters")
    }
}

/// The letters, and the words that are still to be found.
pub type State = Position<char, Rect, Vec<String>>;

/// The cells of a word, in its order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Trail(pub Vec<Coord>);

impl MoveCells<State> for Trail {
    fn cells(&self, _: &State) -> impl Iterator<Item = Coord> {
        self.0.iter().copied()
    }
}

impl Boggle {
    /// The puzzle of these letters, and of those words that are there, each once; words that are not are left
    /// out, and so are those of fewer than three letters, and those with a `Q` that no `U` follows.
    ///
    /// # Errors
    ///
    /// [`SetupError`] if it is no picture of letters.
    pub fn new<W: Into<String>>(
        letters: &str,
        words: impl IntoIterator<Item = W>,
    ) -> Result<Self, SetupError> {
        let letters = Grid::parse(letters)?;
        let mut there: Vec<String> = Vec::new();
        for word in words.into_iter().map(Into::into) {
            let is_new = word.chars().count() > 2 && !there.contains(&word);
            if is_new && trails(&letters, &word).next().is_some() {
                there.push(word);
            }
        }
        Ok(Self {
            letters,
            words: there,
        })
    }

    /// What a word scores.
    #[must_use]
    pub fn score(word: &str) -> u64 {
        match word.chars().count() {
            0..=2 => 0,
            3 | 4 => 1,
            5 => 2,
            6 => 3,
            7 => 5,
            _ => 11,
        }
    }

    /// What the words score that were found.
    #[must_use]
    pub fn scored(&self, state: &State) -> u64 {
        let found = self.words.iter().filter(|word| !state.extra.contains(word));
        found.map(|word| Self::score(word)).sum()
    }
}

/// All ways to trace a word of two letters or more.
fn trails(letters: &Grid<char>, word: &str) -> impl Iterator<Item = Trail> {
    let has_lone_q = word.replace("QU", "").contains('Q');
    let wanted = word.replace("QU", "Q");
    let mut wanted = wanted.chars().filter(move |_| !has_lone_q);
    let first = wanted.next();
    let rest: Rc<[char]> = wanted.collect();
    let steps = rest.len();
    let from_each = letters
        .cells_where(move |&letter| Some(letter) == first)
        .flat_map(move |from| {
            let rest = Rc::clone(&rest);
            letters.chains_by(from, move |at, before, hops: &mut Vec<Hop>| {
                let is_used = |to: Coord| to == from || before.iter().any(|hop| hop.to == to);
                let next = letters.bounds().neighbours(at, &Direction::ALL);
                let next = next.filter(|&(_, to)| Some(&letters[to]) == rest.get(before.len()));
                let next = next.filter(|&(_, to)| !is_used(to));
                hops.extend(next.map(|(_, to)| Hop {
                    from: at,
                    over: at,
                    to,
                }));
            })
        });
    let whole = from_each.filter(move |chain| chain.len() == steps);
    let cells = |chain: Vec<Hop>| {
        let to = chain.iter().map(|hop| hop.to);
        Trail(
            chain
                .first()
                .map(|hop| hop.from)
                .into_iter()
                .chain(to)
                .collect(),
        )
    };
    whole.map(cells)
}

impl Rules for Boggle {
    type State = State;
    type Move = Trail;

    fn start(&self) -> State {
        Position::new(self.letters.clone()).with_extra(self.words.clone())
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Trail> {
        let left = state.extra.iter();
        let all = left.flat_map(|word| trails(state.grid(), word));
        // Listed, or all of this is compiled again wherever moves are asked for.
        all.collect::<Vec<_>>().into_iter()
    }

    fn apply(&self, state: &mut State, Trail(cells): Trail) {
        let letters: String = cells.iter().map(|&at| state.grid()[at]).collect();
        let is_it = |word: &String| word.replace("QU", "Q") == letters;
        if let Some(found) = state.extra.iter().position(is_it) {
            state.extra.remove(found);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.extra.is_empty().then_some(Outcome::Solved)
    }
}

impl Notation for Boggle {
    /// A word, in small letters or capitals, or its cells.
    fn read_move(&self, before: &State, word: &str) -> Result<Trail, Illegal> {
        let is_it = |it: &&String| it.to_uppercase() == word.to_uppercase();
        let Some(wanted) = self.words.iter().find(is_it) else {
            return read_by_cells(self, before, word);
        };
        if !before.extra.contains(wanted) {
            return Err(Illegal::refused(format!("{wanted} was found before")));
        }
        let trail = trails(before.grid(), wanted).next();
        trail.ok_or(Illegal::NotLegal)
    }
}

/// No letter is a piece; how many words are left is told, and the score.
#[must_use]
pub fn shown() -> Shown<Boggle> {
    Shown {
        style: Some(Style {
            theme: Theme::letters(),
            ..Style::default()
        }),
        hint: Some(|_, _| "a word, or its cells, such as a4-b4-c3".to_owned()),
        facts: Some(|game, state| {
            let left = state.extra.len();
            vec![
                format!("score: {}", game.scored(state)),
                format!("words left: {left}"),
            ]
        }),
        ..Shown::for_one(["", ""])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_once() {
        let game = Boggle::default();
        let mut state = game.start();
        assert!(!state.extra.contains(&"RAY".to_owned()));
        let quit = game.read_move(&state, "quit").unwrap();
        assert_eq!(quit.0.len(), 3);
        game.apply(&mut state, quit);
        let again = game.read_move(&state, "QUIT").unwrap_err();
        assert_eq!(again.to_string(), "QUIT was found before");
        assert!(game.read_move(&state, "ray").is_err());
        assert_eq!(game.scored(&state), 1);
        while game.outcome(&state).is_none() {
            let next = game.moves(&state).next().unwrap();
            game.apply(&mut state, next);
        }
        let all: u64 = game.words.iter().map(|word| Boggle::score(word)).sum();
        assert_eq!(game.scored(&state), all);
    }

    #[test]
    fn words_count_once_and_a_q_wants_its_u() {
        let game = Boggle::new("t q\ni a", ["qia", "tai", "tai", "TAI"]).unwrap();
        assert_eq!(game.words, ["qia", "tai"]);
        assert!(game.read_move(&game.start(), "TAI").is_ok());
        let game = Boggle::new("T Q\nI A", ["QIT", "QUIT"]).unwrap();
        assert_eq!(game.words, ["QUIT"]);
        // There are more trails than could be gone through.
        let many = "A A A A A\n".repeat(5);
        assert_eq!(Boggle::new(&many, ["A".repeat(20)]).unwrap().words.len(), 1);
    }
}
