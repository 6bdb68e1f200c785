"""Arrays as boards: types, views, wrong arguments."""

import xml.etree.ElementTree as ElementTree

import numpy as np
import pycollinear
import pytest
from conftest import asked
from hypothesis import given


def test_array_is_not_copied():
    array = np.zeros((3, 4), "i4")
    board = pycollinear.Board(array)
    assert board.array is array and board.shape == (3, 4)
    assert board.first_hit((0, 0), "E").reason == "no hit: edge after 3 cells"
    array[0, 2] = 7
    assert board.first_hit((0, 0), "E") == (0, 2)


def test_slices_are_boards():
    array = np.arange(24).reshape(4, 6)
    for view in [array.T, array[::-1, ::2], array[1:3, 2:], np.asfortranarray(array)]:
        board = pycollinear.Board(view)
        for row, col in np.ndindex(view.shape):
            cells = board.run((row, col), "E", lambda cells: cells >= 0).cells
            assert [view[cell] for cell in cells] == list(view[row, col:])
            assert board.count_on_line((row, col), "N", int(view[row, col])) == 1


def test_answers_keep_nothing():
    array = np.ones((2, 2), "i4")
    board = pycollinear.Board(array)
    run = board.run((0, 0), "E")
    array[:] = 0
    assert run.cells == [(0, 0), (0, 1)]


@pytest.mark.parametrize("shape", [(0, 0), (0, 3), (3, 0)])
@pytest.mark.parametrize("wrap", [None, "east_west", "north_south", "both"])
def test_empty_boards(shape, wrap):
    board = pycollinear.Board(np.zeros(shape, int), wrap=wrap)
    assert not board.has_k_line(1, 0) and board.k_lines(0) == [] and board.regions() == []
    assert board.landings() == [] and board.brackets(1, 2) == [] and board.threats(3, 1) == []
    census = board.census(3, [1, 2])
    assert census.windows.shape == (0, 0, 2) and census.counts.shape == (0, 2)
    with pytest.raises(IndexError, match=r"\(0, 0\) is off the board"):
        board.ray((0, 0), "E")


def test_empty_values():
    picture = "_ _ X\n# # X"
    assert pycollinear.Board.parse(picture).landings("E") == []
    assert pycollinear.Board.parse(picture, empty="_").landings("E") == [(0, 1)]
    assert pycollinear.Board.parse(picture, empty=["_", "#"]).landings("E") == [(0, 1), (1, 1)]
    assert pycollinear.Board(np.array([[9, 9, 0]]), empty=9).first_hit((0, 0), "E") == (0, 2)


def test_negative_and_large_numbers():
    board = pycollinear.Board(np.array([[-1, 2**63 - 1, -(2**63)]]))
    assert board.first_hit((0, 1), "W", -1) == (0, 0)
    assert board.first_hit((0, 0), "E", -(2**63)) == (0, 2)
    assert [value for value, _ in board.runs("E")] == [-1, 2**63 - 1, -(2**63)]
    board = pycollinear.Board(np.array([[2**64 - 1, 0]], "u8"))
    assert [value for value, _ in board.runs("E")] == [2**64 - 1]
    assert [value for value, _ in pycollinear.Board(np.array([[-5]], "i2")).runs("E")] == [-5]
    assert [value for value, _ in pycollinear.Board(np.array([[True]])).runs("E")] == [True]
    assert [value for value, _ in pycollinear.Board(np.array([[b"x"]])).runs("E")] == [b"x"]
    assert [value for value, _ in pycollinear.Board(np.array([["é"]])).runs("E")] == ["é"]


@pytest.mark.parametrize(
    ("array", "error", "told"),
    [
        (np.zeros((2, 2)), TypeError, "not of float64"),
        (np.zeros((2, 2), "U2"), TypeError, "not of <U2"),
        (np.zeros((2, 2), object), TypeError, "not of object"),
        (np.zeros((2, 2), "M8[s]"), TypeError, "not of datetime64"),
        (np.zeros(4, int), ValueError, "not 1"),
        (np.zeros((1, 2, 3), int), ValueError, "not 3"),
        (np.zeros((2, 2), ">i4"), TypeError, "native byte order"),
        (np.frombuffer(b"12345", "u1")[1:].view("u4").reshape(1, 1), TypeError, "not aligned"),
        (None, ValueError, "not 0"),
    ],
)
def test_what_is_no_board(array, error, told):
    with pytest.raises(error, match=told):
        pycollinear.Board(array)


