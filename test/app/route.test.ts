import { expect, test } from 'vitest';
import { placeOf, readRoute } from '../../src/app/route.ts';

test.each([
  ['', { to: 'home' }],
  ['#', { to: 'home' }],
  ['#t=bepwemx4jb', { to: 'own', id: 'bepwemx4jb' }],
  ['#1.abc.def', { to: 'invitation', invitation: '1.abc.def' }],
  ['#2z.abc', { to: 'invitation', invitation: '2z.abc' }],
  ['#key=0123456789abcdef', { to: 'key', key: '0123456789abcdef' }],
  ['#key=short', { to: 'invitation', invitation: 'key=short' }],
  ['#t=NOT-AN-ID', { to: 'invitation', invitation: 't=NOT-AN-ID' }],
])('%s is read', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});

test('the place of a table leads back to it', () => {
  expect(readRoute(placeOf('abc23'))).toEqual({ to: 'own', id: 'abc23' });
});
