/** Whether a table is wide enough for a window to stand beside its board, instead of over it. */

/** The board keeps what it needs to lie as on a desk, and the window 340 px. */
const ROOM_PX = 1260;

export class Docking {
  readonly #changed: () => void;
  #watch: ResizeObserver | undefined;
  /** There is room. */
  wide = false;

  /** @param changed there is room now, or none any more */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param table whose width counts */
  begin(table: Element): void {
    this.#watch = new ResizeObserver(([entry]) => {
      const wide = (entry?.contentRect.width ?? 0) >= ROOM_PX;
      if (wide === this.wide) return;
      this.wide = wide;
      this.#changed();
    });
    this.#watch.observe(table);
  }

  stop(): void {
    this.#watch?.disconnect();
  }
}
