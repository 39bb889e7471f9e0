/** Programs of a mission: what steers, what asks, what is set off on the way, and that each of them ends. */
import { expect, test } from 'vitest';
import { codeHash, counted } from '../../../../src/games/time-stories/language/codes.ts';
import { STEPS_MOST } from '../../../../src/games/time-stories/language/run.ts';
import type { Block, Program } from '../../../../src/games/time-stories/pack/blocks.ts';
import { Reading } from './toy.ts';

const flag = (name: string): Block => ({ op: 'setFlag', name, value: true });
const damage = (n: number): Block => ({ op: 'damage', n });
const tick: Block = { op: 'addCounter', name: 'c', value: 1 };
const done = (blocks: readonly Block[]): readonly string[] => new Reading(blocks).done;
const HI = { en: 'hi' };

test('instructions run in their order, for the reader, with 1 where no number stands', () => {
  expect(done([damage(2), { op: 'heal' }, { op: 'seq', do: [damage(3), { op: 'expel' }] }])).toEqual([
    'damage 0 2',
    'heal 0 1',
    'damage 0 3',
    'expel 0 1',
  ]);
});

test('one with a question is left out where it is false; it is asked once, of the reader (R-09)', () => {
  expect(done([flag('f'), { ...damage(1), when: { flag: 'f' } }, { ...damage(2), when: { flag: 'g' } }])).toEqual([
    'setFlag 0 1',
    'damage 0 1',
  ]);
  expect(done([{ op: 'loseAzrak', n: 'azrak', who: 'all', when: { azrak: ['=', 4] } }])).toEqual(['loseAzrak 012 4']);
});

test.each([
  ['all', '012'],
  ['others', '12'],
  ['captain', '0'],
  [1, '1'],
  [{ tag: 'nun' }, '2'],
] as const)('%j names whom it is about', (who, seats) => {
  expect(done([{ ...damage(1), who }])).toEqual([`damage ${seats} 1`]);
});

test('of if the question chooses between two lists', () => {
  const either = (when: boolean): Block => ({ op: 'if', when, do: [damage(1)], else: [damage(2)] });
  expect(done([either(true), either(false), { op: 'if', when: false, do: [damage(3)] }])).toEqual([
    'damage 0 1',
    'damage 0 2',
  ]);
});

test('repeat makes its turns, or fewer; what ends it is asked before each', () => {
  const turns = (times: number, until?: number): number =>
    done([{ op: 'repeat', times, do: [tick], ...(until !== undefined && { until: { counter: ['c', '>=', until] } }) }])
      .length;
  expect([turns(3), turns(0), turns(-1), turns(9, 2), turns(9, 0)]).toEqual([3, 0, 0, 2, 0]);
});

test('"you may" waits for a yes or a no', () => {
  const reading = (yes: boolean): readonly string[] => {
    const r = new Reading([{ ...damage(1), optional: true }, damage(2)]);
    expect([r.asks, r.done]).toEqual(['may', []]);
    expect(r.says({ option: 0 })).toBe(false);
    expect(r.says({ yes })).toBe(true);
    return r.done;
  };
  expect(reading(true)).toEqual(['damage 0 1', 'damage 0 2']);
  expect(reading(false)).toEqual(['damage 0 2']);
});

test('where somebody is to be chosen the reader says whom, and "you may" is asked first', () => {
  const r = new Reading([
    { ...damage(1), who: 'chosen', optional: true },
    { ...damage(2), who: 'chosen' },
  ]);
  expect(r.says({ yes: true })).toBe(true);
  expect([r.asks, r.says({ seat: 3 }), r.says({ seat: 2 })]).toEqual(['whom', false, true]);
  expect([r.done, r.asks]).toEqual([['damage 2 1'], 'whom']);
});

test('of a choice only what is possible is offered, by its place in the full list (R-03)', () => {
  const options = [false, true, true].map((when, i) => ({ label: HI, when, do: [damage(i)] }));
  const r = new Reading([{ op: 'choose', options }, { op: 'expel' }]);
  expect(r.run.asks).toMatchObject({ what: 'choose', offered: [1, 2] });
  expect([r.says({ option: 0 }), r.says({ option: 2 })]).toEqual([false, true]);
  expect(r.done).toEqual(['damage 0 2', 'expel 0 1']);
  expect(done([{ op: 'choose', options: options.slice(0, 1) }, damage(7)])).toEqual(['damage 0 7']);
});

const riddle = (tries?: number): Block => ({
  op: 'askCode',
  prompt: HI,
  salt: 's',
  answersHash: [codeHash('s', 'Più 3 nodi')],
  do: [flag('open')],
  else: [flag('shut')],
  ...(tries !== undefined && { tries }),
});

