/**
 * Cards whose key has had its time get another lock, by themselves. When new keepers stand, the old ones convert the deck to the new key,
 * and with it the hands of those who have left. When a seat has told another hand key, its hand goes over to that. Its owner does that, or
 * the keepers where another device has the seat. The place of each card stays. It begins when nothing else is under way.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, hex, utf8, Writer } from '../bytes.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { numbered } from './chain.ts';
import { canReceive, escrowOf, holds, noted } from './hands.ts';
import { lostBy, MOST_TOGETHER, OWNER_MS } from './parts.ts';
import type { LockRun, Part, Source, Whither } from '../runs/card-run.ts';
import type { Card, Cards, HandNote } from '../runs/cards.ts';
import { type CardWorld, unpacked } from '../runs/card-world.ts';

const TAG = utf8('tavolata/v1/rekey');

type Aim = Source & Whither & Pick<Part, 'key'>;

/** Where this card goes; undefined where it stays under its key, or where nobody can unlock it any more. */
function aimOf(world: CardWorld, set: KeeperSet, { key, place }: Card): Aim | undefined {
  const { next } = world;
  const then = next ?? set;
  if (key === set.deck.key) return next && { from: 'keepers', key, to: place, lock: next.deck.key };
  const note = world.cards.hands[key];
  if (place === 'pile' || !note || note.stays) return undefined;
  const told = !note.gone && canReceive(world, then, place) ? then.hands[place]!.key : undefined;
  if (told === key) return undefined;
  if (holds(world, key)) {
    const away = world.away.includes(place);
    return told === undefined || away ? undefined : { from: 'owner', seat: place, key, to: place, lock: told };
  }
  // Without an owner it is the new keepers' from now on, as if it lay in the deck.
  const lock = told ?? next?.deck.key;
  return lock !== undefined && escrowOf(world, set, key)
    ? { from: 'escrow', seat: place, key, to: place, lock }
    : undefined;
}

/** What is owed for it; undefined where no card needs it, or too few are left to do it. */
export function beginRekey(
  world: CardWorld,
  set: KeeperSet,
): { readonly id: string; readonly run: LockRun; readonly cards: Cards } | undefined {
  const parts: Part[] = [];
  for (const [thing, card] of Object.entries(world.cards.at)) {
    const aim = aimOf(world, set, card);
    if (!aim) continue;
    const at = parts.findLastIndex((p) => p.from === aim.from && p.key === aim.key && p.to === aim.to);
    const part = parts[at];
    if (part && part.things.length < MOST_TOGETHER) parts[at] = { ...part, things: [...part.things, thing] };
    else parts.push({ ...aim, things: [thing], shares: {} });
  }
  const possible = parts.filter((part) => !lostBy(world, set, part));
  if (possible.length === 0) return undefined;
  const then = world.next ?? set;
  const asked = { ...causeOf(world.cards, then), kind: 'rekey', set: then.id };
  const { cards, head } = numbered(world.cards, set.id, asked);
  const run: LockRun = {
    kind: 'lock',
    ask: 'rekey',
    ...head,
    things: possible.flatMap((part) => part.things),
    parts: possible,
    ready: [],
    until: world.now + OWNER_MS,
    ...(world.next ? { over: world.next.id } : {}),
  };
  const seats = new Set(
    possible.flatMap((part) => {
      const { to, lock } = lockedFor(part);
      return to !== 'pile' && then.hands[to]?.key === lock ? [to] : [];
    }),
  );
  const known = [...seats].reduce((one, seat) => noted(one, then, seat), cards);
  return { id: `${asked.cause}:${asked.index}`, run, cards: known };
}

/** What a part that changes its lock gets for one. @throws Error for one that is opened for all */
export function lockedFor({ to, lock }: Part): Extract<Whither, { readonly lock: string }> {
  if (to === undefined) throw new Error('a part that is opened gets no lock');
  return { to, lock };
}

/** What names it in place of an ask: no entry has this hash. */
function causeOf({ deck, seq }: Cards, then: KeeperSet): { readonly cause: string; readonly index: number } {
  const w = new Writer().raw(TAG).raw(fromHex(deck)).raw(fromHex(then.id)).u32(seq);
  return { cause: hex(sha256(w.done())), index: 0 };
}

/** The cards as far as they have gone over; what couldn't be unlocked stays as it was, and is lost. */
export function rekeyed(cards: Cards, parts: readonly Part[]): Cards {
  const at: Record<string, Card> = { ...cards.at };
  for (const part of parts) {
    const { things, out } = part;
    const { lock: key } = lockedFor(part);
    for (const [i, thing] of things.entries())
      if (out && at[thing]) at[thing] = { place: at[thing].place, key, ...unpacked(out[i]!) };
  }
  return { ...cards, at };
}

/** Owners who didn't do it aren't asked again: what is theirs stays under its key. */
export function left(cards: Cards, parts: readonly Part[]): Cards {
  const hands: Record<string, HandNote> = { ...cards.hands };
  for (const { key } of parts) if (hands[key]) hands[key] = { ...hands[key], stays: true };
  return { ...cards, hands };
}
