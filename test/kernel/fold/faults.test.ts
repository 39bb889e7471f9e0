/** Exceptions in the middle of the fold: a bug of ours is the same for everybody, what one page alone can't do isn't. */
import { expect, test } from 'vitest';
import { canonical } from '../../../src/kernel/canonical.ts';
import { firstSound, unlessFaulty } from '../../../src/kernel/state/faults.ts';
import { isOfThisPage } from '../../../src/kernel/this-page.ts';
import { linesOf } from '../../../src/kernel/fold/log-lines.ts';
import { ProofBook } from '../../../src/kernel/fold/proofs.ts';
import { goOnWith } from '../../../src/kernel/fold/departures.ts';
import type { TableState } from '../../../src/kernel/state/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { makeContributionBody, makeMoveBody, makeStartBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../../src/kernel/journal/entry.ts';
import { fields, sealed, text } from '../../../src/kernel/schemas.ts';
import { secretWorld } from '../../../src/kernel/state/world.ts';
import { moveBodyOf } from '../../../src/kernel/table/propose.ts';
import type { LockRun } from '../../../src/kernel/runs/card-run.ts';
import { made, under } from '../../helpers/card-attacks.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { keepAll, keepingOf, keygenNames, keptTable } from '../../helpers/keygen-bench.ts';

const BUG = new TypeError('Cannot read properties of undefined');
const fail = (error: unknown) => (): never => {
  throw error;
};

/** What of a state isn't the place of an entry in its chain. */
const rest = (state: TableState): string => canonical({ ...state, heads: {} });

async function dealing(): Promise<CardTable> {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(['a', 'b', 'c']);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 2 });
  return t;
}

test('[F17] [C3] an entry at which our own code throws is refused, with words, has changed nothing, and the log tells whose it was', async () => {
  const t = await dealing();
  const [id] = under(t);
  const { type, body } = await made(t, 1);
  const { world } = t.bench;
  Object.assign(world, { known: fail(BUG) });
  const before = t.bench.state;
  const folded = t.bench.contribute(t.person(1), id, type, body);
  expect(codeOf(folded)).toBe('entry/fault');
  expect(rest(t.bench.state)).toBe(rest(before));
  if (folded.kind !== 'refused') return;
  const at = { position: 1, time: 1 };
  const entry = { ...t.bench.entry(t.person(1), KIND.contribution, body) };
  expect(linesOf(world.game, { folded, entry, before }, at)).toMatchObject([{ seat: 1, what: 'contribution' }]);
  // Also of what devices arrange among themselves.
  const quiet = t.bench.entry(t.person(1), KIND.keygen, body);
  expect(linesOf(world.game, { folded: { ...folded, what: 'entry' }, entry: quiet, before }, at)).toHaveLength(1);
  Object.assign(world, { known: undefined });
  await t.bench.work();
  expect(t.hand(2)).toHaveLength(1);
});

test('[F17] what one page alone can’t do refuses nothing: it folds the entry later', async () => {
  const t = await dealing();
  const [id] = under(t);
  const { type, body } = await made(t, 1);
  const before = t.bench.state;
  const [cause, index] = id.split(':');
  const answer = makeContributionBody({ cause: cause!, index: Number(index), type, bytes: body });
  const short = [
    new RangeError('Maximum call stack size exceeded'),
    new RangeError('Array buffer allocation failed'),
    Object.assign(new Error('too much recursion'), { name: 'InternalError' }),
    new WebAssembly.RuntimeError('unreachable'),
    'out of memory',
  ];
  for (const error of short) {
    Object.assign(t.bench.world, { known: fail(error) });
    const entry = t.bench.entry(t.person(1), KIND.contribution, answer);
    expect(() => t.bench.fold(entry)).toThrow();
    expect(t.bench.state).toBe(before);
  }
  Object.assign(t.bench.world, { known: undefined });
  expect(codeOf(t.bench.contribute(t.person(1), id, type, body))).toBe('done');
  expect(short.every(isOfThisPage)).toBe(true);
  expect([BUG, new RangeError('u16: 70000'), new Error('invalid point')].some(isOfThisPage)).toBe(false);
});

test('[F17] what all pages fail at alike isn’t taken for one page’s own failure because of a word in it', () => {
  const quoting = [
    new Error("nothing is held under 'memory'"),
    new TypeError("Cannot read properties of undefined (reading 'allocation')"),
    'a word about memory',
  ];
  expect(quoting.filter(isOfThisPage)).toEqual([]);
});

/** What one page alone throws; a game does where `short` says so, and what it does else where not. */
const LOW = new RangeError('Maximum call stack size exceeded');
let short = false;
const lowOr =
  <A extends readonly unknown[], T>(does: (...args: A) => T) =>
  (...args: A): T => {
    if (short) throw LOW;
    return does(...args);
  };
/** The parlour with a move that is changed so. */
const withMove = (name: string, change: object): Game<unknown> => ({
  ...parlour,
  moves: { ...parlour.moves, [name]: { ...parlour.moves[name]!, ...change } },
});
const asks = (bench: Bench, name: string, args: unknown, slot = ''): Entry =>
  bench.entry(bench.people[0]!, KIND.move, makeMoveBody({ move: name, slot, args, attachments: [] }));
const says = (bench: Bench): Entry => asks(bench, 'say', { word: 'ciao' }, 'turn 0');
const { say } = parlour.moves;

