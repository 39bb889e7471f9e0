/** Code that not every screen needs: fetched when it is first wanted, and again where it couldn't be had. */

const AGAIN_MS = 5_000;
/** No longer than this for a frame: a page that nobody looks at makes none. */
const FRAME_MS = 200;

/** @returns asks for it; to be called with every drawing of a screen that wants it */
export function fetched(load: () => Promise<unknown>): () => void {
  let asked: Promise<unknown> | undefined;
  return () => {
    asked ??= load().catch(() => void setTimeout(() => (asked = undefined), AGAIN_MS));
  };
}

/** What of the page is drawn when it has come. */
export interface DrawnLater<T> {
  /** @param shows drawn again when it comes @returns nothing until then */
  of(shows: { requestUpdate(): void }): T | undefined;
  /** It is here already. */
  have(these: T): void;
  /** Settles when what is being fetched is there, or can't be had. */
  readonly settled: Promise<unknown> | undefined;
}

/** Nobody waits for it: it is fetched after the frame in which it was first missed, and again where it couldn't be had. */
export function drawnLater<T>(load: () => Promise<T>): DrawnLater<T> {
  let here: T | undefined;
  let settled: Promise<unknown> | undefined;
  const missing = new Set<{ requestUpdate(): void }>();
  const drawAgain = (): void => {
    const all = [...missing];
    missing.clear();
    for (const one of all) one.requestUpdate();
  };
  const have = (these: T): void => {
    here = these;
    settled = undefined;
    drawAgain();
  };
  const fetchAfterFrame = async (): Promise<void> => {
    await new Promise((drawn) => {
      requestAnimationFrame(() => setTimeout(drawn));
      setTimeout(drawn, FRAME_MS);
    });
    const these = here ?? (await load().catch(() => undefined));
    if (these !== undefined) return have(these);
    setTimeout(() => {
      settled = undefined;
      drawAgain();
    }, AGAIN_MS);
  };
  return {
    of(shows) {
      if (here !== undefined) return here;
      missing.add(shows);
      settled ??= fetchAfterFrame();
      return undefined;
    },
    have,
    get settled() {
      return settled;
    },
  };
}
