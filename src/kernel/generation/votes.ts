/**
 * Voters who may decide that a table moves on, and from where. The opener and everybody who follows judge the promises of those who go in
 * the same way. Pure.
 */
import { handSeatOf, seatOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { HOW, type How } from '../journal/carried.ts';
import { parsePromise, type VoteScope, verifyVote } from '../journal/vote.ts';
import { furthest, pickBase, type Vow } from '../log/base.ts';
import type { Order, Stamped } from '../log/order.ts';
import { quorum } from '../log/quorum.ts';
import type { Sodium } from '../ports.ts';

/** What checking promises to leave needs. */
export interface VowPorts {
  readonly sodium: Sodium;
  readonly place: VoteScope;
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

/** What these promises name, their signatures unchecked: enough to say what may still come about, and never to open anything. */
export function vowsNamed(order: Order, promises: ReadonlyMap<string, Uint8Array>): readonly Vow[] {
  return [...promises].flatMap(([device, bytes]) => {
    const last = order.at(parsePromise(bytes)?.last.hash ?? '');
    return last ? [{ device, last }] : [];
  });
}

/** The devices whose word counts when a seat is to be sent away: the other voters; where there are none, all others that sit here. */
export function electorate(state: TableState, voters: readonly string[], about: Seat | undefined): readonly string[] {
  const others = (devices: readonly string[]): string[] =>
    devices.filter((device) => about === undefined || seatOf(state, device) !== about);
  const voting = others(voters);
  return voting.length > 0 ? voting : others(state.roster.map(({ device }) => device));
}

/** So many of the electorate must go along; for going on without the others one is enough. */
export const needed = (how: How, voters: readonly string[], strict: boolean): number =>
  how === HOW['go-on'] ? 1 : quorum(voters.length, strict);

/** Where promises to leave say to go on. */
export interface LeavingBase {
  readonly base: Stamped;
  /** Two of the promises name conflicting stamps, and which of them could be committed doesn't follow from these alone. */
  readonly isSplit: boolean;
}

/**
 * The stamp from which the promises say to go on. The rule of takeovers says it where a quorum has promised. Else it is the highest
 * acknowledgement among them, which holds all that any of them has shown. Of conflicting ones the last stamp common to all is taken; see
 * `isSplit`.
 */
export function baseOf(order: Order, vows: readonly Vow[]): LeavingBase | undefined {
  const picked = pickBase(order, vows, order.strict);
  if (picked) return { base: picked, isSplit: false };
  if (vows.length === 0) return undefined;
  const epoch = Math.max(...vows.map(({ last }) => last.epoch));
  const lasts = vows.map(({ last }) => last).filter((last) => last.epoch === epoch);
  const longest = furthest(order, lasts);
  if (longest) return { base: longest, isSplit: false };
  return { base: lasts.reduce((a, b) => order.common(a, b)), isSplit: true };
}

/** Those who promised, go on, and may vote where the table goes on: a screen for all to look at speaks for no seat. */
export function goingOn(vows: readonly Pick<Vow, 'device'>[], base: Pick<Stamped, 'voters'>, at: TableState): string[] {
  const speaks = (device: string): boolean =>
    base.voters.devices.includes(device) || handSeatOf(at, device) !== undefined;
  return vows.map(({ device }) => device).filter(speaks);
}

/**
 * Whether these are enough for it, at the base that they name. Where they are split, everybody must promise who can: one of the two stamps
 * could be committed, and the next promise may say which. Going on without the others has nobody to wait for.
 */
export function carries(
  how: How,
  about: Seat | undefined,
  vows: readonly Vow[],
  { base, isSplit }: LeavingBase,
  at: TableState,
  strict: boolean,
): boolean {
  if (how === HOW['go-on']) return goingOn(vows, base, at).length > 0;
  const voters = electorate(at, base.voters.devices, about);
  const going = new Set(vows.map(({ device }) => device));
  const promised = voters.filter((device) => going.has(device)).length;
  return promised >= (isSplit ? voters.length : needed(how, voters, strict));
}
