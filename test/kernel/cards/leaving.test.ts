/** People leave, are silent or are replaced, and the deck goes on. */
import { expect, test } from 'vitest';
import { perform } from '../../../src/kernel/asks/perform.ts';
import type { TableState } from '../../../src/kernel/fold/state.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';

const SUIT = FACES.slice(0, 13);
const sorted = (list: readonly string[]): string[] => list.toSorted();
const away = (t: CardTable, ...seats: number[]): void =>
  t.bench.set((s): TableState => ({ ...s, away: seats.map((seat) => t.person(seat).device) }));
/** The cards of a hand with their faces, as the seat itself reads them. */
const hold = async (
  t: CardTable,
  seat: number,
  cards: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  await t.asked(0, { what: 'deal', cards, to: seat });
  return t.reads(seat);
};

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

test('[C11] who is away is waited for, and owes nothing meanwhile that another could do', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  away(t, 0);
  t.ask(1, { what: 'deal', cards: [cards[0]!], to: 1 });
  expect(t.bench.names()).toEqual(['1 deck/convert', '2 deck/convert', '3 deck/convert']);
  away(t, 0, 1);
  expect(t.bench.names()).toEqual(['2 deck/convert', '3 deck/convert']);
  await t.bench.work();
  t.bench.pass(3_600_000);
  expect(Object.keys(t.bench.state.requests)).toHaveLength(1);
  away(t, 1);
  await t.bench.work();
  expect(t.hand(1)).toEqual([cards[0]]);
});

test('[C11] at a strict table an ask waits for the keeper who is away, and is lost once that one has left', async () => {
  const t = await CardTable.of(3, 3, 3, true);
  const cards = await t.deck(SUIT);
  away(t, 2);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 0 }, { what: 'open', cards: [cards[1]!] });
  await t.bench.work((what) => what.startsWith('2 '));
  t.bench.pass(3_600_000);
  expect(t.bench.owed().map(({ seat, what }) => `${seat} ${what}`)).toEqual(['2 deck/convert', '2 deck/open']);
  away(t);
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
  expect(t.hand('pile')).toHaveLength(13);
});

test('[C4] nobody waits for a shuffler who is away; where all are silent nothing is shuffled, and in the end they have refused', async () => {
  const t = await CardTable.of(3);
  away(t, 0);
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
  await hold(t, 2, cards.slice(0, 3));
  t.ask(0, { what: 'shuffle', cards: cards.slice(3), seats: [2, 0] }, { what: 'shuffle', cards: cards.slice(0, 3) });
  t.bench.leave(t.person(2));
  expect(t.last).toMatchObject({ tag: 'shuffle', failed: 'lost', by: [2] });
  expect(t.bench.names()).toEqual(['0 deck/pass']);
  await t.bench.work();
  expect(t.hand('pile')).toHaveLength(10);
  t.ask(0, { what: 'shuffle', cards: cards.slice(0, 3) });
  expect(t.last).toMatchObject({ failed: 'lost', by: [2] });
});

test('[C12] DK10 seized: the hand of who left goes back into the deck, and no face of it is seen by anybody', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  const had = await hold(t, 3, cards.slice(0, 4));
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

test('[C12] showdown: the hand of who left is opened as it was, also where the owner had been asked', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  const had = await hold(t, 2, cards.slice(0, 2));
  t.ask(0, { what: 'open', cards: cards.slice(0, 2) });
  expect(t.bench.names()).toEqual(['2 deck/open']);
  t.bench.leave(t.person(2));
  await t.bench.work();
  expect(t.last.faces).toEqual(cards.slice(0, 2).map((card) => had[card]));
});

test('[C12] where somebody is away the keepers stand in after thirty seconds; who is here and does nothing has refused', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await hold(t, 2, cards.slice(0, 2));
  t.ask(0, { what: 'bury', cards: [cards[0]!] }, { what: 'open', cards: [cards[1]!] });
  away(t, 2);
  t.bench.pass(29_999);
  expect(t.bench.names()).toEqual(['2 deck/convert', '2 deck/open']);
  t.bench.pass(1);
  expect(t.bench.names().filter((name) => name.startsWith('2'))).toEqual([]);
  await t.bench.work();
  expect(t.hand(2)).toEqual([]);
  away(t);
  await hold(t, 2, [cards[2]!]);
  t.ask(0, { what: 'bury', cards: [cards[2]!] });
  t.bench.pass(30_000);
  expect(t.last).toMatchObject({ tag: 'bury', failed: 'refused', by: [2] });
  expect(t.hand(2)).toEqual([cards[2]]);
});

