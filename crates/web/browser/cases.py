"""Tests of the page in a real browser."""

import random
import time

DESK, PHONE, SMALL = (1440, 900), (390, 844), (360, 640)
READY = "document.documentElement?.dataset.ready"


class Skipped(Exception):
    """A case that cannot run here, with the reason."""


class Play:
    """A page with a game."""

    def __init__(self, browser, url, game=None, size=DESK, **options):
        self.page = browser.open(url + (f"#game={game.replace(' ', '+')}" if game else ""), size, **options)
        self.page.wait(READY, 60)

    def state(self):
        return self.page.value("seen.state")

    def cell(self, name):
        """The selector of a cell."""
        number = next(n for n, cell in enumerate(self.state()["board"]["cells"]) if cell["name"] == name)
        return f'[data-cell="{number}"]'

    def click(self, *names):
        for name in names:
            self.page.click(self.cell(name))

    def after(self, act):
        """Waits until the page shows something new after `act`."""
        self.page.value("window.before = seen, 0")
        act()
        self.page.wait("seen !== before")
        return self.state()

    def move(self, cells):
        """Makes the move over these cells by clicks."""
        def clicks():
            for cell in cells:
                self.page.click(f'[data-cell="{cell}"]')
        return self.after(clicks)

    def whole_game(self, luck, most=400):
        """Plays moves by clicks until the game is over."""
        state = self.state()
        for _ in range(most):
            if state["turn"] is None:
                return state
            move = luck.choice(state["moves"])
            before = len(state["made"])
            if move["cells"]:
                state = self.move(move["cells"])
                if len(state["made"]) == before and self.page.value("!document.getElementById('choices').hidden"):
                    state = self.after(lambda: self.page.click("#choices button"))
            else:
                state = self.after(lambda: self.page.click(f'#choices [aria-label="{move["move"]}"]'))
            assert len(state["made"]) == before + 1, f"{move} was not made: {self.told()}"
        raise AssertionError(f"no end after {most} moves")

    def told(self):
        return self.page.value("document.getElementById('status').textContent")

    def why(self):
        return self.page.value("(why => why.hidden ? null : why.textContent)(document.getElementById('why'))")


def whole_games(browser, url):
    """A whole game of each kind by clicks: placing, dropping, moving, jumping, capturing."""
    games = ["reversi --rows 6 --cols 6", "four_in_a_row", "breakthrough", "hnefatafl --variant brandubh",
             "draughts", "peg_solitaire --goal d4"]
    for game in games:
        luck = random.Random(1)
        play = Play(browser, url, game)
        state = play.whole_game(luck)
        assert state["result"] != "unfinished" and play.told(), state["result"]
        play.page.close()


def arrow_keys(browser, url):
    """2048 by keyboard, with undo and redo of chance."""
    play = Play(browser, url, "twenty48&seed=1")
    play.page.value("document.querySelector('.cell[tabindex=\"0\"]').focus()")
    for turn in range(400):
        arrows = play.state()["arrows"]
        if not arrows:
            break
        key = "Arrow" + arrows[turn % len(arrows)]["key"].capitalize()
        play.after(lambda key=key: play.page.key(key))
    state = play.state()
    assert state["turn"] is None and state["result"].startswith("score "), state["result"]
    assert len(state["made"]) > 30
    board = state["text"]
    play.after(lambda: play.page.click("#undo"))
    assert play.state()["text"] != board
    play.after(lambda: play.page.click("#redo"))
    assert play.state()["text"] == board
    play.page.close()


def refusals(browser, url):
    """An illegal move is refused at its cell and changes nothing."""
    rows = [
        ("reversi", ["a1"], "a disc on a1 would turn nothing over"),
        ("draughts", ["9", "18"], "too far"),
        ("hnefatafl --variant brandubh", ["d1", "a1"], "a1"),
    ]
    for game, cells, reason in rows:
        play = Play(browser, url, game)
        text = play.state()["text"]
        play.after(lambda: play.click(*cells))
        play.page.wait("!document.getElementById('why').hidden")
        assert reason in play.why(), play.why()
        assert play.state()["text"] == text
        refused = play.page.value("document.querySelectorAll('.cell.refused').length")
        assert refused >= 1
        inside = play.page.value("""(() => {
            const [why, board] = ['why', 'board'].map((id) => document.getElementById(id).getBoundingClientRect());
            return why.left >= board.left - 1 && why.right <= board.right + 1;
        })()""")
        assert inside, "the reason is not on the board"
        play.page.close()


