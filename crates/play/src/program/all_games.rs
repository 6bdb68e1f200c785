//! The games of the program `collinear-play`.

use collinear::picture::Style;
use collinear_games::{Listed, Shown, Visitor};

use super::{Entry, titles::TITLES};
#[cfg(feature = "computer")]
use crate::{
    computer::{MARBLE, SOLDIER, STEP},
    core::unit::Unit,
};
use crate::{
    core::{about::About, playable::Playable},
    program::games::{
        Connect6Options, DraughtsOptions, HnefataflOptions, InARowOptions, PegSolitaireOptions,
        PenteOptions, RenjuOptions, ReversiOptions, SokobanOptions,
    },
};

/// All games of the program `collinear-play`, each with its variants.
#[must_use]
pub fn all_games() -> Vec<Entry> {
    let mut entries = vec![
        Entry::of::<InARowOptions>(
            "four_in_a_row",
            "Four in a row and its kin: tic-tac-toe, Gomoku",
        )
        .with_variants(IN_A_ROW),
        Entry::of::<ReversiOptions>("reversi", "Reversi, also known as Othello")
            .with_variants(REVERSI),
        Entry::of::<PegSolitaireOptions>(
            "peg_solitaire",
            "Peg solitaire on well-known boards or your own",
        )
        .with_variants(PEG_SOLITAIRE),
        Entry::of::<HnefataflOptions>("hnefatafl", "Hnefatafl and its kin")
            .with_variants(HNEFATAFL),
        Entry::of::<DraughtsOptions>(
            "draughts",
            "Draughts, also known as checkers: English, international and four more",
        )
        .with_variants(DRAUGHTS),
        Entry::of::<RenjuOptions>(
            "renju",
            "Renju and its kin: five in a row with forbidden moves",
        )
        .with_variants(RENJU),
        Entry::of::<PenteOptions>(
            "pente",
            "Pente and Keryo: five in a row, or enough stones captured",
        )
        .with_variants(PENTE),
        Entry::of::<Connect6Options>("connect6", "Connect6: six in a row with two stones a turn"),
    ];
    let names = collinear_games::NAMES.iter();
    entries.extend(names.filter_map(|&(name, about)| match name {
        "sokoban" => Some(Entry::of::<SokobanOptions>(name, about).with_variants(SOKOBAN)),
        _ => collinear_games::visit(name, AsEntry { name, about }),
    }));
    entries.into_iter().map(titled).collect()
}

/// The entry with the title, the group and the aliases of its game.
fn titled(mut entry: Entry) -> Entry {
    let title = TITLES.iter().find(|(name, _)| *name == entry.game.name());
    if let Some(&(_, (title, group, aliases))) = title {
        entry.game = entry.game.with_title(title, group, aliases);
    }
    entry
}

struct AsEntry {
    name: &'static str,
    about: &'static str,
}

impl Visitor for AsEntry {
    type Answer = Entry;

    fn visit<R: Listed>(self, rules: R) -> Entry {
        self.visit_shown(rules, Shown::default())
    }

    fn visit_shown<R: Listed>(self, rules: R, shown: Shown<R>) -> Entry {
        #[cfg(feature = "computer")]
        let computer = crate::computer::of_listed(&rules);
        let mut game = Playable::with_notation(rules);
        if shown.is_for_one {
            game.about.players = None;
        }
        self.tell(&mut game.about, shown.pieces, shown.players, shown.style);
        if let Some(board) = shown.board {
            game.told.shown = Some(Box::new(board));
        }
        if let Some(falls) = shown.falls {
            game = game.with_falling(falls);
        }
        if let Some(hint) = shown.hint {
            game.told.hint = Some(Box::new(hint));
        }
        #[cfg(feature = "computer")]
        if let Some(computer) = computer {
            game.computer = Some(computer);
        }
        Entry::of_session(self.name, self.about, game.session())
    }
}

impl AsEntry {
    /// Sets the title, the players, the style and the rules text of the game.
    fn tell(
        &self,
        about: &mut About,
        pieces: [&str; 2],
        players: Option<[&str; 2]>,
        style: Option<Style>,
    ) {
        self.about.clone_into(&mut about.title);
        about.chosen_by = vec![self.name.to_owned()];
        about.set_pieces(pieces);
        if let Some(players) = players {
            about.set_players(players);
        }
        if let Some(style) = style {
            about.look = style;
        }
        about.rules_text = collinear_games::rules_text(self.name).map(str::to_owned);
        if let Some(&(_, percent)) = BLUNDERS.iter().find(|(of, _)| *of == self.name) {
            about.blunders = percent;
        }
        #[cfg(feature = "computer")]
        if let Some(&(_, [one, many], worth)) = UNITS.iter().find(|(of, ..)| *of == self.name) {
            about.unit = Some(Unit::new(one, many, worth));
        }
    }
}

