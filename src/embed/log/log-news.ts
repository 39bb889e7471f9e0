/** What has come about lately in the game, from the public log and in its own words, for the outcome line of its board. Some moves are told, too. */
import type { NewsItem } from '../../elements/tv-news.ts';
import type { GameWords } from '../../games/registered-game.ts';
import { own } from '../../kernel/own.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';

/** Lines that are looked through, and so the most that is told at once. */
const LATELY = 12;
const NEWS = 'news/';
const MOVE = 'move/';

type NameOf = (seat: number) => string;

function told(
  { what, args, seat, name, faces, refusal }: LogLine,
  words: GameWords | undefined,
  nameOf: NameOf,
): string {
  if (what.startsWith(NEWS)) return own(words?.news ?? {}, what.slice(NEWS.length))?.(args, nameOf) ?? '';
  const move = what.startsWith(MOVE) && !refusal ? own(words?.moves ?? {}, what.slice(MOVE.length)) : undefined;
  if (!move?.news || seat === null) return '';
  return `${nameOf(seat) || name} ${move.said(args, nameOf, (card) => own(faces ?? {}, card), seat)}.`;
}

/** Remembers the last answer: a board compares by identity, and is fed at every change of the table. */
export class LogNews {
  #asked: readonly unknown[] = [];
  #items: readonly NewsItem[] = [];

  /** @param nameOf who sits there now */
  of(log: readonly LogLine[], words: GameWords | undefined, nameOf: NameOf): readonly NewsItem[] {
    if (log === this.#asked[0] && words === this.#asked[1]) return this.#items;
    this.#asked = [log, words];
    const begin = Math.max(0, log.length - LATELY);
    this.#items = log.slice(begin).flatMap((line, i) => {
      const says = told(line, words, nameOf);
      const isMove = line.what.startsWith(MOVE);
      return says ? [{ number: begin + i + 1, says, ...(isMove && { isMove }) }] : [];
    });
    return this.#items;
  }
}
