/** Cards that two things happen to at once: a move that lays open or hands on what a run is just about. */
import { expect, test } from 'vitest';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';

const SUIT = FACES.slice(0, 13);

async function hands(): Promise<{ readonly t: CardTable; readonly cards: readonly string[] }> {
  const t = await CardTable.of(3, 3, 2);
  const cards = (await t.deck(SUIT)).slice(0, 3);
  await t.asked(0, { what: 'deal', cards, to: 1 });
  return { t, cards };
}

/** Folds what a device has made, whatever it would make by now. */
const put = (t: CardTable, seat: number, body: Uint8Array | string): string =>
  typeof body === 'string' ? body : codeOf(t.bench.put(t.person(seat), KIND.move, body));

test('[C24] a card is laid open and handed on by a move of its owner (positive control)', async () => {
  const { t, cards } = await hands();
  expect(put(t, 1, await t.bringing(1, [cards[0]!], [[cards[1]!, 2]]))).toBe('done');
  expect([t.hand(1), t.hand(2)]).toEqual([[cards[2]], [cards[1]]]);
  expect(SUIT).toContain((await t.reads(2))[cards[1]!]);
  expect(SUIT).toContain(t.bench.state.play!.faces[cards[0]!]);
});

test.each(['deal', 'show', 'open', 'bury', 'shuffle'])(
  '[C24] what a request is about (%s) is neither laid open nor handed on by a move, and the request goes on (HD5, HD7)',
  async (what) => {
    for (const give of [false, true]) {
      const { t, cards } = await hands();
      const [card] = cards as [string];
      // Made before, by somebody who knows what comes.
      const body = await (give ? t.bringing(1, [], [[card, 0]]) : t.bringing(1, [card]));
      t.ask(0, { what, cards, to: 2, seats: [2] });
      const before = t.cards;
      expect(put(t, 1, body)).toBe('move/proof');
      expect(await t.bringing(1, [card])).toBe('move/proof');
      expect(t.cards).toBe(before);
      await t.bench.work();
      expect(t.last).not.toHaveProperty('failed');
      // Each card is in one place still.
      expect(Object.keys(t.cards.at).length).toBe(what === 'open' ? 10 : 13);
    }
  },
);

test('[C24] a card that is named twice is handed on to nobody, one that is laid open neither', async () => {
  const { t, cards } = await hands();
  const [card] = cards as [string];
  const twice = [
    [card, 0],
    [card, 2],
  ] as const;
  expect(await t.bringing(1, [], twice)).toBe('move/proof');
  expect(await t.bringing(1, [], [twice[0], twice[0]])).toBe('move/proof');
  expect(await t.bringing(1, [card], [twice[0]])).toBe('move/proof');
});

test('[C24] nothing is handed to a seat whose person has told no key, though somebody did who sat there before (HD8)', async () => {
  const { t, cards } = await hands();
  t.bench.leave(t.person(2));
  t.bench.sit(await t.bench.newcomer(), 2, 'Somebody else');
  expect(await t.bringing(1, [], [[cards[0]!, 2]])).toBe('move/proof');
  expect(await t.bringing(1, [], [[cards[0]!, 9]])).toBe('move/proof');
  expect(await t.bringing(1, [], [[cards[0]!, 0]])).not.toBe('move/proof');
});
