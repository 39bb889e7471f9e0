/** People that a game has waited for so long that one may ask for them: nothing has come about meanwhile, and they are here. */
import type { Seat } from '../../kernel/game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';

/** Time to think, for most moves of most games. */
const LONG_MS = 90_000;

export class LongWait {
  readonly #changed: () => void;
  #key = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Seats, for as long as they are waited for. */
  seats: readonly Seat[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  look(view: TableView): void {
    const waited = waitedFor(view);
    const key = waited.length === 0 ? '' : `${view.play?.number}/${waited.join()}/${view.log.length}`;
    if (key === this.#key) return;
    this.stop();
    this.#key = key;
    if (key === '') return;
    this.#timer = setTimeout(() => {
      this.seats = waited;
      this.#changed();
    }, LONG_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#key = '';
    this.seats = [];
  }
}

/** Others of whom a move is waited for, and whose page is there. Nobody where this person has no seat, or is waited for as well. */
function waitedFor({ play, me, seats, past, order }: TableView): readonly Seat[] {
  if (!play || play.outcome || past || order.stuck || me.seat === null || me.watcher) return [];
  if (play.awaits.includes(me.seat)) return [];
  const here = new Set(
    seats.filter(({ state, presence }) => state === 'seated' && presence !== 'away').map(({ seat }) => seat),
  );
  return play.awaits.filter((seat) => here.has(seat));
}
