/** The lobby's lines about the pictures: with which the table plays, how far they are, and the way to others. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { Lang } from '../../../../elements/frame/board.ts';
import type { CodenamesView } from '../../view.ts';
import type { OwnState } from './own-pictures.ts';
import { ownRailWords } from './own-rail-words.ts';

export interface OwnActions {
  readonly state: OwnState;
  /** There is a shelf here. */
  readonly shelf: boolean;
  /** The table's rules know of own pictures. */
  readonly may: boolean;
  readonly choose: () => void;
  readonly back: () => void;
  readonly again: () => void;
}

/** How far the table's own pictures are, where they aren't here yet. */
export function ownNote(lang: Lang, { state, shelf, again }: OwnActions): TemplateResult | typeof nothing {
  const w = ownRailWords(lang);
  if (state.at === 'loading') {
    const percent = Math.floor(state.done * 100);
    return html`<p class="own-note" role="status">
      ${w.loading(percent)}<progress aria-hidden="true" max="100" .value=${percent}></progress>
    </p>`;
  }
  if (state.at !== 'failed') return nothing;
  return html`<div class="own-note wrong" role="status">
    <span>${shelf ? (state.advice ?? w.failed) : w.noShelf}</span>
    ${shelf && state.advice ? html`<button class="btn small" @click=${again}>${w.again}</button>` : nothing}
  </div>`;
}

export function ownRail(view: CodenamesView, lang: Lang, actions: OwnActions): TemplateResult {
  const w = ownRailWords(lang);
  const may = view.me.seat !== null && actions.shelf && actions.may;
  return html`<div class="paper own">
    <h3>${w.heading}</h3>
    <p>${view.pictures ? w.own(view.pictures.count) : w.deck}</p>
    ${view.pictures ? ownNote(lang, actions) : nothing}
    ${
      may
        ? html`<div class="own-acts">
            <button class="btn small" @click=${actions.choose}>${w.choose}</button>
            ${view.pictures ? html`<button class="btn quiet small" @click=${actions.back}>${w.back}</button>` : nothing}
          </div>`
        : nothing
    }
  </div>`;
}

/** How far they are, wherever that is said. */
export const ownNoteStyles: CSSResult = css`
  .own-note {
    display: grid;
    gap: 6px;
    color: var(--tv-ink-2);
    font-weight: 600;
  }
  .own-note.wrong {
    color: var(--tv-off);
    justify-items: start;
  }
  .own-note progress {
    width: 100%;
    height: 10px;
    accent-color: var(--tv-go);
  }
`;

/** In the lobby's column. */
export const ownStyles: CSSResult = css`
  ${ownNoteStyles}
  .own-acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @container (max-width: 900px) and (min-height: 1px) {
    .paper.own {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 12px;
    }
    .own > p {
      flex: 1 1 9rem;
    }
    .own > .own-note {
      flex: 1 1 100%;
    }
    .own .btn.quiet {
      padding-inline: 8px;
    }
  }
`;
