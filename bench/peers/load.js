'use strict';
// Plays many matches of Anchor Quest at once over sockets: each match has a player and a watcher; the next move is sent
// when both have been told of the last, and the next match begins when one is over. Reads one JSON line, prints one:
//   {"kind": "locanda", "port", "seconds", "slots", "tables": [...], "cookies": [player, watcher]}
//   {"kind": "boardgame.io", "port", "seconds", "slots"}
const readline = require('node:readline');
const now = () => Number(process.hrtime.bigint()) / 1e6;

const times = [];

class Match {
  constructor(next) {
    this.next = next;
    this.heard = 0;
    this.over = false;
  }
  told() {
    if (++this.heard < 2) return;
    this.heard = 0;
    if (this.sent) times.push(now() - this.sent);
    if (this.over) { this.close(); this.next(); } else { this.sent = now(); this.move(); }
  }
}

function locanda(job, next) {
  const WebSocket = require('ws');
  const match = new Match(next);
  const url = `ws://127.0.0.1:${job.port}/live/${job.tables.pop()}`;
  let asked = null, at = [-1, -1], n = 0;
  const sockets = [0, 1].map((which) => {
    const socket = new WebSocket(url, { headers: { cookie: job.cookies[which] }, perMessageDeflate: false });
    socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', id: 'h', language: 'en' })));
    socket.on('message', (data) => {
      const m = JSON.parse(data);
      if (m.is === 'no') throw new Error(m.text);
      if (m.is !== 'state' || m.at === at[which]) return;
      at[which] = m.at;
      if (which === 0) asked = m.asked[0];
      if (m.stage === 'over') match.over = true;
      match.told();
    });
    return socket;
  });
  match.move = () => sockets[0].send(JSON.stringify(
    { do: 'answer', id: `m${n++}`, decision: asked.decision, seat: asked.seat, key: asked.options[n % 4].key }));
  match.close = () => sockets.forEach((socket) => socket.close());
  return match;
}

let matches = 0;
function boardgameIo(job, next) {
  const { io } = require('socket.io-client');
  const id = `m${process.pid}-${matches++}`;
  const match = new Match(next);
  let state = null, n = 0;
  const sockets = [0, 1].map((which) => {
    const socket = io(`http://127.0.0.1:${job.port}/aq1`, { transports: ['websocket'], forceNew: true });
    const player = which ? null : '0';
    socket.on('connect', () => setTimeout(() => socket.emit('sync', id, player, undefined, 4), which * 50));
    const take = (next) => {
      if (which === 0) state = next;
      if (next.ctx.gameover) match.over = true;
      match.told();
    };
    socket.on('sync', (_, info) => take(info.state));
    socket.on('update', (_, next) => take(next));
    return socket;
  });
  match.move = () => {
    const player = state.ctx.currentPlayer;
    const payload = { type: 'go', args: [n++ % 4], playerID: player };
    sockets[0].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, player);
  };
  match.close = () => sockets.forEach((socket) => socket.close());
  return match;
}

readline.createInterface({ input: process.stdin }).once('line', (line) => {
  const job = JSON.parse(line);
  const start = job.kind === 'locanda' ? locanda : boardgameIo;
  const again = () => { start(job, again); };
  for (let slot = 0; slot < job.slots; slot++) again();
  setTimeout(() => {
    times.length = 0;                       // what came before was for warming up
    const begun = now();
    setTimeout(() => {
      const seconds = (now() - begun) / 1000;
      times.sort((a, b) => a - b);
      const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
      const report = { moves: times.length, rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
      process.stdout.write(JSON.stringify(report) + '\n', () => process.exit(0));
    }, job.seconds * 1000);
  }, 1500);
});
