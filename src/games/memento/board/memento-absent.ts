/** Somebody isn't there: a call, an answer, and going on without them once more than half want it. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { base, buttons } from '../../../elements/look/base.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/tv-confirm.ts';
import '../../../elements/pictures/tv-icon.ts';
import { withoutSays } from './absence.ts';
import { Part, partStyles } from './part.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { isSeated } from './board-context.ts';

const say = words(
  {
    call: (name: string) => `${name}, ci sei?`,
    called: (name: string) => `${name}, ci sei? Dopo questo tempo il tavolo fa la cosa più semplice.`,
    asked: 'Ti chiamano: ci sei?',
    here: 'Sono qui',
    away: (name: string) => `${name} non è al tavolo. Il suo posto resta.`,
    without: (name: string) => `Andiamo avanti senza ${name}`,
    withoutSure: 'Sì, per me si va avanti',
    half: (n: number) => `Serve più della metà di chi c’è: per ora ${n}.`,
    time: 'Si aspetta ancora',
  },
  {
    call: (name: string) => `${name}, are you there?`,
    called: (name: string) => `${name}, are you there? After this time the table does the simplest thing.`,
    asked: 'You are being called: are you there?',
    here: 'I am here',
    away: (name: string) => `${name} isn’t at the table. The seat is kept.`,
    without: (name: string) => `Go on without ${name}`,
    withoutSure: 'Yes, go on',
    half: (n: number) => `More than half of those who are here have to want it: ${n} so far.`,
    time: 'Waiting for',
  },
);

/** @event tv-propose - call, iAmHere, goOnWithout */
@customElement('memento-absent')
export class MementoAbsent extends Part {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        display: grid;
        gap: 10px;
      }
      :host(:empty) {
        gap: 0;
      }
      .row {
        display: flex;
        gap: 12px;
        align-items: center;
      }
      .panel,
      .win {
        display: grid;
        gap: 8px;
      }
    `,
  ];

  #clock(): TemplateResult | typeof nothing {
    const { view, lang, now } = this.context;
    if (!view.clock.what.startsWith('away')) return nothing;
    return html`<tv-clock
      .now=${now}
      .until=${view.clock.until}
      .whole=${view.options.awaySeconds}
      .lang=${lang}
      label=${say(lang).time}
    ></tv-clock>`;
  }

  #absent(seat: number): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    const w = say(lang);
    const name = nameOf(this.context, seat);
    const by = view.without.find((one) => one.seat === seat)?.by.length ?? 0;
    const says = `${withoutSays(view, lang)} ${w.half(by)}`;
    return html`<div class="panel">
      <p class="note">${w.away(name)}</p>
      ${
        this.blocked('goOnWithout', { seat })
          ? by > 0
            ? html`<p class="note">${says}</p>`
            : nothing
          : html`<tv-confirm
              .lang=${lang}
              .label=${w.without(name)}
              .sure=${w.withoutSure}
              .says=${says}
              .about=${String(seat)}
              @tv-confirm=${(): void => void this.offer('goOnWithout', { seat })}
            ></tv-confirm>`
      }
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (view.stage === 'epilogue' || view.stage === 'lobby') return nothing;
    const w = say(lang);
    const isMine = view.called?.seat === view.me && view.me !== null && !this.blocked('iAmHere');
    const callable = isSeated(this.context) ? view.awaited.filter((seat) => !this.blocked('call', { seat })) : [];
    const called = view.called && !isMine && view.clock.what.startsWith('away') ? view.called.seat : undefined;
    const gone = view.away.filter((seat) => view.seats.includes(seat) && !view.left.includes(seat) && seat !== view.me);
    return html`${
      isMine
        ? html`<section class="win" role="alert">
            <div class="row">
              <h3>${w.asked}</h3>
              ${this.#clock()}
            </div>
            <button class="btn go wide" @click=${(): void => void this.offer('iAmHere', {})}>${w.here}</button>
          </section>`
        : nothing
    }
    ${
      called === undefined
        ? nothing
        : html`<div class="panel row">
            ${this.#clock()}
            <p class="note">${w.called(nameOf(this.context, called))}</p>
          </div>`
    }
    ${callable.map(
      (seat) =>
        html`<button class="btn quiet wide" @click=${(): void => void this.offer('call', { seat })}>
          <tv-icon name="concierge-bell"></tv-icon>${w.call(nameOf(this.context, seat))}
        </button>`,
    )}
    ${isSeated(this.context) ? gone.map((seat) => this.#absent(seat)) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'memento-absent': MementoAbsent;
  }
}
