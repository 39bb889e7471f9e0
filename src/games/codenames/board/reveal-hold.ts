/**
 * Holds everything beside the turning card for as long as it turns. Score, headline and key change when the card lies open, not before, and the
 * wait is the same for every identity. Several covers at once (somebody comes back and catches up) aren't played.
 */
import { Hold } from '../../../elements/hold.ts';
import type { CodenamesView } from '../view.ts';

/** As `--tv-reveal`; reduced motion keeps it as a plain wait. */
export const REVEAL_MS = 900;

function newlyCovered(before: CodenamesView, after: CodenamesView): readonly number[] {
  if (before.grid.length !== after.grid.length) return [];
  if (before.grid.some((cell, i) => cell.picture !== after.grid[i]?.picture)) return [];
  return after.grid.flatMap((cell, i) => (cell.cover && !before.grid[i]?.cover ? [i] : []));
}

export class RevealHold extends Hold {
  #shown: CodenamesView | undefined;
  #latest: CodenamesView | undefined;
  #opened: () => void = () => undefined;
  /** The cell that turns now. */
  turning: number | undefined;
  /** Settles when no card turns any more. */
  settled: Promise<void> = Promise.resolve();

  /** The view to draw while `view` is the true one. */
  take(view: CodenamesView): CodenamesView {
    const before = this.#latest;
    this.#latest = view;
    if (this.turning !== undefined) {
      if (before && newlyCovered(before, view).length === 0 && before.grid.length === view.grid.length) {
        return this.#shown ?? view;
      }
      this.end();
      return (this.#shown = view);
    }
    const covered = before ? newlyCovered(before, view) : [];
    const [cell] = covered;
    if (!before || cell === undefined || covered.length > 1) return (this.#shown = view);
    this.turning = cell;
    this.settled = new Promise((done) => (this.#opened = done));
    this.hold(REVEAL_MS);
    const cover = view.grid[cell]?.cover;
    return (this.#shown = {
      ...before,
      grid: cover ? before.grid.with(cell, { ...before.grid[cell]!, cover }) : before.grid,
    });
  }

  protected override end(): void {
    super.end();
    if (this.turning === undefined) return;
    this.turning = undefined;
    this.#shown = this.#latest;
    this.#opened();
  }
}
