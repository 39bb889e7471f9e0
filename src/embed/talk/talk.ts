/** How many lines others have said since this person last looked. What was said before the page opened is read. */
import type { Seat } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import { talkLines } from './talk-lines.ts';

export class Talk {
  unread = 0;
  #last: number | undefined;
  /** The page has heard the others: what came in before that was said before it opened. */
  #arrived = false;

  /** Another table is opened. */
  begin(): void {
    this.unread = 0;
    this.#last = undefined;
    this.#arrived = false;
  }

  read(): void {
    this.unread = 0;
  }

  /**
   * @param me own seat; @param open the window of lines is open; @param live this page hears the others now
   * @returns whether somebody else has said something new
   */
  look(log: readonly LogLine[], me: Seat | null, open: boolean, live: boolean): boolean {
    const newest = log.at(-1)?.position ?? -1;
    const fresh =
      this.#last === undefined || !this.#arrived ? [] : talkLines(log, this.#last).filter(({ seat }) => seat !== me);
    this.#last = Math.max(newest, this.#last ?? -1);
    this.#arrived ||= live;
    if (!open) this.unread += fresh.length;
    return fresh.length > 0;
  }
}
