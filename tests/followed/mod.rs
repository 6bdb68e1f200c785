//! Whole games as text: at each ply everything that the library says about the state.

use std::{
    env,
    fmt::{Debug, Display, Write},
    fs,
    path::Path,
    str::FromStr,
};

use collinear::{
    Coord, Rect,
    rules::{Game, Notation, View},
};

/// Compares a text with the accepted `NAME.txt` in the folder of the tests; `ACCEPT=1` accepts it.
pub(crate) fn assert_accepted(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/{name}.txt"));
    if env::var_os("ACCEPT").is_some() {
        fs::write(&path, text).expect("there is room");
    }
    let accepted = fs::read_to_string(&path).unwrap_or_default();
    let both = text.lines().zip(accepted.lines()).enumerate();
    for (index, (line, accepted)) in both {
        assert_eq!(line, accepted, "{name}, line {}", index + 1);
    }
    assert_eq!(text.lines().count(), accepted.lines().count(), "{name}");
}

/// Additional lines about a game.
pub(crate) fn lines(facts: impl IntoIterator<Item = impl Display>) -> String {
    let facts = facts.into_iter().map(|fact| format!("\n  {fact}"));
    facts.collect()
}

/// A game of these rules from its turns, with additional lines about each state.
pub(crate) fn follow<R>(rules: &str, turns: &str, facts: impl Fn(&R, &R::State) -> String) -> String
where
    R: Notation<State: View<Board = Rect>> + Clone + Display + FromStr<Err: Debug>,
{
    let mut game = Game::new(rules.parse::<R>().expect(rules));
    let mut text = format!("{}\n", game.rules());
    show(&mut text, &game, "start", &facts);
    for word in turns.split_whitespace() {
        let (rules, state) = (game.rules(), game.state());
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_turn(state, tried).expect_err(tried);
            let cells: Vec<_> = refused
                .cells::<Coord>()
                .iter()
                .map(Coord::to_string)
                .collect();
            let cells = cells.join(" ");
            writeln!(text, "\n{tried:?} is refused: {refused}; cells: {cells}").unwrap();
            continue;
        }
        for m in rules.read_turn(state, word).expect(word) {
            let written = game.rules().write_move(game.state(), &m);
            game.play(m).expect(word);
            let title = format!("{}. {written}", game.record().len());
            show(&mut text, &game, &title, &facts);
        }
    }
    let last = game.record().last().expect("a move").clone();
    let refused = game.play(last).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let record = game
        .rules()
        .write_game(&game.rules().start(), game.record());
    writeln!(text, "record: {record}").unwrap();
    let undone = game.undo().expect("a move");
    let undone = game.rules().write_move(game.state(), &undone);
    writeln!(text, "undo: {undone}, then {:?}", game.outcome()).unwrap();
    text
}

fn show<R: Notation<State: View<Board = Rect>> + Clone>(
    text: &mut String,
    game: &Game<R>,
    title: &str,
    facts: impl Fn(&R, &R::State) -> String,
) {
    let (rules, state) = (game.rules(), game.state());
    writeln!(text, "\n{title}\n{}", state.glyphs()).unwrap();
    let mut before = game.clone();
    if before.undo().is_some() {
        let changes = before.state().changes_to(state);
        writeln!(text, "changed: {changes}").unwrap();
    }
    let moves: Vec<_> = game.moves().map(|m| rules.write_move(state, &m)).collect();
    // A board of 225 cells has too many moves to list.
    let listed = match &moves[..] {
        [first, second, .., last] if moves.len() > 12 => format!("{first} {second} .. {last}"),
        few => few.join(" "),
    };
    let turn = state.turn();
    writeln!(text, "turn: {turn}; moves: {} ({listed})", moves.len()).unwrap();
    match game.outcome() {
        None => assert_eq!(rules.count_moves(state), moves.len()),
        Some(outcome) => writeln!(text, "outcome: {outcome}").unwrap(),
    }
    writeln!(text, "{}", facts(rules, state).trim_start()).unwrap();
}
