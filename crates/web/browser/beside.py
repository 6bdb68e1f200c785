"""Serves the page without WebAssembly: the program is a local process, and a server passes the texts."""

import contextlib
import subprocess
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "page"


class Program:
    """A process that answers each line with a line."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.lock = threading.Lock()

    def answer(self, line):
        """The answer of the program, or None if the program has ended."""
        with self.lock:
            try:
                self.process.stdin.write(line + b"\n")
                self.process.stdin.flush()
            except BrokenPipeError:
                return None
            return self.process.stdout.readline() or None

    def close(self):
        self.process.kill()
        self.process.wait()


class Server:
    """Serves the pages of some programs on a free port. The programs have the names of their WebAssembly files."""

    def __init__(self, paths):
        programs = self.programs = {}
        lock = threading.Lock()

        class Handler(SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=PAGE)

            def translate_path(self, path):
                # The whole page except its worker.
                return str(HERE / "beside.js") if path == "/worker.js" else super().translate_path(path)

            def do_POST(self):
                line = self.rfile.read(int(self.headers["Content-Length"]))
                with lock:
                    program = programs.setdefault(self.path, None) or Program(paths[self.path.split("/")[2]])
                    programs[self.path] = program
                answer = program.answer(line)
                # The page can be closed before its answer arrives.
                with contextlib.suppress(BrokenPipeError):
                    self.send_response(200 if answer else 500)
                    self.end_headers()
                    self.wfile.write(answer or b"the program has ended")

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/index.html"

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        for program in self.programs.values():
            program.close()