def computer(browser, url):
    """The computer answers, and the page stays responsive while it thinks."""
    play = Play(browser, url, "reversi&second=computer,+level+2")
    play.after(lambda: play.page.click(".cell.target"))
    play.page.wait("seen.state.made.length === 2")
    assert play.state()["turn"] == "first"
    play.after(lambda: play.page.click("#undo"))
    assert play.state()["made"] == []
    # A second click before the answer is shown is not a move.
    play.page.value("""(async () => {
        document.querySelector('.cell.target').click();
        while (!isComputers(seen.state)) await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => setTimeout(resolve, 150));
        for (const cell of document.querySelectorAll('.cell')) cell.click();
    })()""")
    play.page.wait("!isComputers(seen.state)")
    assert len(play.state()["made"]) == 2, play.state()["made"]
    play.after(lambda: play.page.click("#undo"))
    # The strongest level takes long. Frames continue meanwhile, and the computer can be interrupted.
    play.page.value("""{
        const seat = document.querySelectorAll('#players select')[1];
        seat.value = 'computer, level 5';
        seat.dispatchEvent(new Event('change'));
    }""")
    play.page.wait("seen.state.seats[1] === 'computer, level 5'")
    play.page.value("""{
        window.longest = 0;
        let last = performance.now();
        const frame = (now) => { longest = Math.max(longest, now - last); last = now; requestAnimationFrame(frame); };
        requestAnimationFrame(frame);
    }""")
    play.after(lambda: play.page.click(".cell.target"))
    time.sleep(0.5)
    if play.page.value("document.getElementById('hint').textContent") == "Play now":
        play.page.click("#hint")
    play.page.wait("seen.state.made.length === 2", 20)
    longest = play.page.value("longest")
    assert longest < 1500, f"the page stood still for {longest} ms"
    play.page.click("#hint")
    play.page.wait("!!document.querySelector('.cell.hinted')", 20)
    assert "Hint: " in play.told()
    play.page.close()


def computers_alone(browser, url):
    """The computer plays both sides: menus stay, the computer waits after undo, and another game stops it."""
    play = Play(browser, url, "four_in_a_row&first=computer,+level+1&second=computer,+level+1")
    play.page.value("window.menu = document.querySelector('#players select'), menu.focus()")
    play.page.wait("seen.state.made.length > 1")
    assert play.page.value("document.activeElement === menu")
    play.after(lambda: play.page.click("#undo"))
    play.page.wait("document.getElementById('hint').textContent === 'Continue'")
    made = len(play.state()["made"])
    play.page.click("#hint")
    play.page.wait(f"seen.state.made.length > {made + 1}")
    play.page.value("location.hash = '#game=twenty48'")
    play.page.wait("seen.state.game[0] === 'twenty48'")
    text = play.state()["text"]
    time.sleep(1)
    assert play.why() is None and play.state()["game"][0] == "twenty48", play.why()
    play.page.close()
    # Each page has its own random seed.
    texts = {text}
    for _ in range(4):
        play = Play(browser, url, "twenty48")
        texts.add(play.state()["text"])
        play.page.close()
    assert len(texts) > 1, "each game has the same luck"


def phone(browser, url):
    """On a phone: touches work, and nothing is off the screen."""
    for size in (PHONE, SMALL):
        play = Play(browser, url, "reversi", size, phone=True)
        wide = play.page.value("[document.documentElement.scrollWidth, document.getElementById('board').clientWidth]")
        assert play.page.value("document.getElementById('variants').offsetWidth >= 90"), "the menu of variants has no room"
        assert wide[0] <= size[0], f"{wide[0]} pixels wide"
        assert wide[1] >= 0.72 * size[0], f"the board is {wide[1]} pixels wide"
        low = play.page.value("document.getElementById('undo').getBoundingClientRect().bottom")
        assert low <= size[1], f"the tools are at {low}"
        least = play.page.value("document.querySelector('.cell').getBoundingClientRect().width")
        assert least >= 24, f"a cell is {least} pixels wide"
        state = play.after(lambda: play.page.click(".cell.target"))
        assert len(state["made"]) == 1
        play.page.close()
    play = Play(browser, url, "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity", SMALL, phone=True)
    assert play.page.value("document.documentElement.scrollWidth") <= SMALL[0]
    play.page.close()


