use super::*;

fn reparsed(pattern: &Pattern<char>) -> Result<Pattern<char>, PatternError> {
    pattern.to_string().parse()
}

/// Special characters, and white space and letters of all kinds and sizes.
const STRANGE: &str = "!_|'?+*{}[],0123456789 \t\r\n\u{a0}\u{2003}\u{3000}\u{feff}\0\u{301}𝄞é";

/// Any character, often one with a meaning here or similar to one.
fn any_char() -> impl Strategy<Value = char> + Clone {
    prop_oneof![
        4 => any::<char>(),
        4 => select(STRANGE.chars().collect::<Vec<_>>()),
        1 => proptest::char::range(' ', '~'),
    ]
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn a_pattern_that_is_read_is_the_one_that_was_written(
        segments in vec(a_segment(any_char()), 0..6),
    ) {
        let pattern = Pattern::new(segments);
        prop_assert_eq!(reparsed(&pattern), Ok(pattern.clone()), "{}", pattern);
        for segment in pattern.iter() {
            let alone = Pattern::new([*segment]);
            prop_assert_eq!(alone.to_string(), segment.to_string());
        }
    }

    #[test]
    fn counts_of_any_size_are_written_and_read(min: usize, more: usize) {
        let max = min.saturating_add(more);
        for (min, max) in [
            (min, max),
            (min, min),
            (min, usize::MAX),
            (min % 3, min % 3 + more % 3),
        ] {
            let pattern = Pattern::new([Segment::between(min, max, Token::one_of(['x']))]);
            prop_assert_eq!(reparsed(&pattern), Ok(pattern.clone()), "{}", pattern);
        }
    }

    #[test]
    fn any_text_is_a_pattern_or_an_error_that_says_where(
        text in prop_oneof![
            ".{0,12}",
            "[xo!_|'?+*{}\\[\\],0-9 ]{0,12}",
            vec(any::<u8>(), 0..20).prop_map(|bytes| String::from_utf8_lossy(&bytes).into()),
            vec(any_char(), 0..12).prop_map(String::from_iter),
        ],
    ) {
        match text.parse::<Pattern<char>>() {
            Ok(pattern) => prop_assert_eq!(reparsed(&pattern), Ok(pattern)),
            Err(error) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.column));
                let prefix = format!("column {}: ", error.column);
                prop_assert!(error.to_string().starts_with(&prefix));
            }
        }
    }

    #[test]
    fn a_constant_is_the_pattern_of_its_text(
        text in prop_oneof![
            "[xo!_|'?+*{}\\[\\],0-9 ]{0,12}",
            vec(a_segment(any_char()), 3..4).prop_map(|it| Pattern::new(it).to_string()),
            vec(any_char(), 0..12).prop_map(String::from_iter),
        ],
    ) {
        let literal = std::panic::catch_unwind(|| Pattern::literal::<3>(&text));
        let message = || literal.as_ref().unwrap_err().downcast_ref::<String>().unwrap().clone();
        match text.parse::<Pattern<char>>() {
            Ok(pattern) if pattern.len() == 3 => {
                prop_assert_eq!(&pattern[..], literal.unwrap());
            }
            Ok(pattern) if pattern.len() < 3 => {
                let column = text.chars().count() + 1;
                let fewer = "the text has fewer segments than the array";
                prop_assert_eq!(message(), format!("column {column}: {fewer}"));
            }
            Ok(_) => {
                let more = ": the text has more segments than the array";
                prop_assert!(message().ends_with(more), "{}", message());
            }
            // The first error is reported: a segment too many, or an invalid one.
            Err(error) => {
                let more = ": the text has more segments than the array";
                prop_assert!(message() == error.to_string() || message().ends_with(more));
            }
        }
    }

    #[test]
    fn a_word_is_its_letters(word in ".{0,8}") {
        let pattern = Pattern::word(&word);
        let letters = word.chars().map(|letter| Segment::one(Token::one_of([letter])));
        prop_assert!(pattern.iter().copied().eq(letters));
        prop_assert_eq!(reparsed(&pattern), Ok(pattern));
    }
}

#[test]
fn the_text_of_a_class_has_the_kinds_that_it_admits() {
    let mut token = Token::one_of(['a', 'b', 'c']);
    token.kinds[1] = None;
    assert_eq!(Pattern::new([Segment::one(token)]).to_string(), "a");
}

