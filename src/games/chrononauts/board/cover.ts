/** The cover of all that only its owner may see, for a screen that is suddenly shared: beside the headline, so that it is always in sight. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import type { BoardActions, BoardContext } from './board-context.ts';
import { unseen } from '../../../elements/look/shared-styles.ts';

/** The key that does the same. */
const COVER_KEY = 'c';

/** Not where somebody writes. */
export function isCoverKey(event: KeyboardEvent): boolean {
  const from = event.composedPath()[0];
  const writes = from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement;
  const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat;
  return plain && !writes && event.key.toLowerCase() === COVER_KEY;
}

/** There is something that only this person may see. */
export const hidesCards = ({ view, shared }: Pick<BoardContext, 'view' | 'shared'>): boolean =>
  !shared &&
  view.me !== undefined &&
  view.phase !== 'lobby' &&
  view.phase !== 'over' &&
  view.options.mode !== 'solonauts';

export function coverButton(context: BoardContext, { covered, cover }: BoardActions): TemplateResult | typeof nothing {
  const { w } = context;
  if (!hidesCards(context)) return nothing;
  const says = covered ? w.uncover : w.cover;
  return html`<button
    slot="end"
    class="btn cover"
    aria-pressed=${covered ? 'true' : 'false'}
    aria-keyshortcuts=${COVER_KEY.toUpperCase()}
    @click=${(): void => cover(!covered)}
  >
    <tv-icon name=${covered ? 'eye' : 'eye-off'}></tv-icon><span class="whole">${says}</span
    ><span class="brief" aria-hidden="true">${covered ? w.uncoverBrief : w.coverBrief}</span
    ><kbd aria-hidden="true">${COVER_KEY.toUpperCase()}</kbd>
  </button>`;
}

export const coverStyles: CSSResult = css`
  .cover {
    position: relative;
    flex: none;
    padding-inline: 14px;
    font-size: 0.9375rem;
  }
  .cover kbd {
    min-width: 1.7em;
    padding: 1px 5px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    font: 700 0.8125rem / 1.4 var(--tv-font-text);
    text-align: center;
  }
  .cover .brief {
    display: none;
  }
  @container board (max-width: 1000px) {
    .cover kbd {
      display: none;
    }
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
