//! Rules records, such as `dim:7 ks:w start:/3t3/../`.

use super::position;
use crate::core::quoted::quoted;
use collinear::rules::{
    SettingsError,
    hnefatafl::{
        Army, Corners, Crossing, Escape, FETLAR, Hostility, KingCapture, Reach, Repetition,
        Stopping, Variant,
    },
};

/// The letters of all kinds of pieces. Attackers have lower-case letters.
const ALL: &str = "tcnkmTCNKM";

const CAPTURES: [(&str, KingCapture); 6] = [
    ("s", KingCapture::FourSides),
    ("y", KingCapture::FourSides),
    ("w", KingCapture::TwoSides),
    ("n", KingCapture::TwoSides),
    ("c", KingCapture::TwoSidesAwayFromThrone),
    ("m", KingCapture::FourSidesOrEdge),
];

/// Reads a rules record, such as `dim:7 ks:w start:/3t3/../`. An error names a rule that is not supported.
///
/// The rules `tfr:w` and `tfr:l`, by which a repetition ends the game, are ignored: the game continues.
pub(crate) fn read(text: &str) -> Result<Variant, String> {
    let mut switches = Switches::default();
    let mut start = None;
    for rule in text.split_whitespace() {
        let form = || format!("a rule looks like key:value, not {}", quoted(rule));
        let (key, value) = rule.split_once(':').ok_or_else(form)?;
        match key {
            "start" => start = Some(position::read_rows(value)?),
            "starti" => start = Some(position::read_rows_from_top(value)?),
            _ => switches
                .take(key, value)
                .ok_or_else(|| format!("{} is not supported", quoted(rule)))?,
        }
    }
    let start = start.ok_or("start: the board at the start is missing")?;
    let mut variant = switches.variant()?;
    let on_board: Result<Variant, _> = format!("board={start}").parse();
    variant.start = on_board
        .map_err(|error: SettingsError| error.to_string())?
        .start;
    let board = variant.start_board().map_err(|error| error.to_string())?;
    let (rows, cols) = (board.rows(), board.cols());
    match switches.size {
        None => Err("dim: the size of the board is missing".to_owned()),
        Some(size) if (rows, cols) == (size, size) => Ok(variant),
        Some(size) => Err(format!(
            "start: the board has {rows} rows and {cols} columns, but dim:{size}"
        )),
    }
}

/// The rules. They begin with the defaults of the format.
struct Switches {
    size: Option<usize>,
    /// All rules except the rules of the throne and the corners.
    variant: Variant,
    has_corners: bool,
    /// The pieces to which the corners, the throne and the empty throne are hostile.
    corners: String,
    throne: String,
    empty_throne: String,
    /// Whether the king can stop on the throne and return to it.
    king_stops: bool,
    king_returns: bool,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            size: None,
            variant: FETLAR,
            has_corners: true,
            corners: ALL.to_owned(),
            throne: "tcnkm".to_owned(),
            empty_throne: ALL.to_owned(),
            king_stops: true,
            king_returns: true,
        }
    }
}

impl Switches {
    /// Applies a rule. Returns `None` if the rule is not supported.
    fn take(&mut self, key: &str, value: &str) -> Option<()> {
        let yes = match value {
            "y" => Some(true),
            "n" => Some(false),
            _ => None,
        };
        let Variant {
            first,
            throne,
            king,
            soldiers,
            ending,
            ..
        } = &mut self.variant;
        match (key, value) {
            ("dim", _) => self.size = Some(value.parse().ok()?),
            // These rules make no difference, such as jumps of pieces that a board cannot have.
            ("name" | "nj" | "cj" | "mj" | "gj", _)
            | ("kj" | "ber" | "linc", "n")
            | ("cor" | "cen", "default")
            | ("afor" | "dfor", "")
            | ("corp" | "cors", "K")
            | ("swf", "y") => {}
            ("cor", "") => self.has_corners = false,
            ("esc", "c") => ending.escape = Escape::Corners,
            ("esc", "e") => ending.escape = Escape::Edge,
            ("surf", _) => ending.encirclement = yes?,
            ("atkf", "y") => *first = Army::Attackers,
            ("atkf", "n") => *first = Army::Defenders,
            ("tfr", "d") => ending.repetition = Repetition::Draw,
            ("tfr", "i" | "w" | "l") => ending.repetition = Repetition::Ignored,
            ("ka", _) => king.armed = yes?,
            ("ks", _) => king.capture = CAPTURES.iter().find(|(it, _)| *it == value)?.1,
            ("spd", _) => king.reach = read_reach(value)?,
            ("corh", _) => value.clone_into(&mut self.corners),
            ("cenh", _) => value.clone_into(&mut self.throne),
            ("cenhe", _) => value.clone_into(&mut self.empty_throne),
            ("cenp", "K") => throne.crossing = Crossing::WhoMayStop,
            ("cenp", _) if has(value, 't') && has(value, 'T') && has(value, 'K') => {}
            ("cens", "K") => self.king_stops = true,
            ("cens", "") => self.king_stops = false,
            ("cenre" | "corre", _) if has(value, 'K') => {}
            ("cenre", _) => self.king_returns = false,
            ("sw", "n") => soldiers.shieldwall = false,
            ("sw", "s") => soldiers.shieldwall = true,
            ("efe", _) => ending.exit_fort = yes?,
            _ if FORTS.contains(&key) => {}
            _ => return None,
        }
        Some(())
    }

