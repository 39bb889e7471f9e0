/** The element in somebody else's page: one script tag from another origin, that page's own CSP, two tables side by side. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scriptElement } from '../../scripts/integrity.mjs';
import { type House, openHouse, PATIENCE_MS } from './helpers/house.ts';

let house: House;
let site: Server;
let page = '';
const {
  version,
  files: hashes,
  next,
} = JSON.parse(readFileSync('dist-embed/integrity.json', 'utf8')) as {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly next: readonly string[];
};
beforeAll(async () => {
  house = await openHouse();
  const origin = house.url.slice(0, -1);
  const relay = `${origin.replace('http', 'ws')}/sync`;
  const html = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il mio sito</title>
    <script type="module" src="/site.js"></script>
    <tavolata-table id="a" relay="${relay}"></tavolata-table><tavolata-table id="b" relay="${relay}"></tavolata-table></html>`;
  const script = `import { createTable } from '${origin}/embed/tavolata.js';
    const relay = '${relay}';
    for (const id of ['a', 'b']) {
      const made = await createTable({ game: 'codenames', open: true, name: 'Tavolo ' + id, relay });
      if (!made.ok) throw new Error(made.code);
      const element = document.getElementById(id);
      element.style.cssText = 'display:block;height:600px';
      Object.assign(element, { invitation: made.invitation, table: made.table });
    }`;
  /** A page that has script and chunks checked, as docs/embedding.md says. @param wrong a file of which it names another hash */
  const checking = (wrong?: string): string => {
    const told = Object.entries(hashes).map(([file, hash]) => [
      `${origin}/embed/${file}`,
      file === wrong ? `sha384-${Buffer.alloc(48).toString('base64')}` : hash,
    ]);
    return `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il mio sito</title>
      <script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(told) })}</script>
      <script type="module" src="${origin}/embed/tavolata.js" integrity="${hashes['tavolata.js']}" crossorigin></script>
      <tavolata-table style="display: block; height: 600px" relay="${relay}"></tavolata-table>
      <script type="module">
        import { createTable } from '${origin}/embed/tavolata.js';
        const made = await createTable({ game: 'codenames', open: true, name: 'Controllato', relay: '${relay}' });
        Object.assign(document.querySelector('tavolata-table'), { invitation: made.invitation, table: made.table });
      </script></html>`;
  };
  // At the address that this house serves: it keeps no build of its own.
  const links = scriptElement(house.url).replaceAll(`embed/${version}/`, 'embed/');
  const kernel = Object.keys(hashes).find((file) => file.startsWith('chunks/open-table-'));
  site = createServer((request, response) => {
    if (request.url?.startsWith('/checked')) {
      response.setHeader('content-type', 'text/html');
      response.end(checking(request.url === '/checked' ? undefined : kernel));
      return;
    }
    const js = request.url === '/site.js';
    response.setHeader('content-type', js ? 'text/javascript' : 'text/html');
    const policy = `default-src 'none'; script-src 'self' ${origin} 'wasm-unsafe-eval'; connect-src ${origin} ${origin.replace('http', 'ws')}; style-src-attr 'unsafe-inline'; style-src 'self'; worker-src blob: ${origin}; img-src blob: data:; font-src ${origin}`;
    response.setHeader('content-security-policy', policy);
    response.end(js ? script : request.url === '/preloaded' ? html.replace('</title>', `</title>${links}`) : html);
  });
  await new Promise<void>((ready) => {
    site.listen(0, '127.0.0.1', ready);
  });
  page = `http://localhost:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  site.close();
  await house.close();
});

test.each([
  ['#1.abc', 'link/damaged', 'Questo link è rovinato'],
  ['#2.abcdefgh.abc', 'link/newer', 'Questo link è più nuovo della pagina'],
])(
  'for a link that ends in %s the page is told %s, and its reader what it means',
  async (invitation, code, headline) => {
    const person = await house.enter('Carlo', page);
    const told = await person.page.evaluate(async (fragment) => {
      await customElements.whenDefined('tavolata-table');
      const element = document.createElement('tavolata-table');
      const failed = new Promise<Event>((done) => document.addEventListener('tv-failed', done, { once: true }));
      element.invitation = fragment;
      document.body.append(element);
      const event = await failed;
      return { code: (event as Event & { readonly code?: unknown }).code, isOwn: event.target === element };
    }, invitation);
    expect(told).toEqual({ code, isOwn: true });
    await person.page.getByRole('heading', { name: headline }).waitFor();
    await person.context.close();
  },
);

test('one script tag from another origin, under a strict CSP, two tables on one page', async () => {
  const person = await house.enter('Giulia', page);
  for (const name of ['Tavolo a', 'Tavolo b']) await person.page.getByText(name).first().waitFor();
  const seats = person.page.getByLabel('Il tuo nome');
  await seats.first().fill('Giulia');
  await person.page.getByRole('button', { name: 'Siediti', exact: true }).first().click();
  await person.page.getByText('A voce sei').waitFor();
  expect(await seats.count()).toBe(1);
  expect(person.console.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);
  // The invitation is a property: nobody reads it from the page's markup or address.
  expect(await person.page.content()).not.toMatch(/\b1\.[\w-]{43}\./);
});

test('each file of a cold page has the hash that is told of it, in the eyes of the browser, and another one isn’t run', async () => {
  const person = await house.enter('Dora', `${page}checked`);
  await person.page.getByText('Controllato').first().waitFor();
  const fetched = await person.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/embed\/(.*\.js)$/.exec(name)?.[1])
      .filter((file) => file !== undefined),
  );
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter((file) => !(file in hashes))).toEqual([]);
  expect(person.console.filter((line) => /integrity/i.test(line))).toEqual([]);
  const refused = await house.enter('Eva', `${page}checked-wrong`);
  const said = (): boolean => refused.console.some((line) => /integrity/.test(line) && /open-table/.test(line));
  await expect.poll(said, { timeout: PATIENCE_MS }).toBe(true);
  expect(await refused.page.getByText('Controllato').count()).toBe(0);
});

test('with the printed links in its head a page asks for all that a table needs beside the script, and has it checked', async () => {
  const asked = new Set<string>();
  const missing = (): readonly string[] => next.filter((file) => ![...asked].some((url) => url.endsWith(file)));
  const person = await house.enter('Ugo', `${page}preloaded`, {
    prepare: async (context) => {
      context.on('request', (request) => void asked.add(request.url()));
      await context.route('**/embed/tavolata.js', async (route) => {
        await expect.poll(missing, { timeout: PATIENCE_MS }).toEqual([]);
        await route.continue();
      });
    },
  });
  await person.page.getByText('Tavolo a').first().waitFor();
  expect(next.filter((file) => /open-table|libsodium/u.test(file)).length).toBeGreaterThanOrEqual(2);
  expect(person.console.filter((line) => /^(error|pageerror)|integrity/.test(line))).toEqual([]);
});

test('a new table whose game can’t be had is a code, and what a browser lacks is told without fetching anything', async () => {
  const person = await house.enter('Tea', page, {
    prepare: async (context) =>
      void (await context.route('**/embed/chunks/codenames-*.js', (route) => route.fulfill({ status: 404 }))),
  });
  // As text: the runner would make imports of its own of those in a function.
  const told = await person.page.evaluate(`(async () => {
    const { capabilities, createTable } = await import('${house.url}embed/tavolata.js');
    return [await capabilities(), await createTable({ game: 'codenames', open: true, name: 'Venerdì' })];
  })()`);
  expect(told).toEqual([{ ok: true }, { ok: false, code: 'page/part' }]);
});

test('a table that can’t be made as the page wants it is a code, not an exception', async () => {
  const person = await house.enter('Carlo', page);
  await person.page.getByText('Tavolo a').first().waitFor();
  const script = `${house.url}embed/tavolata.js`;
  // As text: the runner would make imports of its own of those in a function.
  const codes = await person.page.evaluate(`(async () => {
    const { createTable } = await import('${script}');
    const wanted = { game: 'codenames', open: true, name: 'Venerdì' };
    const changes = [
      { relay: 'http://:::' },
      { name: 'x'.repeat(41) },
      { name: undefined },
      { game: 'bridge' },
      { relay: 'ws://127.0.0.1:9/sync', patienceMs: 300 },
    ];
    const made = await Promise.all(changes.map((change) => createTable({ ...wanted, ...change })));
    return made.map((one) => (one.ok ? 'made' : one.code));
  })()`);
  expect(codes).toEqual(['relay/address', 'name/long', 'name/missing', 'game/unknown', 'relay/unreached']);
});

const job = { sig: new Uint8Array(64).fill(9), message: new Uint8Array(3), pk: new Uint8Array(32) };
const nothing = new Uint8Array();
const pass = { place: { ctx: nothing, key: nothing }, input: [], output: [], proof: nothing };

test.each([
  ['signatures', 'verify', [job, job], [false, false]],
  ['shuffles', 'group', { kind: 'shuffle/verify', ...pass }, false],
])('the Worker for %s starts from another origin, and knows nothing of the page', async (_, name, question, answer) => {
  const person = await house.enter('Bea', page);
  await person.page.getByText('Tavolo a').first().waitFor();
  const chunk = readdirSync('dist-embed/chunks').find(
    (file) => file.startsWith(`${name}-worker-`) && file.endsWith('.js'),
  )!;
  const said = await person.page.evaluate(
    ([url, question]) => {
      // As `helper.ts` does it.
      const script = new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' });
      const worker = new Worker(URL.createObjectURL(script), { type: 'module' });
      return new Promise((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<{ n: number }>) => data.n === 7 && resolve(data));
        worker.addEventListener('error', ({ message }) => resolve(message));
        worker.postMessage({ n: 7, question });
      });
    },
    [`${house.url}embed/chunks/${chunk}`, question] as const,
  );
  expect(said).toEqual({ n: 7, answer });
});
