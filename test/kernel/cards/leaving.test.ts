/** People leave or are silent, and the deck goes on. */
import { expect, test } from 'vitest';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';

/** More than anybody is dealt, and no more: each is shuffled and proved by every keeper. */
const SUIT = FACES.slice(0, 8);
const sorted = (list: readonly string[]): string[] => list.toSorted();

test('[C11] DK7 one of four leaves: dealing, opening, rolling and shuffling go on, also what was under way', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 0 }, { what: 'roll', n: 2, sides: 6 });
  const duty = t.bench.owed().find(({ seat, what }) => seat === 3 && what === 'deck/convert')!;
  expect(codeOf(await t.bench.do({ ...duty, seat: 1 }))).toBe('done');
  t.bench.leave(t.person(3));
  await t.bench.work();
  expect(t.hand(0)).toEqual([cards[0]]);
  expect(t.answers.at(-1)!.values ?? t.answers.at(-2)!.values).toHaveLength(2);
  const { cards: fresh } = await t.asked(1, { what: 'shuffle', cards: cards.slice(1) });
  expect(Object.values(t.cards.shuffles).at(-1)!.by).toEqual([0, 1, 2]);
  const { faces } = await t.asked(1, { what: 'open', cards: fresh });
  expect(sorted([...faces!, ...Object.values(await t.reads(0))])).toEqual(sorted(SUIT));
});

test('[C11] with too few keepers left the answer is lost, by those who have left; the table goes on', async () => {
  const t = await CardTable.of(3, 3, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 0 });
  t.ask(1, { what: 'roll', n: 1, sides: 6 });
  t.bench.leave(t.person(2));
  const lost = t.answers.filter(({ failed }) => failed === 'lost');
  expect(lost).toEqual([
    { tag: 'deal', failed: 'lost', by: [2], seat: 0 },
    { tag: 'roll', failed: 'lost', by: [2] },
  ]);
  expect(t.bench.state.requests).toEqual({});
  t.ask(0, { what: 'open', cards: [cards[1]!] });
  expect(t.last).toMatchObject({ failed: 'lost', by: [2] });
  // Dice are everybody's then.
  expect((await t.asked(0, { what: 'roll', n: 1, sides: 6 })).values).toHaveLength(1);
  expect(t.bench.lines.some(({ what }) => what === 'roll/coin')).toBe(true);
});

test('[C11] [I22] what too few keepers can give once a seat has been taken back is lost at once, and nobody waits', async () => {
  const t = await CardTable.of(3, 3, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 0 }, { what: 'open', cards: [cards[1]!] });
  t.ask(1, { what: 'roll', n: 1, sides: 6 });
  await t.bench.takeBack(2);
  expect(t.answers.slice(-3)).toEqual([
    { tag: 'deal', failed: 'lost', by: [2], seat: 0 },
    { tag: 'open', failed: 'lost', by: [2] },
    { tag: 'roll', failed: 'lost', by: [2] },
  ]);
  expect(t.bench.state.requests).toEqual({});
});

test('[C11] who is away is waited for, and owes nothing meanwhile that another could do', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.away(0);
  t.ask(1, { what: 'deal', cards: [cards[0]!], to: 1 });
  expect(t.bench.names()).toEqual(['1 deck/convert', '2 deck/convert', '3 deck/convert']);
  t.away(0, 1);
  expect(t.bench.names()).toEqual(['2 deck/convert', '3 deck/convert']);
  await t.bench.work();
  t.bench.pass(3_600_000);
  expect(Object.keys(t.bench.state.requests)).toHaveLength(1);
  t.away(1);
  await t.bench.work();
  expect(t.hand(1)).toEqual([cards[0]]);
});

test('[C11] at a strict table an ask waits for the keeper who is away, and is lost once that one has left', async () => {
  const t = await CardTable.of(3, 3, 3, true);
  const cards = await t.deck(SUIT);
  t.away(2);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 0 }, { what: 'open', cards: [cards[1]!] });
  await t.bench.work((what) => what.startsWith('2 '));
  t.bench.pass(3_600_000);
  expect(t.bench.owed().map(({ seat, what }) => `${seat} ${what}`)).toEqual(['2 deck/convert', '2 deck/open']);
  t.away();
  await t.bench.do(t.bench.owed()[0]!);
  expect(t.hand(0)).toEqual([cards[0]]);
  t.bench.leave(t.person(2));
  expect(t.last).toMatchObject({ tag: 'open', failed: 'lost', by: [2] });
});

test('[C11] only as many keepers as it takes are asked at once, the others step in later', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.ask(1, { what: 'open', cards: [cards[0]!] }, { what: 'roll', n: 1, sides: 6 });
  const owed = t.bench.owed();
  expect(owed.filter(({ seat }) => seat === 3).map(({ what, afterMs }) => [what, afterMs])).toEqual([
    ['deck/open', 2_500],
    ['roll/share', 2_500],
  ]);
  expect(owed.filter(({ afterMs }) => afterMs === 0)).toHaveLength(6);
});

