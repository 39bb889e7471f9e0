/**
 * The cover of the own cards, beside the headline, so that it is always in sight. It has no key: C covers the whole page at every board, and one
 * that lifted this cover would show the hand of somebody who wants to hide it.
 */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import type { BoardActions, BoardContext } from './board-context.ts';
import { unseen } from '../../../elements/look/shared-styles.ts';

/** There is something that only this person may see. */
export const hidesCards = ({ view, shared }: Pick<BoardContext, 'view' | 'shared'>): boolean =>
  !shared && view.me !== undefined && view.phase !== 'lobby' && view.options.mode !== 'solonauts';

export function coverButton(context: BoardContext, { covered, cover }: BoardActions): TemplateResult | typeof nothing {
  const { w } = context;
  // After the end nobody needs to cover anything, but what is covered can be had again.
  if (!hidesCards(context) || (context.view.phase === 'over' && !covered)) return nothing;
  const says = covered ? w.uncover : w.cover;
  return html`<button
    slot="end"
    class="btn cover"
    aria-pressed=${covered ? 'true' : 'false'}
    @click=${(): void => cover(!covered)}
  >
    <tv-icon name=${covered ? 'eye' : 'eye-off'}></tv-icon><span class="whole">${says}</span
    ><span class="brief" aria-hidden="true">${covered ? w.uncoverBrief : w.coverBrief}</span>
  </button>`;
}

export const coverStyles: CSSResult = css`
  .cover {
    position: relative;
    flex: none;
    padding-inline: 14px;
    font-size: 0.9375rem;
  }
  .cover .brief {
    display: none;
  }
  @container board (max-width: 1000px) {
    /* Still heard. */
    .cover .whole {
      ${unseen}
      white-space: nowrap;
    }
    .cover .brief {
      display: inline;
    }
  }
  @container board (max-width: 900px) {
    .late {
      --tv-ring: 40px;
    }
    .cover {
      display: grid;
      justify-items: center;
      gap: 0;
      min-width: 54px;
      min-height: 44px;
      padding: 3px 6px;
      font-size: 0.75rem;
      line-height: 1.2;
    }
  }
`;
