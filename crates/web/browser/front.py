"""Tests of the front page, and of a board in another page."""

import tempfile
import time
from pathlib import Path

from cases import DESK, PHONE, READY, Play

LAPTOP = (1280, 800)
FOUND = "document.getElementById('found').textContent"
TILES = "[...document.querySelectorAll('.tile-name')].map((name) => name.textContent)"


def opened(browser, url, size=LAPTOP, **options):
    page = browser.open(url, size, **options)
    page.wait(READY, 60)
    return page


def drawn(page):
    """Scrolls until every board is drawn, and returns their number."""
    games = page.value("document.querySelectorAll('.small-board').length")
    until = time.monotonic() + 20
    while page.value("document.querySelectorAll('.small-board svg').length") < games:
        page.value("scrollBy(0, 500), scrollY + innerHeight >= document.documentElement.scrollHeight - 5 && scrollTo(0, 0), 0")
        time.sleep(0.05)
        assert time.monotonic() < until, "not all are drawn"
    page.value("scrollTo(0, 0)")
    return games


def times(browser, url):
    """Measures how long the front page takes."""
    page = browser.open(url, LAPTOP)
    times = page.value("""new Promise((resolve) => {
        const is = () => ({ words: !!document.getElementById('query'), first: !!document.querySelector('.small-board svg'),
            seen: drawn().length > 0 && drawn().every((place) => place.querySelector('svg')) });
        const drawn = () => [...document.querySelectorAll('.small-board')].filter((place) => place.getBoundingClientRect().top < innerHeight);
        const times = {};
        const look = () => {
            for (const [name, isThere] of Object.entries(is())) if (isThere) times[name] ??= performance.now();
            if (times.seen) resolve(times); else setTimeout(look, 2);
        };
        look();
    })""")
    before = time.monotonic()
    games = drawn(page)
    page.close()
    return (f"front page: search after {times['words']:.0f} ms, first board {times['first']:.0f}, all in sight {times['seen']:.0f}; "
            f"all {games} drawn while scrolling in {time.monotonic() - before:.1f} s")


def sheet(browser, url, path):
    """Draws a sheet of all games as on the front page."""
    page = opened(browser, url, (880, 1000))
    page.value("""{
        const style = document.createElement("style");
        style.textContent = `.top, .lead, .search, .found, .front h1 { display: none !important; }
            .front { padding: 0.5rem !important; } .front h2 { margin: 0.6rem 0 0.3rem; font-size: 1rem; }
            .gallery { grid-template-columns: repeat(6, 1fr); gap: 0.4rem; } .tile { padding: 0.3rem; border-radius: 0.4rem; font-size: 0.8rem; }
            .tile-name { margin-top: 0.2rem; }`;
        document.head.append(style);
    }""")
    drawn(page)
    page.value("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0))))")
    page.shoot(path, is_whole=True)
    page.close()


