/**
 * A room: the theme for what is inside. `<tavolata-table>` is a room of its own; this element is for pages and tests around it.
 */
import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { loadFonts } from './look/fonts.ts';
import { tokens } from './look/tokens.ts';

/**
 * @slot - what lives in the room
 */
@customElement('tv-room')
export class TvRoom extends LitElement {
  static override styles: CSSResultGroup = [
    tokens,
    css`
      :host {
        display: block;
        min-height: 100%;
        /* Two quick taps are two taps; two fingers still bring the page nearer. */
        touch-action: manipulation;
        /* Firefox paints a track over round corners: theirs is seen through it, everywhere inside. */
        scrollbar-color: var(--tv-line-strong) transparent;
        --tv-not-here: 'This part hasn’t come yet.';
      }
      :host([lang='it']) {
        --tv-not-here: 'Questa parte non è ancora arrivata.';
      }
    `,
  ];

  @property({ reflect: true }) theme: 'auto' | 'light' | 'dark' = 'auto';
  @property({ reflect: true }) contrast: 'auto' | 'normal' | 'more' = 'auto';

  override connectedCallback(): void {
    super.connectedCallback();
    loadFonts();
    // The room's text has the size that its reader has chosen: whatever counts in rem inside counts from there (`scripts/own-rem.mjs`).
    this.style.setProperty('--tv-rem', getComputedStyle(this).fontSize);
  }

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-room': TvRoom;
  }
}
