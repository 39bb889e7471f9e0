/**
 * Where the Azrak are: reserves, Vortex, Mission Return, places on the map. Each procedure moves them and makes none, so that their number
 * stays what it was at set-up (TS-190). An amount that can't be moved as asked is undefined; who may ask is for the rules to say.
 */
import type { Seat } from '../../kernel/game.ts';

export interface Reserve {
  readonly azrak: number;
  /** The starting level; never exceeded (TS-185). */
  readonly most: number;
}

export interface Purse {
  /** By seat. */
  readonly reserves: readonly Reserve[];
  readonly vortex: number;
  readonly missionReturn: number;
  /** Locations that a Captain has placed a crystal on. */
  readonly placed: readonly string[];
}

export const totalOf = ({ reserves, vortex, missionReturn, placed }: Purse): number =>
  reserves.reduce((sum, { azrak }) => sum + azrak, 0) + vortex + missionReturn + placed.length;

export const reserveOf = ({ reserves }: Purse, seat: Seat): number => reserves[seat]?.azrak ?? 0;
export const roomOf = ({ reserves }: Purse, seat: Seat): number =>
  (reserves[seat]?.most ?? 0) - (reserves[seat]?.azrak ?? 0);

const moved = (purse: Purse, seat: Seat, by: number): Purse => ({
  ...purse,
  reserves: purse.reserves.map((one, at) => (at === seat ? { ...one, azrak: one.azrak + by } : one)),
});

/** Set-up: each reserve at its starting level, what is left over in the Vortex (TS-029, TS-030). @param total of the mission */
export function begun(levels: readonly number[], total: number): Purse {
  const out = levels.reduce((sum, level) => sum + level, 0);
  const reserves = levels.map((level) => ({ azrak: level, most: level }));
  return { reserves, vortex: total - out, missionReturn: 0, placed: [] };
}

/** TS-182, whole or not at all. @param toReturn so many of them go to Mission Return */
export function spent(purse: Purse, seat: Seat, n: number, toReturn = 0): Purse | undefined {
  return n > reserveOf(purse, seat) ? undefined : lost(purse, seat, n, toReturn);
}

/** TS-183, TS-187: as many as are there. */
export function lost(purse: Purse, seat: Seat, n: number, toReturn = 0): Purse {
  const all = Math.min(Math.max(0, n), reserveOf(purse, seat));
  const back = Math.min(Math.max(0, toReturn), all);
  const now = moved(purse, seat, -all);
  return { ...now, vortex: now.vortex + all - back, missionReturn: now.missionReturn + back };
}

/** TS-184 … TS-186: from the Vortex, as far as there are any and there is room. */
export function gained(purse: Purse, seat: Seat, n: number): Purse {
  const all = Math.min(Math.max(0, n), roomOf(purse, seat), purse.vortex);
  return { ...moved(purse, seat, all), vortex: purse.vortex - all };
}

/** The Captain's crystal: on a location that has none, else to Mission Return. The last one breaks the link, and is spent (ruling C4). */
export function placedOn(purse: Purse, captain: Seat, location: string): Purse | undefined {
  if (reserveOf(purse, captain) < 2) return spent(purse, captain, 1);
  const now = moved(purse, captain, -1);
  return now.placed.includes(location)
    ? { ...now, missionReturn: now.missionReturn + 1 }
    : { ...now, placed: [...now.placed, location] };
}

/** TS-238: what lay on a part of the map that is covered. */
export function covered(purse: Purse, locations: readonly string[]): Purse {
  const rest = purse.placed.filter((location) => !locations.includes(location));
  return { ...purse, placed: rest, vortex: purse.vortex + purse.placed.length - rest.length };
}

/**
 * What a Standard Refresh divides: the Vortex, but for the crystal that it costs (TS-194, TS-200); undefined where there is none (TS-199).
 */
export function potOf({ vortex }: Purse, isFree: boolean): number | undefined {
  if (vortex === 0) return undefined;
  return isFree ? vortex : vortex - 1;
}

/**
 * TS-195 … TS-197, TS-223: all of it, as far as there is room.
 * @param shares by seat
 * @param empty seats that lost control: each gets one, as far as they go round
 */
export function refreshed(
  purse: Purse,
  shares: readonly number[],
  isFree: boolean,
  empty: readonly Seat[] = [],
): Purse | undefined {
  const pot = potOf(purse, isFree);
  if (pot === undefined || shares.length !== purse.reserves.length) return undefined;
  const rooms = purse.reserves.map((_, seat) => roomOf(purse, seat));
  if (shares.some((share, seat) => !Number.isInteger(share) || share < 0 || share > rooms[seat]!)) return undefined;
  const sum = shares.reduce((all, share) => all + share, 0);
  const most = rooms.reduce((all, room) => all + room, 0);
  if (sum !== Math.min(pot, most)) return undefined;
  if (empty.filter((seat) => shares[seat]! > 0).length < Math.min(pot, empty.length)) return undefined;
  return {
    ...purse,
    reserves: purse.reserves.map((one, seat) => ({ ...one, azrak: one.azrak + shares[seat]! })),
    vortex: pot - sum,
    missionReturn: purse.missionReturn + (isFree ? 0 : 1),
  };
}

/**
 * The most equal reserves that a Refresh can lead to (TS-198): the poorest gets the next one, clockwise from seat 0.
 * @param out seats that get none: whoever is expelled has no part in a Refresh that a card orders
 */
export function evenShares(purse: Purse, isFree: boolean, out: readonly Seat[] = []): readonly number[] {
  const shares = purse.reserves.map(() => 0);
  for (let left = potOf(purse, isFree) ?? 0; left > 0; left--) {
    const open = purse.reserves.flatMap(({ azrak, most }, seat) =>
      azrak + shares[seat]! < most && !out.includes(seat) ? [seat] : [],
    );
    if (open.length === 0) break;
    const after = (seat: Seat): number => reserveOf(purse, seat) + shares[seat]!;
    const poorest = open.reduce((least, seat) => (after(seat) < after(least) ? seat : least));
    shares[poorest]!++;
  }
  return shares;
}

/**
 * The link broke, and its agent goes on (TS-205 … TS-209). The last crystal, which lies in the Vortex while it is chosen, goes to Mission
 * Return unless the Refresh is free (TS-306). Then the reserve fills up. Undefined where nothing would be left to take.
 */
export function emergency(purse: Purse, seat: Seat, isFree: boolean): Purse | undefined {
  const cost = isFree ? 0 : 1;
  if (reserveOf(purse, seat) > 0 || purse.vortex < cost + 1) return undefined;
  const paid = { ...purse, vortex: purse.vortex - cost, missionReturn: purse.missionReturn + cost };
  return gained(paid, seat, roomOf(paid, seat));
}
