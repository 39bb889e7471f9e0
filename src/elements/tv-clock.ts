import { css, html, LitElement, svg, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { Countdown } from './countdown.ts';
import { customElement } from './loading/define.ts';
import { words } from './words.ts';
import { minutesAndSeconds } from '../language/clock.ts';

const say = words(
  {
    left: (n: number) => (n === 1 ? 'un secondo' : `${n} secondi`),
    minutes: (m: number, s: number) =>
      `${m === 1 ? 'un minuto' : `${m} minuti`}${s > 0 ? ` e ${s === 1 ? 'un secondo' : `${s} secondi`}` : ''}`,
  },
  {
    left: (n: number) => (n === 1 ? 'one second' : `${n} seconds`),
    minutes: (m: number, s: number) =>
      `${m === 1 ? 'one minute' : `${m} minutes`}${s > 0 ? ` and ${s === 1 ? 'one second' : `${s} seconds`}` : ''}`,
  },
);

/** Seconds left at which it is said aloud. */
const SPOKEN = new Set([30, 10, 3]);
const ROUND = 2 * Math.PI * 44;

/**
 * A countdown in a ring, by the table's time. Read out at a few moments only.
 *
 * @csspart number - the seconds
 * @cssproperty --tv-ring - diameter, 52px if not set
 */
@customElement('tv-clock')
export class TvClock extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        position: relative;
        display: inline-grid;
        place-items: center;
        flex: none;
        width: var(--tv-ring, 52px);
        height: var(--tv-ring, 52px);
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      circle {
        fill: none;
        stroke-width: 8;
        stroke: var(--tv-line);
      }
      .on {
        stroke: var(--tv-go);
        stroke-linecap: round;
        transform: rotate(-90deg);
        transform-origin: center;
      }
      b {
        position: relative;
        font: 800 calc(var(--tv-ring, 52px) * 0.29) / 1 var(--tv-font-text);
      }
      /* Ten minutes and more: inside the ring as well. */
      .long {
        font-size: calc(var(--tv-ring, 52px) * 0.24);
      }
      .short {
        font-size: calc(var(--tv-ring, 52px) * 0.4);
      }
    `,
  ];

  @property({ attribute: false }) now: () => number = Date.now;
  /** Table time of its end, in milliseconds. */
  @property({ type: Number }) until = 0;
  /** Seconds of the whole. */
  @property({ type: Number }) whole = 60;
  /** What it counts down, said before the time. */
  @property() label = '';
  @property() override lang: Lang = 'it';

  readonly #countdown = new Countdown(this, () => this.now());

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('until') || changed.has('whole')) this.#countdown.feed(this.until || undefined, this.whole);
  }

  #spoken(seconds: number): string {
    const w = say(this.lang);
    return seconds < 60 ? w.left(seconds) : w.minutes(Math.floor(seconds / 60), seconds % 60);
  }

  override render(): TemplateResult {
    const { seconds } = this.#countdown;
    const part = this.whole > 0 ? seconds / this.whole : 0;
    // Up to a minute the bare number is enough.
    const isShort = this.whole <= 60;
    const shown = isShort ? `${seconds}` : minutesAndSeconds(seconds);
    return html`<svg viewBox="0 0 100 100" aria-hidden="true">
        ${svg`<circle cx="50" cy="50" r="44" /><circle class="on" cx="50" cy="50" r="44" stroke-dasharray=${ROUND} stroke-dashoffset=${ROUND * (1 - part)} />`}
      </svg>
      <b
        part="number"
        class=${isShort ? 'short' : shown.length > 4 ? 'long' : ''}
        role="timer"
        aria-label="${this.label} ${this.#spoken(seconds)}"
        >${shown}</b
      >
      <span class="heard" aria-live="polite"
        >${SPOKEN.has(seconds) ? `${this.label} ${this.#spoken(seconds)}` : ''}</span
      >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-clock': TvClock;
  }
}
