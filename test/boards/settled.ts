/** Waits until a board has drawn all that it draws by itself. */
import { endMotion } from '../helpers/end-motion.ts';
import { allUpdated, deep } from '../helpers/shadow.ts';
import { written } from './written.ts';

/** So often nothing has changed, a moment apart: what a board fetches comes at some time in between. */
const QUIET = 1;
const MOMENT_MS = 16;

const pictures = (root: Element): Promise<unknown> =>
  Promise.all(deep(root).flatMap((e) => (e instanceof HTMLImageElement ? [e.decode().catch(() => undefined)] : [])));

/** Things of a surface come near the window first, and where that is hangs on the clock: they go by their numbers here. Where they lie is in their styles. */
function inOrder(root: Element): void {
  const number = ({ id }: Element): number => Number(id.slice(1) || -1);
  for (const world of deep(root).filter((e) => e.matches('.world')))
    world.append(...[...world.children].sort((a, b) => number(a) - number(b)));
}

/** @param still what moves comes to its end @returns the page's tree, as text */
export async function settled(board: Element, still = true): Promise<string> {
  for (let was = '', quiet = 0; ;) {
    await allUpdated(board);
    await pictures(board);
    await document.fonts.ready;
    inOrder(board);
    const now = written(board);
    quiet = now === was ? quiet + 1 : 0;
    if (quiet === QUIET) return now;
    was = now;
    // Where nothing has changed since, nothing has begun to move either.
    if (still && quiet === 0) await endMotion();
    await new Promise((passed) => setTimeout(passed, MOMENT_MS));
  }
}
