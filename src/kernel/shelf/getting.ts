/**
 * Getting a thing: what the own store lacks is taken from the boards on which it is said to lie. Where it isn't there this page says so to
 * who is at the table, and waits for one who has it.
 */
import type { Board } from './board.ts';
import type { Boards } from './boards.ts';
import type { Catalogue } from './catalogue.ts';
import type { Kept } from './kept.ts';
import { WANT_MS } from './limits.ts';
import type { Manifest } from './manifest.ts';
import { ready } from './placing.ts';
import type { ShelfCode, ShelfProgress } from './types.ts';

/** What a get needs of the shelf. */
export interface GettingPorts {
  readonly boards: Boards;
  readonly catalogue: Catalogue;
  readonly kept: Kept;
  /** Others hear that this page lacks it, until it is called again with `false`. */
  want(hash: string, yes: boolean): void;
}

/** A thing with all its parts, by their hashes, or why not; `by` are devices that had it. */
export type Got =
  | { readonly ok: true; readonly manifest: Manifest; readonly parts: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly code: ShelfCode; readonly by: readonly string[] };

/** Gets a thing from the own store, else from the boards on which it lies. Never rejects. @param hash of its content, hex */
export async function fetchItem(ports: GettingPorts, hash: string, progress?: ShelfProgress): Promise<Got> {
  const { kept, boards, catalogue } = ports;
  const mine = await kept.manifest(hash);
  const found = new Map<string, Uint8Array>();
  if (mine) {
    for (const part of mine.parts) await own(kept, part.hash, found);
    if (lacks(mine, found).length === 0) return whole(mine, found, progress);
  }
  try {
    return await boards.use(0, async (board) => {
      const trouble = await ready(board);
      if (trouble) return failed(trouble, mine ? [mine] : []);
      const said = (): readonly Manifest[] => catalogue.genuine(board).filter((one) => one.hash === hash);
      const any = (): boolean => said().length > 0;
      if (!any()) {
        ports.want(hash, true);
        if (!(await board.until(any, WANT_MS)))
          return failed(mine ? 'shelf/missing' : 'shelf/unknown', mine ? [mine] : []);
      }
      return collect(ports, hash, said, found, progress);
    });
  } finally {
    ports.want(hash, false);
  }
}

/** Takes the parts from wherever one of the manifests says that they lie. */
async function collect(
  ports: GettingPorts,
  hash: string,
  said: () => readonly Manifest[],
  found: Map<string, Uint8Array>,
  progress: ShelfProgress | undefined,
): Promise<Got> {
  const { kept, boards } = ports;
  const manifest = said()[0]!;
  for (const part of manifest.parts) await own(kept, part.hash, found);
  const asked = new Set<number>();
  let garbage = 0;
  let down: ShelfCode | undefined;
  const where = (): number[] => {
    const open = new Set(lacks(manifest, found));
    const all = said().flatMap(({ parts }) => parts.filter((part) => open.has(part.hash)).map(({ board }) => board));
    return [...new Set(all)].filter((number) => !asked.has(number));
  };
  for (let next = where(); next.length > 0; next = where()) {
    for (const number of next) asked.add(number);
    await Promise.all(
      next.map((number) =>
        boards.use(number, async (board) => {
          const here = said().flatMap(({ parts }) => parts.filter((part) => part.board === number));
          const names = [...new Set(here.map((part) => part.hash))];
          const stop = board.watch(() => take(board, names, manifest, found, progress));
          const trouble = await ready(board);
          take(board, names, manifest, found, progress);
          const all = (): boolean => names.every((name) => found.has(name));
          if (!all() && !trouble) {
            ports.want(hash, true);
            // Boards are filled one after the other: as long as parts come anywhere, those of this one may.
            for (let before = -1; before < found.size && !all();) {
              before = found.size;
              await board.until(all, WANT_MS);
            }
          }
          stop();
          garbage += board.garbage;
          if (!all()) down ??= trouble;
        }),
      ),
    );
  }
  for (const [name, bytes] of found) await kept.keepPart(name, bytes);
  if (lacks(manifest, found).length > 0)
    return failed(down ?? (garbage > 0 ? 'shelf/damaged' : 'shelf/missing'), said());
  await kept.keepManifest(manifest);
  return whole(manifest, found, progress);
}

function take(
  board: Board,
  names: readonly string[],
  manifest: Manifest,
  found: Map<string, Uint8Array>,
  progress: ShelfProgress | undefined,
): void {
  const before = found.size;
  for (const name of names) {
    const bytes = board.parts.get(name);
    if (bytes) found.set(name, bytes);
  }
  if (found.size > before) progress?.(sizeOf(found), manifest.sizeBytes);
}

async function own(kept: Kept, hash: string, found: Map<string, Uint8Array>): Promise<void> {
  const bytes = found.has(hash) ? undefined : await kept.part(hash);
  if (bytes) found.set(hash, bytes);
}

const lacks = ({ parts }: Manifest, found: ReadonlyMap<string, Uint8Array>): string[] =>
  parts.flatMap(({ hash }) => (found.has(hash) ? [] : [hash]));

const sizeOf = (found: ReadonlyMap<string, Uint8Array>): number =>
  [...found.values()].reduce((sum, bytes) => sum + bytes.length, 0);

function whole(manifest: Manifest, parts: ReadonlyMap<string, Uint8Array>, progress: ShelfProgress | undefined): Got {
  progress?.(manifest.sizeBytes, manifest.sizeBytes);
  return { ok: true, manifest, parts };
}

const failed = (code: ShelfCode, had: readonly Manifest[]): Got => ({
  ok: false,
  code,
  by: [...new Set(had.map(({ by }) => by))],
});
