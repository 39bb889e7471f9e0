/** Cards of games from other programs that can't be laid: each is told of in the report. */
import { expect, test } from 'vitest';
import { readChosen, type Chosen } from '../../../../src/games/sandbox/box/import/chosen.ts';
import { makePcio } from '../../../boxes/make-pcio.ts';
import { makeVtt } from '../../../boxes/make-vtt.ts';

const LONG = 1_002;
const types = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`t${i}`, { label: `T${i}` }]));

/** Lines of kept, changed and dropped things, with how many of each. */
async function told(file: Chosen): Promise<readonly unknown[]> {
  const read = await readChosen([file], 'it');
  if (!read.ok || read.kind !== 'import') throw new Error(read.ok ? 'a box' : read.why);
  const { kept, changed, dropped } = read.imported.report;
  return [kept, changed, dropped].map((lines) => Object.fromEntries(lines.map(({ what, n }) => [what, n])));
}

test('cards of a .pcio whose deck or kind isn’t read are told, and so are those of kinds beyond a thousand', async () => {
  const widget = (id: string, type: string, more: object): object => ({ id, type, x: 0, y: 0, ...more });
  const card = (id: string, deck: string, cardType: string): object => widget(id, 'card', { deck, cardType });
  const bytes = makePcio([
    widget('deck', 'cardDeck', { cardTypes: types(LONG) }),
    card('a', 'deck', 't0'),
    card('b', 'deck', 'no'),
    card('c', 'none', 't0'),
    card('d', 'deck', `t${LONG - 1}`),
  ]);
  expect(await told({ name: 'prova.pcio', bytes })).toEqual([{ cards: 1 }, {}, { deckless: 2, 'too-many': 1 }]);
});

test('cards of a .vtt whose deck or kind isn’t read are told, and so are those of kinds beyond a thousand', async () => {
  const card = (deck: string, cardType: string): object => ({ type: 'card', deck, cardType, x: 0, y: 0 });
  const bytes = makeVtt({
    _meta: { version: 8 },
    deck: { type: 'deck', cardTypes: types(LONG), faceTemplates: [{ objects: [] }, { objects: [] }] },
    a: card('deck', 't0'),
    b: card('deck', 'no'),
    c: card('none', 't0'),
    d: card('deck', `t${LONG - 1}`),
  });
  expect(await told({ name: 'prova.vtt', bytes })).toEqual([{ cards: 1 }, {}, { deckless: 2, 'too-many': 1 }]);
});

test('cards of a deck for which the box has no room are too many', async () => {
  const cut = (i: number): object => ({
    type: 'deck',
    cardTypes: types(500),
    faceTemplates: [{ objects: [] }],
    id: `d${i}`,
  });
  const bytes = makeVtt({
    _meta: { version: 8 },
    d0: cut(0),
    d1: cut(1),
    d2: cut(2),
    a: { type: 'card', deck: 'd2', cardType: 't0', x: 0, y: 0 },
    b: { type: 'card', deck: 'd0', cardType: 't0', x: 0, y: 0 },
  });
  const [kept, , dropped] = (await told({ name: 'prova.vtt', bytes })) as readonly Record<string, number>[];
  expect([kept, dropped!['deckless']]).toEqual([{ cards: 1 }, undefined]);
});
