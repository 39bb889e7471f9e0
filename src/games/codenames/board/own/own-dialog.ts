import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../../../elements/loading/define.ts';
import { base, buttons } from '../../../../elements/look/base.ts';
import { dropBoxStyles } from '../../../../elements/look/drop-box-styles.ts';
import type { BoardShelf, Lang } from '../../../../elements/frame/board.ts';
import '../../../../elements/tv-dialog.ts';
import '../../../../elements/pictures/tv-icon.ts';
import { MAX_OWN, MIN_OWN, type PictureSet } from '../../pictures.ts';
import { type Made, makePictures } from './make-pictures.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { writeSet } from './set-bytes.ts';

/** The chosen pictures lie on the table's shelf. */
export class OwnSetEvent extends Event {
  readonly set: PictureSet;
  constructor(set: PictureSet) {
    super('cn-own-set', { bubbles: true });
    this.set = set;
  }
}

/** Thumbnails that are shown of a set. */
const SHOWN = 40;

type Step =
  | { readonly at: 'choosing' }
  | { readonly at: 'making'; readonly done: number; readonly total: number }
  | { readonly at: 'made'; readonly made: Made; readonly advice?: string }
  | { readonly at: 'sending'; readonly made: Made; readonly done: number };

/**
 * Choosing pictures for the table: a folder or some files, drawn anew here, looked over, then put on the shelf.
 *
 * @event cn-own-set - they lie there (`set`)
 * @event tv-close - the window was closed
 */
