/** A shelf in one hand for tests of packs, and what a test dealer must know to answer the log from a mission's file. */
import { unutf8 } from '../../../../src/kernel/bytes.ts';
import { pageOf, unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { entryOf, fileOf, partsOf, type MissionShelf } from '../../../../src/games/time-stories/vault/loader.ts';
import { contentName } from '../../../../src/games/time-stories/vault/names.ts';
import type { Source } from '../../../../src/games/time-stories/vault/source.ts';

export class OneShelf implements MissionShelf {
  readonly things: Map<string, Uint8Array> = new Map();
  readonly #lent = new Set<(hash: string) => Promise<Uint8Array | undefined>>();

  put(bytes: Uint8Array): ReturnType<MissionShelf['put']> {
    const hash = contentName(bytes);
    this.things.set(hash, bytes);
    return Promise.resolve({ ok: true, hash });
  }
  get(hash: string): ReturnType<MissionShelf['get']> {
    const bytes = this.things.get(hash);
    return Promise.resolve(bytes ? { ok: true, bytes } : { ok: false, advice: 'nobody has it' });
  }
  lend(from: (hash: string) => Promise<Uint8Array | undefined>): () => void {
    this.#lent.add(from);
    return () => void this.#lent.delete(from);
  }
  /** As the log asks. */
  async asked(hash: string): Promise<Uint8Array | undefined> {
    for (const from of this.#lent) {
      const bytes = await from(hash);
      if (bytes) return bytes;
    }
    return this.things.get(hash);
  }
}

const json = (bytes: Uint8Array): unknown => JSON.parse(unutf8(bytes)!);

export async function made(source: Source): Promise<Uint8Array> {
  const file = await fileOf(source);
  if (!('bytes' in file)) throw new Error(file.faults.map(({ at, says }) => `${at}: ${says}`).join('\n'));
  return file.bytes;
}

/** By hash, all that the log may ask for of this file; and the hash to load. */
export async function packsOf(
  bytes: Uint8Array,
): Promise<{ readonly hash: string; readonly packs: Readonly<Record<string, unknown>> }> {
  const { container, faults } = unzipped(bytes);
  if (!container) throw new Error(faults.map(({ at, says }) => `${at}: ${says}`).join('\n'));
  const entry = entryOf(bytes, container);
  const packs: Record<string, unknown> = { [contentName(entry)]: json(entry) };
  for (const part of partsOf(container.shell)) packs[contentName(part)] = json(part);
  for (const [blob, { sha256 }] of Object.entries(container.mission.blobs)) {
    const page = await pageOf(container, blob);
    if (page && page[0] !== 0x3c) packs[sha256] = json(page);
  }
  return { hash: contentName(entry), packs };
}
