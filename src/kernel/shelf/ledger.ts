/**
 * Manifests that count: those that devices of people at the table have signed. Of each device as many count as it may have, and in all as
 * much as the shelf holds. The same for everybody who has read the same catalogue, whatever the order of arrival.
 */
import { MAX_DEVICE_BYTES, MAX_DEVICE_ITEMS, MAX_SHELF_BYTES } from './limits.ts';
import { byNumber, type Manifest } from './manifest.ts';

/** What lies on a shelf by all manifests that count. */
export interface Ledger {
  /** What counts; of equal contents the first is the item, the others say where else its parts lie. */
  readonly items: ReadonlyMap<string, readonly [Manifest, ...Manifest[]]>;
  readonly totalBytes: number;
  /** Of one device, hex. */
  ofDevice(device: string): { readonly bytes: number; readonly items: number; readonly next: number };
  /** Parts that are said to lie on a board. */
  onBoard(board: number): ReadonlySet<string>;
}

/** @param genuine manifests whose signatures hold @param sits may this device put things there? */
export function tally(genuine: readonly Manifest[], sits: (device: string) => boolean): Ledger {
  const own = new Map<string, { bytes: number; items: number; next: number }>();
  const boards = new Map<number, Set<string>>();
  const items = new Map<string, [Manifest, ...Manifest[]]>();
  let totalBytes = 0;
  for (const manifest of genuine.toSorted(byNumber)) {
    const { by, hash, sizeBytes, number, parts } = manifest;
    if (!sits(by)) continue;
    const used = own.get(by) ?? { bytes: 0, items: 0, next: 0 };
    own.set(by, used);
    used.next = Math.max(used.next, number + 1);
    const known = items.get(hash);
    if (known?.some((one) => one.by === by && one.number === number)) continue;
    const fits = used.bytes + sizeBytes <= MAX_DEVICE_BYTES && used.items < MAX_DEVICE_ITEMS;
    if (!fits || (!known && totalBytes + sizeBytes > MAX_SHELF_BYTES)) continue;
    used.bytes += sizeBytes;
    used.items++;
    if (known) known.push(manifest);
    else {
      items.set(hash, [manifest]);
      totalBytes += sizeBytes;
    }
    for (const part of parts) {
      const on = boards.get(part.board) ?? new Set();
      boards.set(part.board, on.add(part.hash));
    }
  }
  return {
    items,
    totalBytes,
    ofDevice: (device) => own.get(device) ?? { bytes: 0, items: 0, next: 0 },
    onBoard: (board) => boards.get(board) ?? new Set(),
  };
}
