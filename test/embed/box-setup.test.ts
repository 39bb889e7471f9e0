/** A box from an address: what is asked about first, what is sent along, and what isn't taken. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fetchBox, MOST_BYTES, originOf, strangeHost } from '../../src/embed/boxes/setup.ts';

const BYTES = '{"format":"tavolata-box"}';
const URL_OF_IT = new URL('https://shop.example/game.json');
const HASH = `sha256-${createHash('sha256').update(BYTES).digest('base64')}`;

/** A server that answers so; what it was asked is kept. */
function server(answer: () => Response): { readonly load: typeof fetch; readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    load: (url, how) => {
      asked.push([url instanceof URL ? url.href : url, how]);
      return Promise.resolve(answer());
    },
  };
}

test('only a page’s own origin and the relay’s are asked without a question', () => {
  const own = ['https://page.example', originOf('wss://relay.example:8443/sync')];
  expect(own[1]).toBe('https://relay.example:8443');
  for (const [address, host] of [
    ['https://page.example/box', ''],
    ['https://relay.example:8443/box', ''],
    ['https://relay.example/box', 'relay.example'],
    ['http://page.example/box', 'page.example'],
    ['https://shop.example/box', 'shop.example'],
  ] as const)
    expect(strangeHost(new URL(address), own)).toBe(host);
});

test('a box is fetched without credentials and referrer, and taken if its bytes are the expected ones', async () => {
  const { load, asked } = server(() => new Response(BYTES));
  const got = await fetchBox(URL_OF_IT, HASH, load);
  expect(got.ok && (await got.box.text())).toBe(BYTES);
  expect(asked).toEqual([[URL_OF_IT.href, { mode: 'cors', credentials: 'omit', referrerPolicy: 'no-referrer' }]]);
  expect((await fetchBox(URL_OF_IT, '', load)).ok).toBe(true);
});

test('other bytes, an odd hash, an error, silence and too much are refused, each by its name', async () => {
  const other = `sha256-${'A'.repeat(43)}=`;
  const plain = server(() => new Response(BYTES)).load;
  expect(await fetchBox(URL_OF_IT, other, plain)).toEqual({ ok: false, code: 'setup/other-bytes' });
  const unread = server(() => new Response(BYTES));
  expect(await fetchBox(URL_OF_IT, 'md5-abc', unread.load)).toEqual({ ok: false, code: 'setup/other-bytes' });
  expect(unread.asked).toEqual([]);
  const missing = server(() => new Response('', { status: 404 })).load;
  expect(await fetchBox(URL_OF_IT, '', missing)).toEqual({ ok: false, code: 'setup/away' });
  const silent: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await fetchBox(URL_OF_IT, '', silent)).toEqual({ ok: false, code: 'setup/away' });
});

test('a box without an end is cut when it is too large, and not read on', async () => {
  const part = new Uint8Array(1024 * 1024);
  let sent = 0;
  let isCut = false;
  const endless = (): Response =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          sent += part.length;
          controller.enqueue(part);
        },
        cancel: () => void (isCut = true),
      }),
    );
  const out = await fetchBox(URL_OF_IT, '', server(endless).load);
  expect(out).toEqual({ ok: false, code: 'setup/too-large' });
  expect([isCut, sent <= MOST_BYTES + 3 * part.length]).toEqual([true, true]);
});
