/** The boxes that ship with the program: everything that one names is there, is drawn, and is laid as the rules take it. */
import { expect, test } from 'vitest';
import { pensFor } from '../../../src/games/sandbox/box/drawn/drawn.ts';
import { CARDS, cardOf } from '../../../src/games/sandbox/box/drawn/tombola.ts';
import { actsOf } from '../../../src/games/sandbox/box/laying.ts';
import type { Box, Face } from '../../../src/games/sandbox/box/model.ts';
import { loadShipped, shipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import { allPieces } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, handPlace } from '../../../src/games/sandbox/state.ts';
import { Table } from './table.ts';

const facesOf = ({ defs }: Box): readonly Face[] =>
  defs.flatMap(({ faces = [], back }) => (back ? [...faces, back] : faces));

/** 'back:…' is a pattern of the board's styles, no picture. */
const drawnIn = (box: Box): readonly string[] =>
  facesOf(box).flatMap(({ drawn }) => (drawn && !drawn.startsWith('back:') ? drawn : []));

test.each(shipped.map(({ id }) => id))('the box %s is whole in both languages', async (id) => {
  const [it, en] = await Promise.all([loadShipped(id, 'it'), loadShipped(id, 'en')]);
  for (const box of [it!, en!]) {
    expect(box.id).toBe(id);
    expect(box.rules.length).toBeGreaterThan(100);
    for (const [i, lay] of box.pieces.entries()) {
      const def = box.defs[lay.def]!;
      expect(def).toBeDefined();
      expect(lay.in ?? -1).toBeLessThan(i);
      for (const face of lay.faces ?? []) expect(face).toBeLessThan(def.faces!.length);
      expect([lay.x >= 0 && lay.x <= box.table.w, lay.y >= 0 && lay.y <= box.table.h]).toEqual([true, true]);
    }
    expect(facesOf(box).filter(({ name }) => name === '')).toEqual([]);
    const pen = await pensFor(drawnIn(box));
    expect(drawnIn(box).filter((key) => !/^<svg [^]*<\/svg>$/u.test(pen(key)))).toEqual([]);
  }
  // What the fold is told doesn't hang on the language.
  const bare = ({ defs, pieces }: Box): unknown => [
    defs.map(({ kind, w, h, faces, back }) => [kind, w, h, faces?.length, back !== undefined]),
    pieces.map((piece) => ({ ...piece, text: piece.text !== undefined })),
  ];
  expect(bare(en!)).toEqual(bare(it!));
});

test('a gallery draws what stands for each box', async () => {
  const keys = shipped.flatMap(({ cover }) => cover);
  const pen = await pensFor(keys);
  expect(keys.filter((key) => pen(key) === '')).toEqual([]);
  expect(await loadShipped('another', 'it')).toBeUndefined();
});

test('a tombola card has five numbers in each row, tens in columns, none twice; and no two cards are the same', () => {
  const cards = Array.from({ length: CARDS }, (_, i) => cardOf(i));
  for (const card of cards) {
    const all = card.flat().filter((n) => n > 0);
    expect(new Set(all).size).toBe(15);
    for (const row of card) expect(row.filter((n) => n > 0).length).toBe(5);
    for (let column = 0; column < 9; column++) {
      const numbers = card.map((row) => row[column]!).filter((n) => n > 0);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      for (const n of numbers) expect(Math.min(8, Math.floor(n / 10))).toBe(column);
    }
  }
  expect(new Set(cards.map((card) => card.flat().join())).size).toBe(CARDS);
});

test.each(['french', 'italian', 'memory', 'army', 'tombola'])(
  'the next hand of %s: with one press everything lies as the box has laid it, also what was in hands',
  async (id) => {
    const box = (await loadShipped(id, 'it'))!;
    const [first, ...rest] = actsOf(box, 'h', [0, 1, 2, 3]);
    const table = new Table(4, first);
    for (const act of rest) expect(table.do(0, 'lay', act)).toBe('ok');
    const where = (): readonly string[] =>
      [...allPieces(table.s)]
        .map(([n, { of, kind, in: place, x, y }]) => `${kind} ${of} ${kind === 'card' ? place : n} ${x} ${y}`)
        .toSorted((a, b) => (a < b ? -1 : 1));
    const before = where();
    const [pile] = [...allPieces(table.s)].find(([, { kind }]) => kind === 'pile')!;
    expect(table.do(0, 'shuffle', { from: pile })).toBe('ok');
    expect(table.do(0, 'deal', { from: pile, n: 3, to: [0, 1].map(handPlace) })).toBe('ok');
    expect(table.do(0, 'deal', { from: pile, n: 1, to: [CLOTH], up: true, x: 100, y: 100 })).toBe('ok');
    expect(where()).not.toEqual(before);
    const [button] = [...allPieces(table.s)].find(([, { kind }]) => kind === 'button')!;
    expect(table.do(1, 'press', { n: button, answers: [] })).toBe('ok');
    expect(where()).toEqual(before);
    expect(table.hand(0)).toEqual([]);
  },
);
