import { beforeEach, expect, test } from 'vitest';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { canonical, stateHash } from '../../../src/kernel/canonical.ts';
import { FOLD_RULES, type FoldCode, refuseEntry } from '../../../src/kernel/fold/refusals.ts';
import { makeContributionBody, makeMoveBody, makeStartBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';
import { notPlain } from '../../helpers/plain.ts';

let bench: Bench;
let ada: Person;
const game = (): Parlour => bench.state.play!.state as Parlour;
const start = (by: Person, options: unknown = {}): string => codeOf(bench.put(by, KIND.start, makeStartBody(options)));
const say = (by: Person, word: string, slot = `turn ${game().turn}`): string =>
  codeOf(bench.put(by, KIND.move, makeMoveBody({ move: 'say', slot, args: { word }, attachments: [] })));

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 2);
  ada = bench.people[0]!;
});

test('[F7] a game begins with the seats taken, by somebody seated, when none is on', async () => {
  bench = await Bench.of(parlour as never, 8);
  const [one, two] = bench.people as [Person, Person];
  expect(start(one)).toBe('start/not-seated');
  bench.sit(one, 3);
  expect(start(one)).toBe('start/too-few');
  bench.sit(two, 1);
  expect(start(one, { no: 1 })).toBe('start/options');
  expect(start(one, { broken: {} })).toBe('game/fault');
  expect(bench.state.play).toBeUndefined();
  expect(start(two)).toBe('done');
  expect(game().seats).toEqual([1, 3]);
  expect(start(one)).toBe('start/running');
  expect(say(one, 'the end')).toBe('done');
  for (const [i, person] of bench.people.slice(2).entries()) bench.sit(person, 10 + i);
  expect(start(one)).toBe('done');
  expect(game().seats).toEqual([1, 3, 10, 11, 12, 13]);
  expect(game().diary).toEqual(['again']);
  expect(bench.state.games).toBe(2);
});

test('[F7] what a former game had asked for is forgotten: late answers to it are refused', async () => {
  bench.move(ada, 'roll', { n: 1, sides: 6 });
  const [ask] = Object.keys(bench.state.requests);
  say(ada, 'the end');
  expect(start(ada)).toBe('done');
  expect(bench.state.requests).toEqual({});
  expect(codeOf(bench.contribute(ada, ask!, CONTRIBUTION.coinCommit, new Uint8Array(32)))).toBe(
    'contribution/wrong-step',
  );
});

