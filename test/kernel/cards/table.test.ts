import { expect, test } from 'vitest';
import { CardTable, NEVER, FACES } from '../../helpers/card-bench.ts';

const SUIT = FACES.slice(0, 13);
/** As many as the tests look at: what a proof costs grows with the deck. */
const FEW = FACES.slice(0, 7);
const sorted = (list: readonly string[]): string[] => list.toSorted();

test.each([
  [2, SUIT],
  [3, SUIT],
  [4, FACES],
] as const)('[C4] %i people shuffle a deck, and nobody knows where any card lies', async (n, faces) => {
  const table = await CardTable.real(n);
  const cards = await table.deck(faces);
  expect(cards).toHaveLength(faces.length);
  expect(table.hand('pile')).toEqual(cards);
  for (let seat = 0; seat < n; seat++) expect(await table.reads(seat)).toEqual({});
  const opened = await table.asked(1, { what: 'open', cards });
  expect(sorted(opened.faces!)).toEqual(sorted(faces));
  expect(opened.faces).not.toEqual(faces);
  expect(table.cards.at).toEqual({});
});

test('[C5] a dealt card is read in its seat and nowhere else, and stays the card that it was', async () => {
  const table = await CardTable.of(4, 3, 2);
  const cards = await table.deck(FEW);
  expect(await table.asked(0, { what: 'deal', cards: cards.slice(0, 5), to: 3 })).toMatchObject({
    seat: 3,
    cards: cards.slice(0, 5),
  });
  const read = await table.reads(3);
  expect(Object.keys(read)).toEqual(cards.slice(0, 5));
  for (const seat of [0, 1, 2]) expect(await table.reads(seat)).toEqual({});
  const { faces } = await table.asked(3, { what: 'open', cards: cards.slice(0, 5) });
  expect(faces).toEqual(Object.values(read));
});

test('[C6] who is shown a card reads it; the card stays where it is', async () => {
  const table = await CardTable.of(3);
  const cards = await table.deck(FEW);
  await table.asked(0, { what: 'show', cards: cards.slice(0, 2), seats: [1, 2] });
  const read = await table.reads(1);
  expect(await table.reads(2)).toEqual(read);
  expect(await table.reads(0)).toEqual({});
  expect(Object.keys(read)).toEqual(cards.slice(0, 2));
  await table.asked(0, { what: 'deal', cards: [cards[0]!], to: 0 });
  expect((await table.reads(0))[cards[0]!]).toBe(read[cards[0]!]);
  // From a hand its owner shows it.
  await table.asked(0, { what: 'deal', cards: [cards[2]!], to: 0 });
  await table.asked(0, { what: 'show', cards: [cards[2]!], seats: [2, 0] });
  expect((await table.reads(2))[cards[2]!]).toBe((await table.reads(0))[cards[2]!]);
  expect(await table.reads(1)).not.toHaveProperty(cards[2]!);
});

test('[C4] [C5] a steal: the victim shuffles the hand, the thief takes one, and only these two know which', async () => {
  const table = await CardTable.of(3);
  const cards = await table.deck(FEW);
  await table.asked(0, { what: 'deal', cards: cards.slice(0, 4), to: 1 });
  const before = await table.reads(1);
  const { cards: renamed } = await table.asked(2, { what: 'shuffle', cards: cards.slice(0, 4) });
  expect(table.hand(1)).toEqual(renamed);
  expect(sorted(Object.values(await table.reads(1)))).toEqual(sorted(Object.values(before)));
  expect(table.cards.shuffles[renamed![0]!.split('/')[0]!]).toEqual({ by: [1], skipped: [] });
  await table.asked(2, { what: 'deal', cards: [renamed![1]!], to: 2 });
  const stolen = await table.reads(2);
  expect(Object.keys(stolen)).toEqual([renamed![1]]);
  expect(Object.values(before)).toContain(stolen[renamed![1]!]);
  expect(table.hand(1)).toHaveLength(3);
  expect(await table.reads(0)).toEqual({});
});

test('[C7] HD4 hands go back into the deck, face-up cards too, and a shuffle makes them one deck again', async () => {
  const table = await CardTable.of(3);
  const cards = await table.deck(FEW);
  await table.asked(0, { what: 'deal', cards: cards.slice(0, 3), to: 1 });
  await table.asked(0, { what: 'open', cards: cards.slice(3, 6) });
  const { cards: buried } = await table.asked(1, { what: 'bury', cards: [...cards.slice(0, 2), ...cards.slice(3, 6)] });
  expect(buried).toEqual([...cards.slice(0, 2), ...cards.slice(3, 6)]);
  expect(table.bench.state.play!.faces).not.toHaveProperty(cards[3]!);
  expect(table.hand(1)).toEqual([cards[2]]);
  const pile = table.hand('pile');
  expect(pile).toHaveLength(FEW.length - 1);
  const { cards: fresh } = await table.asked(0, { what: 'shuffle', cards: pile });
  const mine = Object.values(await table.reads(1));
  const { faces } = await table.asked(0, { what: 'open', cards: fresh });
  expect(sorted([...faces!, ...mine])).toEqual(sorted(FEW));
});

