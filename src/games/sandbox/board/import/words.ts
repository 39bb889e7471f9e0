/** Words of the import: they come with it, and nobody else loads them. */
import type { Lang } from '../../../../elements/frame/board.ts';
import type { ImportTrouble } from '../../box/import/chosen.ts';
import type { Way } from '../../box/import/pictures.ts';
import type { Changed, Dropped, Kept } from '../../box/import/report.ts';

export interface ImportWords {
  readonly title: string;
  /** What can be chosen. */
  readonly say: string;
  readonly choose: string;
  readonly chooseFolder: string;
  readonly dropHere: string;
  readonly reading: string;
  readonly drawing: (done: number, all: number) => string;
  readonly putting: string;
  readonly kept: string;
  readonly changed: string;
  readonly dropped: string;
  readonly nothingDropped: string;
  readonly keptLine: Readonly<Record<Kept, (n: number) => string>>;
  readonly changedLine: Readonly<Record<Changed, (n: number) => string>>;
  readonly droppedLine: Readonly<Record<Dropped, (n: number) => string>>;
  /** Names that a line gives as examples. */
  readonly named: (names: readonly string[], isAll: boolean) => string;
  readonly lost: (n: number) => string;
  /** Pictures lie on servers of others. */
  readonly away: (n: number) => string;
  readonly host: (host: string, n: number) => string;
  readonly awaySay: string;
  readonly folderSay: string;
  readonly folder: string;
  readonly without: string;
  readonly sheet: string;
  readonly columns: string;
  readonly rows: string;
  readonly count: string;
  readonly lastBack: string;
  readonly cut: string;
  readonly more: (n: number) => string;
  /** What pictures become. */
  readonly become: string;
  readonly ways: Readonly<Record<Way, string>>;
  readonly waysSay: Readonly<Record<Way, string>>;
  readonly side: string;
  /** Of the first of them, in centimetres. */
  readonly size: (w: number, h: number) => string;
  readonly clears: string;
  /** The same where it can be added instead. */
  readonly layClears: string;
  readonly add: string;
  readonly lay: string;
  readonly save: string;
  readonly cancel: string;
  readonly again: string;
  readonly pictureOf: (name: string) => string;
  readonly trouble: Readonly<Record<ImportTrouble | 'unsound-import', string>>;
}

export async function loadImportWords(lang: Lang): Promise<ImportWords> {
  return lang === 'it' ? (await import('./import-it.ts')).importIt : (await import('./import-en.ts')).importEn;
}
