//! [`TITLES`]: the titles and aliases of the games.

use crate::core::catalogue::Group::{self, ForOne, ForTwo, OddBoards, Unlisted};

/// The title, the group and the aliases of a game. An alias can have options, such as `gomoku --connect=5`.
pub(super) type Title = (&'static str, Group, &'static [&'static str]);

/// The titles of the games by the games' names. `OddBoards` are games for two players on boards other than a plain grid
/// of squares.
pub(super) const TITLES: &[(&str, Title)] = &[
    (
        "four_in_a_row",
        (
            "Four in a row",
            ForTwo,
            &[
                "connect4",
                "connect_four",
                "four_in_a_line",
                "four_up",
                "4_in_a_row",
                "gomoku --rows=15 --cols=15 --connect=5 --no-gravity",
                "five_in_a_row --rows=15 --cols=15 --connect=5 --no-gravity",
                "5_in_a_row --rows=15 --cols=15 --connect=5 --no-gravity",
                "connect_five --rows=15 --cols=15 --connect=5 --no-gravity",
                "connect5 --rows=15 --cols=15 --connect=5 --no-gravity",
                "gobang --rows=15 --cols=15 --connect=5 --no-gravity",
            ],
        ),
    ),
    ("reversi", ("Reversi", ForTwo, &["othello"])),
    (
        "peg_solitaire",
        (
            "Peg solitaire",
            ForOne,
            &[
                "solitaire",
                "pegs",
                "solo_noble",
                "hi_q",
                "brainvita",
                "senku",
                "marble_solitaire",
                "english_solitaire --goal=d4",
                "french_solitaire --board=french --start=e3",
                "triangular_solitaire --board=triangle5",
                "cracker_barrel --board=triangle5",
            ],
        ),
    ),
    (
        "hnefatafl",
        (
            "Hnefatafl",
            ForTwo,
            &[
                "tafl",
                "viking_chess",
                "kings_table",
                "copenhagen",
                "brandubh --variant=brandubh",
                "ard_ri --variant=ardri",
                "tablut --variant=tablut",
                "fetlar --variant=fetlar",
            ],
        ),
    ),
    (
        "draughts",
        (
            "Draughts",
            ForTwo,
            &[
                "checkers",
                "chequers",
                "dames --variant=international",
                "dammen --variant=international",
                "english_draughts",
                "american_checkers",
                "international_draughts --variant=international",
                "polish_draughts --variant=international",
                "russian_draughts --variant=russian",
                "shashki --variant=russian",
                "brazilian_draughts --variant=brazilian",
                "turkish_draughts --variant=turkish",
                "dama --variant=turkish",
                "frisian_draughts --variant=frisian",
            ],
        ),
    ),
    (
        "renju",
        (
            "Renju",
            ForTwo,
            &["omok --variant=omok", "caro --variant=caro"],
        ),
    ),
    (
        "pente",
        (
            "Pente",
            ForTwo,
            &[
                "ninuki",
                "keryo --variant=keryo",
                "keryo_pente --variant=keryo",
            ],
        ),
    ),
    (
        "connect6",
        ("Connect6", ForTwo, &["connect_six", "six_in_a_row"]),
    ),
    ("abalone", ("Abalone", OddBoards, &[])),
    (
        "amazons",
        ("Amazons", ForTwo, &["game_of_the_amazons", "queens"]),
    ),
    ("ataxx", ("Ataxx", ForTwo, &["infection", "spot"])),
    (
        "bagh_chal",
        (
            "Bagh-Chal",
            ForTwo,
            &[
                "tigers_and_goats",
                "goats_and_tigers",
                "tiger_game",
                "moving_tigers",
            ],
        ),
    ),
    ("breakthrough", ("Breakthrough", ForTwo, &[])),
    ("cave", ("The cave", Unlisted, &["stealth", "guards"])),
    (
        "chinese_checkers",
        (
            "Chinese checkers",
            OddBoards,
            &["chinese_chequers", "sternhalma", "star_halma"],
        ),
    ),
    ("columns", ("Columns", ForOne, &[])),
    ("crossway", ("Crossway", ForTwo, &[])),
    (
        "dots_and_boxes",
        (
            "Dots and Boxes",
            ForTwo,
            &["dots", "boxes", "dots_and_squares", "pigs_in_a_pen"],
        ),
    ),
    (
        "endless_five",
        (
            "Endless five in a row",
            Unlisted,
            &["infinite_gomoku", "endless_gomoku", "endless"],
        ),
    ),
    ("go", ("Go", ForTwo, &["baduk", "weiqi", "igo"])),
    ("halma", ("Halma", ForTwo, &["hoppity"])),
    ("havannah", ("Havannah", OddBoards, &[])),
    ("hex", ("Hex", OddBoards, &["nash", "con_tac_tix"])),
    (
        "hexagonal_six",
        (
            "Hexagonal six in a row",
            Unlisted,
            &["hexagonal_connect6", "endless_six"],
        ),
    ),
    (
        "hypercube",
        (
            "Tic-tac-toe in 4D",
            OddBoards,
            &["4d_tic_tac_toe", "tesseract"],
        ),
    ),
    ("khet", ("Khet", ForTwo, &["laser_chess", "deflexion"])),
    (
        "klotski",
        ("Klotski", ForOne, &["huarong_dao", "sliding_blocks"]),
    ),
    (
        "konane",
        (
            "Konane",
            ForTwo,
            &["hawaiian_checkers", "hawaiian_chequers"],
        ),
    ),
    ("lasca", ("Lasca", ForTwo, &["laska", "laskers_draughts"])),
    ("lights_out", ("Lights Out", ForOne, &["lights"])),
    ("lines_of_action", ("Lines of Action", ForTwo, &["loa"])),
    (
        "match_three",
        ("Match-3", ForOne, &["bejeweled", "candy_crush", "gems"]),
    ),
    (
        "minesweeper",
        ("Minesweeper", ForOne, &["mines", "mine_sweep"]),
    ),
    (
        "moebius_four",
        (
            "Möbius four in a row",
            OddBoards,
            &["moebius", "möbius", "mobius_four", "mobius_four_in_a_row"],
        ),
    ),
    (
        "nine_mens_morris",
        (
            "Nine Men's Morris",
            OddBoards,
            &[
                "mill",
                "mills",
                "morris",
                "merels",
                "merrills",
                "mühle",
                "muehle",
                "cowboy_checkers",
                "nine_man_morris",
            ],
        ),
    ),
    ("onitama", ("Onitama", ForTwo, &[])),
    (
        "order_and_chaos",
        ("Order and Chaos", Unlisted, &["order_vs_chaos"]),
    ),
    ("pentago", ("Pentago", ForTwo, &[])),
    (
        "phutball",
        (
            "Phutball",
            ForTwo,
            &["philosophers_football", "philosophers_soccer"],
        ),
    ),
    ("pop_out", ("Pop Out", ForTwo, &["connect4_pop_out"])),
    ("quarto", ("Quarto", ForTwo, &[])),
    (
        "qubic",
        (
            "Qubic",
            OddBoards,
            &["3d_tic_tac_toe", "3d_four_in_a_row", "3d_connect4"],
        ),
    ),
    (
        "ricochet_robots",
        (
            "Ricochet Robots",
            ForOne,
            &["ricochet_robot", "rasende_roboter", "robots"],
        ),
    ),
    (
        "rush_hour",
        (
            "Rush Hour",
            ForOne,
            &["unblock_me", "traffic_jam", "parking"],
        ),
    ),
    (
        "sokoban",
        ("Sokoban", ForOne, &["boxworld", "warehouse_keeper"]),
    ),
    ("sudoku", ("Sudoku", ForOne, &["number_place"])),
    ("surakarta", ("Surakarta", OddBoards, &["roundabouts"])),
    ("tak", ("Tak", ForTwo, &[])),
    (
        "tetris",
        ("Tetris", ForOne, &["tetrominoes", "falling_blocks"]),
    ),
    (
        "tic_tac_toe",
        (
            "Tic-tac-toe",
            ForTwo,
            &[
                "noughts_and_crosses",
                "xs_and_os",
                "tick_tack_toe",
                "three_in_a_row",
                "ttt",
            ],
        ),
    ),
    ("tumbleweed", ("Tumbleweed", OddBoards, &[])),
    ("twenty48", ("2048", ForOne, &["twenty_forty_eight"])),
    (
        "ultimate",
        (
            "Ultimate tic-tac-toe",
            ForTwo,
            &["super_tic_tac_toe", "uttt"],
        ),
    ),
    (
        "word_search",
        ("Word search", ForOne, &["word_find", "word_hunt"]),
    ),
    (
        "xiangqi",
        (
            "Xiangqi",
            ForTwo,
            &["chinese_chess", "elephant_chess", "co_tuong"],
        ),
    ),
    ("yavalath", ("Yavalath", OddBoards, &[])),
    ("yinsh", ("YINSH", OddBoards, &[])),
];

#[cfg(test)]
mod tests {
    use itertools::Itertools;

    use super::TITLES;
    use crate::program::all_games;

    #[test]
    fn each_game_has_a_title() {
        let games = all_games();
        let names = games.iter().map(|entry| entry.game.name());
        assert!(
            names
                .sorted()
                .eq(TITLES.iter().map(|(name, _)| *name).sorted())
        );
    }
}
