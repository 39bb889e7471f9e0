/**
 * What it takes to name a state of many pieces after one of them has moved. The canonical text, of which what stayed the same isn't written
 * anew, and its hash. `npm run bench state-hash`.
 */
import process from 'node:process';
import { namesBy, stateName } from '../../src/kernel/order/state-hashes.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { ms, printTable, quantile } from './print.ts';

const MOVES = 400;
const BUDGET_MS = 1;

interface Piece {
  readonly id: number;
  readonly at: { readonly x: number; readonly y: number };
  readonly face: string;
  readonly owner: number;
}

const state = (pieces: unknown): object => ({
  away: [],
  devices: {},
  heads: {},
  now: 0,
  play: { asks: [], faces: {}, faults: 0, seats: [0, 1, 2], state: { pieces, turn: 0 }, timers: [] },
});

const piece = (id: number): Piece => ({
  id,
  at: { x: id % 50, y: Math.trunc(id / 50) },
  face: `counter-${id % 40}`,
  owner: id % 5,
});
const moved = (one: Piece, turn: number): Piece => ({ ...one, at: { x: turn % 50, y: one.at.y } });

const sodium = await loadSodium();

function measured(n: number, shape: 'list' | 'record', kept: boolean): readonly number[] {
  let names = namesBy(sodium);
  let pieces = Array.from({ length: n }, (_, id) => piece(id));
  const whole = (): object =>
    state(shape === 'list' ? pieces : Object.fromEntries(pieces.map((one) => [`p${one.id}`, one])));
  stateName(whole(), sodium, names);
  return Array.from({ length: MOVES }, (_, turn) => {
    const which = (turn * 7919) % n;
    pieces = pieces.map((one, i) => (i === which ? moved(one, turn) : one));
    const now = whole();
    if (!kept) names = namesBy(sodium);
    const begun = process.cpuUsage();
    stateName(now, sodium, names);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  });
}

const row = (title: string, times: readonly number[]): readonly string[] => [
  title,
  ms(quantile(times, 0.5)),
  ms(quantile(times, 0.95)),
  `≤ ${BUDGET_MS} ms`,
];
printTable('The hash of a state, after one piece of many has moved', [
  ['processor time', 'half', '95 %', 'budget'],
  row('200 pieces, a list', measured(200, 'list', true)),
  row('2,000 pieces, a list', measured(2_000, 'list', true)),
  row('2,000 pieces, a record', measured(2_000, 'record', true)),
  row('2,000 pieces, all written anew', measured(2_000, 'list', false)),
]);
