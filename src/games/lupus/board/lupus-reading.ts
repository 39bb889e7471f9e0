/**
 * The reading field: what only this person may know, while held. A picture, one line of the role, two more, of the same height whoever reads.
 * While it isn't held, nothing of it is in the page, and the page is the same for all.
 */
import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { words } from '../../../elements/words.ts';
import '../../../elements/tv-secret.ts';
import type { SecretShownEvent } from '../../../elements/tv-secret.ts';
import type { Role } from '../roles.ts';
import { roleArt } from './role-art.ts';

/** What somebody reads: a line that matters, and two that explain it. */
export interface Reading {
  readonly picture: Role | 'asleep';
  readonly title: string;
  readonly lines: readonly [string, string];
}

const say = words(
  { label: 'La tua carta', cover: 'Solo per te. Da fuori non si vede differenza.' },
  { label: 'Your card', cover: 'For you alone. From outside there is no difference.' },
);

/** Of what stands in the field, which is drawn in another element's tree. */
const LOOK = css`
  .part {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
  }
  .part .art {
    grid-row: span 2;
    width: 56px;
    height: 56px;
  }
  .art .a {
    fill: #243a47;
  }
  .art .b {
    fill: #7d95a2;
  }
  .art .c {
    fill: #fffdf6;
  }
  .part b {
    font: 400 1.25em / 1.15 var(--tv-font-sign);
  }
  .part p:last-child {
    grid-column: 1 / -1;
  }
  @container (max-width: 900px) and (orientation: landscape) {
    .part {
      grid-template-columns: 34px minmax(0, 1fr);
      gap: 2px 8px;
    }
    .part .art {
      grid-row: auto;
      width: 34px;
      height: 34px;
    }
    .part b {
      font-size: 1.125em;
    }
    .part p {
      grid-column: 1 / -1;
    }
  }
`;

@customElement('lupus-reading')
export class LupusReading extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      tv-secret {
        --tv-secret-lines: 8.5;
      }
      tv-secret::part(open) {
        background: var(--tv-card);
        color: var(--tv-card-ink);
        border-color: var(--tv-focus);
      }
      tv-secret::part(secret) {
        padding: 8px 12px;
        overflow: hidden auto;
        line-height: 1.3;
      }
      /* Held, nothing can be scrolled: all of it fits, whatever the card says. */
      @container ((max-width: 900px) and (min-height: 1px)) or (max-height: 580px) {
        tv-secret::part(secret) {
          font-size: 0.875rem;
          padding: 6px 9px;
        }
      }
      /* What sets the choice is whole in sight below it. */
      @container ((max-width: 900px) or (max-height: 580px)) and (orientation: landscape) {
        tv-secret {
          --tv-secret-hold: 44px;
        }
      }
      @container (max-width: 600px) and (orientation: portrait) {
        tv-secret {
          --tv-secret-lines: 7.5;
        }
      }
    `,
  ];

  /** Asked only while it is held. */
  @property({ attribute: false }) read: () => Reading | undefined = () => undefined;
  /** Told when it is held, and when it is covered again. */
  @property({ attribute: false }) held: (yes: boolean) => void = () => undefined;
  @property() override lang: Lang = 'it';

  #secret(): string | TemplateResult {
    const reading = this.read();
    if (!reading) return '';
    const { picture, title, lines } = reading;
    return html`<div class="part">${roleArt(picture)}<b>${title}</b>${lines.map((line) => html`<p>${line}</p>`)}</div>`;
  }

  override render(): TemplateResult {
    return html`<tv-secret
      .lang=${this.lang}
      .label=${say(this.lang).label}
      .hint=${say(this.lang).cover}
      .secret=${(): string | TemplateResult => this.#secret()}
      .look=${LOOK}
      @tv-secret-shown=${({ open }: SecretShownEvent): void => this.held(open)}
    ></tv-secret>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-reading': LupusReading;
  }
}
