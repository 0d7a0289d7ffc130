'use strict';

// boardgame.io's own server with everything at its default: in-memory storage, socket.io transport, lobby on the same port.
// Usage: NODE_ENV=production node server.js [PORT]; prints {"port":…,"pid":…} when it listens.

const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game');

const port = Number(process.argv[2] ?? process.env.PORT ?? 0);

// `run` hands its port on to Node's `listen`, which also takes an address: a benchmark has no business outside loopback.
Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port: { port, host: '127.0.0.1' } })
  .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid })));
