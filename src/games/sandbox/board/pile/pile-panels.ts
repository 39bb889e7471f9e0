/** Panels of a pile, as the board draws them over its cloth. They are fetched with the first. */
import { html, type TemplateResult } from 'lit';
import type { BoardActions, BoardContext } from '../context.ts';
import './sandbox-looked.ts';
import './sandbox-pile.ts';

export interface PilePanel {
  /** Number of what the cards lie in. */
  readonly from: number;
  /** Those that this person was shown; without them a number is chosen. */
  readonly cards: readonly number[] | undefined;
  readonly attempt: BoardActions['attempt'];
  close(): void;
}

export const pilePanel = (context: BoardContext, { from, cards, attempt, close }: PilePanel): TemplateResult =>
  cards
    ? html`<sandbox-looked
        class="panel pile-panel"
        .context=${context}
        .from=${from}
        .cards=${cards}
        .attempt=${attempt}
        .close=${close}
      ></sandbox-looked>`
    : html`<sandbox-pile
        class="panel pile-panel"
        .context=${context}
        .from=${from}
        .attempt=${attempt}
        .close=${close}
      ></sandbox-pile>`;