    fn variant(&self) -> Result<Variant, String> {
        let mut variant = self.variant.clone();
        let hostile = |piece| match (has(&self.throne, piece), has(&self.empty_throne, piece)) {
            (true, _) => Hostility::Always,
            (false, true) => Hostility::WhenEmpty,
            (false, false) => Hostility::Never,
        };
        variant.throne.hostile_to_attackers = hostile('t');
        variant.throne.hostile_to_defenders = hostile('T');
        if !(self.king_stops && self.king_returns) {
            variant.throne.stopping = Stopping::Nobody;
        }
        variant.corners = match (variant.ending.escape, self.has_corners) {
            (Escape::Corners, false) => {
                return Err("the king escapes to corners, but cor: is empty".to_owned());
            }
            (Escape::Edge, true) => {
                return Err(
                    "corners are not supported when the king escapes to the edge; add cor:"
                        .to_owned(),
                );
            }
            (Escape::Edge, false) => Corners::ORDINARY,
            (Escape::Corners, true) => Corners {
                hostile_to_attackers: has(&self.corners, 't'),
                hostile_to_defenders: has(&self.corners, 'T'),
                hostile_to_king: has(&self.corners, 'K'),
            },
        };
        Ok(variant)
    }
}

/// Rules about forts that are not supported.
const FORTS: [&str; 8] = [
    "aforh", "dforh", "aforp", "dforp", "afors", "dfors", "aforre", "dforre",
];

fn has(pieces: &str, piece: char) -> bool {
    pieces.contains(piece)
}

/// The distance that the king can move, if all other pieces move without a limit.
fn read_reach(text: &str) -> Option<Reach> {
    let limits: Vec<i32> = text
        .split(',')
        .map(|limit| limit.parse().ok())
        .collect::<Option<_>>()?;
    // Of ten limits, the last but one belongs to the king of the defenders. Of twelve, a mercenary and a guard follow
    // the king.
    let king = match limits.len() {
        1 | 2 => None,
        8 => Some(7),
        10 => Some(8),
        12 => Some(9),
        _ => return None,
    };
    let mut others = limits.iter().enumerate();
    if !others.all(|(place, &limit)| limit == -1 || Some(place) == king) {
        return None;
    }
    match king.map(|king| limits[king]) {
        Some(limit) if limit != -1 => usize::try_from(limit).ok().map(Reach::AtMost),
        _ => Some(Reach::Unlimited),
    }
}

pub(super) fn write(variant: &Variant) -> Result<String, String> {
    let Variant {
        throne,
        corners,
        king,
        soldiers,
        ending,
        ..
    } = variant;
    let board = variant.start_board().map_err(|error| error.to_string())?;
    if board.rows() != board.cols() {
        return Err("the format is for square boards".to_owned());
    }
    let yes_or_no = |is_so: bool| if is_so { "y" } else { "n" };
    let begins = yes_or_no(variant.first == Army::Attackers);
    let repetition = if ending.repetition == Repetition::Draw {
        "d"
    } else {
        "i"
    };
    let capture = CAPTURES.iter().find(|(_, it)| *it == king.capture);
    let capture = capture.map_or("", |(letter, _)| letter);
    let reach = match king.reach {
        Reach::Unlimited => String::new(),
        Reach::AtMost(most) => format!(" spd:-1,-1,-1,-1,-1,-1,-1,-1,{most},-1"),
    };
    let by = |is_so: bool, pieces: &'static str| if is_so { pieces } else { "" };
    let is_hostile = |hostility: &Hostility, empty: bool| match hostility {
        Hostility::Always => true,
        Hostility::WhenEmpty => empty,
        Hostility::Never => false,
    };
    let throne_to = |empty: bool| {
        let [to_attackers, to_defenders] =
            [throne.hostile_to_attackers, throne.hostile_to_defenders];
        let king = empty && to_defenders != Hostility::Never;
        by(is_hostile(&to_attackers, empty), "tcnkm").to_owned()
            + by(is_hostile(&to_defenders, empty), "TCNM")
            + by(king, "K")
    };
    let corners = match ending.escape {
        Escape::Edge => "esc:e cor:".to_owned(),
        Escape::Corners => format!(
            "corh:{}{}{}",
            by(corners.hostile_to_attackers, "tcnkm"),
            by(corners.hostile_to_defenders, "TCNM"),
            by(corners.hostile_to_king, "K")
        ),
    };
    let crossing = by(throne.crossing == Crossing::WhoMayStop, "cenp:K ");
    let stopping = by(throne.stopping == Stopping::Nobody, "cens: ");
    let rows = position::write(&board);
    Ok(format!(
        "dim:{} {corners} surf:{} atkf:{begins} tfr:{repetition} ka:{} ks:{capture}{reach} {crossing}{stopping}\
         cenh:{} cenhe:{} sw:{} efe:{} start:{rows}",
        board.rows(),
        yes_or_no(ending.encirclement),
        yes_or_no(king.armed),
        throne_to(false),
        throne_to(true),
        if soldiers.shieldwall { "s" } else { "n" },
        yes_or_no(ending.exit_fort),
    ))
}