def links(browser, url):
    """A position is shared as a link. For a bad link the page reports the fault and still shows a game."""
    play = Play(browser, url, "draughts --variant russian")
    play.whole_game_moves = [play.move(play.state()["moves"][0]["cells"]) for _ in range(3)]
    text, link = play.state()["text"], play.page.value("location.hash")
    play.page.close()
    play = Play(browser, url + link)
    assert play.state()["text"] == text and len(play.state()["made"]) == 3
    play.page.value("location.hash = '#game=twenty48&moves=nonsense'")
    play.page.wait("document.getElementById('status').textContent.includes('no game')")
    assert play.state()["text"] == text
    play.page.close()
    for bad in ["#game=nonsense", "#game=reversi&moves=f5,f5", "#game=reversi+--rows+999999999",
                "#game=reversi+--rows+300+--cols+300"]:
        play = Play(browser, url + bad)
        assert play.state()["moves"], bad
        play.page.close()


def records(browser, url):
    """The record of a game is exported and loaded. A damaged record is refused, with the number of the bad line."""
    play = Play(browser, url, "reversi")
    play.click("c4")
    play.page.wait("seen.state.made.length === 1")
    play.page.click("#share")
    play.page.wait("document.getElementById('share-page').open")
    record = play.page.value("document.getElementById('record').value")
    assert record.startswith("collinear game 2\ngame: reversi\n") and record.endswith("\nc4\n"), record
    play.page.value("document.getElementById('record').value += 'a1\\n'")
    play.page.click("#load-record")
    play.page.wait("document.getElementById('share-says').textContent.includes('would turn nothing over')")
    play.page.value("document.getElementById('record').value = '(;GM[Othello]PB[a]PW[b]TY[8]BO[8 -------- -------- "
                    "-------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)'")
    play.page.click("#load-record")
    play.page.wait("!document.getElementById('share-page').open")
    assert len(play.state()["made"]) == 2
    play.page.close()


def keyboard_and_reader(browser, url):
    """Arrow keys move over the board, and screen readers hear what happened."""
    play = Play(browser, url, "reversi")
    assert play.page.value("document.querySelectorAll('[role=grid] > [role=row]').length") == 8
    assert play.page.value("document.querySelectorAll('[role=gridcell][tabindex=\"0\"]').length") == 1
    play.page.value("document.querySelector('.cell').focus()")
    for key in ["ArrowDown"] * 3 + ["ArrowRight"] * 2:
        play.page.key(key)
    label = play.page.value("document.activeElement.getAttribute('aria-label')")
    assert label == "c4, empty", label
    play.after(lambda: play.page.key("Enter"))
    assert play.state()["made"][0]["moves"][0]["move"] == "c4"
    label = play.page.value("document.activeElement.getAttribute('aria-label')")
    assert label.startswith("c4, ") and "empty" not in label, label
    assert "to move" in play.told() and play.page.value("document.getElementById('status').ariaLive") == "polite"
    play.page.key("u")
    play.page.wait("seen.state.made.length === 0")
    unnamed = play.page.value("[...document.querySelectorAll('button, select')].filter((element) =>"
                              " !(element.ariaLabel || element.textContent.trim() || element.labels?.length)).length")
    assert unnamed == 0
    play.page.close()