test('[C12] at a strict table nothing of a hand is left with the keepers: it is lost with its owner, and waits where that one is away', async () => {
  const t = await CardTable.of(3, 3, 3, true);
  const cards = await t.deck(SUIT);
  await hold(t, 2, cards.slice(0, 2));
  t.ask(0, { what: 'bury', cards: [cards[0]!] });
  away(t, 2);
  t.bench.pass(90_000);
  expect(t.bench.names()).toEqual(['2 deck/convert']);
  t.bench.leave(t.person(2));
  expect(t.answers.find(({ tag }) => tag === 'bury')).toMatchObject({ failed: 'lost', by: [2] });
});

test('[C13] DK11 new keepers: every card stays what and where it was, and nothing is seen of any', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  const had = await hold(t, 3, cards.slice(0, 2));
  await t.asked(0, { what: 'show', cards: [cards[5]!], seats: [1] });
  const looked = await t.reads(1);
  const before = t.cards.at;
  const old = t.kept;
  const next = t.keepers([0, 1, 2, 3], 3, [0, 1, 2, 3], false, old);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  // An ask sets it going, and waits for it.
  t.ask(1, { what: 'deal', cards: [cards[3]!], to: 1 });
  expect(
    Object.values(t.bench.state.requests)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['lock', 'waiting']);
  expect(t.bench.names()).toEqual(['0 deck/convert', '1 deck/convert']);
  t.equip(old, next);
  await t.bench.work();
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  expect(t.bench.state.keeping!.next).toBeUndefined();
  expect(Object.keys(t.cards.at)).toEqual(Object.keys(before));
  for (const card of t.hand('pile')) {
    expect(t.cards.at[card]!.key).toBe(next.set.deck.key);
    expect(t.cards.at[card]!.a).not.toBe(before[card]!.a);
  }
  expect(await t.reads(3)).toEqual(had);
  expect((await t.reads(1))[cards[5]!]).toBe(looked[cards[5]!]);
  expect(t.hand(1)).toEqual([cards[3]]);
  const { faces } = await t.asked(0, { what: 'open', cards });
  expect(sorted(faces!)).toEqual(sorted(SUIT));
});

test('[C13] DL14 the hand of who left goes over with the deck, and a share of the old keepers is none any more', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  const had = await hold(t, 3, cards.slice(0, 2));
  t.bench.leave(t.person(3));
  const old = t.kept;
  t.ask(0, { what: 'deal', cards: [cards[4]!], to: 0 });
  const duty = t.bench.owed()[0]!;
  const stale = (await perform(t.person(0).ports, t.bench.state, t.bench.state.requests[duty.ask]!, duty))!;
  const bytes = (await stale.bytes(t.bench.place(t.person(0))))!;
  await t.bench.work();
  const next = t.keepers([0, 1, 2], 2, [0, 1, 2], false, old);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  t.equip(old, next);
  t.ask(0, { what: 'deal', cards: [cards[5]!], to: 0 });
  await t.bench.work();
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  expect(t.hand(3)).toEqual(cards.slice(0, 2));
  t.ask(1, { what: 'deal', cards: [cards[6]!], to: 1 });
  const [id] = Object.keys(t.bench.state.requests);
  expect(codeOf(t.bench.answer(t.person(0), id!, stale.type, bytes))).toBe('answer/wrong-step');
  await t.bench.work();
  const { faces } = await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  expect(faces).toEqual(Object.values(had));
});

test('[C13] where too few old keepers are left their cards are lost, and a fresh deck is dealt by the new ones', async () => {
  const t = await CardTable.of(3, 2, 2);
  const cards = await t.deck(SUIT);
  const had = await hold(t, 0, cards.slice(0, 2));
  t.bench.leave(t.person(1));
  const old = t.kept;
  const next = t.keepers([0, 2], 2, [0, 2], false, old);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  t.equip(old, next);
  t.ask(0, { what: 'open', cards: [cards[4]!] });
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  expect(t.last).toMatchObject({ failed: 'lost' });
  const { faces } = await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  expect(faces).toEqual(Object.values(had));
  expect(await t.deck(SUIT)).toHaveLength(13);
});

