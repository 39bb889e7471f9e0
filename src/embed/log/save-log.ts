/** Hands a table's log to the person as a file. */
import { download } from '../../elements/loading/download.ts';
import { two } from '../../language/clock.ts';
import type { History } from '../../kernel/view/table-view.ts';

const LOG_SUFFIX = '.tavolata';

/** What file systems and mail programs take everywhere: no slashes, colons, quotes or controls, no dot at its ends. */
export function logFileName(table: string, day: Date): string {
  const name = table
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${name || 'Tavolata'} ${date}${LOG_SUFFIX}`;
}

/** Offers the log as a file to be saved. @param table its name, from which the file's follows */
export async function saveLog(history: History, table: string): Promise<void> {
  const bytes = await history.export();
  download(
    new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }),
    logFileName(table, new Date()),
  );
}