#[test]
fn each_form_means_what_the_manual_says() {
    let (x, end) = (Token::one_of(['X']), usize::MAX);
    for (text, segment, written) in [
        ("X", Segment::one(x), "X"),
        ("!X", Segment::one(Token::none_of(['X'])), "!X"),
        ("_", Segment::one(Token::ANY), "_"),
        ("|", Segment::one(Token::EDGE), "|"),
        ("'+'", Segment::one(Token::one_of(['+'])), "'+'"),
        ("!'!'", Segment::one(Token::none_of(['!'])), "!'!'"),
        ("'''", Segment::one(Token::one_of(['\''])), "'''"),
        ("'X'", Segment::one(x), "X"),
        ("X{1}", Segment::one(x), "X"),
        ("X?", Segment::between(0, 1, x), "X?"),
        ("X{0,1}", Segment::between(0, 1, x), "X?"),
        ("X+", Segment::at_least(1, x), "X+"),
        ("X{1,}", Segment::at_least(1, x), "X+"),
        ("X*", Segment::between(0, end, x), "X*"),
        ("X{0,}", Segment::between(0, end, x), "X*"),
        ("X{3}", Segment::exactly(3, x), "X{3}"),
        ("X{3,3}", Segment::exactly(3, x), "X{3}"),
        ("X{0}", Segment::exactly(0, x), "X{0}"),
        ("X{2,}", Segment::at_least(2, x), "X{2,}"),
        ("X{2,4}", Segment::between(2, 4, x), "X{2,4}"),
        ("X{0,2}", Segment::between(0, 2, x), "X{0,2}"),
        ("X{1,2}", Segment::between(1, 2, x), "X{1,2}"),
        ("_{2}", Segment::exactly(2, Token::ANY), "_{2}"),
        (
            "[Xc.]",
            Segment::one(Token::one_of(['X', 'c', '.'])),
            "[Xc.]",
        ),
        ("[X]", Segment::one(Token::one_of(['X'])), "X"),
        (
            "![Xc]+",
            Segment::at_least(1, Token::none_of(['X', 'c'])),
            "![Xc]+",
        ),
        (
            "['?'']'' ']",
            Segment::one(Token::one_of(['?', ']', ' '])),
            "['?'']'' ']",
        ),
        (
            "[01234567]",
            Segment::one(Token::one_of(['0', '1', '2', '3', '4', '5', '6', '7'])),
            "[01234567]",
        ),
        ("X|", Segment::one(x).or_edge(), "X|"),
        ("!X|", Segment::one(Token::none_of(['X'])).or_edge(), "!X|"),
        (
            "[Xc]|{2,3}",
            Segment::between(2, 3, Token::one_of(['X', 'c'])).or_edge(),
            "[Xc]|{2,3}",
        ),
        (
            "![Xc]|*",
            Segment::at_least(0, Token::none_of(['X', 'c'])).or_edge(),
            "![Xc]|*",
        ),
        ("_|", Segment::one(Token::ANY).or_edge(), "_|"),
        ("||", Segment::one(Token::EDGE).or_edge(), "||"),
        // These characters stood for themselves before there were sets, and still do.
        ("[", Segment::one(Token::one_of(['['])), "'['"),
        ("]", Segment::one(Token::one_of([']'])), "']'"),
        ("[+", Segment::at_least(1, Token::one_of(['['])), "'['+"),
        (
            "![{2}",
            Segment::exactly(2, Token::none_of(['['])),
            "!'['{2}",
        ),
        (
            "!]?",
            Segment::between(0, 1, Token::none_of([']'])),
            "!']'?",
        ),
        (",+", Segment::at_least(1, Token::one_of([','])), ",+"),
    ] {
        let pattern: Pattern<char> = text.parse().expect(text);
        assert_eq!(pattern[..], [segment], "{text}");
        assert_eq!(pattern.to_string(), written, "{text}");
    }
    assert_eq!("".parse(), Ok(Pattern::<char>::new([])));
    assert_eq!(" \n\t".parse(), Ok(Pattern::<char>::new([])));
    let spaced = "  O+\n\tX ".parse::<Pattern<char>>().unwrap();
    assert_eq!(spaced.to_string(), "O+ X");
}

#[test]
fn another_alphabet_changes_kinds_and_nothing_else() {
    let pattern: Pattern<char> = "x !o+ _? |".parse().unwrap();
    let mapped = pattern.clone().map(|kind| kind.to_ascii_uppercase());
    assert_eq!(mapped.to_string(), "X !O+ _? |");
    assert_eq!(pattern.map(u32::from)[0].what, Token::one_of([120]));
}

#[test]
fn an_error_names_the_column_and_what_is_wrong_there() {
    let kind = "a cell kind is missing; !, _, |, ', ?, +, *, {, }, [ and ] must be quoted";
    let quote = "a quote has one character and a closing ': 'x'";
    let set = "a set has one to eight kinds and a closing ]: [xo]";
    let space = "segments must be separated by white space";
    let count = "a count is {3}, {2,} or {2,4}";
    let larger = "the first number of a count is larger than the second";
    for (text, column, why) in [
        ("X+ {2}", 4, kind),
        ("!", 2, kind),
        ("! X", 2, kind),
        ("!_", 2, kind),
        ("[x o]", 3, kind),
        ("[.|]", 3, kind),
        ("[[x]", 2, kind),
        ("é 'ab'", 5, quote),
        ("'", 2, quote),
        ("''", 3, quote),
        ("[]", 2, set),
        ("[xo", 4, set),
        ("![x", 4, set),
        ("[012345678]", 10, set),
        ("[ x]", 4, space),
        ("|X", 2, space),
        ("X|||", 3, space),
        ("X+|", 3, space),
        ("XX", 2, space),
        ("X++", 3, space),
        ("X{2}+", 5, space),
        ("X{", 3, count),
        ("X{}", 3, count),
        ("X{,2}", 3, count),
        ("X{2;4}", 4, count),
        ("X{ 2}", 3, count),
        ("X{-1}", 3, count),
        ("X{2", 4, count),
        ("X{99999999999999999999}", 23, count),
        ("X{4,2}", 7, larger),
    ] {
        let error = text.parse::<Pattern<char>>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("column {column}: {why}"),
            "{text:?}"
        );
    }
}
