/** One share for a part of a run: whose it is, whether it is for this run and this part, and whether its proof holds. */
import { CONTRIBUTION, type Contribution, refused, type ContributionCode } from '../runs/contribution.ts';
import { concat, fromHex, hex } from '../bytes.ts';
import { keeperNumber, type KeeperSet } from '../runs/keepers.ts';
import { readConvert } from '../secrets/convert.ts';
import type { Cipher } from '../secrets/group.ts';
import type { CheckJob } from '../secrets/job-kinds.ts';
import { readDecryptionShare } from '../secrets/decryption-share.ts';
import { parseShare, type Share } from './bodies.ts';
import { contextOf } from './chain.ts';
import { escrowOf } from './hands.ts';
import { ringNumber, ringOf } from './ring.ts';
import { ciphersOf, combined } from './parts.ts';
import type { Numbered, Part } from '../runs/card-run.ts';
import type { CardWorld } from '../runs/card-world.ts';
import { WAITS, type Waits } from '../runs/not-yet.ts';

/** What comes of a share: the parts with it, a refusal, or waiting for a proof to be checked in a Worker. */
export type Shared =
  | { readonly kind: 'shared'; readonly parts: readonly Part[] }
  | { readonly kind: 'refused'; readonly code: ContributionCode }
  | Waits;

/** The set under which a run began, while it stands; dice are rolled by the next one already. */
export const setOf = ({ set, next }: CardWorld, head: Numbered): KeeperSet | undefined =>
  set?.id === head.set ? set : next?.id === head.set ? next : undefined;

/** Puts one share to its part. Refused where it names another set or item, comes from a seat that doesn't owe it, or its proof fails. */
export function share(world: CardWorld, head: Numbered, parts: readonly Part[], c: Contribution): Shared {
  const set = setOf(world, head);
  const given = parseShare(world.cards.deck, head, c.bytes);
  if (!given) return refused('contribution/malformed');
  if (given === 'other' || !set) return refused('contribution/wrong-step');
  const part = parts[given.item];
  if (!part) return refused('contribution/malformed');
  if (c.type !== (part.to === undefined ? CONTRIBUTION.deckOpen : CONTRIBUTION.deckConvert))
    return refused('contribution/wrong-step');
  if (!owes(set, part, c, given)) return refused('contribution/not-owed');
  if (part.out || part.shares[given.number] !== undefined) return refused('contribution/wrong-step');
  const ciphers = ciphersOf(world, part);
  if (!ciphers) return refused('contribution/wrong-step');
  const points = pointsOf(part, given.bytes);
  if (!points) return refused('contribution/malformed');
  const key = shareKey(world, set, part, given.number);
  // What was left with the keepers has turned out void.
  if (key === undefined) return refused('contribution/wrong-step');
  const job = jobOf(world, head, part, ciphers, given, fromHex(key));
  const verdict = world.proofs.known(job);
  if (verdict === undefined) return WAITS;
  if (!verdict) return refused('contribution/bad-proof');
  const next = combined(
    world,
    set,
    { ...part, shares: { ...part.shares, [given.number]: hex(concat(...points)) } },
    ciphers,
  );
  if (!next) return WAITS;
  return { kind: 'shared', parts: parts.map((one) => (one === part ? next : one)) };
}

function owes(set: KeeperSet, part: Part, { seat }: Contribution, { number }: Share): boolean {
  if (part.from === 'owner') return number === 0 && seat === part.seat;
  if (part.from === 'ring') return number > 0 && ringNumber(part, seat) === number;
  return number > 0 && keeperNumber(set, seat) === number;
}

function pointsOf({ things, to }: Part, bytes: Uint8Array): readonly Uint8Array[] | undefined {
  if (to === undefined) return readDecryptionShare(bytes, things.length);
  const got = readConvert(bytes, things.length);
  return got && [...got.r, ...got.e];
}

/** The public half of what a share is made with; undefined where there is none (any more). */
export function shareKey(world: CardWorld, set: KeeperSet, part: Part, number: number): string | undefined {
  switch (part.from) {
    case 'owner':
      return part.key;
    case 'ring':
      return ringOf(world.cards, part.key)?.keys[number - 1];
    case 'keepers':
      return set.deck.shares[number - 1];
    case 'beacon':
      return set.beacon.shares[number - 1];
    case 'escrow':
      return escrowOf(world, set, part.key)?.[number - 1];
  }
}

function jobOf(
  world: CardWorld,
  head: Numbered,
  part: Part,
  ciphers: readonly Cipher[],
  { number, bytes }: Share,
  key: Uint8Array,
): CheckJob {
  const a = ciphers.map((cipher) => cipher.a);
  const by = { ctx: contextOf(world, head), index: number };
  return part.to === undefined
    ? { kind: 'open/verify', by: { ...by, key }, a, bytes }
    : { kind: 'convert/verify', by: { ...by, from: key, to: fromHex(part.lock) }, a, bytes };
}
