/** Shelves without a table around them: one page each, the network a hub or whatever carries topics, seats as the test says. */
import { deviceKeysFrom, makeDeviceKeys, webRng, type StoredKeys } from '../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../src/embed/adapters/store.ts';
import { equal, hex } from '../../src/kernel/bytes.ts';
import { deviceId } from '../../src/kernel/identity/device.ts';
import type { Link, WatchLink } from '../../src/kernel/identity/link.ts';
import { tableKeys } from '../../src/kernel/identity/key-tree.ts';
import type { Clock, LogStore } from '../../src/kernel/ports.ts';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import { TableShelf } from '../../src/kernel/shelf/shelf.ts';
import { watched } from './clock.ts';
import { usualClock } from './tables.ts';

export interface Page {
  readonly shelf: TableShelf;
  readonly device: string;
  readonly store: LogStore;
  readonly stored: StoredKeys;
  close(): void;
}

/** Pages that share a link and hear what the others lack. */
export class Shelves {
  link: Link;
  readonly transport: () => Transport;
  /** Those who sit. */
  readonly seated: Set<string> = new Set();
  readonly #pages = new Set<Page>();

  constructor(hub: { transport(): Transport }, link?: Link) {
    this.transport = () => hub.transport();
    this.link = link ?? newLink();
  }

  async page(
    options: { readonly from?: Page; readonly clock?: Clock; readonly link?: Link; readonly sits?: boolean } = {},
  ): Promise<Page> {
    const sodium = await loadSodium();
    const stored = options.from?.stored ?? (await makeDeviceKeys()).stored;
    const keys = watched(await deviceKeysFrom(stored));
    const device = hex(deviceId(keys.sigPk, keys.mailPk));
    const store = options.from?.store ?? memoryLog();
    if (options.sits ?? true) this.seated.add(device);
    const shelf = new TableShelf({
      sodium,
      rng: webRng,
      clock: options.clock ?? usualClock,
      transport: this.transport(),
      store,
      keys,
      device,
      link: () => options.link ?? this.link,
      writes: () => (options.link ?? this.link).kind === 'play',
      sits: (one) => this.seated.has(one),
      want: (hashes) => {
        for (const other of this.#pages) if (other.shelf !== shelf) for (const hash of hashes) other.shelf.wanted(hash);
      },
    });
    const page: Page = {
      shelf,
      device,
      store,
      stored,
      close: () => {
        shelf.close();
        this.#pages.delete(page);
      },
    };
    this.#pages.add(page);
    return page;
  }

  async watcher(): Promise<WatchLink> {
    const { link } = this;
    const { viewSecret, joinPub } = tableKeys(await loadSodium(), link);
    return { kind: 'watch', viewSecret, joinPub, founder: link.founder };
  }

  close(): void {
    for (const page of this.#pages) page.close();
  }
}

export const newLink = (): Link => ({ kind: 'play', secret: webRng.bytes(32), founder: new Uint8Array(16) });

/** So many bytes, no two parts of them alike. */
export function picture(sizeBytes: number, seed = 1): Uint8Array {
  const out = new Uint8Array(sizeBytes);
  let a = seed >>> 0;
  for (let i = 0; i < sizeBytes; i++) {
    a = (Math.imul(a, 1_664_525) + 1_013_904_223) >>> 0;
    out[i] = a >>> 24;
  }
  return out;
}

export const META = { kind: 'pictures', name: 'Vacanze', media: 'application/octet-stream' } as const;

export const put = async (page: Page, bytes: Uint8Array): Promise<string> => {
  const done = await page.shelf.put(bytes, META);
  if (!done.ok) throw new Error(done.code);
  return done.hash;
};

/** All of it came. Compared here, as byte by byte it would take the test's machinery seconds. */
export const isWhole = (got: Awaited<ReturnType<Page['shelf']['get']>>, bytes: Uint8Array): boolean =>
  got.ok && equal(got.bytes, bytes);
