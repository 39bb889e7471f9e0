/** The page's service worker: hands requests to `answers.ts`. Built as `/sw.js`, so that it may answer for the whole page. */
import { Answers, keptAs } from './answers.ts';

/** What of a worker's own world is used here; the rest of the program is typed for pages. */
interface Worker {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  readonly request: Request;
  readonly data: unknown;
  respondWith(response: Promise<Response>): void;
  waitUntil(done: Promise<unknown>): void;
}

const here = globalThis as unknown as Worker;
const { origin } = here.location;
/** Anew each time: where the disk was full or failed once, it may do later. */
const opened = (): Promise<Cache> => caches.open('tavolata/page');

const answers = new Answers({
  // A path alone is a new request: nothing of the one that was asked, its fragment neither, is kept.
  fetch: (path) => fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
  shelf: {
    match: async (path) => (await opened()).match(path, { ignoreVary: true }),
    put: async (path, response) => (await opened()).put(path, response),
    keys: async () => (await (await opened()).keys()).map(({ url }) => new URL(url).pathname),
    delete: async (path) => (await opened()).delete(path, { ignoreVary: true }),
  },
});

// It holds nothing of the page's code, so a newer one may take over at once.
here.addEventListener('install', (event) => event.waitUntil(here.skipWaiting()));
here.addEventListener('activate', (event) => event.waitUntil(here.clients.claim()));
here.addEventListener('fetch', (event) => {
  const path = keptAs(event.request, origin);
  if (path !== undefined) event.respondWith(answers.answer(path));
});
here.addEventListener('message', (event) => {
  const { entry } = (event.data ?? {}) as { readonly entry?: unknown };
  if (typeof entry !== 'string') return;
  const filled = here.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then(({ length }) => answers.fill(entry, length === 1));
  event.waitUntil(filled.catch(() => undefined));
});
