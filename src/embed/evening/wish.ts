/**
 * What this person has asked for with the next game: a box for the free table. It stays on this page, whose board lays it where the table is
 * still bare; nobody else's game is made another by it.
 */
import type { WithinGame } from '../../games/registered-game.ts';
import type { TableView } from '../../kernel/view/table-view.ts';

/** A game, and what is to be laid at it. */
export interface Wished {
  /** Id of the game. */
  readonly game: string;
  readonly box: WithinGame;
}

/** The one thing that is wanted now. */
export class Wish {
  #wished: Wished | undefined;

  /** @param box undefined where only the game was chosen */
  make(game: string, box: WithinGame | undefined): void {
    this.#wished = box && { game, box };
  }

  /** Somebody else's proposal, or a game that was begun and is over, takes its place. */
  look({ company, me, play }: TableView): void {
    const isAnothers = company?.kind === 'change' && company.by !== me.seat;
    if (isAnothers || play?.outcome) this.#wished = undefined;
  }

  /** For the game that is on the table. */
  at(game: string | undefined): WithinGame | undefined {
    return this.#wished?.game === game ? this.#wished?.box : undefined;
  }
}
