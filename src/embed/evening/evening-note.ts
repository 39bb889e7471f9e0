/** The evening as the board of a game that is over is told of it. It holds the score so far, and whether another game may be proposed here. */
import type { Lang } from '../../elements/frame/board.ts';
import type { Evening } from '../../elements/receipt/receipt.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { type GamePlayed, tallyOf } from './games-played.ts';
import { mayChange } from './may-change.ts';

/** Remembers the last answer: a board compares by identity, and is fed at every change of the table. */
export class EveningNote {
  #asked = '';
  #note: Evening | undefined;

  /** @param played games of the evening, asked for only where one is over */
  of(view: TableView, lang: Lang, played: () => readonly GamePlayed[]): Evening | undefined {
    if (!view.play?.outcome) return (this.#note = undefined);
    const changing = mayChange(view);
    const asked = JSON.stringify([
      view.log.length,
      view.play.number,
      lang,
      changing,
      view.seats.map(({ name }) => name),
    ]);
    if (this.#note && asked === this.#asked) return this.#note;
    this.#asked = asked;
    const games = played().filter(({ on, winners }) => !on || winners);
    this.#note = { score: tallyOf(games, lang), games: games.length, changing };
    return this.#note;
  }
}
