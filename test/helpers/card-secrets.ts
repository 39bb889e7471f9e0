/**
 * What those who work together could find out about the cards that lie hidden, by what their stores hold and the log says. With as many
 * keepers as it takes everything (so the search is a search), with one fewer nothing.
 */
import { fromHex, hex } from '../../src/kernel/bytes.ts';
import { ringOf } from '../../src/kernel/cards/ring.ts';
import { cipherOf } from '../../src/kernel/runs/card-world.ts';
import type { Card } from '../../src/kernel/runs/cards.ts';
import { canonical } from '../../src/kernel/canonical.ts';
import { OwnKeys } from '../../src/kernel/acting/own-keys.ts';
import type { KeeperSet } from '../../src/kernel/runs/keepers.ts';
import { faceOf } from '../../src/kernel/secrets/card.ts';
import { lagrangeAtZero } from '../../src/kernel/secrets/lagrange.ts';
import type { Bench } from './fold-bench.ts';
import { sodiumGroup as group } from './groups.ts';
import type { Rng } from './rng.ts';

const ONE = Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0));
const PLAIN = hex(group.base(ONE));

/** Secret scalars by the number of the keeper. */
type Shares = ReadonlyMap<number, Uint8Array>;

/** What the holders of these shares take for the whole secret. */
function joined(shares: Shares): Uint8Array {
  const numbers = [...shares.keys()];
  return numbers
    .map((j) => group.scalarMul(lagrangeAtZero(group, numbers, j), shares.get(j)!))
    .reduce((sum, s) => group.scalarAdd(sum, s));
}

/** The deck's shares, and those of a hand, that these keepers' stores hold. */
async function held(bench: Bench, set: KeeperSet, keepers: readonly number[], hand?: string): Promise<Shares> {
  const out = new Map<number, Uint8Array>();
  for (const seat of keepers) {
    const own = new OwnKeys(bench.bySeat(seat).ports.store);
    const j = set.keepers.indexOf(seat) + 1;
    const share =
      hand === undefined ? await own.share(set.id, set.deck.shares[j - 1]!) : await own.escrow(set.id, hand);
    if (share) out.set(j, share);
  }
  return out;
}

/** Everything that these seats' stores hold that is a scalar, whatever it is for. */
async function scalars(bench: Bench, seats: readonly number[]): Promise<Uint8Array[]> {
  const stores = seats.map((seat) => bench.bySeat(seat).ports.store);
  const rows = await Promise.all(stores.flatMap((store) => [store.all('keep/'), store.all('hand/')]));
  return rows.flat().flatMap(([, value]) => (value.length === 32 && group.isScalar(value) ? [value] : []));
}

const under = (card: Card, secret: Uint8Array, faces: readonly string[]): string | undefined => {
  const { a, b } = cipherOf(card);
  return faceOf(group, faces, group.sub(b, group.mul(secret, a)));
};

/** Throws where a hidden face can be had by fewer than it takes, or stands in the log or the state. */
export async function shadowed(bench: Bench, faces: readonly string[], rng: Rng): Promise<void> {
  const set = bench.state.keeping?.set;
  if (!set) return;
  const public_ = bench.everything() + canonical(bench.state);
  for (const [thing, card] of Object.entries(bench.state.cards.at)) {
    // As it lay face up, and nobody has shuffled it since: all know it.
    if (card.a === PLAIN) continue;
    const owner = card.place === 'pile' ? undefined : card.place;
    const ring = owner === undefined ? ringOf(bench.state.cards, card.key) : undefined;
    if (ring || (owner === undefined && card.key !== set.deck.key)) continue;
    const escrow = owner === undefined ? undefined : card.key;
    // The owner of a hand reads it; the others are who might conspire.
    const could = rng.shuffle(set.keepers.filter((seat) => seat !== owner && bench.bySeat(seat) !== undefined));
    const enough = await held(bench, set, could.slice(0, set.threshold), escrow);
    if (enough.size === set.threshold) {
      const secret = joined(enough);
      if (!faces.includes(under(card, secret, faces) ?? '')) throw new Error(`${thing} is locked with something else`);
      const bare = hex(group.mul(secret, fromHex(card.a)));
      if (public_.includes(bare)) throw new Error(`what unlocks ${thing} stands in the log`);
    }
    const few = could.slice(0, set.threshold - 1);
    const shares = await held(bench, set, few, escrow);
    const guesses = [...(await scalars(bench, few)), ...(shares.size > 0 ? [joined(shares)] : [])];
    for (const guess of guesses)
      if (under(card, guess, faces) !== undefined) throw new Error(`${few.join(' ')} read ${thing}`);
  }
}
