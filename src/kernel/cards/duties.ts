/** Who owes which share of a request for cards or dice: as many keepers as it takes, and the others later; the shuffler whose turn it is. */
import type { Duty } from '../asks/answering.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../keeping/state.ts';
import { missing, ownersLack } from './parts.ts';
import type { BeaconRequest, LockRequest, Numbered, Part, ShuffleRequest } from './request.ts';
import { setOf } from './shares.ts';
import { type CardWorld, keeps } from './world.ts';

/** How long the other keepers wait for those who answer by habit. */
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

export const lockDuties = (world: CardWorld, r: LockRequest, ask: string): Owed[] => partDuties(world, r, r.parts, ask);

export function beaconDuties(world: CardWorld, r: BeaconRequest, ask: string): Owed[] {
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

/** Whose turn it is, and in case that one is slow who was passed over and is here: of two over one deck the first pass counts. */
export function shuffleDuties(world: CardWorld, r: ShuffleRequest, ask: string): Owed[] {
  const owe = (seat: Seat, afterMs: number): Owed => ({ seat, ask, what: 'deck/pass', afterMs, item: r.passed.length });
  const late = r.skipped.filter((seat) => world.seated.includes(seat) && !world.away.includes(seat));
  return [...r.turns.slice(0, 1).map((seat) => owe(seat, 0)), ...late.map((seat) => owe(seat, LATE_MS))];
}
