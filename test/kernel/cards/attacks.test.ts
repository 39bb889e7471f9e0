/** What people at the table try with cards and dice, over the fold and with real proofs. */
import type { BeaconRequest, LockRequest, Numbered, ShuffleRequest } from '../../../src/kernel/cards/request.ts';
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { ANSWER } from '../../../src/kernel/asks/answering.ts';
import { type OwedDuty, perform } from '../../../src/kernel/asks/perform.ts';
import { makeShare, readShare, type Share } from '../../../src/kernel/cards/bodies.ts';
import { contextOf } from '../../../src/kernel/cards/chain.ts';
import { ciphersOf } from '../../../src/kernel/cards/parts.ts';
import { passContext } from '../../../src/kernel/cards/shuffle.ts';
import { concat, hex, unhex } from '../../../src/kernel/bytes.ts';
import { cardWorld } from '../../../src/kernel/fold/world.ts';
import { convert } from '../../../src/kernel/secrets/convert.ts';
import { rollShare } from '../../../src/kernel/secrets/dvrf.ts';
import { deckBytes, shuffle } from '../../../src/kernel/secrets/shuffle.ts';
import { CardTable, FACES } from '../../helpers/card-bench.ts';
import { codeOf } from '../../helpers/fold-bench.ts';
import { sodiumGroup as group } from '../../helpers/groups.ts';

const SUIT = FACES.slice(0, 13);
const world = (t: CardTable): NonNullable<ReturnType<typeof cardWorld>> => cardWorld(t.bench.world, t.bench.state)!;

type NumberedRequest = LockRequest | ShuffleRequest | BeaconRequest;
type RequestOf<K> = Extract<NumberedRequest, { readonly kind: K }>;

/** The one request under way, by its ask. */
function under<K extends NumberedRequest['kind']>(
  t: CardTable,
  ...kinds: readonly K[]
): readonly [id: string, request: RequestOf<K>] {
  const [one, ...more] = Object.entries(t.bench.state.requests);
  if (!one || more.length > 0) throw new Error('not one request');
  if (kinds.length > 0 && !kinds.some((kind) => kind === one[1].kind)) throw new Error(`it is of kind ${one[1].kind}`);
  return [one[0], one[1] as RequestOf<K>];
}

/** What the device of this seat would send for a duty, unsent. */
async function made(t: CardTable, seat: number): Promise<{ readonly type: number; readonly body: Uint8Array }> {
  const duty = t.bench.owed().find((one) => one.seat === seat)!;
  return madeFor(t, duty);
}
async function madeFor(t: CardTable, duty: OwedDuty): Promise<{ readonly type: number; readonly body: Uint8Array }> {
  const person = t.person(duty.seat);
  const done = (await perform(person.ports, t.bench.state, t.bench.state.requests[duty.ask]!, duty))!;
  return { type: done.type, body: (await done.bytes(t.bench.place(person)))! };
}
const put = (t: CardTable, seat: number, id: string, type: number, body: Uint8Array): string =>
  codeOf(t.bench.answer(t.person(seat), id, type, body));

/** Another share in the same place. */
function altered(t: CardTable, body: Uint8Array, over: Partial<Share & Numbered>): Uint8Array {
  const got = { ...readShare(body)!, ...over };
  return makeShare(t.cards.deck, got, got);
}
const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));

test('[C3] DL1 DL13 a bad share is refused and its author named; the others complete', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 3 });
  const [id] = under(t);
  const { type, body } = await made(t, 0);
  for (const at of [74, 74 + 32, 74 + 64, body.length - 1]) {
    expect(put(t, 0, id, type, flipped(body, at))).toBe('answer/bad-proof');
  }
  expect(t.bench.names()).toEqual(['0 deck/convert', '1 deck/convert', '2 deck/convert']);
  for (const seat of [1, 2, 3]) {
    const one = await made(t, seat);
    expect(put(t, seat, id, one.type, one.body)).toBe('done');
  }
  expect(t.hand(3)).toEqual([cards[0]]);
  // More than it takes.
  expect(put(t, 0, id, type, body)).toBe('answer/wrong-step');
});

