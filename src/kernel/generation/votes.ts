/**
 * Which voters may decide that a table moves on, and from where: the promises of those who go, judged the same way by the opener and by everybody
 * who follows. Pure.
 */
import { handSeatOf, seatOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { MOVE } from '../journal/carried.ts';
import { parsePromise, type VotePlace, verifyVote } from '../journal/vote.ts';
import { pickBase, type Vow } from '../log/base.ts';
import type { Order, Stamped } from '../log/order.ts';
import { quorum } from '../log/quorum.ts';
import type { Sodium } from '../ports.ts';

/** What checking promises to leave needs. */
export interface VowPorts {
  readonly sodium: Sodium;
  readonly place: VotePlace;
  readonly order: Order;
  keyOf(device: string): Uint8Array | undefined;
}

/** The promises among these votes, one a device; `early` where one names a stamp that isn't here yet. */
export function vowsTo(ports: VowPorts, opener: string, votes: readonly Uint8Array[]): readonly Vow[] | 'early' {
  const vows = new Map<string, Vow>();
  for (const bytes of votes) {
    const promise = parsePromise(bytes);
    if (!promise?.left || promise.to.device !== opener || vows.has(promise.device)) continue;
    const key = ports.keyOf(promise.device);
    if (!key || !verifyVote(ports.sodium, ports.place, bytes, key)) continue;
    const last = ports.order.at(promise.last.hash);
    if (!last) return 'early';
    vows.set(promise.device, { device: promise.device, last });
  }
  return [...vows.values()];
}

/**
 * The devices whose word counts when a seat is to be sent away: the other voters; where there are none, all others that sit here.
 */
export function electorate(state: TableState, count: readonly string[], about: Seat | undefined): readonly string[] {
  const others = (devices: readonly string[]): string[] =>
    devices.filter((device) => about === undefined || seatOf(state, device) !== about);
  const counting = others(count);
  return counting.length > 0 ? counting : others(state.roster.map(({ device }) => device));
}

/** So many of the electorate must go along; for going on without the others one is enough. */
export const needed = (how: number, voters: readonly string[], strict: boolean): number =>
  how === MOVE.goOn ? 1 : quorum(voters.length, strict);

/**
 * Where the promises say to go on: by the rule of takeovers where a quorum has promised; else from the highest acknowledgement among
 * them, which holds all that any of them has shown.
 */
export function baseOf(order: Order, vows: readonly Vow[]): Stamped | undefined {
  const picked = pickBase(order, vows, order.strict);
  if (picked || vows.length === 0) return picked;
  const epoch = Math.max(...vows.map(({ last }) => last.epoch));
  const lasts = vows.map(({ last }) => last).filter((last) => last.epoch === epoch);
  const longest = lasts.reduce((a, b) => (b.position > a.position ? b : a));
  return lasts.every((last) => order.isOver(longest, last)) ? longest : lasts.reduce((a, b) => order.common(a, b));
}

/** Those who promised, go on, and may vote where the table goes on: a screen for all to look at speaks for no seat. */
export function goingOn(vows: readonly Pick<Vow, 'device'>[], base: Pick<Stamped, 'voters'>, at: TableState): string[] {
  const speaks = (device: string): boolean =>
    base.voters.devices.includes(device) || handSeatOf(at, device) !== undefined;
  return vows.map(({ device }) => device).filter(speaks);
}

/** Whether these are enough for it, at the base that they name. */
export function carries(
  how: number,
  about: Seat | undefined,
  vows: readonly Vow[],
  base: Stamped,
  at: TableState,
  strict: boolean,
): boolean {
  if (how === MOVE.goOn) return goingOn(vows, base, at).length > 0;
  const voters = electorate(at, base.voters.devices, about);
  const going = vows.map(({ device }) => device);
  return going.filter((device) => voters.includes(device)).length >= needed(how, voters, strict);
}
