import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import '../../elements/pictures/tv-icon.ts';

/** A file was chosen. */
export class FileEvent extends Event {
  readonly file: Blob;
  constructor(file: Blob) {
    super('tv-file', { bubbles: true, composed: true });
    this.file = file;
  }
}

/**
 * A button that lets one choose a saved log.
 *
 * @event tv-file - a file was chosen (`file`)
 */
@customElement('tv-file')
export class TvFile extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: inline-flex;
      }
      .btn {
        width: 100%;
        padding-inline: 14px;
      }
    `,
  ];

  @query('input') private readonly input!: HTMLInputElement;

  @property() label = '';
  /** Shown instead where there is little room; the label begins with it. */
  @property() short = '';

  #onChange(): void {
    const file = this.input.files?.[0];
    // The same file may be chosen again.
    this.input.value = '';
    if (file) this.dispatchEvent(new FileEvent(file));
  }

  override render(): TemplateResult {
    return html`<button
        class="btn"
        aria-label=${this.label}
        title=${this.label}
        @click=${(): void => this.input.click()}
      >
        <tv-icon name="folder-open"></tv-icon>${this.short || this.label}
      </button>
      <input type="file" hidden tabindex="-1" aria-hidden="true" @change=${this.#onChange} />`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-file': TvFile;
  }
  interface HTMLElementEventMap {
    'tv-file': FileEvent;
  }
}
