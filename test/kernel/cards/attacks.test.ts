/** What people at the table try with cards and dice, over the fold and with real proofs. */

import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';

import { makeShare } from '../../../src/kernel/cards/bodies.ts';
import { contextOf } from '../../../src/kernel/cards/chain.ts';
import { ciphersOf } from '../../../src/kernel/cards/parts.ts';
import { concat, fromHex, hex } from '../../../src/kernel/bytes.ts';

import { altered, flipped, made, put, SUIT, under, world } from '../../helpers/card-attacks.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';
import { sodiumGroup as group } from '../../helpers/groups.ts';
import { convert } from '../../helpers/at-once.ts';

test('[C3] DL1 DL13 a bad share is refused and its author named; the others complete', async () => {
  const t = await CardTable.real(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 3 });
  const [id] = under(t);
  const { type, body } = await made(t, 0);
  for (const at of [74, 74 + 32, 74 + 64, body.length - 1]) {
    expect(put(t, 0, id, type, flipped(body, at))).toBe('contribution/bad-proof');
  }
  expect(t.bench.names()).toEqual(['0 deck/convert', '1 deck/convert', '2 deck/convert']);
  for (const seat of [1, 2, 3]) {
    const one = await made(t, seat);
    expect(put(t, seat, id, one.type, one.body)).toBe('done');
  }
  expect(t.hand(3)).toEqual([cards[0]]);
  // More than it takes.
  expect(put(t, 0, id, type, body)).toBe('contribution/wrong-step');
});

test('[C3] DL2 DL3 DL4 DL5 a share for another request, of another keeper, for another seat or with another number is none', async () => {
  const t = await CardTable.real(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 3 });
  const first = under(t, 'lock');
  const old = await made(t, 0);
  await t.bench.work();
  t.ask(0, { what: 'deal', cards: [cards[1]!], to: 2 });
  const [id, run] = under(t, 'lock');
  expect(put(t, 0, first[0], old.type, old.body)).toBe('contribution/wrong-step');
  expect(put(t, 0, id, old.type, old.body)).toBe('contribution/wrong-step');
  // The head of this run does not help: the proof is bound to it too.
  expect(put(t, 0, id, old.type, altered(t, old.body, run))).toBe('contribution/bad-proof');
  const own = await made(t, 0);
  expect(put(t, 1, id, own.type, own.body)).toBe('contribution/not-owed');
  expect(put(t, 1, id, own.type, altered(t, own.body, { number: 2 }))).toBe('contribution/bad-proof');
  expect(put(t, 0, id, own.type, altered(t, own.body, { number: 0 }))).toBe('contribution/not-owed');
  expect(put(t, 0, id, own.type, altered(t, own.body, { item: 1 }))).toBe('contribution/malformed');
  expect(put(t, 0, id, own.type, altered(t, own.body, { seq: run.seq + 1 }))).toBe('contribution/wrong-step');
  expect(put(t, 0, id, own.type, altered(t, own.body, { hash: 'ab'.repeat(32) }))).toBe('contribution/wrong-step');
  expect(put(t, 0, id, own.type, altered(t, own.body, { set: 'ab'.repeat(16) }))).toBe('contribution/wrong-step');
  expect(put(t, 0, id, CONTRIBUTION.deckOpen, own.body)).toBe('contribution/wrong-step');
  expect(put(t, 0, id, CONTRIBUTION.rollShare, own.body)).toBe('contribution/wrong-step');
  expect(put(t, 0, id, own.type, own.body.slice(0, -1))).toBe('contribution/malformed');
  expect(put(t, 0, id, own.type, new Uint8Array(5))).toBe('contribution/malformed');
  // To the own key in place of the other's.
  const part = run.parts[0]!;
  const share = (await t.person(0).ports.cards!.own.share(run.set, t.kept.set.deck.shares[0]!))!;
  const lock = fromHex(t.kept.set.hands[0]!.key);
  const redirected = convert(
    group,
    webRng,
    { ctx: contextOf(world(t), run), index: 1, secret: share, from: group.base(share), to: lock },
    ciphersOf(world(t), part)!.map(({ a }) => a),
  );
  expect(put(t, 0, id, own.type, altered(t, own.body, { bytes: redirected }))).toBe('contribution/bad-proof');
  expect(put(t, 0, id, own.type, own.body)).toBe('done');
});

test('[C3] DL12 of two good shares of one keeper the first in the order counts, everywhere the same', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 2 });
  const [id] = under(t);
  const [one, other] = [await made(t, 0), await made(t, 0)];
  expect(hex(one.body)).not.toBe(hex(other.body));
  expect(put(t, 0, id, one.type, one.body)).toBe('done');
  expect(put(t, 0, id, other.type, other.body)).toBe('contribution/wrong-step');
  await t.bench.work();
  expect(SUIT).toContain(Object.values(await t.reads(2))[0]);
});

