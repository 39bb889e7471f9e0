/** Hands a box to the person as a file: as it was laid, or as the table lies now. */
import type { Lang } from '../../../../elements/frame/board.ts';
import { download } from '../../../../elements/loading/download.ts';
import { words } from '../../../../elements/words.ts';
import { asItLies, type Unsaved } from '../../box/as-it-lies.ts';
import { fileNameOf, writeBoxFile, type BoxFile } from '../../box/file/box-file.ts';
import type { SandboxView } from '../../view.ts';
import type { LoadedBox } from '../context.ts';

const it: Readonly<Record<Unsaved, string>> = {
  unseen:
    'Il tavolo com’è non si può salvare: nessuno sa più quali carte ci sono coperte. Prima scopritele, anche quelle in mano.',
  coming: 'I pezzi più nuovi devono ancora arrivare qui: riprova tra un momento.',
};

const en: typeof it = {
  unseen:
    'The table can’t be saved as it lies: nobody knows any more which cards lie face down. Turn them up first, also those in hands.',
  coming: 'The newest pieces are still on their way here: try again in a moment.',
};

const advice = words(it, en);

/** The table as a box, or what is wrong, in the reader's words. */
export function lies({ box, pictures }: LoadedBox, view: SandboxView, lang: Lang): BoxFile | string {
  const saved = asItLies(view, box);
  return saved.ok ? { box: saved.box, pictures } : advice(lang)[saved.why];
}

/** Answers what is wrong, in the reader's words; '' where nothing is. @param view the table, where it is saved as it lies */
export async function saveBox(loaded: LoadedBox, view: SandboxView | undefined, lang: Lang): Promise<string> {
  const file = view ? lies(loaded, view, lang) : loaded;
  if (typeof file === 'string') return file;
  const { box, pictures } = file;
  const bytes = await writeBoxFile({ box, pictures });
  download(new Blob([bytes as Uint8Array<ArrayBuffer>]), fileNameOf(file));
  return '';
}
