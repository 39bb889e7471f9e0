/** Saving a table's log and opening a saved one, for the person: what went wrong comes back in words. */
import type { Lang } from '../elements/board.ts';
import { failureWords } from './failure-words.ts';
import type { TableHost } from './host.ts';
import { replayWords } from './replay-words.ts';
import { saveLog } from './save-log.ts';

/** '' when it is saved. */
export async function saveHere({ state: { history, view } }: TableHost, lang: Lang): Promise<string> {
  try {
    if (history) await saveLog(history, view?.settings.name ?? '');
    return '';
  } catch (error) {
    console.error(error);
    return replayWords(lang).cannotSave;
  }
}

/** '' when it is shown. */
export async function openHere(host: TableHost, file: Blob, lang: Lang): Promise<string> {
  const code = await host.openLog(file);
  if (code === undefined) return '';
  const { headline, say } = failureWords(code, lang);
  return `${headline}. ${say}`;
}