test('[C10] DL11 a device that has answered a request answers no other of that number, after a reload neither', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  const before = t.bench.state;
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 1 });
  expect(await made(t, 0)).toBeDefined();
  // The stamp that asked it was lost; another asks for something else under the same number.
  t.bench.set(({ heads }) => ({ ...before, heads }));
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 2 });
  const duty = t.bench.owed().find(({ seat }) => seat === 0)!;
  expect(await t.bench.do(duty)).toBeUndefined();
  expect(codeOf(await t.bench.do({ ...duty, seat: 1 }))).toBe('done');
  // The next number is a new one.
  t.person(0).page();
  await t.bench.do({ ...duty, seat: 2 });
  expect(t.hand(2)).toEqual([cards[0]]);
  await t.asked(0, { what: 'deal', cards: [cards[1]!], to: 1 });
  expect(t.hand(1)).toEqual([cards[1]]);
});

test('[C10] a request that is stamped again after a takeover is the same, and is answered', async () => {
  const t = await CardTable.real(2, 2, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 1 });
  const asked = t.bench.state;
  const [, first] = under(t);
  await made(t, 0);
  t.bench.set(({ heads }) => ({ ...asked, heads }));
  const [, again] = under(t);
  expect(again.hash).toBe(first.hash);
  await t.bench.work();
  expect(t.hand(1)).toEqual([cards[0]]);
});

test('[C2] DL15 two ask for one card: the first gets it, and for the other nothing is given that could be unlocked', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 1 });
  const [, run] = under(t);
  t.ask(2, { what: 'deal', cards: [cards[0]!], to: 2 });
  expect(t.last).toEqual({ tag: 'deal', failed: 'lost', by: [], seat: 2 });
  expect(under(t)[1].seq).toBe(run.seq);
  await t.bench.work();
  expect(t.hand(1)).toEqual([cards[0]]);
  expect(t.hand(2)).toEqual([]);
  expect(await t.reads(2)).toEqual({});
});

test('[C2] what is asked of a card that is on its way waits until it is there', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 1 }, { what: 'open', cards: [cards[0]!] });
  expect(Object.values(t.bench.state.requests).map(({ kind }) => kind)).toEqual(['lock', 'waiting']);
  await t.bench.work();
  expect(SUIT).toContain(t.last.faces![0]);
});

test('[C1] LN1 HD5 HD6 nothing is computed for what isn’t a card here: old names, views, cells, inventions, the same twice', async () => {
  const t = await CardTable.real(3, 3, 2);
  const old = await t.deck(SUIT);
  await t.asked(0, { what: 'show', cards: [old[0]!], seats: [1] });
  await t.asked(0, { what: 'shuffle', cards: old });
  expect(t.cards.views).toEqual({});
  const seq = t.cards.seq;
  const { cards } = await t.asked(0, { what: 'roll', to: 0 });
  const now = t.hand('pile');
  for (const bad of [[old[0]!], ['constructor'], [`${now[0]}/x`], [now[0]!, now[0]!], [cards![0]!]]) {
    for (const what of ['deal', 'shuffle', 'bury']) {
      t.ask(0, { what, cards: bad, to: 2 });
      expect(t.last).toMatchObject({ tag: what, failed: 'lost' });
    }
  }
  for (const what of ['show', 'open']) {
    t.ask(0, { what, cards: [old[0]!], seats: [0] });
    expect(t.last).toMatchObject({ tag: what, failed: 'lost' });
  }
  expect(t.bench.state.requests).toEqual({});
  expect(t.cards.seq).toBe(seq + 1);
});

test('[C3] no bytes of an answer make the fold throw, and none of them count', async () => {
  const t = await CardTable.real(2, 2, 2);
  const cards = await t.deck(SUIT.slice(0, 3));
  t.ask(0, { what: 'deal', cards, to: 1 });
  const [id, run] = under(t);
  const { body } = await made(t, 0);
  for (let i = 0; i < 60; i++) {
    const at = webRng.bytes(2);
    const place = ((at[0]! << 8) | at[1]!) % body.length;
    const bytes =
      i % 3 === 0
        ? body.slice(0, place)
        : i % 3 === 1
          ? concat(body, webRng.bytes(1 + (at[1]! % 60)))
          : flipped(body, place);
    const type = 12 + (i % 5);
    expect(put(t, 0, id, type, bytes)).toMatch(/^contribution\//);
  }
  expect(
    put(t, 0, id, CONTRIBUTION.deckConvert, makeShare(t.cards.deck, run, { number: 1, item: 65_535, bytes: body })),
  ).toBe('contribution/malformed');
  await t.bench.work();
  expect(t.hand(1)).toEqual(cards);
});
