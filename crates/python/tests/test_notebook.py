"""The notebook runs, and its cells show what its text says."""

import pathlib
import re

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")
pytest.importorskip("ipykernel")

NOTEBOOK = pathlib.Path(__file__).parent.parent / "examples" / "first_steps.ipynb"


def text(cell):
    return "".join(output.get("text") or output["data"]["text/plain"] for output in cell.outputs)


def test_first_steps(tmp_path):
    notebook = nbformat.read(NOTEBOOK, 4)
    assert not any(cell.get("outputs") for cell in notebook.cells)  # readable differences
    client = nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()  # fails with the first error of a cell
    cells = {cell.id: cell for cell in notebook.cells if cell.cell_type == "code"}
    for name in ["game", "marked", "won", "reversi", "a-won-game"]:
        assert "<svg" in cells[name].outputs[-1].data["image/svg+xml"]
    assert "there is no column 8: columns are 1 to 7 []" in text(cells["illegal-move"])
    assert "a disc on a1 would turn nothing over [(0, 0)]" in text(cells["illegal-move"])
    line = "[(5, 3), (4, 4), (3, 5), (2, 6)]"
    assert text(cells["threats"]) == f"({line}, [(2, 6)])" and text(cells["landings"]) == "set()"
    assert text(cells["line"]) == f"[{line}]"
    assert "a disc on (2, 2) turns over [(3, 3)] up to the anchor (4, 4)" in text(cells["all-brackets"])
    assert text(cells["miss-code"]) == "<pycollinear.Miss: no anchor: blocked at (5, 2) after 1 cell>"
    assert "{19: 'd3', 26: 'c4', 37: 'f5', 44: 'e6'}" in text(cells["vec"])
    assert "game 7 | a disc on a1 would turn nothing over [(0, 0)]" in text(cells["vec"])
    at_random, untrained = map(int, re.findall(r"wins (\d+) of 400", text(cells["network"])))
    trained = [int(wins) for wins in re.findall(r"wins (\d+) of 400", text(cells["train"]))]
    assert at_random < untrained < trained[-1] and trained[-1] >= 360
    assert text(cells["a-won-game"]).count("*") == 4
    shares = [int(share) for share in re.findall(r"(\d+)%", text(cells["policy-code"]))]
    assert len(shares) == 7 and max(shares) == shares[3]
    assert "connect: How many in a row win (default: 4)" in text(cells["options"])
