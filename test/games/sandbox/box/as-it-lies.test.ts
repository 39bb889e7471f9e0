/** The table as a box: laid again it is the same table, and what nobody knows isn't told by it. */
import { expect, test } from 'vitest';
import { asItLies, type Lying } from '../../../../src/games/sandbox/box/as-it-lies.ts';
import { actsOf } from '../../../../src/games/sandbox/box/laying.ts';
import { factsOf, type Box, type Def } from '../../../../src/games/sandbox/box/model.ts';
import { readBox, writeBox } from '../../../../src/games/sandbox/box/read.ts';
import { loadShipped, shipped } from '../../../../src/games/sandbox/box/shipped/shipped.ts';
import { pileRows } from '../../../../src/games/sandbox/board/edit/pile-rows.ts';
import { sandbox4 } from '../../../../src/games/sandbox/earlier.ts';
import { allPieces, pieceOf } from '../../../../src/games/sandbox/pieces.ts';
import { sandbox } from '../../../../src/games/sandbox/sandbox.ts';
import { CLOTH, handPlace, NONE, type State } from '../../../../src/games/sandbox/state.ts';
import { Table } from '../table.ts';

function laid(box: Box, game = sandbox): Table {
  const [first, ...rest] = actsOf(box, 'h', [0, 1, 2, 3]);
  const table = new Table(4, first, {}, 11, game);
  for (const act of rest) expect(table.do(0, 'lay', act)).toBe('ok');
  return table;
}

const lying = (s: State): Lying => sandbox.view(s, { me: null, read: () => undefined } as never) as Lying;

const save = (table: Table, box: Box): ReturnType<typeof asItLies> => asItLies(lying(table.s), box);

