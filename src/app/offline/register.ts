/** Has the browser keep the page, so that it opens without a network. Where the browser won't (a plain page, a private window) it goes without. */
import { whenIdle } from '../../embed/face.ts';
import { trusted } from '../trusted-types.ts';

/** Keeping the page fetches all of it: whoever comes by a link sits down first. */
const SEATED_WITHIN_MS = 10_000;
const SETTLED = ['tv-joined', 'tv-failed'];

/** Once a page, when it has nothing else to do. A page under development is never kept. */
export function keepPage(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || !serviceWorker) return;
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    whenIdle(() => void register(serviceWorker).catch(() => undefined));
  };
  for (const event of SETTLED) document.addEventListener(event, begin, { once: true });
  setTimeout(begin, SEATED_WITHIN_MS);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  await workers.register(trusted('tavolata-page', '/sw.js'), { updateViaCache: 'none' });
  const { active } = await workers.ready;
  active?.postMessage({ entry: new URL(import.meta.url).pathname });
}
