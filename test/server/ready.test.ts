/** A server says of no address that it is ready there where it doesn't listen. */
import { expect, test } from 'vitest';
import { readyHosts } from '../../server/ready.ts';

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
