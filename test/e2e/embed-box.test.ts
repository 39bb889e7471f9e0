/**
 * The free table in somebody else's page. A box of the page's own is laid at once, one from elsewhere after a question, one with
 * other bytes than expected not at all. Under a strict policy, three tables on a page.
 */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './helpers/house.ts';

const BOX = JSON.stringify({
  format: 'tavolata-box',
  version: 2,
  id: 'suns',
  name: 'Soli',
  lang: 'it',
  by: 'Ada',
  licence: 'CC0-1.0',
  players: { min: 1, max: 4 },
  rules: '',
  table: { w: 4000, h: 2500 },
  policy: 'free',
  edit: 'all',
  turns: false,
  seats: [],
  defs: [
    {
      kind: 'card',
      name: 'Soli',
      w: 630,
      h: 880,
      faces: [{ name: 'sole' }, { name: 'luna' }],
      back: { name: 'dorso' },
    },
    { kind: 'button', name: 'Saluta', w: 900, h: 300, button: { steps: [{ do: 'say', text: 'Ciao a tutti' }] } },
  ],
  pieces: [
    { def: 0, x: 1500, y: 1250, faces: [0, 1, 1] },
    { def: 1, x: 3000, y: 600 },
  ],
});
const HASH = `sha256-${createHash('sha256').update(BOX).digest('base64')}`;

let house: House;
let site: Server;
let stranger: Server;
let page = '';
/** What the stranger's site was asked, with what it learned of whoever asks. */
const asked: { readonly url: string; readonly referer: string | undefined; readonly cookie: string | undefined }[] = [];

const listen = (server: Server): Promise<number> =>
  new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));
  });

beforeAll(async () => {
  house = await openHouse();
  stranger = createServer(({ url, headers }, response) => {
    asked.push({ url: url ?? '', referer: headers.referer, cookie: headers.cookie });
    response.setHeader('access-control-allow-origin', '*');
    response.end(BOX);
  });
  const away = `http://127.0.0.1:${await listen(stranger)}`;
  const origin = house.url.slice(0, -1);
  const relay = `${origin.replace('http', 'ws')}/sync`;
  const table = (id: string, more: string): string =>
    `<tavolata-table id="${id}" lang="it" relay="${relay}" ${more} style="display:block;height:620px"></tavolata-table>`;
  const html = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il mio negozio</title>
    <script type="module" src="/site.js"></script>
    ${table('a', `setup="/gioco.json" integrity="${HASH}" edit="nobody" policy="strict" tools="none"`)}
    ${table('b', `setup="${away}/gioco.json"`)}
    ${table('c', `setup="/gioco.json" integrity="sha256-${'A'.repeat(43)}="`)}</html>`;
  const script = `import { createTable } from '${origin}/embed/tavolata.js';
    globalThis.heard = [];
    for (const id of ['a', 'b', 'c']) {
      const element = document.getElementById(id);
      for (const type of ['tv-laid', 'tv-pressed', 'tv-edited', 'tv-refused'])
        element.addEventListener(type, (event) => heard.push([id, type, event.button ?? event.code ?? event.pieces ?? '']));
      const made = await createTable({ game: 'sandbox', open: true, name: 'Tavolo ' + id, relay: '${relay}' });
      if (!made.ok) throw new Error(made.code);
      Object.assign(element, { invitation: made.invitation, table: made.table });
    }`;
  site = createServer(({ url }, response) => {
    const policy = `default-src 'none'; script-src 'self' ${origin} 'wasm-unsafe-eval'; connect-src 'self' ${away} ${origin} ${origin.replace('http', 'ws')}; style-src-attr 'unsafe-inline'; style-src 'self'; worker-src blob: ${origin}; img-src blob: data:; font-src ${origin}`;
    response.setHeader('content-security-policy', policy);
    if (url === '/gioco.json') return void response.end(BOX);
    response.setHeader('content-type', url === '/site.js' ? 'text/javascript' : 'text/html');
    response.end(url === '/site.js' ? script : html);
  });
  page = `http://localhost:${await listen(site)}/`;
});
afterAll(async () => {
  site.close();
  stranger.close();
  await house.close();
});

