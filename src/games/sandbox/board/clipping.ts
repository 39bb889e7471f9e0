/** Ctrl+C and Ctrl+V over the cloth. What they take is fetched when they are pressed. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Lang } from '../../../elements/frame/board.ts';
import { isWriting } from './board-keys.ts';
import type { BoardContext } from './context.ts';
import { mayPrepare } from './editing.ts';
import type { BoxFile } from '../box/file/box-file.ts';

export interface ClippingPorts {
  context(): BoardContext | undefined;
  /** Numbers of pieces. */
  chosen(): readonly number[];
  /** Lays the pieces of another box on this table. */
  bring(file: BoxFile): void;
  /** Pictures that were dropped or pasted here. */
  files(files: readonly File[]): void;
  lang(): Lang;
}

/** Nothing where other files are among them: those are the table's. */
function picturesIn(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])];
  return files.every(({ type }) => type.startsWith('image/')) ? files : [];
}

/** So long it is told that something was copied. */
const TOLD_MS = 2_500;

export class Clipping implements ReactiveController {
  /** What was done, for its person alone; '' once that is told. */
  says = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #ports: ClippingPorts;

  constructor(host: ReactiveControllerHost & HTMLElement, ports: ClippingPorts) {
    this.#host = host;
    this.#ports = ports;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('copy', this.#onCopy);
    this.#host.addEventListener('paste', this.#onPaste);
    this.#host.addEventListener('drop', this.#onDrop);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.says = '';
    this.#host.removeEventListener('copy', this.#onCopy);
    this.#host.removeEventListener('paste', this.#onPaste);
    this.#host.removeEventListener('drop', this.#onDrop);
  }

  readonly #onCopy = (event: ClipboardEvent): void => {
    if (isWriting(event) || this.#ports.chosen().length === 0 || !this.#ports.context()?.loaded) return;
    event.preventDefault();
    void this.copy();
  };

  readonly #onPaste = (event: ClipboardEvent): void => {
    const context = this.#context;
    if (isWriting(event) || this.#tookFiles(event, event.clipboardData)) return;
    if (!context?.loaded || !mayPrepare(context)) return;
    event.preventDefault();
    void this.paste(event.clipboardData?.getData('text/plain') ?? '');
  };

  readonly #onDrop = (event: DragEvent): void => void this.#tookFiles(event, event.dataTransfer);

  /** The table around would take a picture for a saved log. */
  #tookFiles(event: Event, data: DataTransfer | null): boolean {
    const files = picturesIn(data);
    const context = this.#context;
    if (files.length === 0 || !context || !mayPrepare(context)) return false;
    event.preventDefault();
    event.stopPropagation();
    this.#ports.files(files);
    return true;
  }

  get #context(): BoardContext | undefined {
    return this.#ports.context();
  }

  /** What is chosen, for this browser and its clipboard. */
  readonly copy = async (): Promise<void> => {
    const context = this.#context;
    const { copied, libraryWords } = await import('./edit/clip.ts');
    if (!context?.loaded) return;
    const got = await copied(context, context.loaded, this.#ports.chosen());
    if (!got) return;
    this.#tell(libraryWords(this.#ports.lang()).copied(got.count));
    // Where a page may not write there, what was copied last is kept all the same.
    await navigator.clipboard?.writeText(got.text).catch(() => undefined);
  };

  #tell(says: string): void {
    this.says = says;
    this.#host.requestUpdate();
    clearTimeout(this.#timer);
    if (says !== '') this.#timer = setTimeout(() => this.#tell(''), TOLD_MS);
  }

  /** @param text of the clipboard; '' for what was copied last in this browser */
  readonly paste = async (text: string): Promise<void> => {
    const context = this.#context;
    const { pasted } = await import('./edit/clip.ts');
    const file = context?.loaded && (await pasted(text, context.loaded.pictures));
    if (file) this.#ports.bring(file);
  };
}