test('[C3] DL2 DL3 DL4 DL5 a share for another request, of another keeper, for another seat or with another number is none', async () => {
  const t = await CardTable.of(4, 4, 3);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 3 });
  const first = under(t, 'lock');
  const old = await made(t, 0);
  await t.bench.work();
  t.ask(0, { what: 'deal', cards: [cards[1]!], to: 2 });
  const [id, request] = under(t, 'lock');
  expect(put(t, 0, first[0], old.type, old.body)).toBe('answer/wrong-step');
  expect(put(t, 0, id, old.type, old.body)).toBe('answer/wrong-step');
  // The head of this request does not help: the proof is bound to it too.
  expect(put(t, 0, id, old.type, altered(t, old.body, request))).toBe('answer/bad-proof');
  const own = await made(t, 0);
  expect(put(t, 1, id, own.type, own.body)).toBe('answer/not-owed');
  expect(put(t, 1, id, own.type, altered(t, own.body, { number: 2 }))).toBe('answer/bad-proof');
  expect(put(t, 0, id, own.type, altered(t, own.body, { number: 0 }))).toBe('answer/not-owed');
  expect(put(t, 0, id, own.type, altered(t, own.body, { item: 1 }))).toBe('answer/malformed');
  expect(put(t, 0, id, own.type, altered(t, own.body, { seq: request.seq + 1 }))).toBe('answer/wrong-step');
  expect(put(t, 0, id, own.type, altered(t, own.body, { hash: 'ab'.repeat(32) }))).toBe('answer/wrong-step');
  expect(put(t, 0, id, own.type, altered(t, own.body, { set: 'ab'.repeat(16) }))).toBe('answer/wrong-step');
  expect(put(t, 0, id, ANSWER.deckOpen, own.body)).toBe('answer/wrong-step');
  expect(put(t, 0, id, ANSWER.rollShare, own.body)).toBe('answer/wrong-step');
  expect(put(t, 0, id, own.type, own.body.slice(0, -1))).toBe('answer/malformed');
  expect(put(t, 0, id, own.type, new Uint8Array(5))).toBe('answer/malformed');
  // To the own key in place of the other's.
  const part = request.parts[0]!;
  const share = (await t.person(0).ports.cards!.own.share(request.set, t.kept.set.deck.shares[0]!))!;
  const lock = unhex(t.kept.set.hands[0]!.key)!;
  const redirected = convert(
    group,
    webRng,
    { ctx: contextOf(world(t), request), index: 1, secret: share, from: group.base(share), to: lock },
    ciphersOf(world(t), part)!.map(({ a }) => a),
  );
  expect(put(t, 0, id, own.type, altered(t, own.body, { bytes: redirected }))).toBe('answer/bad-proof');
  expect(put(t, 0, id, own.type, own.body)).toBe('done');
});

test('[C3] DL12 of two good shares of one keeper the first in the order counts, everywhere the same', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 2 });
  const [id] = under(t);
  const [one, other] = [await made(t, 0), await made(t, 0)];
  expect(hex(one.body)).not.toBe(hex(other.body));
  expect(put(t, 0, id, one.type, one.body)).toBe('done');
  expect(put(t, 0, id, other.type, other.body)).toBe('answer/wrong-step');
  await t.bench.work();
  expect(SUIT).toContain(Object.values(await t.reads(2))[0]);
});

test('[C10] DL11 a device that has answered a request answers no other of that number, after a reload neither', async () => {
  const t = await CardTable.of(3, 3, 2);
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
  const t = await CardTable.of(2, 2, 2);
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
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 1 });
  const [, request] = under(t);
  t.ask(2, { what: 'deal', cards: [cards[0]!], to: 2 });
  expect(t.last).toEqual({ tag: 'deal', failed: 'lost', by: [], seat: 2 });
  expect(under(t)[1].seq).toBe(request.seq);
  await t.bench.work();
  expect(t.hand(1)).toEqual([cards[0]]);
  expect(t.hand(2)).toEqual([]);
  expect(await t.reads(2)).toEqual({});
});

