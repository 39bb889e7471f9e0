/** A false word of the moderator's, as the audit names it. */
import type { Seat } from '../../kernel/game.ts';

export interface Finding {
  /**
   * A letter to somebody; what was said at dawn, of the owl, of the end. The last is also for a game that went on past its end, or was declared
   * over before it.
   */
  readonly what: 'letter' | 'dawn' | 'owl' | 'verdict';
  readonly night: number;
  /** To whom the letter went. */
  readonly seat?: Seat;
}
