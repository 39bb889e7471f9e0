/** Waits until a board has drawn all that it draws by itself. */
import { endMotion } from '../helpers/end-motion.ts';
import { allUpdated, deep } from '../helpers/shadow.ts';
import { written } from './written.ts';

/** So often nothing has changed, a moment apart: what a board fetches comes at some time in between. */
const QUIET = 1;
const MOMENT_MS = 16;

const pictures = (root: Element): Promise<unknown> =>
  Promise.all(deep(root).flatMap((e) => (e instanceof HTMLImageElement ? [e.decode().catch(() => undefined)] : [])));

/** @returns the page's tree, as text */
export async function settled(board: Element): Promise<string> {
  let was = '';
  for (let quiet = 0; quiet < QUIET;) {
    await allUpdated(board);
    await pictures(board);
    await document.fonts.ready;
    await endMotion();
    await new Promise((passed) => setTimeout(passed, MOMENT_MS));
    const now = written(board);
    quiet = now === was ? quiet + 1 : 0;
    was = now;
  }
  return was;
}
