/** Whether somebody looks at this page, by the document's visibility; and that it leaves, which is told in time for a last message. */
import type { Visibility } from '../../kernel/core/table-ports.ts';

export function watchVisibility(listener: (state: Visibility) => void): () => void {
  const stop = new AbortController();
  const tell = (): void => listener(document.visibilityState === 'hidden' ? 'hidden' : 'shown');
  document.addEventListener('visibilitychange', tell, { signal: stop.signal });
  // Not `unload`: with that the browser couldn't keep the page in memory for the way back.
  window.addEventListener('pagehide', () => listener('leaving'), { signal: stop.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell(), { signal: stop.signal });
  if (document.visibilityState === 'hidden') tell();
  return () => stop.abort();
}
