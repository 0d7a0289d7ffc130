'use strict';

const assert = require('node:assert/strict');
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { test } = require('node:test');
const { Client } = require('boardgame.io/client');
const { Local } = require('boardgame.io/multiplayer');
const { game, legalCards, winnerOf, N_SEATS, N_CARDS, TRICKS_A_MATCH } = require('./game');

const SPADES = 39;

test('the highest card of the led suit takes the trick', () => {
  assert.equal(winnerOf([{ seat: 2, card: 5 }, { seat: 3, card: 9 }, { seat: 0, card: 25 }, { seat: 1, card: 7 }]), 3);
});

test('the highest trump takes the trick', () => {
  const trick = [{ seat: 0, card: 12 }, { seat: 1, card: SPADES }, { seat: 2, card: SPADES + 4 }, { seat: 3, card: 0 }];
  assert.equal(winnerOf(trick), 2);
});

test('a player follows suit, or plays anything when void', () => {
  const trick = [{ seat: 0, card: 5 }];
  assert.deepEqual(legalCards([1, 12, 13, SPADES], trick), [1, 12]);
  assert.deepEqual(legalCards([13, SPADES], trick), [13, SPADES]);
});

test('a whole match: every illegal card is refused at every step, every legal one is one step', (t) => {
  t.mock.method(console, 'error', () => {}); // boardgame.io reports each refusal there.
  const client = Client({ game, numPlayers: N_SEATS, debug: false });
  const nSteps = TRICKS_A_MATCH * N_SEATS;
  let roundCards = new Set();
  for (let step = 0; step < nSteps; step += 1) {
    const before = client.getState();
    const { hands, trick } = client.store.getState().G;
    const seat = Number(before.ctx.currentPlayer);
    client.updatePlayerID(String(seat));
    const legal = legalCards(hands[seat], trick);
    for (let card = 0; card < N_CARDS; card += 1) {
      if (!legal.includes(card)) client.moves.play(card);
    }
    assert.equal(client.getState()._stateID, before._stateID);
    const card = legal[step % legal.length];
    assert.ok(!roundCards.has(card), 'a card is played once in a round');
    roundCards.add(card);
    if (roundCards.size === N_CARDS) roundCards = new Set();
    client.moves.play(card);
    assert.equal(client.getState()._stateID, before._stateID + 1);
    assert.equal(client.getState().ctx.gameover !== undefined, step === nSteps - 1);
  }
  const { tricksWon } = client.getState().ctx.gameover;
  assert.equal(tricksWon.reduce((sum, n) => sum + n), TRICKS_A_MATCH);
});

test('a player sees their own hand and only the size of the others', () => {
  const multiplayer = Local();
  for (const playerID of ['0', '1', '2', '3', null]) {
    const client = Client({ game, numPlayers: N_SEATS, multiplayer, playerID, debug: false });
    client.start();
    const { hands } = client.getState().G;
    hands.forEach((hand, seat) => {
      if (String(seat) === playerID) assert.equal(hand.length, 13);
      else assert.equal(hand, 13);
    });
    client.stop();
  }
});

test('the generator plays on the real server, and counts what the server refuses', async (t) => {
  const server = spawn(process.execPath, ['server.js'], {
    cwd: __dirname,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  t.after(() => server.kill());
  const [line] = await once(server.stdout, 'data');
  const { port, pid } = JSON.parse(line);
  const load = async (...more) => {
    const args = ['load.js', '--port', port, '--pid', pid, '--tables', 3, '--seconds', 1, '--warmup', 0, ...more];
    const generator = spawn(process.execPath, args.map(String), { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
    const [report] = await once(generator.stdout, 'data');
    return JSON.parse(report);
  };

  const fair = await load();
  assert.ok(fair.steps > 0 && fair.matches_ended > 0);
  assert.deepEqual([fair.rejected, fair.errors, fair.unanswered], [0, 0, 0]);

  const cheating = await load('--illegal', 0.5);
  assert.ok(cheating.steps > 0 && cheating.rejected > 0);
  assert.deepEqual([cheating.errors, cheating.unanswered], [0, 0]);
});
