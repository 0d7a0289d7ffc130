"""The engine that is judged: how to run its binary, and what to say when it differs."""

import subprocess


class Disagreement(Exception):
    """The engine and the reference differ."""

    def __init__(self, where, engine, reference):
        super().__init__(f"{where}\n    the engine says:    {engine}\n    the reference says: {reference}")


class Engine:
    def __init__(self, binary):
        self.binary = binary

    def run(self, *arguments):
        return subprocess.run([self.binary, *arguments], capture_output=True, text=True, encoding="utf-8")

    def output(self, *arguments):
        """What a command prints; it must succeed."""
        finished = self.run(*arguments)
        if finished.returncode != 0:
            said = f"exit code {finished.returncode}: {finished.stderr.strip()}"
            raise Disagreement(" ".join(["hyakki", *arguments]), said, "exit code 0")
        return finished.stdout

    def check_verdict(self, path, expected):
        """What `hyakki verify` must say of a record, as one of the exit codes in `expected`."""
        finished = self.run("verify", str(path))
        if finished.returncode not in expected:
            said = f"exit code {finished.returncode}: {(finished.stdout + finished.stderr).strip()}"
            raise Disagreement(f"hyakki verify {path}", said, f"exit code {' or '.join(map(str, expected))}")
