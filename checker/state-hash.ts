/** "State hash" of PROTOCOL.md: over canonical JSON, in which long parts stand by their own hash. */
import { ascii, hex, sha256 } from './bytes.ts';

/** Table, play, state, member, part: this many steps under the whole. */
const DEEP = 4;
const LONG = 512;

const hashed = (text: string): string => hex(sha256(ascii(text)));

/** Keys sorted by code unit, no spaces. */
export function canonical(value: unknown, depth: number = -Infinity): string {
  const text = plain(value, depth);
  const isLong = depth === DEEP && typeof value === 'object' && value !== null && text.length >= LONG;
  return isLong ? JSON.stringify(hashed(text)) : text;
}

function plain(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, depth + 1)).join(',')}]`;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one, depth + 1)}`).join(',')}}`;
}

export const stateHash = (state: unknown): string => hashed(canonical(state, 0));
