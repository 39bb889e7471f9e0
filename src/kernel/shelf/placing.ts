/**
 * Bringing a thing's parts to the boards and its manifest to the catalogue. Parts that lie there already aren't brought again, by whomever
 * they were put. A part goes where a manifest says that it lies, any other to the first board with room for it.
 */
import { held } from '../held.ts';
import type { DeviceKeys, Rng, Sodium } from '../ports.ts';
import type { Board } from './board.ts';
import type { Boards } from './boards.ts';
import type { Catalogue } from './catalogue.ts';
import type { Kept } from './kept.ts';
import { type Ledger, tally } from './ledger.ts';
import { BOARD_PARTS, BOARDS, LINE_MS, MAX_DEVICE_BYTES, MAX_DEVICE_ITEMS, MAX_SHELF_BYTES } from './limits.ts';
import { makeManifest, type Manifest, type Part, readManifest } from './manifest.ts';
import { THING } from './seal.ts';
import type { ShelfCode, ShelfMeta, ShelfProgress } from './types.ts';

/** What a put needs of the shelf. */
export interface PlacingPorts {
  readonly sodium: Sodium;
  readonly rng: Rng;
  readonly boards: Boards;
  readonly catalogue: Catalogue;
  readonly kept: Kept;
  readonly keys: DeviceKeys;
  /** Own, hex. */
  readonly device: string;
  sits(device: string): boolean;
}

/** A thing that is to be put there, cut into parts. */
export interface Load {
  /** Of the content, hex. */
  readonly hash: string;
  readonly sizeBytes: number;
  /** In their order, hex. */
  readonly order: readonly string[];
  readonly parts: ReadonlyMap<string, Uint8Array>;
  readonly meta: ShelfMeta;
  /** Its manifest in the own store, perhaps of another secret. */
  readonly known?: Manifest | undefined;
}

/** Waits until a board can be worked with; else says what is the matter. */
export async function ready(board: Board): Promise<ShelfCode | undefined> {
  const settled = (): boolean => ['live', 'refused', 'full'].includes(board.state);
  if (!(await board.until(settled, LINE_MS))) return 'shelf/offline';
  return board.state === 'live' ? undefined : 'shelf/refused';
}

/** Puts what of a thing doesn't lie there yet, parts first. @returns a code where it failed, `undefined` once the relay has all of it */
export function place(ports: PlacingPorts, load: Load, progress?: ShelfProgress): Promise<ShelfCode | undefined> {
  return ports.boards.use(0, async (catalogue): Promise<ShelfCode | undefined> => {
    const trouble = await ready(catalogue);
    if (trouble) return trouble;
    const listed = ports.catalogue.genuine(catalogue);
    const own = load.known && ports.catalogue.isGenuine(catalogue, load.known) ? [load.known] : [];
    const ledger = tally([...listed, ...own], (device) => ports.sits(device));
    const there = ledger.items.get(load.hash) ?? [];
    if (there.length === 0 && isOver(ledger, ports.device, load.sizeBytes)) return 'shelf/full';
    const first = there[0];
    // Others who lack a large thing hear at once that it comes, and where. Its parts alone would be seen by nobody until the last one is
    // there.
    const told = first !== undefined && first === own[0] && !listed.some(({ bytes }) => bytes === first.bytes);
    if (told) {
      const put = await catalogue.put([{ type: THING.manifest, bytes: first.bytes }]);
      if (put !== 'done') return `shelf/${put}`;
    }
    const said = new Map(there.flatMap(({ parts }) => parts.map(({ hash, board }) => [hash, board] as const)));
    const lie = await bring(ports, ledger, load, new Map(said), progress);
    if (typeof lie === 'string') return lie;
    const asSaid = first !== undefined && load.order.every((hash) => lie.get(hash) === said.get(hash));
    const manifest = asSaid ? first : await sign(ports, catalogue, ledger, load, lie);
    if (!(told && asSaid) && !listed.some(({ bytes }) => bytes === manifest.bytes)) {
      const put = await catalogue.put([{ type: THING.manifest, bytes: manifest.bytes }]);
      if (put !== 'done') return `shelf/${put}`;
    }
    await ports.kept.keepManifest(manifest);
    return undefined;
  });
}

