/** Things that the board fetches when it needs them. They are the box on the table, the words of what happened, the panels and the covers in them. */
import type { ReactiveControllerHost } from 'lit';
import type { BoardShelf, Lang } from '../../../elements/frame/board.ts';
import type { Pen } from '../box/drawn/drawn.ts';
import type { BoxFile } from '../box/file/box-file.ts';
import type { MoveWords } from '../../kit/log-words.ts';
import type { Lay } from '../lay.ts';
import { builtinHash, closed, loadBox } from './boxes.ts';
import type { LoadedBox } from './context.ts';
import { loadWords, type Words } from './words.ts';

type Sentences = Readonly<
  Record<
    string,
    (args: unknown, name?: (seat: number) => string, faceName?: (of: number, face: number) => string) => string
  >
>;

export class Supplies {
  loaded: LoadedBox | undefined;
  /** In the reader's language; nothing is drawn without them. */
  words: Words | undefined;
  /** By the word of a piece of news; absent until they are there. */
  sentences: Sentences | undefined;
  /** By the move's name, what it wants: “turn something over”. They come with the sentences. */
  wanted: Readonly<Record<string, MoveWords>> = {};
  /** Where the tools lead: fetched when one is taken, or when nothing has been laid yet. */
  panels: typeof import('./sandbox-panels.ts') | undefined;
  /** Draws the covers of the gallery. */
  coverPen: Pen | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #changed: () => void;
  #wanted = '';
  #lang: Lang | undefined;

  /** @param changed names and pictures have come: what is drawn is drawn anew */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  /** What a view asks for; nothing where it is on its way already. */
  want(hash: string, lang: Lang, shelf?: BoardShelf): void {
    if (lang !== this.#lang) void this.#fetchWords(lang);
    this.#lang = lang;
    const wanted = `${hash} ${lang}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (hash === '') {
      if (this.loaded) closed(this.loaded);
      this.loaded = undefined;
      void this.fetchPanels();
      return;
    }
    void loadBox(hash, lang, shelf).then((loaded) => {
      if (this.#wanted !== wanted) {
        if (loaded) closed(loaded);
        return;
      }
      if (this.loaded) closed(this.loaded);
      this.loaded = loaded;
      this.#changed();
      this.#host.requestUpdate();
    });
  }

  /** The board's own, then those that the log is told with. */
  async #fetchWords(lang: Lang): Promise<void> {
    const words = await loadWords(lang);
    if (lang !== this.#lang) return;
    this.words = words;
    this.#changed();
    this.#host.requestUpdate();
    const { news, moves } = await (lang === 'it' ? import('../words/it.ts') : import('../words/en.ts'));
    if (lang !== this.#lang) return;
    this.sentences = news;
    this.wanted = moves;
    this.#host.requestUpdate();
  }

  async fetchPanels(): Promise<void> {
    this.panels ??= await import('./sandbox-panels.ts');
    this.#host.requestUpdate();
    // Nobody waits for pictures of covers.
    if (!this.coverPen) void this.#fetchPens();
  }

  async #fetchPens(): Promise<void> {
    const [{ pensFor }, { shipped }] = await Promise.all([
      import('../box/drawn/drawn.ts'),
      import('../box/shipped/shipped.ts'),
    ]);
    const keys = shipped.flatMap(({ cover }) => cover);
    // The pictures are the heaviest: the other covers don't wait for them.
    for (const some of [keys.filter((key) => !key.startsWith('picture:')), keys]) {
      this.coverPen = await pensFor(some);
      this.#host.requestUpdate();
    }
  }

  /** The acts that lay a box that ships with the program. */
  async actsFor(id: string, lang: Lang, seats: readonly number[]): Promise<readonly Lay[]> {
    const [{ loadShipped }, { actsOf }] = await Promise.all([
      import('../box/shipped/shipped.ts'),
      import('../box/laying.ts'),
    ]);
    const box = await loadShipped(id, lang);
    return box ? actsOf(box, builtinHash(id), seats) : [];
  }

  /**
   * The acts that lay a box from a file, once it is on the table's shelf for all. Otherwise what to do instead, in the reader's words.
   * @param file without what every table has at hand; that is added here
   */
  async actsForFile(file: BoxFile, shelf: BoardShelf, seats: readonly number[]): Promise<readonly Lay[] | string> {
    const [{ writeBoxFile }, { actsOf }, { withLarder }] = await Promise.all([
      import('../box/file/box-file.ts'),
      import('../box/laying.ts'),
      import('../box/shipped/larder.ts'),
    ]);
    const box = withLarder(file.box, this.#lang ?? 'en');
    const bytes = await writeBoxFile({ ...file, box });
    const media = file.pictures.size === 0 ? 'application/json' : 'application/zip';
    const put = await shelf.put(bytes, { kind: 'box', name: box.name, media });
    return put.ok ? actsOf(box, put.hash, seats) : put.advice;
  }
}
