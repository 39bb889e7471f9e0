/** Where somebody is in a first game: which step, what it wants, and what the board may offer meanwhile. No DOM. */
import type { RefusalWords } from '../../elements/frame/board.ts';
import type { Tour, TourStep } from '../../elements/frame/tour.ts';
import type { About, Game, Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/own.ts';
import { TourTable } from './tour-table.ts';

/** The newcomer's seat. */
export const NEWCOMER: Seat = 0;

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

export class TourRun {
  readonly table: TourTable;
  readonly #steps: readonly TourStep[];
  #at = 0;

  constructor(game: Game<unknown>, tour: Tour) {
    this.table = new TourTable(game, tour);
    this.#steps = tour.steps;
  }

  get at(): number {
    return this.#at;
  }

  get isLast(): boolean {
    return this.#at === this.#steps.length - 1;
  }

  get view(): unknown {
    return this.table.view(NEWCOMER);
  }

  /** Of the step's wish, what the board offers; nothing else can be done now. */
  choices(move: string, about?: About): readonly unknown[] {
    if (!this.#isWanted(move)) return [];
    return this.table.choices(NEWCOMER, move, about).filter((args) => this.isMeant(move, args));
  }

  /** Everything but the wish comes later. */
  check(move: string, args: unknown, later: string): RefusalWords | undefined {
    if (this.isMeant(move, args)) return undefined;
    return { code: 'tour', rule: '', advice: later, text: '' };
  }

  isMeant(move: string, args: unknown): boolean {
    const { wants } = this.#step;
    return wants !== undefined && this.#isWanted(move) && sorted(args) === sorted(wants.args(this.view));
  }

  /** The step is done: by the newcomer's move, or by itself. */
  next(): void {
    const { wants, after = [] } = this.#step;
    if (this.isLast) return;
    if (wants) this.table.act({ seat: NEWCOMER, move: wants.move, args: wants.args });
    for (const deed of after) this.table.does(deed);
    this.#at++;
  }

  get #step(): TourStep {
    return this.#steps[this.#at]!;
  }

  #isWanted(move: string): boolean {
    return this.#step.wants?.move === move;
  }
}
