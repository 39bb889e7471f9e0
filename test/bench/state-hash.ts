/**
 * What it takes to name a state of many pieces after one of them has moved: the canonical text, of which what stayed the same isn't written
 * anew, and its hash. `npm run bench state-hash`.
 */
import process from 'node:process';
import { canonical, type Texts } from '../../src/kernel/fold/canonical.ts';
import { utf8 } from '../../src/kernel/bytes.ts';
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

function measured(n: number, shape: 'list' | 'record', texts: () => Texts | undefined): readonly number[] {
  const kept = texts();
  let pieces = Array.from({ length: n }, (_, id) => piece(id));
  const whole = (): object =>
    state(shape === 'list' ? pieces : Object.fromEntries(pieces.map((one) => [`p${one.id}`, one])));
  sodium.hash(utf8(canonical(whole(), kept)));
  return Array.from({ length: MOVES }, (_, turn) => {
    const which = (turn * 7919) % n;
    pieces = pieces.map((one, i) => (i === which ? moved(one, turn) : one));
    const now = whole();
    const begun = process.cpuUsage();
    sodium.hash(utf8(canonical(now, kept)));
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
const kept = (): Texts => new WeakMap();

printTable('The hash of a state, after one piece of many has moved', [
  ['processor time', 'half', '95 %', 'budget'],
  row('200 pieces, a list', measured(200, 'list', kept)),
  row('2,000 pieces, a list', measured(2_000, 'list', kept)),
  row('2,000 pieces, a record', measured(2_000, 'record', kept)),
  row(
    '2,000 pieces, all written anew',
    measured(2_000, 'list', () => undefined),
  ),
]);
