/** A mission comes to the table: its file is put on the shelf, and with it the few words that the log is given first. */
import { utf8 } from '../../../kernel/bytes.ts';
import { own } from '../../../kernel/own.ts';
import { readMission } from '../pack/check.ts';
import type { Entry, Part } from '../pack/entry.ts';
import { FORMAT, type Mission } from '../pack/mission.ts';
import type { Fault } from '../pack/reading.ts';
import { published, unzipped, zipped, type Container } from './container.ts';
import type { Chance } from './locks.ts';
import { contentName } from './names.ts';
import { split } from './pads.ts';
import { publicArt } from './public-art.ts';
import { withArt, type Source } from './source.ts';

interface Refused {
  readonly ok: false;
  readonly advice: string;
}
/** The table's shelf, as a board has it. */
export interface MissionShelf {
  put(
    bytes: Uint8Array,
    meta: { readonly kind: string; readonly name: string; readonly media: string },
    progress?: (done: number, total: number) => void,
  ): Promise<{ readonly ok: true; readonly hash: string } | Refused>;
  get(hash: string): Promise<{ readonly ok: true; readonly bytes: Uint8Array } | Refused>;
  lend(from: (hash: string) => Promise<Uint8Array | undefined>): () => void;
}

/** What the log takes of one thing at once is a little more. */
const PART_BYTES = 56_000;

/** The shell in slices that the log takes, each as it lies there; the same for everybody. */
export function partsOf(shell: string): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < shell.length;) {
    let signs = Math.min(PART_BYTES, shell.length - at);
    let bytes = part(shell.slice(at, at + signs));
    while (bytes.length > PART_BYTES) {
      signs = Math.floor((signs * PART_BYTES) / bytes.length);
      bytes = part(shell.slice(at, at + signs));
    }
    parts.push(bytes);
    at += signs;
  }
  return parts;
}
const part = (slice: string): Uint8Array => utf8(JSON.stringify({ part: slice } satisfies Part));

/** A file of a published mission, from a source; another one each time but for `chance`. @throws RangeError as `shellOf` */
export async function fileOf(
  source: Source,
  chance?: Chance,
): Promise<{ readonly bytes: Uint8Array } | { readonly faults: readonly Fault[] }> {
  const read = readMission(withArt(source), 'source');
  return 'mission' in read
    ? { bytes: zipped(await published(read.mission, source.art, chance)) }
    : { faults: read.faults };
}

/** Of a file: what `load` names, and the container that it leads to. */
export function entryOf(bytes: Uint8Array, { shell }: Container): Uint8Array {
  const entry: Entry = { format: FORMAT, container: contentName(bytes), parts: partsOf(shell).map(contentName) };
  return utf8(JSON.stringify(entry));
}

/** What the moves `load` and `keys` take of keys that are split: their hash on the shelf, and a seed for each person. */
export interface LaidKeys {
  readonly keys: string;
  readonly root: string;
  readonly seed0?: string;
  readonly seed1?: string;
  readonly seed2?: string;
}
type Laid =
  | { readonly ok: true; readonly hash: string; readonly laid: LaidKeys | Readonly<Record<never, never>> }
  | Refused
  | { readonly ok: false; readonly faults: readonly Fault[] };

const nameOf = ({ mission: { title, id } }: Container): string => title['en'] ?? Object.values(title)[0] ?? id;

/** Keys of a file go on the shelf split. @param others how many people there are beside the one who lays them */
async function splitKeys(
  { mission, keys, pages }: Container,
  others: number,
  shelf: Pick<MissionShelf, 'put'>,
): Promise<{ readonly ok: true; readonly laid: LaidKeys } | Refused> {
  const open = publicArt(mission);
  const ids = new Set(Object.keys(pages).flatMap((blob) => (open.has(blob) ? [mission.blobs[blob]!.keyId] : [])));
  const { shelf: rest, seeds } = split(keys, ids, others);
  const put = await shelf.put(utf8(JSON.stringify(rest)), {
    kind: 'keys',
    name: mission.id,
    media: 'application/json',
  });
  if (!put.ok) return put;
  const [seed0, seed1, seed2] = seeds.others;
  const rows = Object.entries({ seed0, seed1, seed2 }).filter(([, seed]) => seed !== undefined);
  return { ok: true, laid: { keys: put.hash, root: seeds.root, ...Object.fromEntries(rows) } };
}

/**
 * @param others how many people share the keys with the one who lays it; 0: they go with the file
 * @returns what the move `load` takes; what is wrong with the mission; or what the shelf advises
 */
export async function shelve(
  mission: Source | Uint8Array,
  shelf: Pick<MissionShelf, 'put'>,
  others = 0,
  progress?: (done: number, total: number) => void,
): Promise<Laid> {
  const file = mission instanceof Uint8Array ? { bytes: mission } : await fileOf(mission);
  if ('faults' in file) return { ok: false, faults: file.faults };
  const read = unzipped(file.bytes);
  if (!read.container) return { ok: false, faults: read.faults };
  const { container } = read;
  const name = nameOf(container);
  const bytes = others > 0 ? zipped({ ...container, keys: {} }) : file.bytes;
  const put = await shelf.put(bytes, { kind: 'mission', name, media: 'application/zip' }, progress);
  if (!put.ok) return put;
  const keys = others > 0 ? await splitKeys(container, others, shelf) : { ok: true as const, laid: {} };
  if (!keys.ok) return keys;
  const entry = await shelf.put(entryOf(bytes, container), { kind: 'pack', name, media: 'application/json' });
  return entry.ok ? { ...entry, laid: keys.laid } : entry;
}

const hasSamePages = ({ blobs }: Mission, { blobs: others }: Mission): boolean =>
  Object.keys(blobs).length === Object.keys(others).length &&
  Object.entries(blobs).every(([blob, { sha256 }]) => own(others, blob)?.sha256 === sha256);

/** The keys of a file once more, for the mission that lies on the table already; undefined where it is another file. */
export async function layAgain(
  file: Uint8Array,
  mission: Mission,
  shelf: Pick<MissionShelf, 'put'>,
  others: number,
): Promise<{ readonly ok: true; readonly laid: LaidKeys } | Refused | undefined> {
  const { container } = unzipped(file);
  if (!container || Object.keys(container.keys).length === 0 || !hasSamePages(container.mission, mission))
    return undefined;
  return splitKeys(container, others, shelf);
}
