//! Portable Tak Notation.

use collinear::{
    Direction,
    rules::{Illegal, Notation, Rules, not_over},
};

use super::{
    Tak,
    stone::Kind,
    turn::{MOST, State, Turn, digits, reach},
};

const SIGNS: [(char, Direction); 4] = [
    ('+', Direction::N),
    ('>', Direction::E),
    ('-', Direction::S),
    ('<', Direction::W),
];

/// The letters of stones; the one for a flat stone is optional.
const LETTERS: [(char, Kind); 3] = [('F', Kind::Flat), ('S', Kind::Wall), ('C', Kind::Capstone)];

/// Portable Tak Notation. The number of lifted stones is omitted if it is 1, and the numbers left behind are omitted if
/// all stones stay on the first square.
impl Notation for Tak {
    fn write_move(&self, before: &State, m: &Turn) -> String {
        let name = |at| before.grid().board().names([at]);
        match *m {
            Turn::Place {
                kind: Kind::Flat,
                at,
            } => name(at),
            Turn::Place { kind, at } => {
                let letter = LETTERS.iter().find(|it| it.1 == kind).map(|it| it.0);
                letter.into_iter().collect::<String>() + &name(at)
            }
            Turn::Spread {
                from,
                heading,
                drops,
            } => {
                let sign = SIGNS.iter().find(|it| it.1 == heading).map(|it| it.0);
                let (squares, stones) = reach(drops);
                let lifted = Some(stones).filter(|&stones| stones > 1);
                let lifted = lifted.map(|stones| stones.to_string());
                let left = Some(digits(drops)).filter(|_| squares > 1);
                let words = [lifted, Some(name(from)), sign.map(String::from), left];
                words.into_iter().flatten().collect()
            }
        }
    }

    /// Also accepts the parts that may be omitted, and the trailing signs `*` for a flattened wall, `'`, `!` and `?`.
    fn read_move(&self, before: &State, word: &str) -> Result<Turn, Illegal> {
        not_over(self, before)?;
        let word = word.trim_end_matches(['*', '\'', '!', '?']);
        let example = || Illegal::refused("not a move: a move looks like a1, Sa1, Ca1 or 3c3>12");
        let m = match word.find(|char| SIGNS.iter().any(|it| it.0 == char)) {
            None => read_place(before, word),
            Some(sign) => read_spread(before, word, sign),
        };
        let m = m.ok_or_else(example)?;
        self.check(before, &m)?;
        Ok(m)
    }
}

fn read_place(before: &State, word: &str) -> Option<Turn> {
    let named = |name| before.grid().board().cell_named(name).ok();
    let kinds = LETTERS.into_iter().find_map(|(letter, kind)| {
        let at = named(word.strip_prefix(letter)?)?;
        Some(Turn::Place { kind, at })
    });
    kinds.or_else(|| {
        Some(Turn::Place {
            kind: Kind::Flat,
            at: named(word)?,
        })
    })
}

fn read_spread(before: &State, word: &str, sign: usize) -> Option<Turn> {
    let (tower, left) = word.split_at(sign);
    let (_, heading) = SIGNS.into_iter().find(|it| left.starts_with(it.0))?;
    let name = tower.trim_start_matches(|char: char| char.is_ascii_digit());
    let from = before.grid().board().cell_named(name).ok()?;
    let lifted = match &tower[..tower.len() - name.len()] {
        "" => 1,
        lifted => lifted.parse().ok().filter(|&lifted| lifted > 0)?,
    };
    let mut drops = [0; MOST];
    match left.get(1..)? {
        "" => drops[0] = lifted,
        left => {
            for (index, digit) in left.chars().enumerate() {
                let count = digit.to_digit(10).filter(|&count| count > 0)?;
                *drops.get_mut(index)? = u8::try_from(count).ok()?;
            }
        }
    }
    (reach(drops).1 == usize::from(lifted)).then_some(Turn::Spread {
        from,
        heading,
        drops,
    })
}
