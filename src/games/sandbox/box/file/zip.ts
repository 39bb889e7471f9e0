/**
 * Zip files of strangers, read by their central directory alone. Names, sizes and places are judged before a byte is inflated. Inflating stops
 * as soon as a member says more than it has announced. The library fflate inflates and deflates; what it doesn't judge is judged here.
 */
import { Inflate, zipSync } from 'fflate';
import { crc32 } from './crc32.ts';

/** Why a zip isn't opened. Each has its sentence in the words of the import. */
export type ZipTrouble =
  | 'zip-damaged'
  | 'zip-names'
  | 'zip-locked'
  | 'zip-64'
  | 'zip-many'
  | 'zip-large'
  | 'zip-overlap'
  | 'zip-method';

/** Members by name, folders left out. */
export type Members = ReadonlyMap<string, Uint8Array>;

export type ReadZip =
  | { readonly ok: true; readonly members: Members }
  | { readonly ok: false; readonly why: ZipTrouble };

const MOST_MEMBERS = 4_000;
/** Of all members together, inflated, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Inflated at a time, in bytes: what is too much is noticed after so much of the packed bytes. */
const SLICE = 16 * 1024;

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
/** A number that stands for "see the 64-bit part". */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffff_ffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x0041;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Of its local header. */
  readonly at: number;
}

/** Refusals travel as exceptions inside this file, and no farther. */
class Refused extends Error {
  readonly why: ZipTrouble;
  constructor(why: ZipTrouble) {
    super(why);
    this.why = why;
  }
}

const refuseIf = (bad: boolean, why: ZipTrouble): void => {
  if (bad) throw new Refused(why);
};

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** @param wanted names of those to inflate; the others are judged and left */
export function readZip(bytes: Uint8Array, wanted: (name: string) => boolean = () => true): ReadZip {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = directory(bytes, view);
    const places = entries.map((entry) => placed(view, entry));
    apart(places);
    const members = new Map<string, Uint8Array>();
    for (const [i, entry] of entries.entries()) {
      if (entry.name.endsWith('/') || !wanted(entry.name)) continue;
      const { from, to } = places[i]!;
      members.set(entry.name, inflated(bytes.subarray(from, to), entry));
    }
    return { ok: true, members };
  } catch (error) {
    // Anything else that throws is a place outside of the file.
    return { ok: false, why: error instanceof Refused ? error.why : 'zip-damaged' };
  }
}

/** Its end record is searched from behind: a comment may follow it. */
function endOf(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_BYTES - MOST_COMMENT);
  for (let i = view.byteLength - END_BYTES; i >= least; i--) if (view.getUint32(i, true) === END) return i;
  throw new Refused('zip-damaged');
}

function directory(bytes: Uint8Array, view: DataView): readonly Entry[] {
  const end = endOf(view);
  const [disk, count, total] = [
    view.getUint16(end + 4, true),
    view.getUint16(end + 8, true),
    view.getUint16(end + 10, true),
  ];
  const from = view.getUint32(end + 16, true);
  refuseIf(total === ELSEWHERE_16 || from === ELSEWHERE_32, 'zip-64');
  refuseIf(disk !== 0 || count !== total, 'zip-damaged');
  refuseIf(total > MOST_MEMBERS, 'zip-many');
  const entries: Entry[] = [];
  const names = new Set<string>();
  let [at, sum] = [from, 0];
  for (let i = 0; i < total; i++) {
    refuseIf(view.getUint32(at, true) !== CENTRAL, 'zip-damaged');
    refuseIf((view.getUint16(at + 8, true) & ENCRYPTED) !== 0, 'zip-locked');
    const [nameBytes, extra, comment] = [28, 30, 32].map((by) => view.getUint16(at + by, true)) as [
      number,
      number,
      number,
    ];
    const entry = {
      name: nameOf(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    refuseIf([entry.packed, entry.size, entry.at].includes(ELSEWHERE_32), 'zip-64');
    refuseIf(entry.method !== STORED && entry.method !== DEFLATED, 'zip-method');
    // Two names that differ in their case are one file on many disks.
    refuseIf(names.has(entry.name.toLowerCase()), 'zip-names');
    names.add(entry.name.toLowerCase());
    sum += entry.size;
    refuseIf(sum > MOST_BYTES, 'zip-large');
    entries.push(entry);
    at += CENTRAL_BYTES + nameBytes + extra + comment;
  }
  return entries;
}

/** A name that stays inside the folder it would be unpacked to, on any system. */
function nameOf(bytes: Uint8Array): string {
  const name = new TextDecoder().decode(bytes);
  const parts = name.replace(/\/$/u, '').split('/');
  // oxlint-disable-next-line no-control-regex -- a name with control characters is what is looked for
  const isOdd = /[\u0000-\u001f\\:]/u.test(name) || parts.some((part) => part === '' || part === '.' || part === '..');
  refuseIf(isOdd, 'zip-names');
  return name;
}

interface Place {
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** Where a member's bytes are, by its own header. */
function placed(view: DataView, { at, packed }: Entry): Place {
  refuseIf(view.getUint32(at, true) !== LOCAL, 'zip-damaged');
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  refuseIf(from + packed > view.byteLength, 'zip-damaged');
  return { start: at, from, to: from + packed };
}

/** Members that share bytes are how a small file becomes endless. */
function apart(places: readonly Place[]): void {
  let before = 0;
  for (const { start, to } of places.toSorted((a, b) => a.start - b.start)) {
    refuseIf(start < before, 'zip-overlap');
    before = to;
  }
}

function inflated(packed: Uint8Array, { method, size, crc }: Entry): Uint8Array {
  if (method === STORED) refuseIf(packed.length !== size, 'zip-damaged');
  const out = method === STORED ? packed.slice() : new Uint8Array(size);
  if (method === DEFLATED) {
    let at = 0;
    const inflate = new Inflate((chunk) => {
      // It says more than it has announced: the announced sum is what was judged.
      refuseIf(at + chunk.length > size, 'zip-large');
      out.set(chunk, at);
      at += chunk.length;
    });
    for (let i = 0; i < packed.length; i += SLICE)
      inflate.push(packed.subarray(i, i + SLICE), i + SLICE >= packed.length);
    refuseIf(at !== size, 'zip-damaged');
  }
  refuseIf(crc32(out) !== crc, 'zip-damaged');
  return out;
}

/** Before summer time and time zones: the same members are the same bytes everywhere. */
const NO_DATE = new Date(1980, 0, 1);
/** Already packed in themselves. */
const PICTURE = /\.(?:webp|jpe?g|png|gif)$/u;

/** @param members in the order in which they shall lie; pictures are stored, all else is deflated */
export const writeZip = (members: Members): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...members].map(([name, bytes]) => [
        name,
        [bytes, { level: PICTURE.test(name) ? 0 : 9, mtime: NO_DATE }] as const,
      ]),
    ) as Parameters<typeof zipSync>[0],
  );
