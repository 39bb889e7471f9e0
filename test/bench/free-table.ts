/**
 * What an act costs at a free table of two thousand pieces. Judged and applied through the pipeline, what of the state it makes anew, and
 * the state's hash after it. `npm run bench free-table`.
 */
import process from 'node:process';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import type { BoardContext } from '../../src/games/sandbox/board/context.ts';
import { Things } from '../../src/games/sandbox/board/things.ts';
import { it } from '../../src/games/sandbox/board/words-it.ts';
import { sandbox } from '../../src/games/sandbox/sandbox.ts';
import { CLOTH, NONE, type State } from '../../src/games/sandbox/state.ts';
import { canonical } from '../../src/kernel/canonical.ts';
import { namesBy, stateName } from '../../src/kernel/order/state-hashes.ts';
import { begin, makeMove } from '../../src/kernel/pipeline/play.ts';
import type { Play } from '../../src/kernel/play/state.ts';
import { ms, printTable, quantile } from './print.ts';

const PIECES = 2_000;
const AT_ONCE = 250;
const MOVES = 20_000;
const HASHES = 300;
const APPLY_BUDGET_US = 6;
const HASH_BUDGET_MS = 1;
const BOARD_BUDGET_MS = 1;

const facts = {
  kind: 'token',
  faces: 2,
  back: false,
  zone: NONE,
  least: 0,
  most: 0,
  ms: 0,
  tags: [],
  steps: [],
  asks: [],
} as const;
const row = (i: number): readonly number[] => [0, (i % 50) * 300, Math.trunc(i / 50) * 300, 0, 0, NONE, CLOTH, NONE, 0];

const made = (play: Play<State>, move: string, args: unknown, i: number): Play<State> => {
  const moved = makeMove(sandbox, play, {
    seat: i % 4,
    move,
    args,
    cause: String(i),
    now: i,
    slot: undefined,
    opened: {},
  });
  if (!moved.ok) throw new Error(moved.refusal.code);
  return moved.play;
};

let play = begin(sandbox, { seats: [0, 1, 2, 3], options: {} }, '0', 0);
for (let part = 0; part < PIECES / AT_ONCE; part++) {
  const rows = Array.from({ length: AT_ONCE }, (_, i) => row(part * AT_ONCE + i)).flat();
  const lay = {
    hash: 'bench',
    part,
    parts: PIECES / AT_ONCE,
    defs: part === 0 ? [facts] : [],
    zones: [],
    rows,
    texts: [],
  };
  play = made(play, 'lay', { ...lay, policy: 'free', edit: 'all', turns: false }, part);
}

/** One piece goes somewhere, by one of four people. */
const put = (before: Play<State>, i: number): Play<State> => {
  const n = (i * 7919) % PIECES;
  const { rev } = before.state.leaves[n >> 5]![n & 31]!;
  return made(before, 'put', { p: [n, rev, i % 9_000, 10, 0], into: CLOTH }, i);
};

/** As the board has it of what lies there, before its box has come. */
const contextOf = (state: State): BoardContext =>
  ({
    view: sandbox.view(state, { seat: 0, read: () => undefined }),
    people: [],
    w: it,
    lang: 'it',
    still: false,
    loaded: undefined,
    now: () => 0,
  }) as unknown as BoardContext;

const cpu = (run: () => void): number => {
  const begun = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
};

for (let i = 0; i < MOVES / 4; i++) play = put(play, i);
const rounds = Array.from({ length: 5 }, () =>
  cpu(() => {
    for (let i = 0; i < MOVES / 5; i++) play = put(play, i);
  }),
);
const perMove = (Math.min(...rounds) * 1_000) / (MOVES / 5);

const sodium = await loadSodium();
const names = namesBy(sodium);
const hashed = (_: unknown, i: number): number => {
  play = put(play, i);
  return cpu(() => void stateName({ play }, sodium, names));
};
// The first so many are the compiler's: it works beside them, and counts as this process's time.
Array.from({ length: HASHES }, hashed);
const hashes = Array.from({ length: HASHES }, hashed);

const before = play.state;
const { state: after } = put(play, 1);
const fresh = after.leaves.filter((leaf, i) => leaf !== before.leaves[i]).length;

// What the board looks through after each act: pieces that nobody has touched give the things that they gave before.
const board = new Things();
const looked = (_: unknown, i: number): number => {
  play = put(play, i);
  const context = contextOf(play.state);
  return cpu(() => void board.all(context));
};
Array.from({ length: HASHES }, looked);
const looks = Array.from({ length: HASHES }, looked);

printTable(`A free table of ${PIECES.toLocaleString('en')} pieces: one of them is moved`, [
  ['processor time', 'measured', 'budget'],
  ['judged and applied', `${perMove.toFixed(1)} µs`, `≤ ${APPLY_BUDGET_US} µs`],
  ['leaves of 32 made anew', String(fresh), '1'],
  ['canonical text and hash, half', ms(quantile(hashes, 0.5)), `≤ ${HASH_BUDGET_MS} ms`],
  ['canonical text and hash, 95 %', ms(quantile(hashes, 0.95)), `≤ ${HASH_BUDGET_MS} ms`],
  ['what the board looks through, half', ms(quantile(looks, 0.5)), `≤ ${BOARD_BUDGET_MS} ms`],
  ['what the board looks through, 95 %', ms(quantile(looks, 0.95)), `≤ ${BOARD_BUDGET_MS} ms`],
  ['the state as canonical JSON', `${Math.round(canonical(play).length / 1_024)} KiB`, '≤ 2,048 KiB'],
]);
