//! [`Session`]: a game in progress, as every front end sees it.

mod drawn;

use std::sync::Arc;

use collinear::rules::{Finished, Outcome, Side};
use fastrand::Rng;

use super::{
    board::{Board, Toward},
    history::History,
    overlay::SeenLine,
    player::Player,
    position::{Fall, Look, Position},
    refused::Refused,
    tags::Tags,
    tree::Tree,
    turn::Turn,
    unit::in_words,
};
use crate::computer::{Blunder, Effort, Score, Search};

/// A game in progress, whatever its rules are: every front end, records and the arena speak to this.
///
/// Cells are the numbers of the [`Board`]. A legal move is its place in [`moves`](Self::moves), which
/// is another list after each move; what is typed as one word, which may be several moves, is a
/// [`Turn`].
pub struct Session {
    history: History,
    tags: Tags,
}

impl Session {
    /// A game in progress, which begins here.
    pub(super) fn new(start: Box<dyn Position>) -> Self {
        Self {
            history: History::new(start),
            tags: Tags::default(),
        }
    }

    /// What is played, in a few words.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.history.position.about().title
    }

    /// The rules for people to read, if the game tells them.
    #[must_use]
    pub fn rules_text(&self) -> Option<&str> {
        self.history.position.about().rules_text.as_deref()
    }

    /// The words that choose this game and its variant on a command line and in a record.
    #[must_use]
    pub fn chosen_by(&self) -> &[String] {
        &self.history.position.about().chosen_by
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.history
            .board
            .get_or_init(|| self.history.position.board())
    }

    /// Who a player is; `None` in a game for one.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&Player> {
        let players = self.history.position.about().players.as_ref()?;
        Some(&players[side.index()])
    }

    /// What a player is called, with the piece if that says more: `White (O)`; `None` in a game for one.
    pub(crate) fn called(&self, side: Side) -> Option<String> {
        let Player { name, glyph, .. } = self.player(side)?;
        let pieces = &self.history.position.about().pieces;
        let says_nothing = pieces.iter().any(String::is_empty) || *name == glyph.to_string();
        Some(if says_nothing {
            name.clone()
        } else {
            format!("{name} ({glyph})")
        })
    }

    /// Whose piece a character of the board is.
    #[must_use]
    pub fn owner(&self, glyph: char) -> Option<Side> {
        self.history.position.about().owner(glyph)
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.history.position.turn()
    }

    /// How the game ended, or `None` if it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.position.outcome()
    }

    /// What a move looks like to one who has to type it now: `column 1-7`.
    #[must_use]
    pub fn hint(&self) -> String {
        self.history.position.hint()
    }

    /// What else there is to know, in fixed lines: `discs: 40 24`.
    #[must_use]
    pub fn facts(&self) -> Vec<String> {
        self.history.position.facts()
    }

    /// Those of the facts that no mark on the board shows.
    #[must_use]
    pub fn unmarked_facts(&self) -> Vec<String> {
        self.history.position.unmarked_facts()
    }

    /// The cells that decided the game.
    #[must_use]
    pub fn deciding(&self) -> Vec<usize> {
        self.history.position.deciding()
    }

    /// What the queries of lines see: of no cell all runs of two cells and more, of one how far the ways from it
    /// are free, of two the straight way from one to the other.
    #[must_use]
    pub fn lines(&self, of: &[usize]) -> Vec<SeenLine> {
        self.history.position.lines(of)
    }

    /// The cells of each legal move, in the order in which they are picked; none for a pass.
    #[must_use]
    pub fn moves(&self) -> Vec<Vec<usize>> {
        self.looks().map(|look| look.cells).collect()
    }

    /// A legal move as text.
    #[must_use]
    pub fn move_text(&self, index: usize) -> Option<String> {
        (index < self.history.position.count()).then(|| self.history.position.write(index))
    }

    /// All legal moves as text.
    #[must_use]
    pub fn move_texts(&self) -> Vec<String> {
        (0..self.history.position.count())
            .map(|m| self.history.position.write(m))
            .collect()
    }

    /// The words of a text, each of which is a turn.
    #[must_use]
    pub fn words<'t>(&self, text: &'t str) -> Vec<&'t str> {
        self.history.position.split(text)
    }

    /// What a legal move would do.
    #[must_use]
    pub fn preview(&self, index: usize) -> Option<Turn> {
        (index < self.history.position.count()).then(|| self.history.turn_of(&[index]).turn)
    }

    /// How many cells would look different after a legal move, besides those that it is made on.
    #[must_use]
    pub fn changes(&self, index: usize) -> Option<usize> {
        let look = (index < self.history.position.count())
            .then(|| self.history.position.look_of(index))?;
        let mut after = self.history.position.fork();
        after.make(index);
        let glyphs = self.glyphs().into_iter().zip(after.glyphs()).enumerate();
        let changed = glyphs.filter(|&(at, (is, was))| is != was && !look.cells.contains(&at));
        Some(changed.count())
    }

    /// What a word would do, or why it stands for no legal turn.
    ///
    /// # Errors
    ///
    /// The reason that the game has.
    pub fn preview_word(&self, word: &str) -> Result<Turn, Refused> {
        Ok(self.history.turn_of(&self.read(word)?).turn)
    }

    /// Makes a legal move.
    ///
    /// # Errors
    ///
    /// The reason why there is no such move; nothing has changed.
    pub fn play(&mut self, index: usize) -> Result<(), Refused> {
        self.history.play_all(vec![index])
    }

    /// Makes the moves of a word.
    ///
    /// # Errors
    ///
    /// The reason why it stands for no legal turn; nothing has changed.
    pub fn play_word(&mut self, word: &str) -> Result<(), Refused> {
        self.history.play_all(self.read(word)?)
    }

    /// Whether chance makes the next move.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        self.history.is_chance()
    }

    /// Makes a move that chance makes, drawn by the weights of all; it belongs to the last turn. The
    /// same seed draws the same one, after as many moves. `None` if it is not chance's turn.
    pub fn draw(&mut self, seed: u64) -> Option<()> {
        if !self.is_chance() {
            return None;
        }
        // Numbers of their own for each ply, so that a game that is taken up continues as it would have.
        let ply = self.made().map(|turn| turn.moves.len()).sum::<usize>() as u64;
        let mut rng = Rng::with_seed(seed.wrapping_add(ply.wrapping_mul(APART)));
        let m = self
            .history
            .position
            .draw(&mut |sum| rng.usize(..sum.max(1)))?;
        self.history.play_all(vec![m]).ok()
    }

    /// The legal moves that the arrow keys make, where all moves are directions, as in 2048; none
    /// elsewhere.
    #[must_use]
    pub fn arrows(&self) -> Vec<(Toward, usize)> {
        let label = |look: Look| {
            look.label
                .filter(|label| look.cells.is_empty() && is_direction(label))
        };
        let labels: Option<Vec<_>> = self.looks().map(label).collect();
        let labels = labels.unwrap_or_default().into_iter().enumerate();
        labels
            .filter_map(|(m, label)| Some((Toward::named(&label)?, m)))
            .collect()
    }

    /// The legal moves that drop a piece.
    pub(crate) fn falls(&self) -> Vec<Fall> {
        let looks = self.looks().enumerate();
        let falls = looks.map(|(m, look)| Fall {
            m,
            turn: look.label,
            rests: self.history.position.rests(m),
        });
        falls.filter(|fall| !fall.rests.is_empty()).collect()
    }

    /// All turns that are made or were taken back, with their branches.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.history.tree
    }

    /// Goes to the position after a turn of the [`tree`](Self::tree), and leads the line at hand through it.
    /// `None` if there is no such turn.
    pub fn go_to(&mut self, turn: usize) -> Option<()> {
        self.history.go_to(turn)
    }

    /// Leads the line at hand on through the turns that were made first, whatever was tried after them.
    pub fn follow_first(&mut self) {
        self.history.tree.follow_first();
    }

    /// What a record says of the game besides its moves.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The same, to be told.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The same game once more, as far as it has come, on its own from now on.
    #[must_use]
    pub fn fork(&self) -> Self {
        Self {
            history: self.history.clone(),
            tags: self.tags.clone(),
        }
    }

    /// The position as the start of a game of its own: without the turns that led here, of which
    /// [`fork`](Self::fork) copies all.
    #[must_use]
    pub fn begin_here(&self) -> Self {
        let mut begun = Self::new(self.history.position.fork());
        begun.history.board = Arc::clone(&self.history.board);
        begun
    }

    /// A search for the best move, as its place in [`moves`](Self::moves); in the line of an
    /// [`Opinion`](crate::computer::Opinion) each move is its place among those after the move before. `None` if nobody knows how
    /// to search this game, or it is over.
    #[must_use]
    pub fn search(&self, effort: Effort) -> Option<Box<dyn Search<usize>>> {
        let moves = self.history.position.count();
        if moves == 0 {
            return None;
        }
        let search = self.history.position.search(effort)?;
        let percent = self.history.position.about().blunders * u8::from(self.is_for_two());
        let blunder = Blunder::of(moves, percent, effort);
        Some(blunder.map_or(search, |blunder| Box::new(blunder) as _))
    }

    /// A score in the words of the game: `wins in 3 moves`, `about 2 discs ahead`.
    #[must_use]
    pub fn score_text(&self, score: Score) -> String {
        let unit = self.history.position.about().unit.as_ref();
        in_words(score, unit, self.is_for_two())
    }

    /// The moves of a turn, each by its place among those after the ones before.
    pub(crate) fn moves_of(&self, turn: usize) -> &[usize] {
        self.history.moves_of(turn)
    }

    /// How many sequences of so many legal moves there are from here.
    #[must_use]
    pub fn perft(&self, depth: usize, finished: Finished) -> u128 {
        self.history.position.perft(depth, finished)
    }

    /// What each legal move looks like.
    fn looks(&self) -> impl Iterator<Item = Look> {
        (0..self.history.position.count()).map(|m| self.history.position.look_of(m))
    }

    fn read(&self, word: &str) -> Result<Vec<usize>, Refused> {
        let read = self.history.position.read(word);
        read.or_else(|refused| Ok(vec![self.beginning(word).ok_or(refused)?]))
    }

    /// The one legal move without cells whose name begins like this: `ri` for `right`.
    fn beginning(&self, word: &str) -> Option<usize> {
        let begins = |&m: &usize| {
            let name = self.history.position.write(m);
            let begins = name.get(..word.len());
            begins.is_some_and(|begins| begins.eq_ignore_ascii_case(word))
        };
        let is_without_cells = |&m: &usize| self.history.position.look_of(m).cells.is_empty();
        let moves = 0..self.history.position.count();
        let mut moves = moves.filter(|m| is_without_cells(m) && begins(m));
        let m = moves.next().filter(|_| !word.is_empty())?;
        moves.next().is_none().then_some(m)
    }
}

