/** What each validator refuses, seen through the whole chain. */
import { describe, expect, test } from 'vitest';
import { makeMove } from '../../../src/kernel/pipeline/play.ts';
import type { MadeMove } from '../../../src/kernel/pipeline/context.ts';
import { FREE, type Handle } from '../../../src/kernel/game.ts';
import { go, refused, start, taken, toy, type ToyParts } from '../play/toy.ts';

const boom = (): never => {
  throw new Error('boom');
};
const game = toy();
const play = start(game);

describe('what is refused, and by which promise', () => {
  const cases: readonly (readonly [string, Partial<MadeMove>, string])[] = [
    ['[P2] a name that the game has not', { move: 'fly' }, 'move/unknown P2'],
    ['[P2] a name that every object has', { move: 'constructor' }, 'move/unknown P2'],
    ['[P2] the name of the prototype', { move: '__proto__' }, 'move/unknown P2'],
    ['[P3] no arguments at all', { args: undefined }, 'move/form P3'],
    ['[P3] an argument out of range', { args: { n: 10 } }, 'move/form P3'],
    ['[P3] an unknown key', { args: { n: 1, m: 1 } }, 'move/form P3'],
    ['[P3] FREE where a number belongs', { args: { n: FREE } }, 'move/form P3'],
    ['[P4] a seat that may not', { seat: 2 }, 'move/not-your-seat P4'],
    ['[P4] a seat that is not there', { seat: -1 }, 'move/not-your-seat P4'],
    ['[P5] the slot of another turn', { slot: 'turn 7' }, 'move/stale P5'],
    ['[P5] no slot where the move has one', { slot: undefined }, 'move/stale P5'],
    ['[P7] an opening that the move does not bring', { opened: { x: 'ace' } }, 'move/proof P7'],
    ['[P7] a proof that did not hold', { proofs: 'bad' }, 'move/proof P7'],
    ['[P1] of two faults the earlier question’s stands', { args: {}, seat: 2 }, 'move/form P3'],
    ['[P1] the seat comes before the slot', { seat: 2, slot: 'turn 7' }, 'move/not-your-seat P4'],
    ['[P1] the slot comes before the proofs', { slot: 'turn 7', proofs: 'bad' }, 'move/stale P5'],
  ];
  test.each(cases)('%s', (_title, made, expected) => {
    expect(refused(go(game, play, made))).toBe(expected);
  });
});

test('[P2] no move where no game runs', () => {
  expect(refused(makeMove(game, undefined, { seat: 0, move: 'go', args: {}, cause: 'e1', now: 0 }))).toBe(
    'game/not-running P2',
  );
});

test('[P5] a move without a slot may carry none', () => {
  const deck = toy({ setup: (ask) => ask.deck('d', ['ace']) });
  const lay = { move: 'lay', args: { card: 'e0:0/0' } };
  expect(refused(go(deck, start(deck), lay))).toBe('move/stale P5');
  expect(refused(go(deck, start(deck), { ...lay, slot: undefined }))).toBe('taken');
});

describe('[P6] whatever throws in a move is refused as a fault', () => {
  const cases: readonly (readonly [string, ToyParts])[] = [
    ['in apply', { play: boom }],
    ['in a rule', { rules: [{ id: 'T-9', code: 'odd', holds: boom }] }],
    ['a question that nothing answers', { play: (ask) => ask.shuffle('nobody', []) }],
    ['a question by a name that every object has', { play: (ask) => ask.shuffle('toString', []) }],
    ['a die without sides', { play: (ask) => ask.roll('a', { n: 1, sides: 0 }) }],
    ['a timer into the past', { play: (ask) => ask.timer('a', -1) }],
    ['a timer of half a millisecond', { play: (ask) => ask.timer('a', 0.5) }],
    ['a layout that is not there', { play: (ask) => ask.secret('a', [0], 'key') }],
  ];
  test.each(cases)('%s', (_title, parts) => {
    const faulty = toy(parts);
    expect(refused(go(faulty, start(faulty)))).toBe('game/fault P6');
  });
});

describe('what a move opens', () => {
  const lay = (args: unknown, opened?: Readonly<Record<string, string>>): string =>
    refused(go(game, play, { move: 'lay', args, slot: undefined, opened }));

  test('[P7] a thing that is brought must be opened', () => {
    expect(lay({ card: 'x' })).toBe('move/proof P7');
    expect(lay({ card: 'x' }, { x: 'ace' })).toBe('taken');
    expect(lay({ card: 'x', also: 'y' }, { x: 'ace' })).toBe('move/proof P7');
  });

  test('[P7] no more than is brought', () => {
    expect(lay({ card: 'x' }, { x: 'ace', y: 'king' })).toBe('move/proof P7');
  });

  test('[P7] a name that every object has is no opening', () => {
    for (const card of ['constructor', '__proto__', 'toString']) expect(lay({ card })).toBe('move/proof P7');
  });

  test('[P7] what everybody can read needs no opening', () => {
    const deck = toy({ setup: (ask) => ask.deck('d', ['ace']) });
    const card = 'e0:0/0' as Handle;
    expect(refused(go(deck, start(deck), { move: 'lay', args: { card }, slot: undefined }))).toBe('taken');
  });

  test('[P9] rules see what it opens, and then everybody does', () => {
    expect(lay({ card: 'x' }, { x: 'king' })).toBe('not-an-ace T-1');
    const after = taken(go(game, play, { move: 'lay', args: { card: 'x' }, slot: undefined, opened: { x: 'ace' } }));
    expect(after.faces).toEqual({ x: 'ace' });
    expect(after.state.heard).toEqual(['lay ace']);
  });

  test('[P9] an opening does not overwrite what is public', () => {
    const deck = toy({ setup: (ask) => ask.deck('d', ['king']) });
    const opened = { 'e0:0/0': 'ace' };
    const made = { move: 'lay', args: { card: 'e0:0/0' }, slot: undefined, opened };
    expect(refused(go(deck, start(deck), made))).toBe('not-an-ace T-1');
    const aces = toy({ setup: (ask) => ask.deck('d', ['ace']) });
    const lied = { ...made, opened: { 'e0:0/0': 'king' } };
    expect(taken(go(aces, start(aces), lied)).faces).toEqual({ 'e0:0/0': 'ace' });
  });
});

describe('[P8] rules', () => {
  const never = (id: string): NonNullable<ToyParts['rules']>[number] => ({
    id,
    code: 'never',
    holds: () => false,
  });

  test('[P8] the first that does not hold gives its code and id', () => {
    const strict = toy({ rules: [{ id: 'T-1', code: 'fine', holds: () => true }, never('T-2'), never('T-3')] });
    expect(refused(go(strict, start(strict)))).toBe('never T-2');
  });

  test('[P8] a refused move has asked for nothing', () => {
    const asking = toy({
      play: (ask, s) => {
        ask.shuffle('a', ask.deck('d', ['x']));
        ask.timer('b', 5);
        if (s.turn === 0) boom();
      },
    });
    const before = start(asking);
    const copy = JSON.stringify(before);
    expect(refused(go(asking, before))).toBe('game/fault P6');
    expect(JSON.stringify(before)).toBe(copy);
    expect(before.asks).toEqual([]);
  });
});
