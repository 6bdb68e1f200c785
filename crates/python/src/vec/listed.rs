//! [`listed`]: the games without planes of their own, played [cell by cell](super::by_cells).

use collinear::rules::{Notation, Rules};
use collinear_games::{Listed, Shown, Visitor, minesweeper::Minesweeper, sokoban};
use collinear_play::{
    Options, Plays,
    games::{Connect6Options, PenteOptions, RenjuOptions, SokobanOptions},
};

use super::{by_cells::ByCells, position::position};

/// Each game with the characters that have a plane, apart from the players' pieces, and the words of its moves.
const LISTED: [(&str, &str, &str); 48] = [
    ("renju", "", ""),
    ("pente", "", ""),
    ("connect6", "", ""),
    ("abalone", "", ""),
    ("amazons", "#", ""),
    ("ataxx", "", "pass"),
    ("bagh_chal", "", ""),
    ("breakthrough", "", ""),
    ("cave", "#:<>^vx", ""),
    ("chinese_checkers", "", ""),
    ("crossway", "", "pass"),
    ("dots_and_boxes", "-|", ""),
    ("go", "", "pass"),
    ("halma", "", ""),
    ("havannah", "", ""),
    ("hex", "", ""),
    ("hypercube", "", ""),
    ("khet", "◣◤◥◢\\/▲▶▼◀K⇑⇒⇓⇐◺◸◹◿╲╱△▷▽◁k↑→↓←", "right left"),
    ("klotski", "ABCDEFGHIX", ""),
    ("konane", "", ""),
    ("lasca", "WB", ""),
    ("lights_out", "", ""),
    ("lines_of_action", "", ""),
    ("match_three", "abcdef", ""),
    ("minesweeper", "*012345678", ""),
    ("moebius_four", "", ""),
    ("onitama", "", "boar crab elephant horse ox"),
    ("order_and_chaos", "", "X O"),
    ("pentago", "", "left right"),
    ("phutball", "o@-", "pass"),
    ("pop_out", "", ""),
    (
        "quarto",
        "0123456789ABCDEF",
        "0 1 2 3 4 5 6 7 8 9 A B C D E F",
    ),
    ("qubic", "", ""),
    ("ricochet_robots", "*BGR_|┘", ""),
    ("rush_hour", "ABCOPQRX", ""),
    ("sokoban", "#$*+.@", "up right down left"),
    ("sudoku", "123456789", "1 2 3 4 5 6 7 8 9"),
    ("surakarta", "", ""),
    (
        "tak",
        "SCsc",
        "wall capstone 1 11 111 1111 11111 1112 112 1121 113 12 121 1211 122 13 131 14 2 21 211 2111 212 22 221 23 3 31 311 32 4 41 5",
    ),
    ("tetris", "IJLOSTZ", "r1 r2 r3"),
    ("tic_tac_toe", "", ""),
    ("tumbleweed", "2", "pass"),
    ("twenty48", "123456789ABCDEFGH", "up right down left"),
    ("ultimate", "", ""),
    (
        "word_search",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
        "",
    ),
    ("xiangqi", "", ""),
    ("yavalath", "", ""),
    ("yinsh", "XO", ""),
];

/// True if a game can be played cell by cell.
pub(super) fn is_listed(name: &str) -> bool {
    LISTED.iter().any(|(listed, ..)| *listed == name)
}

/// Makes a game from its name and options, played cell by cell. Returns an error if this is not possible.
pub(super) fn listed(name: &str, words: &[String]) -> Result<ByCells, String> {
    let Some(&(_, glyphs, labels)) = LISTED.iter().find(|(listed, ..)| *listed == name) else {
        return Err(format!(
            "no batches of {name}: its board grows, or its moves have too many words"
        ));
    };
    let make = Make { glyphs, labels };
    match name {
        "renju" => make.with_options::<RenjuOptions>(words, ["X", "O"]),
        "pente" => make.with_options::<PenteOptions>(words, ["X", "O"]),
        "connect6" => make.with_options::<Connect6Options>(words, ["X", "O"]),
        "sokoban" => make.with_options::<SokobanOptions>(words, sokoban::shown().pieces),
        // Flags help only human players.
        "minesweeper" => Ok(make.visit(Minesweeper::default())),
        _ => collinear_games::visit(name, make).ok_or_else(|| format!("no game {name}")),
    }
}

struct Make {
    glyphs: &'static str,
    labels: &'static str,
}

impl Make {
    fn with_options<O>(self, words: &[String], pieces: [&'static str; 2]) -> Result<ByCells, String>
    where
        O: Options<Rules: Plays + Notation + Clone>,
        <O::Rules as Rules>::State: Send + Sync,
    {
        let game = O::playable_by_words(words)?;
        let start = position(game.rules().clone(), game.start().clone());
        Ok(ByCells::new(start, pieces, self.glyphs, self.labels))
    }
}

impl Visitor for Make {
    type Answer = ByCells;

    fn visit<R: Listed>(self, rules: R) -> ByCells {
        self.visit_shown(rules, Shown::default())
    }

    fn visit_shown<R: Listed>(self, rules: R, shown: Shown<R>) -> ByCells {
        let state = rules.start();
        ByCells::new(
            position(rules, state),
            shown.pieces,
            self.glyphs,
            self.labels,
        )
    }
}
