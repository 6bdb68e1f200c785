//! The page of the vocabulary. It shows a query of the library, a board to change, the answer with its reason, and the
//! Rust code that runs the query.
//!
//! The function [`answer`] takes a request and returns an answer, both JSON. `{}` requests the list of all queries. A
//! request with a `word` runs the query on its initial board, with these changes:
//!
//! | key of a request | value |
//! |---|---|
//! | `word` | the name of a query, such as `"bracket"`; also the anchor of the page |
//! | `board` | rows of characters, `". O O X"` |
//! | `kind` | `"square"`, `"columns"` (left and right side joined), `"torus"` (all sides) or `"hex"` |
//! | `holes` | true if a `#` is a hole in the board, false if it is a wall on it |
//! | `from`, `to` | a row and a column, `[0, 3]` |
//! | `heading` | `"NE"` |
//!
//! | key of an answer | value |
//! |---|---|
//! | `words` | the list of queries, each with `name`, `group`, `says`, `aliases` |
//! | `refusal` | why the query could not run |
//! | `word`, `group`, `says`, `aliases` | the query |
//! | `rust` | a program that runs the query on this board; `query` is the last line of the program |
//! | `board`, `kind`, `holes`, `from`, `to`, `heading` | the values of the request; `null` if the query does not use a key |
//! | `rows`, `columns` | the size of the board |
//! | `headings`, `kinds`, `glyphs`, `can_have_holes` | the choices |
//! | `text`, `found` | the answer, or the reason why nothing was found; `found` is true for an answer |
//! | `cells` | the cells of the answer, or the cells that explain the reason |
//! | `svg` | the picture |

mod asked;
mod drawn;
mod program;
mod request;
#[cfg(test)]
mod tests;
mod vocabulary;
mod word;

use serde::Serialize;

use self::{
    request::{Answered, Request},
    word::Word,
};

#[derive(Serialize)]
#[serde(untagged)]
enum Response {
    List { words: Vec<Listed> },
    Refused { refusal: String },
    Answered(Box<Answered>),
}

#[derive(Serialize)]
struct Listed {
    name: &'static str,
    group: &'static str,
    says: String,
    aliases: &'static [&'static str],
}

/// Answers a request. The [module](self) lists the keys.
#[must_use]
pub fn answer(request: &str) -> String {
    let response = respond(request).unwrap_or_else(|refusal| Response::Refused { refusal });
    // All keys are strings, so this cannot fail.
    serde_json::to_string(&response).unwrap_or_default()
}

fn respond(request: &str) -> Result<Response, String> {
    let request: Request =
        serde_json::from_str(request).map_err(|error| format!("no request: {error}"))?;
    let Some(name) = &request.word else {
        return Ok(Response::List { words: list() });
    };
    let word = vocabulary::words().find(|word| word.name == name);
    let word = word.ok_or_else(|| format!("no query {name:?}"))?;
    word.answer(&request).map(Box::new).map(Response::Answered)
}

fn list() -> Vec<Listed> {
    let words = vocabulary::words().map(|word: &Word| Listed {
        name: word.name,
        group: word.group,
        says: word.says(),
        aliases: word.aliases,
    });
    words.collect()
}
