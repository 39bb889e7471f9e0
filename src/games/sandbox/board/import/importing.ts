/** An import on its way, from files to a box: one step after the other. Anything begun before is forgotten when something else is chosen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Lang } from '../../../../elements/frame/board.ts';
import type { BoxFile } from '../../box/file/box-file.ts';
import type { Chosen, ImportTrouble, ReadChosen, Sheet } from '../../box/import/chosen.ts';
import type { SheetCut } from '../../box/import/deck.ts';
import type { Imported } from '../../box/import/draft.ts';
import type { Way, Ways } from '../../box/import/pictures.ts';
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
  /** Why the table couldn't have it. */
  readonly trouble?: string;
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
  /** What pictures become; undefined where these aren't pictures. */
  way: Way | undefined;
  /** Longest side of each, in units; 0 for cards. */
  side = 0;

  readonly #host: ReactiveControllerHost;
  /** Rises with every choice: what was begun before finds nobody waiting. */
  #attempt = 0;
  /** What is still without pictures, and the file that it came from. */
  #waiting: { readonly imported: Imported; readonly from: readonly Chosen[] } | undefined;

  /** Pictures as a deck, and what else they can become. */
  #pictures: { readonly deck: Imported; readonly sheet: Sheet | undefined; readonly ways: Ways } | undefined;

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
    this.#leavePictures();
    this.#go({ at: 'choosing' });
  }

  #leavePictures(): void {
    this.#pictures = undefined;
    this.way = undefined;
    this.side = 0;
  }

  #go(step: Step): void {
    this.step = step;
    this.#host.requestUpdate();
  }

  /** The box is on its way to the table. */
  put(): void {
    this.#go({ at: 'putting' });
  }

  /** @param back where it can be brought another way */
  failed(text: string, back?: Read): void {
    if (back) this.#go({ ...back, trouble: text });
    else this.#go({ at: 'choosing', trouble: 'text', text });
  }

  /** @param lang of what has no name in its file */
  async choose(files: readonly File[], lang: Lang): Promise<void> {
    const attempt = ++this.#attempt;
    const waiting = this.#waiting;
    this.#leavePictures();
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
    if (read.ways) {
      this.#pictures = { deck: read.imported, sheet: read.sheet, ways: read.ways };
      return this.as(read.ways.first);
    }
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

  /** Pictures become this. */
  async as(way: Way): Promise<void> {
    const pictures = this.#pictures;
    if (!pictures) return;
    const { SIDES } = await import('./readers.ts');
    if (pictures !== this.#pictures) return;
    const isDeck = way === 'deck';
    this.way = way;
    this.side = isDeck ? 0 : SIDES[way];
    const imported = isDeck ? pictures.deck : pictures.ways.read(way);
    if (imported) await this.#draw(imported, isDeck ? pictures.sheet : undefined);
  }

  /** They are as large as this. @param side the longest of each, in units */
  async resize(side: number): Promise<void> {
    const { step } = this;
    if (step.at !== 'read' || this.side === 0) return;
    this.side = side;
    const { sized } = await import('./readers.ts');
    if (this.step === step) this.#go({ ...step, file: sized(step.file, side) });
  }

  async #draw(imported: Imported, sheet: Sheet | undefined): Promise<void> {
    const attempt = ++this.#attempt;
    const isWanted = (): boolean => attempt === this.#attempt;
    this.#go({ at: 'drawing', done: 0, all: imported.wanted.length });
    const { drawAnew, poured, sized } = await import('./readers.ts');
    const drawn = await drawAnew(
      imported.wanted,
      (done, all) => isWanted() && this.#go({ at: 'drawing', done, all }),
      isWanted,
    );
    const got = await poured(imported, drawn);
    if (!isWanted()) return undefined;
    if (!got) return this.#go({ at: 'choosing', trouble: 'unsound-import' });
    const file = this.side > 0 ? sized(got.file, this.side) : got.file;
    return this.#go({ at: 'read', file, report: imported.report, lost: got.lost, sheet });
  }
}
