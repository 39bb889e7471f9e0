/** The pages under `docs/examples`, each as somebody would put it on a server of their own: another origin than the table's. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import { type House, openHouse } from './helpers/house.ts';

const FOLDER = resolve('docs/examples');
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' };

let house: House;
let site: Server;
let base = '';

/** React comes as modules for Node only: it is packed, as its users do. The table stays what it is, a script from its own server. */
async function packedReact(): Promise<string> {
  const made = await build({
    configFile: false,
    mode: 'production',
    oxc: { jsx: { development: false } },
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: `${FOLDER}/react.jsx`, formats: ['es'] },
      rolldownOptions: { external: [/^https:/u] },
    },
  });
  const [{ output }] = made as unknown as readonly [{ readonly output: readonly { readonly code: string }[] }];
  return output[0]!.code;
}

/** In the place of Jitsi's script: it keeps what it was asked for. */
const JITSI = `globalThis.JitsiMeetExternalAPI = class {
  constructor(...asked) { globalThis.jitsi = { asked, on: {} }; }
  addListener(name, listener) { globalThis.jitsi.on[name] = listener; }
  dispose() { globalThis.jitsi.over = true; }
};`;

async function fileOf(name: string): Promise<string> {
  if (name === 'react.html')
    return '<!doctype html><title>R</title><div id="app"></div><script type="module" src="react.js"></script>';
  if (name === 'react.js') return packedReact();
  if (name === 'external_api.js') return JITSI;
  if (name.startsWith('vue.esm')) return readFile(resolve('node_modules/vue/dist', name), 'utf8');
  return readFile(resolve(FOLDER, name), 'utf8');
}

