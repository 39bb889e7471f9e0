/** Keepers without key generation: one hand deals all shares. For tests of what keepers do once they stand. */
import { hex } from '../../src/kernel/bytes.ts';
import type { OwnScalars } from '../../src/kernel/acting/perform-cards.ts';
import type { HandKey, KeeperSet } from '../../src/kernel/runs/keepers.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { smallScalar } from '../../src/kernel/secrets/lagrange.ts';
import type { Rng } from '../../src/kernel/ports.ts';

export interface Kept {
  readonly set: KeeperSet;
  /** What the device of each seat holds, by seat. */
  readonly own: ReadonlyMap<number, OwnScalars>;
}

interface Split {
  readonly secret: Uint8Array;
  readonly key: string;
  readonly parts: readonly Uint8Array[];
  readonly shares: readonly string[];
}

/** A secret in `k` parts of which `t` are enough. */
function split(group: Group, rng: Rng, k: number, t: number): Split {
  const poly = Array.from({ length: t }, () => group.reduce(rng.bytes(64)));
  const at = (x: number): Uint8Array =>
    poly.reduceRight((sum, a) => group.scalarAdd(group.scalarMul(sum, smallScalar(x)), a), smallScalar(0));
  const parts = Array.from({ length: k }, (_, i) => at(i + 1));
  return {
    secret: poly[0]!,
    key: hex(group.base(poly[0]!)),
    parts,
    shares: parts.map((part) => hex(group.base(part))),
  };
}

/**
 * @param hands seats with a hand key: the keepers and others
 * @param strict nothing of hands is left with the keepers
 */
export function makeKeepers(
  group: Group,
  rng: Rng,
  deviceOf: (seat: number) => string,
  keepers: readonly number[],
  threshold: number,
  hands: readonly number[] = keepers,
  strict = false,
): Kept {
  const k = keepers.length;
  const id = hex(rng.bytes(16));
  const [deck, beacon] = [split(group, rng, k, threshold), split(group, rng, k, threshold)];
  const handOf = new Map(hands.map((seat) => [seat, split(group, rng, k, threshold)]));
  const handKeys: Record<string, HandKey> = {};
  for (const [seat, { key, shares }] of handOf)
    handKeys[seat] = { key, entry: '', device: deviceOf(seat), ...(strict ? {} : { escrow: shares }) };
  const own = new Map<number, OwnScalars>();
  for (const seat of new Set([...keepers, ...hands])) {
    const j = keepers.indexOf(seat);
    own.set(seat, {
      hand: (key) => Promise.resolve(handOf.get(seat)?.key === key ? handOf.get(seat)!.secret : undefined),
      share: (set, key) =>
        Promise.resolve(set === id ? [deck, beacon].find((one) => one.shares[j] === key)?.parts[j] : undefined),
      escrow: (set, key) =>
        Promise.resolve(set === id ? [...handOf.values()].find((one) => one.key === key)?.parts[j] : undefined),
    });
  }
  const set: KeeperSet = {
    id,
    attempt: 1,
    game: 1,
    keepers,
    devices: keepers.map(deviceOf),
    threshold,
    deck: { key: deck.key, shares: deck.shares },
    beacon: { key: beacon.key, shares: beacon.shares },
    exchange: [],
    hands: handKeys,
  };
  return { set, own };
}

/** What a device holds of several sets. */
export const together = (all: readonly OwnScalars[]): OwnScalars => {
  const first = async <T>(ask: (one: OwnScalars) => Promise<T | undefined>): Promise<T | undefined> => {
    for (const one of all) {
      const got = await ask(one);
      if (got) return got;
    }
    return undefined;
  };
  return {
    hand: (key) => first((one) => one.hand(key)),
    share: (set, key) => first((one) => one.share(set, key)),
    escrow: (set, key) => first((one) => one.escrow(set, key)),
  };
};