test('[C2] what is asked of a card that is on its way waits until it is there', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  t.ask(0, { what: 'deal', cards: [cards[0]!], to: 1 }, { what: 'open', cards: [cards[0]!] });
  expect(Object.values(t.bench.state.requests).map(({ kind }) => kind)).toEqual(['lock', 'waiting']);
  await t.bench.work();
  expect(SUIT).toContain(t.last.faces![0]);
});

test('[C1] LN1 HD5 HD6 nothing is computed for what isn’t a card here: old names, views, cells, inventions, the same twice', async () => {
  const t = await CardTable.of(3, 3, 2);
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

test('[C4] cards of two places are not shuffled together', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: [cards[0]!], to: 1 }, { what: 'deal', cards: [cards[1]!], to: 2 });
  for (const two of [cards.slice(0, 3), cards.slice(0, 2)]) {
    t.ask(0, { what: 'shuffle', cards: two });
    expect(t.last).toMatchObject({ failed: 'lost', by: [] });
  }
});

test('[C4] SH17 a pass out of turn, twice, over another deck or of somebody who doesn’t shuffle is refused', async () => {
  const t = await CardTable.of(4, 3, 2);
  t.ask(0, { what: 'fresh', faces: SUIT });
  const [id, request] = under(t, 'shuffle');
  const duty = t.bench.owed()[0]!;
  const passes = [];
  for (const seat of [0, 1, 3]) passes.push(await madeFor(t, { ...duty, seat }));
  expect(put(t, 1, id, passes[1]!.type, passes[1]!.body)).toBe('answer/wrong-step');
  expect(put(t, 3, id, passes[2]!.type, passes[2]!.body)).toBe('answer/not-owed');
  // Somebody else's pass as the own one.
  expect(put(t, 0, id, passes[1]!.type, passes[1]!.body)).toBe('answer/bad-proof');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body.slice(0, -32))).toBe('answer/bad-proof');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body.slice(0, 100))).toBe('answer/malformed');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body)).toBe('done');
  expect(put(t, 0, id, passes[0]!.type, passes[0]!.body)).toBe('answer/wrong-step');
  // Seat 1 had shuffled what lay there before: that counts for nothing, and isn't held against it.
  expect(put(t, 1, id, passes[1]!.type, passes[1]!.body)).toBe('answer/wrong-step');
  expect(put(t, 1, id, passes[1]!.type, altered(t, passes[1]!.body, { item: 1 }))).toBe('answer/bad-proof');
  await t.bench.work();
  expect(request.turns).toEqual([0, 1, 2]);
  expect(t.cards.shuffles[id]).toEqual({ by: [0, 1, 2], skipped: [] });
});

test('[C4] HD3 HD7 the victim can’t swap a card while shuffling the hand, and no card of it is taken before', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 3), to: 1 }, { what: 'deal', cards: [cards[4]!], to: 2 });
  t.ask(2, { what: 'shuffle', cards: cards.slice(0, 3) }, { what: 'deal', cards: [cards[0]!], to: 2 });
  expect(t.last).toMatchObject({ tag: 'deal', failed: 'lost' });
  const [id, request] = under(t, 'shuffle');
  const place = { ctx: passContext(world(t), request, 1), key: unhex(request.key)! };
  const input = request.deck.map((text) => ({ a: unhex(text.slice(0, 64))!, b: unhex(text.slice(64))! }));
  const other = t.cards.at[cards[4]!]!;
  const swapped = [...input.slice(0, 2), { a: unhex(other.a)!, b: unhex(other.b)! }];
  const { output, proof } = shuffle(group, webRng, place, swapped);
  const body = makeShare(t.cards.deck, request, { number: 0, item: 0, bytes: concat(deckBytes(output), proof) });
  expect(put(t, 1, id, ANSWER.deckPass, body)).toBe('answer/bad-proof');
  await t.bench.work();
  expect(t.hand(1)).toHaveLength(3);
});

