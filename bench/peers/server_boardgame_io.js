'use strict';
// boardgame.io's own server with Anchor Quest, in memory; prints its port.
process.env.NODE_ENV = 'production';
const A = require('./anchor_quest.js');
const { Server, Origins } = require('boardgame.io/server');

const dice = (random) => ({ below: (n) => random.Die(n) - 1 });
const game = {
  name: 'aq1',
  setup: ({ random }) => A.setup(dice(random)),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G, ctx, random }, way) => { A.go(G, +ctx.currentPlayer, way, dice(random)); } },
  endIf: ({ G }) => (G.over ? { over: true } : undefined),
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const port = Number(process.argv[2]);
server.run({ port, callback: () => process.stdout.write(`${port}\n`) });
