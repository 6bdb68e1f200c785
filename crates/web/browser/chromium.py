"""Controls Chromium over a pipe with Chromium's own protocol, without other packages."""

import base64
import contextlib
import copy
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def found():
    """The path of the browser, or None."""
    names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    return next(filter(None, map(shutil.which, names)), None)


class Browser:
    """A headless browser."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.write = os.pipe()
        self.read, from_browser = os.pipe()
        # Must be above 3 and 4, because the pipes become 3 and 4 in the browser.
        ends = [os.dup(end) if end < 5 else end for end in (to_browser, from_browser)]
        high = [fd if fd > 9 else os.dup2(fd, 20 + index) for index, fd in enumerate(ends)]
        for fd in high:
            os.set_inheritable(fd, True)

        def wire():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                   "--remote-debugging-pipe", "--no-first-run", f"--user-data-dir={self.profile.name}", "about:blank"]
        self.process = subprocess.Popen([found(), *options], preexec_fn=wire, close_fds=False,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number, self.buffer, self.events = 0, b"", []

    def call(self, method, session=None, /, **parameters):
        """Sends a command to the browser and returns its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        until = time.monotonic() + 120
        while True:
            while b"\0" in self.buffer:
                line, self.buffer = self.buffer.split(b"\0", 1)
                answer = json.loads(line)
                if answer.get("id") == self.number:
                    if "error" in answer:
                        raise RuntimeError(f"{method}: {answer['error']['message']}")
                    return answer["result"]
                self.events.append(answer)
            if not select.select([self.read], [], [], max(until - time.monotonic(), 0))[0]:
                raise TimeoutError(method)
            self.buffer += os.read(self.read, 1 << 20)

    def open(self, url, size=(1440, 900), phone=False, dark=False):
        """Opens a page of this size."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        return Page(self, target, session, url, size, phone, dark)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


class Page:
    """An open page."""

    def __init__(self, browser, target, session, url, size, phone, dark):
        self.browser, self.target, self.session, self.context = browser, target, session, {}
        self.do("Page.enable")
        self.do("Runtime.enable")
        width, height = size
        self.do("Emulation.setDeviceMetricsOverride", width=width, height=height, mobile=phone,
                deviceScaleFactor=2 if phone else 1)
        if phone:
            self.do("Emulation.setTouchEmulationEnabled", enabled=True)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.do("Emulation.setEmulatedMedia", features=[scheme])
        self.phone = phone
        self.do("Page.navigate", url=url)

    def do(self, method, /, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def value(self, script):
        """Runs a script and returns its awaited value."""
        result = self.do("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, **self.context)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(f"{script}: {details.get('exception', details).get('description', details)}")
        return result["result"].get("value")

    def wait(self, script, seconds=30):
        """Waits until the value of a script is true, and returns it."""
        until = time.monotonic() + seconds
        while True:
            value = self.value(script)
            if value:
                return value
            if time.monotonic() > until:
                raise TimeoutError(script)
            time.sleep(0.02)

    def click(self, selector):
        """Clicks or touches the middle of an element."""
        x, y = self.middle(selector)
        if self.phone:
            self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
            return
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def drag(self, start, end):
        """Drags from the middle of an element to the middle of another."""
        (x, y), (to_x, to_y) = self.middle(start), self.middle(end)
        self.mouse("mousePressed", x, y)
        for step in range(1, 6):
            self.mouse("mouseMoved", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
        self.mouse("mouseReleased", to_x, to_y)

    def mouse(self, kind, x, y):
        self.do("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1,
                buttons=0 if kind == "mouseReleased" else 1)

    def stroke(self, selector, down):
        """Swipes up from the middle of an element by this distance, as if to scroll."""
        x, y = self.middle(selector)
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for step in range(1, 6):
            self.do("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y - down * step / 5}])
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def in_worker(self, script):
        """Runs a script in the newest worker of the page."""
        self.browser.events.clear()
        for attach in (False, True):
            self.do("Target.setAutoAttach", autoAttach=attach, waitForDebuggerOnStart=False, flatten=True)
        attached = [event["params"] for event in self.browser.events if event.get("method") == "Target.attachedToTarget"]
        workers = [event["sessionId"] for event in attached if event["targetInfo"]["type"] == "worker"]
        self.browser.call("Runtime.evaluate", workers[-1], expression=script)

    def frame(self):
        """The page in the frame of this page, once it is loaded."""
        until = time.monotonic() + 20
        while time.monotonic() < until:
            targets = self.browser.call("Target.getTargets")["targetInfos"]
            # A frame of another origin has its own process.
            for target in targets:
                if target["type"] == "iframe":
                    inner = copy.copy(self)
                    inner.session = self.browser.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
                    return inner
            contexts = [event["params"]["context"] for event in self.browser.events
                        if event["method"] == "Runtime.executionContextCreated" and event.get("sessionId") == self.session]
            # The last context: before, the frame was empty.
            for context in reversed(contexts):
                if context["auxData"]["frameId"] != self.target:
                    inner = copy.copy(self)
                    inner.context = {"contextId": context["id"]}
                    with contextlib.suppress(RuntimeError):
                        if inner.value("location.hash"):
                            return inner
                    break
            time.sleep(0.1)
        raise TimeoutError("no frame")

    def middle(self, selector):
        found = self.value(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element?.scrollIntoView({{ block: "nearest" }});
            const box = element?.getBoundingClientRect();
            return box && [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        if not found:
            raise LookupError(f"no {selector} is there")
        return found

    def key(self, key):
        codes = {"Enter": 13, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        text = {"text": "\r"} if key == "Enter" else {"text": key} if len(key) == 1 else {}
        code = codes.get(key, ord(key[0].upper()))
        self.do("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code, **text)
        self.do("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def shoot(self, path, is_whole=False):
        """Takes a screenshot of the visible part or of the whole page."""
        box = {"x": 0, "y": 0, "scale": 1}
        options = {}
        if is_whole:
            box["width"], box["height"] = self.value("[innerWidth, document.documentElement.scrollHeight]")
            options = {"captureBeyondViewport": True, "clip": box}
        picture = self.do("Page.captureScreenshot", format=path.suffix[1:], **options)["data"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(picture))

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
