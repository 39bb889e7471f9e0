/** An import on its way, from files to a box: one step after the other. Anything begun before is forgotten when something else is chosen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Lang } from '../../../../elements/frame/board.ts';
import type { BoxFile } from '../../box/file/box-file.ts';
import type { Chosen, ImportTrouble, ReadChosen, Sheet } from '../../box/import/chosen.ts';
import type { SheetCut } from '../../box/import/deck.ts';
import type { Imported } from '../../box/import/draft.ts';
import type { Report } from '../../box/import/report.ts';

export interface Host {
  readonly host: string;
  readonly n: number;
}

export interface Read {
  readonly at: 'read';
  readonly file: BoxFile;
  readonly report: Report;
  /** Pictures that aren't in it. */
  readonly lost: number;
  readonly sheet: Sheet | undefined;
}

export type Step =
  | { readonly at: 'choosing'; readonly trouble?: undefined }
  | { readonly at: 'choosing'; readonly trouble: ImportTrouble | 'unsound-import' }
  | { readonly at: 'choosing'; readonly trouble: 'text'; readonly text: string }
  | { readonly at: 'reading' }
  | { readonly at: 'away'; readonly hosts: readonly Host[]; readonly hasFolder: boolean }
  | { readonly at: 'drawing'; readonly done: number; readonly all: number }
  | Read
  | { readonly at: 'putting' };

const NO_REPORT: Report = { kept: [], changed: [], dropped: [] };

const nameOf = (file: File): string => file.webkitRelativePath || file.name;

export class Importing implements ReactiveController {
  step: Step = { at: 'choosing' };

  readonly #host: ReactiveControllerHost;
  /** Rises with every choice: what was begun before finds nobody waiting. */
  #attempt = 0;
  /** What is still without pictures, and the file that it came from. */
  #waiting: { readonly imported: Imported; readonly from: readonly Chosen[] } | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.forget();
  }

  forget(): void {
    this.#attempt++;
    this.#waiting = undefined;
    this.#go({ at: 'choosing' });
  }

  #go(step: Step): void {
    this.step = step;
    this.#host.requestUpdate();
  }

  /** The box is on its way to the table. */
  put(): void {
    this.#go({ at: 'putting' });
  }

  failed(text: string): void {
    this.#go({ at: 'choosing', trouble: 'text', text });
  }

  /** @param lang of what has no name in its file */
  async choose(files: readonly File[], lang: Lang): Promise<void> {
    const attempt = ++this.#attempt;
    const waiting = this.#waiting;
    this.#go({ at: 'reading' });
    const { keysOf, readChosen, readFiles } = await import('./readers.ts');
    // A folder for a game that is read already: of thousands of pictures there only its own are opened.
    const wanted = waiting && keysOf(waiting.imported);
    const chosen = await readFiles(files, nameOf, wanted);
    if (attempt !== this.#attempt) return undefined;
    if (chosen === 'too-large') return this.#go({ at: 'choosing', trouble: chosen });
    const read = await readChosen(waiting ? [...waiting.from, ...chosen] : chosen, lang);
    if (attempt !== this.#attempt) return undefined;
    return this.#took(read, waiting ? waiting.from : chosen, waiting !== undefined);
  }

  /** @param isEnough nobody is asked for more pictures */
  async #took(read: ReadChosen, from: readonly Chosen[], isEnough: boolean): Promise<void> {
    this.#waiting = undefined;
    if (!read.ok) return this.#go({ at: 'choosing', trouble: read.why });
    if (read.kind === 'box')
      return this.#go({ at: 'read', file: read.file, report: NO_REPORT, lost: 0, sheet: undefined });
    const { hostsOf } = await import('./readers.ts');
    const hosts = hostsOf(read.imported.wanted.map(({ source }) => source));
    if (hosts.length > 0 && !isEnough) {
      this.#waiting = { imported: read.imported, from };
      return this.#go({ at: 'away', hosts, hasFolder: read.hasFolder ?? false });
    }
    return this.#draw(read.imported, read.sheet);
  }

  /** Without the pictures that aren't here. */
  async goOn(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) await this.#draw(waiting.imported, undefined);
  }

  /** The sheet another way. */
  async cut(cut: SheetCut): Promise<void> {
    const { step } = this;
    if (step.at !== 'read' || !step.sheet) return;
    const imported = step.sheet.again(cut);
    if (imported) await this.#draw(imported, { ...step.sheet, cut });
  }

  async #draw(imported: Imported, sheet: Sheet | undefined): Promise<void> {
    const attempt = ++this.#attempt;
    const isWanted = (): boolean => attempt === this.#attempt;
    this.#go({ at: 'drawing', done: 0, all: imported.wanted.length });
    const { drawAnew, poured } = await import('./readers.ts');
    const drawn = await drawAnew(
      imported.wanted,
      (done, all) => isWanted() && this.#go({ at: 'drawing', done, all }),
      isWanted,
    );
    const got = await poured(imported, drawn);
    if (!isWanted()) return undefined;
    if (!got) return this.#go({ at: 'choosing', trouble: 'unsound-import' });
    return this.#go({ at: 'read', file: got.file, report: imported.report, lost: got.lost, sheet });
  }
}
