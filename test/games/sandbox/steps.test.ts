/** Steps of buttons as they come from a file: each kind with its own members, and nothing that could loop, compute or point nowhere. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steps } from '../../../src/games/sandbox/buttons/read-steps.ts';
import { namedIn, placed, STEPS, type Step } from '../../../src/games/sandbox/buttons/step.ts';
import { isSoundDef } from '../../../src/games/sandbox/facts.ts';
import { NONE } from '../../../src/games/sandbox/state.ts';

/** Each kind with all of its members. */
export const EVERY: readonly Step[] = [
  { do: 'recall', defs: [0], tags: ['a'], in: [1], pieces: [2], hands: true, to: 3 },
  { do: 'shuffle', at: 1 },
  { do: 'deal', from: 1, n: 3, to: [2, 3], fill: true, up: false },
  { do: 'move', from: 1, to: 2, n: 0, under: true, side: 'up' },
  { do: 'flip', in: [1], side: 'down' },
  { do: 'turn', pieces: [1], by: 90 },
  { do: 'roll', defs: [1] },
  { do: 'sort', at: 1 },
  { do: 'count', pieces: [1], add: { asked: 0 } },
  { do: 'score', of: 'all', add: -2 },
  { do: 'pass', to: 'lot' },
  { do: 'order' },
  { do: 'clock', pieces: [1], does: 'add', ms: 1_000 },
  { do: 'passHands', to: 'left' },
  { do: 'home', tags: ['b'] },
  { do: 'say', text: 'via' },
];

const NOTHING = { faces: 1, back: false, zone: NONE, least: 0, most: 0, ms: 0, tags: [], asks: [] } as const;
const isSound = (all: readonly Step[], asks: readonly { least: number; most: number }[] = []): boolean =>
  isSoundDef({ ...NOTHING, kind: 'button', steps: all, asks }, 0);

test('[SB-61] every kind of step is read with its own members and with no others', () => {
  expect(EVERY.map((one) => one.do)).toEqual(STEPS);
  for (const one of EVERY) expect(steps.read([one])).toEqual([one]);
  for (const one of EVERY) expect(steps.read([{ ...one, if: true }])).toBeUndefined();
});

test.each([
  ['thirteen of them', Array.from({ length: 13 }, () => EVERY[1]!)],
  ['an unknown kind', [{ do: 'eval', text: 'x' }]],
  ['a kind of all objects', [{ do: 'constructor' }]],
  ['a step in a step', [{ do: 'shuffle', at: { do: 'shuffle', at: 1 } }]],
  ['a question that there can’t be', [{ do: 'deal', from: 1, n: { asked: 2 } }]],
  ['no object', ['shuffle']],
])('[SB-61] no button is read with %s', (_, wrong) => {
  expect(steps.read(wrong)).toBeUndefined();
});

test.each<readonly [string, Step]>([
  ['pieces that it doesn’t name', { do: 'flip' }],
  ['two numbers in place of one', { do: 'count', pieces: [1], add: 1, set: 1 }],
  ['no number at all', { do: 'turn', pieces: [1] }],
  ['a question that isn’t asked', { do: 'score', of: 'me', add: { asked: 1 } }],
  ['a number of cards that may be none', { do: 'deal', from: 1, n: { asked: 0 } }],
  ['one place twice', { do: 'deal', from: 1, n: 1, to: [2, 2] }],
  ['a pile onto itself', { do: 'move', from: 1, to: 1, n: 1 }],
])('[SB-61] no button is laid that wants %s', (_, wrong) => {
  expect(isSound([wrong], [{ least: 0, most: 9 }])).toBe(false);
});

test('[SB-61] a button that asks for its numbers is laid, any other piece with steps isn’t', () => {
  expect(isSound(EVERY, [{ least: 0, most: 9 }])).toBe(true);
  expect(isSoundDef({ ...NOTHING, kind: 'token', steps: [EVERY[1]!] }, 0)).toBe(false);
});

test('a step’s pieces are told and renamed, its degrees aren’t', () => {
  expect(namedIn(EVERY[0]!)).toEqual([1, 2, 3]);
  expect(placed({ do: 'turn', pieces: [4], to: 90 }, (n) => n + 10)).toEqual({ do: 'turn', pieces: [14], to: 90 });
  expect(placed({ do: 'pass', to: 'next' }, (n) => n + 10)).toEqual({ do: 'pass', to: 'next' });
});

test('the published schema knows the same kinds with the same members', () => {
  const { $defs } = JSON.parse(readFileSync('docs/box.schema.json', 'utf8')) as {
    readonly $defs: {
      readonly step: { readonly oneOf: readonly { readonly properties: Record<string, { const?: string }> }[] };
    };
  };
  const published = $defs.step.oneOf.map(({ properties }) => [properties['do']?.const, Object.keys(properties).length]);
  expect(published.map(([name]) => name)).toEqual(STEPS);
  for (const [i, one] of EVERY.entries())
    for (const member of Object.keys(one)) expect($defs.step.oneOf[i]!.properties).toHaveProperty(member);
});
