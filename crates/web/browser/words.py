"""Tests of the page of the vocabulary, and of the lines drawn over a game."""

from cases import DESK, PHONE, READY, Play

ANSWER = "document.getElementById('answer').textContent"


def words(url):
    return url.replace("index.html", "words.html")


def shown(page, word):
    page.wait(f"{READY} && answer.word === {word!r}", 60)


def cell(row, column):
    return f'.cell[data-row="{row}"][data-column="{column}"]'


def every_word(browser, url):
    """Each query is answered and drawn, and its cells are within the picture."""
    page = browser.open(words(url), DESK)
    page.wait(READY, 60)
    names = page.value("words.map(({ name }) => name)")
    assert len(names) > 50, names
    for name in names:
        page.value(f"location.hash = {name!r}")
        shown(page, name)
        assert page.value("answer.text && answer.svg.startsWith('<svg ')"), name
        assert page.value("document.getElementById('rust').textContent === answer.rust"), name
        beside = page.value("""(() => {
            const board = document.getElementById('board').getBoundingClientRect();
            return [...document.querySelectorAll('.cell')].filter((cell) => {
                const box = cell.getBoundingClientRect();
                return box.left < board.left - 1 || box.right > board.right + 1 || box.bottom > board.bottom + 1;
            }).length;
        })()""")
        assert beside == 0, f"{name}: {beside} cells lie beside the picture"
    page.close()


def a_board_that_is_changed(browser, url):
    """A change by click, key, heading, size or kind of board updates the answer and its link at once."""
    page = browser.open(words(url) + "#bracket", DESK)
    shown(page, "bracket")
    assert page.value(ANSWER) == "2 cells E from (1, 1), anchor (1, 3)", page.value(ANSWER)
    page.click(cell(1, 3))  # From X to O.
    page.wait(f"{ANSWER} === 'no anchor: blocked at (1, 4) after 3 cells'")
    page.key("X")
    page.wait(f"{ANSWER} === '2 cells E from (1, 1), anchor (1, 3)'")
    link = page.value("location.href")
    page.click('#compass [aria-label="W"]')
    page.wait(f"{ANSWER} === 'no inner cell: edge after 0 cells'")
    page.click("#kinds button:nth-child(2)")
    page.wait(f"{ANSWER}.startsWith('no inner cell: blocked at (1, 4)')")
    page.click('[data-side="columns"][data-by="-1"]')
    page.wait("answer.columns === 4")
    page.key("ArrowDown")
    page.close()
    again = browser.open(link, PHONE, phone=True)
    shown(again, "bracket")
    assert again.value(ANSWER) == "2 cells E from (1, 1), anchor (1, 3)"
    assert again.value("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    again.click("#pens button:last-child")  # The start cell.
    again.click(cell(0, 0))
    again.wait("answer.from.join() === '0,0'")
    again.close()


def lines_over_a_game(browser, url):
    """Runs, effects of a move, free lines and blockers can each be switched on."""
    play = Play(browser, url, "reversi")
    page = play.page
    page.click("#overlays summary")
    count = "document.querySelectorAll('#overlay {}').length"
    page.click('#overlays [value="runs"]')
    page.wait(count.format("path.run"))
    page.click('#overlays [value="turned"]')
    move = play.state()["moves"][0]
    page.value(f"document.querySelector('[data-cell=\"{move['cells'][0]}\"]').focus()")
    page.wait(count.format("circle.touched"))
    assert move["move"] in page.value("document.getElementById('overlay-says').textContent")
    page.close()
    play = Play(browser, url, "hnefatafl --variant brandubh")
    page = play.page
    page.value("document.getElementById('overlays').open = true")
    if not page.value("document.querySelector('#overlays [value=\"path\"]').checked"):
        page.click('#overlays [value="path"]')
    play.click("d7")
    page.value(f"document.querySelector('{play.cell('d1')}').focus()")
    page.wait(count.format("path.barred"))
    assert "blocked at d6" in page.value("document.getElementById('overlay-says').textContent")
    page.close()


ALL = [every_word, a_board_that_is_changed, lines_over_a_game]
