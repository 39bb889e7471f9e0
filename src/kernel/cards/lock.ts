/**
 * Deal, show, bury and the hidden roll: things change their lock. Cards go to a hand or back to the deck, and views and rolls are locked
 * for a seat. All of an ask happens at once, when its last share is in.
 */
import type { Contribution, Progress } from '../runs/contribution.ts';
import { answered, goesOn, lost } from '../runs/contribution.ts';
import { fromHex, hex } from '../bytes.ts';
import type { Handle, Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { facesUp } from './faces.ts';
import { noted } from './hands.ts';
import {
  lostBy,
  OWNER_MS,
  ownersLack,
  ownersOwe,
  plannedAnew,
  sharedBy,
  sorted,
  stoodIn,
  waitedAnew,
} from './parts.ts';
import { left, lockedFor, rekeyed } from './rekey.ts';
import type { LockPlan, LockRun, Numbered, Part } from '../runs/card-run.ts';
import { setOf, share } from './shares.ts';
import type { Card, Cards, Locked } from '../runs/cards.ts';
import { type CardWorld, unpacked } from '../runs/card-world.ts';

/** Faces that may now be met face down. */
export function withFaces(cards: Cards, faces: readonly string[]): Cards {
  const all = new Set([...cards.faces, ...faces]);
  return all.size === cards.faces.length ? cards : { ...cards, faces: [...all].toSorted() };
}

type Planned<P = LockPlan> = P | { readonly failed: Progress<never> };

/** What a deal is about, before it has its number: the things by whose key they are, the faces of those face up. */
export function planDeal(world: CardWorld, set: KeeperSet, things: readonly string[], to: Seat): Planned {
  const aim = { to, lock: set.hands[to]!.key };
  const got = plan(world, set, things, aim, ({ seat, key }) => seat === to && key === aim.lock);
  return 'failed' in got ? got : { ask: 'deal', things, ...got, ...aim };
}

/** Cards of the pile stay where they are. */
export function planBury(world: CardWorld, set: KeeperSet, things: readonly string[]): Planned {
  const aim = { to: 'pile', lock: set.deck.key } as const;
  const got = plan(world, set, things, aim, ({ seat }) => seat === 'pile');
  return 'failed' in got ? got : { ask: 'bury', things, ...got, ...aim };
}

/** To each seat its own view; whoever holds a card needs none. */
export function planShow(world: CardWorld, set: KeeperSet, things: readonly string[], to: readonly Seat[]): Planned {
  const parts: Part[] = [];
  for (const seat of new Set(to)) {
    const aim = { to: seat, lock: set.hands[seat]!.key };
    const one = plan(world, set, things, aim, (locked) => locked.seat === seat && locked.key === aim.lock, true);
    if ('failed' in one) return one;
    parts.push(...one.parts);
  }
  return { ask: 'show', things, parts, ready: [] };
}

function plan(
  world: CardWorld,
  set: KeeperSet,
  things: readonly string[],
  aim: { readonly to: Seat | 'pile'; readonly lock: string },
  stays: Parameters<typeof sorted>[4],
  shows = false,
): Planned<Pick<LockPlan, 'parts' | 'ready'>> {
  if (new Set(things).size < things.length) return { failed: lost([]) };
  // A roll changes its hands never: it can be seen, and opened.
  const rolls = !shows && things.some((thing) => Object.hasOwn(world.cards.rolls, thing));
  const got = rolls ? undefined : sorted(world, set, things, aim, stays);
  if (!got || 'by' in got) return { failed: lost(got?.by ?? []) };
  const ready = shows
    ? []
    : facesUp(
        world.proofs,
        got.open.map(([, face]) => face),
        fromHex(aim.lock),
      ).map(({ a, b }, i) => [got.open[i]![0], hex(a), hex(b)] as const);
  return { parts: got.parts, ready };
}

/** A run with its number, or done where it needs nobody. @param cards with the number counted */
export function beginLock(
  world: CardWorld,
  set: KeeperSet,
  planned: LockPlan,
  head: Numbered,
  counted: Cards,
): Progress<LockRun> {
  const { parts } = planned;
  const to = new Set([planned.to, ...parts.map((part) => part.to)]);
  let cards = counted;
  for (const seat of to) if (seat !== undefined && seat !== 'pile') cards = noted(cards, set, seat);
  const owners = ownersOwe(parts);
  const until = owners ? { until: world.now + OWNER_MS } : {};
  return finished({ ...world, cards }, { kind: 'lock', ...head, ...planned, ...until }, true);
}

/** Takes one share of cards that are handed on; finished when every part has what it needs. */
export function contributeLock(world: CardWorld, r: LockRun, c: Contribution): Progress<LockRun> {
  const got = share(world, r, r.parts, c);
  return got.kind === 'shared' ? finished(world, { ...r, parts: got.parts }, false) : got;
}

/** Somebody left: an owner's key may be with the keepers, or what is wanted can't be had any more. */
export function lockAfterLeave(world: CardWorld, r: LockRun): Progress<LockRun> {
  const set = setOf(world, r);
  if (!set) return goesOn(r);
  const parts = r.parts.map((part) => plannedAnew(world, set, part));
  return finished(world, { ...r, parts, ...waitedAnew(world, r.parts, parts) }, false);
}

/** Owners were silent: keepers stand in for those who are away; who is here and doesn't do it refuses. */
export function expireLock(world: CardWorld, r: LockRun): Progress<LockRun> {
  const late = lateParts(world, r, r.parts);
  if ('refused' in late && r.ask === 'rekey') {
    const silent = r.parts.filter((part) => part.from === 'owner' && !part.out);
    const rest = { ...r, parts: r.parts.filter((part) => !silent.includes(part)), until: world.now + OWNER_MS };
    const cards = left(world.cards, silent);
    const next = overTo({ ...world, cards }, rest);
    return next.kind === 'goes-on' ? { ...next, cards } : next;
  }
  if ('refused' in late) return answered({ failed: 'refused', by: late.refused });
  return finished(world, { ...r, parts: late.parts, until: world.now + OWNER_MS }, false);
}

/** Parts behind their deadline: owners who are away are stood in for by their hand's escrow. Those who are here and silent are named. */
export function lateParts(
  world: CardWorld,
  head: Numbered,
  parts: readonly Part[],
): { readonly parts: readonly Part[] } | { readonly refused: readonly Seat[] } {
  const set = setOf(world, head);
  const next = set ? parts.map((p) => stoodIn(world, set, p, ({ seat }) => world.away.includes(seat))) : parts;
  const silent = next.flatMap((part) => ownersLack(part)).filter((seat) => !world.away.includes(seat));
  return silent.length > 0 ? { refused: [...new Set(silent)] } : { parts: next };
}

function finished(world: CardWorld, r: LockRun, begins: boolean): Progress<LockRun> {
  const set = setOf(world, r);
  if (r.ask === 'rekey') return overTo(world, r);
  const by = set ? r.parts.flatMap((part) => lostBy(world, set, part) ?? []) : [];
  if (!set || by.length > 0) return { ...lost([...new Set(by)]), ...(begins ? { cards: world.cards } : {}) };
  if (r.parts.some((part) => !part.out)) return begins ? { ...goesOn(r), cards: world.cards } : goesOn(r);
  const cards = applied(world, r);
  const to = r.ask === 'show' ? { seats: [...new Set(r.parts.map((part) => part.to))] } : { to: r.to };
  const from = sharedBy(set, r.parts);
  const line = { what: `deck/${r.ask}`, args: { n: r.things.length, ...to, from } };
  const [made] = r.ask === 'roll' ? r.things : [];
  return { ...answered(made === undefined ? {} : { cards: [made as Handle] }), cards, lines: [line] };
}

/** Nothing of a change of keepers is refused: cards that can't come along are left behind. */
function overTo(world: CardWorld, r: LockRun): Progress<LockRun> {
  const set = setOf(world, r);
  const going = set ? r.parts.filter((part) => !lostBy(world, set, part)) : [];
  if (going.some((part) => !part.out)) return goesOn({ ...r, parts: going });
  return { ...answered({}), cards: applied(world, { ...r, parts: going }) };
}

/** The cards with everything of this run where it now lies. */
function applied(world: CardWorld, r: LockRun): Cards {
  const { cards } = world;
  switch (r.ask) {
    case 'deal':
    case 'bury': {
      const at: Record<string, Card> = { ...cards.at };
      for (const [thing, a, b] of r.ready) at[thing] = { place: r.to, key: r.lock, a, b };
      eachOut(r.parts, (thing, out) => (at[thing] = { place: r.to, key: r.lock, ...out }));
      const faces = r.ready.map(([thing]) => world.faces[thing]!);
      return withFaces({ ...cards, at }, faces);
    }
    case 'show': {
      const views: Record<string, Readonly<Record<string, Locked>>> = { ...cards.views };
      eachOut(r.parts, (thing, out, part) => {
        const { to, lock } = lockedFor(part);
        views[thing] = { ...views[thing], [to]: { key: lock, ...out } };
      });
      return { ...cards, views };
    }
    case 'roll': {
      const rolls = { ...cards.rolls };
      eachOut(r.parts, (thing, out) => {
        rolls[thing] = { seat: r.to, key: r.lock, ...out, ...r.dice };
      });
      return { ...cards, rolls };
    }
    case 'rekey':
      return rekeyed(cards, r.parts);
  }
}

function eachOut(
  parts: readonly Part[],
  each: (thing: string, out: { readonly a: string; readonly b: string }, part: Part) => void,
): void {
  for (const part of parts) {
    const { out } = part;
    if (!out) throw new Error('a part has not come out yet');
    for (const [i, thing] of part.things.entries()) each(thing, unpacked(out[i]!), part);
  }
}
