//! [`lines`]: wraps a text that has headings and diagrams.

use crate::text::folded::folded;

/// The default width of a page.
pub(crate) const WIDTH: usize = 78;

/// The largest width of a page, because longer lines are hard to read.
#[cfg(feature = "screen")]
pub(crate) const WIDEST: usize = 100;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) is_heading: bool,
}

/// The lines of a text. Paragraphs are wrapped. A line that begins with `# ` is a heading. Lines indented by two or
/// more spaces are not wrapped.
pub(crate) fn lines(text: &str, width: usize) -> Vec<Line> {
    let (mut lines, mut paragraph) = (Vec::new(), Vec::new());
    let mut put = |texts: Vec<String>, is_heading| {
        let texts = texts.into_iter();
        lines.extend(texts.map(|text| Line { text, is_heading }));
    };
    for line in text.lines().chain([""]) {
        let (is_picture, heading) = (line.starts_with("  "), line.strip_prefix("# "));
        if !line.trim().is_empty() && !is_picture && heading.is_none() {
            paragraph.extend(line.split_whitespace());
            continue;
        }
        if !paragraph.is_empty() {
            put(folded(&paragraph.join(" "), width), false);
            paragraph.clear();
        }
        match heading {
            Some(heading) => put(folded(heading.trim(), width), true),
            None => put(vec![line.trim_end().to_owned()], false),
        }
    }
    lines.dedup_by(|line, before| line.text.is_empty() && before.text.is_empty());
    while lines.pop_if(|line| line.text.is_empty()).is_some() {}
    lines
}

pub(crate) fn first_paragraph(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let begun = lines.skip_while(|line| line.is_empty() || line.starts_with('#'));
    let paragraph: Vec<_> = begun.take_while(|line| !line.is_empty()).collect();
    paragraph.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{first_paragraph, lines};

    const TEXT: &str = "
# How it ends


Who has no move
has lost. A wall of nobody

  X  .
     O
after it.
";

    fn shown(width: usize) -> String {
        let marked = lines(TEXT, width).into_iter().map(|line| {
            let mark = if line.is_heading { "*" } else { "" };
            format!("{mark}{}{mark}|", line.text)
        });
        marked.collect()
    }

    #[test]
    fn paragraphs_are_wrapped_and_pictures_are_not() {
        let expected =
            "|*How it ends*||Who has no move has lost.|A wall of nobody||  X  .|     O|after it.|";
        assert_eq!(shown(25), expected);
        let narrow = shown(0);
        assert!(narrow.contains("|*ends*|") && narrow.contains("|  X  .|"));
    }

    #[test]
    fn the_first_paragraph_says_what_the_game_is() {
        let first = "Who has no move has lost. A wall of nobody";
        assert_eq!([first_paragraph(TEXT), first_paragraph("")], [first, ""]);
    }
}
