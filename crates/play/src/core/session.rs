//! [`Session`]: a game in progress, as every front end sees it.

use std::{error::Error, fmt};

use collinear::{
    picture::{Movie, Picture, Style},
    rules::{Finished, Outcome, Side},
};

use crate::{
    computer::{Effort, Score, Search},
    core::{
        board::{Board, Toward},
        overlay::SeenLine,
        player::Player,
        tags::Tags,
        tree::Tree,
    },
};

/// A game in progress, whatever its rules, its state and its moves are: the terminal, the screen,
/// records and the arena speak to this and are compiled once.
///
/// Cells are the numbers of the [`Board`]. A legal move is its place in [`moves`](Self::moves), which
/// is another list after each move; what is typed as one word, which may be several moves, is a
/// [`Turn`].
pub trait Session: Send {
    /// What is played, in a few words.
    fn title(&self) -> &str;

    /// The rules for people to read, if the game tells them.
    fn rules_text(&self) -> Option<&str>;

    /// The words that choose this game and its variant on a command line and in a record.
    fn chosen_by(&self) -> &[String];

    /// The board.
    fn board(&self) -> &Board;

    /// What the board looks like, and its colours.
    fn style(&self) -> &Style;

    /// Who a player is; `None` in a game for one.
    fn player(&self, side: Side) -> Option<&Player>;

    /// Whose piece a character of the board is.
    fn owner(&self, glyph: char) -> Option<Side>;

    /// What stands on each cell.
    fn glyphs(&self) -> Vec<char>;

    /// The board as text.
    fn text(&self) -> String;

    /// The board as a picture, with the last turn and the cells that decided the game.
    fn picture(&self) -> Picture;

    /// Whose turn it is.
    fn turn(&self) -> Side;

    /// How the game ended, or `None` if it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// What a move looks like to one who has to type it now: `column 1-7`.
    fn hint(&self) -> String;

    /// What else there is to know, in fixed lines: `discs: 40 24`.
    fn facts(&self) -> Vec<String>;

    /// Those of the facts that no mark on the board shows.
    fn unmarked_facts(&self) -> Vec<String>;

    /// The cells that decided the game.
    fn deciding(&self) -> Vec<usize>;

    /// What the queries of lines see: of no cell all runs of two cells and more, of one how far the ways from it
    /// are free, of two the straight way from one to the other.
    fn lines(&self, of: &[usize]) -> Vec<SeenLine>;

    /// The cells of each legal move, in the order in which they are picked; none for a pass.
    fn moves(&self) -> Vec<Vec<usize>>;

    /// A legal move as text.
    fn move_text(&self, index: usize) -> Option<String>;

    /// All legal moves as text.
    fn move_texts(&self) -> Vec<String>;

    /// The words of a text, each of which is a turn.
    fn words<'t>(&self, text: &'t str) -> Vec<&'t str>;

    /// What a legal move would do.
    fn preview(&self, index: usize) -> Option<Turn>;

    /// How many cells would look different after a legal move, besides those that it is made on.
    fn changes(&self, index: usize) -> Option<usize>;

    /// What a word would do, or why it stands for no legal turn.
    ///
    /// # Errors
    ///
    /// The reason that the game has.
    fn preview_word(&self, word: &str) -> Result<Turn, Refused>;

    /// Makes a legal move.
    ///
    /// # Errors
    ///
    /// The reason why there is no such move; nothing has changed.
    fn play(&mut self, index: usize) -> Result<(), Refused>;

    /// Makes the moves of a word.
    ///
    /// # Errors
    ///
    /// The reason why it stands for no legal turn; nothing has changed.
    fn play_word(&mut self, word: &str) -> Result<(), Refused>;

    /// Whether chance makes the next move.
    fn is_chance(&self) -> bool;

    /// Makes a move that chance makes, drawn by the weights of all; it belongs to the last turn. The
    /// same seed draws the same one, after as many moves. `None` if it is not chance's turn.
    fn draw(&mut self, seed: u64) -> Option<()>;

    /// The legal moves that the arrow keys make, where all moves are directions, as in 2048; none
    /// elsewhere.
    fn arrows(&self) -> Vec<(Toward, usize)>;

    /// All turns that are made or were taken back, with their branches.
    fn tree(&self) -> &Tree;

    /// Goes to the position after a turn of the [`tree`](Self::tree), and leads the line at hand through it.
    /// `None` if there is no such turn.
    fn go_to(&mut self, turn: usize) -> Option<()>;

    /// Leads the line at hand on through the turns that were made first, whatever was tried after them.
    fn follow_first(&mut self);

    /// What a record says of the game besides its moves.
    fn tags(&self) -> &Tags;

    /// The same, to be told.
    fn tags_mut(&mut self) -> &mut Tags;

    /// The same game once more, as far as it has come, on its own from now on.
    fn fork(&self) -> Box<dyn Session>;

    /// The position as the start of a game of its own: without the turns that led here, of which
    /// [`fork`](Self::fork) copies all.
    fn begin_here(&self) -> Box<dyn Session>;

    /// A search for the best move, as its place in [`moves`](Self::moves); in the line of an
    /// [`Opinion`](crate::computer::Opinion) each move is its place among those after the move before. `None` if nobody knows how
    /// to search this game, or it is over.
    fn search(&self, effort: Effort) -> Option<Box<dyn Search<usize>>>;

    /// A score in the words of the game: `wins in 3 moves`, `about 2 discs ahead`.
    fn score_text(&self, score: Score) -> String;

    /// How many sequences of so many legal moves there are from here.
    fn perft(&self, depth: usize, finished: Finished) -> u128;
}

