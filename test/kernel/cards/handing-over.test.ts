/** The deck goes over to new keepers, and back to where it lay. */
import { expect, test } from 'vitest';
import { perform } from '../../../src/kernel/acting/perform.ts';
import type { LockRun } from '../../../src/kernel/runs/card-run.ts';
import { under } from '../../helpers/card-attacks.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';

/** More than anybody is dealt, and no more: each is shuffled and proved by every keeper. */
const SUIT = FACES.slice(0, 8);
const sorted = (list: readonly string[]): string[] => list.toSorted();

test('[C13] DK11 new keepers: every card stays what and where it was, and nothing is seen of any', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  const had = await t.hold(3, cards.slice(0, 2));
  await t.asked(0, { what: 'show', cards: [cards[5]!], seats: [1] });
  const looked = await t.reads(1);
  const before = t.cards.at;
  const old = t.kept;
  const next = t.keepers([0, 1, 2, 3], 3, [0, 1, 2, 3]);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  // An ask sets it going, and waits for it.
  t.ask(1, { what: 'deal', cards: [cards[3]!], to: 1 });
  expect(
    Object.values(t.bench.state.requests)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['lock', 'waiting']);
  // The owner of a hand locks it anew, as it told the new ones another key.
  expect(t.bench.names().toSorted()).toEqual(['0 deck/convert', '1 deck/convert', '3 deck/convert']);
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

test('[C13] DL14 the hand of whoever left goes over with the deck, and a share of the old keepers is none any more', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  const had = await t.hold(3, cards.slice(0, 2));
  t.bench.leave(t.person(3));
  const old = t.kept;
  t.ask(0, { what: 'deal', cards: [cards[4]!], to: 0 });
  const duty = t.bench.owed()[0]!;
  const stale = (await perform(t.person(0).ports, t.bench.state, t.bench.state.requests[duty.ask]!, duty))!;
  const bytes = (await stale.bytes(t.bench.place(t.person(0))))!;
  await t.bench.work();
  const next = t.keepers([0, 1, 2], 2, [0, 1, 2]);
  t.bench.set((s) => ({ ...s, keeping: { ...s.keeping!, next: next.set } }));
  t.equip(old, next);
  t.ask(0, { what: 'deal', cards: [cards[5]!], to: 0 });
  await t.bench.work();
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  expect(t.hand(3)).toEqual(cards.slice(0, 2));
  t.ask(1, { what: 'deal', cards: [cards[6]!], to: 1 });
  const [id] = Object.keys(t.bench.state.requests);
  expect(codeOf(t.bench.contribute(t.person(0), id!, stale.type, bytes))).toBe('contribution/wrong-step');
  await t.bench.work();
  const { faces } = await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  expect(faces).toEqual(Object.values(had));
});

test('[C13] where too few old keepers are left their cards are lost, and a fresh deck is dealt by the new ones', async () => {
  const t = await CardTable.of(3, 2, 2);
  const cards = await t.deck(SUIT);
  const had = await t.hold(0, cards.slice(0, 2));
  t.bench.leave(t.person(1));
  const next = t.handOver([0, 2], 2, [0, 2]);
  expect(await t.asked(0, { what: 'open', cards: [cards[4]!] })).toMatchObject({ failed: 'lost' });
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  const { faces } = await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  expect(faces).toEqual(Object.values(had));
  expect(await t.deck(SUIT)).toHaveLength(SUIT.length);
});

test('[C14] after going back cards lie where they lay, and their requests are counted on', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.hold(1, [cards[0]!]);
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
  expect(t.bench.lines.filter(({ what }) => what === 'deck/mixed')).toMatchObject([
    { args: { n: SUIT.length, by: [0, 1, 2] } },
  ]);
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

test('[C26] a run whose ask is gone ends by itself, and isn’t taken for the shuffle that a pile still waits for', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[4]!], to: 2 });
  const [id, stray] = under(t, 'lock');
  await t.bench.work();
  await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  t.rewind(t.bench.state.undo.last!.entry, 0, [1, 2]);
  const { mixing } = t.cards;
  expect(mixing).toHaveLength(1);
  // Our own code fails at it.
  const broken = { ...(stray as LockRun), parts: [null as never], until: t.bench.state.now + 1 };
  t.bench.set((s) => ({ ...s, requests: { ...s.requests, [id]: broken } }));
  t.bench.pass(10);
  expect(Object.keys(t.bench.state.requests)).not.toContain(id);
  expect(t.cards.mixing).toEqual(mixing);
  await t.bench.work();
  expect(t.bench.lines.filter(({ what }) => what === 'deck/mixed')).toHaveLength(1);
});

test('[U6] nobody goes back to where cards lay locked for keepers who have been replaced since', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.hold(1, [cards[0]!]);
  const move = t.bench.state.undo.last!.entry;
  t.handOver([0, 1, 2], 2, [0, 1, 2]);
  await t.hold(2, [cards[1]!]);
  expect(() => t.rewind(move, 0, [])).toThrow('undo/rekeyed');
  const later = t.bench.state.undo.last!.entry;
  expect(() => t.rewind(later, 0, [])).toThrow('undo/rekeyed');
  await t.hold(2, [cards[2]!]);
  t.rewind(t.bench.state.undo.last!.entry, 0, [1, 2]);
  expect(t.hand(2)).toEqual([cards[1]]);
});

test('[C13] what waits for somebody who is away doesn’t hold the new keepers up: it begins anew with them', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await t.hold(3, cards.slice(0, 3));
  t.away(3);
  t.ask(0, { what: 'shuffle', cards: cards.slice(0, 3) });
  const next = t.handOver([0, 1, 2], 2, [0, 1, 2, 3]);
  await t.hold(1, [cards[4]!]);
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  expect(t.hand(1)).toEqual([cards[4]]);
  // …and is done by the device that is away in name only.
  expect(t.cards.shuffles).toHaveProperty(t.hand(3)[0]!.slice(0, -2));
  expect(Object.keys(await t.reads(3))).toHaveLength(3);
});
