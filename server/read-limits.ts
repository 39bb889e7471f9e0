/**
 * Limits that an operator writes as JSON, e.g. `{"connections":3000}`. Names and values are looked at here: a wrong one would break something
 * quietly, long after the start.
 */
import { type Limits, LIMITS } from './limits.ts';

/** Of these 0 says something: nobody, none or never. */
const MAY_BE_NONE: ReadonlySet<string> = new Set<keyof Limits>([
  'connections',
  'settleMs',
  'watchersPerRoom',
  'restoreMs',
  'addressRoomsPerHour',
  'addressKnocksPerMinute',
  'mailboxes',
  'tokenGraceMs',
]);
/** Node's timers fire at once past it, and the WebSocket library then has no bound of frames. */
const MOST_OF_TIMES_AND_FRAMES = 2 ** 31 - 1;

interface Range {
  readonly least: number;
  readonly most: number;
}

function rangeOf(name: string): Range {
  // A smaller frame than a full room's would make a browser that brings one back reconnect for ever.
  if (name === 'maxFrameBytes') return { least: LIMITS.maxFrameBytes, most: MOST_OF_TIMES_AND_FRAMES };
  const most = name.endsWith('Ms') ? MOST_OF_TIMES_AND_FRAMES : Number.MAX_SAFE_INTEGER;
  return { least: MAY_BE_NONE.has(name) ? 0 : 1, most };
}

/** @throws for what is no object, and for names and values that are none, with a sentence without its full stop */
export function readLimits(json: string): Partial<Limits> {
  const read: unknown = JSON.parse(json);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new TypeError('it is no object');
  for (const [name, value] of Object.entries(read) as [string, unknown][]) {
    if (!Object.hasOwn(LIMITS, name)) throw new RangeError(`there is no ${name}`);
    const { least, most } = rangeOf(name);
    if (!Number.isInteger(value) || Number(value) < least || Number(value) > most)
      throw new RangeError(`${name} must be a whole number from ${least} to ${most}`);
  }
  return read;
}
