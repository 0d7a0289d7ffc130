'use strict';

// A table seen from outside: one match on the server and four players, each on a socket of its own. It speaks the wire
// protocol of socket.io directly and reads only the frames it needs, so that the server is what gets measured.

const WebSocket = require('ws');
const { game, legalCards, N_SEATS, N_CARDS, TRICKS_A_MATCH } = require('./game');

// Frames of engine.io 4 and socket.io 5: a digit or two, the namespace, then JSON.
const PING = '2';
const PONG = '3';
const JOIN = `40/${game.name},`;
const EVENT = `42/${game.name},`;

class Player {
  constructor(table, id) {
    this.table = table;
    this.id = id;
    this.turnMark = `"currentPlayer":"${id}"`;
    /** The action under way: when it was called for, and the state it was meant for. */
    this.pending = null;
  }

  connect() {
    return new Promise((resolve, reject) => {
      this.onceJoined = resolve;
      this.socket = new WebSocket(`ws://127.0.0.1:${this.table.port}/socket.io/?EIO=4&transport=websocket`);
      this.socket.on('message', (bytes) => this.receive(bytes.toString()));
      this.socket.on('close', () => this.table.tally.fail('socket closed'));
      this.socket.on('error', (error) => {
        this.table.tally.fail(error.message);
        reject(error);
      });
    });
  }

  /** Enters the match; resolves with the state the server sends first. */
  sync(matchID, credentials) {
    Object.assign(this, { matchID, credentials, pending: null });
    this.emit('sync', matchID, this.id, credentials, N_SEATS);
    return new Promise((resolve) => {
      this.onceSynced = resolve;
    });
  }

  play(card, stateID, calledAt) {
    this.pending = { calledAt, stateID };
    const { id: playerID, credentials } = this;
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID, credentials } };
    this.emit('update', action, stateID, this.matchID, playerID);
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  receive(frame) {
    if (frame.startsWith(EVENT)) this.receiveEvent(frame);
    else if (frame === PING) this.socket.send(PONG);
    else if (frame.startsWith('0')) this.socket.send(JOIN);
    else if (frame.startsWith(JOIN)) this.onceJoined();
    else this.table.tally.fail(`unexpected frame ${frame.slice(0, 80)}`);
  }

  receiveEvent(frame) {
    if (frame.startsWith('["update"', EVENT.length)) {
      const receivedAt = performance.now();
      // A player who neither waits for an answer nor is to move has nothing to do: no need to parse.
      if (!this.pending && !frame.includes(this.turnMark)) return;
      const [, matchID, state] = JSON.parse(frame.slice(EVENT.length));
      if (matchID === this.matchID) this.update(state, receivedAt);
    } else if (frame.startsWith('["sync"', EVENT.length)) {
      const [, , { state }] = JSON.parse(frame.slice(EVENT.length));
      this.onceSynced(state);
    }
  }

  update(state, receivedAt) {
    if (this.pending) {
      const { calledAt, stateID } = this.pending;
      this.pending = null;
      // The server answers INVALID_MOVE by sending the state as it was.
      if (state._stateID === stateID) this.table.tally.rejected += 1;
      else this.table.tally.step(receivedAt - calledAt);
      if (state.ctx.gameover) this.table.nextMatch();
    }
    if (!state.ctx.gameover && state.ctx.currentPlayer === this.id) this.table.ready(this, state);
  }
}

class Table {
  /** `illegalShare`: how many of the actions are to be illegal ones, to see that they are refused and counted. */
  constructor(port, tally, illegalShare) {
    Object.assign(this, { port, tally, illegalShare });
    this.players = Array.from({ length: N_SEATS }, (_, seat) => new Player(this, String(seat)));
    /** The player to move with the state they know; null while an action or a new match is under way. */
    this.toMove = null;
    this.isBetweenMatches = true;
    /** An eager table calls for its next step itself, as soon as it can be played. */
    this.isEager = false;
    /** When the steps not yet played were called for, oldest first. */
    this.calls = [];
  }

  async open(tricks) {
    await Promise.all(this.players.map((player) => player.connect()));
    await this.startMatch(tricks);
  }

  async startMatch(tricks) {
    const { matchID } = await this.lobby('create', { numPlayers: N_SEATS, setupData: { tricks } });
    const states = await Promise.all(
      this.players.map(async (player) => {
        const joining = { playerID: player.id, playerName: `player ${player.id}` };
        const { playerCredentials } = await this.lobby(`${matchID}/join`, joining);
        return player.sync(matchID, playerCredentials);
      }),
    );
    this.isBetweenMatches = false;
    const seat = Number(states[0].ctx.currentPlayer);
    this.ready(this.players[seat], states[seat]);
  }

  nextMatch() {
    this.isBetweenMatches = true;
    this.tally.matchesEnded += 1;
    // Steps still called for belong to a match that is over; the next one must not be charged with the time it takes to start.
    this.tally.dropped += this.calls.length;
    this.calls = [];
    this.startMatch(TRICKS_A_MATCH).catch((error) => this.tally.fail(error.message));
  }

  async lobby(path, body) {
    const response = await fetch(`http://127.0.0.1:${this.port}/games/${game.name}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  ready(player, state) {
    this.toMove = { player, state };
    if (this.isEager && this.calls.length === 0) this.calls.push(performance.now());
    this.playIfCalled();
  }

  callStep(calledAt) {
    this.calls.push(calledAt);
    this.playIfCalled();
  }

  playIfCalled() {
    if (!this.toMove || this.calls.length === 0) return;
    const { player, state } = this.toMove;
    this.toMove = null;
    player.play(this.choose(state.G, Number(player.id)), state._stateID, this.calls.shift());
  }

  choose({ hands, trick }, seat) {
    const legal = legalCards(hands[seat], trick);
    const isCheating = Math.random() < this.illegalShare;
    const choices = isCheating ? [...Array(N_CARDS).keys()].filter((card) => !legal.includes(card)) : legal;
    return choices[Math.floor(Math.random() * choices.length)];
  }

  close() {
    for (const { socket } of this.players) socket.removeAllListeners('close').close();
  }
}

module.exports = { Table };