test('[C5] HD2 the victim of a steal can’t hand over another card', async () => {
  const t = await CardTable.of(3, 3, 2);
  const cards = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: cards.slice(0, 2), to: 1 });
  const mine = await t.reads(1);
  t.ask(2, { what: 'deal', cards: [cards[0]!], to: 2 });
  const [id, request] = under(t, 'lock');
  const secret = (await t.person(1).ports.cards!.own.hand(request.parts[0]!.key))!;
  const by = {
    ctx: contextOf(world(t), request),
    index: 0,
    secret,
    from: group.base(secret),
    to: unhex(t.kept.set.hands[2]!.key)!,
  };
  const wrong = convert(group, webRng, by, [unhex(t.cards.at[cards[1]!]!.a)!]);
  const body = makeShare(t.cards.deck, request, { number: 0, item: 0, bytes: wrong });
  expect(put(t, 1, id, ANSWER.deckConvert, body)).toBe('answer/bad-proof');
  // Nor can the thief do it.
  expect(put(t, 2, id, ANSWER.deckConvert, body)).toBe('answer/not-owed');
  await t.bench.work();
  expect(await t.reads(2)).toEqual({ [cards[0]!]: mine[cards[0]!] });
});

test('[C9] RN2 who answers last changes no roll: by a forged share, by keeping silent, by answering first', async () => {
  const t = await CardTable.of(4, 4, 3);
  t.ask(0, { what: 'roll', n: 6, sides: 6 });
  const before = t.bench.state;
  const [id, request] = under(t, 'beacon');
  const duties = t.bench.owed();
  const shares = [];
  for (const seat of [0, 1, 2, 3]) shares.push(await madeFor(t, { ...duties[0]!, seat }));
  const results: string[] = [];
  for (const order of [
    [0, 1, 2],
    [3, 2, 1],
    [0, 2, 3],
  ]) {
    t.bench.set(({ heads }) => ({ ...before, heads }));
    for (const seat of order) {
      const { type, body } = shares[seat]!;
      expect(put(t, seat, id, type, flipped(body, 80))).toBe('answer/bad-proof');
      expect(put(t, seat, id, type, body)).toBe('done');
    }
    results.push(String(t.last.values));
  }
  expect(new Set(results)).toHaveProperty('size', 1);
  // RN3: a share of one roll is none for another.
  t.ask(0, { what: 'roll', n: 6, sides: 6 });
  const [next, second] = under(t, 'beacon');
  expect(second.rollId).not.toBe(request.rollId);
  expect(put(t, 0, next, shares[0]!.type, altered(t, shares[0]!.body, second))).toBe('answer/bad-proof');
  const wrong = rollShare(
    group,
    webRng,
    {
      ctx: contextOf(world(t), second),
      index: 1,
      secret: group.reduce(webRng.bytes(64)),
      key: unhex(t.kept.set.beacon.shares[0]!)!,
    },
    unhex(second.rollId)!,
  );
  expect(put(t, 0, next, ANSWER.rollShare, altered(t, shares[0]!.body, { ...second, bytes: wrong }))).toBe(
    'answer/bad-proof',
  );
});

test('[C9] [C10] RN5 every roll has its number, and asking again is another roll that all see', async () => {
  const t = await CardTable.of(3, 3, 2);
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
  const t = await CardTable.of(2, 2, 2);
  t.ask(0, { what: 'roll', n: 2, sides: 6 });
  await t.bench.work((what) => what === '1 roll/share');
  expect(t.bench.names()).toEqual(['1 roll/share']);
  t.bench.pass(600_000);
  expect(t.bench.names()).toEqual(['1 roll/share']);
  await t.bench.work();
  expect(t.last.values).toHaveLength(2);
});

test('[C3] no bytes of an answer make the fold throw, and none of them count', async () => {
  const t = await CardTable.of(2, 2, 2);
  const cards = await t.deck(SUIT.slice(0, 3));
  t.ask(0, { what: 'deal', cards, to: 1 });
  const [id, request] = under(t);
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
    expect(put(t, 0, id, type, bytes)).toMatch(/^answer\//);
  }
  expect(
    put(t, 0, id, ANSWER.deckConvert, makeShare(t.cards.deck, request, { number: 1, item: 65_535, bytes: body })),
  ).toBe('answer/malformed');
  await t.bench.work();
  expect(t.hand(1)).toEqual(cards);
});
