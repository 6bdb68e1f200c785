"""Accessibility tests of the pages with axe-core."""

import json
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from cases import DESK, PHONE, READY, Skipped
from words import words

SHARE = "document.getElementById('share').click()"
RULES = "document.getElementById('rules').click()"
REFUSED = "document.querySelector('.cell:not(.target):not(.start)').click()"
JUDGED = "document.getElementById('review').click(), document.getElementById('score-on').click()"
OVERLAYS = "document.getElementById('overlays').open = true"
# The part of the address after `index.html`, a script to run, and what to wait for.
ROWS = [
    ("", None, "document.querySelectorAll('.small-board svg').length > 5"),
    ("", "type('nothing like it')", "document.getElementById('found').textContent"),
    ("", "type('othelo')", "document.querySelectorAll('.tile').length === 1"),
    ("#game=reversi&moves=f5&second=computer,+level+1", OVERLAYS, "seen.state.made.length === 2"),
    ("#game=reversi", REFUSED, "!document.getElementById('why').hidden"),
    ("#game=four_in_a_row&moves=1+2+1+2+1+2+1", None, "seen.state.turn === null"),
    ("#game=twenty48", None, "seen.state.arrows.length > 0"),
    ("#game=hex", None, "seen"),
    ("#game=reversi&moves=f5", SHARE, "document.getElementById('share-page').open"),
    ("#game=reversi&moves=f5", RULES, "document.querySelector('#rules-text h2')"),
    ("#game=four_in_a_row&moves=1+2+1+2+1+2+1", JUDGED, "!document.getElementById('judged').hidden"),
    ("?embed#game=reversi&moves=f5d6", None, "seen"),
    ("?embed&theme=dark#game=reversi", REFUSED, "!document.getElementById('why').hidden"),
    # With a list of the last games.
    ("", None, "document.querySelector('.tile small')"),
]


@cache
def source():
    """The source of axe-core: from the file in AXE, or from npm."""
    if path := os.environ.get("AXE"):
        return Path(path).read_text(encoding="utf-8")
    if not shutil.which("npm"):
        raise Skipped("there is no npm that could fetch axe-core, and AXE names no axe.min.js")
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["npm", "pack", "--silent", "axe-core@4"], cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            raise Skipped(f"npm could not fetch axe-core: {done.stderr.strip().splitlines()[-1:]}")
        shutil.unpack_archive(Path(folder) / done.stdout.strip(), folder)
        return (Path(folder) / "package/axe.min.js").read_text(encoding="utf-8")


def found(page):
    """The violations that axe-core finds on an open page, a line each."""
    page.value(source() + ";0")
    found = page.value("""axe.run().then(({ violations }) => violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`)))""")
    return [line[:300] for line in found]


def axe(browser, url):
    """axe-core finds no violations on the front page, in games, dialogs and other pages, and on the page of words."""
    faults = []
    pages = [*((url + address, act, until) for address, act, until in ROWS), (words(url) + "#bracket", None, "answer")]
    for address, act, until in pages:
        for size in (DESK, PHONE):
            for dark in (False, True):
                page = browser.open(address, size, phone=size == PHONE, dark=dark)
                page.wait(READY, 60)
                page.value("window.type = (text) => { query.value = text; query.dispatchEvent(new Event('input')); }, 0")
                if act:
                    page.value(f"{act}, 0")
                page.wait(f"!!({until})")
                where = f"{address.rpartition('/')[2]}, {act}, {size[0]}, {'dark' if dark else 'light'}"
                faults += [f"{where}: {fault}" for fault in found(page)]
                page.close()
    assert not faults, json.dumps(faults, indent=1)


ALL = [axe]