beforeAll(async () => {
  house = await openHouse('*');
  const origin = house.url.slice(0, -1);
  site = createServer((request, response) => {
    const name = new URL(request.url!, 'http://x').pathname.slice(1);
    fileOf(name).then(
      (text) => {
        response.setHeader('content-type', TYPES[name.split('.').at(-1)!] ?? 'text/plain');
        response.end(
          text
            .replaceAll('https://table.example', origin)
            .replaceAll('https://jitsi.example/', '')
            .replaceAll('wss://table.example', origin.replace('http', 'ws')),
        );
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => {
    site.listen(0, '127.0.0.1', ready);
  });
  // Another site, for browsers that look at the name too.
  base = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  site.close();
  await house.close();
});

async function visit(name: string): Promise<{ readonly page: Page; readonly faults: () => readonly string[] }> {
  const { page, console } = await house.enter('Ada', base + name, { locale: 'en-GB' });
  return { page, faults: () => console.filter((line) => /^(error|pageerror)/u.test(line) && !/favicon/u.test(line)) };
}

async function sit(at: Page | FrameLocator, name = 'Ada'): Promise<void> {
  await at.getByLabel('Your name').first().fill(name);
  await at.getByRole('button', { name: 'Sit down', exact: true }).first().click();
}

test.each(['plain.html', 'react.html', 'vue.html'])('%s: a new table, a seat, and the page is told', async (name) => {
  const { page, faults } = await visit(name);
  await page.getByRole('button', { name: 'New table' }).click();
  await sit(page);
  await page.getByText('Ada sat down').waitFor();
  expect(await page.content()).not.toMatch(/\b1\.[\w-]{43}\./u);
  expect(faults()).toEqual([]);
});

test.each(['plain.html', 'react.html', 'vue.html', 'strict.html'])(
  '%s: the table and the seat are there again after a reload, and its invitation leads to this page',
  async (name) => {
    const { page, faults } = await visit(name);
    if (name !== 'strict.html') await page.getByRole('button', { name: 'New table' }).click();
    await sit(page);
    await page.getByText('Ada').first().waitFor();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = await page.getByLabel('Invitation link', { exact: true }).inputValue();
    expect(link).toBe(page.url());
    await page.reload();
    await page.getByText('Ada').first().waitFor();
    expect([page.url(), await page.getByLabel('Your name').count()]).toEqual([link, 0]);
    expect(faults()).toEqual([]);
  },
);

test.each(['plain.html', 'react.html', 'vue.html', 'strict.html'])(
  '%s: another invitation that is pasted into the tab’s address opens its table there',
  async (name) => {
    const other = await visit('plain.html');
    await other.page.getByRole('button', { name: 'New table' }).click();
    await sit(other.page, 'Bea');
    await other.page.getByText('Bea sat down').waitFor();
    const { page } = await visit(name);
    if (name !== 'strict.html') await page.getByRole('button', { name: 'New table' }).click();
    await sit(page);
    await page.getByText('Ada').first().waitFor();
    const { hash } = new URL(other.page.url());
    await page.evaluate((to) => void (location.hash = to), hash);
    await page.getByText('Bea').first().waitFor();
    await page.getByLabel('Your name').first().waitFor();
  },
);

test('plain.html: the invitation’s address leads there, the theme is the page’s, the door is the host’s', async () => {
  const { page } = await visit('plain.html');
  await page.getByRole('button', { name: 'New table' }).click();
  await sit(page);
  await page.getByText('Ada sat down').waitFor();
  const guest = await house.enter('Bea', page.url(), { locale: 'en-GB' });
  await guest.page.getByLabel('Your name').first().waitFor();
  await guest.page.getByRole('button', { name: 'Lock', exact: true }).click();
  await guest.page.getByText('seat/not-founder').waitFor();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await page.getByText('Locked').waitFor();
  await guest.page.getByLabel('Your name').first().fill('Bea');
  await guest.page.getByRole('button', { name: 'Ask for a seat' }).click();
  await page.getByRole('button', { name: 'Let in' }).first().click();
  await guest.page.getByText('Bea sat down').waitFor();
  const ink = (): Promise<string> =>
    page.locator('tavolata-table').evaluate((el) => getComputedStyle(el.shadowRoot!.querySelector('tv-room')!).color);
  const light = await ink();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(ink).not.toBe(light);
});

test('plain.html: what opened in place of a dead link stays in the address, for a reload', async () => {
  const { page } = await visit('plain.html');
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByLabel('Your name').first().waitFor();
  const { hash } = new URL(page.url());
  const guest = await house.enter('Bea', `${base}plain.html#1.damaged`, { locale: 'en-GB' });
  const field = guest.page.getByLabel('Invited by word of mouth?');
  await field.fill(hash);
  await field.press('Enter');
  await guest.page.getByLabel('Your name').first().waitFor();
  await expect.poll(() => new URL(guest.page.url()).hash).toBe(hash);
});

test('plain.html: the script from a second address does no harm', async () => {
  const { page, faults } = await visit('plain.html');
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByLabel('Your name').first().waitFor();
  // As text: the test's own bundler would take an import for its own.
  const again = JSON.stringify(`${house.url}embed/tavolata.js?again`);
  const names = await page.evaluate<string[]>(`import(${again}).then((door) => Object.keys(door))`);
  expect(names).toContain('createTable');
  await sit(page);
  await page.getByText('Ada sat down').waitFor();
  expect(faults()).toEqual([]);
});

test('strict.html: nothing is broken by a policy that allows only what the table needs', async () => {
  const { page, faults } = await visit('strict.html');
  await sit(page);
  await page.getByText('Ada').first().waitFor();
  expect(faults()).toEqual([]);
});

test('sandboxed.html: a frame that can store nothing says so before one sits down', async () => {
  const { page } = await visit('sandboxed.html');
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Your name').first().waitFor();
  await frame.getByText('Nothing can be saved here').waitFor();
  await sit(frame);
  await frame.getByText('Ada').first().waitFor();
  // A frame that may not save says nothing of it.
  await frame.getByRole('button', { name: 'Log', exact: true }).click();
  const saved = page.waitForEvent('download');
  await frame.getByRole('button', { name: 'Save the log', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.tavolata$/u);
});

test('third-party.html: the app in another site’s frame keeps its seat through a reload of both', async () => {
  const { page } = await visit('third-party.html');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Set the table' }).click();
  await sit(frame);
  await frame.getByText('Ada').first().waitFor();
  expect(await page.locator('iframe').evaluate((el) => (el as HTMLIFrameElement).contentDocument)).toBe(null);
  const inside = page.frames().at(-1)!.url();
  await page.reload();
  // What the frame showed last: a browser gives a reloaded page's frames their first address again.
  await page.locator('iframe').evaluate((el, url) => {
    (el as HTMLIFrameElement).src = url;
  }, inside);
  await frame.getByText('Ada').first().waitFor();
  expect(await frame.getByLabel('Your name').count()).toBe(0);
});

test('beside-jitsi.html: a call beside the table, in a column as well, and the whole page for the table after it', async () => {
  const { page } = await visit('beside-jitsi.html');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Set the table' }).click();
  await sit(frame);
  await frame.getByText('Ada').first().waitFor();
  const [domain, asked] = await page.evaluate<readonly [string, Record<string, unknown>]>('jitsi.asked');
  expect([domain, asked['roomName'], asked['width']]).toEqual(['jitsi.example', 'a-long-name-of-your-own', '100%']);
  await page.setViewportSize({ width: 640, height: 760 });
  const width = async (): Promise<number> => (await page.locator('iframe').boundingBox())!.width;
  expect(await width()).toBe(640);
  await page.setViewportSize({ width: 1000, height: 760 });
  expect(await width()).toBeLessThan(700);
  await page.evaluate('jitsi.on.videoConferenceLeft()');
  expect(await width()).toBe(1000);
  await frame.getByText('Ada').first().waitFor();
});
