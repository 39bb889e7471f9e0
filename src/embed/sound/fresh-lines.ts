/** Lines of the public log that are new to this page: what came in before the page had heard the others is old. */
import type { LogLine } from '../../kernel/view/table-view.ts';

export class FreshLines {
  #last: number | undefined;
  #arrived = false;

  /** Another table is opened. */
  begin(): void {
    this.#last = undefined;
    this.#arrived = false;
  }

  /**
   * @param live this page hears the others now
   * @returns those that weren't there when it was last asked for, without what was refused
   */
  look(log: readonly LogLine[], live: boolean): readonly LogLine[] {
    const newest = log.at(-1)?.position ?? -1;
    const last = this.#last;
    const isNew = ({ position, refusal }: LogLine): boolean => position > last! && !refusal;
    const fresh = last === undefined || !this.#arrived ? [] : log.filter(isNew);
    this.#last = Math.max(newest, last ?? -1);
    this.#arrived ||= live;
    return fresh;
  }
}