def boards(browser, url):
    """Every game is on the front page, drawn when it scrolls into view, in columns that fit."""
    for size, columns in [(LAPTOP, 6), (PHONE, 2)]:
        page = opened(browser, url, size, phone=size == PHONE)
        assert page.value("view()") == "front"
        games = page.value("catalogue.length")
        assert page.value("document.querySelectorAll('.tile:not(:has(small))').length") == games > 40
        assert page.value("document.querySelectorAll('.gallery svg').length") < games, "all are drawn at once"
        drawn(page)
        inline = page.value("""(() => {
            const tops = [...[...document.querySelectorAll('.gallery')].at(-1).children].map((tile) => tile.offsetTop);
            return tops.filter((top) => top === tops[0]).length;
        })()""")
        assert inline >= columns if columns > 2 else inline == columns, f"{inline} columns"
        assert page.value("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than its window"
        page.close()


def there_and_back(browser, url):
    """A board opens its game against the computer. The name and the back button return to the front page."""
    for size, by_keys in [(LAPTOP, False), (PHONE, False), (LAPTOP, True)]:
        page = opened(browser, url, size, phone=size == PHONE)

        def press(selector):
            if by_keys:
                page.value(f"document.querySelector({selector!r}).focus()")
                page.key("Enter")
            else:
                page.click(selector)

        page.value("localStorage.removeItem('collinear-games'), showFront(), 0")
        press('.tile[href*="game=reversi"]')
        page.wait("view() === 'game' && seen?.state.game[0] === 'reversi'")
        assert page.value("seen.state.seats") == ["human", "computer, level 1"]
        press(".cell.target")
        page.wait("seen.state.made.length === 2 && !isComputers(seen.state)")
        press(".top .name")
        page.wait("view() === 'front' && !!document.querySelector('.tile small')")
        assert page.value("document.querySelector('.tile small').textContent") == "2 moves: continue"
        # Keys of a game do nothing on the front page.
        page.value("document.activeElement.blur(), 0")
        page.key("u")
        assert page.value("document.activeElement.id") == "query"
        # Waits for the load, because going back immediately can be delayed.
        page.value("window.before = seen, history.back(), 0")
        page.wait("view() === 'game' && seen !== before && seen.state.made.length === 2")
        page.value("history.back()")
        page.wait("view() === 'front'")
        press(".tile:has(small)")
        page.wait("view() === 'game' && seen.state.made.length === 2")
        # Reload an address without a game.
        press(".top .name")
        page.wait("view() === 'front'")
        page.do("Page.reload")
        page.wait(f"{READY} && view() === 'front' && !!document.querySelector('.tile small')", 60)
        page.close()
    # A game for one player has no computer opponent.
    page = opened(browser, url)
    page.click('.tile[href*="twenty48"]')
    page.wait("view() === 'game' && seen?.state.game[0] === 'twenty48'")
    assert page.value("seen.state.players.length") == 0 and "second" not in page.value("location.hash")
    page.close()


def search(browser, url):
    """A game is found by any of its names; Enter opens the first; a typo gets a suggestion."""
    page = opened(browser, url)
    rows = [("othello", "reversi"), ("Connect 4", "four_in_a_row"), ("2048", "twenty48"), ("brandubh", "hnefatafl"),
            ("gomoku", "four_in_a_row"), ("otelo", "reversi"), ("hax", "hex")]
    for text, game in rows:
        page.value("document.activeElement.blur(), 0")
        for char in text:
            page.key(char)
        page.wait(f"document.getElementById('query').value === {text!r}")
        page.key("Enter")
        page.wait(f"view() === 'game' && seen?.state.game[0] === {game!r}")
        page.value("history.back()")
        page.wait("view() === 'front'")
    page.value("query.value = 'hax', query.dispatchEvent(new Event('input')), 0")
    assert page.value(FOUND) == "No game is called “hax”. Did you mean Hex?", page.value(FOUND)
    page.value("query.value = 'qqqqqqqq', query.dispatchEvent(new Event('input')), 0")
    assert page.value(FOUND) == "No game is called “qqqqqqqq”." and page.value(TILES) == []
    page.close()


def embedded(browser, url):
    """An embedded board fits into any frame, is played by clicks, and links to the whole page."""
    for game in ("reversi", "hex", "twenty48", "nine_mens_morris"):
        for size in [(640, 640), (300, 300), (700, 260), (260, 700)]:
            play = Play(browser, f"{url}?embed", game, size)
            page = play.page
            outside = page.value("""[...document.querySelectorAll('.cell, .status, #whole, #choices button')].filter((each) => {
                const box = each.getBoundingClientRect();
                return box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
            }).length""")
            assert outside == 0, f"{game}, {size}: {outside} are outside"
            assert page.value("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
            wide = page.value("board.figure && (box => Math.max(box.width / innerWidth, box.height / innerHeight))(document.getElementById('board').getBoundingClientRect())")
            assert wide > 0.6, f"{game}, {size}: the board is {wide} of its frame"
            page.close()
    play = Play(browser, f"{url}?embed&theme=dark", "reversi")
    page = play.page
    assert page.value("document.documentElement.dataset.theme") == "dark"
    kept = page.value("localStorage.getItem('collinear-games')")
    play.after(lambda: play.click("a1"))
    assert "would turn nothing over" in play.why()
    play.after(lambda: play.click("c4"))
    assert page.value("!new URL(whole.href).search && whole.href.includes('moves=c4')")
    assert page.value("localStorage.getItem('collinear-games')") == kept
    page.close()


def element(browser, url):
    """Two lines put a board into a page opened from disk."""
    script = url.replace("index.html", "collinear-board.js")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "page.html"
        path.write_text(f"""<!doctype html><title>A page of somebody</title>
            <script src="{script}"></script><collinear-board game="reversi" moves="f5d6"></collinear-board>""")
        page = browser.open(path.as_uri(), LAPTOP)
        inner = page.frame()
        inner.wait(f"{READY} && seen.state.made.length === 2", 60)
        assert inner.value("IS_EMBEDDED && seen.state.text.split(/\\s+/).length > 8")
        assert page.value("(box => box.width > 300 && box.height > 300)(document.querySelector('collinear-board').getBoundingClientRect())")
        page.value("document.querySelector('collinear-board').setAttribute('moves', 'f5'), 0")
        inner.wait("seen.state.made.length === 1")
        page.close()


ALL = [boards, there_and_back, search, embedded, element]
