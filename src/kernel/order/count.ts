/**
 * The seats that count, as a function of the chain of stamps alone, so that who wasn't there judges alike. A change (one device in or
 * out) is asked for by an entry that a stamp places, waits in line, is asked of all when it is the first in line, and is in effect from
 * a stamp that carries a quorum of acknowledgements over the asking one. One is asked at a time.
 */
import { parseCountBody } from '../journal/bodies.ts';
import { chainOf, type Entry, KIND } from '../journal/entry.ts';

/** One device in or out. */
export interface Change {
  readonly act: 'in' | 'out';
  /** Hex device. */
  readonly device: string;
}

export interface Count {
  /** Voting devices, hex, one of a seat; never empty. */
  readonly devices: readonly string[];
  /** Changes to come; the first one is asked. */
  readonly line: readonly Change[];
  /** Position of the stamp that asks the first in line. */
  readonly asked: number;
  /** By device: position from which it was out, so that an old entry of it doesn't bring it in again. */
  readonly outs: Readonly<Record<string, number>>;
}

/** Waiting changes, so that nobody makes the line grow for ever. */
const MAX_LINE = 64;

/** The count of a table that begins: one device, seated or not. */
export const firstCount = (devices: readonly string[]): Count => ({ devices, line: [], asked: 0, outs: {} });

/** Who counts when all that waits has come into effect. */
const after = (count: Count): readonly string[] =>
  count.line.reduce<readonly string[]>((devices, change) => apply(devices, change), count.devices);

const apply = (devices: readonly string[], { act, device }: Change): readonly string[] =>
  act === 'in' ? [...devices, device] : devices.filter((other) => other !== device);

/** Whether this change has anything to change; the last one who counts can't go. */
export function wants(count: Count, { act, device }: Change): boolean {
  const then = after(count);
  // What takes a waiting one away makes a full line shorter.
  if (count.line.length >= MAX_LINE && undoneBy(count, { act, device }) < 0) return false;
  return act === 'in' ? !then.includes(device) : then.includes(device) && then.length > 1;
}

/** Place in line of the change that this one takes away; −1 for none. */
const undoneBy = ({ line }: Count, { act, device }: Change): number =>
  line.findIndex((waiting) => waiting.act !== act && waiting.device === device);

/**
 * The change in line, asked at this position where it is the first. What changes nothing is passed over. What undoes a change that waits
 * takes it away: nobody acknowledges that somebody is gone who is heard, nor that somebody is in who has left, and the line would stand.
 */
export function enqueue(count: Count, change: Change, position: number): Count {
  if (!wants(count, change)) return count;
  const undone = undoneBy(count, change);
  if (undone >= 0) {
    const line = count.line.filter((_, i) => i !== undone);
    return { ...count, line, asked: undone === 0 ? position : count.asked };
  }
  return { ...count, line: [...count.line, change], asked: count.line.length === 0 ? position : count.asked };
}

/** The first in line has come into effect; the next one is asked by the same stamp. */
export function takeEffect(count: Count, position: number): Count {
  const [change, ...line] = count.line;
  if (!change) return count;
  const outs = change.act === 'out' ? { ...count.outs, [change.device]: position } : count.outs;
  return { devices: apply(count.devices, change), line, asked: position, outs };
}

/** What a stamp's entries ask of the count at that stamp. @param placeUnder position of a stamp in this one's past, by its hash */
export function countAsked(
  at: { readonly count: Count; readonly office: string; readonly position: number },
  entries: readonly Entry[],
  placeUnder: (hash: string) => number | undefined,
): Count {
  let { count } = at;
  for (const entry of entries) {
    const change = entry.kind === KIND.count ? parseCountBody(entry.body) : undefined;
    if (!change) continue;
    // Out: by that device, or by the clerk. In: by that very device, and after it had seen that it was out.
    const own = entry.device === change.device;
    const seen = placeUnder(entry.seen);
    const may =
      change.act === 'out'
        ? own || chainOf(entry) === at.office
        : own && seen !== undefined && seen >= (at.count.outs[change.device] ?? 0);
    if (may) count = enqueue(count, change, at.position);
  }
  return count;
}
