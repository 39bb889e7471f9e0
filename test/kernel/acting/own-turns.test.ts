import { expect, test } from 'vitest';
import { OwnTurns } from '../../../src/kernel/acting/own-turns.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';

const SUIT = FACES.slice(0, 5);

/** Seat 0 is passed over by table time; by its own clock its turn has lasted so long. */
async function passedOver(
  ownMs: number,
): Promise<{ readonly t: CardTable; readonly turns: OwnTurns; readonly cards: readonly string[] }> {
  const t = await CardTable.of(3, 3, 2);
  const turns = new OwnTurns();
  t.ask(1, { what: 'fresh', faces: SUIT });
  turns.look(t.bench.state, 0, 1_000);
  t.bench.pass(15_000);
  turns.look(t.bench.state, 0, 1_000 + ownMs);
  await t.bench.work((what) => what === '0 deck/pass');
  turns.look(t.bench.state, 0, 1_000 + ownMs);
  expect(Object.values(t.cards.shuffles)[0]).toEqual({ by: [1, 2], skipped: [0] });
  return { t, turns, cards: t.last.cards! };
}

/** What seat 0 would give of all that is owed now. */
const gives = (t: CardTable, turns: OwnTurns): string[] => {
  turns.look(t.bench.state, 0, 100_000);
  return t.bench
    .owed()
    .filter((duty) => duty.seat === 0 && !turns.withholds(t.bench.state, duty))
    .map(({ what }) => what);
};

test('[C21] SH18 who was passed over too soon gives no share of that shuffle’s cards; the others may', async () => {
  const { t, turns, cards } = await passedOver(500);
  t.ask(
    1,
    { what: 'deal', cards: [cards[0]!], to: 1 },
    { what: 'open', cards: [cards[1]!] },
    { what: 'roll', n: 1, sides: 6 },
  );
  expect(gives(t, turns)).toEqual(['roll/share']);
  await t.bench.work((what) => what.startsWith('0 deck'));
  // Two of three are enough.
  await t.bench.do(t.bench.owed().find(({ seat }) => seat === 2)!);
  // With the own pass in it the deck is fair again.
  t.bench.set((s) => ({ ...s, requests: {}, play: { ...s.play!, asks: [] } }));
  const pile = t.hand('pile');
  const { cards: fresh } = await t.asked(1, { what: 'shuffle', cards: pile });
  t.ask(1, { what: 'open', cards: fresh });
  expect(gives(t, turns)).toEqual(['deck/open']);
});

test('[C21] who was silent for so long by its own clock too, or has passed after all, gives its share', async () => {
  const slow = await passedOver(12_000);
  slow.t.ask(1, { what: 'open', cards: [slow.cards[0]!] });
  expect(gives(slow.t, slow.turns)).toEqual(['deck/open']);

  const t = await CardTable.of(3, 3, 2);
  const turns = new OwnTurns();
  t.ask(1, { what: 'fresh', faces: SUIT });
  const mine = t.bench.owed()[0]!;
  turns.look(t.bench.state, 0, 0);
  t.bench.pass(15_000);
  turns.look(t.bench.state, 0, 100);
  await t.bench.do(mine);
  await t.bench.work();
  t.ask(1, { what: 'open', cards: [t.last.cards![0]!] });
  expect(gives(t, turns)).toEqual(['deck/open']);
});

test('[C21] who lets it pass helps with the cards of the shuffles so far, not with those of the next one that goes on too soon', async () => {
  const { t, turns, cards } = await passedOver(500);
  expect(turns.passedOver).toBe(true);
  t.ask(1, { what: 'open', cards: [cards[0]!] });
  expect(gives(t, turns)).toEqual([]);
  turns.waive();
  expect([turns.passedOver, gives(t, turns)]).toEqual([false, ['deck/open']]);
  t.bench.set((s) => ({ ...s, requests: {}, play: { ...s.play!, asks: [] } }));
  t.ask(1, { what: 'shuffle', cards: t.hand('pile') });
  turns.look(t.bench.state, 0, 200_000);
  t.bench.pass(15_000);
  turns.look(t.bench.state, 0, 200_100);
  expect(turns.passedOver).toBe(true);
  // Nobody is told of a shuffle of which no card is left.
  t.bench.set((s) => ({ ...s, requests: {}, cards: { ...s.cards, shuffles: {} } }));
  turns.look(t.bench.state, 0, 200_200);
  expect(turns.passedOver).toBe(false);
});

