//! The page of the vocabulary: a query of the library, a board to change, and the answer with its reason,
//! drawn at once beside the line of Rust that asks it.
//!
//! [`answer`] takes a request and gives an answer, both JSON. `{}` asks for the list of all words; a request
//! with a word asks it on the board where it starts, unless it says otherwise:
//!
//! | key of a request | value |
//! |---|---|
//! | `word` | the name of a query, `"bracket"`: the anchor of the page, too |
//! | `board` | rows of characters, `". O O X"` |
//! | `kind` | `"square"`, `"columns"` (left and right side joined), `"torus"` (all sides) or `"hex"` |
//! | `holes` | whether a `#` is no cell of the board, rather than a wall on it |
//! | `from`, `to` | a row and a column, `[0, 3]` |
//! | `heading` | `"NE"` |
//!
//! | key of an answer | value |
//! |---|---|
//! | `words` | of the list: `name`, `group`, `says`, `aliases` |
//! | `refusal` | why it could not be asked |
//! | `word`, `group`, `says`, `aliases` | the word |
//! | `rust` | a program that asks it on this board; `query` is its last line |
//! | `board`, `kind`, `holes`, `from`, `to`, `heading` | what was asked; `null` for what this query doesn't want |
//! | `rows`, `columns` | how large the board is |
//! | `headings`, `kinds`, `glyphs` | what there is to choose from; `can_have_holes` |
//! | `text` | the answer, or why there is none; `found`: which of the two |
//! | `cells` | the cells of the answer, or else those of the reason |
//! | `svg` | the picture of it |

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

/// What is answered.
#[derive(Serialize)]
#[serde(untagged)]
enum Response {
    List { words: Vec<Listed> },
    Refused { refusal: String },
    Answered(Box<Answered>),
}

/// A word of the list.
#[derive(Serialize)]
struct Listed {
    name: &'static str,
    group: &'static str,
    says: String,
    aliases: &'static [&'static str],
}

/// Answers a request; the [module](self) says which there are.
#[must_use]
pub fn answer(request: &str) -> String {
    let response = respond(request).unwrap_or_else(|refusal| Response::Refused { refusal });
    // All keys are texts, so that nothing can be wrong with it.
    serde_json::to_string(&response).unwrap_or_default()
}

fn respond(request: &str) -> Result<Response, String> {
    let request: Request =
        serde_json::from_str(request).map_err(|error| format!("no request: {error}"))?;
    let Some(name) = &request.word else {
        return Ok(Response::List { words: list() });
    };
    let word = vocabulary::words().find(|word| word.name == name);
    let word = word.ok_or_else(|| format!("no word is called {name:?}"))?;
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
