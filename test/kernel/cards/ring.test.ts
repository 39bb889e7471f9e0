/** Decks of a few: it takes all of them for anything, nobody else has a share, and what the keepers have is of no use. */
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import { contextOf } from '../../../src/kernel/cards/chain.ts';
import { ciphersOf } from '../../../src/kernel/cards/parts.ts';
import { cipherOf } from '../../../src/kernel/runs/card-world.ts';
import { faceOf } from '../../../src/kernel/secrets/card.ts';
import { sumOfShares } from '../../../src/kernel/secrets/shares.ts';
import { altered, flipped, made, put, SUIT, under, world } from '../../helpers/card-attacks.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { sodiumGroup as group } from '../../helpers/groups.ts';
import { combineDecryptionShares, convert } from '../../helpers/at-once.ts';

const FEW = ['x', 'y', 'z', 'u'];

/** Five people, all of whom keep; 1, 2 and 4 have a deck of their own. */
async function table(strict = false): Promise<{ readonly t: CardTable; readonly deck: readonly string[] }> {
  const t = await CardTable.real(5, 5, 4, strict);
  const answer = await t.asked(0, { what: 'few', faces: FEW, seats: [1, 2, 4] });
  return { t, deck: answer.cards! };
}

test('[C29] a deck of a few is shuffled by each of them, and each draws from it what only that one reads', async () => {
  const { t, deck } = await table();
  expect(Object.values(t.cards.shuffles)).toEqual([{ by: [1, 2, 4], skipped: [] }]);
  expect(t.toy.answers.at(-1)).toMatchObject({ tag: 'shuffle' });
  expect(Object.keys(t.bench.state.play!.faces)).toEqual([]);
  t.ask(0, { what: 'deal', cards: [deck[0]!], to: 2 }, { what: 'show', cards: [deck[1]!], seats: [1] });
  expect(t.bench.names()).toEqual([1, 2, 4, 1, 2, 4].map((seat) => `${seat} deck/convert`));
  await t.bench.work();
  expect(FEW).toContain((await t.reads(2))[deck[0]!]);
  expect(FEW).toContain((await t.reads(1))[deck[1]!]);
  for (const seat of [0, 3, 4]) expect(await t.reads(seat)).toEqual({});
  await t.asked(0, { what: 'open', cards: deck });
  expect(Object.values(t.bench.state.play!.faces).toSorted()).toEqual(FEW.toSorted());
});

test('[C29] it is shuffled again by the same, with what lies face up if they like; nobody else passes', async () => {
  const { t, deck } = await table();
  await t.asked(0, { what: 'open', cards: deck.slice(0, 1) });
  t.ask(0, { what: 'shuffle', cards: deck, seats: [0, 3] });
  expect(t.bench.names()).toEqual(['1 deck/pass']);
  const pass = await made(t, 1);
  expect(put(t, 0, under(t)[0], pass.type, pass.body)).toBe('contribution/not-owed');
  await t.bench.work();
  const again = t.last.cards!;
  expect(again.length).toBe(FEW.length);
  expect(new Set(again.map((card) => t.cards.at[card]!.key)).size).toBe(1);
  // With cards of the keepers' deck it is not one deck.
  const others = await t.deck(SUIT);
  await t.asked(0, { what: 'shuffle', cards: [...again, ...others] });
  expect(t.last).toMatchObject({ failed: 'lost' });
});

test('[C30] an outsider’s share doesn’t count, nor a member’s under another’s number, altered or for somebody else', async () => {
  const { t, deck } = await table();
  t.ask(0, { what: 'deal', cards: [deck[0]!], to: 2 });
  const [id, run] = under(t, 'lock');
  const [one, two] = [await made(t, 1), await made(t, 2)];
  expect(put(t, 0, id, one.type, one.body)).toBe('contribution/not-owed');
  expect(put(t, 2, id, one.type, one.body)).toBe('contribution/not-owed');
  expect(put(t, 2, id, one.type, altered(t, one.body, { number: 2 }))).toBe('contribution/bad-proof');
  for (const at of [74, 74 + 32, one.body.length - 1])
    expect(put(t, 1, id, one.type, flipped(one.body, at))).toBe('contribution/bad-proof');
  // A keeper’s share of the deck’s key and an outsider’s own hand key prove nothing here.
  const part = run.parts[0]!;
  const a = ciphersOf(world(t), part)!.map((cipher) => cipher.a);
  const to = fromHex(part.lock!);
  const { own } = t.person(0).ports.cards!;
  const secrets = [await own.share(run.set, t.kept.set.deck.shares[0]!), await own.hand(t.kept.set.hands[0]!.key)];
  for (const secret of secrets) {
    const by = { ctx: contextOf(world(t), run), index: 1, secret: secret!, from: group.base(secret!), to };
    const bytes = convert(group, webRng, by, a);
    expect(put(t, 1, id, CONTRIBUTION.deckConvert, altered(t, one.body, { bytes }))).toBe('contribution/bad-proof');
  }
  expect(put(t, 1, id, one.type, one.body)).toBe('done');
  expect(put(t, 1, id, one.type, one.body)).toBe('contribution/wrong-step');
  expect(put(t, 2, id, two.type, two.body)).toBe('done');
  expect(t.hand(2)).toEqual([]);
  await t.bench.work();
  expect(t.hand(2)).toEqual([deck[0]]);
});

