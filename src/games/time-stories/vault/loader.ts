/** A mission comes to the table: its file is put on the shelf, and with it the few words that the log is given first. */
import { utf8 } from '../../../kernel/bytes.ts';
import { readMission } from '../pack/check.ts';
import type { Entry, Part } from '../pack/entry.ts';
import { FORMAT } from '../pack/mission.ts';
import type { Fault } from '../pack/reading.ts';
import { published, unzipped, zipped, type Container } from './container.ts';
import type { Chance } from './locks.ts';
import { contentName } from './names.ts';
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

/** @returns the hash that the move `load` takes; what is wrong with the mission; or what the shelf advises */
export async function shelve(
  mission: Source | Uint8Array,
  shelf: Pick<MissionShelf, 'put'>,
  progress?: (done: number, total: number) => void,
): Promise<
  { readonly ok: true; readonly hash: string } | Refused | { readonly ok: false; readonly faults: readonly Fault[] }
> {
  const file = mission instanceof Uint8Array ? { bytes: mission } : await fileOf(mission);
  if ('faults' in file) return { ok: false, faults: file.faults };
  const read = unzipped(file.bytes);
  if (!read.container) return { ok: false, faults: read.faults };
  const { container } = read;
  const name = container.mission.title['en'] ?? Object.values(container.mission.title)[0] ?? container.mission.id;
  const put = await shelf.put(file.bytes, { kind: 'mission', name, media: 'application/zip' }, progress);
  if (!put.ok) return put;
  return shelf.put(entryOf(file.bytes, container), { kind: 'pack', name, media: 'application/json' });
}
