//! The list of games in `examples/games.md` and the table of primitives in `tests/kernel/boards/README.md`: the
//! queries that they name are there, the games ask them, and the tests exist.

use std::{collections::BTreeSet, fs, path::Path};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources of a file or a folder without their comments and unit tests.
fn source(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("a folder");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let wanted =
            paths.filter(|path| path.is_dir() || path.extension().is_some_and(|it| it == "rs"));
        return wanted.map(|path| source(&path)).collect();
    }
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let code = text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The rows of the tables of a page: the texts of their cells.
fn rows(page: &str) -> Vec<Vec<String>> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| "));
    let cells = |row: &str| {
        row.trim_end_matches('|')
            .split(" |")
            .map(|cell| cell.trim().to_owned())
            .collect()
    };
    rows.map(cells)
        .filter(|row: &Vec<String>| !row[0].starts_with("--"))
        .collect()
}

/// What stands in back quotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The functions that are declared in these folders.
fn functions(folders: &[&str]) -> BTreeSet<String> {
    let text: String = folders
        .iter()
        .map(|folder| source(&root().join(folder)))
        .collect();
    let names = text.split("fn ").skip(1);
    let name = |text: &str| {
        text.chars()
            .take_while(|&it| it.is_alphanumeric() || it == '_')
            .collect()
    };
    names.map(name).collect()
}

fn asks(source: &str, query: &str) -> bool {
    let calls = source.match_indices(query);
    calls.into_iter().any(|(at, _)| {
        let is_whole =
            !source[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        is_whole && source[at + query.len()..].starts_with('(')
    })
}

#[test]
fn games_ask_the_queries_that_the_list_says() {
    let page = fs::read_to_string(root().join("examples/games.md")).unwrap();
    let rows: Vec<_> = rows(&page).into_iter().skip(1).collect();
    assert_eq!(rows.len(), 93);
    let known = functions(&["src/geometry", "src/lines", "src/grid", "src/rules"]);
    for (number, row) in (1..).zip(&rows) {
        let [counted, game, board, codes, queries, written] = &row[..] else {
            panic!("{row:?}");
        };
        assert_eq!(*counted, number.to_string(), "{game}");
        assert!(!board.is_empty() && !codes.is_empty(), "{game}");
        assert!(quoted(queries).next().is_some(), "{game}");
        for query in quoted(queries) {
            assert!(known.contains(query), "{game}: {query} is no query");
        }
        let links = written.split("](").skip(1);
        let files = links.filter_map(|link| link.split_once(')'));
        let sources: Vec<_> = files
            .map(|(file, _)| source(&root().join("examples").join(file)))
            .collect();
        for query in quoted(queries).filter(|_| !sources.is_empty()) {
            let is_asked = sources.iter().any(|source| asks(source, query));
            assert!(is_asked, "{game}: {written} does not ask {query}");
        }
    }
}

#[test]
fn primitives_are_tested_on_every_kind_of_board() {
    let page = fs::read_to_string(root().join("tests/kernel/boards/README.md")).unwrap();
    let rows = rows(&page);
    let primitives: Vec<_> = rows.iter().filter(|row| row.len() == 13).skip(1).collect();
    assert_eq!(primitives.len(), 27);
    let known = functions(&["src/geometry", "src/lines", "src/grid"]);
    let notes: BTreeSet<&str> = rows
        .iter()
        .filter(|row| row.len() == 2)
        .map(|row| row[0].as_str())
        .collect();
    for row in &primitives {
        for query in quoted(&row[2]) {
            assert!(known.contains(query), "{}: {query} is no query", row[1]);
        }
        for cell in &row[3..] {
            assert!(notes.contains(cell.as_str()), "{}: no note {cell}", row[1]);
        }
    }
    let tests = functions(&["tests/kernel"]);
    for row in rows.iter().filter(|row| row.len() == 2) {
        for test in quoted(&row[1]) {
            assert!(
                tests.contains(test),
                "note {}: there is no test {test}",
                row[0]
            );
        }
    }
}
