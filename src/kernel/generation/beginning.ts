/**
 * The first entries of a later generation: making them, in one chain and whole, and reading the state out of them. Which beginning is
 * the right one is `judge.ts`'s.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, fromHex, hex, unutf8, utf8 } from '../bytes.ts';
import { canonical } from '../canonical.ts';
import { firstState, type TableState } from '../state/state.ts';
import { makeTableBody, parseJson, type TableBody, type TableSettings } from '../journal/bodies.ts';
import { type Carried, makePartBody, parsePartBody, partsAfter, partsOf } from '../journal/carried.ts';
import {
  chainOf,
  type Entry,
  finishEntry,
  KIND,
  type Kind,
  parseEntry,
  signedBytes,
  ZERO_HASH,
} from '../journal/entry.ts';
import type { Journal } from '../journal/journal.ts';
import type { OrderStart } from '../log/order.ts';
import type { DeviceKeys } from '../ports.ts';
import { isRecord } from '../own.ts';

/** What a generation's first entries are made from. */
export interface BeginningOf {
  readonly keys: DeviceKeys;
  /** Hex. */
  readonly device: string;
  readonly session: number;
  /** The new generation's, 16 bytes. */
  readonly room: Uint8Array;
  readonly generation: number;
  readonly settings: TableSettings;
  readonly head: Omit<Carried, 'state' | 'size' | 'part'>;
  readonly state: TableState;
}

/** The table's first entry and the parts that follow it, signed, in their order. */
export async function makeBeginning(b: BeginningOf): Promise<readonly Entry[]> {
  const bytes = utf8(canonical(b.state));
  const [part, ...rest] = partsOf(bytes);
  const carried: Carried = { ...b.head, state: hex(sha256(bytes)), size: bytes.length, part };
  const bodies: (readonly [Kind, Uint8Array])[] = [
    [KIND.table, makeTableBody(b.keys, b.generation, b.settings, carried)],
    ...rest.map((one, i) => [KIND.part, makePartBody({ index: i + 1, bytes: one })] as const),
  ];
  const entries: Entry[] = [];
  for (const [seq, [kind, body]] of bodies.entries()) {
    const [prev, seen] = [entries.at(-1)?.hash ?? ZERO_HASH, entries[0]?.hash ?? ZERO_HASH];
    const signed = signedBytes(
      {
        kind,
        room: b.room,
        device: fromHex(b.device),
        session: b.session,
        seq,
        prev: fromHex(prev),
        seen: fromHex(seen),
      },
      body,
    );
    const entry = parseEntry(finishEntry(signed, await b.keys.sign(signed)));
    if (!entry) throw new Error('an own entry does not read');
    entries.push(entry);
  }
  return entries;
}

/** Where a generation's order begins, and its state there: nothing but its founder, or what it carries. Else as `readBeginning` has it. */
export function beginningFrom(
  genesis: Entry,
  { table, sigPk, mailPk, carried }: TableBody,
  entries: Iterable<Entry>,
): { readonly from: OrderStart; readonly state: TableState } | 'early' | 'bad' {
  const strict = table.settings.strict ?? false;
  if (!carried) {
    const founder = { device: genesis.device, sig: hex(sigPk), mail: hex(mailPk) };
    return { from: { time: 0, strict }, state: firstState(table, founder, 0) };
  }
  const state = readBeginning(genesis, carried, entries);
  const { timeMs: time, base, voters: devices } = carried;
  return typeof state === 'string' ? state : { from: { time, position: base.position, devices, strict }, state };
}

/** Devices of a state that was carried needn't say hello again. */
export function knowDevices(journal: Journal, state: TableState): void {
  for (const [device, { sig, mail }] of Object.entries(state.devices))
    journal.know(device, { sigPk: fromHex(sig), mailPk: fromHex(mail) });
}

/** The state that a generation begins with; `early` while parts are missing, `bad` where they aren't what the first entry says. */
export function readBeginning(
  genesis: Entry,
  carried: Carried,
  journal: Iterable<Entry>,
): TableState | 'early' | 'bad' {
  const parts: Uint8Array[] = [carried.part];
  if (partsAfter(carried) > 0) {
    for (const entry of journal) {
      if (entry.kind !== KIND.part || chainOf(entry) !== chainOf(genesis)) continue;
      const part = parsePartBody(entry.body);
      if (part?.index === entry.seq && part.index <= partsAfter(carried)) parts[part.index] = part.bytes;
    }
    for (let i = 0; i <= partsAfter(carried); i++) if (!parts[i]) return 'early';
  }
  const bytes = concat(...parts);
  const text = bytes.length === carried.size && hex(sha256(bytes)) === carried.state ? unutf8(bytes) : undefined;
  const state = text === undefined ? undefined : parseJson(text, carried.size);
  return isState(state) && canonical(state) === text ? state : 'bad';
}

/** Two public keys of 32 bytes. */
const isDevice = (value: unknown): boolean =>
  isRecord(value) &&
  [value['sig'], value['mail']].every((key) => typeof key === 'string' && /^[0-9a-f]{64}$/u.test(key));

/** The outline of a state. A device that follows from the generation before computes all of it again; any other trusts the link. */
function isState(value: unknown): value is TableState {
  if (!isRecord(value) || !isRecord(value['settings'])) return false;
  const records = ['heads', 'devices', 'requests', 'secrets', 'sealed', 'cards'].every((key) => isRecord(value[key]));
  const { devices, roster, asking, away, now, games, play, keeping, barred, veils, lookingOn } = value;
  const people = [roster, asking].every(
    (list) => Array.isArray(list) && list.every((s) => isRecord(s) && typeof s['device'] === 'string'),
  );
  return (
    records &&
    Object.values(devices as object).every(isDevice) &&
    people &&
    Array.isArray(away) &&
    typeof now === 'number' &&
    typeof games === 'number' &&
    (play === undefined || isRecord(play)) &&
    (keeping === undefined || isRecord(keeping)) &&
    (veils === undefined || isRecord(veils)) &&
    (barred === undefined || Array.isArray(barred)) &&
    (lookingOn === undefined || Array.isArray(lookingOn))
  );
}