def drags(browser, url):
    """A piece is dragged."""
    play = Play(browser, url, "breakthrough")
    move = play.state()["moves"][0]
    start, end = (f'[data-cell="{cell}"]' for cell in (move["cells"][0], move["cells"][-1]))
    state = play.after(lambda: play.page.drag(start, end))
    play.page.wait("seen.state.made.length === 1")
    assert play.state()["made"][0]["moves"][0]["move"] == move["move"], state["made"]
    # Keys still work after the drag.
    move = play.state()["moves"][0]
    for cell in move["cells"]:
        play.page.value(f"document.querySelector('[data-cell=\"{cell}\"]').focus()")
        play.page.key("Enter")
    play.page.wait("seen.state.made.length === 2")
    play.page.close()
    # Any cell of a block drags the block.
    play = Play(browser, url, "rush_hour")
    state = play.after(lambda: play.page.drag(play.cell("b6"), play.cell("c6")))
    assert state["made"][0]["moves"][0]["move"] == "a6-b6", state["made"]
    play.page.close()


def flags(browser, url):
    """A key puts a flag on a closed cell, and then a click does not open it."""
    play = Play(browser, url, "minesweeper")
    state = play.move([40])
    closed = next(n for n, cell in enumerate(state["board"]["cells"]) if cell["shows"] == ".")
    play.page.value(f"document.querySelector('[data-cell=\"{closed}\"]').focus()")
    state = play.after(lambda: play.page.key("f"))
    assert state["board"]["cells"][closed]["shows"] == "F", state["made"]
    play.page.click(f'[data-cell="{closed}"]')
    play.page.wait("!document.getElementById('why').hidden")
    assert "flag" in play.why()
    play.page.close()


def every_game(browser, url):
    """Every game and variant opens, is drawn and has rules. All cells are within the picture."""
    play = Play(browser, url)
    games = play.page.value("catalogue.flatMap(({ variants }) => variants.map(({ game }) => game))")
    assert len(games) > 50
    for game in games:
        if play.page.value("[...document.querySelectorAll('#variants option')].length > 1") and game.split()[0] == play.state()["game"][0]:
            play.after(lambda game=game: play.page.value(f"""{{
                document.getElementById('variants').value = {game!r};
                document.getElementById('variants').dispatchEvent(new Event('change'));
            }}"""))
        else:
            play.after(lambda game=game: play.page.value(f"location.hash = linkTo({game!r}, catalogue[0])"))
        play.page.wait(f"seen.state.game[0] === {game.split()[0]!r}")
        beside = play.page.value("""[...document.querySelectorAll('.cell')].filter((cell) =>
            parseFloat(cell.style.left) < 0 || parseFloat(cell.style.left) > 100
            || parseFloat(cell.style.top) < 0 || parseFloat(cell.style.top) > 100).length""")
        assert beside == 0, f"{game}: {beside} cells lie beside the picture"
    play.page.click("#rules")
    play.page.wait("document.querySelectorAll('#rules-text h2').length > 0")
    play.page.close()


def strangers_game(browser, url):
    """Your own game, with only its rules: moves, reasons, the computer, the text of the rules."""
    play = Play(browser, url)
    assert play.page.value("document.getElementById('pick').hidden && view() === 'game'")
    assert play.state()["title"] == "Breakthrough", play.state()["title"]
    play.whole_game(random.Random(1))
    play.after(lambda: play.page.click("#new"))
    play.after(lambda: play.click("c2", "c5"))
    assert play.why(), "no reason is told"
    play.page.click("#hint")
    play.page.wait("!!document.querySelector('.cell.hinted')", 20)
    play.page.close()


BREAK = "ask = () => { throw new Error('a fault that was forced'); }"


def breakdowns(browser, url):
    """A program that crashes is restarted at the same position; if it keeps crashing, the page says so."""
    play = Play(browser, url, "reversi&moves=f5+d6&branch=1+f4")
    play.page.in_worker(BREAK)
    play.page.click(".cell.target")
    play.page.wait("document.getElementById('status').textContent.includes('was restarted')")
    state = play.state()
    assert [turn["moves"][0]["move"] for turn in state["made"]] == ["f5", "d6"], state["made"]
    assert len(state["branches"]["turns"]) == 3, state["branches"]
    play.after(lambda: play.page.click(".cell.target"))
    assert len(play.state()["made"]) == 3
    play.page.close()
    # After a crash the computer waits for a click.
    play = Play(browser, url, "reversi&second=computer,+level+1")
    play.page.in_worker("const was = ask; ask = (whom, text) => { if (text.includes('\"go\"')) throw new Error('forced'); return was(whom, text); }")
    play.page.click(".cell.target")
    play.page.wait("document.getElementById('hint').textContent === 'Continue'")
    assert "was restarted" in play.told() and len(play.state()["made"]) == 1, play.told()
    play.after(lambda: play.page.click("#hint"))
    play.page.wait("seen.state.made.length === 2")
    play.page.close()
    # Repeated crashes.
    play = Play(browser, url, "reversi")
    for _ in range(4):
        play.page.in_worker(BREAK)
        play.page.value("say(''), act({ command: 'state' }).catch(() => {})")
        play.page.wait("game.isBroken || document.getElementById('status').textContent.includes('was restarted')")
    play.page.click("#new")
    play.page.wait("document.getElementById('status').textContent.includes('Reload the page')")
    play.page.close()


