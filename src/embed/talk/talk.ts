/** How many lines others have said since this person last looked. What was said before the page opened is read. */
import type { Seat } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/table-view.ts';
import { talkLines } from './talk-lines.ts';

export class Talk {
  unread = 0;
  #last: number | undefined;

  /** Another table is opened. */
  begin(): void {
    this.unread = 0;
    this.#last = undefined;
  }

  read(): void {
    this.unread = 0;
  }

  /**
   * @param me own seat; @param open the window of lines is open
   * @returns whether somebody else has said something new
   */
  look(log: readonly LogLine[], me: Seat | null, open: boolean): boolean {
    const newest = log.at(-1)?.position ?? -1;
    const fresh = this.#last === undefined ? [] : talkLines(log, this.#last).filter(({ seat }) => seat !== me);
    this.#last = Math.max(newest, this.#last ?? -1);
    if (!open) this.unread += fresh.length;
    return fresh.length > 0;
  }
}
