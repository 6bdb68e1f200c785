//! [`Session`]: a game in progress, for every front end.

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

/// A game in progress, without the types of its rules.
///
/// Cells are the numbers of the [`Board`]. A legal move is an index into [`moves`](Self::moves); the indices change
/// with each move. A typed word stands for a [`Turn`] of one or more moves.
pub struct Session {
    history: History,
    tags: Tags,
}

impl Session {
    /// Begins a game.
    pub(super) fn new(start: Box<dyn Position>) -> Self {
        Self {
            history: History::new(start),
            tags: Tags::default(),
        }
    }

    /// The title: a few words.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.history.position.about().title
    }

    /// The rules for people, if the game has such a text.
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

    /// The player of a side; `None` in a game for one.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&Player> {
        let players = self.history.position.about().players.as_ref()?;
        Some(&players[side.index()])
    }

    /// The name of a player, followed by the piece if the piece helps: `White (O)`; `None` in a game for one player.
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

    /// The side that owns a piece with this character.
    #[must_use]
    pub fn owner(&self, glyph: char) -> Option<Side> {
        self.history.position.about().owner(glyph)
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.history.position.turn()
    }

    /// The result, or `None` if the game continues.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.history.position.outcome()
    }

    /// The hint that shows how to type a move now: `column 1-7`.
    #[must_use]
    pub fn hint(&self) -> String {
        self.history.position.hint()
    }

    /// The facts about the position, one per line: `discs: 40 24`.
    #[must_use]
    pub fn facts(&self) -> Vec<String> {
        self.history.position.facts()
    }

    /// The facts that are not marked on the board.
    #[must_use]
    pub fn unmarked_facts(&self) -> Vec<String> {
        self.history.position.unmarked_facts()
    }

    /// The cells that decided the game.
    #[must_use]
    pub fn deciding(&self) -> Vec<usize> {
        self.history.position.deciding()
    }

    /// Finds lines on the board.
    ///
    /// Without cells in `of`, finds all runs of two or more cells. With one cell, finds the open line from it in each
    /// direction; with two cells, the straight path between them.
    #[must_use]
    pub fn lines(&self, of: &[usize]) -> Vec<SeenLine> {
        self.history.position.lines(of)
    }

    /// The cells of each legal move, in the order in which they are picked; empty for a pass.
    #[must_use]
    pub fn moves(&self) -> Vec<Vec<usize>> {
        self.looks().map(|look| look.cells).collect()
    }

    /// The text of a legal move.
    #[must_use]
    pub fn move_text(&self, index: usize) -> Option<String> {
        (index < self.history.position.count()).then(|| self.history.position.write(index))
    }

    /// The texts of all legal moves.
    #[must_use]
    pub fn move_texts(&self) -> Vec<String> {
        (0..self.history.position.count())
            .map(|m| self.history.position.write(m))
            .collect()
    }

    /// Splits a text into words, one per turn.
    #[must_use]
    pub fn words<'t>(&self, text: &'t str) -> Vec<&'t str> {
        self.history.position.split(text)
    }

    /// The turn that a legal move would make.
    #[must_use]
    pub fn preview(&self, index: usize) -> Option<Turn> {
        (index < self.history.position.count()).then(|| self.history.turn_of(&[index]).turn)
    }

    /// The number of cells that would look different after a legal move, not counting the cells of the move.
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

    /// Returns the turn that a word would make.
    ///
    /// # Errors
    ///
    /// The game's reason if the word is not a legal turn.
    pub fn preview_word(&self, word: &str) -> Result<Turn, Refused> {
        Ok(self.history.turn_of(&self.read(word)?).turn)
    }

    /// Makes a legal move.
    ///
    /// # Errors
    ///
    /// The reason if there is no such move. The position does not change in that case.
    pub fn play(&mut self, index: usize) -> Result<(), Refused> {
        self.history.play_all(vec![index])
    }

    /// Makes the moves of a word.
    ///
    /// # Errors
    ///
    /// The game's reason if the word is not a legal turn. The position does not change in that case.
    pub fn play_word(&mut self, word: &str) -> Result<(), Refused> {
        self.history.play_all(self.read(word)?)
    }

    /// Returns whether chance makes the next move.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        self.history.is_chance()
    }

    /// Makes a move of chance, drawn by weight, as part of the last turn.
    ///
    /// With the same seed, the same move is drawn after the same number of moves. Returns `None` if the next move is
    /// not one of chance.
    pub fn draw(&mut self, seed: u64) -> Option<()> {
        if !self.is_chance() {
            return None;
        }
        // Each ply has its own random numbers, so a game that is loaded continues like the original.
        let ply = self.made().map(|turn| turn.moves.len()).sum::<usize>() as u64;
        let mut rng = Rng::with_seed(seed.wrapping_add(ply.wrapping_mul(APART)));
        let m = self
            .history
            .position
            .draw(&mut |sum| rng.usize(..sum.max(1)))?;
        self.history.play_all(vec![m]).ok()
    }

    /// The legal moves of the arrow keys, in games in which all moves are directions, such as 2048.
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

    /// All turns, made or taken back, with their branches.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.history.tree
    }

    /// Goes to the position after a turn of the [`tree`](Self::tree) and makes the line with this turn the current one.
    ///
    /// Returns `None` if the tree has no such turn.
    pub fn go_to(&mut self, turn: usize) -> Option<()> {
        self.history.go_to(turn)
    }

    /// Makes the current line continue with the turns that were made first.
    pub fn follow_first(&mut self) {
        self.history.tree.follow_first();
    }

    /// The tags of a record: facts about the game besides its moves.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags of a record, mutable.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Copies the game with its turns.
    #[must_use]
    pub fn fork(&self) -> Self {
        Self {
            history: self.history.clone(),
            tags: self.tags.clone(),
        }
    }

    /// Begins a new game at the current position, without the turns that led to it.
    ///
    /// [`fork`](Self::fork) copies the turns too.
    #[must_use]
    pub fn begin_here(&self) -> Self {
        let mut begun = Self::new(self.history.position.fork());
        begun.history.board = Arc::clone(&self.history.board);
        begun
    }

    /// Begins a search for the best move, an index into [`moves`](Self::moves).
    ///
    /// In the line of an [`Opinion`](crate::computer::Opinion), each move is an index into the moves that are legal
    /// after the move before it. Returns `None` if the game is over or the computer cannot play it.
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

    /// The score in the words of the game: `wins in 3 moves`, `about 2 discs ahead`.
    #[must_use]
    pub fn score_text(&self, score: Score) -> String {
        let unit = self.history.position.about().unit.as_ref();
        in_words(score, unit, self.is_for_two())
    }

    /// The moves of a turn, each an index into the legal moves at that time.
    pub(crate) fn moves_of(&self, turn: usize) -> &[usize] {
        self.history.moves_of(turn)
    }

    /// Counts the sequences of `depth` legal moves from the current position.
    #[must_use]
    pub fn perft(&self, depth: usize, finished: Finished) -> u128 {
        self.history.position.perft(depth, finished)
    }

    /// The cells and label of each legal move.
    fn looks(&self) -> impl Iterator<Item = Look> {
        (0..self.history.position.count()).map(|m| self.history.position.look_of(m))
    }

    fn read(&self, word: &str) -> Result<Vec<usize>, Refused> {
        let read = self.history.position.read(word);
        read.or_else(|refused| Ok(vec![self.beginning(word).ok_or(refused)?]))
    }

    /// The only legal move without cells whose name begins with this word: `ri` for `right`.
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

