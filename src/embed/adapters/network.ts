/**
 * What the browser knows of its own network before any line notices. It tells when the network is lost, when it is back, and when the page is
 * looked at again. That may be after a sleep in which the line died without a word.
 */
export type NetworkNews = 'offline' | 'online' | 'awake';

/** Calls back with each change until the returned function is called. */
export type WatchNetwork = (listener: (news: NetworkNews) => void) => () => void;

/** Tells when the browser knows that the network is gone or back, and when a page that slept is awake. */
export const watchNetwork: WatchNetwork = (listener) => {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('offline', () => listener('offline'), { signal });
  window.addEventListener('online', () => listener('online'), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener('awake'), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || listener('awake'), { signal });
  return () => stop.abort();
};
