/** A server says of no address that it is ready there where it doesn't listen. */
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { readyHosts, readyLines } from '../../server/ready.ts';

const LAN = ['192.168.1.7', 'fd00::7'];

test.each([
  ['nothing set', undefined, [], ['localhost']],
  ['nothing set, for the house', undefined, LAN, ['192.168.1.7', '[fd00::7]', 'localhost']],
  ['every address', '0.0.0.0', [], ['localhost']],
  ['every address of both kinds, for the house', '::', LAN, ['192.168.1.7', '[fd00::7]', 'localhost']],
  ['an address of the house', '192.168.1.7', [], ['192.168.1.7']],
  ['this machine alone, with --lan', '127.0.0.1', LAN, ['localhost']],
  ['an address of IPv6', 'fd00::7', LAN, ['[fd00::7]']],
])('with %s it is ready where it listens', (_what, host, addresses, ready) => {
  expect(readyHosts(host, addresses)).toEqual(ready);
});

/** The dark modules of a code as a terminal shows it: two rows a line, by halves of a block, dark where nothing is drawn. */
function modules(shown: string): readonly (readonly boolean[])[] {
  return shown
    .split('\n')
    .flatMap((line) => [
      Array.from(line, (sign) => sign === ' ' || sign === '▄'),
      Array.from(line, (sign) => sign === ' ' || sign === '▀'),
    ]);
}

test('in a terminal of the house a code of the first page is shown below the addresses', () => {
  const pages = ['https://192.168.1.7:8787/', 'https://localhost:8787/'];
  const [one, other, code = '', ...more] = readyLines(pages, true);
  expect([one, other, more]).toEqual([`Ready: ${pages[0]}`, `Ready: ${pages[1]}`, []]);
  const { data, size } = encode(pages[0]!, { border: 2 });
  expect(modules(code).slice(0, size)).toEqual(data);
});

test.each([
  ['to a program', ['https://192.168.1.7:8787/'], false],
  ['of a page that this machine alone can open', ['https://localhost:8787/'], true],
])('no code is shown %s', (_what, pages, isShown) => {
  expect(readyLines(pages, isShown)).toEqual(pages.map((page) => `Ready: ${page}`));
});
