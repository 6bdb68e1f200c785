"""Every query, compared with a naive program."""

import re
from collections import Counter

import numpy as np
import pycollinear
import pytest
from conftest import A_HEADING, A_LINE, WRAPS, asked, pictures
from hypothesis import given, settings, strategies as st
from naive import AXES, SIDES, Naive


def is_x(value):
    return value == "X"


def is_o(value):
    return value == "O"


def is_free(value):
    return value == "."


def is_piece(value):
    return value != "."


def count_of(cells):
    return "1 cell" if len(cells) == 1 else f"{len(cells)} cells"


def check_stop(stop, kind, at):
    assert (stop.kind, stop.at) == (kind, at)


@given(asked(), A_HEADING)
def test_ray(question, heading):
    array, at, wrap = question
    board = pycollinear.Board(array, wrap=wrap)
    assert board.ray(at, heading) == Naive(array, wrap).ray(at, heading)[0]


@given(asked(), A_HEADING)
def test_run(question, heading):
    array, at, wrap = question
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)
    for said, matches in [("X", is_x), (None, lambda value: value == array[at])]:
        run = board.run(at, heading, said)
        cells, *stop = naive.run(at, heading, matches)
        assert run.cells == cells and len(run) == len(cells)
        check_stop(run.stop, *stop)


@given(asked(), A_LINE)
def test_run_through(question, axis):
    array, at, wrap = question
    run = pycollinear.Board(array, wrap=wrap).run_through(at, axis, "X")
    naive = Naive(array, wrap)
    cells = naive.line_through(at, axis, is_x) if is_x(array[at]) else set()
    assert set(run.cells) == set(cells) and len(run) == len(cells)
    if run:
        check_stop(run.ahead, *naive.run(run.cells[0], axis, is_x)[1:])
        for here, there in zip(run.cells, run.cells[1:]):
            assert naive.step(here, axis) == there


@given(pictures(0), WRAPS, A_LINE)
def test_runs(array, wrap, axis):
    runs = pycollinear.Board(array, wrap=wrap).runs(axis)
    naive = Naive(array, wrap)
    expected = {
        (value, line)
        for value in "XO"
        for line in naive.k_lines(1, axis, lambda cell, value=value: cell == value)
    }
    found = Counter((value, frozenset(run.cells)) for value, run in runs)
    assert found == Counter(expected)


@given(pictures(0), WRAPS, A_LINE, st.integers(0, 5), st.booleans())
def test_k_lines(array, wrap, axis, k, exactly):
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)
    expected = naive.k_lines(k, axis, is_x, exactly)
    lines = board.k_lines(k, "X", axes=axis, exactly=exactly)
    assert Counter(map(frozenset, lines)) == Counter(expected)
    assert board.has_k_line(k, "X", axes=axis, exactly=exactly) == bool(expected)
    of_any = expected | naive.k_lines(k, axis, is_o, exactly)
    assert set(map(frozenset, board.k_lines(k, axes=axis, exactly=exactly))) == of_any
    assert board.has_k_line(k, axes=axis, exactly=exactly) == bool(of_any)
    for at in naive.cells:
        through = {line for line in of_any if at in line}
        lines = board.k_lines_through(at, k, axes=axis, exactly=exactly)
        assert Counter(map(frozenset, lines)) == Counter(through)
        said = board.has_k_line_through(at, k, axes=axis, exactly=exactly)
        assert said == bool(through)


@given(pictures(0), WRAPS, st.integers(0, 5), st.booleans())
def test_completions(array, wrap, k, exactly):
    cells = pycollinear.Board(array, wrap=wrap).completions(k, "X", exactly=exactly)
    assert len(set(cells)) == len(cells)
    assert set(cells) == Naive(array, wrap).completions(k, is_x, is_free, exactly)


@given(pictures(0), st.integers(2, 5))
def test_threats(array, k):
    """The gains of threats that lack one piece are the completions. Threats that lack no piece are lines."""
    board, naive = pycollinear.Board(array), Naive(array)
    threats = board.threats(k, "X")
    made = {frozenset(threat.cells) for threat in threats if threat.lacks == 0}
    assert made == {line for axis in AXES for line in naive.k_lines(k, axis, is_x)}
    gains = {at for threat in threats for at in threat.gains if threat.lacks == 1}
    completions = naive.completions(k, is_x, is_free)
    assert gains <= completions and (made or gains == completions)
    for threat in threats:
        for defence in threat.defences:
            assert array[defence] == "."


