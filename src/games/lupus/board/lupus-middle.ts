/** In the middle of the square: by day what the village is at, by night the moon, and those who defend themselves. All of it is public. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-plate.ts';
import { words } from '../../../elements/words.ts';
import { numberOf, type LupusContext } from './board-context.ts';
import { numberStyles } from './part-styles.ts';
import { sign } from './signs.ts';
import { called, onTurn } from './spots.ts';

const say = words(
  {
    day: (n: number) => `Giorno ${n}`,
    night: (n: number) => `Notte ${n}`,
    vote: { 1: 'La folla cerca un colpevole', 2: 'Ora si decide', 3: 'Si rivota' },
    now: 'parla ora',
    later: 'parla dopo',
    spoke: 'ha parlato',
  },
  {
    day: (n: number) => `Day ${n}`,
    night: (n: number) => `Night ${n}`,
    vote: { 1: 'The crowd looks for somebody to blame', 2: 'Now decide', 3: 'Once more' },
    now: 'speaks now',
    later: 'speaks later',
    spoke: 'has spoken',
  },
);

@customElement('lupus-middle')
export class LupusMiddle extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    numberStyles,
    css`
      :host {
        display: grid;
        justify-items: center;
        gap: 8px;
        text-align: center;
      }
      .kick {
        color: var(--tv-ink-2);
        font-weight: 600;
      }
      h3 {
        font-size: clamp(1.125rem, 2.4cqw, 2rem);
      }
      .sign-i {
        width: 1.1em;
        height: 1.1em;
      }
      .told {
        font: 400 clamp(1rem, 1.7cqw, 1.375rem) / 1.3 var(--tv-font-sign);
        text-wrap: balance;
      }
      /* In a low window both news of a morning fit between the plates; the headline has the day's number. */
      @container (max-height: 480px) and (orientation: landscape) {
        :host {
          gap: 3px;
        }
        .kick {
          display: none;
        }
        .told {
          font-size: 0.8125rem;
          line-height: 1.15;
        }
      }
      /* A watcher's board is lower still, as a line stands above it. */
      @container (max-height: 400px) and (orientation: landscape) {
        .told {
          font-size: 0.75rem;
        }
      }
      .night .sign-i {
        width: clamp(36px, 6cqw, 64px);
        height: clamp(36px, 6cqw, 64px);
        stroke: #fcd34d;
        stroke-width: 1.5;
        fill: #fcd34d33;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        align-items: start;
        justify-content: center;
        gap: clamp(10px, 3cqw, 40px);
        --tv-plate: var(--lupus-called, clamp(60px, 11cqw, 124px));
      }
      .many ul {
        --tv-plate: var(--lupus-called, clamp(44px, 6cqw, 72px));
        gap: 10px 18px;
      }
      li {
        position: relative;
        display: grid;
        justify-items: center;
        gap: var(--lupus-called-gap, 5px);
      }
      .no {
        position: absolute;
        left: var(--lupus-called-no, 0);
        top: 0;
        z-index: 1;
      }
      b {
        font: 400 clamp(1rem, 1.8cqw, 1.5rem) / 1.1 var(--tv-font-sign);
      }
      .tag {
        display: inline-flex;
        align-items: center;
        gap: 5px;
        padding: 1px 9px;
        border-radius: 7px;
        font-size: 0.875rem;
        font-weight: 700;
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
      }
      .now .tag {
        background: var(--tv-focus);
        color: #10140f;
        box-shadow: 0 0 0 2px var(--tv-focus-ink);
      }
    `,
  ];

  readonly #nominee = (seat: number): TemplateResult => {
    const { view, lang } = this.context;
    const w = say(lang);
    const { stage, floor } = view;
    const isNow = onTurn(this.context) === seat;
    const tag = isNow ? html`${sign('mic')}${w.now}` : floor?.queue.includes(seat) ? w.later : w.spoke;
    return html`<li class=${isNow ? 'now' : ''}>
      <span class="no">${numberOf(this.context, seat)}</span
      ><tv-plate .plate=${plateOf(this.context, seat)} ?turn=${isNow}></tv-plate
      ><b>${nameOf(this.context, seat)}</b>${stage === 'speech' ? html`<span class="tag">${tag}</span>` : nothing}
    </li>`;
  };

  override render(): TemplateResult {
    const { view, lang } = this.context;
    const w = say(lang);
    const there = called(this.context);
    if (there.length > 0)
      return html`<div class=${there.length > 3 ? 'many' : ''}>
        <ul>
          ${there.map(this.#nominee)}
        </ul>
      </div>`;
    if (view.stage === 'night')
      return html`<div class="night">${sign('moon')}</div>
        <h3>${w.night(view.night)}</h3>`;
    if (view.stage === 'vote' && view.vote)
      return html`<p class="kick">${w.day(view.night)}</p>
        <h3>${w.vote[view.vote.round]}</h3>`;
    if (view.stage === 'talk' || view.stage === 'verdict' || view.stage === 'owl')
      return html`<p class="kick">${w.day(view.night)}</p>
        ${this.context.told.map((line) => html`<p class="told">${line}</p>`)}`;
    return view.night > 0 ? html`<p class="kick">${w.day(view.night)}</p>` : html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-middle': LupusMiddle;
  }
}
