/**
 * Follows the file of a mission that its author is writing. Twice a second it is looked at, and words and pictures that changed stand on this
 * screen at once. It takes a browser that can keep a file open (Chromium’s), and ends with the page.
 */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { TimeContext } from './context.ts';
import type { Pages } from './pages.ts';

/** As browsers have it (File System Access). */
export interface OpenFile {
  getFile(): Promise<Pick<File, 'lastModified' | 'size' | 'arrayBuffer'>>;
}

/** `rules`: more changed than words and pictures. `lost`: the file isn't there, or isn't whole. */
type Said = { readonly is: 'same' | 'rules' | 'lost' } | { readonly is: 'pages'; readonly n: number };

const LOOK_MS = 500;

type Picker = (options: object) => Promise<readonly OpenFile[]>;
const picker = (): Picker | undefined =>
  (globalThis as { readonly showOpenFilePicker?: Picker }).showOpenFilePicker?.bind(globalThis);

export const canFollow = (): boolean => picker() !== undefined;

/** The file that somebody chooses; undefined where nobody does. */
export async function openFile(): Promise<OpenFile | undefined> {
  const types = [{ accept: { 'application/zip': ['.tsr'] } }];
  return picker()?.({ types }).then(
    ([file]) => file,
    () => undefined,
  );
}

export class Author implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #pages: Pages;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #said: Said | undefined;

  constructor(host: ReactiveControllerHost, pages: Pages) {
    this.#host = host;
    this.#pages = pages;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.end();
  }

  /** Undefined while no file is followed. */
  get said(): Said | undefined {
    return this.#said;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#said = undefined;
    this.#pages.revise(new Map());
  }

  /** @param laid what lies on the table */
  begin(file: OpenFile, laid: Uint8Array): void {
    this.end();
    this.#said = { is: 'same' };
    let seen = '';
    const look = async (): Promise<void> => {
      const timer = this.#timer;
      const said = await this.#look(file, laid, seen).catch(() => ({ seen: '', said: { is: 'lost' } as const }));
      // Another file is followed by now, or none.
      if (timer !== this.#timer) return;
      if (said) {
        seen = said.seen;
        this.#said = said.said;
        this.#host.requestUpdate();
      }
      this.#timer = setTimeout(() => void look(), LOOK_MS);
    };
    this.#timer = setTimeout(() => void look(), LOOK_MS);
  }

  async #look(
    open: OpenFile,
    laid: Uint8Array,
    seen: string,
  ): Promise<{ readonly seen: string; readonly said: Said } | undefined> {
    const timer = this.#timer;
    const file = await open.getFile();
    const now = `${file.lastModified} ${file.size}`;
    if (now === seen) return undefined;
    const { revised } = await import('../vault/revised.ts');
    const changed = await revised(laid, new Uint8Array(await file.arrayBuffer()));
    if (timer !== this.#timer) return undefined;
    this.#pages.revise(changed ?? new Map());
    if (!changed) return { seen: now, said: { is: 'rules' } };
    return { seen: now, said: changed.size === 0 ? { is: 'same' } : { is: 'pages', n: changed.size } };
  }
}

/** What the author is told, beside the table. */
export function authorLine({ w, author: { said } }: TimeContext): TemplateResult | typeof nothing {
  if (!said) return nothing;
  const says = said.is === 'pages' ? w.followsPages(said.n) : w.follows[said.is];
  return html`<p class="note" role="status">${says}</p>`;
}