@given(pictures(0), WRAPS, st.integers(1, 5))
def test_census(array, wrap, k):
    census = pycollinear.Board(array, wrap=wrap).census(k, ["X", ["O", "."]])
    assert census.windows.shape[0] == census.counts.shape[0]
    windows = [[tuple(map(int, at)) for at in window] for window in census.windows]
    for window, (xs, others) in zip(windows, census.counts):
        assert sum(is_x(array[at]) for at in window) == xs == k - others
    if wrap is None:
        naive = Naive(array)
        rays = [[at, *naive.ray(at, axis)[0]] for at in naive.cells for axis in AXES]
        expected = {frozenset(ray[:k]) for ray in rays if len(ray) >= k}
        assert Counter(map(frozenset, windows)) == Counter(expected)


@given(asked(), A_LINE)
def test_count_on_line(question, axis):
    array, at, wrap = question
    line = Naive(array, wrap).line_through(at, axis, lambda _: True)
    board = pycollinear.Board(array, wrap=wrap)
    assert board.count_on_line(at, axis, "X") == sum(is_x(array[cell]) for cell in line)


@given(asked(), A_HEADING)
def test_first_hit(question, heading):
    array, at, wrap = question
    hit = pycollinear.Board(array, wrap=wrap).first_hit(at, heading)
    passed, kind, where = Naive(array, wrap).walk(at, heading, is_free)
    if where is None:
        assert not hit and hit.reason == f"no hit: {kind} after {count_of(passed)}"
    else:
        assert hit == where


@given(asked())
def test_seen_from(question):
    array, at, wrap = question
    seen = pycollinear.Board(array, wrap=wrap).seen_from(at, "X")
    naive = Naive(array, wrap)
    expected = []
    for heading in pycollinear.ALL:
        passed, _, where = naive.walk(at, heading, lambda value: value != "X")
        if where is not None:
            expected.append((where, heading, len(passed) + 1))
    assert [(one.at, one.heading, one.steps) for one in seen] == expected


@given(asked(), A_HEADING, st.none() | st.integers(0, 4))
def test_slide(question, heading, most):
    array, at, wrap = question
    slide = pycollinear.Board(array, wrap=wrap).slide(at, heading, at_most=most)
    cells, *stop = Naive(array, wrap).walk(at, heading, is_free, most)
    assert slide.cells == cells
    check_stop(slide.stop, *stop)


@given(asked(), A_HEADING)
def test_slide_or_take(question, heading):
    array, at, wrap = question
    slide = pycollinear.Board(array, wrap=wrap).slide_or_take(at, heading, "O")
    cells, kind, where = Naive(array, wrap).walk(at, heading, is_free)
    if kind == "blocked" and is_o(array[where]):
        cells, kind = [*cells, where], "taken"
    assert slide.cells == cells
    check_stop(slide.stop, kind, where)


@given(asked(), st.data())
def test_path(question, data):
    array, at, _ = question
    to = tuple(data.draw(st.integers(0, side - 1)) for side in array.shape)
    path = pycollinear.Board(array).path(at, to)
    naive = Naive(array)
    rays = [naive.ray(at, heading)[0] for heading in pycollinear.ALL]
    rays = [ray[: ray.index(to) + 1] for ray in rays if to in ray]
    if not rays:
        reason = "the path begins and ends" if at == to else "not in line"
        assert not path and reason in path.reason
    elif blocked := [cell for cell in rays[0] if is_piece(array[cell])]:
        assert not path and path.cells == blocked[:1]
    else:
        assert path == rays[0]


@given(asked(), A_HEADING)
def test_hop(question, heading):
    array, at, wrap = question
    board = pycollinear.Board(array, wrap=wrap)
    ray = Naive(array, wrap).ray(at, heading)[0][:2]
    hop = board.hop(at, heading, "O")
    if len(ray) == 2 and is_o(array[ray[0]]) and is_free(array[ray[1]]):
        assert (hop.start, hop.over, hop.to) == (at, *ray)
    else:
        assert not hop and hop.wanted in ("hurdle", "landing")
    if is_x(array[at]) and heading in SIDES:
        assert (hop in board.hops("X", "O")) == bool(hop)


@given(pictures(0))
def test_hops(array):
    naive = Naive(array)
    expected = []
    for at in naive.cells:
        for side in SIDES:
            ray = naive.ray(at, side)[0][:2]
            values = [array[at], *(array[cell] for cell in ray)]
            if values == ["X", "O", "."]:
                expected.append((at, *ray))
    hops = pycollinear.Board(array).hops("X", "O")
    assert Counter((hop.start, hop.over, hop.to) for hop in hops) == Counter(expected)


