/**
 * Seats that owe shares of a run for cards or dice. As many keepers as it takes owe one at once, the others later. A shuffler owes its pass
 * when its turn comes.
 */
import type { Duty } from '../runs/contribution.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { missing, ownersLack } from './parts.ts';
import type { BeaconRun, LockRun, Numbered, Part, ShuffleRun } from '../runs/card-run.ts';
import { setOf } from './shares.ts';
import { type CardWorld, keeps } from '../runs/card-world.ts';

/** How long the other keepers wait for those who contribute by habit. */
const STEP_IN_MS = 2_500;
/** …and those who don't count as being here. */
const AWAY_MS = 5_000;

/** How long who was passed over leaves the turn to whose it is. */
const LATE_MS = 1_500;

type Owed = Duty & { readonly item: number };

/** Keepers that could still give a share: the first `wanted` who are here at once, the others in case. */
function inTurn(
  world: CardWorld,
  set: KeeperSet,
  given: Readonly<Record<string, string>>,
  wanted: number,
): (readonly [Seat, number])[] {
  const could = set.keepers.filter((_, i) => given[i + 1] === undefined && keeps(world, set, i));
  const here = could.filter((seat) => !world.away.includes(seat));
  const away = could.filter((seat) => world.away.includes(seat));
  return [
    ...here.map((seat, i) => [seat, i < wanted ? 0 : STEP_IN_MS] as const),
    ...away.map((seat) => [seat, AWAY_MS] as const),
  ];
}

/**
 * What owners and keepers owe to these parts, item by item: owners first, then as many keepers as are still missing. @param ask id of the question
 */
export function partDuties(world: CardWorld, head: Numbered, parts: readonly Part[], ask: string): Owed[] {
  const set = setOf(world, head);
  if (!set) return [];
  return parts.flatMap((part, item): Owed[] => {
    if (part.out) return [];
    const what = part.to === undefined ? 'deck/open' : 'deck/convert';
    const owners = ownersLack(part);
    const from: readonly (readonly [Seat, number])[] =
      owners.length > 0 ? owners.map((seat) => [seat, 0]) : inTurn(world, set, part.shares, missing(set, part));
    return from.map(([seat, afterMs]) => ({ seat, ask, what, afterMs, item }));
  });
}

/** What is owed to an opening or a handing on of locked cards. @param ask id of the question */
export const lockDuties = (world: CardWorld, r: LockRun, ask: string): Owed[] => partDuties(world, r, r.parts, ask);

/** Shares that keepers owe to a public roll, in turn. @param ask id of the question */
export function beaconDuties(world: CardWorld, r: BeaconRun, ask: string): Owed[] {
  const set = setOf(world, r);
  if (!set) return [];
  const wanted = set.threshold - Object.keys(r.shares).length;
  return inTurn(world, set, r.shares, wanted).map(([seat, afterMs]) => ({
    seat,
    ask,
    what: 'roll/share',
    afterMs,
    item: 0,
  }));
}

/**
 * The seat whose turn it is, and in case that it is slow those that were passed over and are here. Of two passes over one deck the first
 * counts.
 */
export function shuffleDuties(world: CardWorld, r: ShuffleRun, ask: string): Owed[] {
  const owe = (seat: Seat, afterMs: number): Owed => ({ seat, ask, what: 'deck/pass', afterMs, item: r.passed.length });
  const late = r.skipped.filter((seat) => world.seated.includes(seat) && !world.away.includes(seat));
  return [...r.turns.slice(0, 1).map((seat) => owe(seat, 0)), ...late.map((seat) => owe(seat, LATE_MS))];
}
