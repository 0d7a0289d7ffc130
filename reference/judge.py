#!/usr/bin/env python3
"""Judge the engine: compare what the binary says with what the reference referee says. See README.md."""

import argparse
import itertools
import json
import pathlib
import shutil
import sys
import tempfile
import unittest
from dataclasses import dataclass

import perft
import rare
from engine import Disagreement, Engine
from hyakki_reference import chacha_test
from hyakki_reference.concessions import Concessions
from hyakki_reference.game import Wrong
from hyakki_reference.games import GAMES
from hyakki_reference.random_player import Simulation, play_random_game
from hyakki_reference.record import read_record, replay
from own_records import OwnRecords

GAMES_WITH_LEGAL_LISTS = 1
# Of the games of our own: one in so many choices is among all legal actions.
LIVELINESS = [5, 1000]


@dataclass
class Configuration:
    game: type
    players: int
    options: dict

    def __str__(self):
        options = "".join(f", {name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.game.NAME}, {self.players} players{options}"

    def new_game(self):
        return self.game(self.players, self.options)

    def arguments(self):
        options = [f"--option={name}={value}" for name, value in self.options.items()]
        return [self.game.NAME, f"--players={self.players}"] + options


def configurations(game):
    """Every number of players with every combination of options."""
    for players in game.PLAYERS:
        for values in itertools.product(*game.OPTIONS.values()):
            yield Configuration(game, players, dict(zip(game.OPTIONS, values)))


# One configuration.


def judge_configuration(engine, configuration, n_games, seed, folder):
    """Raise `Disagreement`, or return how many steps were compared."""
    n_steps = 0
    for number, path in enumerate(simulate(engine, configuration, n_games, seed, folder)):
        record = read(path)
        check_header(path, configuration, record.header)
        check_replay(path, configuration, record)
        check_derivation(path, configuration, record, seed, number)
        if number < GAMES_WITH_LEGAL_LISTS:
            check_legal_lists(engine, path, configuration)
        n_steps += len(record.steps)
    own = OwnRecords(engine, configuration, seed, folder)
    own.check_fairness()
    own.check_concessions()
    for one_in in LIVELINESS:
        check_legal_lists(engine, own.check_lively(one_in), configuration)
    return n_steps


def simulate(engine, configuration, n_games, seed, folder):
    """Let the engine play, and return the records in the order of their games."""
    wishes = [f"--games={n_games}", f"--seed={seed}", f"--record={folder}"]
    engine.output("simulate", *configuration.arguments(), *wishes)
    paths = sorted(folder.iterdir())
    if len(paths) != n_games:
        raise Disagreement(folder, f"{len(paths)} records", f"{n_games} records")
    return paths


def read(path):
    try:
        return read_record(path)
    except Wrong as error:
        raise Disagreement(path, "it is a record", error) from error


def check_header(path, configuration, header):
    expected = {
        "game": configuration.game.NAME,
        "rules": configuration.game.RULES_VERSION,
        "players": configuration.players,
        "options": configuration.options,
    }
    found = {name: header[name] for name in expected}
    # An option left out has its default.
    found["options"] = {**configuration.game(configuration.players, {}).options, **header["options"]}
    if found != expected:
        raise Disagreement(f"{path} line 1", found, expected)


def check_replay(path, configuration, record):
    """Every step must be allowed where it stands, and the outcome must follow from the steps."""
    try:
        concessions = Concessions()
        *_, game = replay(configuration.new_game, record.steps, concessions)
    except Wrong as error:
        raise Disagreement(path, "all steps are right", error) from error
    line = len(record.steps) + 2
    outcome = concessions.outcome(game)
    if outcome is None:
        raise Disagreement(f"{path} line {line}", record.outcome, f"not over; waits for {game.turn()}")
    if record.outcome != outcome:
        raise Disagreement(f"{path} line {line}", record.outcome, outcome)


def check_derivation(path, configuration, record, seed, number):
    """The record must be the one that follows from the seed alone."""
    steps, outcome = play_random_game(configuration.new_game(), Simulation(seed, number))
    found = [(step.seat, step.text) for step in record.steps]
    for line, (theirs, ours) in enumerate(itertools.zip_longest(found, steps), 2):
        if theirs != ours:
            raise Disagreement(f"{path} line {line} (derived from the seed)", theirs, ours)
    if record.outcome != outcome:
        raise Disagreement(f"{path} line {len(steps) + 2} (derived from the seed)", record.outcome, outcome)


def check_legal_lists(engine, path, configuration):
    """At every step and for every seat the engine must list the same legal actions in the same order."""
    steps = read(path).steps
    theirs = [legal_lists(engine, path, seat) for seat in range(configuration.players)]
    for seat, lists in enumerate(theirs):
        if len(lists) != len(steps) + 1:
            raise Disagreement(f"{path} seat {seat}", f"{len(lists)} lines", f"{len(steps) + 1} lines")
    for line, game in enumerate(replay(configuration.new_game, steps), 1):
        for seat, lists in enumerate(theirs):
            if lists[line - 1] != game.legal_actions(seat):
                raise Disagreement(f"{path} after line {line}, seat {seat}", lists[line - 1], game.legal_actions(seat))


def legal_lists(engine, path, seat):
    """What the engine lists for a seat: before the first step, and after each."""
    output = engine.output("replay", str(path), "--seat", str(seat), "--json")
    return [json.loads(line)["legal"] for line in output.splitlines()]


# Everything.


class Tally:
    """Prints a line for each thing judged and counts how they went."""

    def __init__(self):
        self.n_passed = 0
        self.n_failed = 0

    def passed(self, text):
        self.n_passed += 1
        print(f"passed  {text}", flush=True)

    def failed(self, text):
        self.n_failed += 1
        print(f"FAILED  {text}", flush=True)


def judge_random_source(tally):
    suite = unittest.defaultTestLoader.loadTestsFromModule(chacha_test)
    result = unittest.TestResult()
    suite.run(result)
    if result.wasSuccessful():
        tally.passed(f"random source: {result.testsRun} tests")
    for test, trace in result.failures + result.errors:
        tally.failed(f"random source: {test}\n{trace}")


def judge_game(tally, engine, game, n_games, seed, records):
    for number, configuration in enumerate(configurations(game)):
        folder = records / f"{game.NAME}-{number}"
        folder.mkdir()
        try:
            n_steps = judge_configuration(engine, configuration, n_games, seed, folder)
            tally.passed(f"{configuration}: {n_games} games, {n_steps} steps")
        except Disagreement as disagreement:
            tally.failed(f"{configuration}: {disagreement}")


def judge_rare_matches(tally, engine, game, seed, records):
    for number, match in enumerate(rare.MATCHES):
        if match.game != game:
            continue
        configuration = Configuration(game, match.players, match.options)
        folder = records / f"rare-{number}"
        folder.mkdir()
        try:
            path = OwnRecords(engine, configuration, seed, folder).check_match("rare", rare.Arranged(match))
            check_legal_lists(engine, path, configuration)
            if any(map(match.shows, replay(configuration.new_game, read(path).steps))):
                tally.passed(f"{configuration}: {match.what}")
            else:
                tally.failed(f"{configuration}: {match.what}: does not happen in the arranged match {path}")
        except Disagreement as disagreement:
            tally.failed(f"{configuration}: {match.what}: {disagreement}")


def judge_node_counts(tally, name):
    for (game, players, seed), expected in perft.EXPECTED.items():
        if game != name:
            continue
        counts = perft.counts(game, players, seed, len(expected))
        what = f"{game}, {players} players: node counts from seed {seed}"
        if counts == expected:
            tally.passed(f"{what}, {len(counts)} depths")
        else:
            tally.failed(str(Disagreement(what, expected, counts)))


def read_arguments():
    parser = argparse.ArgumentParser(description="Judge the engine by the reference referee.")
    parser.add_argument("--binary", required=True, type=pathlib.Path, help="the program, target/release/hyakki")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game; can be repeated")
    parser.add_argument("--games", type=int, metavar="N", help="games for each configuration")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where the random numbers start")
    arguments = parser.parse_args()
    if not arguments.binary.is_file():
        parser.error(f"there is no {arguments.binary}; build it with cargo build --release")
    return arguments


def main():
    arguments = read_arguments()
    engine = Engine(arguments.binary.resolve())
    tally = Tally()
    judge_random_source(tally)
    records = pathlib.Path(tempfile.mkdtemp(prefix="hyakki-reference-"))
    for name in arguments.game or GAMES:
        n_games = arguments.games or GAMES[name].N_JUDGED
        judge_game(tally, engine, GAMES[name], n_games, arguments.seed, records)
        judge_rare_matches(tally, engine, GAMES[name], arguments.seed, records)
        judge_node_counts(tally, name)
    if tally.n_failed == 0:
        shutil.rmtree(records)
    else:
        print(f"the records are in {records}")
    print(f"{tally.n_passed} passed, {tally.n_failed} failed")
    return 1 if tally.n_failed else 0


if __name__ == "__main__":
    sys.exit(main())
