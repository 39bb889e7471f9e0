/**
 * All that showing a saved log takes, of whatever game it is, fetched while there is a network. So a page which has been open for a moment
 * opens a log without one.
 */
import { allWords } from '../words/all-words.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { fetched } from '../../elements/loading/fetched.ts';
import { games } from '../../games/registry.ts';

/** No version of any rules: asked for it, a game looks through all that it has. */
const NONE = 0;
/** Where a browser doesn't tell when it has nothing to do. */
const SOON_MS = 2_000;

/** @returns fetches it, once; called again later, what couldn't be had */
export function replayParts(lang: () => Lang): () => void {
  return fetched(() =>
    Promise.all([
      import('../log/open-log.ts'),
      import('../apart.ts'),
      import('../adapters/libsodium.ts'),
      import('../adapters/ristretto.ts'),
      import('../adapters/keys.ts').then(({ bringMail }) => bringMail()),
      ...games.flatMap((game) => [
        game.load(NONE),
        game.board(),
        allWords(game, lang()),
        game.book(lang()),
        game.pictures?.(),
      ]),
    ]),
  );
}

/** Calls it when the page has nothing to do, unless its person pays for what is fetched. */
export function whenIdle(bring: () => void): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(bring);
  else setTimeout(bring, SOON_MS);
}
