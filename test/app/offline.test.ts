/** What the page's service worker keeps and answers: files of the build, and no secret whatever was asked. */
import { expect, test } from 'vitest';
import { Answers, keptAs, type Shelf } from '../../src/app/offline/answers.ts';

const ORIGIN = 'https://tavolata.example';

function shelf(kept: Record<string, string> = {}): Shelf & { readonly kept: Record<string, string> } {
  return {
    kept,
    match: async (path) => (path in kept ? new Response(kept[path]) : undefined),
    put: async (path, response) => void (kept[path] = await response.text()),
    keys: async () => Object.keys(kept),
    delete: async (path) => delete kept[path],
  };
}

/** A network that has these files and counts what is asked of it. */
function network(files: Readonly<Record<string, string>> | undefined): {
  readonly asked: string[];
  fetch(path: string): Promise<Response>;
} {
  const asked: string[] = [];
  return {
    asked,
    async fetch(path) {
      asked.push(path);
      if (!files) throw new TypeError('offline');
      return path in files ? new Response(files[path]) : new Response('', { status: 404 });
    },
  };
}

const BESIDE = { '/icon.svg': 'i', '/icon-192.png': 'i', '/icon-512.png': 'i', '/manifest.webmanifest': 'm' };

test('the page is kept under its bare path, whatever invitation or query its address has; other things not at all', () => {
  const kept = (url: string, mode: RequestMode = 'navigate', method = 'GET'): string | undefined =>
    keptAs({ url: `${ORIGIN}${url}`, mode, method }, ORIGIN);
  expect(kept('/#1.secret.founder')).toBe('/');
  expect(kept('/?code=secret#t=abc')).toBe('/');
  expect(kept('/index.html#1p.secret')).toBe('/');
  expect(kept('/assets/app-Ab3_x9-Q.js?secret', 'cors')).toBe('/assets/app-Ab3_x9-Q.js');
  for (const [url, mode, method] of [
    ['/embed/tavolata.js', 'cors', 'GET'],
    ['/sync/topic', 'cors', 'GET'],
    ['/metrics', 'cors', 'GET'],
    ['/LICENSE.txt', 'navigate', 'GET'],
    ['/assets/app.js', 'cors', 'POST'],
  ] as const)
    expect(kept(url, mode, method)).toBeUndefined();
  expect(keptAs({ url: 'https://other.example/assets/a.js', mode: 'cors', method: 'GET' }, ORIGIN)).toBeUndefined();
});

/** A build of one script. */
const build = (name: string): Record<string, string> => ({
  '/': `page ${name}`,
  '/parts.json': `["/assets/${name}-11111111.js"]`,
  [`/assets/${name}-11111111.js`]: name,
  ...BESIDE,
});

test('the page comes from the network while there is one, and else as the last whole build had it', async () => {
  const store = shelf();
  const at = (files: Record<string, string> | undefined): Answers => new Answers({ shelf: store, ...network(files) });
  const told = async (answers: Answers): Promise<string> => (await answers.answer('/')).text();
  const offline = at(undefined);
  await at(build('one')).fill('/assets/one-11111111.js', true);
  expect(await told(offline)).toBe('page one');
  // A short visit after a release: the new page is shown, but none of its parts is here yet.
  expect(await told(at(build('two')))).toBe('page two');
  expect(await told(offline)).toBe('page one');
  await at(build('two')).fill('/assets/two-11111111.js', true);
  expect(await told(offline)).toBe('page two');
  await expect(offline.answer('/assets/never-00000000.js')).rejects.toThrow('offline');
});

test('where a part of a new build can’t be had the whole one before stays', async () => {
  const store = shelf();
  await new Answers({ shelf: store, ...network(build('one')) }).fill('/assets/one-11111111.js', true);
  const whole = { ...store.kept };
  const { '/assets/two-11111111.js': _, ...lacking } = build('two');
  await new Answers({ shelf: store, ...network(lacking) }).fill('/assets/two-11111111.js', true);
  expect(store.kept).toEqual(whole);
});