/// Whether a label is that of a move in a direction: `up`, `down-right`.
fn is_direction(label: &str) -> bool {
    let mut parts = label.split('-');
    parts.all(|part| Toward::named(part).is_some())
}

/// How far apart the seeds of two plies are: the golden ratio, so that nothing is like anything else.
const APART: u64 = 0x9e37_79b9_7f4a_7c15;

/// After so many moves of chance in a row the game seems to wait for nobody else.
const MOST_DRAWS: usize = 10_000;

impl Session {
    /// How the game ended or that it goes on, in one word, or in two with a score: `score 2048`.
    #[must_use]
    pub fn result(&self) -> String {
        let word = match self.outcome() {
            None => "unfinished",
            Some(Outcome::Draw) => "draw",
            Some(Outcome::Solved) => "solved",
            Some(Outcome::Stuck { .. }) => "stuck",
            Some(Outcome::Lost) => "lost",
            Some(Outcome::Score(score)) => return format!("score {score}"),
            Some(Outcome::Win(side)) => self.player(side).map_or("won", |who| &who.word),
        };
        word.to_owned()
    }

    /// Has chance make its moves, as long as it is its turn.
    pub fn let_chance_move(&mut self, seed: u64) {
        for _ in 0..MOST_DRAWS {
            if self.draw(seed).is_none() {
                return;
            }
        }
    }