/// The percentage of moves that level 1 makes at random, for games in which the default makes it too weak or too
/// strong.
const BLUNDERS: &[(&str, u8)] = &[
    ("abalone", 95),
    ("bagh_chal", 30),
    ("breakthrough", 86),
    ("chinese_checkers", 97),
    ("crossway", 86),
    ("endless_five", 98),
    ("halma", 97),
    ("hexagonal_six", 98),
    ("hypercube", 90),
    ("lines_of_action", 74),
    ("onitama", 79),
    ("qubic", 88),
    ("surakarta", 76),
    ("tumbleweed", 40),
    ("xiangqi", 93),
];

/// The unit that the judge of a game counts, and the value of one unit.
#[cfg(feature = "computer")]
const UNITS: &[(&str, [&str; 2], i32)] = &[
    ("abalone", ["marble", "marbles"], MARBLE),
    ("chinese_checkers", ["step", "steps"], STEP),
    ("halma", ["step", "steps"], STEP),
    ("xiangqi", ["soldier", "soldiers"], SOLDIER),
];

type Variants = &'static [(&'static str, &'static str)];

const IN_A_ROW: Variants = &[
    ("6x7", ""),
    ("8x8", "--rows 8 --cols 8"),
    ("five on 8x9", "--rows 8 --cols 9 --connect 5"),
    ("on a cylinder", "--wrap=rows"),
    ("misère", "--misere"),
    ("with obstacles", "--obstacles b3,d2,f3"),
    (
        "on a torus, 6x6",
        "--rows 6 --cols 6 --wrap=both --no-gravity",
    ),
    ("tic-tac-toe", "--rows 3 --cols 3 --connect 3 --no-gravity"),
    (
        "Gomoku 15x15, exactly 5",
        "--rows 15 --cols 15 --connect 5 --exactly --no-gravity",
    ),
    (
        "Gomoku 15x15, 5 or more",
        "--rows 15 --cols 15 --connect 5 --no-gravity",
    ),
    (
        "Gomoku 19x19, 5 or more",
        "--rows 19 --cols 19 --connect 5 --no-gravity",
    ),
    (
        "Gomoku 9x9, 5 or more",
        "--rows 9 --cols 9 --connect 5 --no-gravity",
    ),
];

const REVERSI: Variants = &[
    ("8x8", ""),
    ("8x8, parallel start", "--start parallel"),
    ("6x6", "--rows 6 --cols 6"),
    ("10x10", "--rows 10 --cols 10"),
    ("4x4", "--rows 4 --cols 4"),
    ("8x8, sides joined", "--wrap=both"),
];

const PEG_SOLITAIRE: Variants = &[
    ("English", "--goal d4"),
    ("English, any hole", ""),
    ("triangle of 15", "--board triangle5"),
    ("triangle of 21", "--board triangle6"),
    ("French, from e3", "--board french --start e3"),
    ("Wiegleb", "--board wiegleb"),
    ("diamond", "--board diamond"),
    ("asymmetric", "--board asymmetric"),
];

const HNEFATAFL: Variants = &[
    ("Copenhagen, 11x11", ""),
    ("Brandubh, 7x7", "--variant brandubh"),
    ("Ard Ri, 7x7", "--variant ardri"),
    ("Tablut, 9x9", "--variant tablut"),
    ("Fetlar, 11x11", "--variant fetlar"),
    ("web rules, 9x9", "--variant web9"),
    ("web rules, 11x11", "--variant web11"),
];

const DRAUGHTS: Variants = &[
    ("English, 8x8", ""),
    ("international, 10x10", "--variant international"),
    ("Russian, 8x8", "--variant russian"),
    ("Brazilian, 8x8", "--variant brazilian"),
    ("Turkish, 8x8", "--variant turkish"),
    ("Frisian, 10x10", "--variant frisian"),
];

const RENJU: Variants = &[
    ("Renju, 15x15", ""),
    ("Omok, 15x15", "--variant omok"),
    ("Caro, 15x15", "--variant caro"),
];

const SOKOBAN: Variants = &[
    ("level 1", ""),
    ("level 2", "--puzzle 2"),
    ("level 3", "--puzzle 3"),
    ("level 4", "--puzzle 4"),
];

const PENTE: Variants = &[("Pente, 19x19", ""), ("Keryo, 19x19", "--variant keryo")];