test('the page is as it was last where a proxy says that the server is down, not where the server says no', async () => {
  const says = async (kept: Record<string, string>, status: number): Promise<readonly unknown[]> => {
    const fetch = async (): Promise<Response> => new Response('said', { status });
    const answer = await new Answers({ shelf: shelf(kept), fetch }).answer('/');
    return [answer.status, await answer.text()];
  };
  for (const status of [500, 502, 503, 504]) expect(await says({ '/': 'kept' }, status)).toEqual([200, 'kept']);
  expect(await says({}, 502)).toEqual([502, 'said']);
  expect(await says({ '/': 'kept' }, 403)).toEqual([403, 'said']);
});

test('what has a hash in its name is asked for once, and what isn’t there isn’t kept', async () => {
  const store = shelf();
  const net = network({ '/assets/a-11111111.js': 'a' });
  const answers = new Answers({ shelf: store, ...net });
  await answers.answer('/assets/a-11111111.js');
  expect(await (await answers.answer('/assets/a-11111111.js')).text()).toBe('a');
  expect((await answers.answer('/assets/gone-22222222.js')).status).toBe(404);
  expect(net.asked).toEqual(['/assets/a-11111111.js', '/assets/gone-22222222.js']);
  expect(Object.keys(store.kept)).toEqual(['/assets/a-11111111.js']);
});

test('a disk that is full or fails keeps nothing, and the answers come from the network all the same', async () => {
  const full = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const files = build('one');
  const broken: Partial<Shelf>[] = [{ put: full }, { match: full }, { put: full, match: full }];
  for (const change of broken) {
    const answers = new Answers({ shelf: { ...shelf(), ...change }, ...network(files) });
    for (const path of ['/', '/assets/one-11111111.js'])
      expect(await (await answers.answer(path)).text(), path).toBe(files[path]);
    const offline = new Answers({ shelf: { ...shelf(), ...change }, ...network(undefined) });
    await expect(offline.answer('/')).rejects.toThrow('offline');
  }
});

test('an update brings the new parts, and leaves the old ones while another page may want them', async () => {
  const parts = ['/assets/index-new.js', '/assets/board-same.js'];
  const files = {
    '/': 'page',
    '/parts.json': JSON.stringify(parts),
    '/assets/index-new.js': 'n',
    '/assets/board-same.js': 's',
    ...BESIDE,
  };
  const old = { '/assets/index-old.js': 'o', '/assets/board-same.js': 's' };
  const all = [...Object.keys(old), '/', ...Object.keys(BESIDE), '/assets/index-new.js'].toSorted();
  const fill = async (entry: string, isAlone: boolean): Promise<string[]> => {
    const store = shelf({ ...old });
    await new Answers({ shelf: store, ...network(files) }).fill(entry, isAlone);
    return Object.keys(store.kept).toSorted();
  };
  expect(await fill('/assets/index-new.js', false)).toEqual(all);
  // A page of yesterday's build asks: its own parts stay.
  expect(await fill('/assets/index-old.js', true)).toEqual(all);
  expect(await fill('/assets/index-new.js', true)).toEqual(all.filter((path) => path !== '/assets/index-old.js'));
});

test('what is only kept is put there as it came: a copy would pass through the worker byte by byte', async () => {
  const net = network({
    '/': 'page',
    '/parts.json': '["/assets/a-11111111.js"]',
    '/assets/a-11111111.js': 'a',
    ...BESIDE,
  });
  const store = shelf();
  const whole = async (path: string): Promise<Response> =>
    Object.assign(await net.fetch(path), {
      clone: () => {
        throw new Error(`a copy of ${path}`);
      },
    });
  await new Answers({ shelf: store, fetch: whole }).fill('/assets/a-11111111.js', true);
  expect(store.kept['/assets/a-11111111.js']).toBe('a');
});