test('[C7] cards that were turned up are shuffled in without being buried first', async () => {
  const table = await CardTable.of(2);
  const cards = await table.deck(FEW);
  await table.asked(0, { what: 'open', cards: cards.slice(0, 6) });
  const { cards: fresh } = await table.asked(0, { what: 'shuffle', cards });
  const { faces } = await table.asked(0, { what: 'open', cards: fresh });
  expect(sorted(faces!)).toEqual(sorted(FEW));
});

test('[C5] what lies face up can be taken into a hand: all know it, and only its owner can lay it open again', async () => {
  const table = await CardTable.of(2);
  const cards = await table.deck(FEW);
  const { faces } = await table.asked(0, { what: 'open', cards: cards.slice(0, 1) });
  await table.asked(0, { what: 'deal', cards: cards.slice(0, 1), to: 1 });
  expect(table.hand(1)).toEqual(cards.slice(0, 1));
  expect(Object.values(await table.reads(1))).toEqual(faces);
});

test('[C8] an open of several hands, of the pile and of what is public is answered when all of it is there', async () => {
  const table = await CardTable.of(3);
  const cards = await table.deck(FEW);
  await table.asked(0, { what: 'deal', cards: [cards[0]!], to: 1 }, { what: 'deal', cards: [cards[1]!], to: 2 });
  await table.asked(0, { what: 'open', cards: [cards[2]!] });
  const want = [cards[0]!, cards[3]!, cards[1]!, cards[2]!];
  table.ask(0, { what: 'open', cards: want });
  await table.bench.work((what) => what === '2 deck/open');
  expect(table.last.cards ?? table.last.faces).not.toHaveLength(4);
  await table.bench.work();
  const { faces } = table.last;
  expect(new Set(faces)).toHaveProperty('size', 4);
  expect(faces!.every((face) => FEW.includes(face))).toBe(true);
});

test('[C9] keepers roll, and the log says who of them', async () => {
  const table = await CardTable.of(4, 4, 3);
  const { values } = await table.asked(2, { what: 'roll', n: 5, sides: 20 });
  expect(values).toHaveLength(5);
  expect(values!.every((value) => value >= 1 && value <= 20)).toBe(true);
  const line = table.bench.lines.find(({ what }) => what === 'roll/keepers');
  expect(line?.args).toEqual({ n: 5, sides: 20, from: [0, 1, 2], of: 4, values });
  expect(table.bench.names()).toEqual([]);
});

test('[C9] RN7 a hidden roll is read by its seat alone, and shows the same when it is opened', async () => {
  const table = await CardTable.of(3);
  const { cards } = await table.asked(0, { what: 'roll', n: 3, sides: 6, to: 2 });
  const read = await table.reads(2);
  const values = JSON.parse(read[cards![0]!]!) as number[];
  expect(values).toHaveLength(3);
  expect(await table.reads(0)).toEqual({});
  await table.asked(0, { what: 'show', cards, seats: [1] });
  expect(await table.reads(1)).toEqual(read);
  expect((await table.asked(2, { what: 'open', cards })).faces).toEqual([JSON.stringify(values)]);
  expect(table.cards.rolls).toEqual({});
});

test('[C9] where no keepers stand all seats roll together, and what only keepers can do waits for them', async () => {
  const table = await CardTable.of(3);
  const { kept } = table;
  table.bench.set((state) => ({ ...state, keeping: { attempts: 0, out: { 0: NEVER, 1: NEVER, 2: NEVER } } }));
  expect((await table.asked(0, { what: 'roll', n: 2, sides: 6 })).values).toHaveLength(2);
  expect(table.bench.lines.some(({ what }) => what === 'roll/coin')).toBe(true);
  table.ask(0, { what: 'fresh', faces: FEW }, { what: 'roll', to: 1 });
  expect(Object.values(table.bench.state.requests)).toEqual([
    { kind: 'waiting', for: 'keepers' },
    { kind: 'waiting', for: 'keepers' },
  ]);
  expect(table.bench.names()).toEqual([]);
  table.keep(kept);
  // Any change will do: somebody's name, the hour.
  table.ask(1, { what: 'roll', n: 1, sides: 2 });
  await table.bench.work();
  expect(table.hand('pile')).toHaveLength(FEW.length);
  expect(Object.keys(table.cards.rolls)).toHaveLength(1);
});

test('[C2] a card of the deck is drawn when its seat has told a hand key', async () => {
  const table = await CardTable.of(3);
  const cards = await table.deck(FEW);
  const { 2: gone, ...hands } = table.kept.set.hands;
  const { kept } = table;
  table.keep({ ...kept, set: { ...kept.set, hands } });
  table.ask(0, { what: 'deal', cards: [cards[0]!], to: 2 });
  expect(Object.values(table.bench.state.requests)).toMatchObject([{ kind: 'waiting', for: 'hand' }]);
  table.keep({ ...kept, set: { ...kept.set, hands: { ...hands, 2: gone! } } });
  await table.asked(0, { what: 'roll', n: 1, sides: 2 });
  expect(table.hand(2)).toEqual([cards[0]]);
});