test('[C4] a silent shuffler is passed over after fifteen seconds and named, and may pass while the shuffle goes on', async () => {
  const t = await CardTable.of(3);
  t.ask(0, { what: 'fresh', faces: SUIT });
  const id = Object.keys(t.bench.state.requests)[0]!;
  const late = t.bench.owed()[0]!;
  t.bench.pass(14_999);
  expect(t.bench.names()).toEqual(['0 deck/pass']);
  t.bench.pass(1);
  expect(t.bench.names()).toEqual(['1 deck/pass']);
  expect(codeOf(await t.bench.do(late))).toBe('done');
  await t.bench.do(t.bench.owed()[0]!);
  t.bench.pass(15_000);
  expect(t.cards.shuffles[id]).toEqual({ by: [0, 1], skipped: [2] });
  expect(t.hand('pile')).toHaveLength(SUIT.length);
});

test('[C4] nobody waits for a shuffler who is away; where all are silent nothing is shuffled, and in the end they have refused', async () => {
  const t = await CardTable.of(3);
  t.away(0);
  t.ask(1, { what: 'fresh', faces: SUIT });
  expect(t.bench.names()).toEqual(['1 deck/pass']);
  t.bench.pass(30_000);
  expect(t.last?.failed).toBeUndefined();
  expect(t.bench.names()).toEqual(['1 deck/pass']);
  t.bench.pass(200_000);
  expect(t.last).toMatchObject({ failed: 'refused' });
  expect(t.cards.at).toEqual({});
});

test('[C4] a shuffler who leaves is passed over at once; a hand is not shuffled without its owner', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.hold(2, cards.slice(0, 3));
  t.ask(0, { what: 'shuffle', cards: cards.slice(3), seats: [2, 0] }, { what: 'shuffle', cards: cards.slice(0, 3) });
  t.bench.leave(t.person(2));
  expect(t.last).toMatchObject({ tag: 'shuffle', failed: 'lost', by: [2] });
  expect(t.bench.names()).toEqual(['0 deck/pass']);
  await t.bench.work();
  expect(t.hand('pile')).toHaveLength(SUIT.length - 3);
  t.ask(0, { what: 'shuffle', cards: cards.slice(0, 3) });
  expect(t.last).toMatchObject({ failed: 'lost', by: [2] });
});

test('[C12] DK10 seized: the hand of whoever left goes back into the deck, and no face of it is seen by anybody', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  const had = await t.hold(3, cards.slice(0, 4));
  t.bench.leave(t.person(3));
  const { cards: buried } = await t.asked(0, { what: 'bury', cards: cards.slice(0, 4) });
  expect(buried).toEqual(cards.slice(0, 4));
  for (const seat of [0, 1, 2]) expect(await t.reads(seat)).toEqual({});
  expect(t.bench.state.play!.faces).toEqual({});
  // Fewer than it takes know nothing: the shares so far are of one keeper each, and bound to the deck's key.
  const { cards: fresh } = await t.asked(0, { what: 'shuffle', cards: t.hand('pile') });
  const { faces } = await t.asked(0, { what: 'open', cards: fresh });
  expect(sorted(faces!)).toEqual(sorted(SUIT));
  expect(faces).toEqual(expect.arrayContaining(Object.values(had)));
});

test('[C12] showdown: the hand of whoever left is opened as it was, also where the owner had been asked', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  const had = await t.hold(2, cards.slice(0, 2));
  t.ask(0, { what: 'open', cards: cards.slice(0, 2) });
  expect(t.bench.names()).toEqual(['2 deck/open']);
  t.bench.leave(t.person(2));
  await t.bench.work();
  expect(t.last.faces).toEqual(cards.slice(0, 2).map((card) => had[card]));
});

test('[C12] where somebody is away the keepers stand in after thirty seconds; who is here and does nothing has refused', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.hold(2, cards.slice(0, 2));
  t.ask(0, { what: 'bury', cards: [cards[0]!] }, { what: 'open', cards: [cards[1]!] });
  t.away(2);
  t.bench.pass(29_999);
  expect(t.bench.names()).toEqual(['2 deck/convert', '2 deck/open']);
  t.bench.pass(1);
  expect(t.bench.names().filter((name) => name.startsWith('2'))).toEqual([]);
  await t.bench.work();
  expect(t.hand(2)).toEqual([]);
  t.away();
  await t.hold(2, [cards[2]!]);
  t.ask(0, { what: 'bury', cards: [cards[2]!] });
  t.bench.pass(30_000);
  expect(t.last).toMatchObject({ tag: 'bury', failed: 'refused', by: [2] });
  expect(t.hand(2)).toEqual([cards[2]]);
});

test('[C12] at a strict table nothing of a hand is left with the keepers: it is lost with its owner, and waits where that one is away', async () => {
  const t = await CardTable.of(3, 3, 3, true);
  const cards = await t.deck(SUIT);
  await t.hold(2, cards.slice(0, 2));
  t.ask(0, { what: 'bury', cards: [cards[0]!] });
  t.away(2);
  t.bench.pass(90_000);
  expect(t.bench.names()).toEqual(['2 deck/convert']);
  t.bench.leave(t.person(2));
  expect(t.answers.find(({ tag }) => tag === 'bury')).toMatchObject({ failed: 'lost', by: [2] });
});
