//! A conversation with the player, whose answers are checked.

use collinear_play::{Entry, all_games, json::Conversation};
use serde_json::{Value, json};

thread_local! {
    // Creating the sixty games takes a while.
    static GAMES: Vec<Entry> = all_games();
}

/// The name of a game.
pub fn name_of_game(number: usize) -> String {
    GAMES.with(|games| games[number % games.len()].game.name().to_owned())
}

/// Starts a conversation with the first game; all games can be opened and loaded.
pub fn converse(say: impl FnOnce(&mut Said)) {
    let games = GAMES.with(|games| games.iter().map(|entry| entry.game.clone()).collect());
    let conversation = Conversation::waiting(games).expect("a game");
    say(&mut Said(conversation));
}

/// A conversation whose answers are checked.
pub struct Said(Conversation);

impl Said {
    /// The answer, in one line. A refusal must give a reason.
    pub fn answer(&mut self, line: &str) -> Value {
        let answer = self.0.answer(line);
        assert!(!answer.contains('\n'), "{line}: {answer}");
        let answer: Value = serde_json::from_str(&answer).expect("an answer in JSON");
        assert_eq!(answer["version"], 2, "{line}: {answer}");
        let reason = answer["refusal"]["reason"].as_str();
        let is_refused = reason.is_some_and(|reason| !reason.is_empty());
        assert_eq!(answer["ok"], !is_refused, "{line}: {answer}");
        answer
    }

    /// Whether a record was loaded.
    pub fn loads(&mut self, record: &str) -> bool {
        let load = json!({"command": "load", "record": record, "moves": false});
        self.answer(&load.to_string())["ok"] == true
    }

    /// The game as a record.
    pub fn record(&mut self) -> Option<String> {
        let answer = self.answer(r#"{"command": "record"}"#);
        answer["record"].as_str().map(str::to_owned)
    }

    /// Everything shown of the game.
    pub fn state(&mut self) -> Value {
        let mut state = self.answer(r#"{"command": "state", "moves": false}"#)["state"].take();
        // Reported only once, after a command.
        for told_once in ["cut", "left_out"] {
            state[told_once].take();
        }
        state
    }

    /// Checks that a saved game loads as the same game.
    pub fn is_kept(&mut self) {
        let Some(record) = self.record() else {
            return;
        };
        let mut before = self.state();
        assert!(self.loads(&record), "{record}");
        let mut after = self.state();
        // Turn numbers differ, and the seed is saved only if chance or a computer uses it.
        for state in [&mut before, &mut after] {
            for other in ["branches", "seed"] {
                state[other].take();
            }
        }
        // Loading replays moves that were taken back.
        if before["taken_back"] == json!([]) {
            assert_eq!(before, after, "{record}");
        }
        let again = self.record();
        assert_eq!(again.as_deref(), Some(&*record));
    }
}
