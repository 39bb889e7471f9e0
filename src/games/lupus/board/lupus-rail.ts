/** Beside the square by day: the count and who said what, who defends themselves, who votes next; and the own card, to be read again. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { fetched } from '../../../elements/loading/fetched.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/tv-progress.ts';
import '../../../elements/tv-slip.ts';
import type { PersonRow } from '../../../elements/tv-progress.ts';
import { laterVoters } from '../voting-order.ts';
import { leaders, nominees, tally } from '../nominate.ts';
import { numberOf, plays, short, withNumbers, type LupusContext } from './board-context.ts';
import './lupus-reading.ts';
import type { Reading } from './lupus-reading.ts';
import { numberStyles } from './part-styles.ts';
import { sideText } from './side-words.ts';
import './lupus-stop.ts';
import './lupus-tally.ts';
import type { TallyRow } from './lupus-tally.ts';

/** Of those with votes, as many as a count needs to be followed. */
const [MOST_ROWS, MOST_SAID] = [6, 30];

const fetchAside = fetched(() => import('./lupus-aside.ts'));

@customElement('lupus-rail')
export class LupusRail extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    numberStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 14px;
        min-width: 0;
      }
      .end {
        color: var(--tv-ink-2);
        font-weight: 600;
        font-size: 0.9375rem;
        white-space: nowrap;
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .chips li {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        padding: 3px 10px 3px 3px;
        border-radius: 16px;
        background: var(--tv-cloth-2);
        font-weight: 600;
        font-size: 0.9375rem;
      }
      .chips .me {
        box-shadow: inset 0 0 0 2px var(--tv-ink);
      }
      .no {
        min-width: 24px;
        height: 24px;
        font-size: 0.875rem;
      }
      .said li {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 34px;
        line-height: 1.2;
      }
      .said li + li {
        border-top: 1.5px dashed var(--tv-line);
      }
      p {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
      @container (max-width: 900px) and (min-height: 1px) {
        :host {
          gap: 8px;
        }
        .chips li {
          padding: 2px;
          font-size: 0;
          gap: 0;
          background: none;
        }
        .chips .no {
          font-size: 0.8125rem;
        }
        tv-slip {
          display: none;
        }
      }
    `,
  ];

  /** What the own card says, asked only while it is held. */
  @property({ attribute: false }) read: () => Reading | undefined = () => undefined;
  /** Told when it is held, and when it is covered again. */
  @property({ attribute: false }) held: (yes: boolean) => void = () => undefined;

  #row(seat: number, votes: number, says: string): TallyRow {
    const { context } = this;
    const row = { no: numberOf(context, seat), name: nameOf(context, seat), plate: plateOf(context, seat), votes };
    return says === '' ? row : { ...row, says };
  }

  #count(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideText(lang);
    const { round, order, given, candidates } = view.vote!;
    const votes = tally(given.flatMap(([by, to]) => (to === null ? [] : [[by, to] as const])));
    // Once only some can be voted for, all of them stand here.
    const none = round === 1 ? [] : candidates.map((seat) => [seat, 0] as const);
    const sorted = [...new Map([...none, ...votes])].toSorted(([a, m], [b, n]) => n - m || a - b);
    const steps = [...new Set(sorted.map(([, n]) => n))].filter((n) => n > 0);
    const says = (n: number): string => (n > 0 && n === steps[0] ? w.leads : n > 0 && n === steps[1] ? w.behind : '');
    return html`<tv-panel .heading=${w.count}>
      <span slot="end" class="end">${w.of(given.length, order.length)}</span>
      ${sorted.length === 0 ? html`<p>${w.nobody}</p>` : nothing}
      <lupus-tally
        .rows=${sorted.slice(0, MOST_ROWS).map(([seat, n]) => this.#row(seat, n, says(n)))}
        .says=${votes.size === 0 ? '' : this.#ifNow(votes)}
      ></lupus-tally>
    </tv-panel>`;
  }

  /** What would come of these votes. */
  #ifNow(votes: ReadonlyMap<number, number>): string {
    const { view, lang } = this.context;
    const w = sideText(lang);
    const { round } = view.vote!;
    if (round === 1) return w.ifNow(withNumbers(this.context, nominees(votes, undefined)));
    const most = leaders(votes);
    if (most.length === 1) return w.ifStake(withNumbers(this.context, most));
    return round === 2 ? w.ifTie : w.ifLot;
  }

  #said(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideText(lang);
    const { order, given } = view.vote!;
    const line = ([by, to]: readonly [number, number | null]): TemplateResult =>
      html`<li>
        <span class="no">${numberOf(this.context, by)}</span>${
          to === null
            ? w.saidNothing(nameOf(this.context, by))
            : w.said(nameOf(this.context, by), short(this.context, to))
        }
      </li>`;
    return html`<tv-slip .heading=${w.round}>
      <span slot="end">${order[0] === undefined ? '' : w.starts(numberOf(this.context, order[0]))}</span>
      <ul class="said">
        ${given.slice(-MOST_SAID).toReversed().map(line)}
      </ul>
    </tv-slip>`;
  }

  #defence(): TemplateResult {
    const { view, lang } = this.context;
    const w = sideText(lang);
    const { queue, candidates } = view.floor!;
    const row = (seat: number): PersonRow => ({
      name: nameOf(this.context, seat),
      plate: plateOf(this.context, seat),
      says: queue[0] === seat ? w.speaks : queue.includes(seat) ? w.later : w.spoke,
      ...(queue[0] === seat ? { state: 'now' as const } : queue.includes(seat) ? {} : { state: 'done' as const }),
    });
    return html`<tv-panel>
      <tv-progress
        .heading=${w.defence}
        .count=${w.each(Math.round(view.options.speechMs / 1000))}
        .rows=${candidates.map(row)}
        .done=${w.spoke}
      ></tv-progress>
    </tv-panel>`;
  }

  #voters(): TemplateResult | typeof nothing {
    const { view, lang, me } = this.context;
    const { candidates } = view.floor!;
    const voters = laterVoters(view.players, view.out, view.nominated);
    if (voters.length === 0 || candidates.length < 2) return nothing;
    return html`<tv-panel .heading=${sideText(lang).thenVote(voters.length)}>
      <ul class="chips">
        ${voters.map(
          (seat) =>
            html`<li class=${seat === me ? 'me' : ''}>
              <span class="no">${numberOf(this.context, seat)}</span>${nameOf(this.context, seat)}
            </li>`,
        )}
      </ul>
    </tv-panel>`;
  }

  #own(): TemplateResult | typeof nothing {
    const { lang, shared } = this.context;
    if (!plays(this.context) || shared) return nothing;
    return html`<tv-panel .heading=${sideText(lang).own}>
      <lupus-reading .lang=${lang} .read=${this.read} .held=${this.held}></lupus-reading>
    </tv-panel>`;
  }

  /** What isn't wanted in every moment. */
  #aside(): TemplateResult | typeof nothing {
    const { stage, grave } = this.context.view;
    if (stage !== 'talk' && stage !== 'night' && !grave) return nothing;
    fetchAside();
    return html`<lupus-aside .context=${this.context}></lupus-aside>`;
  }

  override render(): TemplateResult {
    const { stage, vote, floor } = this.context.view;
    return html`${stage === 'vote' && vote ? html`${this.#count()} ${this.#said()}` : nothing}
    ${stage === 'speech' && floor ? html`${this.#defence()} ${this.#voters()}` : nothing} ${this.#own()}
    ${this.#aside()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-rail': LupusRail;
  }
}
