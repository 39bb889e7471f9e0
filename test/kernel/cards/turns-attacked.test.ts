/** Passes out of turn, swapped cards and rolls held up: what a shuffler, a victim and a roller can try. */

import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';

import { makeShare } from '../../../src/kernel/cards/bodies.ts';
import { contextOf } from '../../../src/kernel/cards/chain.ts';
import { passContext } from '../../../src/kernel/cards/shuffle.ts';
import { concat, fromHex } from '../../../src/kernel/bytes.ts';
import { rollShare } from '../../../src/kernel/secrets/dvrf.ts';
import { deckBytes } from '../../../src/kernel/secrets/shuffle-bytes.ts';
import { altered, flipped, madeFor, put, SUIT, under, world } from '../../helpers/card-attacks.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { sodiumGroup as group } from '../../helpers/groups.ts';
import { convert, shuffle } from '../../helpers/at-once.ts';

test('[C4] cards of two places are not shuffled together', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: [cards[0]!], to: 1 }, { what: 'deal', cards: [cards[1]!], to: 2 });
  for (const two of [cards.slice(0, 3), cards.slice(0, 2)]) {
    t.ask(0, { what: 'shuffle', cards: two });
    expect(t.last).toMatchObject({ failed: 'lost', by: [] });
  }
});

test('[C4] SH17 a pass out of turn, twice, over another deck or of somebody who doesn’t shuffle is refused', async () => {
  const t = await CardTable.real(4, 3, 2);
  t.ask(0, { what: 'fresh', faces: SUIT });
  const [id, run] = under(t, 'shuffle');
  const duty = t.bench.owed()[0]!;
  const passes = [];
  for (const seat of [0, 1, 3]) passes.push(await madeFor(t.bench, { ...duty, seat }));
  expect(put(t, 1, id, passes[1]!.type, passes[1]!.body)).toBe('contribution/wrong-step');
  expect(put(t, 3, id, passes[2]!.type, passes[2]!.body)).toBe('contribution/not-owed');
  // Somebody else's pass as the own one.
  expect(put(t, 0, id, passes[1]!.type, passes[1]!.body)).toBe('contribution/bad-proof');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body.slice(0, -32))).toBe('contribution/bad-proof');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body.slice(0, 100))).toBe('contribution/malformed');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body)).toBe('done');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body)).toBe('contribution/wrong-step');
  // Seat 1 had shuffled what lay there before: that counts for nothing, and isn't held against it.
  expect(put(t, 1, id, passes[1]!.type, passes[1]!.body)).toBe('contribution/wrong-step');
  expect(put(t, 1, id, passes[1]!.type, altered(t, passes[1]!.body, { item: 1 }))).toBe('contribution/bad-proof');
  await t.bench.work();
  expect(run.turns).toEqual([0, 1, 2]);
  expect(t.cards.shuffles[id]).toEqual({ by: [0, 1, 2], skipped: [] });
});

test('[C4] HD3 HD7 the victim can’t swap a card while shuffling the hand, and no card of it is taken before', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 3), to: 1 }, { what: 'deal', cards: [cards[4]!], to: 2 });
  t.ask(2, { what: 'shuffle', cards: cards.slice(0, 3) }, { what: 'deal', cards: [cards[0]!], to: 2 });
  expect(t.last).toMatchObject({ tag: 'deal', failed: 'lost' });
  const [id, run] = under(t, 'shuffle');
  const place = { ctx: passContext(world(t), run, 1), key: fromHex(run.key) };
  const input = run.deck.map((text) => ({ a: fromHex(text.slice(0, 64)), b: fromHex(text.slice(64)) }));
  const other = t.cards.at[cards[4]!]!;
  const swapped = [...input.slice(0, 2), { a: fromHex(other.a), b: fromHex(other.b) }];
  const { output, proof } = shuffle(group, webRng, place, swapped);
  const body = makeShare(t.cards.deck, run, { number: 0, item: 0, bytes: concat(deckBytes(output), proof) });
  expect(put(t, 1, id, CONTRIBUTION.deckPass, body)).toBe('contribution/bad-proof');
  await t.bench.work();
  expect(t.hand(1)).toHaveLength(3);
});

