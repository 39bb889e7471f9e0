/** The holders of the deck: one sentence that says both sides of the trade, and the rest for readers who ask. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf, namesOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import type { BoardContext } from './board-context.ts';
import { moreStyles } from './more-styles.ts';

function sentence(context: BoardContext): string {
  const { keepers, w } = context;
  if (!keepers || (keepers.keepers.length === 0 && !keepers.making)) return w.noKeepers;
  if (keepers.keepers.length === 0) return w.nobodyYet;
  return keepers.alone ? w.keepAlone : w.keep(keepers.keepers.length, keepers.couldPeek);
}

/** What isn't as it should be: somebody is missing, or new keepers are being made. */
function trouble(context: BoardContext): readonly string[] {
  const { keepers, w } = context;
  if (!keepers) return [];
  const { making, missing, out } = keepers;
  const lacks = making && making.lacks.length > 0 && making.lacks.length < making.keepers.length ? making.lacks : [];
  return [
    ...(missing.length > 0 ? [w.keepMissing(namesOf(context, missing))] : []),
    ...(making ? [w.keepMaking(making.step, namesOf(context, lacks))] : []),
    ...out.map(({ seat, why }) => w.keepOut(nameOf(context, seat), why)),
  ];
}

@customElement('laboratory-keepers')
export class LaboratoryKeepers extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    moreStyles,
    css`
      :host {
        display: flex;
        flex: none;
        flex-direction: column;
        max-height: 45%;
        font-size: 0.9375rem;
        line-height: 1.35;
      }
      tv-panel {
        --tv-panel-pad: 10px 14px;
      }
      .who {
        display: flex;
        gap: 10px;
        font-weight: 600;
      }
      .note,
      details p {
        color: var(--tv-ink-2);
      }
      summary.btn {
        padding: 0;
      }
      @container (max-width: 900px) and (orientation: landscape) {
        :host {
          max-height: none;
          font-size: 0.8125rem;
        }
        tv-panel {
          --tv-panel-pad: 6px 10px;
        }
        .who tv-icon {
          display: none;
        }
      }
      @container (orientation: portrait) {
        :host {
          max-height: none;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const { context } = this;
    const { keepers, w } = context;
    const who = keepers?.keepers ?? [];
    return html`<tv-panel .label=${w.holds}>
      <p class="who"><tv-icon name="key-round"></tv-icon><span>${sentence(context)}</span></p>
      ${trouble(context).map((line) => html`<p class="note">${line}</p>`)}
      <details>
        <summary class="btn quiet">${w.details}</summary>
        ${who.length > 0 ? html`<p>${w.keepWho(namesOf(context, who))}</p>` : nothing}
        <p>${w.keepMore}</p>
        <p>${w.keepTrade}</p>
      </details>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-keepers': LaboratoryKeepers;
  }
}
