/** Copying pieces and bringing them to a table, without a browser: what comes along, what never does, what the rules take. */
import { expect, test } from 'vitest';
import { cardsOf, readDeck, writeDeck } from '../../../src/games/sandbox/board/edit/deck-text.ts';
import type { BoardShelf } from '../../../src/elements/frame/board.ts';
import { boxOf, meet, type Point } from '../../../src/elements/surface/things.ts';
import { BoxLaying } from '../../../src/games/sandbox/board/box-laying.ts';
import { Supplies } from '../../../src/games/sandbox/board/supplies.ts';
import { freePlace } from '../../../src/games/sandbox/board/dropping.ts';
import { clearPlace } from '../../../src/games/sandbox/board/edit/clear-place.ts';
import { defineArgs } from '../../../src/games/sandbox/board/edit/define-args.ts';
import { twins } from '../../../src/games/sandbox/board/edit/duplicate.ts';
import { extentOf, merged } from '../../../src/games/sandbox/board/edit/merge.ts';
import { clipOf } from '../../../src/games/sandbox/box/as-it-lies.ts';
import type { Box } from '../../../src/games/sandbox/box/model.ts';
import { readBox, writeBox } from '../../../src/games/sandbox/box/read.ts';
import { allPieces, listOf, pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { handPlace, LOCKED, NONE } from '../../../src/games/sandbox/state.ts';
import { laid, larderRow, type Laid } from './laid.ts';

const clip = (from: Laid, numbers: readonly number[]): Box => clipOf(from.context(0).view, from.box, numbers);
const ofKind = (table: Laid, kind: string): readonly number[] =>
  [...allPieces(table.dealer.state)].flatMap(([n, piece]) => (piece.kind === kind ? [n] : []));

/** As the board does it: the box first, then the pieces. */
function bring(table: Laid, seat: number, more: Box, at: Point = { x: 2000, y: 1500 }): readonly number[] {
  const to = merged(table.box, more, at)!;
  const { made } = table.dealer.state;
  if (to.box !== table.box) table.do(seat, 'define', defineArgs(table.box, to.box, 'f'.repeat(64)));
  table.do(seat, 'make', to.make);
  return Array.from({ length: table.dealer.state.made - made }, (_, i) => made + i);
}

test('a deck and a token go from one table to another: definitions come along once, the pile lies about the place', async () => {
  const from = await laid('italian');
  const text = writeBox(clip(from, from.piles));
  const read = readBox(text);
  expect(read.ok).toBe(true);
  const more = read.ok ? read.box : from.box;
  expect([more.defs.length, more.pieces.length, more.rules]).toEqual([1, 1, '']);

  const to = await laid('chess');
  const numbers = bring(to, 1, more);
  const [pile = NONE] = numbers;
  expect([pieceOf(to.dealer.state, pile)!.kind, listOf(to.dealer.state, pile).length]).toEqual(['pile', 40]);
  expect([pieceOf(to.dealer.state, pile)!.x, pieceOf(to.dealer.state, pile)!.y]).toEqual([2000, 1500]);
  expect(to.dealer.state.defs).toHaveLength(to.box.defs.length + 1);
});

test('a deck that comes where another lies finds room beside it, as large as it is, and so do tokens that lie far apart', async () => {
  const table = await laid('italian');
  const deck = table.things().find(({ drawing: { kind } }) => kind === 'pile');
  const taken = table.things().filter(({ drawing: { kind } }) => kind !== 'board' && kind !== 'zone');
  const copy = clip(table, [deck!.n]);
  expect(extentOf(copy)).toEqual({ w: deck!.w, h: deck!.h });
  const at = freePlace(table.things(), extentOf(copy), deck!);
  const [made = NONE] = bring(table, 0, copy, at);
  const lies = boxOf(table.things().find(({ n }) => n === made)!);
  expect(taken.filter((thing) => meet(boxOf(thing), lies))).toEqual([]);

  const chess = await laid('chess');
  const [one, other] = chess.things().filter(({ drawing: { kind } }) => kind === 'token');
  expect(extentOf(clip(chess, [one!.n, other!.n]))).toEqual({
    w: Math.abs(one!.x - other!.x) + one!.w,
    h: Math.abs(one!.y - other!.y) + one!.h,
  });
});

test('at its own table a copy needs no new definition, also when it comes back from a text', async () => {
  const table = await laid('chess');
  const [token = NONE] = ofKind(table, 'token');
  const copy = clip(table, [token]);
  const back = readBox(writeBox(copy));
  expect(merged(table.box, copy, { x: 0, y: 0 })!.box).toBe(table.box);
  expect(back.ok && merged(table.box, back.box, { x: 0, y: 0 })!.box).toBe(table.box);
  const [made = NONE] = bring(table, 0, copy);
  expect(pieceOf(table.dealer.state, made)!.of).toBe(pieceOf(table.dealer.state, token)!.of);
});

test('a shuffled pile is copied as its set in rising order; no hand and no button is ever copied', async () => {
  const table = await laid('italian');
  const [pile = NONE] = table.piles;
  const known = clip(table, [pile]).pieces[0]!.faces!;
  table.do(0, 'shuffle', { from: pile });
  table.do(0, 'deal', { from: pile, n: 3, to: [0, 1, 2, 3].map(handPlace) });
  const everything = table.things(0).map(({ n }) => n);
  const copy = clip(table, [...everything, ...listOf(table.dealer.state, handPlace(0))]);
  const cards = copy.pieces.flatMap(({ faces = [] }) => faces);
  expect(cards).toHaveLength(28);
  expect(cards).toEqual(cards.toSorted((a, b) => a - b));
  expect(cards.every((face) => known.includes(face))).toBe(true);
  expect(copy.defs.some(({ kind }) => kind === 'button')).toBe(false);
  expect(copy.pieces.every((lay) => lay.own === undefined)).toBe(true);
});

test('what lies in a zone comes with it, and alone where the zone stays', async () => {
  const table = await laid('italian');
  const [zone = NONE] = ofKind(table, 'zone');
  const [pile = NONE] = table.piles;
  const [card = NONE] = listOf(table.dealer.state, pile);
  table.do(0, 'put', { p: [card, pieceOf(table.dealer.state, card)!.rev, 0, 0, 0], into: zone });
  expect(clip(table, [zone]).pieces.map((lay) => lay.in)).toEqual([undefined, 0]);
  const numbers = bring(table, 0, clip(table, [zone]));
  expect(numbers.map((n) => pieceOf(table.dealer.state, n)!.in)).toEqual([-1, numbers[0]]);
});

test('more than one act can bring isn’t brought', async () => {
  const table = await laid('chess');
  const [token = NONE] = ofKind(table, 'token');
  const copy = clip(table, [token]);
  const many = { ...copy, pieces: Array.from({ length: 257 }, () => copy.pieces[0]!) };
  expect(merged(table.box, many, { x: 0, y: 0 })).toBeUndefined();
  expect(merged(table.box, { ...copy, pieces: [] }, { x: 0, y: 0 })).toBeUndefined();
});

test('a deck that is written is one that every device reads, however long its lines are', async () => {
  const { box } = await laid('italian');
  const deck = readDeck(
    `${'N'.repeat(300)} | ${'L'.repeat(30)} | ${'✶'.repeat(9)} | ${'s'.repeat(500)}\n2x Orco | 3 | ⚔ | Morde. // Due volte.`,
  );
  expect(cardsOf(deck)).toEqual([0, 1, 1]);
  expect(deck.faces[1]).toEqual({ name: 'Orco', text: '3', symbol: '⚔', body: 'Morde.\nDue volte.' });
  const written = { ...box, defs: [...box.defs, { ...box.defs[0]!, faces: deck.faces }] };
  expect(readBox(writeBox(written)).ok).toBe(true);
  expect(readDeck(writeDeck(deck.faces), deck.faces).faces).toEqual(deck.faces);
});

test('how the table lies becomes how its box begins: pieces stay where they are, hands come to the cloth, the table plays on', async () => {
  const table = await laid('italian');
  const [pile = NONE] = table.piles;
  const [card = NONE] = listOf(table.dealer.state, pile);
  table.do(0, 'put', { p: [card, pieceOf(table.dealer.state, card)!.rev, 3210, 1230, 0], into: -1 });
  table.do(1, 'deal', { from: pile, n: 2, to: [handPlace(1)] });
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const supplies = new Supplies(host as never, () => undefined);
  supplies.loaded = table.context(0).loaded;
  const stored: Uint8Array[] = [];
  const shelf = {
    put: (bytes: Uint8Array) => Promise.resolve({ ok: true as const, hash: `${stored.push(bytes)}`.repeat(64) }),
  } as unknown as BoardShelf;
  const laying = new BoxLaying(host as never, {
    supplies,
    shelf: () => shelf,
    view: () => table.context(0).view,
    lang: () => 'it',
    wishes: () => ({}),
    refusal: () => undefined,
    lay: (act) => {
      table.do(0, 'lay', act);
      return true;
    },
    bring: () => Promise.resolve(''),
    show: () => undefined,
    begun: () => undefined,
  });
  const before = table.dealer.state;
  expect(await laying.beginHere()).toBe('');
  laying.layNext();
  const { state } = table.dealer;
  expect([state.box.hash, state.box.part]).toEqual(['1'.repeat(64), 1]);
  expect(state.hands.every(({ cards }) => cards.length === 0)).toBe(true);
  const all = [...allPieces(state)].map(([, piece]) => piece);
  expect(all.filter(({ kind }) => kind === 'card')).toHaveLength(40);
  expect(all.some(({ kind, x, y }) => kind === 'card' && x === 3210 && y === 1230)).toBe(true);
  expect(before.box.hash).not.toBe(state.box.hash);
});

test('what is written on a note comes along when it is copied or duplicated, and goes when that is taken back', async () => {
  const table = await laid('kit');
  table.do(0, 'make', { rows: larderRow(table, 'note'), texts: [{ i: 0, text: 'Tre monete a testa' }] });
  const [note = NONE] = ofKind(table, 'note');
  const textsOf = (): readonly string[] => table.dealer.state.texts.map(({ text }) => text);

  const copy = readBox(writeBox(clip(table, [note])));
  const [pasted = NONE] = bring(table, 1, copy.ok ? copy.box : table.box);
  expect(table.dealer.state.texts.find(({ n }) => n === pasted)?.text).toBe('Tre monete a testa');
  table.do(1, 'make', twins(table.context(1), [note]));
  expect(textsOf().filter((text) => text === 'Tre monete a testa')).toHaveLength(3);
  table.do(1, 'undo', {});
  expect(textsOf().filter((text) => text === 'Tre monete a testa')).toHaveLength(2);
});

test('what is added to a table that lies touches no board either; a board that finds no room comes beside all, on a larger cloth', async () => {
  const table = await laid('chess');
  const [token = NONE] = ofKind(table, 'token');
  const copy = clip(table, [token]);
  const middle = { x: table.box.table.w / 2, y: table.box.table.h / 2 };
  const touched = (numbers: readonly number[]): readonly unknown[] => {
    const mine = table.things().filter(({ n }) => numbers.includes(n));
    return table.things().filter((one) => !numbers.includes(one.n) && mine.some((own) => meet(boxOf(own), boxOf(one))));
  };
  expect(
    touched(bring(table, 0, copy, clearPlace(table.things(), extentOf(copy), middle, table.box.table, false))),
  ).toEqual([]);

  const def = { kind: 'board', name: 'mappa', ...table.box.table, faces: [{ name: 'mappa' }], locked: true } as const;
  const map: Box = { ...copy, defs: [def], pieces: [{ def: 0, x: 0, y: 0 }] };
  const at = clearPlace(table.things(), extentOf(map), middle, table.box.table, true);
  const grown = merged(table.box, map, at)!.box.table;
  const [board = NONE] = bring(table, 0, map, at);
  expect(touched([board])).toEqual([]);
  expect(grown.w).toBeGreaterThanOrEqual(at.x + def.w / 2);
  const { flags, kind } = pieceOf(table.dealer.state, board)!;
  expect([kind, (flags & LOCKED) !== 0]).toEqual(['board', true]);
  table.do(0, 'undo', {});
  expect(pieceOf(table.dealer.state, board)).toBe(null);
});
