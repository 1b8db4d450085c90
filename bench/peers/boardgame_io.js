'use strict';
// Anchor Quest on boardgame.io, measured on request: one JSON line in, one JSON line out.
// Start it with NODE_PATH pointing to a node_modules folder that holds boardgame.io; `bench/peers.py` does.
process.env.NODE_ENV = 'production';        // the peer at its best: no development-only checks
const readline = require('node:readline');
const A = require('./anchor_quest.js');

const WARM_UP = 0.6;                        // seconds, once per measure, so that the code is compiled
const MCTS_BATCH = 25, CLONE_BATCH = 500, CLONE_GAMES = 8;
const now = () => Number(process.hrtime.bigint()) / 1e9;
const say = (value) => { process.stdout.write(JSON.stringify(value) + '\n'); };

function load() {
  try {
    return {
      version: require('boardgame.io/package.json').version,
      ...require('boardgame.io/client'),
      ...require('boardgame.io/internal'),
      ...require('boardgame.io/ai'),
    };
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}
const B = load();

const dice = (random) => ({ below: (n) => random.Die(n) - 1 });
const pick = new A.Fast(12345);             // chooses the answers
const ways = () => [0, 1, 2, 3].map((way) => ({ move: 'go', args: [way] }));

const aq1 = (options = {}) => ({
  name: 'aq1',
  setup: ({ random }) => A.setup(dice(random)),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { go: ({ G, ctx, random }, way) => { A.go(G, +ctx.currentPlayer, way, dice(random)); } },
  endIf: ({ G }) => (G.over ? { over: true } : undefined),
  ...options,
});
const aq2 = (options = {}) => ({
  name: 'aq2',
  setup: ({ random }) => A.setup(dice(random)),
  turn: { onBegin: ({ G, random }) => { A.begin(G, dice(random)); } },
  moves: {
    answer: ({ G, ctx, random, events }, i) => {
      if (!(i >= 0 && i < A.N_OPT[G.kind])) return 'INVALID_MOVE';
      if (A.answer(G, +ctx.currentPlayer, i, dice(random))) events.endTurn();
    },
  },
  endIf: ({ G }) => (G.over ? { over: true } : undefined),
  ...options,
});

const act = (type, arg, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args: [arg], playerID } });
const go = (s) => act('go', pick.below(4), s.ctx.currentPlayer);
const reply = (s) => act('answer', pick.below(A.N_OPT[s.G.kind]), s.ctx.currentPlayer);

// Each of these makes a batch: a function that does some whole operations and returns how many.
function reducer(definition, choose) {
  const game = B.ProcessGameConfig(definition);
  const step = B.CreateGameReducer({ game });
  return () => {
    let s = B.InitializeGame({ game, numPlayers: 4 }), n = 0;
    while (!s.ctx.gameover) { s = step(s, choose(s)); n++; }
    return n;
  };
}
function client() {
  return () => {
    const game = aq2({ seed: 'x' + pick.below(1e9), disableUndo: true });
    const c = B.Client({ game, numPlayers: 4, debug: false });
    c.start();
    let n = 0;
    for (;;) {
      const s = c.getState();
      if (s.ctx.gameover) break;
      c.moves.answer(pick.below(A.N_OPT[s.G.kind]));
      n++;
    }
    c.stop();
    return n;
  };
}
function clone() {
  const middles = [];
  for (let k = 0; k < CLONE_GAMES; k++) {
    const game = B.ProcessGameConfig(aq2({ seed: 'middle' + k }));
    const step = B.CreateGameReducer({ game });
    const states = [];
    for (let s = B.InitializeGame({ game, numPlayers: 4 }); !s.ctx.gameover; s = step(s, reply(s))) {
      states.push(s.G);
    }
    middles.push(states[states.length >> 1]);
  }
  let kept = null;
  return () => {
    for (let i = 0; i < CLONE_BATCH; i++) kept = structuredClone(middles[i % CLONE_GAMES]);
    return kept ? CLONE_BATCH : 0;
  };
}
function mcts() {
  const game = B.ProcessGameConfig(aq1({ seed: 'fixed' }));
  const s = B.InitializeGame({ game, numPlayers: 4 });
  let searches = 0;
  return async () => {
    const bot = new B.MCTSBot({
      game, enumerate: ways, iterations: MCTS_BATCH, playoutDepth: 50, seed: 's' + searches++,
    });
    await bot.play(s, s.ctx.currentPlayer);
    return MCTS_BATCH;
  };
}
const MEASURES = {
  'aq2-raw-reducer': () => reducer(aq2({ seed: 'fixed' }), reply),
  'aq1-raw-reducer': () => reducer(aq1({ seed: 'fixed' }), go),
  'aq2-client': client,
  clone,
  mcts,
};

async function timed(batch, seconds) {
  const start = now();
  let ops = 0, spent = 0;
  do { ops += await batch(); spent = now() - start; } while (spent < seconds);
  return { ops, seconds: spent };
}
async function run(ready, { measure, seconds }) {
  if (!Object.hasOwn(MEASURES, measure)) return { error: `unknown measure: ${measure}` };
  if (!(Number.isFinite(seconds) && seconds > 0)) return { error: 'seconds must be a positive number' };
  if (!ready.has(measure)) {
    const batch = MEASURES[measure]();
    await timed(batch, WARM_UP);
    ready.set(measure, batch);
  }
  return { measure, ...await timed(ready.get(measure), seconds) };
}
function parse(line) {
  try {
    const value = JSON.parse(line);
    return value !== null && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
async function main() {
  if (!B) { say({ ready: false, peer: 'boardgame.io', missing: 'boardgame.io' }); return; }
  say({ ready: true, peer: 'boardgame.io', version: B.version, measures: Object.keys(MEASURES) });
  const ready = new Map();
  for await (const line of readline.createInterface({ input: process.stdin })) {
    if (!line.trim()) continue;
    const request = parse(line);
    if (request && request.quit) break;
    say(request ? await run(ready, request) : { error: 'a request is one JSON object on one line' });
  }
}
main();
