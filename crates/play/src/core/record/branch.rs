//! [`Branch`]: the branches of a record.

use crate::core::{quoted::quoted, session::Session, turn::Turn};

/// The number of a line and the fault in it.
pub(super) type Fault = (usize, String);

/// Moves that were made instead of other moves. They follow the first moves of the line above.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Branch {
    /// The number of its first line in the file, counted from 1; 0 without a file.
    pub(crate) line: usize,
    /// The number of moves that the branch shares with the line above.
    pub(crate) after: usize,
    pub(crate) moves: Moves,
}

pub(crate) type Moves = Vec<(usize, String)>;

/// The tag of a branch; the number of shared moves follows.
pub(super) const TAG: &str = "branch: ";

impl Branch {
    /// All branches of a game. The current line comes first, as a branch that shares no moves.
    pub(super) fn all(session: &Session) -> impl Iterator<Item = Self> {
        let tree = session.tree();
        // The number of moves before each turn of the line above.
        let mut counts = vec![0];
        tree.lines().into_iter().map(move |(depth, turns)| {
            counts.truncate(depth + 1);
            let mut count = counts[depth];
            let mut branch = Self {
                after: count,
                ..Self::default()
            };
            for number in turns {
                let Turn { moves, .. } = tree.turn(number);
                branch
                    .moves
                    .extend(moves.iter().map(|(_, word)| (0, word.clone())));
                count += moves.len();
                counts.push(count);
            }
            branch
        })
    }

    /// Reads the tag of a branch; `None` if the line is not such a tag.
    pub(super) fn read(line: usize, text: &str) -> Option<Result<Self, Fault>> {
        let number = text.strip_prefix(TAG)?.trim();
        let branch = number.parse().map(|after| Self {
            line,
            after,
            moves: Vec::new(),
        });
        let why = || {
            let number = quoted(number);
            format!("branch: {number} is not a number of moves")
        };
        Some(branch.map_err(|_| (line, why())))
    }
}

/// Reads the moves below the tags, each with its line, and the branches.
pub(super) fn read<'t>(
    lines: impl Iterator<Item = (usize, &'t str)>,
) -> Result<(Moves, Vec<Branch>), Fault> {
    let (mut made, mut branches) = (Moves::new(), Vec::<Branch>::new());
    for (line, text) in lines {
        if let Some(branch) = Branch::read(line, text) {
            is_whole(branches.last())?;
            branches.push(branch?);
        } else {
            let moves = branches
                .last_mut()
                .map_or(&mut made, |last| &mut last.moves);
            moves.push((line, text.to_owned()));
        }
    }
    is_whole(branches.last())?;
    Ok((made, branches))
}

fn is_whole(branch: Option<&Branch>) -> Result<(), Fault> {
    match branch {
        Some(Branch { line, moves, .. }) if moves.is_empty() => {
            Err((*line, "branch: the branch has no moves".to_owned()))
        }
        _ => Ok(()),
    }
}

/// Makes the moves and the branches in a new game and goes to the end of the moves.
pub(super) fn replay(
    moves: &Moves,
    branches: &[Branch],
    session: &mut Session,
) -> Result<(), String> {
    let mut line = Line::new();
    for (index, (number, word)) in moves.iter().enumerate() {
        let place = || place(*number, &format!("move {}", index + 1));
        line.play(session, word)
            .map_err(|why| format!("{}: {why}", place()))?;
    }
    let end = session.tree().at();
    for (index, branch) in branches.iter().enumerate() {
        let name = format!("branch {}", index + 1);
        line.back_to(session, branch.after)
            .map_err(|why| format!("{}: branch: {why}", place(branch.line, &name)))?;
        for (number, word) in &branch.moves {
            line.play(session, word)
                .map_err(|why| format!("{}: {why}", place(*number, &name)))?;
        }
    }
    session
        .go_to(end)
        .ok_or_else(|| "the last move cannot be found".to_owned())?;
    session.follow_first();
    Ok(())
}

/// The place in a file, or the name if there is no file.
fn place(line: usize, name: &str) -> String {
    match line {
        0 => name.to_owned(),
        line => format!("line {line}"),
    }
}

/// The turns from the start to the present one, each with the number of moves before it.
struct Line {
    turns: Vec<(usize, usize)>,
}

impl Line {
    fn new() -> Self {
        Self {
            turns: vec![(0, 0)],
        }
    }

    fn play(&mut self, session: &mut Session, word: &str) -> Result<(), String> {
        // Moves can be written without spaces: `f5d6`.
        for word in session.words(word) {
            self.play_one(session, word)?;
        }
        Ok(())
    }

    fn play_one(&mut self, session: &mut Session, word: &str) -> Result<(), String> {
        let before = session.tree().at();
        let played = session.play_word(word);
        played.map_err(|why| format!("{}: {why}", quoted(word)))?;
        let at = session.tree().at();
        let last = self.turns.last().map_or(0, |(moves, _)| *moves);
        // Moves of chance belong to the turn before them.
        if session.tree().before(at) != Some(before) {
            self.turns.pop();
        }
        let before = self.turns.last().map_or(0, |(moves, _)| *moves);
        let moves = before + session.tree().turn(at).moves.len();
        self.turns.push((moves.max(last), at));
        Ok(())
    }

    /// Goes back to the turn after `after` moves.
    fn back_to(&mut self, session: &mut Session, after: usize) -> Result<(), String> {
        let all = self.turns.last().map_or(0, |(moves, _)| *moves);
        if after > all {
            return Err(format!("the line above has {all} moves, not {after}"));
        }
        while self.turns.last().is_some_and(|(moves, _)| *moves > after) {
            self.turns.pop();
        }
        let none = || format!("no turn ends after {after} moves");
        match self.turns.last() {
            Some(&(moves, turn)) if moves == after => session.go_to(turn).ok_or_else(none),
            _ => Err(none()),
        }
    }
}
