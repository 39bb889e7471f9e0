/** What was refused last. It is kept by its code, so that it reads in whatever language is spoken by then. */
import type { Lang, RefusalWords } from '../elements/board.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';
import type { Table } from '../kernel/table-view.ts';
import type { HostState } from './host.ts';
import { refusalWords, type Refused } from './refusal-words.ts';
import { shellWords } from './shell-words.ts';

interface TicketHost {
  readonly state: () => HostState;
  readonly lang: () => Lang;
  /** Something was refused just now. */
  readonly refused: (refusal: Refusal) => void;
  readonly changed: () => void;
}

export class Ticket {
  readonly #host: TicketHost;
  #refusal: Refused | undefined;
  /** Somebody else's move came first. */
  #raced = false;
  #lost: Table['lost'][number] | undefined;

  constructor(host: TicketHost) {
    this.#host = host;
  }

  /** What the ticket reads now. */
  get words(): RefusalWords | undefined {
    const refusal = this.#refusal;
    if (!refusal) return undefined;
    const words = this.wordsOf(refusal);
    return this.#raced ? { ...words, advice: `${shellWords(this.#host.lang()).lost}. ${words.advice}` } : words;
  }

  wordsOf(refusal: Refused): RefusalWords {
    return refusalWords(refusal, this.#host.lang(), this.#host.state().words);
  }

  show(refusal: Refused | undefined, raced = false): void {
    this.#refusal = refusal;
    this.#raced = raced;
    if (refusal) this.#host.refused(refusal);
    this.#host.changed();
  }

  /** Shows a move of one's own that lost against another's, once. */
  look({ lost: [lost] }: Table): void {
    // Where the table has gone on meanwhile, nobody was faster.
    if (lost && lost !== this.#lost) this.show(lost.refusal, lost.refusal.code !== 'company/gone-on');
    this.#lost = lost;
  }

  /** Runs an act at the table; its refusal, if any, is shown. */
  async ask(act: (table: Table) => Promise<Refusal | undefined>): Promise<boolean> {
    const { table, past } = this.#host.state();
    if (past) {
      this.show(past.check());
      return false;
    }
    if (!table) return false;
    try {
      const refusal = await act(table);
      this.show(refusal);
      return !refusal;
    } catch (error) {
      console.error(error);
      this.show({ code: 'game/fault', rule: '' });
      return false;
    }
  }
}
