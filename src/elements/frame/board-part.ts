/** What the parts of a board have in common: they draw a context, and hand proposals to the table. */
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { offer } from './board.ts';
import type { BoardContext } from './board-context.ts';

/**
 * A part of a board, as an element with styles of its own. Nothing is drawn before there is a context.
 *
 * @typeParam Context - the game's own, which adds its words and the like
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- subclasses say which
export abstract class BoardPart<Context extends BoardContext = BoardContext> extends LitElement {
  @property({ attribute: false }) context!: Context;

  protected override shouldUpdate(): boolean {
    return this.context !== undefined;
  }

  /** Hands a move to the table, or has it say why not; answers whether it was handed over. */
  protected offer(move: string, args: unknown = {}): boolean {
    return offer(this, this.context.check, move, args);
  }

  /** The move would be refused now. */
  protected blocked(move: string, args: unknown = {}): boolean {
    return this.context.check(move, args) !== undefined;
  }

  /** One of these moves is written, and the table hasn't answered yet. */
  protected underway(...moves: readonly string[]): boolean {
    return this.context.pending.some(({ move }) => moves.includes(move));
  }
}
