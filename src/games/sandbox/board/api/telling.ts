/** What the page around the table is told of the free table: a box laid, a button pressed, points written, pieces changed. Each thing once. */
import { EditedEvent, LaidEvent, PressedEvent, ScoreEvent } from '../../../../elements/frame/board-boxes.ts';
import type { News } from '../../state.ts';
import type { SandboxView } from '../../view.ts';

const EDITS: ReadonlySet<string> = new Set(['make', 'remove', 'change', 'define']);

/** @param nameOf a button's, by its definition */
function eventsOf(
  { what, by, n, of, seats, values }: News,
  { box }: SandboxView,
  nameOf: (of: number) => string,
): readonly Event[] {
  if (what === 'lay') return [new LaidEvent(box.hash, n, by)];
  if (what === 'press') return [new PressedEvent(nameOf(of), by)];
  if (what === 'score') return seats.map((seat) => new ScoreEvent(seat, values[0] ?? 0));
  return EDITS.has(what) ? [new EditedEvent(by)] : [];
}

export class Telling {
  /** Number of the last line that was told; what happened before this page looked isn't. */
  #last: number | undefined;

  /** What has come about since the last look, oldest first. */
  look(view: SandboxView, nameOf: (of: number) => string): readonly Event[] {
    const last = this.#last;
    const newest = view.news[0]?.number ?? 0;
    this.#last = newest;
    // Another game at this table counts from one again.
    if (last === undefined || newest <= last) return [];
    return view.news
      .filter(({ number }) => number > last)
      .toReversed()
      .flatMap((item) => eventsOf(item, view, nameOf));
  }
}
