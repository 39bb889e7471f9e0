/**
 * What was refused last. It is kept by its code, so that it reads in whatever language is spoken by then. It goes with the state that it
 * speaks of. That is with the turn in which it was said, or as soon as the same move would be answered otherwise.
 */
import type { Lang, RefusalWords } from '../elements/frame/board.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';
import type { Table, TableView } from '../kernel/view/table-view.ts';
import type { Loaded } from './table-loader.ts';
import { refusalWords, type Refused } from './words/refusal-words.ts';
import { shellWords } from './words/shell-words.ts';

interface TicketHost {
  readonly state: () => Loaded;
  readonly lang: () => Lang;
  /** Something was refused just now. */
  readonly refused: (refusal: Refusal) => void;
  readonly changed: () => void;
}

/** A move that a person wanted. */
interface Wanted {
  readonly move: string;
  readonly args: unknown;
}

/** A turn as text: whose it is, of which game, and whether this person has a part in it. */
const turnOf = ({ phase, play, me }: TableView): string =>
  JSON.stringify([phase, me.seat, play?.number, play?.awaits, play?.outcome !== undefined]);

export class Ticket {
  readonly #host: TicketHost;
  #refusal: Refused | undefined;
  /** It is of a move that was lost after it was made. */
  #isLost = false;
  /** Lost moves that were shown already. */
  readonly #told = new WeakSet<Table['lost'][number]>();
  #wanted: Wanted | undefined;
  #turn: string | undefined;

  constructor(host: TicketHost) {
    this.#host = host;
  }

  /** What the ticket reads now. */
  get words(): RefusalWords | undefined {
    const refusal = this.#refusal;
    if (!refusal) return undefined;
    const words = this.wordsOf(refusal);
    // Where the table has gone on meanwhile, nobody was faster.
    const isRaced = this.#isLost && refusal.code !== 'company/gone-on';
    return isRaced ? { ...words, advice: `${shellWords(this.#host.lang()).lost}. ${words.advice}` } : words;
  }

  wordsOf(refusal: Refused): RefusalWords {
    return refusalWords(refusal, this.#host.lang(), this.#host.state().words);
  }

  show(refusal: Refused | undefined, isLost = false, wanted?: Wanted): void {
    const { table } = this.#host.state();
    this.#refusal = refusal;
    this.#isLost = isLost;
    this.#wanted = wanted;
    this.#turn = table && turnOf(table.view);
    if (refusal) this.#host.refused(refusal);
    this.#host.changed();
  }

  /** Takes away what doesn't hold any more, and shows moves of one's own that were lost: each once, one after another. */
  look(table: Table): void {
    if (this.#refusal && this.#isOver(table)) this.show(undefined);
    const lost = this.#isLost ? undefined : table.lost.find((one) => !this.#told.has(one));
    if (!lost) return;
    this.#told.add(lost);
    this.show(lost.refusal, true);
  }

  /** The person has read it. */
  close(): void {
    this.show(undefined);
    const { table } = this.#host.state();
    if (table) this.look(table);
    if (!this.#isLost) table?.dismiss();
  }

  #isOver(table: Table): boolean {
    if (this.#turn !== turnOf(table.view)) return true;
    const wanted = this.#wanted;
    return wanted !== undefined && table.check(wanted.move, wanted.args)?.code !== this.#refusal?.code;
  }

  /** A move of the game. */
  propose(move: string, args: unknown): Promise<boolean> {
    return this.ask((table) => table.propose(move, args), { move, args });
  }

  /** Runs an act at the table; its refusal, if any, is shown. @param now it doesn't matter which moment is shown */
  async ask(act: (table: Table) => Promise<Refusal | undefined>, wanted?: Wanted, now = false): Promise<boolean> {
    const { table, past } = this.#host.state();
    if (past && !now) {
      this.show(past.check());
      return false;
    }
    if (!table) return false;
    try {
      const refusal = await act(table);
      this.show(refusal, false, wanted);
      return !refusal;
    } catch (error) {
      console.error(error);
      this.show({ code: 'game/fault', rule: '' });
      return false;
    }
  }
}
