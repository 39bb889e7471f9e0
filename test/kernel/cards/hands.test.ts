/** The owners of hands: seats change their people, people their devices and their keys. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { makeHelloBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { codeOf, type Person } from '../../helpers/fold-bench.ts';

const SUIT = FACES.slice(0, 13);

/** Somebody new, who has said hello. */
async function newcomer(t: CardTable): Promise<Person> {
  const person = await t.bench.newcomer();
  t.bench.put(person, KIND.hello, makeHelloBody(person));
  return person;
}

/** The set of now, with another hand key of this seat. */
function tells(t: CardTable, seat: number): void {
  const one = t.keepers([0, 1, 2], 2, [0, 1, 2, seat]);
  const hand = one.set.hands[seat]!;
  const { kept } = t;
  t.bench.set((s) => {
    const set = s.keeping!.set!;
    return { ...s, keeping: { ...s.keeping!, set: { ...set, hands: { ...set.hands, [seat]: hand } } } };
  });
  // Its escrow is of another polynomial than the set's shares; nobody uses it here.
  t.equip(kept, one);
}

test('[C12] HD8 a hand isn’t that of whoever sits there next: it is the keepers’ to bury, and the new one’s cards are its own', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 3 });
  const had = await t.reads(3);
  t.bench.leave(t.person(3));
  const late = await newcomer(t);
  t.bench.sit(late, 3, 'Nuova');
  // Nothing can be locked for the new one yet, and nothing is asked of it.
  t.ask(0, { what: 'deal', cards: [cards[4]!], to: 3 });
  expect(Object.values(t.bench.state.requests)).toMatchObject([{ kind: 'waiting', for: 'hand' }]);
  tells(t, 3);
  await t.asked(0, { what: 'roll', n: 1, sides: 2 });
  const keys = cards.slice(0, 5).map((card) => t.cards.at[card]!.key);
  expect([keys[0], keys[4]]).toEqual([t.kept.set.hands[3]!.key, t.bench.state.keeping!.set!.hands[3]!.key]);
  expect(SUIT).toContain((await t.reads(3))[cards[4]!]);
  const { faces } = await t.asked(0, { what: 'open', cards: [cards[0]!] });
  expect(faces).toEqual([had[cards[0]!]]);
  await t.asked(0, { what: 'bury', cards: [cards[1]!] });
  expect(t.hand(3)).toEqual([cards[4]]);
});

test('[C12] HD8 … also where nothing was locked for the one who had the seat: whoever sits there next doesn’t know that key', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  t.bench.leave(t.person(3));
  t.bench.sit(await newcomer(t), 3, 'Nuova');
  t.ask(0, { what: 'deal', cards: [cards[4]!], to: 3 });
  expect(Object.values(t.bench.state.requests)).toMatchObject([{ kind: 'waiting', for: 'hand' }]);
  tells(t, 3);
  await t.asked(0, { what: 'roll', n: 1, sides: 2 });
  expect(SUIT).toContain((await t.reads(3))[cards[4]!]);
});

test('[C13] HD9 a seat that tells another hand key gets its hand over to it by itself, whoever converts; nothing else of it changes', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 3 });
  const [had, before] = [await t.reads(3), t.cards.at];
  tells(t, 3);
  t.ask(0, { what: 'open', cards: [cards[1]!] });
  expect(t.bench.names()).toEqual(['3 deck/convert']);
  await t.bench.work();
  expect(t.last.faces).toEqual([had[cards[1]!]]);
  expect(t.cards.at[cards[0]!]!.key).not.toBe(before[cards[0]!]!.key);
  expect(await t.reads(3)).toEqual({ [cards[0]!]: had[cards[0]!] });
});

test('[C13] who doesn’t bring its hand over keeps it under the old key, and isn’t asked again', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 3 });
  const had = await t.reads(3);
  tells(t, 3);
  t.ask(0, { what: 'roll', n: 1, sides: 2 });
  t.bench.pass(30_000);
  await t.bench.work((what) => what === '3 deck/convert');
  t.bench.pass(90_000);
  await t.bench.work();
  expect(await t.reads(3)).toEqual(had);
  expect((await t.asked(0, { what: 'open', cards: [cards[0]!] })).faces).toEqual([had[cards[0]!]]);
});

test('[C13] another device has the seat: the keepers give it the hand that the lost one had', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 3 });
  const had = await t.reads(3);
  const other = await newcomer(t);
  t.bench.set((s) => ({
    ...s,
    roster: s.roster.map((one) => (one.seat === 3 ? { ...one, device: other.device } : one)),
  }));
  tells(t, 3);
  t.ask(0, { what: 'roll', n: 1, sides: 2 });
  await t.bench.work();
  expect(t.person(3)).toBe(other);
  expect(await t.reads(3)).toEqual(had);
  expect(t.bench.state.play!.faces).toEqual({});
});

test('[C5] a card that was given is its receiver’s, and the keepers’ when that one leaves', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 1 });
  t.bench.put(t.person(1), KIND.move, (await t.bringing(1, [], [[cards[0]!, 3]])) as Uint8Array);
  expect(t.hand(3)).toEqual([cards[0]]);
  t.bench.leave(t.person(3));
  await t.asked(0, { what: 'bury', cards: [cards[0]!] });
  expect(t.hand('pile')).toHaveLength(12);
});

test('[C5] [C7] a card that was taken up face up is laid down again without a proof, and shuffled in', async () => {
  const t = await CardTable.of(2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'open', cards: cards.slice(0, 2) });
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 1 });
  t.bench.put(t.person(1), KIND.move, (await t.bringing(1, [cards[0]!], [[cards[1]!, 0]])) as Uint8Array);
  expect([t.hand(0), t.hand(1)]).toEqual([[cards[1]], []]);
  await t.asked(0, { what: 'shuffle', cards: [cards[0]!, ...t.hand('pile')] });
  expect(t.hand('pile')).toHaveLength(12);
});

test('[K16] [C13] after a phone was taken out nothing is locked with the key that it knows, and the hand goes over to the next', async () => {
  const t = await CardTable.of(4, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 3 });
  await t.asked(0, { what: 'deal', cards: [cards[5]!], to: 0 });
  expect(await t.bringing(0, [], [[cards[5]!, 3]])).not.toBe('move/proof');
  const [had, old] = [await t.reads(3), t.kept.set.hands[3]!.key];
  const phone = await newcomer(t);
  const seat = (by: Person, act: number, name = ''): string =>
    codeOf(t.bench.put(by, KIND.seat, makeSeatBody({ act, seat: 3, device: phone.device, name })));
  seat(phone, SEAT_ACT.pair, base64url(new Uint8Array(32)));
  expect(seat(t.person(3), SEAT_ACT.pair, 'hand')).toBe('done');
  expect(seat(t.person(3), SEAT_ACT.unpair)).toBe('done');
  t.ask(0, { what: 'deal', cards: [cards[4]!], to: 3 });
  expect(Object.values(t.bench.state.requests)).toMatchObject([{ kind: 'waiting', for: 'hand' }]);
  expect(await t.bringing(0, [], [[cards[5]!, 3]])).toBe('move/proof');
  tells(t, 3);
  await t.asked(0, { what: 'roll', n: 1, sides: 2 });
  const now = t.bench.state.keeping!.set!.hands[3]!.key;
  expect(now).not.toBe(old);
  expect(t.hand(3).map((card) => t.cards.at[card]!.key)).toEqual([now, now, now]);
  expect(await t.reads(3)).toMatchObject(had);
});