@given(pictures(0))
def test_drops(array):
    board = pycollinear.Board(array)
    expected = []
    for col in range(array.shape[1]):
        depth = 0
        while depth < array.shape[0] and array[depth, col] == ".":
            depth += 1
        if depth:
            expected.append((depth - 1, col))
            assert board.drop_from((0, col)) == (depth - 1, col)
        elif array.shape[0]:
            assert board.drop_from((0, col)).wanted == "room"
    if array.shape[0]:
        assert sorted(board.landings()) == sorted(expected)


@given(asked(), A_HEADING)
def test_bracket(question, heading):
    array, at, wrap = question
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)
    bracket = board.bracket(at, heading, "O", "X")
    expected = naive.bracket(at, heading, is_o, is_x)
    if expected is None:
        cells, kind, where = naive.walk(at, heading, is_o)
        stop = kind if where is None else f"blocked at {where}"
        wanted = "anchor" if cells else "inner cell"
        assert not bracket and bracket.wanted == wanted
        assert bracket.reason == f"no {wanted}: {stop} after {count_of(cells)}"
        assert bracket.cells == ([] if where is None else [where])
    else:
        assert bracket and (bracket.cells, bracket.anchor) == expected
        assert (bracket.start, bracket.heading) == (at, heading)


@given(pictures(0), WRAPS)
def test_brackets(array, wrap):
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)
    expected = []
    for at in naive.cells:
        here = [naive.bracket(at, heading, is_o, is_x) for heading in pycollinear.ALL]
        here = [bracket for bracket in here if bracket]
        if is_free(array[at]):
            expected += [(at, *bracket) for bracket in here]
    found = board.brackets("O", "X")
    assert [(bracket.start, bracket.cells, bracket.anchor) for bracket in found] == expected


@given(asked(), A_HEADING, st.booleans())
def test_custodial(question, heading, edge):
    array, at, wrap = question
    taken = pycollinear.Board(array, wrap=wrap).custodial(at, heading, "O", "X", edge=edge)
    naive = Naive(array, wrap)
    prey = naive.step(at, heading)
    if prey in (None, at) or not is_o(array[prey]):
        assert not taken
        return
    anvil = naive.step(prey, heading)
    # On a ring of two cells, a piece is not its own anvil.
    caught = edge if anvil is None else anvil != at and is_x(array[anvil])
    assert taken == prey if caught else not taken


@given(asked(), st.booleans())
def test_surround(question, edge):
    array, at, wrap = question
    surround = pycollinear.Board(array, wrap=wrap).surround(at, "X", edge=edge)
    naive = Naive(array, wrap)
    near = [(side, naive.step(at, side)) for side in SIDES]
    # On a ring of one cell, the cell does not enclose itself.
    is_closed = [edge if cell is None else cell != at and is_x(array[cell]) for _, cell in near]
    assert (surround.closed, surround.open) == (sum(is_closed), 4 - sum(is_closed))
    assert bool(surround) == all(is_closed)
    gaps = [side for (side, _), closed in zip(near, is_closed) if not closed]
    assert surround.gap == (gaps[0] if gaps else None)


@given(asked())
def test_flood(question):
    array, at, wrap = question
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)
    region = board.flood(at)
    expected = naive.flood(at, lambda value: value == array[at])
    assert set(region.cells) == expected and len(region) == len(expected)
    assert set(region.border) == naive.border(expected)
    assert at in region
    liberties = board.liberties(at)
    assert len(set(liberties)) == len(liberties)
    assert set(liberties) == {cell for cell in naive.border(expected) if is_free(array[cell])}


@given(pictures(0), WRAPS)
def test_regions(array, wrap):
    naive = Naive(array, wrap)
    expected = {
        (array[at], frozenset(naive.flood(at, lambda value, of=array[at]: value == of)))
        for at in naive.cells
        if is_piece(array[at])
    }
    regions = pycollinear.Board(array, wrap=wrap).regions()
    found = Counter((value, frozenset(region.cells)) for value, region in regions)
    assert found == Counter(expected)


@given(pictures(0))
def test_enclosed(array):
    naive = Naive(array)
    expected = set()
    for at in naive.cells:
        region = naive.flood(at, lambda value: value != "X")
        open_ends = [cell for cell in region for side in SIDES if naive.step(cell, side) is None]
        if region and not open_ends:
            expected.add(frozenset(region))
    found = Counter(frozenset(region.cells) for region in pycollinear.Board(array).enclosed("X"))
    assert found == Counter(expected)


