/**
 * Cards and hidden rolls among the things that an ask opens for all. Keepers open cards of the pile, and an owner those of the own hand. Of
 * an owner who has left, the keepers open the cards by what they hold of that hand. What they show is proven, so everybody finds the same
 * face.
 */
import { type Contribution, refused, type ContributionCode } from '../runs/contribution.ts';
import { fromHex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import type { OpenAsk } from '../play/state.ts';
import { own, without } from '../own.ts';
import { hiddenSeed } from '../secrets/dvrf.ts';
import { isMoving } from './begin.ts';
import { bidText } from './bids.ts';
import { numbered } from './chain.ts';
import { rollFace } from './dice.ts';
import { faceBy } from './faces.ts';
import { lateParts } from './lock.ts';
import { lostBy, OWNER_MS, ownersOwe, plannedAnew, sharedBy, sorted, waitedAnew } from './parts.ts';
import type { Opening, WaitingRun } from '../runs/card-run.ts';
import { setOf, share } from './shares.ts';
import { pruned } from './shuffle.ts';
import type { Cards } from '../runs/cards.ts';
import type { CardWorld } from '../runs/card-world.ts';
import type { Waits } from '../runs/not-yet.ts';

/** Is this a card that lies face down or in a hand, or a hidden roll? */
export const isLocked = (cards: Cards, thing: string): boolean =>
  Object.hasOwn(cards.at, thing) || Object.hasOwn(cards.rolls, thing);

/** How an opening of cards begins: under way, or as a run that waits for keys. Or the cards are lost, and these seats took them along. */
export type BegunOpening =
  | { readonly kind: 'begun'; readonly opening: Opening; readonly cards: Cards }
  | WaitingRun
  | { readonly kind: 'lost'; readonly by: readonly Seat[] };

/** @param things those of the ask that are locked */
export function beginOpening(world: CardWorld, ask: OpenAsk, things: readonly string[]): BegunOpening {
  const { set } = world;
  if (!set) return { kind: 'waiting', for: 'keepers' };
  if (isMoving(world, ask)) return { kind: 'waiting', for: 'rekey' };
  const got = sorted(world, set, [...new Set(things)], {});
  if (!got || 'by' in got) return { kind: 'lost', by: got?.by ?? [] };
  const { cards, head } = numbered(world.cards, set.id, ask);
  const owners = ownersOwe(got.parts);
  const until = owners ? { until: world.now + OWNER_MS } : {};
  return { kind: 'begun', opening: { ...head, parts: got.parts, ...until }, cards };
}

/** Takes one share of an opening, and says which faces, by handle, are known by it. */
export function contributeOpening(
  world: CardWorld,
  opening: Opening,
  c: Contribution,
):
  | { readonly kind: 'shared'; readonly opening: Opening; readonly faces: Readonly<Record<string, string>> }
  | { readonly kind: 'refused'; readonly code: ContributionCode }
  | Waits {
  const got = share(world, opening, opening.parts, c);
  if (got.kind !== 'shared') return got;
  const faces: Record<string, string> = {};
  for (const [i, part] of got.parts.entries()) {
    if (!part.out || opening.parts[i]!.out) continue;
    for (const [n, thing] of part.things.entries()) {
      const face = shown(world, thing, part.out[n]!);
      // Everything here has its lineage, so there is no other face to be found.
      if (face === undefined) return refused('contribution/bad-proof');
      faces[thing] = face;
    }
  }
  return { kind: 'shared', opening: { ...opening, parts: got.parts }, faces };
}

/** What an element that was laid bare stands for. @throws NotYet */
export function shown(world: CardWorld, thing: string, element: string): string | undefined {
  const { group } = world.proofs;
  const point = fromHex(element);
  const bid = own(world.cards.bids, thing);
  if (bid) return bidText(world, bid, point);
  const roll = own(world.cards.rolls, thing);
  if (!roll) return faceBy(world.proofs, world.cards.faces, point);
  return rollFace(hiddenSeed(group, fromHex(roll.rollId), point), roll);
}

/** Somebody left: the keepers may stand in. `by`: it can't be had any more. */
export function openingAfterLeave(
  world: CardWorld,
  opening: Opening,
): { readonly opening: Opening } | { readonly by: readonly Seat[] } {
  const set = setOf(world, opening);
  if (!set) return { by: [] };
  const parts = opening.parts.map((part) => plannedAnew(world, set, part));
  const by = parts.flatMap((part) => lostBy(world, set, part) ?? []);
  if (by.length > 0) return { by: [...new Set(by)] };
  return { opening: { ...opening, parts, ...waitedAnew(world, opening.parts, parts) } };
}

/** An opening behind its deadline: with owners stood in for and a new deadline, or who of those here stalled. */
export function expireOpening(
  world: CardWorld,
  opening: Opening,
): { readonly opening: Opening } | { readonly refused: readonly Seat[] } {
  const late = lateParts(world, opening, opening.parts);
  return 'refused' in late ? late : { opening: { ...opening, parts: late.parts, until: world.now + OWNER_MS } };
}

/** What the log says of it: how many cards, by whose shares. */
export function openingLines(world: CardWorld, opening: Opening): { readonly what: string; readonly args: unknown }[] {
  const set = setOf(world, opening);
  const n = opening.parts.reduce((sum, { things }) => sum + things.length, 0);
  return set ? [{ what: 'deck/open', args: { n, from: sharedBy(set, opening.parts) } }] : [];
}

/** The cards without those that everybody sees now: they come back by `bury`, `shuffle` or `deal`. */
export function opened(cards: Cards, things: readonly string[]): Cards {
  const gone = new Set(things.filter((thing) => isLocked(cards, thing)));
  if (gone.size === 0) return cards;
  return pruned({
    ...cards,
    at: without(cards.at, gone),
    views: without(cards.views, gone),
    rolls: without(cards.rolls, gone),
    bids: without(cards.bids, gone),
  });
}
