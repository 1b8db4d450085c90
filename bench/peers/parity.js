'use strict';
// Whole games of Anchor Quest by the plain rules, one JSON line per seed, for comparing final states.
// Usage: node parity.js [--aq1] SEED...
const A = require('./anchor_quest.js');

function playAq1(dice, answers) {
  const G = A.setup(dice);
  let decisions = 0;
  while (!G.over) { A.go(G, G.turn % 4, answers.below(4), dice); decisions++; }
  return { G, decisions };
}
function playAq2(dice, answers) {
  const G = A.setup(dice);
  let decisions = 0;
  while (!G.over) {
    const current = G.turn % 4;
    A.begin(G, dice);
    for (let done = false; !done; decisions++) {
      done = A.answer(G, current, answers.below(A.N_OPT[G.kind]), dice);
    }
  }
  return { G, decisions };
}

const given = process.argv.slice(2);
const play = given.includes('--aq1') ? playAq1 : playAq2;
const seeds = given.filter((word) => word !== '--aq1');
const isSeed = (word) => /^\d+$/.test(word) && Number.isSafeInteger(Number(word) + 1000);
if (!seeds.length || !seeds.every(isSeed)) {
  console.error('usage: node parity.js [--aq1] SEED...   (seeds are whole numbers from 0)');
  process.exit(2);
}
for (const seed of seeds.map(Number)) {
  const { G, decisions } = play(new A.SplitMix(seed), new A.SplitMix(seed + 1000));
  console.log(JSON.stringify({ seed, decisions, turns: G.turn, checksum: String(A.checksum(G)) }));
}
