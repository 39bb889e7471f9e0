/** Hands a table's log to the person as a file. */
import type { History } from '../kernel/table-view.ts';

const LOG_SUFFIX = '.tavolata';

const two = (n: number): string => String(n).padStart(2, '0');

/** What file systems and mail programs take everywhere: no slashes, colons, quotes or controls, no dot at its ends. */
export function logFileName(table: string, day: Date): string {
  const name = table
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[. ]+|[. ]+$/gu, '');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${name || 'Tavolata'} ${date}${LOG_SUFFIX}`;
}

export async function saveLog(history: History, table: string): Promise<void> {
  const bytes = await history.export();
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = logFileName(table, new Date());
  link.click();
  // The browser has taken it by then; a page that saves often shouldn't keep them all.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
