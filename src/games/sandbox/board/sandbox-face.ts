import { css, LitElement, type CSSResultGroup, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import type { Face } from '../box/model.ts';
import type { LoadedBox } from './context.ts';
import { faceStyles } from './face-styles.ts';
import { paintFace } from './paint.ts';

/** A face for a `tv-card` to hold, as the cloth draws it. What it is, is said by the button around it. */
@customElement('sandbox-face')
export class SandboxFace extends LitElement {
  static override styles: CSSResultGroup = [
    faceStyles,
    css`
      :host {
        position: absolute;
        inset: 0;
        display: block;
        font-size: 100cqw;
      }
      .card {
        background: none;
      }
    `,
  ];

  @property({ attribute: false }) face: Face | undefined;
  @property({ attribute: false }) loaded: LoadedBox | undefined;

  readonly #card = document.createElement('div');

  protected override firstUpdated(): void {
    this.#card.className = 'card';
    this.renderRoot.append(this.#card);
  }

  protected override updated(_changed: PropertyValues<this>): void {
    paintFace(this.#card, this.face, this.loaded);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-face': SandboxFace;
  }
}
