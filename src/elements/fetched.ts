/** Code that not every screen needs: fetched when it is first wanted, and again where it couldn't be had. */

const AGAIN_MS = 5_000;

/** @returns asks for it; to be called with every drawing of a screen that wants it */
export function fetched(load: () => Promise<unknown>): () => void {
  let asked: Promise<unknown> | undefined;
  return () => {
    asked ??= load().catch(() => void setTimeout(() => (asked = undefined), AGAIN_MS));
  };
}