test('a code is right whatever its accents and case; a wrong one costs a try, and giving up ends them (R-15)', () => {
  expect(counted('  Più—3 Nodi ')).toBe('PIU3NODI');
  const right = new Reading([riddle()]);
  expect(right.says({ code: 'PIU 3 NODI' })).toBe(true);
  expect(right.state.flags).toEqual({ open: true });
  const wrong = new Reading([riddle(2)]);
  wrong.says({ code: 'x' });
  expect(wrong.run.asks).toMatchObject({ what: 'code', tries: 1 });
  wrong.says({ code: 'y' });
  expect(wrong.state.flags).toEqual({ shut: true });
  const up = new Reading([riddle(9)]);
  up.says({ code: null });
  expect([up.state.flags, up.run.steps]).toEqual([{ shut: true }, 2]);
});

test('a sign that only newer browsers take apart counts nowhere', () => {
  expect([counted('A\u{1CCD6}B'), counted('Ａ①')]).toEqual(['AB', 'A1']);
});

test('the group pays together or not; where it can’t it isn’t asked (R-27)', () => {
  const spend = (n: number): Block => ({
    op: 'groupSpend',
    resource: 'azrak',
    n,
    then: [flag('paid')],
    else: [flag('not')],
  });
  for (const [paid, name] of [
    [true, 'paid'],
    [false, 'not'],
  ] as const) {
    const r = new Reading([spend(6)]);
    expect(r.run.asks).toMatchObject({ what: 'spend', resource: 'azrak', n: 6 });
    r.says({ paid });
    expect(r.state.flags).toEqual({ [name]: true });
  }
  const poor = new Reading([spend(7)]);
  expect([poor.asks, poor.state.flags]).toEqual([undefined, { not: true }]);
});

test('what is read on the way comes first, depth first, by its own card (R-16)', () => {
  const cards: Record<number, Program> = {
    1: [damage(1), { op: 'readInteraction', number: 2 }, damage(3)],
    2: [damage(2)],
  };
  const r = new Reading([{ op: 'readInteraction', number: 1 }, damage(4)], cards);
  expect(r.done.filter((one) => one.startsWith('damage'))).toEqual([1, 2, 3, 4].map((n) => `damage 0 ${n}`));
});

test('a sealed page is asked for before its list runs, whichever instruction leads into it', () => {
  const sealed = { sealed: 'b7' };
  const into: readonly (readonly [Block, number])[] = [
    [{ op: 'seq', do: sealed }, 1],
    [{ op: 'if', when: true, do: sealed }, 1],
    [{ op: 'repeat', times: 3, do: sealed }, 3],
    [{ op: 'readInteraction', number: 5 }, 1],
  ];
  for (const [block, times] of into) {
    const r = new Reading([block, { op: 'expel' }], { 5: sealed });
    expect(r.run.asks).toEqual({ what: 'page', blob: 'b7' });
    expect(r.says({ program: [damage(1)] })).toBe(true);
    expect(r.done.filter((one) => one === 'damage 0 1')).toHaveLength(times);
    expect(r.done.at(-1)).toBe('expel 0 1');
  }
});

test('what the world asks is answered to it before the list goes on', () => {
  const r = new Reading([{ op: 'refresh', kind: 'standard' }, damage(1)]);
  expect([r.asks, r.done]).toEqual(['deed', ['refresh 0 1']]);
  expect([r.says({ yes: true }), r.says({ done: true })]).toEqual([false, true]);
  expect(r.done.at(-1)).toBe('damage 0 1');
});

test('[MP-09] with all that it sets off a program makes so many steps and no more', () => {
  const loop: Record<number, Program> = { 1: [tick, { op: 'readInteraction', number: 1 }] };
  const r = new Reading([{ op: 'readInteraction', number: 1 }], loop);
  expect([r.run.cut, r.run.steps, r.run.frames]).toEqual([true, STEPS_MOST, []]);
  const nested: Block = { op: 'repeat', times: 100, do: [{ op: 'repeat', times: 100, do: [tick] }] };
  expect(new Reading([nested]).run.cut).toBe(true);
  const empty: Block = { op: 'repeat', times: 100, do: [{ op: 'seq', do: [] }] };
  expect(new Reading([empty, empty]).run.cut).toBe(true);
});

test('nothing is an answer where nothing is asked', () => {
  const r = new Reading([damage(1)]);
  for (const reply of [
    { yes: true },
    { seat: 0 },
    { option: 0 },
    { code: null },
    { paid: true },
    { program: [] },
    { done: true },
  ] as const)
    expect(r.says(reply)).toBe(false);
});