test('[C30] neither all outsiders with what they keep nor all members but one compute a face', async () => {
  const { t, deck } = await table(true);
  const { cards, kept } = t;
  const lock = cards.at[deck[0]!]!;
  const { a, b } = cipherOf(lock);
  const ring = cards.rings![lock.key]!;
  const secrets = new Map<number, Uint8Array>();
  for (const [i, seat] of ring.seats.entries())
    secrets.set(seat, (await t.person(seat).ports.cards!.own.hand(ring.keys[i]!))!);
  const seen = (shares: readonly Uint8Array[]): string | undefined =>
    faceOf(
      group,
      cards.faces,
      group.sub(
        b,
        shares.reduce((sum, d) => group.add(sum, d)),
      ),
    );
  const share = (seat: number): Uint8Array => group.mul(secrets.get(seat)!, a);
  expect(FEW).toContain(seen([1, 2, 4].map(share)));
  for (const some of [[1, 2], [1, 4], [2, 4], [1], [2], [4]]) expect(seen(some.map(share))).toBeUndefined();
  // All keepers together have their own key, which is another.
  const parts = await Promise.all(
    kept.set.keepers.map(async (seat, n) => {
      const x = (await t.person(seat).ports.cards!.own.share(kept.set.id, kept.set.deck.shares[n]!))!;
      return { index: n + 1, d: [group.mul(x, a)] };
    }),
  );
  const [opened] = combineDecryptionShares(group, [{ b }], parts, 'keepers');
  expect(faceOf(group, cards.faces, opened!)).toBeUndefined();
  // At a strict table nobody holds anything of the members’ hands.
  for (const seat of [0, 3])
    for (const key of ring.keys) expect(await t.person(seat).ports.cards!.own.hand(key)).toBeUndefined();
  expect(Object.values(kept.set.hands).every(({ escrow }) => escrow === undefined)).toBe(true);
});

test('[C29] who is silent is named after half a minute; with one who has left the deck is lost, what was drawn is not', async () => {
  const { t, deck } = await table();
  await t.asked(0, { what: 'deal', cards: [deck[0]!], to: 1 });
  t.ask(0, { what: 'deal', cards: [deck[1]!], to: 1 });
  await t.bench.work((what) => what.startsWith('4 '));
  t.bench.pass(30_000);
  expect(t.last).toMatchObject({ failed: 'refused', by: [4] });
  t.ask(0, { what: 'deal', cards: [deck[1]!], to: 1 });
  t.bench.leave(t.person(4));
  expect(t.last).toMatchObject({ failed: 'lost', by: [4] });
  await t.asked(0, { what: 'show', cards: [deck[2]!], seats: [0] });
  expect(t.last).toMatchObject({ failed: 'lost', by: [4] });
  await t.asked(0, { what: 'open', cards: [deck[0]!] });
  expect(FEW).toContain(t.last.faces![0]);
});

test('[C29] it stays theirs when others come to keep', async () => {
  const { t, deck } = await table();
  await t.asked(0, { what: 'deal', cards: [deck[0]!], to: 1 });
  const next = t.keepers([0, 1, 2, 3], 3, [0, 1, 2, 3, 4]);
  t.bench.set((state) => ({ ...state, keeping: { ...state.keeping!, next: next.set } }));
  t.equip(t.kept, next);
  await t.asked(0, { what: 'roll', n: 1, sides: 2 });
  await t.bench.work();
  expect(t.bench.state.keeping!.set!.id).toBe(next.set.id);
  await t.asked(0, { what: 'deal', cards: [deck[1]!], to: 2 });
  expect([(await t.reads(1))[deck[0]!], (await t.reads(2))[deck[1]!]]).toEqual([
    expect.any(String),
    expect.any(String),
  ]);
});

test('[C29] one alone, nine, a stranger or hidden cards make no such deck', async () => {
  const t = await CardTable.real(3);
  const deck = await t.deck(['a', 'b', 'c']);
  for (const seats of [[0], [0, 0], []]) {
    await t.asked(0, { what: 'few', faces: FEW, seats });
    expect(t.last).toMatchObject({ failed: 'lost' });
  }
  await t.asked(0, { what: 'few', faces: FEW, seats: [0, 7] });
  expect(t.last).toMatchObject({ failed: 'lost', by: [7] });
  await t.asked(0, { what: 'entrust', cards: deck, seats: [0, 1] });
  expect(t.last).toMatchObject({ failed: 'lost' });
  await t.asked(0, { what: 'open', cards: deck });
  await t.asked(0, { what: 'entrust', cards: deck, seats: [0, 1] });
  expect(t.last.cards?.length).toBe(3);
});

test('[C29] shares of a ring are added up as they are, each once', () => {
  const [p, q] = [1, 2].map(() => group.base(group.reduce(webRng.bytes(64))));
  const all = [
    { index: 1, points: [p!] },
    { index: 2, points: [q!] },
  ];
  expect(sumOfShares(group, all, 'ring')).toEqual([group.add(p!, q!)]);
  expect(() => sumOfShares(group, [all[0]!, all[0]!], 'ring')).toThrow('one twice');
});
