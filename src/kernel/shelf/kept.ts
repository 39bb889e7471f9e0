/**
 * This device's own part of the shelf. Parts and manifests lie in the table's own store, so that a reload asks nobody and others can be
 * helped.
 */
import { hex } from '../bytes.ts';
import type { LogStore, Sodium } from '../ports.ts';
import { type Manifest, partHash, readManifest } from './manifest.ts';

const ITEM = 'shelf/item/';
const PART = 'shelf/part/';

export class Kept {
  readonly #store: Pick<LogStore, 'get' | 'put' | 'all'>;
  readonly #sodium: Pick<Sodium, 'hash'>;

  constructor(store: Pick<LogStore, 'get' | 'put' | 'all'>, sodium: Pick<Sodium, 'hash'>) {
    this.#store = store;
    this.#sodium = sodium;
  }

  /** By the content's hash. It may have been signed under another secret. */
  async manifest(hash: string): Promise<Manifest | undefined> {
    const bytes = await this.#store.get(ITEM + hash).catch(() => undefined);
    const manifest = bytes && readManifest(this.#sodium, bytes);
    return manifest?.hash === hash ? manifest : undefined;
  }

  async manifests(): Promise<readonly Manifest[]> {
    const rows = await this.#store.all(ITEM).catch(() => []);
    return rows.flatMap(([, bytes]) => readManifest(this.#sodium, bytes) ?? []);
  }

  /** What is no more what its name says isn't there. */
  async part(hash: string): Promise<Uint8Array | undefined> {
    const bytes = await this.#store.get(PART + hash).catch(() => undefined);
    return bytes && hex(partHash(this.#sodium, bytes)) === hash ? bytes : undefined;
  }

  /** Where the store takes nothing, the page does without. */
  async keepPart(hash: string, bytes: Uint8Array): Promise<void> {
    await this.#store.put(PART + hash, bytes).catch(() => undefined);
  }

  /** After its parts. */
  async keepManifest({ hash, bytes }: Pick<Manifest, 'hash' | 'bytes'>): Promise<void> {
    await this.#store.put(ITEM + hash, bytes).catch(() => undefined);
  }

  /** All parts of a thing, or `undefined` where one isn't there. */
  async whole({ parts }: Manifest): Promise<Map<string, Uint8Array> | undefined> {
    const found = new Map<string, Uint8Array>();
    for (const { hash } of parts) {
      const bytes = found.get(hash) ?? (await this.part(hash));
      if (!bytes) return undefined;
      found.set(hash, bytes);
    }
    return found;
  }
}