/// After so many moves of chance in a row the game seems to wait for nobody else.
const MOST_DRAWS: usize = 10_000;

/// How many cells the pictures of a movie may have: all of them are held while it is drawn.
const MOST_DRAWN: usize = 1_000_000;

impl dyn Session + '_ {
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

    /// The moves of a line as text, each of which is given by its place in [`moves`](Session::moves) after
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

    /// The turns that are made as a movie, one picture after the other.
    ///
    /// # Errors
    ///
    /// Why not, if it would show more than a million cells in all its pictures.
    pub fn movie(&self) -> Result<Movie, String> {
        let (turns, cells) = (self.made().len(), self.board().cells().len());
        if cells.saturating_mul(turns + 1) > MOST_DRAWN {
            return Err(format!(
                "too long for a movie: {turns} turns on {cells} cells; \
                 the pictures of all turns may have {MOST_DRAWN} cells at most"
            ));
        }
        let mut before = self.fork();
        let mut frames = vec![self.picture()];
        while before.undo().is_some() {
            frames.push(before.picture());
        }
        Ok(Movie::new(frames.into_iter().rev()))
    }

    /// Whether it takes two to play.
    #[must_use]
    pub fn is_for_two(&self) -> bool {
        self.player(Side::First).is_some()
    }
}

/// Why a move was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason that the game has, for people.
    pub reason: String,
    /// The cells that it names.
    pub cells: Vec<usize>,
}

/// For a reason that names no cells.
impl From<String> for Refused {
    fn from(reason: String) -> Self {
        Self {
            reason,
            cells: Vec::new(),
        }
    }
}

/// For a reason that names no cells.
impl From<&str> for Refused {
    fn from(reason: &str) -> Self {
        reason.to_owned().into()
    }
}

impl From<Refused> for String {
    fn from(refused: Refused) -> Self {
        refused.reason
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl Error for Refused {}

/// What is typed as one word: a move, or several.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Who made each of its moves, `None` for chance, and the move as text. What chance makes of a move
    /// belongs to the turn of that move, and is taken back with it.
    pub moves: Vec<(Option<Side>, String)>,
    /// The cells that they were made on.
    pub cells: Vec<usize>,
    /// What else they touched: discs that they turned, pieces that they took, cells that they led over.
    pub touched: Vec<usize>,
    /// What there is to tell: `captured: e9 d5`, `chance: c3=2`.
    pub told: Vec<String>,
}

impl Turn {
    /// Who made it: its first move that is not chance's. `None` if chance made all of it, before the
    /// first move of a player.
    #[must_use]
    pub fn mover(&self) -> Option<Side> {
        self.moves.iter().find_map(|&(mover, _)| mover)
    }

    /// Its moves, but for those that chance keeps to itself: where mines lie, say. Of what chance does openly it is
    /// [`told`](Self::told).
    pub fn open_moves(&self) -> impl Iterator<Item = &(Option<Side>, String)> {
        let is_open = |(mover, text): &&(Option<Side>, String)| {
            mover.is_some() || self.told.contains(&format!("chance: {text}"))
        };
        self.moves.iter().filter(is_open)
    }

    /// Its moves as they are typed.
    #[must_use]
    pub fn text(&self) -> String {
        let words: Vec<&str> = self.moves.iter().map(|(_, word)| &**word).collect();
        words.join(" ")
    }

    /// Whether chance made any of its moves.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.moves.iter().any(|(mover, _)| mover.is_none())
    }
}
