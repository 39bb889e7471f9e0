/** Beside the square by night, the same for everybody: the moon's clock, the reading field, and one button that sets whom one has tapped. */
import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-clock.ts';
import '../../../elements/pictures/tv-icon.ts';
import './lupus-reading.ts';
import type { Reading } from './lupus-reading.ts';

const say = words(
  {
    soon: 'Tra un attimo si sceglie',
    chosen: 'Per questo turno si è scelto',
    closing: 'Il turno si chiude.',
    tap: 'Tocca qualcuno',
    pick: (who: string) => `Scelgo ${who}`,
    picked: (who: string) => `Scelto: ${who}`,
    same: 'Ogni turno dura uguale per tutti.',
  },
  {
    soon: 'In a moment you pick',
    chosen: 'This turn’s choices are made',
    closing: 'This turn is closing.',
    tap: 'Tap somebody',
    pick: (who: string) => `I pick ${who}`,
    picked: (who: string) => `Picked: ${who}`,
    same: 'Every turn lasts the same for all.',
  },
);

/**
 * @event lupus-pick - the button was pressed
 * @slot - what goes with the choice
 */
@customElement('lupus-night')
export class LupusNight extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 14px;
        min-width: 0;
      }
      .moon {
        display: grid;
        grid-template-columns: auto 1fr;
        align-items: center;
        gap: 2px 16px;
        padding: 16px 18px;
        border-radius: 16px;
        background: var(--tv-paper);
      }
      .face {
        position: relative;
        display: grid;
        grid-row: span 2;
        place-items: center;
        --tv-ring: 84px;
      }
      .face svg {
        position: absolute;
        width: 46px;
        height: 46px;
      }
      h3 {
        align-self: end;
        font-size: 1.375rem;
      }
      .moon p {
        align-self: start;
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
        line-height: 1.3;
      }
      tv-clock::part(number) {
        clip-path: inset(50%);
      }
      .btn.go {
        min-height: 54px;
        font-size: 1.0625rem;
      }
      /* In half a window, and in a low one. */
      @container ((max-width: 900px) and (min-height: 1px)) or (max-height: 580px) {
        :host {
          gap: 8px;
        }
        .moon {
          padding: 4px 10px;
          border-radius: 12px;
        }
        .face {
          --tv-ring: 38px;
        }
        .face svg {
          width: 24px;
          height: 24px;
        }
        h3 {
          grid-row: span 2;
          align-self: center;
          font-size: 1.0625rem;
        }
        .moon p {
          display: none;
        }
        .btn.go {
          min-height: 44px;
          font-size: 0.9375rem;
        }
      }
      /* On a phone the status line has the clock. */
      @container (max-width: 600px) and (orientation: portrait) {
        :host {
          padding: 10px 12px 14px;
          border-radius: 18px 18px 0 0;
          background: var(--tv-room);
          box-shadow: var(--tv-shadow-3);
        }
        .moon {
          display: none;
        }
        .btn.go {
          min-height: 54px;
        }
      }
      @container (max-width: 600px) and (max-height: 660px) and (orientation: portrait) {
        :host {
          --tv-secret-hold: 46px;
          padding-block: 8px;
        }
        .btn.go {
          min-height: 46px;
        }
      }
    `,
  ];

  /** "Turno 2 di 4". */
  @property() turn = '';
  @property({ attribute: false }) now: () => number = Date.now;
  @property({ type: Number }) until = 0;
  @property({ type: Number }) whole = 8;
  /** The person marked, as "la 5, Elena"; '' for nobody. */
  @property() who = '';
  /** People pick now. */
  @property({ type: Boolean }) open = false;
  /** …and have picked: the last letters leave, or the answer is on its way. */
  @property({ type: Boolean }) chosen = false;
  /** What is marked has been set. */
  @property({ type: Boolean }) picked = false;
  @property({ attribute: false }) read: () => Reading | undefined = () => undefined;
  /** Told when the reading field is held, and when it is covered again. */
  @property({ attribute: false }) held: (yes: boolean) => void = () => undefined;
  @property() override lang: Lang = 'it';

  override render(): TemplateResult {
    const { lang, who, picked, open, chosen } = this;
    const w = say(lang);
    const isOff = who === '' || picked || !open || chosen;
    return html`<section class="moon">
        <span class="face" aria-hidden="true"
          ><tv-clock .now=${this.now} .until=${this.until} .whole=${this.whole} .lang=${lang}></tv-clock
          ><svg viewBox="0 0 48 48">
            <circle cx="24" cy="24" r="22" fill="#fcd34d" />
            <g fill="#e0ae2f">
              <circle cx="16" cy="17" r="5" />
              <circle cx="32" cy="14" r="3" />
              <circle cx="30" cy="31" r="6" />
              <circle cx="15" cy="33" r="3" />
              <circle cx="24" cy="24" r="2" />
            </g></svg
        ></span>
        <h3>${this.turn}</h3>
        <p>${chosen ? w.closing : w.same}</p>
      </section>
      <lupus-reading .lang=${lang} .read=${this.read} .held=${this.held}></lupus-reading>
      <slot></slot>
      <button
        class="btn go"
        aria-disabled=${ifDefined(isOff ? 'true' : undefined)}
        @click=${(): void => void (isOff || this.dispatchEvent(new Event('lupus-pick')))}
      >
        ${picked ? w.picked(who) : !open ? w.soon : chosen ? w.chosen : who === '' ? w.tap : w.pick(who)}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-night': LupusNight;
  }
}