test('[C14] after going back cards lie where they lay, and their requests are counted on', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await hold(t, 1, [cards[0]!]);
  const then = t.cards;
  t.bench.pass(1_000);
  await t.asked(0, { what: 'deal', cards: [cards[1]!], to: 1 });
  const move = t.bench.state.undo.last!.entry;
  const { seq } = t.cards;
  t.rewind(move, 0, [1, 2]);
  expect(Object.keys(t.cards.at)).toEqual(Object.keys(then.at));
  for (const [thing, { place }] of Object.entries(t.cards.at)) expect(place).toBe(then.at[thing]!.place);
  expect(t.cards.seq).toBe(seq + 1);
  await t.bench.work();
  await t.asked(0, { what: 'deal', cards: [cards[1]!], to: 2 });
  expect(t.hand(2)).toEqual([cards[1]]);
  expect(t.cards.seq).toBe(seq + 2);
});

test('[C26] after going back a pile that somebody drew from is shuffled under its names, before anything else is asked of it', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.bench.pass(1_000);
  const kept = { ...t.cards.at };
  await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  const move = t.bench.state.undo.last!.entry;
  t.rewind(move, 0, [1, 2]);
  expect(t.ask(1, { what: 'open', cards }).kind).toBe('done');
  await t.bench.work();
  expect(t.last.faces!.toSorted()).toEqual(SUIT.toSorted());
  expect(t.bench.lines.filter(({ what }) => what === 'deck/mixed')).toMatchObject([{ args: { n: 13, by: [0, 1, 2] } }]);
  expect(Object.keys(kept).toSorted()).toEqual([...cards].toSorted());
});

test('[C26] a pile that nobody touched, and one whose cards nobody has looked at, stay as they lay', async () => {
  const t = await CardTable.of(3, 3, 2);
  const touched = await t.deck(SUIT);
  const other = await t.deck(SUIT);
  t.bench.pass(1_000);
  const before = other.map((card) => t.cards.at[card]);
  await t.asked(0, { what: 'show', cards: [touched[3]!], seats: [1] });
  t.rewind(t.bench.state.undo.last!.entry, 0, [1, 2]);
  await t.bench.work();
  expect(other.map((card) => t.cards.at[card])).toEqual(before);
  expect(Object.keys(t.cards.views)).toEqual([]);
  expect(t.cards.mixing).toEqual([]);
});

test('[U6] nobody goes back to where cards lay locked for keepers who have been replaced since', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await hold(t, 1, [cards[0]!]);
  const move = t.bench.state.undo.last!.entry;
  const old = t.kept;
  const next = t.keepers([0, 1, 2], 2, [0, 1, 2], false, old);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  t.equip(old, next);
  await hold(t, 2, [cards[1]!]);
  expect(() => t.rewind(move, 0, [])).toThrow('undo/rekeyed');
  const later = t.bench.state.undo.last!.entry;
  expect(() => t.rewind(later, 0, [])).toThrow('undo/rekeyed');
  await hold(t, 2, [cards[2]!]);
  t.rewind(t.bench.state.undo.last!.entry, 0, [1, 2]);
  expect(t.hand(2)).toEqual([cards[1]]);
});

test('[C13] what waits for somebody who is away doesn’t hold the new keepers up: it begins anew with them', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await hold(t, 3, cards.slice(0, 3));
  away(t, 3);
  t.ask(0, { what: 'shuffle', cards: cards.slice(0, 3) });
  const old = t.kept;
  const next = t.keepers([0, 1, 2], 2, [0, 1, 2, 3], false, old);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  t.equip(old, next);
  await hold(t, 1, [cards[4]!]);
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  expect(t.hand(1)).toEqual([cards[4]]);
  // …and is done by the device that is away in name only.
  expect(t.cards.shuffles).toHaveProperty(t.hand(3)[0]!.slice(0, -2));
  expect(Object.keys(await t.reads(3))).toHaveLength(3);
});