@customElement('codenames-own')
export class OwnDialog extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    dropBoxStyles,
    css`
      :host {
        display: contents;
      }
      .body {
        display: grid;
        gap: 14px;
        line-height: 1.4;
      }
      .private {
        display: flex;
        gap: 10px;
        color: var(--tv-ink-2);
      }
      .private tv-icon {
        flex: none;
        margin-top: 3px;
      }
      .thumbs {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
        gap: 6px;
        max-height: 34dvh;
        overflow: auto;
      }
      .thumbs img {
        display: block;
        width: 100%;
        aspect-ratio: 1;
        object-fit: cover;
        border-radius: 8px;
        background: var(--tv-room-2);
      }
      .more {
        display: grid;
        place-items: center;
        font-weight: 700;
        color: var(--tv-ink-2);
      }
      .sum {
        font-weight: 700;
      }
      .left-out {
        color: var(--tv-ink-2);
      }
      .wrong {
        color: var(--tv-off);
        font-weight: 600;
      }
      progress {
        width: 100%;
        height: 14px;
        accent-color: var(--tv-go);
      }
    `,
  ];

  @query('input.files') private readonly files!: HTMLInputElement;
  @query('input.folder') private readonly folder!: HTMLInputElement;

  @state() private step: Step = { at: 'choosing' };
  #thumbs: readonly string[] = [];
  /** Rises with each choice and closing, so that what was begun before finds nobody waiting. */
  #attempt = 0;

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) shelf: BoardShelf | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#reset();
  }

  #reset(): void {
    this.#attempt++;
    for (const address of this.#thumbs) URL.revokeObjectURL(address);
    this.#thumbs = [];
    this.step = { at: 'choosing' };
  }

  #onClose(): void {
    this.open = false;
    this.#reset();
  }

  #onFiles(event: Event): void {
    const input = event.target as HTMLInputElement;
    const chosen = [...(input.files ?? [])];
    // The same ones may be chosen again.
    input.value = '';
    if (chosen.length > 0) void this.make(chosen);
  }

  #onDrop(event: DragEvent): void {
    const chosen = [...(event.dataTransfer?.files ?? [])];
    event.preventDefault();
    // The table would take a dropped file for a saved log.
    event.stopPropagation();
    if (chosen.length > 0 && this.step.at !== 'sending') void this.make(chosen);
  }

  #onDragOver(event: DragEvent): void {
    event.preventDefault();
    event.stopPropagation();
  }

  /** Also for tests: what a person would have chosen. */
  async make(chosen: readonly File[]): Promise<void> {
    this.#reset();
    const attempt = this.#attempt;
    const made = await makePictures(chosen, (done, total) => {
      if (attempt === this.#attempt) this.step = { at: 'making', done, total };
    });
    if (attempt !== this.#attempt) return;
    this.#thumbs = made.pictures
      .slice(0, SHOWN)
      .map(({ type, bytes }) => URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })));
    this.step = { at: 'made', made };
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.sum')?.focus();
  }

  async #send(made: Made): Promise<void> {
    const { shelf } = this;
    const attempt = this.#attempt;
    if (!shelf) return;
    const count = made.pictures.length;
    this.step = { at: 'sending', made, done: 0 };
    const meta = { kind: 'pictures', name: ownWords(this.lang).name(count), media: 'application/x-tavolata-pictures' };
    const put = await shelf.put(writeSet(made.pictures), meta, (done, total) => {
      if (attempt === this.#attempt) this.step = { at: 'sending', made, done: done / total };
    });
    if (attempt !== this.#attempt) return;
    if (!put.ok) {
      this.step = { at: 'made', made, advice: put.advice };
      return;
    }
    this.#onClose();
    this.dispatchEvent(new OwnSetEvent({ hash: put.hash, count }));
    this.dispatchEvent(new Event('tv-close', { bubbles: true }));
  }

  #picker(w: OwnWords): TemplateResult {
    const folders = 'webkitdirectory' in HTMLInputElement.prototype;
    return html`<p>${w.say}</p>
      <div class="pick">
        ${
          folders
            ? html`<button class="btn go" autofocus @click=${(): void => this.folder.click()}>
                <tv-icon name="folder-open"></tv-icon>${w.folder}
              </button>`
            : nothing
        }
        <button class="btn" @click=${(): void => this.files.click()}>${w.files}</button>
        <span>${w.drop}</span>
      </div>
      <p class="private"><tv-icon name="shield-check"></tv-icon><span>${w.private}</span></p>`;
  }

  #making(w: OwnWords, done: number, total: number): TemplateResult {
    return html`<p class="sum" role="status">${w.making(done, total)}</p>
      <progress aria-label=${w.title} max=${total} .value=${done}></progress>`;
  }

  #look(w: OwnWords, made: Made): TemplateResult {
    const { pictures, unreadable, doubles, tooMany } = made;
    const out = [
      unreadable > 0 ? w.unreadable(unreadable) : '',
      doubles > 0 ? w.doubles(doubles) : '',
      tooMany > 0 ? w.tooMany(tooMany, MAX_OWN) : '',
    ].filter(Boolean);
    const size = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1_000_000;
    const more = pictures.length - this.#thumbs.length;
    const written = new Intl.NumberFormat(this.lang, { maximumFractionDigits: 1 }).format(size);
    return html`<p class="sum" tabindex="-1">${w.made(pictures.length, written)}</p>
      ${pictures.length < MIN_OWN ? html`<p class="wrong">${w.tooFew(pictures.length, MIN_OWN)}</p>` : nothing}
      ${out.length > 0 ? html`<p class="left-out">${out.join(' ')}</p>` : nothing}
      <div class="thumbs" aria-hidden="true">
        ${this.#thumbs.map((address) => html`<img src=${address} alt="" decoding="async" />`)}
        ${more > 0 ? html`<span class="more">+${more}</span>` : nothing}
      </div>`;
  }

  #body(w: OwnWords): TemplateResult {
    const { step } = this;
    if (step.at === 'choosing') return this.#picker(w);
    if (step.at === 'making') return this.#making(w, step.done, step.total);
    if (step.at === 'made')
      return html`${step.advice ? html`<p class="wrong" role="alert">${step.advice}</p>` : nothing}${this.#look(w, step.made)}`;
    const percent = Math.floor(step.done * 100);
    return html`${this.#look(w, step.made)}
      <p class="sum" role="status">${w.sending(percent)}</p>
      <progress aria-label=${w.title} max="100" .value=${percent}></progress>`;
  }

  #acts(w: OwnWords): TemplateResult | typeof nothing {
    const { step } = this;
    if (step.at !== 'made') return nothing;
    return html`<button slot="acts" class="btn" @click=${(): void => this.#reset()}>${w.others}</button> ${
        step.made.pictures.length < MIN_OWN
          ? nothing
          : html`<button slot="acts" class="btn go" @click=${(): void => void this.#send(step.made)}>${w.lay}</button>`
      }`;
  }

  override render(): TemplateResult {
    const w = ownWords(this.lang);
    return html`<tv-dialog
      ?open=${this.open}
      .heading=${w.title}
      .lang=${this.lang}
      style="--tv-dialog-width: 620px"
      @tv-close=${this.#onClose}
      @dragover=${this.#onDragOver}
      @drop=${this.#onDrop}
    >
      <div class="body">
        ${this.#body(w)}
        <input class="files" type="file" accept="image/*" multiple hidden tabindex="-1" @change=${this.#onFiles} />
        <input
          class="folder"
          type="file"
          .webkitdirectory=${true}
          multiple
          hidden
          tabindex="-1"
          @change=${this.#onFiles}
        />
      </div>
      ${this.#acts(w)}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-own': OwnDialog;
  }
  interface HTMLElementEventMap {
    'cn-own-set': OwnSetEvent;
  }
}
