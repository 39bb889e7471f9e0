/** J1 to J10 of SPEC.md: which entries of a room are really by whom they say, each hanging on its author's last one. */
import { ascii, hex, sha256 } from './bytes.ts';
import type { Keys } from './beginning.ts';
import { chainOf, type Entry, readEntry } from './entry.ts';
import { type Findings, short } from './finding.ts';
import type { Verify } from './verify.ts';

export interface Chains {
  /** Everything that is proven, by its hash. */
  readonly entries: ReadonlyMap<string, Entry>;
  /**
   * Signing keys of all devices that said theirs. A device is named by its keys, so they hold for its entries here and for its votes in any
   * room.
   */
  readonly keys: ReadonlyMap<string, Uint8Array>;
}

const DEVICE = ascii('tavolata/v1/device');

/** I1: a device is the hash of its keys. */
export const deviceOf = ({ sigPk, mailPk }: Keys): string => hex(sha256(DEVICE, sigPk, mailPk)).slice(0, 32);

/** Reads them in whatever order they come. */
export function readChains(room: string, bytes: Iterable<Uint8Array>, verify: Verify, findings: Findings): Chains {
  const here = [...parsed(room, bytes, findings)].toSorted((a, b) => a.seq - b.seq);
  const keys = new Map<string, Uint8Array>();
  const entries = new Map<string, Entry>();
  const places = new Map<string, Entry[]>();
  for (const entry of here) {
    if (entry.seq === 0) takeKeys(entry, keys, findings);
    const key = keys.get(entry.device);
    if (!key) {
      findings.add(
        'missing',
        `The keys of device ${short(entry.device)} are missing, so ${short(entry.hash)} is nobody's.`,
      );
      continue;
    }
    if (!verify(entry.signature, entry.signed, key)) {
      findings.add('signature', `${named(entry)} isn't signed by the device that it names.`, [], [entry.bytes]);
      continue;
    }
    if (!hangs(entry, entries, places, findings)) continue;
    const place = `${chainOf(entry)} ${entry.seq}`;
    const twins = places.get(place) ?? [];
    if (twins[0])
      findings.add(
        'two entries',
        `Device ${short(entry.device)} signed two entries for place ${entry.seq} of one chain.`,
        [entry.device],
        [twins[0].bytes, entry.bytes],
      );
    places.set(place, [...twins, entry]);
    entries.set(entry.hash, entry);
  }
  return { entries, keys };
}

export const named = (entry: Entry): string =>
  `Entry ${short(entry.hash)} (${entry.seq} of device ${short(entry.device)})`;

function* parsed(room: string, all: Iterable<Uint8Array>, findings: Findings): Iterable<Entry> {
  const known = new Set<string>();
  for (const bytes of all) {
    const entry = readEntry(bytes);
    if (!entry) {
      findings.add('malformed', `${bytes.length} bytes are no entry.`, [], [bytes]);
    } else if (entry.room !== room) {
      findings.add('other room', `${named(entry)} was signed for another room.`, [], [bytes]);
    } else if (!known.has(entry.hash)) {
      known.add(entry.hash);
      yield entry;
    }
  }
}

function takeKeys({ body, device, bytes }: Entry, keys: Map<string, Uint8Array>, findings: Findings): void {
  if (body?.is !== 'table' && body?.is !== 'hello') {
    findings.add('keys', `A chain of device ${short(device)} doesn't begin with its keys.`, [], [bytes]);
  } else if (deviceOf(body.keys) === device) {
    keys.set(device, body.keys.sigPk);
  } else {
    findings.add('keys', `A chain begins with keys that aren't those of device ${short(device)}.`, [], [bytes]);
  }
}

/** Whether its predecessor is there. Where another stands in its place, its author has signed what can't both be. */
function hangs(
  entry: Entry,
  entries: ReadonlyMap<string, Entry>,
  places: ReadonlyMap<string, readonly Entry[]>,
  findings: Findings,
): boolean {
  if (entry.seq === 0) return true;
  const before = entries.get(entry.prev);
  if (before && chainOf(before) === chainOf(entry) && before.seq === entry.seq - 1) return true;
  const other = places.get(`${chainOf(entry)} ${entry.seq - 1}`)?.[0];
  if (other)
    findings.add(
      'chain',
      `${named(entry)} doesn't hang on its author's last one, ${short(other.hash)}.`,
      [entry.device],
      [other.bytes, entry.bytes],
    );
  else findings.add('missing', `What comes before ${named(entry).toLowerCase()} is missing.`);
  return false;
}
