//! Random walks through the turns of games.

use std::{collections::BTreeMap, iter};

use proptest::prelude::*;

use crate::{
    core::{
        drift::Drift,
        record::Record,
        session::Session,
        table::{Seating, typed},
        tree::Tree,
        turn::Turn,
    },
    program::{all_games, open},
};

#[derive(Clone, Copy, Debug)]
enum Step {
    /// One of the legal moves.
    Play(usize),
    Undo,
    Redo,
    Reset,
    /// Goes to one of the turns, or to the start.
    GoTo(usize),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (0..3_usize).prop_map(Step::Play),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => Just(Step::Reset),
        1 => (0..40_usize).prop_map(Step::GoTo),
    ]
}

type Line = Vec<String>;

/// A turn as the text of its moves, with `|` after each move.
fn turns<'t>(turns: impl Iterator<Item = &'t crate::Turn>) -> Line {
    turns.map(|turn| turn.text() + "|").collect()
}

/// All lines played from the start, as lists.
#[derive(Default)]
struct Naive {
    lines: Vec<Line>,
    at: Line,
    /// For each line, the next turn of the line that was current last.
    followed: BTreeMap<Line, Line>,
}

impl Naive {
    fn go_to(&mut self, line: Line) {
        for end in 0..line.len() {
            self.followed
                .insert(line[..end].to_vec(), line[..=end].to_vec());
        }
        if !line.is_empty() && !self.lines.contains(&line) {
            self.lines.push(line.clone());
        }
        self.at = line;
    }

    fn taken_back(&self) -> Line {
        let mut end = &self.at;
        while let Some(next) = self.followed.get(end) {
            end = next;
        }
        end[self.at.len()..].to_vec()
    }

    fn next(&self) -> Vec<&Line> {
        let next = self.lines.iter();
        next.filter(|line| line.len() == self.at.len() + 1 && line.starts_with(&self.at))
            .collect()
    }
}

/// Games of several kinds: with a growing board, with chance, with turns of several moves.
fn game(kind: usize) -> Session {
    let games = ["four_in_a_row --cols 4", "peg_solitaire", "reversi"];
    match games.get(kind) {
        None => Drift::game().session(),
        Some(words) => {
            let words = words.split(' ').map(str::to_owned);
            open(&all_games(), &Record::new(words.collect())).expect("a game")
        }
    }
}

fn walk(session: &mut Session, steps: &[Step]) -> Naive {
    let mut naive = Naive::default();
    for &step in steps {
        match step {
            Step::Play(m) => {
                if session.play(m).is_ok() {
                    session.let_chance_move(7);
                    naive.go_to(turns(session.made()));
                }
            }
            Step::Undo => {
                let undone = session.undo();
                assert_eq!(undone.is_some(), naive.at.pop().is_some());
            }
            Step::Redo => {
                let mut next = naive.at.clone();
                next.extend(naive.taken_back().first().cloned());
                assert_eq!(session.redo().is_some(), next != naive.at);
                naive.at = next;
            }
            Step::Reset => {
                session.reset();
                naive.at.clear();
            }
            Step::GoTo(turn) => {
                let line = turn
                    .checked_sub(1)
                    .map(|turn| naive.lines.get(turn).cloned());
                let line = line.unwrap_or_else(|| Some(Line::new()));
                assert_eq!(session.go_to(turn).is_some(), line.is_some());
                if let Some(line) = line {
                    naive.go_to(line);
                }
            }
        }
        assert_eq!(turns(session.made()), naive.at);
        assert_eq!(turns(session.taken_back()), naive.taken_back());
        let tree = session.tree();
        assert_eq!(tree.turns().len(), naive.lines.len());
        let next = tree.next(tree.at()).iter().map(|&turn| tree.turn(turn));
        let expected = naive.next().into_iter().filter_map(|line| line.last());
        assert_eq!(turns(next), expected.cloned().collect::<Line>());
    }
    naive
}

/// The moves of a line, however they are divided into turns.
fn in_moves(lines: &[Line]) -> Vec<String> {
    let mut lines: Vec<_> = lines.iter().map(|line| line.concat()).collect();
    lines.sort();
    lines
}

fn lines_of(session: &Session) -> Vec<Line> {
    let mut session = session.fork();
    let all = session.tree().turns().len();
    let lines = (1..=all).map(|turn| {
        session.go_to(turn).expect("it is there");
        turns(session.made())
    });
    lines.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn walks_agree_with_lists_of_lists(
        kind in 0..4_usize,
        steps in proptest::collection::vec(step(), 0..50),
    ) {
        let mut session = game(kind);
        let naive = walk(&mut session, &steps);
        prop_assert_eq!(lines_of(&session), naive.lines.clone());
        // The board depends only on the moves.
        let mut again = game(kind);
        for word in typed(session.made()) {
            prop_assert_eq!(again.play_word(&word), Ok(()));
        }
        prop_assert_eq!(again.text(), session.text());
        prop_assert_eq!(again.last(), session.last());
        prop_assert_eq!(again.moves(), session.moves());
        // A record keeps all branches.
        let record = Record::of(&session, &Seating::default());
        let record = Record::parse(record.text().unwrap().as_bytes()).unwrap();
        let mut again = game(kind);
        prop_assert_eq!(record.replay(&mut again), Ok(()));
        prop_assert_eq!(typed(again.made()), typed(session.made()));
        prop_assert_eq!(in_moves(&lines_of(&again)), in_moves(&naive.lines));
        // Every line continues with the turns that were made first.
        for turn in (0..=again.tree().turns().len()).step_by(5) {
            let first = |&turn: &usize| again.tree().next(turn).first().copied();
            let expected: Vec<_> = iter::successors(Some(turn), first).skip(1).collect();
            let mut there = again.fork();
            prop_assert_eq!(there.go_to(turn), Some(()));
            prop_assert_eq!(there.tree().line().1, &expected[..]);
        }
    }
}

/// The time to switch between long branches is not proportional to their length.
#[test]
fn branches_in_turn_take_no_longer_for_their_length() {
    const LONG: usize = 100_000;
    let mut tree = Tree::new();
    let [one, other] = [(); 2].map(|()| {
        tree.go_to(0);
        tree.push(Turn::default());
        let first = tree.at();
        for _ in 1..LONG {
            tree.push(Turn::default());
        }
        first
    });
    for _ in 0..LONG {
        tree.go_to(one);
        tree.go_to(other);
    }
    assert_eq!(tree.line().1.len(), LONG - 1);
    assert_eq!(tree.stepped(3), other + 3);
}

/// A game begun at a position has no turns.
#[test]
fn a_game_begins_where_another_one_is() {
    for kind in 0..4 {
        let mut session = game(kind);
        while session.outcome().is_none() && session.made().len() < 6 {
            let mut here = session.begin_here();
            assert_eq!(here.tree().turns().len(), 0);
            assert_eq!(
                (here.text(), here.moves()),
                (session.text(), session.moves())
            );
            let last = session.moves().len() - 1;
            assert_eq!(
                session.line_texts(&[last]),
                session.move_text(last).into_iter().collect::<Vec<_>>()
            );
            assert_eq!(here.play(last), session.play(last));
            assert_eq!(here.text(), session.text());
        }
    }
}