@given(asked(), st.data())
def test_connect(question, data):
    array, at, wrap = question
    to = tuple(data.draw(st.integers(0, side - 1)) for side in array.shape)
    naive = Naive(array, wrap)
    way = pycollinear.Board(array, wrap=wrap).connect([at], [to])
    # Grows the set by one step at a time.
    reached, steps = {at}, 0
    while to not in reached:
        near = {cell for cell in naive.border(reached) if array[cell] == array[at]}
        if not near:
            assert way is None
            return
        reached, steps = reached | near, steps + 1
    assert way is not None and len(way) == steps + 1 and (way[0], way[-1]) == (at, to)
    for here, there in zip(way, way[1:]):
        assert there in [naive.step(here, side) for side in SIDES]


@given(pictures(0), A_HEADING)
def test_find_pattern(array, heading):
    """A regular expression on the text of each ray finds the same matches."""
    naive = Naive(array)
    expected = []
    for at in naive.cells:
        cells = [at, *naive.ray(at, heading)[0]]
        if found := re.match(r"X+(O|$)", "".join(array[cell] for cell in cells)):
            expected.append(cells[: found.end()])
    board = pycollinear.Board(array)
    matches = board.find_pattern("X+ O|", headings=heading)
    assert sorted(match.cells for match in matches) == sorted(expected)
    for at in naive.cells:
        match = board.match_pattern(at, heading, "X+ O|")
        assert bool(match) == (match.cells in expected if match else False)
        assert bool(match) == any(cells[0] == at for cells in expected)
        if not match:
            assert match.wanted.startswith("segment")


@given(asked(), A_HEADING)
def test_types_agree(question, heading):
    """The same board as numbers, booleans or bytes gives the same answers."""
    array, at, wrap = question
    text = pycollinear.Board(array, wrap=wrap)
    numbers = np.select([array == "X", array == "O"], [1, 2], 0)
    for kind in ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "S1"]:
        if kind == "S1":
            board, x, o = pycollinear.Board(array.astype("S1"), wrap=wrap), b"X", "O"
        else:
            board, x, o = pycollinear.Board(numbers.astype(kind), wrap=wrap), 1, np.int64(2)
        assert board.bracket(at, heading, o, x) == text.bracket(at, heading, "O", "X")
        assert board.run(at, heading) == text.run(at, heading)
        assert board.landings() == text.landings()
        assert board.threats(4, x) == text.threats(4, "X")
    board = pycollinear.Board(array == "X", wrap=wrap)
    assert board.run(at, heading, True) == text.run(at, heading, "X")
    assert board.k_lines(2) == text.k_lines(2, "X")


@given(asked(), A_HEADING)
def test_predicates_agree(question, heading):
    """A value, a list, a mask and a function are equivalent predicates."""
    array, at, wrap = question
    board = pycollinear.Board(array, wrap=wrap)
    says = ["X", ["X"], ("X", "X"), {"X"}, array == "X", lambda cells: cells == "X"]
    answers = [board.run(at, heading, said) for said in says]
    assert answers == [answers[0]] * len(says)
    answers = [board.first_hit(at, heading, said) for said in ["XO", ["X", "O"], array != "."][1:]]
    assert answers[0] == answers[1] == board.first_hit(at, heading)


def naive_chains(naive, at, hurdle, free, at_end, start=None, taken=()):
    """All maximal chains of hops. Pieces that are removed at once leave free cells."""
    start, found = at if start is None else start, []
    for heading in pycollinear.ALL:
        over = naive.step(at, heading)
        to = over and naive.step(over, heading)
        if to is None or len({at, over, to}) < 3 or over == start or over in taken or not hurdle(naive.value[over]):
            continue
        is_free = to == start or free(naive.value[to]) or (to in taken and not at_end)
        if is_free and not (to in taken and at_end):
            rest = naive_chains(naive, to, hurdle, free, at_end, start, (*taken, over))
            found += [[(at, over, to), *chain] for chain in rest or [[]]]
    return found


@settings(max_examples=60)
@given(asked(), st.booleans())
def test_chains(question, at_end):
    array, at, _ = question
    array = array[:4, :5]
    at = (at[0] % array.shape[0], at[1] % array.shape[1])
    board, naive = pycollinear.Board(array), Naive(array)
    removal = "at_end" if at_end else "at_once"
    expected = naive_chains(naive, at, is_o, is_free, at_end)
    chains = [
        [(hop.start, hop.over, hop.to) for hop in chain]
        for chain in board.chains(at, "O", headings=pycollinear.ALL, removal=removal)
    ]
    assert sorted(chains) == sorted(expected)
    most = max(map(len, chains), default=0)
    longest = board.chains(at, "O", headings=pycollinear.ALL, removal=removal, longest=True)
    assert sorted([(h.start, h.over, h.to) for h in chain] for chain in longest) == sorted(
        chain for chain in chains if len(chain) == most
    )
    with pytest.raises(ValueError, match="at_once"):
        board.chains(at, "O", removal="never")


