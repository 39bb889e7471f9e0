import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base, buttons } from '../../../../elements/look/base.ts';
import { dropBoxStyles } from '../../../../elements/look/drop-box-styles.ts';
import type { Lang } from '../../../../elements/frame/board.ts';
import { customElement } from '../../../../elements/loading/define.ts';
import { download } from '../../../../elements/loading/download.ts';
import '../../../../elements/tv-dialog.ts';
import { fileNameOf, writeBoxFile, type BoxFile } from '../../box/file/box-file.ts';
import type { SheetCut } from '../../box/import/deck.ts';
import { Importing, type Read } from './importing.ts';
import { importStyles } from './import-styles.ts';
import { awayView, reportView, sheetView } from './report-view.ts';
import { waysView } from './ways-view.ts';
import { loadImportWords, type ImportWords } from './words.ts';

/**
 * Opens a game from files. They are chosen or dropped, read, their pictures drawn anew, and the person is told what of the game comes along.
 * Then it is laid, saved, or left.
 *
 * @event tv-close - the window was closed
 */
@customElement('sandbox-import')
export class SandboxImport extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, dropBoxStyles, importStyles];

  @property() override lang: Lang = 'it';
  /** Something lies on the table, and would be cleared away. */
  @property({ type: Boolean }) clears = false;
  /** Lays a box; answers what is wrong, '' where nothing is. */
  @property({ attribute: false }) lay: (file: BoxFile) => Promise<string> = () => Promise.resolve('');

  /** Brings its pieces to what lies there, and answers as `lay`; undefined where nothing lies that they could come to. */
  @property({ attribute: false }) add: ((file: BoxFile) => Promise<string>) | undefined;

  @query('input.files') private readonly files!: HTMLInputElement;
  @query('input.folder') private readonly folder!: HTMLInputElement;
  @state() private w: ImportWords | undefined;
  readonly #importing = new Importing(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void loadImportWords(this.lang).then((w) => (this.w = w));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#importing.forget();
  }

  readonly #chosen = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same ones may be chosen again.
    input.value = '';
    if (files.length > 0) void this.#importing.choose(files, this.lang);
  };

  /** The table would take a dropped file for a saved log. */
  readonly #dragged = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #dropped = (event: DragEvent): void => {
    this.#dragged(event);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0 && this.#importing.step.at === 'choosing') void this.#importing.choose(files, this.lang);
  };

  /** Pictures from the clipboard; of any other paste the table beside hears nothing either. */
  readonly #pasted = (event: ClipboardEvent): void => {
    event.stopPropagation();
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0 && this.#importing.step.at === 'choosing') this.take(files);
  };

  /** Files that were chosen elsewhere. */
  take(files: readonly File[]): void {
    void this.#importing.choose(files, this.lang);
  }

  readonly #addIt = async (read: Read): Promise<void> => {
    const { add } = this;
    if (!add) return;
    this.#importing.put();
    const trouble = await add(read.file);
    if (trouble === '') this.#close();
    else this.#importing.failed(trouble, read);
  };

  readonly #layIt = async (file: BoxFile): Promise<void> => {
    this.#importing.put();
    const trouble = await this.lay(file);
    if (trouble === '') this.#close();
    else this.#importing.failed(trouble);
  };

  readonly #saveIt = async (file: BoxFile): Promise<void> => {
    const bytes = await writeBoxFile(file);
    download(new Blob([bytes as Uint8Array<ArrayBuffer>]), fileNameOf(file));
  };

  #close(): void {
    this.dispatchEvent(new Event('tv-close'));
  }

  #pick(w: ImportWords): TemplateResult {
    return html`<p>${w.say}</p>
      <div class="pick">
        <button class="btn go" autofocus @click=${(): void => this.files.click()}>${w.choose}</button>
        <button class="btn" @click=${(): void => this.folder.click()}>${w.chooseFolder}</button>
        <span>${w.dropHere}</span>
      </div>`;
  }

  #body(w: ImportWords): TemplateResult | typeof nothing {
    const { step } = this.#importing;
    switch (step.at) {
      case 'choosing':
        return html`${step.trouble ? html`<p class="wrong" role="alert">${step.trouble === 'text' ? step.text : w.trouble[step.trouble]}</p>` : nothing}${this.#pick(w)}`;
      case 'reading':
        return html`<p role="status">${w.reading}</p>`;
      case 'away':
        return awayView(w, step.hosts, step.hasFolder);
      case 'drawing':
        return html`<p role="status">${w.drawing(step.done, step.all)}</p>
          <progress max=${step.all} value=${step.done} aria-label=${w.drawing(step.done, step.all)}></progress>`;
      case 'putting':
        return html`<p role="status">${w.putting}</p>`;
      default:
        return html`${step.trouble ? html`<p class="wrong" role="alert">${step.trouble}</p>` : nothing}${reportView(w, step)}
        ${step.sheet ? sheetView(w, step.sheet.cut, (cut: SheetCut) => void this.#importing.cut(cut)) : nothing}
        ${this.clears ? html`<p class="clears">${this.add ? w.layClears : w.clears}</p>` : nothing}`;
    }
  }

  /** What pictures become: it stays while they are drawn, so that keys stay where they are. */
  #ways(w: ImportWords): TemplateResult | typeof nothing {
    const { step, way, side } = this.#importing;
    if (!way || (step.at !== 'drawing' && step.at !== 'read')) return nothing;
    return waysView(
      w,
      { way, side, file: step.at === 'read' ? step.file : undefined },
      { as: (now) => void this.#importing.as(now), resize: (now) => void this.#importing.resize(now) },
    );
  }

  #acts(w: ImportWords): TemplateResult | typeof nothing {
    const { step } = this.#importing;
    if (step.at === 'away')
      return html`${
          step.hasFolder
            ? html`<button slot="acts" class="btn" @click=${(): void => this.folder.click()}>${w.folder}</button>`
            : nothing
        } <button slot="acts" class="btn go" @click=${(): void => void this.#importing.goOn()}>${w.without}</button>`;
    if (step.at !== 'read') return nothing;
    return html`<button slot="acts" class="btn quiet" @click=${(): void => this.#importing.forget()}>${w.again}</button>
      ${
        // Of pictures that are added the table's box is what one saves.
        this.add && this.#importing.way
          ? nothing
          : html`<button slot="acts" class="btn" @click=${(): void => void this.#saveIt(step.file)}>${w.save}</button>`
      }
      <button slot="acts" class="btn ${this.add ? '' : 'go'}" @click=${(): void => void this.#layIt(step.file)}>
        ${w.lay}
      </button>
      ${
        this.add
          ? html`<button slot="acts" class="btn go" @click=${(): void => void this.#addIt(step)}>${w.add}</button>`
          : nothing
      }`;
  }

  override render(): TemplateResult | typeof nothing {
    const { w } = this;
    if (!w) return nothing;
    return html`<tv-dialog
      open
      heading=${w.title}
      lang=${this.lang}
      @tv-close=${(): void => this.#close()}
      @dragover=${this.#dragged}
      @drop=${this.#dropped}
      @paste=${this.#pasted}
    >
      <div class="body" tabindex=${this.#importing.step.at === 'read' ? '0' : '-1'} role="group" aria-label=${w.title}>
        ${this.#ways(w)} ${this.#body(w)}
      </div>
      ${this.#acts(w)}
      <input class="files" type="file" multiple hidden tabindex="-1" aria-hidden="true" @change=${this.#chosen} />
      <input
        class="folder"
        type="file"
        multiple
        hidden
        tabindex="-1"
        aria-hidden="true"
        .webkitdirectory=${true}
        @change=${this.#chosen}
      />
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-import': SandboxImport;
  }
}