def steps(browser, url):
    """A click or a key shows an earlier position, and a move played from it starts a branch."""
    play = Play(browser, url, "reversi&moves=f5+d6+c3+d3")
    page = play.page
    current = "document.querySelector('#moves [aria-current=step]').textContent"
    assert page.value(current) == "d3"
    play.after(lambda: page.click("#moves li:nth-child(3) button"))
    state = play.state()
    assert len(state["made"]) == 2 and state["is_stepping"] and page.value(current) == "d6"
    assert play.told() == "Move 2 of 4: Black to move", play.told()
    for key, move in [("ArrowUp", "f5"), ("ArrowUp", "start"), ("ArrowDown", "f5")]:
        play.after(lambda key=key: page.key(key))
        assert page.value(f"{current} === {move!r} && document.activeElement.textContent === {move!r}"), key
    play.after(lambda: play.click("f4"))
    assert [move["moves"][0]["move"] for move in play.state()["made"]] == ["f5", "f4"]
    # A link has both lines.
    link = page.value("location.href")
    page.close()
    page = browser.open(link, PHONE, phone=True)
    page.wait(READY, 60)
    page.wait("seen.state.branches.turns.length === 5")
    instead = page.value("[...document.querySelectorAll('#moves .instead')].map((other) => other.textContent)")
    assert instead == ["d6"], instead
    page.click("#moves .instead")
    page.wait("seen.state.made.at(-1).moves[0].move === 'd6' && seen.state.taken_back.length === 2")
    assert page.value("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the phone"
    # Too many branches are left out, and the page says so.
    most = page.value("""{
        const record = "\\n" + "branch: 1\\nd6\\n".repeat(1000);
        const link = linkOf(seen.state, record);
        [link.length <= LONGEST, recordIn(link).includes("branch: "), leavesOut(link, seen.state)].join();
    }""")
    assert most == "true,false,true", most
    page.close()


def copies(browser, url):
    """A text that cannot be copied is selected, and the page says so."""
    play = Play(browser, url, "reversi&moves=f5")
    page = play.page
    page.click("#share")
    page.wait("document.getElementById('share-page').open")
    page.value("""{
        window.copied = [];
        Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (text) => { copied.push(text); } } });
    }""")
    says = "document.getElementById('share-says').textContent"
    page.click("#copy-link")
    page.wait(f"{says} === 'Copied.'")
    assert page.value("copied[0] === document.getElementById('link').value")
    page.value("navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')), document.execCommand = () => false, 0")
    page.click("#copy-record")
    page.wait(f"{says}.includes('by hand')")
    assert page.value("(field => field === document.activeElement && field.selectionEnd === field.value.length)(document.getElementById('record'))")
    page.close()


def fingers(browser, url):
    """On a phone a finger on the board scrolls the page, except on a piece that can move."""
    play = Play(browser, url, "draughts", SMALL, phone=True)
    page = play.page
    for cell, scrolls in [(".cell.start", False), (".cell:not(.start)", True)]:
        page.value("scrollTo(0, 0)")
        page.stroke(cell, 100)
        time.sleep(0.2)
        assert (page.value("scrollY") > 0) == scrolls, f"{cell}: {page.value('scrollY')}"
    page.close()


ALL = [every_game, whole_games, arrow_keys, refusals, computer, computers_alone, phone, links, records, keyboard_and_reader, drags, flags,
       breakdowns, steps, copies, fingers]
