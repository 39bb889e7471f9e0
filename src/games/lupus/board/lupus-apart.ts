/** By day, where the table lets two talk apart: whom to take aside, and what the two say to each other. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons, fields } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { LinesHeard } from '../../../elements/lines-heard.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/tv-write.ts';
import type { TvWrite, WriteEvent } from '../../../elements/tv-write.ts';
import { capital, words } from '../../../elements/words.ts';
import { ad } from '../../../language/italian.ts';
import { partnerOf, WHISPER_MOST } from '../aside.ts';
import { numbered, type LupusContext } from './board-context.ts';

const say = words(
  {
    apart: 'A parte',
    says: 'Lo leggete solo voi due. Che parlate lo vedono tutti.',
    whom: 'Con chi',
    take: (name: string) => `Chiamo in disparte ${name}`,
    back: 'Torno tra gli altri',
    with: (name: string) => `In disparte con ${name}`,
    send: 'Diglielo',
    line: (name: string) => capital(ad(name)),
    pairs: 'Parlano a parte',
    hidden: 'scritto su un altro dispositivo',
    from: (name: string) => `Una riga da ${name}`,
  },
  {
    apart: 'Apart',
    says: 'Only you two read it. That you talk everybody sees.',
    whom: 'With whom',
    take: (name: string) => `Take ${name} aside`,
    back: 'Back to the others',
    with: (name: string) => `Apart with ${name}`,
    send: 'Say it',
    line: (name: string) => `To ${name}`,
    pairs: 'Talking apart',
    hidden: 'written on another device',
    from: (name: string) => `A line from ${name}`,
  },
);

/** @event tv-propose - aside, rejoin, whisper */
@customElement('lupus-apart')
export class LupusApart extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .in {
        display: grid;
        gap: 8px;
      }
      p,
      li {
        font-size: 0.9375rem;
        line-height: 1.35;
        overflow-wrap: anywhere;
      }
      p {
        color: var(--tv-ink-2);
      }
      li + li {
        margin-top: 4px;
      }
    `,
  ];

  @state() private chosen = -1;
  readonly #heard = new LinesHeard(this);

  protected override willUpdate(): void {
    const { view, lang, me } = this.context;
    const partner = me === null ? undefined : partnerOf(view, me);
    const lines = view.whispers.filter(({ by }) => by === partner);
    this.#heard.feed(
      lines.map(({ by }) => nameOf(this.context, by)),
      say(lang).from,
    );
  }

  readonly #whisper = ({ text }: WriteEvent): void => {
    if (this.offer('whisper', { text })) this.renderRoot.querySelector<TvWrite>('tv-write')?.sent();
  };

  /** People who may be taken aside now. */
  #free(): readonly number[] {
    return this.context.view.players.filter((seat) => !this.blocked('aside', { seat }));
  }

  #take(): TemplateResult | typeof nothing {
    const { lang } = this.context;
    const w = say(lang);
    const free = this.#free();
    const seat = free.includes(this.chosen) ? this.chosen : free[0];
    if (seat === undefined) return nothing;
    return html`<label class="field"
        ><span>${w.whom}</span
        ><select
          @change=${(event: Event): void => void (this.chosen = Number((event.target as HTMLSelectElement).value))}
        >
          ${free.map((one) => html`<option value=${one} ?selected=${one === seat}>${numbered(this.context, one)}</option>`)}
        </select></label
      >
      <button class="btn" @click=${(): void => void this.offer('aside', { seat })}>
        ${w.take(nameOf(this.context, seat))}
      </button>`;
  }

  #talk(partner: number): TemplateResult {
    const { view, lang, me } = this.context;
    const w = say(lang);
    const name = nameOf(this.context, partner);
    const said = view.whispers.filter(({ by, to }) => by === partner || to === partner);
    return html`<ul>
        ${said.map(
          ({ by, text }) =>
            html`<li><b>${nameOf(this.context, by === me ? me : by)}:</b> ${text ?? html`<i>${w.hidden}</i>`}</li>`,
        )}
      </ul>
      <tv-write .lang=${lang} .label=${w.line(name)} .most=${WHISPER_MOST} @tv-send=${this.#whisper}></tv-write>
      <button class="btn" @click=${(): void => this.renderRoot.querySelector<TvWrite>('tv-write')?.send()}>
        ${w.send}
      </button>
      <button class="btn" @click=${(): void => void this.offer('rejoin')}>${w.back}</button>`;
  }

  override render(): TemplateResult {
    const { view, lang, me } = this.context;
    const w = say(lang);
    const partner = me === null ? undefined : partnerOf(view, me);
    const others = view.asides.filter((pair) => me === null || !pair.includes(me));
    return html`<tv-panel .heading=${partner === undefined ? w.apart : w.with(nameOf(this.context, partner))}>
      <div class="in">
        <p>${w.says}</p>
        ${partner === undefined ? this.#take() : this.#talk(partner)}
        ${
          others.length > 0
            ? html`<p>
                ${w.pairs}:
                ${others.map((pair) => pair.map((seat) => nameOf(this.context, seat)).join(' + ')).join('; ')}
              </p>`
            : nothing
        }
        ${this.#heard.region()}
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-apart': LupusApart;
  }
}