test('[C21] who slept, or had no line, when its turn came blames nobody, however much comes at once afterwards', async () => {
  // Told before the turn is seen, and after it is over already.
  for (const isLate of [false, true]) {
    const t = await CardTable.of(3, 3, 2);
    const turns = new OwnTurns();
    turns.look(t.bench.state, 0, 0);
    t.ask(1, { what: 'fresh', faces: SUIT });
    const asked = t.bench.state;
    t.bench.pass(15_000);
    if (!isLate) turns.broke(1_000, 17_000);
    turns.look(asked, 0, 17_000);
    turns.look(t.bench.state, 0, 17_100);
    expect(turns.passedOver).toBe(isLate);
    if (isLate) turns.broke(1_000, 17_200);
    turns.look(t.bench.state, 0, 17_300);
    expect(turns.passedOver).toBe(false);
  }
});

test('[C21] a break that was too short for the turn, or long before it, is no excuse', async () => {
  for (const [from, to] of [
    [12_000, 17_000],
    [1_000, 11_000],
  ] as const) {
    const t = await CardTable.of(3, 3, 2);
    const turns = new OwnTurns();
    t.ask(1, { what: 'fresh', faces: SUIT });
    const asked = t.bench.state;
    t.bench.pass(15_000);
    turns.broke(from, to);
    turns.look(asked, 0, 17_000);
    turns.look(t.bench.state, 0, 17_100);
    expect(turns.passedOver).toBe(true);
  }
});

test('[C21] a device that wakes up and finds its line gone has had one break', async () => {
  const t = await CardTable.of(3, 3, 2);
  const turns = new OwnTurns();
  t.ask(1, { what: 'fresh', faces: SUIT });
  const asked = t.bench.state;
  t.bench.pass(15_000);
  turns.broke(0, 60_000);
  turns.broke(60_200, 62_000);
  turns.look(asked, 0, 63_000);
  turns.look(t.bench.state, 0, 63_100);
  expect(turns.passedOver).toBe(false);
});

/** Seat 0 has shuffled. A card was seen, the table goes back, and the re-mix passes over seat 0 after so long by its own clock. */
async function mixedWithout(ownMs: number): Promise<{ readonly t: CardTable; readonly turns: OwnTurns }> {
  const t = await CardTable.of(3, 3, 2);
  const turns = new OwnTurns();
  const { cards } = await t.asked(1, { what: 'fresh', faces: SUIT });
  turns.look(t.bench.state, 0, 0);
  t.bench.pass(1_000);
  await t.asked(1, { what: 'open', cards: [cards![0]!] });
  t.rewind(t.bench.state.undo.last!.entry, 1, [0, 2]);
  turns.look(t.bench.state, 0, 50_000);
  t.bench.pass(15_000);
  turns.look(t.bench.state, 0, 50_000 + ownMs);
  await t.bench.work((what) => what === '0 deck/pass');
  turns.look(t.bench.state, 0, 50_000 + ownMs);
  t.ask(1, { what: 'open', cards: [cards![1]!] });
  return { t, turns };
}

test('[C21] [C26] who was passed over too soon in the shuffle after going back gives no share of its cards either', async () => {
  const soon = await mixedWithout(500);
  expect(gives(soon.t, soon.turns)).toEqual([]);
  expect(soon.turns.passedOver).toBe(true);
  const slow = await mixedWithout(12_000);
  expect(gives(slow.t, slow.turns)).toEqual(['deck/open']);
});

test('[C21] [C26] who has shuffled after going back trusts those cards, and the table says who has', async () => {
  const t = await CardTable.of(3, 3, 2);
  const { cards } = await t.asked(1, { what: 'fresh', faces: SUIT });
  const pile = cards![0]!.slice(0, cards![0]!.lastIndexOf('/'));
  t.bench.pass(1_000);
  await t.asked(1, { what: 'open', cards: [cards![0]!] });
  t.rewind(t.bench.state.undo.last!.entry, 1, [0, 2]);
  await t.bench.work();
  expect(t.cards.shuffles[pile]).toMatchObject({ by: [0, 1, 2], skipped: [], mixed: expect.any(String) });
});
