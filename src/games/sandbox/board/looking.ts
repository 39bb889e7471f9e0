/** Cards that this person has been shown where they lie: which they are, once the table says that it came about. */
import { listOf, type BoardContext } from './context.ts';

export interface LookedAt {
  /** Number of what they lie in. */
  readonly from: number;
  readonly cards: readonly number[];
}

export class Looking {
  /** What the table is showing this person now. */
  #under: LookedAt | undefined;
  /** Asked for by this person: where nothing is under a key it is done at once. */
  #asked: { readonly from: number; readonly n: number } | undefined;
  #last: number | undefined;

  /** @param args of the move `look`, which this person made */
  asks(args: unknown): void {
    this.#asked = args as { readonly from: number; readonly n: number };
  }

  /** The table may have changed. @returns what this person was shown since the last look */
  look(context: BoardContext): LookedAt | undefined {
    const { me, news, jobs } = context.view;
    const last = this.#last;
    this.#last = news[0]?.number ?? 0;
    const job = jobs.find((one) => one?.what === 'look' && one.pieces.length > 0 && one.seats.includes(me ?? -1));
    const shown = news.find(
      ({ what, number, seats }) => what === 'look' && number > (last ?? Infinity) && seats.includes(me ?? -1),
    );
    const asked = shown?.by === me ? this.#asked : undefined;
    const at = shown && (this.#under ?? (asked && { ...asked, cards: listOf(context, asked.from).slice(-asked.n) }));
    this.#under = job ? { from: job.from, cards: job.pieces } : undefined;
    if (shown?.by === me) this.#asked = undefined;
    return at;
  }
}