test.each<[what: string, game: Game<unknown>, entry: (bench: Bench) => Entry | Promise<Entry>]>([
  ['judges', withMove('say', { rules: [{ id: 'PA-1', code: 'rude', holds: lowOr(() => true) }] }), says],
  ['applies', withMove('say', { apply: lowOr(say!.apply) }), says],
  ['says what a move brings', withMove('say', { brings: lowOr(() => ({})) }), says],
  [
    'begins',
    { ...parlour, setup: lowOr(parlour.setup) },
    (bench) => bench.entry(bench.people[0]!, KIND.start, makeStartBody({})),
  ],
  [
    'says who reads a sealed argument',
    withMove('whisper', { args: fields({ what: sealed(text(9), lowOr(() => [0, 1]) as never) }) }),
    async (bench) => {
      const [anna] = bench.people;
      const { state } = bench;
      const body = await moveBodyOf(anna!.ports, state, state, bench.place(anna!), 'whisper', { what: 'ciao' });
      return bench.entry(anna!, KIND.move, body as Uint8Array);
    },
  ],
])('[F17] where a page has too little stack while the game %s it refuses nothing', async (what, game, made) => {
  const bench = what === 'begins' ? await lobby(game) : await Bench.playing(game as never, 2);
  const entry = await made(bench);
  const before = bench.state;
  short = true;
  expect(() => bench.fold(entry)).toThrow(LOW);
  short = false;
  expect(bench.state).toBe(before);
  expect(codeOf(bench.fold(entry))).toBe('done');
});

async function lobby(game: Game<unknown>): Promise<Bench> {
  const bench = await Bench.of(game as never, 2);
  for (const [i, person] of bench.people.entries()) bench.sit(person, i);
  return bench;
}

test('[F17] where a page has too little stack while the game hears an answer or makes a secret, the page does that later', async () => {
  const { on, layouts } = parlour;
  const game = { ...parlour, on: { ...on, timer: lowOr(on['timer']!) }, layouts: { cells: lowOr(layouts!['cells']!) } };
  const bench = await Bench.playing(game as never, 2);
  bench.move(bench.people[0]!, 'wait', { ms: 5 });
  const { values } = secretWorld(bench.world, bench.state, undefined);
  short = true;
  expect(() => bench.pass(10)).toThrow(LOW);
  expect(() => values('cells', new Uint8Array(32))).toThrow(LOW);
  short = false;
  bench.pass(10);
  expect(bench.state.play).toMatchObject({ faults: 0, state: { diary: ['at 0', 'timer ""'] } });
  expect(values('cells', new Uint8Array(32))).toHaveLength(4);
});

/** As no entry leads to one: whatever looks at it throws. */
const broken = (r: LockRun): LockRun => ({ ...r, parts: [null as never], until: 1_000 });

test.each(['time', 'leaving', 'going on'])(
  '[F17] a question at which our own code throws is answered as lost when %s comes to it, and the table goes on',
  async (what) => {
    const t = await dealing();
    const [id, run] = under(t, 'lock');
    t.bench.set((s) => ({ ...s, requests: { [id]: broken(run) } }));
    if (what === 'time') t.bench.pass(2_000);
    else if (what === 'leaving') expect(codeOf(t.bench.leave(t.person(2)))).toBe('done');
    else t.bench.set((s) => goOnWith(t.bench.world, s, [0, 1]).state);
    expect(t.answers.some(({ tag, failed }) => tag === 'deal' && failed === 'lost')).toBe(true);
    expect(t.bench.state.requests).toEqual({});
    expect((await t.asked(0, { what: 'roll', n: 1, sides: 6 })).values).toHaveLength(1);
  },
);

test('[F17] a set of keepers whose making our own code fails at is made anew', async () => {
  const bench = await keptTable(2);
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, making: { ...s.keeping!.making!, keepers: null as never } } }));
  const { attempt } = keepingOf(bench).making!;
  bench.pass(40_000);
  expect(keepingOf(bench).making!.attempt).toBeGreaterThan(attempt);
  expect(keygenNames(bench)).toEqual(['0 keep/exchange', '1 keep/exchange']);
  await keepAll(bench);
  expect(keepingOf(bench).set).toBeDefined();
});

test('[F17] a job at which our own code throws in a Worker and on the page is thrown where it is asked for, and not waited for', async () => {
  const job = {
    kind: 'faces/lock',
    faces: Array.from({ length: 60 }, (_, i) => `${i}`),
    key: new Uint8Array(5),
  } as const;
  let found = 0;
  const book = new ProofBook(sodiumGroup, { run: () => Promise.reject(BUG) }, () => found++);
  expect(book.known(job)).toBeUndefined();
  await book.settled();
  expect(found).toBe(1);
  expect(() => book.known(job)).toThrow();
  expect(
    unlessFaulty(
      () => book.known(job),
      () => 'refused',
    ),
  ).toBe('refused');
});

test('[F17] of several ways the first that doesn’t throw counts, and nothing stays said of those that do', () => {
  const lines = ['before'];
  const bad = (): string => {
    lines.push('bad');
    throw BUG;
  };
  const good = (): string => {
    lines.push('good');
    return 'good';
  };
  expect(firstSound(lines, [bad, good], () => 'last')).toBe('good');
  expect(lines).toEqual(['before', 'good']);
  expect(firstSound(lines, [bad], () => 'last')).toBe('last');
  expect(lines).toEqual(['before', 'good']);
});
