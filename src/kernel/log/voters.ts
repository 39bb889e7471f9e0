/**
 * The voters follow from the chain of stamps alone, so a device that wasn't there judges alike. A change (one device in or out) is asked
 * for by an entry that a stamp places. It waits behind those before it. It is in effect from a stamp that carries a quorum of
 * acknowledgements over the one that put it first. One change is under way at a time.
 */
import { parseVotersBody } from '../journal/bodies.ts';
import { chainOf, type Entry, KIND } from '../journal/entry.ts';

/** One device in or out. */
export interface Change {
  readonly act: 'in' | 'out';
  /** Hex device. */
  readonly device: string;
}

/** Voters at a place of the order, and changes of them that wait. */
export interface Voters {
  /** Voting devices, hex, one of a seat; never empty. */
  readonly devices: readonly string[];
  /** Changes to come; the first one is asked. */
  readonly pending: readonly Change[];
  /** Position of the stamp that asks the first in line. */
  readonly pendingSince: number;
  /** By device: position from which it was out, so that an old entry of it doesn't bring it in again. */
  readonly outs: Readonly<Record<string, number>>;
}

/** Waiting changes, so that nobody makes the line grow for ever. */
const MAX_PENDING = 64;

/** The voters of a table that begins: one device, seated or not. */
export const firstVoters = (devices: readonly string[]): Voters => ({
  devices,
  pending: [],
  pendingSince: 0,
  outs: {},
});

/** The voters once all that waits has come into effect. */
const after = (voters: Voters): readonly string[] =>
  voters.pending.reduce<readonly string[]>((devices, change) => apply(devices, change), voters.devices);

const apply = (devices: readonly string[], { act, device }: Change): readonly string[] =>
  act === 'in' ? [...devices, device] : devices.filter((other) => other !== device);

/**
 * The only voter goes last: whoever was to come in before it may have been taken out of the line. By `wants` somebody else waits there to come
 * in.
 */
const inTurn = (devices: readonly string[], pending: readonly Change[]): readonly Change[] => {
  const [first, ...others] = pending;
  return first?.act === 'out' && devices.length === 1 ? [...others, first] : pending;
};

/** Whether this change has anything to change; the last voter can't go. */
export function wants(voters: Voters, { act, device }: Change): boolean {
  const then = after(voters);
  // What takes a waiting one away makes a full line shorter.
  if (voters.pending.length >= MAX_PENDING && undoneBy(voters, { act, device }) < 0) return false;
  return act === 'in' ? !then.includes(device) : then.includes(device) && then.length > 1;
}

/** Place in line of the change that this one takes away; −1 for none. */
const undoneBy = ({ pending }: Voters, { act, device }: Change): number =>
  pending.findIndex((waiting) => waiting.act !== act && waiting.device === device);

/**
 * The change in line, asked at this position where it is the first. What changes nothing is passed over. A change that undoes a waiting one
 * takes it away. Nobody acknowledges that a heard device is gone, nor that a device that has left is in, and the line would stand.
 */
export function enqueue(voters: Voters, change: Change, position: number): Voters {
  if (!wants(voters, change)) return voters;
  const undone = undoneBy(voters, change);
  if (undone >= 0) {
    const left = voters.pending.filter((_, i) => i !== undone);
    const pending = inTurn(voters.devices, left);
    return { ...voters, pending, pendingSince: undone === 0 ? position : voters.pendingSince };
  }
  return {
    ...voters,
    pending: [...voters.pending, change],
    pendingSince: voters.pending.length === 0 ? position : voters.pendingSince,
  };
}

/** The first in line has come into effect; the next one is asked by the same stamp. */
export function takeEffect(voters: Voters, position: number): Voters {
  const [change, ...pending] = voters.pending;
  if (!change) return voters;
  const outs = change.act === 'out' ? { ...voters.outs, [change.device]: position } : voters.outs;
  const devices = apply(voters.devices, change);
  return { devices, pending: inTurn(devices, pending), pendingSince: position, outs };
}

/** The voters with the changes that a stamp's entries ask for. @param placeUnder position of a stamp in this one's past, by its hash */
export function votersAfter(
  at: { readonly voters: Voters; readonly sequencer: string; readonly position: number },
  entries: readonly Entry[],
  placeUnder: (hash: string) => number | undefined,
): Voters {
  let { voters } = at;
  for (const entry of entries) {
    const change = entry.kind === KIND.voters ? parseVotersBody(entry.body) : undefined;
    if (!change) continue;
    // Out: by that device, or by the sequencer. In: by that very device, and after it had seen that it was out.
    const own = entry.device === change.device;
    const seen = placeUnder(entry.seen);
    const may =
      change.act === 'out'
        ? own || chainOf(entry) === at.sequencer
        : own && seen !== undefined && seen >= (at.voters.outs[change.device] ?? 0);
    if (may) voters = enqueue(voters, change, at.position);
  }
  return voters;
}