    /// Whether chance has made a move, or makes the next one.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.is_chance() || self.made().any(Turn::has_chance)
    }

    /// The moves of a line as text, each of which is given by its place in [`moves`](Self::moves) after
    /// the ones before; it ends before one that is not legal.
    #[must_use]
    pub fn line_texts(&self, line: &[usize]) -> Vec<String> {
        let mut session = self.begin_here();
        let texts = line.iter().map_while(|&m| {
            let text = session.move_text(m)?;
            session.play(m).ok()?;
            Some(text)
        });
        texts.collect()
    }

    /// The turns that are made.
    #[must_use]
    pub fn made(&self) -> impl DoubleEndedIterator<Item = &Turn> + ExactSizeIterator {
        let made = self.tree().made();
        made.iter().map(|&turn| self.tree().turn(turn))
    }

    /// The turns that can be made again, the next one first.
    #[must_use]
    pub fn taken_back(&self) -> impl DoubleEndedIterator<Item = &Turn> + ExactSizeIterator {
        let (_, taken_back) = self.tree().line();
        taken_back.iter().map(|&turn| self.tree().turn(turn))
    }

    /// The last turn that is made.
    #[must_use]
    pub fn last(&self) -> Option<&Turn> {
        self.made().next_back()
    }

    /// Takes the last turn back; `None` if there is none.
    pub fn undo(&mut self) -> Option<()> {
        let before = self.tree().before(self.tree().at())?;
        self.go_to(before)
    }

    /// Makes the next turn of the line at hand again; `None` if there is none.
    pub fn redo(&mut self) -> Option<()> {
        self.go_to(self.tree().followed(self.tree().at())?)
    }

    /// Takes all turns back; they can be made again.
    pub fn reset(&mut self) {
        // There is always a start.
        let _ = self.go_to(0);
    }

    /// Whether it takes two to play.
    #[must_use]
    pub fn is_for_two(&self) -> bool {
        self.player(Side::First).is_some()
    }
}
