/**
 * The name that somebody is writing to sit down, held apart from its field. Anything that arrives meanwhile may take the field away. The
 * lobby goes when the game begins, or when a page that has just come learns that it has begun long ago.
 */
import type { TableView } from '../../kernel/view/table-view.ts';
import { canSit } from './seating.ts';

export class SitDraft {
  /** As far as it is written; `undefined` where nobody has begun. */
  name: string | undefined;
  /** Somebody could sit down in the lobby when it was last looked at. */
  #offered = false;

  /** Another table is opened. */
  begin(): void {
    this.name = undefined;
    this.#offered = false;
  }

  /**
   * Whether the form in the lobby has gone from under somebody who can still sit down. To be asked after each change of the table, before
   * it is drawn.
   * @param inField the focus is in the form
   */
  isCutOff(view: TableView, inField: boolean): boolean {
    if (view.phase !== 'lobby' && view.phase !== 'playing') return false;
    const was = this.#offered;
    this.#offered = view.phase === 'lobby' && canSit(view);
    return was && view.phase === 'playing' && canSit(view) && (inField || this.name !== undefined);
  }
}
