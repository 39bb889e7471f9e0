/** Waits until boards have drawn all that they draw by themselves. */
import { endMotion } from '../helpers/end-motion.ts';
import { allUpdated, deep } from '../helpers/shadow.ts';
import { glance, rootsIn, within } from './glance.ts';
import { blobsRead } from './kept-blobs.ts';
import { written } from './written.ts';

/** So often nothing has changed, a moment apart: what a board fetches comes at some time in between. */
const QUIET = 1;
const MOMENT_MS = 16;

const decoded = (pictures: readonly Element[]): Promise<unknown> =>
  Promise.all(pictures.flatMap((e) => (e instanceof HTMLImageElement ? [e.decode().catch(() => undefined)] : [])));

/** Stands in no tree: a board writes its styles anew. */
const FLAT = new CSSStyleSheet();
FLAT.replaceSync('.world, .marks { will-change: auto !important }');

/**
 * Two things of a surface hang on the clock. Its things come near the window first: they go by their numbers here, and where they lie is in
 * their styles. And at rest it becomes a layer of its own after a moment (`own-layer.ts`), whose letters are smoothed otherwise: never here.
 */
function inOrder(elements: readonly Element[]): void {
  const number = ({ id }: Element): number => Number(id.slice(1) || -1);
  const all = elements.filter((e) => e instanceof HTMLElement);
  for (const surface of all.filter((e) => e.hasAttribute('moves'))) surface.removeAttribute('moves');
  for (const world of all.filter((e) => e.matches('.world'))) {
    const sheets = (world.getRootNode() as ShadowRoot).adoptedStyleSheets;
    if (!sheets.includes(FLAT)) sheets.push(FLAT);
    world.append(...[...world.children].sort((a, b) => number(a) - number(b)));
  }
}

/** @param still what moves comes to its end @returns the page's tree, as text */
export async function settled(board: Element, still = true): Promise<string> {
  for (let was = '', quiet = 0; ;) {
    await allUpdated(board);
    await decoded(deep(board));
    await document.fonts.ready;
    await blobsRead();
    inOrder(deep(board));
    const now = written(board);
    quiet = now === was ? quiet + 1 : 0;
    if (quiet === QUIET) return now;
    was = now;
    // Where nothing has changed since, nothing has begun to move either.
    if (still && quiet === 0) await endMotion();
    await new Promise((passed) => setTimeout(passed, MOMENT_MS));
  }
}

async function updated(boards: readonly Element[]): Promise<ReturnType<typeof rootsIn>> {
  for (let seen = -1; ;) {
    const roots = rootsIn(boards);
    const hosts = [...roots.values()].flatMap((some) => some.map(({ host }) => host));
    if (hosts.length === seen) return roots;
    seen = hosts.length;
    await Promise.all(hosts.map((host) => ('updateComplete' in host ? host.updateComplete : undefined)));
  }
}

/** @returns a glance at each of these boards of one page, which settle together; what moves in them goes on moving */
export async function allSettled(boards: readonly Element[]): Promise<readonly string[]> {
  for (let was: readonly string[] = [], quiet = 0; ;) {
    const roots = await updated(boards);
    await decoded(within(boards, 'img').filter((e) => !(e as HTMLImageElement).complete));
    await document.fonts.ready;
    await blobsRead();
    inOrder(within(boards, '[moves], .world'));
    const sheets = new Map<CSSStyleSheet, string>();
    const now = boards.map((board) => glance(board, roots.get(board)!, sheets));
    quiet = now.every((text, i) => text === was[i]) ? quiet + 1 : 0;
    if (quiet === QUIET) return now;
    was = now;
    await new Promise((passed) => setTimeout(passed, MOMENT_MS));
  }
}
