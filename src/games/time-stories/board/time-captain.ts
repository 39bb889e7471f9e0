/** What the Captain does for all: reads aloud, chooses the place, passes the deck on. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/tv-panel.ts';
import type { PlaceShown } from '../shown.ts';
import { ActingPart } from './acting-part.ts';
import { callOf } from './context.ts';
import { priceOf } from './costs.ts';
import { inLang } from './pages.ts';
import { partStyles } from './part-styles.ts';

/** @event tv-propose - prologue, choose, readA, pass */
@customElement('time-captain')
export class TimeCaptain extends ActingPart {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      .places {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
        gap: 8px;
      }
    `,
  ];

  #go({ id, name }: PlaceShown): TemplateResult {
    const { context } = this;
    const { w, lang, chosen } = context;
    const { captain, price } = this.table;
    const called = inLang(name, lang);
    return html`<tv-confirm
      .lang=${lang}
      .about=${id}
      ?disabled=${this.blocked('choose', { agent: captain, location: id })}
      .label=${w.goes(called)}
      .sure=${w.go(called, priceOf(context, price))}
      @tv-confirm=${(): void => {
        chosen.setTab('place');
        this.offer('choose', { agent: captain, location: id });
      }}
    ></tv-confirm>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    const { w, view } = context;
    const { phase, step, captain, mine, prologue, agents, places, choices, price } = this.table;
    if (!mine.includes(captain)) return nothing;
    if (phase === 'prologue') {
      const isLast = prologue === (view.mission?.story.prologue.length ?? 0) - 1;
      const label = isLast && prologue > 0 ? w.lastPrologue : w.nextPrologue(prologue);
      return html`<tv-panel mine .label=${w.captain}>${this.turn(label, 'prologue', { agent: captain })}</tv-panel>`;
    }
    if (phase === 'captain' && step === 'read')
      return html`<tv-panel mine .label=${w.captain}>${this.turn(w.turnA, 'readA', { agent: captain })}</tv-panel>`;
    if (phase === 'captain' && step === 'choose')
      return html`<tv-panel mine .heading=${w.choose(true, '')}>
        <span slot="end" class="note">${priceOf(context, price)}</span>
        <div class="places">${places.filter(({ id }) => choices.includes(id)).map((place) => this.#go(place))}</div>
      </tv-panel>`;
    if (phase !== 'between' || step !== 'exchange') return nothing;
    const next = callOf(context, (captain + 1) % agents.length);
    return html`<tv-panel mine .label=${w.captain}>${this.turn(w.pass(next), 'pass', { agent: captain })}</tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-captain': TimeCaptain;
  }
}
