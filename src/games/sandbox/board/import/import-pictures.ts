import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../../../../elements/look/base.ts';
import { customElement } from '../../../../elements/loading/define.ts';
import type { BoxFile } from '../../box/file/box-file.ts';

/** Pictures that are shown of a box. */
const SHOWN = 12;

/** Some pictures of a box that isn't laid yet, as they were drawn anew. Their addresses live as long as they are shown. */
@customElement('sandbox-import-pictures')
export class ImportPictures extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        align-items: center;
      }
      img {
        display: block;
        height: 84px;
        max-width: 150px;
        object-fit: contain;
        border-radius: 8px;
        background: var(--tv-room-2);
      }
    `,
  ];

  @property({ attribute: false }) file: BoxFile | undefined;
  @property({ attribute: false }) more: (n: number) => string = () => '';
  #urls: readonly string[] = [];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  #forget(): void {
    for (const url of this.#urls) URL.revokeObjectURL(url);
    this.#urls = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('file')) return;
    this.#forget();
    const some = [...(this.file?.pictures.values() ?? [])].slice(0, SHOWN);
    this.#urls = some.map(({ type, bytes }) =>
      URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })),
    );
  }

  override render(): TemplateResult {
    const rest = (this.file?.pictures.size ?? 0) - this.#urls.length;
    return html`${this.#urls.map((url) => html`<img src=${url} alt="" />`)}
    ${rest > 0 ? html`<span>${this.more(rest)}</span>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-import-pictures': ImportPictures;
  }
}