test('[F8] moves are judged by the pipeline; a refusal changes nothing but the place in the chain', async () => {
  const stranger = await bench.newcomer();
  const { play } = bench.state;
  expect(codeOf(bench.move(stranger, 'say', { word: 'ciao' }))).toBe('move/not-your-seat');
  expect(say(ada, 'rude')).toBe('rude');
  expect(say(ada, 'ciao', 'turn 9')).toBe('move/stale');
  expect(codeOf(bench.move(ada, 'sing', {}))).toBe('move/unknown');
  expect(codeOf(bench.move(ada, 'say', { word: 1 }))).toBe('move/form');
  expect(codeOf(bench.move(ada, 'fail', {}))).toBe('game/fault');
  expect(bench.state.play).toBe(play);
  expect(say(ada, 'ciao')).toBe('done');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('[F2] a move called %s is no move', (name) => {
  const { play } = bench.state;
  expect(codeOf(bench.move(ada, name, { $: 0 }))).toBe('move/unknown');
  expect(bench.state.play).toBe(play);
});

test('[F1] an entry that isn’t after its predecessor, or comes twice, is passed over without a trace', () => {
  const body = makeMoveBody({ move: 'say', slot: 'turn 0', args: { word: 'ciao' }, attachments: [] });
  const before = bench.state;
  const gap = bench.entry(ada, KIND.move, body, { seq: ada.seq + 1, prev: 'ab'.repeat(32) });
  expect(bench.fold(gap).kind).toBe('void');
  expect(bench.state).toEqual(before);
  const entry = bench.entry(ada, KIND.move, body);
  expect(bench.fold(entry).kind).toBe('done');
  expect(bench.fold(entry).kind).toBe('void');
  expect(bench.fold(bench.entry(ada, KIND.hello, new Uint8Array(64), { seq: 0, prev: '00'.repeat(32) })).kind).toBe(
    'void',
  );
  expect(game().diary).toEqual(['0 ciao']);
});

test('[F1] a stamp in a chain counts as placed, so what follows it may be', () => {
  const stamp = bench.entry(ada, KIND.stamp, new Uint8Array(14));
  ada.seq++;
  ada.prev = stamp.hash;
  expect(bench.fold(stamp).kind).toBe('void');
  expect(say(ada, 'ciao')).toBe('done');
});

test('[F10] time passes first, each timer at its own moment, then the entries', () => {
  bench.move(ada, 'wait', { ms: 500 });
  bench.move(ada, 'wait', { ms: 100 });
  bench.pass(99);
  expect(game().diary).toEqual(['at 0', 'at 0']);
  bench.pass(401);
  bench.move(ada, 'wait', { ms: 0 });
  expect(game().diary).toEqual(['at 0', 'at 0', 'timer ""', 'timer ""', 'at 500']);
  bench.pass(0);
  expect(game().diary).toHaveLength(6);
});

test('[F10] what is answered at once is answered before the next entry', () => {
  bench.move(ada, 'shuffle', {});
  expect(game().diary).toEqual(['roll lost []']);
});

test('[A1] [A2] a public roll gives numbers, and the log says who made it and who was silent', async () => {
  bench.move(ada, 'roll', { n: 3, sides: 6 });
  await bench.work((what) => what === '1 coin/reveal');
  bench.pass(9_999);
  expect(game().diary).toEqual([]);
  bench.pass(1);
  expect(game().diary[0]).toMatch(/^roll \[[1-6],[1-6],[1-6]\]$/u);
  expect(bench.lines.at(-1)).toMatchObject({ what: 'roll/coin', args: { n: 3, sides: 6, from: [0], silent: [1] } });
});

test('[F8] an answer to nothing, of an unknown type, malformed or by a stranger is refused', async () => {
  bench.move(ada, 'roll', { n: 1, sides: 2 });
  const [ask] = Object.keys(bench.state.requests) as [string];
  const { play } = bench.state;
  const give = (id: string, type: number, bytes: Uint8Array): string => codeOf(bench.contribute(ada, id, type, bytes));
  expect(give(`${'00'.repeat(32)}:0`, CONTRIBUTION.coinCommit, new Uint8Array(32))).toBe('contribution/wrong-step');
  expect(give(ask, 77, new Uint8Array(32))).toBe('contribution/unknown');
  expect(give(ask, CONTRIBUTION.coinCommit, new Uint8Array(5))).toBe('contribution/malformed');
  expect(codeOf(bench.put(ada, KIND.contribution, new Uint8Array(5)))).toBe('entry/malformed');
  const body = makeContributionBody({
    cause: ask.split(':')[0]!,
    index: 0,
    type: CONTRIBUTION.coinCommit,
    bytes: new Uint8Array(32),
  });
  expect(codeOf(bench.put(await bench.newcomer(), KIND.contribution, body))).toBe('contribution/not-owed');
  expect(bench.state.play).toBe(play);
});

test('[F2] no bytes make the fold throw, and a refused entry changes nothing that anybody sees', async () => {
  const valid = [
    makeMoveBody({ move: 'say', slot: 'turn 0', args: { word: 'ciao' }, attachments: [] }),
    makeMoveBody({
      move: 'hide',
      slot: '',
      args: { what: { $: 0 } },
      attachments: [{ type: 1, bytes: new Uint8Array(300) }],
    }),
    makeStartBody({}),
    makeContributionBody({ cause: 'ab'.repeat(32), index: 0, type: 5, bytes: new Uint8Array(40) }),
  ];
  bench.move(ada, 'key', { holders: [0] });
  withSeeds(400, (seed) => {
    const rng = seeded(seed);
    const base = rng.oneIn(4) ? rng.bytes(rng.below(200)) : rng.pick(valid)!;
    const body = base
      .map((byte) => (rng.oneIn(20) ? rng.below(256) : byte))
      .slice(0, rng.oneIn(3) ? rng.below(base.length + 1) : undefined);
    const before = bench.state;
    const folded = bench.put(rng.pick(bench.people)!, rng.below(10) as never, body);
    if (folded.kind !== 'done') expect({ ...bench.state, heads: before.heads }).toEqual(before);
  });
});

test('[F11] a state is plain: whole numbers, strings, booleans, lists, objects; its hash is the same for any order of keys', async () => {
  bench.move(ada, 'roll', { n: 1, sides: 2 });
  await bench.work();
  expect(notPlain(JSON.parse(JSON.stringify(bench.state)))).toBeUndefined();
  expect(canonical({ b: 1, a: [true, null, 'é'], c: undefined })).toBe('{"a":[true,null,"é"],"b":1}');
  expect(stateHash({ x: 1, y: 2 })).toEqual(stateHash({ y: 2, x: 1 }));
  for (const odd of [0.5, NaN, 2 ** 53, () => 1, 1n, Symbol('x')]) expect(() => canonical({ odd })).toThrow(TypeError);
});

test('[F9] every refusal of the table has a rule', () => {
  for (const [code, rule] of Object.entries(FOLD_RULES)) {
    expect(rule, code).toMatch(/^[A-Z]\d+$/u);
    expect(refuseEntry(code as FoldCode)).toEqual({ code, rule });
  }
  expect(refuseEntry('game/fault').rule).toBe('P6');
});

test('[P26] all seats together pick distinct values, answered and told like a roll; more than there are is a fault', async () => {
  expect(codeOf(bench.move(ada, 'pick', { of: 3, take: 4 }))).toBe('game/fault');
  expect(codeOf(bench.move(ada, 'pick', { of: 6, take: 6 }))).toBe('done');
  await bench.work();
  const { values } = bench.lines.findLast(({ what }) => what === 'roll/coin')!.args as { readonly values: number[] };
  expect(values.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(game().diary.at(-1)).toContain(values.join());
});