test('a page brings its own box, asks before a stranger’s, refuses other bytes, and hears what happens', async () => {
  const person = await house.enter('Giulia', page);
  const at = (id: string): ReturnType<typeof person.page.locator> => person.page.locator(`#${id}`);
  const heard = (): Promise<readonly (readonly [string, string, unknown])[]> =>
    person.page.evaluate(() => (globalThis as unknown as { heard: [string, string, unknown][] }).heard);
  const begin = async (id: string): Promise<void> => {
    await at(id).getByLabel('Il tuo nome').fill('Giulia');
    await at(id).getByRole('button', { name: 'Siediti', exact: true }).click();
    await at(id)
      .getByRole('button', { name: /^Apparecchia il tavolo libero$/i })
      .click();
  };
  await begin('a');
  // Its own: at once, closed to editing, without tools, as the page says and not as the box does.
  await at('a')
    .getByRole('option', { name: /^mazzo di 3 carte/ })
    .waitFor({ state: 'attached' });
  expect(await at('a').getByRole('toolbar', { name: 'Attrezzi' }).count()).toBe(0);
  await at('a')
    .getByRole('option', { name: /^mazzo di 3 carte/ })
    .click();
  // All that can be done with it: nothing that would add a piece.
  await at('a').getByRole('button', { name: 'altro…' }).click();
  await at('a').getByRole('button', { name: 'Blocca', exact: true }).waitFor();
  expect(await at('a').getByRole('button', { name: 'Duplica' }).count()).toBe(0);
  expect(await person.page.locator('#a').evaluate((el) => getComputedStyle(el).display)).toBe('block');

  await begin('b');
  // A stranger's: nothing was asked of it before somebody said yes, and it learns nothing of the page.
  await at('b').getByText('Un gioco da un altro sito').waitFor();
  expect(asked).toEqual([]);
  await at('b').getByRole('button', { name: 'Prendilo' }).click();
  await at('b')
    .getByRole('option', { name: /^mazzo di 3 carte/ })
    .waitFor({ state: 'attached' });
  expect(asked).toEqual([{ url: '/gioco.json', referer: undefined, cookie: undefined }]);
  await at('b')
    .getByRole('option', { name: /^mazzo di 3 carte/ })
    .click();
  await at('b').getByRole('button', { name: 'altro…' }).click();
  await at('b').getByRole('button', { name: 'Duplica' }).waitFor();

  await begin('c');
  // Other bytes than the page expects.
  await at('c').getByText('non è quello che la pagina aspettava').waitFor();
  expect(await at('c').getByRole('option').count()).toBe(0);

  // A button tells what it will do, and the page hears that it was pressed.
  await at('a').getByRole('option', { name: 'Saluta' }).hover();
  await at('a').getByText('dice: «Ciao a tutti»').waitFor();
  await at('a').getByRole('option', { name: 'Saluta' }).click();
  await expect.poll(heard).toContainEqual(['a', 'tv-pressed', 'Saluta']);
  const all = await heard();
  expect(all).toContainEqual(['a', 'tv-laid', 4 + 1]);
  expect(all).toContainEqual(['c', 'tv-refused', 'setup/other-bytes']);

  // What lies there goes out as a file, and a deck comes in.
  const saved = await person.page.evaluate(async () => {
    const element = document.querySelector<HTMLElement & { exportBox(): Promise<Blob> }>('#b')!;
    return (await element.exportBox()).text();
  });
  expect(JSON.parse(saved)).toMatchObject({ format: 'tavolata-box', name: 'Soli' });
  const added = await person.page.evaluate(() =>
    document
      .querySelector<HTMLElement & { addDeck(csv: string): Promise<{ ok: boolean }> }>('#b')!
      .addDeck('name,count\nDrago,1\nOrco,4'),
  );
  expect(added).toEqual({ ok: true });
  await at('b')
    .getByRole('option', { name: /^mazzo di 5 carte/ })
    .waitFor({ state: 'attached' });
  expect(await heard()).toContainEqual(['b', 'tv-edited', '']);
  const closed = await person.page.evaluate(() =>
    document.querySelector<HTMLElement & { lay(box: string): Promise<unknown> }>('#a')!.lay('builtin:italian'),
  );
  expect(closed).toMatchObject({ ok: false, code: 'setup/refused' });
  expect(person.console.filter((line) => /^(error|pageerror)/.test(line))).toEqual([]);
});