const saved = (table: Table, box: Box): Box => {
  const lies = save(table, box);
  if (!lies.ok) throw new Error(lies.why);
  const got = readBox(writeBox(lies.box));
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

const rising = (all: readonly number[]): readonly number[] => all.toSorted((a, b) => a - b);
const facesOf = (box: Box, of: number): readonly number[] =>
  rising(box.pieces.flatMap(({ def, faces, face }) => (def === of ? (faces ?? [face ?? 0]) : [])));

/** A table with a deck of somebody's own, a card for each of these faces. It is shuffled, and two have cards of it. */
async function added(
  faces: readonly number[],
  game = sandbox,
): Promise<{ table: Table; box: Box; of: number; pile: number }> {
  const laidBox = (await loadShipped('french', 'it'))!;
  const table = laid(laidBox, game);
  const def: Def = {
    kind: 'card',
    name: 'd',
    w: 630,
    h: 880,
    faces: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    back: { name: 'r' },
  };
  const of = laidBox.defs.length;
  expect(table.do(0, 'define', { hash: 'h2', defs: [{ i: of, def: factsOf(def, NONE) }], zones: [] })).toBe('ok');
  const pile = table.s.made;
  expect(table.do(0, 'make', { rows: pileRows(of, faces, { x: 0, y: 0 }) })).toBe('ok');
  expect(table.do(0, 'shuffle', { from: pile })).toBe('ok');
  expect(table.do(0, 'deal', { from: pile, n: 1, to: [0, 1].map(handPlace) })).toBe('ok');
  return { table, box: { ...laidBox, defs: [...laidBox.defs, def] }, of, pile };
}

test.each([
  ['each once', [0, 1, 2]],
  ['some twice', [0, 1, 0, 1, 1]],
])('a deck that came onto the table later is saved with every card, also from hands: %s', async (_, faces) => {
  const { table, box, of } = await added(faces);
  const box2 = saved(table, box);
  expect(facesOf(box2, of)).toEqual(rising(faces));
  expect(facesOf(saved(laid(box2), box2), of)).toEqual(rising(faces));
});

test('a saved deck has lost what was removed, turned into another card or taken back, and nothing else', async () => {
  const { table, box, of, pile } = await added([0, 1, 2, 2, 1]);
  const top = table.list(pile).at(-1)!;
  table.do(0, 'turnUp', { p: table.p(top) });
  const { face } = table.piece(top);
  table.do(0, 'change', { p: table.p(top), under: (face + 1) % 3 });
  const now = rising([0, 1, 2, 2, 1].toSpliced([0, 1, 2, 2, 1].indexOf(face), 1, (face + 1) % 3));
  expect(facesOf(saved(table, box), of)).toEqual(now);
  table.do(0, 'remove', { p: table.p(top) });
  const rest = now.toSpliced(now.indexOf((face + 1) % 3), 1);
  expect(facesOf(saved(table, box), of)).toEqual(rest);
  table.do(0, 'undo');
  table.do(0, 'undo');
  expect(facesOf(saved(table, box), of)).toEqual([0, 1, 1, 2, 2]);
  table.do(1, 'make', { rows: pileRows(of, [0, 0], { x: 0, y: 0 }) });
  const made = table.s.made - 3;
  table.do(1, 'shuffle', { from: made });
  expect(facesOf(saved(table, box), of)).toEqual([0, 0, 0, 1, 1, 2, 2]);
  table.do(1, 'remove', { p: table.p(made) });
  table.do(1, 'undo');
  expect([facesOf(saved(table, box), of).length, pieceOf(table.s, made)?.kind]).toEqual([7, 'pile']);
});

test('a deck that was removed with all its hidden cards is forgotten, and comes back with them by an undo', async () => {
  const { table, box, of, pile } = await added([0, 1, 2, 0, 1]);
  for (const seat of [0, 1])
    table.put(seat, table.hand(seat), pile, { back: table.hand(seat).map((n) => table.piece(n).thing) });
  expect(table.list(pile).length).toBe(5);
  table.do(0, 'remove', { p: table.p(pile) });
  table.do(1, 'make', { rows: pileRows(of, [2, 2, 2], { x: 0, y: 0 }) });
  const made = table.s.made - 4;
  table.do(1, 'shuffle', { from: made });
  table.do(1, 'deal', { from: made, n: 1, to: [handPlace(1), handPlace(2)] });
  expect(facesOf(saved(table, box), of)).toEqual([2, 2, 2]);
  table.do(0, 'undo');
  expect(facesOf(saved(table, box), of)).toEqual([0, 0, 1, 1, 2, 2, 2, 2]);
  table.do(0, 'redo');
  expect(save(table, box)).toEqual({ ok: false, why: 'unseen' });
  table.do(0, 'undo');
  expect(facesOf(saved(table, box), of).length).toBe(8);
});

test('where nobody can say which cards there are, the table isn’t saved; once they are turned up it is', async () => {
  const { table, box, of, pile } = await added([0, 1, 2, 0, 1]);
  const low = table.list(pile)[0]!;
  expect(table.piece(low).thing).not.toBe('');
  expect(table.do(0, 'remove', { p: table.p(low) })).toBe('ok');
  expect(save(table, box)).toEqual({ ok: false, why: 'unseen' });
  table.do(0, 'turnUp', { p: table.p(...table.list(pile)) });
  for (const seat of [0, 1]) {
    const [card] = table.hand(seat) as [number];
    expect(table.do(seat, 'reveal', { p: [card], things: [table.piece(card).thing] })).toBe('ok');
  }
  expect(facesOf(saved(table, box), of).length).toBe(4);
});

test('cards with sides of their own are saved from piles and hands as well, each by itself', async () => {
  const laidBox = (await loadShipped('french', 'it'))!;
  const table = laid(laidBox);
  const def: Def = { kind: 'card', name: 'd', w: 630, h: 880, faces: [{ name: 'a' }, { name: 'b' }] };
  const of = laidBox.defs.length;
  table.do(0, 'define', { hash: 'h2', defs: [{ i: of, def: factsOf(def, NONE) }], zones: [] });
  const n = table.s.made;
  table.do(0, 'make', { rows: [0, 1, 1].flatMap((face) => [of, 100, 200, 0, face, NONE, CLOTH, NONE, 0]) });
  table.put(0, [n], n + 1);
  table.put(1, [n + 2], handPlace(1));
  const { pieces } = saved(table, { ...laidBox, defs: [...laidBox.defs, def] });
  expect(pieces.filter((piece) => piece.def === of).map(({ face = 0, x }) => [face, x > 0])).toEqual([
    [1, true],
    [0, true],
    [1, true],
  ]);
});

test('a table with earlier rules isn’t saved where it would lose cards, nor any whose box isn’t here yet', async () => {
  const earlier = await added([0, 1, 2], sandbox4);
  expect(save(earlier.table, earlier.box)).toEqual({ ok: false, why: 'unseen' });
  const { table, box } = await added([0, 1, 2]);
  expect(save(table, { ...box, defs: box.defs.slice(0, -1) })).toEqual({ ok: false, why: 'coming' });
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
  expect(box2.defs.map((def) => def.button?.asleep)).toEqual([
    undefined,
    undefined,
    undefined,
    'Non ci sono più i pezzi per: mescolare.',
  ]);
  expect(box2.pieces.map(({ own }) => own ?? NONE)).toEqual([NONE, NONE, NONE]);
});
