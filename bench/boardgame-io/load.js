'use strict';

// Plays many tables against a running server and prints one line of JSON with what it measured.
// Usage: node load.js --port P --pid SERVER_PID --tables N --seconds S [--rate R] [--warmup S] [--illegal SHARE]

const { readFileSync } = require('node:fs');
const { parseArgs } = require('node:util');
const { setTimeout: sleep } = require('node:timers/promises');
const { Table } = require('./table');
const { TRICKS_A_MATCH } = require('./game');

const OPENING_AT_ONCE = 8;
const SETTLE_MS = 2000;
const DRAIN_MS = 10000;
const DRAIN_CHECK_MS = 100;
const CLOCK_TICKS_A_SECOND = 100;

class Tally {
  constructor() {
    this.errors = 0;
    this.reset();
  }

  reset() {
    Object.assign(this, { latencies: [], rejected: 0, dropped: 0, matchesEnded: 0 });
  }

  step(ms) {
    this.latencies.push(ms);
  }

  fail(message) {
    this.errors += 1;
    if (this.errors <= 5) console.error(message);
  }
}

function readArgs() {
  const text = { type: 'string' };
  const options = { port: text, pid: text, tables: text, seconds: text, rate: text, warmup: text, illegal: text };
  const { values } = parseArgs({ options });
  const args = { warmup: 3, illegal: 0 };
  for (const [name, value] of Object.entries(values)) {
    args[name] = Number(value);
    if (!(args[name] >= 0)) throw new Error(`--${name} takes a number`);
  }
  for (const name of ['port', 'pid', 'tables', 'seconds']) {
    if (!args[name]) throw new Error(`--${name} is missing`);
  }
  return args;
}

const residentKib = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);

function cpuSeconds(pid) {
  // The fields are counted after the command name, which is in brackets and may itself hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_A_SECOND;
}

/** How long the server's main thread had work but no core to do it on: other programs disturbed the measurement that much. */
const starvedSeconds = (pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e9;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const round = (value, digits = 2) => (value === undefined ? null : Number(value.toFixed(digits)));

/** Opens the tables, the first matches being of all lengths, so that later on about as many end in any second as in another. */
async function openTables(tables) {
  const waiting = [...tables.entries()];
  const open = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [idx, table] = next;
      await table.open(1 + Math.floor((TRICKS_A_MATCH * idx) / tables.length));
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
}

/** Calls for `rate` steps a second in all, table after table, however long the answers take. Returns how to stop it. */
function callSteadily(tables, rate) {
  const startedAt = performance.now();
  let nCalled = 0;
  let idx = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    for (; nCalled < ((now - startedAt) / 1000) * rate; nCalled += 1) {
      // A table that waits for its next match cannot play: its turn goes to the one after it.
      for (let n = 0; n < tables.length; n += 1) {
        idx = (idx + 1) % tables.length;
        if (!tables[idx].isBetweenMatches) break;
      }
      tables[idx].callStep(now);
    }
  }, 1);
  return () => clearInterval(timer);
}

function callEagerly(tables) {
  for (const table of tables) {
    table.isEager = true;
    table.callStep(performance.now());
  }
  return () => tables.forEach((table) => (table.isEager = false));
}

/** Waits for the answers under way. Returns how many never came. */
async function drain(tables) {
  const players = tables.flatMap((table) => table.players);
  const countPending = () => players.filter((player) => player.pending).length;
  for (let ms = 0; ms < DRAIN_MS && countPending() > 0; ms += DRAIN_CHECK_MS) await sleep(DRAIN_CHECK_MS);
  return countPending();
}

async function main() {
  const args = readArgs();
  const tally = new Tally();
  const tables = Array.from({ length: args.tables }, () => new Table(args.port, tally, args.illegal));

  // One match is opened and left before the memory is first read: what a server loads once is no cost of a table.
  const first = new Table(args.port, tally, 0);
  await first.open(TRICKS_A_MATCH);
  first.close();
  await sleep(SETTLE_MS);
  const emptyKib = residentKib(args.pid);
  await openTables(tables);
  await sleep(SETTLE_MS);
  const idleKib = residentKib(args.pid);

  const stop = args.rate ? callSteadily(tables, args.rate) : callEagerly(tables);
  await sleep(args.warmup * 1000);
  tally.reset();
  const start = {
    at: performance.now(),
    own: process.cpuUsage(),
    server: cpuSeconds(args.pid),
    starved: starvedSeconds(args.pid),
  };
  await sleep(args.seconds * 1000);
  const seconds = (performance.now() - start.at) / 1000;
  const own = process.cpuUsage(start.own);
  const serverCpu = cpuSeconds(args.pid) - start.server;
  const starved = starvedSeconds(args.pid) - start.starved;
  const { latencies, rejected, dropped, matchesEnded } = tally;
  tally.reset();
  const playedKib = residentKib(args.pid);
  stop();
  const nOwed = tables.reduce((sum, table) => sum + table.calls.length, 0);
  tables.forEach((table) => (table.calls = []));
  const unanswered = await drain(tables);

  latencies.sort((a, b) => a - b);
  const report = {
    tables: args.tables,
    seconds: round(seconds),
    rate_aimed: args.rate ?? null,
    steps: latencies.length,
    steps_per_second: round(latencies.length / seconds, 1),
    p50_ms: round(percentile(latencies, 0.5)),
    p99_ms: round(percentile(latencies, 0.99)),
    max_ms: round(latencies.at(-1)),
    matches_ended: matchesEnded,
    rejected,
    errors: tally.errors,
    unanswered,
    calls_owed_at_end: nOwed,
    calls_dropped: dropped,
    idle_kib_per_table: round((idleKib - emptyKib) / args.tables, 1),
    server_kib: { empty: emptyKib, idle: idleKib, played: playedKib },
    server_cores: round(serverCpu / seconds),
    server_starved_share: round(starved / seconds),
    generator_cores: round((own.user + own.system) / 1e6 / seconds),
  };
  console.log(JSON.stringify(report));
  tables.forEach((table) => table.close());
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