@pytest.mark.parametrize(
    ("ask", "error", "told"),
    [
        (lambda board: board.ray((2, 0), "E"), IndexError, r"\(2, 0\) is off the board of 2 rows"),
        (lambda board: board.ray((-1, 0), "E"), IndexError, r"\(-1, 0\) is off"),
        (lambda board: board.ray((2**70, 0), "E"), TypeError, "is not a cell"),
        (lambda board: board.ray((0.5, 0), "E"), TypeError, "is not a cell"),
        (lambda board: board.ray((0, 0, 0), "E"), TypeError, "is not a cell"),
        (lambda board: board.ray(7, "E"), TypeError, "7 is not a cell"),
        (lambda board: board.ray((0, 0), "X"), ValueError, "X is not a heading"),
        (lambda board: board.ray((0, 0), (0, 0)), ValueError, "leads nowhere"),
        (lambda board: board.ray((0, 0), None), ValueError, "None is not a heading"),
        (lambda board: board.k_lines(3, axes=["E", "up"]), ValueError, "up is not a heading"),
        (lambda board: board.k_lines(3, axes=5), ValueError, "5 is not a heading"),
        (lambda board: board.run((0, 0), "E", 300), ValueError, "300 cannot be on a board of"),
        (lambda board: board.run((0, 0), "E", "X"), ValueError, "'X' cannot be"),
        (lambda board: board.run((0, 0), "E", [1, -1]), ValueError, "-1 cannot be"),
        (lambda board: board.run((0, 0), "E", np.ones((3, 3), bool)), ValueError, r"shape \(3, 3\)"),
        (lambda board: board.run((0, 0), "E", lambda cells: 5), TypeError, "not int"),
        (lambda board: board.run((0, 0), "E", lambda cells: 1 / 0), ZeroDivisionError, "division"),
        (lambda board: board.k_lines(-1), OverflowError, "negative"),
        (lambda board: board.find_pattern("1{"), ValueError, "column"),
        (lambda board: board.find_pattern("X"), ValueError, "'X' cannot be"),
        (lambda board: board.find_pattern("X", {"X": 999}), ValueError, "999 cannot be"),
        (lambda board: board.connect([(0, 0)], [(9, 9)]), IndexError, "off the board"),
        (lambda board: pycollinear.Board(board.array, wrap="torus"), ValueError, "not 'torus'"),
        (lambda board: pycollinear.Board.parse("X X\nX"), ValueError, "row 1 has 1 columns"),
    ],
)
def test_misuse(ask, error, told):
    board = pycollinear.Board(np.zeros((2, 3), "u1"))
    with pytest.raises(error, match=told):
        ask(board)


def test_sizes_do_no_harm():
    board = pycollinear.Board(np.ones((2, 3), "u1"), wrap="both")
    most = 2**64 - 1
    assert board.k_lines(most) == [] and not board.has_k_line_through((0, 0), most)
    assert board.threats(most, 1) == [] and board.completions(most, 1) == []
    assert board.census(most, [1]).windows.shape == (0, 0, 2)
    assert board.slide((0, 0), "E", 1, at_most=0).stop.kind == "limit"
    assert len(board.slide((0, 0), "E", 1, at_most=most)) == 2
    assert board.bracket((0, 0), "E", 1, 1, at_least=3, at_most=2).wanted in ("inner cell", "anchor")
    far = (2**63 - 1, -(2**63) + 1)
    assert isinstance(board.ray((0, 0), far), list)
    assert not pycollinear.Board(board.array).ray((0, 0), far)


def test_leaps_and_hexagons():
    board = pycollinear.Board(np.eye(5, dtype=int))
    leaps = board.seen_from((2, 1), headings=pycollinear.KNIGHT)
    assert {seen.at for seen in leaps} == {(1, 3), (4, 2), (3, 3), (0, 0), (0, 2)} & set(
        zip(*np.nonzero(board.array))
    ) | {(3, 3), (0, 0)} and leaps[0].heading in pycollinear.KNIGHT
    assert board.regions(headings=pycollinear.HEX)[0][1].cells == [(i, i) for i in range(5)]


def test_answers_compare_and_show():
    board = pycollinear.Board.parse("X O O .")
    miss = board.bracket((0, 0), "E", "O", "X")
    assert miss == board.bracket((0, 0), "E", "O", "X") and len({miss, miss}) == 1
    assert str(miss) == "no anchor: blocked at (0, 3) after 2 cells"
    assert repr(board.run((0, 0), "E").stop) == "Stop('blocked', (0, 1))"
    assert "wrap" not in repr(board) and "wrap='both'" in repr(pycollinear.Board(board.array, wrap="both"))
    assert board.surround((0, 0), "O").gap == "N"


def test_notebook_shows_the_board():
    texts = lambda svg: [text.text for text in ElementTree.fromstring(svg).iter() if text.text]
    svg = pycollinear.Board(np.array([[0, 12], [-3, 0]]))._repr_svg_()
    assert {"12", "-3"} <= set(texts(svg)) and "2 rows and 2 columns" in texts(svg)
    assert "<circle" in pycollinear.Board.parse("X O\n. .")._repr_svg_()
    for odd in ["a\x01", "<&", "\x00é", "\ud800\uffff", "\U0001f600 "]:
        ElementTree.fromstring(pycollinear.Board(np.array([list(odd)]))._repr_svg_())
    assert pycollinear.Board(np.zeros((51, 50), bool))._repr_svg_() is None
    assert pycollinear.Board(np.zeros((0, 5), bool))._repr_svg_().startswith("<svg")


def test_threads_read_one_array():
    from concurrent.futures import ThreadPoolExecutor

    board = pycollinear.Board(np.ones((30, 30), int))
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: len(board.k_lines(5)), range(40)))
    assert len(set(answers)) == 1


@given(asked())
def test_cells_index_the_array(asked):
    array, at, wrap = asked
    board = pycollinear.Board(array, wrap=wrap)
    for cells in board.flood(at).cells, [at], np.array([at, at]), (cell for cell in [at]), []:
        cells = list(cells)
        assert array[board.index(cells)].tolist() == [array[tuple(cell)] for cell in cells]
        assert all(indices.dtype == np.intp for indices in board.index(iter(cells)))


@pytest.mark.parametrize(
    "cells, error, text",
    [
        ([(0, 0), (2, 0)], IndexError, r"\(2, 0\) is off the board of 2 rows and 3 columns"),
        ([(0, -1)], IndexError, "off the board"),
        ((0, 1), TypeError, "0 is not a cell"),
        ([(0, 1, 2)], TypeError, "is not a cell"),
        (None, TypeError, "iterable"),
    ],
)
def test_what_indexes_no_array(cells, error, text):
    with pytest.raises(error, match=text):
        pycollinear.Board(np.zeros((2, 3), int)).index(cells)