function isOver(ledger: Ledger, device: string, sizeBytes: number): boolean {
  const { bytes, items } = ledger.ofDevice(device);
  const mine = bytes + sizeBytes > MAX_DEVICE_BYTES || items >= MAX_DEVICE_ITEMS;
  return mine || ledger.totalBytes + sizeBytes > MAX_SHELF_BYTES;
}

/** Brings what lacks. @param lie where parts are said to lie; changed into where they do */
async function bring(
  { boards, rng }: PlacingPorts,
  ledger: Ledger,
  load: Load,
  lie: Map<string, number>,
  progress: ShelfProgress | undefined,
): Promise<Map<string, number> | ShelfCode> {
  const sizeOf = (hash: string): number => held(load.parts, hash).length;
  const total = [...load.parts.keys()].reduce((sum, hash) => sum + sizeOf(hash), 0);
  let done = 0;
  const brought = (hashes: readonly string[]): void => {
    for (const hash of hashes) done += sizeOf(hash);
    progress?.(done, total);
  };
  const loose = new Set([...load.parts.keys()].filter((hash) => !lie.has(hash)));
  for (let number = 1; number <= BOARDS; number++) {
    const here = [...lie].flatMap(([hash, board]) => (board === number && load.parts.has(hash) ? [hash] : []));
    const taken = ledger.onBoard(number).size;
    if (here.length === 0 && (loose.size === 0 || taken >= BOARD_PARTS)) continue;
    const trouble = await boards.use(number, async (board): Promise<ShelfCode | undefined> => {
      const down = await ready(board);
      if (down === 'shelf/offline') return down;
      for (const hash of loose) if (board.parts.has(hash)) here.push(hash);
      const found = here.filter((hash) => board.parts.has(hash));
      const room = Math.max(0, BOARD_PARTS - Math.max(board.count, taken));
      const fresh = [...loose].filter((hash) => !here.includes(hash)).slice(0, down ? 0 : room);
      // In an order of one's own: of two who bring the same at the same time each brings what the other hasn't yet.
      const going = shuffled(rng, [...here.filter((hash) => !board.parts.has(hash)), ...fresh]);
      brought(found);
      const things = going.map((hash) => ({ type: THING.part, bytes: held(load.parts, hash) }));
      let told = 0;
      const put = down
        ? 'refused'
        : await board.put(things, (n) => {
            brought(going.slice(told, n));
            told = n;
          });
      for (const hash of [...here, ...fresh]) {
        if (board.parts.has(hash)) {
          lie.set(hash, number);
          loose.delete(hash);
        } else {
          // This board takes no more: it goes on to the next.
          lie.delete(hash);
          loose.add(hash);
        }
      }
      return put === 'offline' ? 'shelf/offline' : undefined;
    });
    if (trouble) return trouble;
  }
  return loose.size > 0 ? 'shelf/full' : lie;
}

function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const marks = rng.bytes(4 * list.length);
  const mark = (i: number): string => String.fromCharCode(...marks.subarray(4 * i, 4 * i + 4));
  return list
    .map((one, i) => ({ one, at: mark(i) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one);
}

async function sign(
  { sodium, keys, device }: PlacingPorts,
  catalogue: Board,
  ledger: Ledger,
  { meta, order, sizeBytes }: Load,
  lie: ReadonlyMap<string, number>,
): Promise<Manifest> {
  const parts = order.map((hash): Part => ({ hash, board: held(lie, hash) }));
  const number = ledger.ofDevice(device).next;
  const bytes = await makeManifest(keys, catalogue.room.id, { ...meta, sizeBytes, parts, number });
  const manifest = readManifest(sodium, bytes);
  if (!manifest) throw new Error('an own manifest does not read');
  return manifest;
}
