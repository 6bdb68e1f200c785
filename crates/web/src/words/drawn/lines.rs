//! Answers that are lines, drawn as bands under their cells.

use collinear::{Bracket, Line, Miss, PatternMatch, Run, RunThrough, lines::Threat, picture::Mark};

use super::{Drawn, blocker, listed};
use crate::words::asked::{Asked, Sheet};

pub(in crate::words) fn truth<B: Sheet>(asked: &Asked<B>, answer: bool) -> Drawn {
    let at = answer.then_some(asked.from);
    Drawn::found_if_any(answer.to_string(), at).with(at.map(Mark::Last))
}

pub(in crate::words) fn count<B: Sheet>(asked: &Asked<B>, answer: usize) -> Drawn {
    let line = asked.board.board().whole_line(asked.from, asked.heading);
    let line = line.map(|line| Mark::Line(asked.whole_line(&line)));
    Drawn::found(answer.to_string(), []).with(line)
}

pub(in crate::words) fn line<B: Sheet>(asked: &Asked<B>, answer: Option<Line<B>>) -> Drawn {
    let Some(line) = answer else {
        return Drawn::missed("None", []);
    };
    let mark = (!line.is_empty()).then(|| asked.whole_line(&line).into());
    Drawn::found(line.to_string(), line.iter()).with(mark)
}

pub(in crate::words) fn lines<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = Line<B>>,
) -> Drawn {
    let lines = answer.into_iter().map(|each| line(asked, Some(each)));
    Drawn::all(lines, ["line", "lines"])
}

pub(in crate::words) fn threats<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = Threat<B>>,
) -> Drawn {
    let threats = answer.into_iter().map(|threat| {
        let gains: Vec<_> = threat.gains().collect();
        let defences: Vec<_> = threat.defences().collect();
        let open = if threat.is_open { "open, " } else { "" };
        let text = format!(
            "{}: {open}{} to go, by {}, defended at {}",
            threat.line,
            threat.lacks,
            listed(&gains),
            listed(&defences)
        );
        let drawn = line(asked, Some(threat.line));
        Drawn { text, ..drawn }.with(gains.into_iter().map(Mark::Last))
    });
    Drawn::all(threats, ["threat", "threats"])
}

pub(in crate::words) fn run<B: Sheet>(asked: &Asked<B>, answer: Run<B>) -> Drawn {
    let Run { line, stop, .. } = answer;
    let mark = if line.is_empty() {
        blocker(stop).map(Mark::Blocker)
    } else {
        Some(Mark::Run {
            line: asked.whole_line(&line),
            behind: None,
            ahead: stop,
        })
    };
    Drawn::found_if_any(format!("{line}, then {stop}"), line.iter()).with(mark)
}

pub(in crate::words) fn run_through<B: Sheet>(asked: &Asked<B>, answer: RunThrough<B>) -> Drawn {
    let RunThrough {
        line,
        behind,
        ahead,
        ..
    } = answer;
    let mark = (!line.is_empty()).then(|| Mark::Run {
        line: asked.whole_line(&line),
        behind: Some(behind),
        ahead,
    });
    let text = format!("{line}; behind: {behind}; ahead: {ahead}");
    Drawn::found_if_any(text, line.iter()).with(mark)
}

pub(in crate::words) fn runs<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = (char, RunThrough<B>)>,
) -> Drawn {
    let runs = answer.into_iter().map(|(glyph, run)| Drawn {
        text: format!("{glyph}: {}", run.line),
        ..line(asked, Some(run.line))
    });
    Drawn::all(runs, ["run", "runs"])
}

pub(in crate::words) fn matches<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = PatternMatch<B>>,
) -> Drawn {
    let matches = answer.into_iter().map(|each| line(asked, Some(each.line)));
    Drawn::all(matches, ["line", "lines"])
}

pub(in crate::words) fn segments<B: Sheet>(
    asked: &Asked<B>,
    answer: Result<PatternMatch<B>, Miss>,
) -> Drawn {
    match answer {
        Ok(PatternMatch { segments, .. }) => Drawn {
            text: format!("{} segments: {segments:?}", segments.len()),
            ..lines(asked, segments.into_iter().filter(|line| !line.is_empty()))
        },
        Err(miss) => asked.miss(miss),
    }
}

pub(in crate::words) fn bracket<B: Sheet>(
    asked: &Asked<B>,
    answer: Result<Bracket<B>, Miss>,
) -> Drawn {
    let bracket = match answer {
        Ok(bracket) => bracket,
        Err(miss) => return asked.miss(miss),
    };
    let (inner, anchor) = (bracket.inner, bracket.anchor);
    let mark = Bracket {
        from: bracket.from,
        heading: bracket.heading,
        inner: asked.whole_line(&inner),
        anchor,
    };
    Drawn::found(format!("{inner}, anchor {anchor}"), inner.iter()).with([mark.into()])
}
