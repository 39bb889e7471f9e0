/**
 * Half-written texts, kept on this device until they are sent, so that a reload loses none of them. They live as long as the browser's tab,
 * and go nowhere: neither to the table nor into a log. Where a browser keeps nothing they are forgotten with the page.
 */
const PREFIX = 'tavolata-draft ';

/**
 * @param key table, seat and field; '' where nothing is kept
 * @returns what was half-written; '' if nothing was
 */
export function draftOf(key: string): string {
  if (key === '') return '';
  try {
    return sessionStorage.getItem(PREFIX + key) ?? '';
  } catch {
    return '';
  }
}

/** @param text '' forgets it */
export function keepDraft(key: string, text: string): void {
  if (key === '') return;
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // A browser that keeps nothing, or has no room: the text stays in its field.
  }
}