/// Returns whether a label is a direction: `up`, `down-right`.
fn is_direction(label: &str) -> bool {
    let mut parts = label.split('-');
    parts.all(|part| Toward::named(part).is_some())
}

/// The distance between the seeds of two plies: a number from the golden ratio, which makes the seeds look unrelated.
const APART: u64 = 0x9e37_79b9_7f4a_7c15;

/// The largest number of moves of chance in a row. A game that needs more would never end.
const MOST_DRAWS: usize = 10_000;

impl Session {
    /// The result in a word or two: `unfinished`, `draw`, the winner, `score 2048`.
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

    /// Makes moves of chance until a player is to move.
    pub fn let_chance_move(&mut self, seed: u64) {
        for _ in 0..MOST_DRAWS {
            if self.draw(seed).is_none() {
                return;
            }
        }
    }

    /// Returns whether chance has made a move or makes the next one.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.is_chance() || self.made().any(Turn::has_chance)
    }

    /// The moves of a line as text.
    ///
    /// Each move is an index into the [`moves`](Self::moves) that are legal after the moves before it. The list ends
    /// before the first move that is not legal.
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

    /// The turns that lead from the start to the current position.
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

    /// The last turn made; `None` at the start.
    #[must_use]
    pub fn last(&self) -> Option<&Turn> {
        self.made().next_back()
    }

    /// Takes the last turn back; returns `None` at the start.
    pub fn undo(&mut self) -> Option<()> {
        let before = self.tree().before(self.tree().at())?;
        self.go_to(before)
    }

    /// Makes the next turn of the current line again; returns `None` at the end of the line.
    pub fn redo(&mut self) -> Option<()> {
        self.go_to(self.tree().followed(self.tree().at())?)
    }

    /// Takes all turns back; they can be made again.
    pub fn reset(&mut self) {
        // The start always exists.
        let _ = self.go_to(0);
    }

    /// Returns whether the game is for two players.
    #[must_use]
    pub fn is_for_two(&self) -> bool {
        self.player(Side::First).is_some()
    }
}
