/**
 * Where a takeover goes on (SPEC.md, O12): the last acknowledgements that a quorum has promised with name one stamp, so that nothing committed
 * is lost. Where two of one epoch differ, its sequencer has lied: its promise isn't heard, and what could be committed is taken. Pure; the candidate
 * and everybody who checks a new-epoch stamp compute the same.
 */
import type { Order, Stamped } from './order.ts';
import { quorum } from './quorum.ts';

/** One promise, as far as it matters here. */
export interface Vow {
  readonly device: string;
  /** The stamp last acknowledged, where the device may not count any more; the root for none. */
  readonly last: Stamped;
}

/** Hex device of a chain's name, `device.session`. At each look it is asked several times: no list is made of the name's parts. */
export function deviceIn(chain: string): string {
  const end = chain.indexOf('.');
  return end < 0 ? chain : chain.slice(0, end);
}

/**
 * The place that an acknowledgement of this device speaks for: the last at or under it where the device counts. Nothing becomes committed
 * by it any further up. `undefined` where there is none.
 */
export function spokenFor({ device, last }: Vow): Stamped | undefined {
  let at: Stamped | undefined = last;
  while (at && !at.voters.devices.includes(device)) at = at.parent;
  return at;
}

/**
 * Only promises of voters at the base are heard.
 * @returns the stamp to go on from; `undefined` where more promises are needed.
 */
export function pickBase(order: Order, vows: readonly Vow[], strict: boolean): Stamped | undefined {
  const spoken = vows.flatMap((vow) => {
    const last = spokenFor(vow);
    return last ? { device: vow.device, last } : [];
  });
  return pickHeard(order, spoken, strict);
}

function pickHeard(order: Order, vows: readonly Vow[], strict: boolean): Stamped | undefined {
  const base = pick(order, vows, strict);
  const heard = base && vows.filter(({ device }) => base.voters.devices.includes(device));
  return !heard || heard.length === vows.length ? base : pickHeard(order, heard, strict);
}

function pick(order: Order, vows: readonly Vow[], strict: boolean): Stamped | undefined {
  if (vows.length === 0) return undefined;
  const epoch = Math.max(...vows.map(({ last }) => last.epoch));
  const longest = furthest(order, lastsOf(vows, epoch));
  if (longest) return enough(vows, longest, strict) ? longest : undefined;
  const liar = deviceIn(vows.find(({ last }) => last.epoch === epoch)!.last.sequencer);
  const honest = vows.filter(({ device }) => device !== liar);
  const base =
    honest.length > 0 ? (furthest(order, lastsOf(honest, highest(honest))) ?? split(order, honest, strict)) : undefined;
  return base && enough(honest, base, strict) ? base : undefined;
}

const highest = (vows: readonly Vow[]): number => Math.max(...vows.map(({ last }) => last.epoch));

const lastsOf = (vows: readonly Vow[], epoch: number): readonly Stamped[] =>
  vows.map(({ last }) => last).filter((last) => last.epoch === epoch);

/** Promises of a quorum of the voters there. */
function enough(vows: readonly Vow[], base: Stamped, strict: boolean): boolean {
  const { devices } = base.voters;
  return vows.filter(({ device }) => devices.includes(device)).length >= quorum(devices.length, strict);
}

/** The longest of them where all lie on one chain. @param stamps at least one */
export function furthest(order: Order, stamps: readonly Stamped[]): Stamped | undefined {
  const longest = stamps.reduce((a, b) => (b.position > a.position ? b : a));
  return stamps.every((stamp) => order.isOver(longest, stamp)) ? longest : undefined;
}

/** A liar's two branches: the highest stamp that could be committed; none, the last one common to all; two that differ, wait. */
function split(order: Order, vows: readonly Vow[], strict: boolean): Stamped | undefined {
  const lasts = lastsOf(vows, highest(vows));
  const committed: Stamped[] = [];
  for (const last of lasts) {
    for (let at: Stamped | undefined = last; at && at.epoch === last.epoch; at = at.parent) {
      if (!couldBeCommitted(order, vows, at, strict)) continue;
      committed.push(at);
      break;
    }
  }
  if (committed.length > 0) return furthest(order, committed);
  return lasts.reduce((a, b) => order.common(a, b));
}

/** Whether those who haven't promised otherwise could make a quorum for it. */
function couldBeCommitted(order: Order, vows: readonly Vow[], stamp: Stamped, strict: boolean): boolean {
  const { devices } = stamp.voters;
  const against = vows.filter(({ device, last }) => devices.includes(device) && !order.isOver(last, stamp)).length;
  return devices.length - against >= quorum(devices.length, strict);
}
