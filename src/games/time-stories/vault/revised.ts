/**
 * A mission's file while its author writes it. Words and pictures that changed since it was laid can be shown at once, since they never come
 * into the log. All else is what the run goes by: it counts when the file is laid again.
 */
import { equal, unutf8 } from '../../../kernel/bytes.ts';
import { isRecord } from '../../../kernel/own.ts';
import { pageOf, unzipped, type Container } from './container.ts';

/** What a page of words or a picture holds now, by blob. */
export type Revised = ReadonlyMap<string, Uint8Array>;

/** What a page says, without what fills up its end; undefined for a picture or sound. */
function saidIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(unutf8(bytes) ?? '');
  } catch {
    return undefined;
  }
}

const areWords = (said: unknown): boolean =>
  isRecord(said) && Object.values(said).every((one) => typeof one === 'string');

/** The shell but for its pages, and their names. */
const frameOf = ({ mission }: Container): string =>
  JSON.stringify({ ...mission, blobs: Object.keys(mission.blobs).toSorted() });

/**
 * @param laid the file that lies on the table, with its keys
 * @param now the file as it is now, with its keys
 * @returns what changed; undefined where it is more than words and pictures, or `now` is no mission's file
 */
export async function revised(laid: Uint8Array, now: Uint8Array): Promise<Revised | undefined> {
  const [{ container: before }, { container: after }] = [unzipped(laid), unzipped(now)];
  if (!before || !after || frameOf(before) !== frameOf(after)) return undefined;
  const changed = new Map<string, Uint8Array>();
  for (const blob of Object.keys(after.mission.blobs)) {
    const [old, fresh] = await Promise.all([pageOf(before, blob), pageOf(after, blob)]);
    // A page that neither file has is missed elsewhere.
    if (!old && !fresh) continue;
    if (!old || !fresh) return undefined;
    if (equal(old, fresh)) continue;
    const [was, is] = [saidIn(old), saidIn(fresh)];
    if (was !== undefined && JSON.stringify(was) === JSON.stringify(is)) continue;
    if (was !== undefined || is !== undefined) if (!areWords(was) || !areWords(is)) return undefined;
    changed.set(blob, fresh);
  }
  return changed;
}