@pytest.mark.parametrize("longest", [False, True])
def test_chains_can_be_interrupted(interrupted, longest):
    array = np.full((29, 29), ".")
    array[1::2, 1::2] = "o"
    board = pycollinear.Board(array)
    with interrupted():
        board.chains((0, 0), "o", headings=pycollinear.DIAGONAL, longest=longest)


@given(asked(), A_HEADING)
def test_far_hops(question, heading):
    array, at, _ = question
    board, naive = pycollinear.Board(array), Naive(array)
    cells, expected = naive.ray(at, heading)[0], []
    free = naive.walk(at, heading, is_free)[0]
    if len(free) < len(cells) and is_o(array[cells[len(free)]]):
        over = cells[len(free)]
        expected = [(at, over, to) for to in naive.walk(over, heading, is_free)[0]]
    found = board.far_hops(at, heading, "O")
    assert [(hop.start, hop.over, hop.to) for hop in found] == expected


@given(pictures(0), WRAPS, st.integers(2, 4))
def test_matches(array, wrap, k):
    """Runs of k or more that share a cell form a group; a swap counts if it makes a group."""
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)
    groups = []
    for piece in "XO":
        lines = {line for axis in "NE" for line in naive.k_lines(k, axis, lambda cell, piece=piece: cell == piece)}
        while lines:
            group, grown = set(lines.pop()), True
            while grown:
                joined = {line for line in lines if line & group}
                lines, grown = lines - joined, bool(joined)
                group = group.union(*joined)
            groups.append((piece, sorted(group)))
    found = board.matches(k)
    assert sorted((match.value, sorted(match.cells)) for match in found) == sorted(groups)
    assert all(set().union(*match.lines) == set(match.cells) and len(match) == len(match.cells) for match in found)


def test_matching_swaps():
    board = pycollinear.Board.parse("a b a a\nb a b b\nc c d c")
    expected = []
    for at, to in ((at, to) for at in np.ndindex(3, 4) for to in [(at[0] + 1, at[1]), (at[0], at[1] + 1)]):
        if to[0] < 3 and to[1] < 4 and board.array[at] != board.array[to]:
            after = board.array.copy()
            after[at], after[to] = board.array[to], board.array[at]
            touched = {cell for match in pycollinear.Board(after).matches() for cell in match.cells}
            expected += [{at, to}] * bool(touched & {at, to})
    found = [set(swap) for swap in board.matching_swaps()]
    assert len(expected) > 2 and sorted(map(sorted, found)) == sorted(map(sorted, expected))


@given(pictures(0))
def test_placements(array):
    """An L as drawn, turned, and mirrored."""
    drawn = {(0, 0), (1, 0), (2, 0), (2, 1)}

    def turned(cells):
        return {(col, -row) for row, col in cells}

    def mirrored(cells):
        return {(row, -col) for row, col in cells}

    turns = [drawn, turned(drawn), turned(turned(drawn)), turned(turned(turned(drawn)))]
    rows, cols = array.shape
    free = {at for at in np.ndindex(rows, cols) if is_free(array[at])}

    def places(shapes):
        offsets = [(row, col) for row in range(-3, rows + 3) for col in range(-3, cols + 3)]
        laid = [{(r + row, c + col) for r, c in shape} for shape in shapes for row, col in offsets]
        return sorted(sorted(cells) for cells in laid if cells <= free)

    board = pycollinear.Board(array)
    for options, shapes in [({}, turns[:1]), ({"turned": True}, turns), ({"mirrored": True}, [*turns, *map(mirrored, turns)])]:
        found = board.placements("#\n#\n# #", **options)
        assert sorted(sorted(cells) for cells in found) == places(shapes)
    with pytest.raises(ValueError, match="no cells"):
        board.placements(". .")


@given(asked())
def test_reach_by(question):
    """Steps to the four sides are a flood; errors of the function are raised."""
    array, at, wrap = question
    board, naive = pycollinear.Board(array, wrap=wrap), Naive(array, wrap)

    def steps(cell):
        near = [naive.step(cell, side) for side in SIDES]
        return [there for there in near if there is not None and array[there] == array[at]]

    region = board.reach_by([at], steps)
    assert set(region.cells) == set(board.flood(at).cells) and set(region.border) == set(board.flood(at).border)
    with pytest.raises(ZeroDivisionError):
        board.reach_by([at], lambda cell: 1 / 0)
    with pytest.raises(IndexError):
        board.reach_by([at], lambda cell: [(99, 0)])
