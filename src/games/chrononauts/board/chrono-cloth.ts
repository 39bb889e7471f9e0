/** On the cloth: the three games before one begins, the TimeLine, or, where there is none, what lies before everybody. */
import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { dropAt, dropStyles } from '../../../elements/dragging/drop-places.ts';
import { fingers, fingerStyles } from '../../../elements/frame/pointing.ts';
import type { BoardActions, BoardContext } from './board-context.ts';
import { cardFace } from './card-face.ts';
import { clothStyles } from './cloth-styles.ts';
import { faceStyles } from './face-styles.ts';
import { history } from './history.ts';
import { modes } from './modes.ts';
import type { Ripple } from './ripple.ts';

/** @event tv-propose - configure */
@customElement('chrono-cloth')
export class ChronoCloth extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, faceStyles, clothStyles, dropStyles, fingerStyles];

  @property({ attribute: false }) actions!: BoardActions;
  /** The TimeLine as it turns. */
  @property({ attribute: false }) ripple!: Ripple;

  override render(): TemplateResult {
    const { context, actions } = this;
    const { view } = context;
    if (view.phase === 'lobby') return modes(context, (move, args) => void this.offer(move, args));
    if (view.places.length > 0) return history(context, actions, this.ripple);
    return html`<ul class="tables ${view.seats.length < 3 ? 'few' : view.seats.length > 4 ? 'many' : ''}">
      ${view.seats.map(
        (one) =>
          html`<li>
            <h3>${nameOf(context, one.seat)}</h3>
            ${
              one.artifacts.length === 0
                ? html`<p class="none">${context.w.nothingLaid}</p>`
                : html`<ul class="laid" aria-label=${context.w.artifacts}>
                    ${one.artifacts.map((id) => html`<li data-drop=${ifDefined(dropAt(actions.places, id).drop)}>${cardFace(context, id)}${fingers(context.pointed.get(id), (seat) => plateOf(context, seat))}</li>`)}
                  </ul>`
            }
          </li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-cloth': ChronoCloth;
  }
}
