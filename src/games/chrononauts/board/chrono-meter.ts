/** Below the TimeLine: how many Paradoxes are open, and the Timekeeper's own buttons. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { withTerms } from '../../../elements/tv-term.ts';
import { MOST_PARADOXES } from '../timeline.ts';
import type { BoardContext } from './board-context.ts';
import { faceStyles } from './face-styles.ts';
import { meterStyles } from './meter-styles.ts';
import type { Ripple } from './ripple.ts';
import { sign } from './signs.ts';

/** Within so many of the end the meter says how many are left. */
const NEAR = 3;

/** Thirteen notches; those that a card would open are ringed. */
function meter(context: BoardContext): TemplateResult {
  const { w, places, preview, view, terms } = context;
  const drawn = places.filter(({ side, patch }) => side === 'paradox' && patch === undefined).length;
  // What a card would change counts from what there is: years that are still to be turned on this screen have turned.
  const open = preview?.before ?? drawn;
  const then = preview?.after ?? open;
  const left = MOST_PARADOXES - open;
  const state = (i: number): string =>
    `${i < open ? 'on' : ''} ${i >= open && i < then ? 'more' : ''} ${i >= then && i < open ? 'less' : ''}`;
  return html`<div class="meter ${left <= NEAR ? 'near' : ''}">
    <span class="name">${sign('zap')}<span>${withTerms(w.meter, terms)}</span></span>
    <span class="notches" aria-hidden="true"
      >${Array.from({ length: MOST_PARADOXES }, (_, i) => html`<i class=${state(i)}></i>`)}</span
    >
    <b aria-hidden="true"
      >${open}${then === open ? nothing : html`<em> → ${then}</em>`}<small>/${MOST_PARADOXES}</small></b
    >
    <span class="heard">${w.meterSpoken(open, MOST_PARADOXES)}</span>
    ${left <= NEAR ? html`<span class="warn">${left > 0 ? w.warning(left) : w.universeEnds}</span>` : nothing}
    ${view.ultraParadox ? html`<span class="ultra">${sign('rocket')}<b>${withTerms(w.ultraName, terms)}</b><span>${w.ultra}</span></span>` : nothing}
  </div>`;
}

/** CH-272: the Timekeeper's own buttons; nobody else's game waits for them. */
function turning({ w }: BoardContext, ripple: Ripple): TemplateResult | typeof nothing {
  const { due, pace } = ripple;
  const [next] = due;
  if (pace !== 'taps' || next === undefined) return nothing;
  return html`<section class="turning" aria-label=${w.timekeeper}>
    <span><b>${w.timekeeper}</b> ${w.timekeeperSay(due.length)}</span>
    <button class="btn go" @click=${(): void => ripple.turn()}>
      ${sign('rotate-3d')}${w.turnNext(Number(next.slice(1)))}
    </button>
    <button
      class="btn"
      @click=${(): void => {
        for (const id of due) ripple.turn(id);
      }}
    >
      ${w.turnAll}
    </button>
  </section>`;
}

@customElement('chrono-meter')
export class ChronoMeter extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, faceStyles, meterStyles];

  @property({ attribute: false }) ripple!: Ripple;

  override render(): TemplateResult {
    return html`${turning(this.context, this.ripple)}${meter(this.context)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-meter': ChronoMeter;
  }
}
