/** The table as a box: laid again it is the same table, and what nobody knows isn't told by it. */
import { expect, test } from 'vitest';
import { asItLies, type Lying } from '../../../../src/games/sandbox/box/as-it-lies.ts';
import { actsOf } from '../../../../src/games/sandbox/box/laying.ts';
import type { Box } from '../../../../src/games/sandbox/box/model.ts';
import { readBox, writeBox } from '../../../../src/games/sandbox/box/read.ts';
import { loadShipped, shipped } from '../../../../src/games/sandbox/box/shipped/shipped.ts';
import { allPieces } from '../../../../src/games/sandbox/pieces.ts';
import { sandbox } from '../../../../src/games/sandbox/sandbox.ts';
import { CLOTH, handPlace, NONE, type State } from '../../../../src/games/sandbox/state.ts';
import { Table } from '../table.ts';

function laid(box: Box): Table {
  const [first, ...rest] = actsOf(box, 'h', [0, 1, 2, 3]);
  const table = new Table(4, first);
  for (const act of rest) expect(table.do(0, 'lay', act)).toBe('ok');
  return table;
}

const lying = (s: State): Lying => sandbox.view(s, { me: null, read: () => undefined } as never) as Lying;

const saved = (table: Table, box: Box): Box => {
  const got = readBox(writeBox(asItLies(lying(table.s), box)));
  if (!got.ok) throw new Error(got.why);
  return got.box;
};

/** All pieces, without their numbers: what they are, where they lie and in what, bottom first. */
function shape(table: Table): readonly unknown[] {
  const { s } = table;
  const all = [...allPieces(s)].toSorted(([, a], [, b]) => a.z - b.z);
  return all.flatMap(([n, piece]) => {
    const { kind, of, x, y, turn, face, under, own, flags, in: place } = piece;
    if (place !== CLOTH) return [];
    const inside = table.list(n).map((one) => {
      const card = table.piece(one);
      return [card.of, card.face, card.under, card.kind];
    });
    return [[kind, of, x, y, turn, face, under, own, flags, inside]];
  });
}

test.each(shipped.map(({ id }) => id))('the box %s, laid and saved, is laid again as the same table', async (id) => {
  const box = (await loadShipped(id, 'it'))!;
  const table = laid(box);
  const again = laid(saved(table, box));
  expect(shape(again)).toEqual(shape(table));
  expect(again.s.texts.map(({ text }) => text)).toEqual(table.s.texts.map(({ text }) => text));
});

test('shuffled cards are saved as their set, cards of hands as piles, and a saved table has as many of each as before', async () => {
  const box = (await loadShipped('french', 'it'))!;
  const table = laid(box);
  const pile = [...allPieces(table.s)].find(([n, { kind }]) => kind === 'pile' && table.list(n).length === 52)![0];
  expect(table.do(0, 'shuffle', { from: pile })).toBe('ok');
  expect(table.do(0, 'deal', { from: pile, n: 5, to: [0, 1, 2, 3].map(handPlace) })).toBe('ok');
  const box2 = saved(table, box);
  const deck = box2.pieces.filter(({ def }) => def === 0);
  const faces = deck.flatMap(({ faces: some }) => some!);
  expect(faces.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 108 }, (_, i) => i >> 1));
  // Nobody's hand can be told: what isn't known lies in rising order, wherever it lay.
  for (const { faces: some, up } of deck) expect([some, up]).toEqual([some!.toSorted((a, b) => a - b), undefined]);
  expect(deck.filter(({ faces: some }) => some!.length === 5).length).toBe(4);
});

test('a button of a saved table names the pieces where they are now, and sleeps where one is gone', async () => {
  const kit = (await loadShipped('kit', 'it'))!;
  const button = (name: string, at: number): Box['defs'][number] => ({
    kind: 'button',
    name,
    w: 400,
    h: 300,
    button: { steps: [{ do: 'shuffle', at }] },
  });
  const box: Box = {
    ...kit,
    defs: [
      { kind: 'bag', name: 'bag', w: 900, h: 900 },
      { kind: 'token', name: 't', w: 100, h: 100, faces: [{ name: 't' }] },
      button('one', 1),
      button('two', 2),
    ],
    pieces: [
      { def: 1, x: 0, y: 0 },
      { def: 0, x: 500, y: 500 },
      { def: 0, x: 900, y: 500 },
      { def: 2, x: 0, y: 900 },
      { def: 3, x: 0, y: 1_900 },
    ],
  };
  const table = laid(box);
  const bags = [...allPieces(table.s)].filter(([, { kind }]) => kind === 'bag').map(([n]) => n);
  const token = [...allPieces(table.s)].find(([, { kind }]) => kind === 'token')![0];
  expect(table.do(0, 'remove', { p: [bags[1]!, 0, token, 0] })).toBe('ok');
  const box2 = saved(table, box);
  expect(box2.defs.map((def) => def.button?.steps)).toEqual([undefined, undefined, [{ do: 'shuffle', at: 0 }], []]);
  expect(box2.defs.map((def) => def.button?.asleep)).toEqual([undefined, undefined, undefined, '…']);
  expect(box2.pieces.map(({ own }) => own ?? NONE)).toEqual([NONE, NONE, NONE]);
});
