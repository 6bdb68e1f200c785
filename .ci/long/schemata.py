"""Mutant schemata: all mutants of a Rust file in one text, each behind a number.

`cargo mutants --list --json` says where a mutant is and what replaces the text there. `Schemata` writes
the file anew with all of them, as in `(if crate::mutant(7) {a + b} else {a - b})`, and knows afterwards
which of them a compiler's message is about. It relies on rustfmt: binary operators stand between
spaces, and prefix operators, generics and the bars of closures do not.
"""

import re
from collections import defaultdict

TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/)
    |b?r(?P<hashes>\#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"
    |b?'(?:\\u\{\w+\}|\\x\w\w|\\.|[^\\'])'|'\w+|\w+
    |<<=|>>=|\.\.=|->|=>|::|&&|\|\||[-+*/%^&|=!<>]=|<<|>>|\.\.|.""",
    re.X | re.S,
)
INFIX = set("+ - * / % & | ^ << >> && || == != < <= > >= += -= *= /= %= &= |= ^= <<= >>=".split())
# What an expression of operators ends at, on its level of brackets.
ENDS = set(
    ", ; : = => -> .. ..= return break if while match let in else move for loop where fn ( [ {".split()
)
CLOSING = {"(": ")", "[": "]", "{": "}"}

# What `crate::mutant` is. In a constant it is always false: the compiler evaluates those only once.
SWITCH = """
pub(crate) use switch::{Either, mutant};

mod switch {
    use core::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
    use std::{env, fs::File, io::Write, sync::OnceLock};

    const UNREAD: u32 = u32::MAX;
    const NOTING: u32 = u32::MAX - 1;
    static CHOSEN: AtomicU32 = AtomicU32::new(UNREAD);
    static SEEN: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
    static NOTES: OnceLock<File> = OnceLock::new();

    #[inline(always)]
    pub(crate) const fn mutant(number: u32) -> bool {
        core::intrinsics::const_eval_select((number,), never, is_chosen)
    }

    const fn never(_: u32) -> bool {
        false
    }

    #[inline(always)]
    fn is_chosen(number: u32) -> bool {
        let chosen = CHOSEN.load(Relaxed);
        chosen == number || (chosen >= NOTING && is_chosen_at_last(number))
    }

    #[cold]
    #[inline(never)]
    fn is_chosen_at_last(number: u32) -> bool {
        if CHOSEN.load(Relaxed) == UNREAD {
            let chosen = match env::var_os("MUTANTS_REACHED") {
                Some(path) => {
                    let notes = File::options().create(true).append(true).open(path);
                    NOTES.get_or_init(|| notes.expect("a file for the numbers"));
                    NOTING
                }
                None => env::var("MUTANT").map_or(0, |text| text.parse().expect("a number")),
            };
            CHOSEN.store(chosen, Relaxed);
            return is_chosen(number);
        }
        // Without allocation: there are tests that count those.
        let seen = &SEEN[number as usize];
        if !seen.load(Relaxed) && !seen.swap(true, Relaxed) {
            let mut notes = NOTES.get().expect("a file");
            notes.write_all(&number.to_le_bytes()).expect("room for a number");
        }
        false
    }

    #[derive(Clone, Debug)]
    pub(crate) enum Either<A, B> {
        Mutant(A),
        Sound(B),
    }

    impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Either<A, B> {
        type Item = A::Item;

        fn next(&mut self) -> Option<A::Item> {
            match self {
                Self::Mutant(mutant) => mutant.next(),
                Self::Sound(sound) => sound.next(),
            }
        }

        fn size_hint(&self) -> (usize, Option<usize>) {
            match self {
                Self::Mutant(mutant) => mutant.size_hint(),
                Self::Sound(sound) => sound.size_hint(),
            }
        }
    }

    impl<A: ExactSizeIterator, B: ExactSizeIterator<Item = A::Item>> ExactSizeIterator for Either<A, B> {}

    impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator for Either<A, B> {
        fn next_back(&mut self) -> Option<A::Item> {
            match self {
                Self::Mutant(mutant) => mutant.next_back(),
                Self::Sound(sound) => sound.next_back(),
            }
        }
    }
}
"""
FEATURES = "#![feature(const_eval_select, core_intrinsics)]\n#![allow(internal_features)]\n"


class Schemata:
    """One file, and its mutants by their numbers."""

    def __init__(self, source, mutants):
        self.source = source
        self.lines = [0, *(m.end() for m in re.finditer("\n", source))]
        self.read_tokens()
        self.wraps = defaultdict(list)  # (start, end) -> [(number, what stands there instead)]
        self.inserts = defaultdict(list)  # place -> [(number or None, text)]
        self.matches = defaultdict(set)  # place of what is matched -> arms without which it may fail
        self.iterators = set()  # bodies of `-> impl Iterator`, as ranges
        self.inexpressible = {n for n, mutant in mutants.items() if not self.place(n, mutant)}
        self.chunks, self.length, self.ranges = [], 0, []
        self.render(0, len(source))
        self.text = "".join(self.chunks)

    def about(self, spans):
        """The mutants that a message about these places of the text is about, at best one."""
        for inner in (True, False):
            for start in spans:
                found = [r for r in self.ranges if r[0] <= start <= r[1] and (r[3] or not inner)]
                if found:
                    return min(found, key=lambda r: r[1] - r[0])[2]
        return set()

    # Tokens.

    def read_tokens(self):
        self.tokens = [m.span() for m in TOKEN.finditer(self.source) if m.lastgroup != "skip"]
        self.words = [self.source[a:b] for a, b in self.tokens]
        self.at = {start: i for i, (start, _) in enumerate(self.tokens)}
        self.partner, self.chains, self.body, stack = {}, set(), {}, []
        for i, word in enumerate(self.words):
            if word in CLOSING:
                stack.append(i)
            elif word in CLOSING.values():
                other = stack.pop()
                self.partner[i], self.partner[other] = other, i
        for i, word in enumerate(self.words):
            if word in ("if", "while", "match", "for"):
                self.read_condition(i)
        self.constants = [*self.read_constants()]

    def read_constants(self):
        """The items `const A: B = ..;` and `static ..`, as ranges of the source."""
        for i, word in enumerate(self.words):
            if word not in ("const", "static") or self.words[i - 1] in ("<", ",", "'"):
                continue  # of a generic parameter
            if self.words[i + 2] == ":":
                last = i
                while self.words[last] not in (";", ")", "]", "}"):
                    last = self.partner.get(last, last) + 1
                yield self.tokens[i][0], self.tokens[last][1]

    def read_condition(self, keyword):
        """Where its body begins, and which `&&` is no operator since there is a `let`."""
        level, i = [], keyword + 1
        while i < len(self.words) and self.words[i] not in ("{", "=>", ";", ")", "]", "}"):
            level.append(i)
            i = self.partner.get(i, i) + 1
        self.body[keyword] = i
        if any(self.words[j] == "let" for j in level):
            self.chains.update(j for j in level if self.words[j] == "&&")

    def is_infix(self, i):
        start, end = self.tokens[i]
        spaced = self.source[start - 1].isspace() and self.source[end].isspace()
        return self.words[i] in INFIX and spaced and self.words[i - 1] not in ENDS

    def is_end(self, i):
        bar = self.words[i] in ("|", "||") and not self.is_infix(i)
        return self.words[i] in ENDS or i in self.chains or bar

    def expression(self, i):
        """The whole expression of operators that a token belongs to, as a range of the source."""
        first = last = i
        while not self.is_end(first - 1):
            word = self.words[first]
            if self.words[first - 1] == "}" and not (word in (".", "?", "as") or self.is_infix(first)):
                break
            first = self.partner[first - 1] if self.words[first - 1] in CLOSING.values() else first - 1
        while (next := self.words[last + 1]) not in CLOSING.values():
            if next in ("if", "match") and self.is_infix(last):
                last = self.partner[self.body[last + 1]]
                while self.words[last + 1] == "else":
                    last = self.partner[self.body.get(last + 2, last + 2)]
            elif next in CLOSING:
                if last + 1 in self.body.values():
                    break
                last = self.partner[last + 1]
            elif self.is_end(last + 1):
                break
            else:
                last += 1
        return self.tokens[first][0], self.tokens[last][1]

    # Mutants.

    def offset(self, place):
        return self.lines[place["line"] - 1] + place["column"] - 1

    def place(self, number, mutant):
        """Finds the place for a mutant; says whether there is one. In a constant a number has no say."""
        start, end = self.offset(mutant["span"]["start"]), self.offset(mutant["span"]["end"])
        if any(first <= start < last for first, last in self.constants):
            return False
        new = mutant["replacement"]
        match mutant["genre"]:
            case "FnValue" if "impl Iterator" in mutant["function"]["return_type"]:
                if re.search(r"\breturn\b|\?;", self.source[start:end]):
                    return False
                self.iterators.add((start, end))
                self.wraps[start, end].append((number, new))
            case "FnValue":
                self.inserts[start].append((number, f"return {new}"))
            case "BinaryOperator" | "UnaryOperator":
                if self.at.get(start) is None or self.at[start] in self.chains:
                    return False
                first, last = self.expression(self.at[start])
                mutated = self.source[first:start] + new + self.source[end:last]
                self.wraps[first, last].append((number, mutated))
            case "MatchArmGuard":
                self.wraps[start, end].append((number, new))
            case "MatchArm":
                i = self.at[start]
                guard = None
                while self.words[i] != "=>":
                    guard = i + 1 if self.words[i] == "if" else guard
                    i = self.partner.get(i, i) + 1
                arrow = self.tokens[i][0]
                body = self.at[start] - 1
                while self.words[body] != "{":
                    body = self.partner.get(body, body) - 1
                keyword = max(k for k in self.body if self.body[k] == body)
                matched = self.tokens[keyword + 1][0]
                self.inserts[matched].append((None, ""))
                self.matches[matched].add(number)
                if guard:
                    self.inserts[self.tokens[guard][0]].append((None, "("))
                    self.inserts[arrow].append((None, ") && "))
                self.inserts[arrow].append((None, f"{'' if guard else 'if '}!crate::mutant({number}) "))
            case "StructField":
                i = self.at[start]
                base = i
                while self.words[base] != "..":
                    base = self.partner.get(base, base) + 1
                close = base
                while self.words[close] != "}":
                    close = self.partner.get(close, close) + 1
                base = self.source[self.tokens[base][1] : self.tokens[close][0]].strip().rstrip(",")
                name = self.words[i]
                if self.words[i + 1] == ":":
                    span = self.tokens[i + 2][0], end - self.source[start:end].endswith(",")
                else:
                    span = self.tokens[i]
                    self.inserts[start].append((None, f"{name}: "))
                self.wraps[span].append((number, f"({base}).{name}"))
            case _:
                return False
        return True

    # The text.

    def write(self, text, number=None):
        if number is not None:
            self.ranges.append((self.length, self.length + len(text), {number}, True))
        self.chunks.append(text)
        self.length += len(text)

    def insert(self, place):
        if place in self.matches:
            self.ranges.append((self.length, self.length, self.matches[place], False))
        for number, text in self.inserts.get(place, ()):
            if number is None:
                self.write(text)
            else:
                self.write(f"if crate::mutant({number}) {{")
                self.write(text, number)
                self.write("} ")

    def render(self, start, end, wrapped=None):
        """Writes a range of the source with the mutants in it."""
        places = [p for p in self.inserts if start <= p < end and wrapped is None or start < p < end]
        spans = [s for s in self.wraps if start <= s[0] and s[1] <= end and s != wrapped]
        outer = []
        for span in sorted(spans, key=lambda s: (s[0], -s[1])):
            if not outer or span[0] >= outer[-1][1]:
                outer.append(span)
        events = sorted({*places, *(s[0] for s in outer)})
        starts = dict(outer)
        here = start
        for event in events:
            if event < here:  # inside a wrap, which has written it
                continue
            self.write(self.source[here:event])
            here = event
            if event in places:
                self.insert(event)
            if event in starts:
                here = starts[event]
                self.wrap((event, here))
        self.write(self.source[here:end])

    def wrap(self, span):
        before, mutants = self.length, self.wraps[span]
        one, other, end = "", "", "})"
        if span in self.iterators:
            one, other, end = "crate::Either::Mutant(", "crate::Either::Sound({", "})})"
        for number, mutated in mutants:
            self.write(f"(if crate::mutant({number}) {{{one}")
            self.write(mutated, number)
            self.write(f"{')' if one else ''}}} else {{{other}")
        self.render(*span, wrapped=span)
        self.write(end * len(mutants))
        self.ranges.append((before, self.length, {number for number, _ in mutants}, False))