test('[C5] HD2 the victim of a steal can’t hand over another card', async () => {
  const t = await CardTable.real(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 1 });
  const mine = await t.reads(1);
  t.ask(2, { what: 'deal', cards: [cards[0]!], to: 2 });
  const [id, run] = under(t, 'lock');
  const secret = (await t.person(1).ports.cards!.own.hand(run.parts[0]!.key))!;
  const by = {
    ctx: contextOf(world(t), run),
    index: 0,
    secret,
    from: group.base(secret),
    to: fromHex(t.kept.set.hands[2]!.key),
  };
  const wrong = convert(group, webRng, by, [fromHex(t.cards.at[cards[1]!]!.a)]);
  const body = makeShare(t.cards.deck, run, { number: 0, item: 0, bytes: wrong });
  expect(put(t, 1, id, CONTRIBUTION.deckConvert, body)).toBe('contribution/bad-proof');
  // Nor can the thief do it.
  expect(put(t, 2, id, CONTRIBUTION.deckConvert, body)).toBe('contribution/not-owed');
  await t.bench.work();
  expect(await t.reads(2)).toEqual({ [cards[0]!]: mine[cards[0]!] });
});

test('[C9] RN2 who answers last changes no roll: by a forged share, by keeping silent, by answering first', async () => {
  const t = await CardTable.real(4, 4, 3);
  t.ask(0, { what: 'roll', n: 6, sides: 6 });
  const before = t.bench.state;
  const [id, run] = under(t, 'beacon');
  const duties = t.bench.owed();
  const shares = [];
  for (const seat of [0, 1, 2, 3]) shares.push(await madeFor(t.bench, { ...duties[0]!, seat }));
  const results: string[] = [];
  for (const order of [
    [0, 1, 2],
    [3, 2, 1],
    [0, 2, 3],
  ]) {
    t.bench.set(({ heads }) => ({ ...before, heads }));
    for (const seat of order) {
      const { type, body } = shares[seat]!;
      expect(put(t, seat, id, type, flipped(body, 80))).toBe('contribution/bad-proof');
      expect(put(t, seat, id, type, body)).toBe('done');
    }
    results.push(String(t.last.values));
  }
  expect(new Set(results)).toHaveProperty('size', 1);
  // RN3: a share of one roll is none for another.
  t.ask(0, { what: 'roll', n: 6, sides: 6 });
  const [next, second] = under(t, 'beacon');
  expect(second.rollId).not.toBe(run.rollId);
  expect(put(t, 0, next, shares[0]!.type, altered(t, shares[0]!.body, second))).toBe('contribution/bad-proof');
  const wrong = rollShare(
    group,
    webRng,
    {
      ctx: contextOf(world(t), second),
      index: 1,
      secret: group.reduce(webRng.bytes(64)),
      key: fromHex(t.kept.set.beacon.shares[0]!),
    },
    fromHex(second.rollId),
  );
  expect(put(t, 0, next, CONTRIBUTION.rollShare, altered(t, shares[0]!.body, { ...second, bytes: wrong }))).toBe(
    'contribution/bad-proof',
  );
});

test('[C9] [C10] RN5 every roll has its number, and asking again is another roll that all see', async () => {
  const t = await CardTable.real(3, 3, 2);
  const { seq } = t.cards;
  const chain = new Set([t.cards.hash]);
  for (let i = 1; i <= 5; i++) {
    await t.asked(1, { what: 'roll', n: 2, sides: 6 });
    expect(t.cards.seq).toBe(seq + i);
    chain.add(t.cards.hash);
  }
  expect(chain.size).toBe(6);
  expect(t.bench.lines.filter(({ what }) => what === 'roll/keepers')).toHaveLength(5);
});

test('[C9] RN6 one of two can hold a roll up; all see who, and the roll stays the same one', async () => {
  const t = await CardTable.real(2, 2, 2);
  t.ask(0, { what: 'roll', n: 2, sides: 6 });
  await t.bench.work((what) => what === '1 roll/share');
  expect(t.bench.names()).toEqual(['1 roll/share']);
  t.bench.pass(600_000);
  expect(t.bench.names()).toEqual(['1 roll/share']);
  await t.bench.work();
  expect(t.last.values).toHaveLength(2);
});
