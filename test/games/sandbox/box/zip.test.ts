/**
 * Zips of strangers. Honest ones are read, each kind of lie is refused by its own name, and nothing that is thrown at the reader throws.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZip, writeZip, type ZipTrouble } from '../../../../src/games/sandbox/box/file/zip.ts';
import { makeZip } from '../../../boxes/make-zip.ts';

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const why = (bytes: Uint8Array): ZipTrouble | 'ok' => {
  const read = readZip(bytes);
  return read.ok ? 'ok' : read.why;
};
const A = { name: 'a.txt', bytes: 'a' };

test('what others have packed is read, stored and deflated, folders and a comment among it', () => {
  const read = readZip(
    makeZip(
      [
        { name: 'folder/', bytes: '', stored: true },
        { name: 'folder/x.json', bytes: '{}' },
        { ...A, stored: true },
      ],
      {
        comment: 'packed elsewhere',
      },
    ),
  );
  expect(read.ok && [...read.members].map(([name, bytes]) => [name, text(bytes)])).toEqual([
    ['folder/x.json', '{}'],
    ['a.txt', 'a'],
  ]);
});

test('what is written is read, and the same members are the same bytes', () => {
  const members = new Map([
    ['box.json', new TextEncoder().encode('{"a":1}'.repeat(100))],
    ['images/x.webp', new Uint8Array([1, 2, 3])],
  ]);
  const bytes = writeZip(members);
  expect(writeZip(members)).toEqual(bytes);
  const read = readZip(bytes);
  expect(read.ok && read.members).toEqual(members);
});

const MIB = 1024 * 1024;
const zeros = new Uint8Array(100 * MIB);
/** Not its checksum: that would be told only at the end. */
const BOMB = { name: 'a', bytes: zeros, crc: 1 };

test.each<readonly [string, ZipTrouble, () => Uint8Array]>([
  ['no end', 'zip-damaged', () => makeZip([A]).slice(0, -8)],
  ['nothing at all', 'zip-damaged', () => new Uint8Array(0)],
  ['a directory outside of the file', 'zip-damaged', () => makeZip([A], { from: 9_999_999 })],
  ['a false checksum', 'zip-damaged', () => makeZip([{ ...A, crc: 1 }])],
  ['a member that ends beyond the file', 'zip-damaged', () => makeZip([{ ...A, packed: 5_000 }])],
  ['a member that isn’t where it is said to be', 'zip-damaged', () => makeZip([A, { ...A, name: 'b', at: 3 }])],
  ['less than it announces', 'zip-damaged', () => makeZip([{ ...A, size: 900 }])],
  ['several disks', 'zip-damaged', () => makeZip([A], { count: 2, total: 1 })],
  ['broken deflate', 'zip-damaged', () => makeZip([{ ...A, stored: true, method: 8, bytes: 'ÿÿÿÿ' }])],
  ['a path upwards', 'zip-names', () => makeZip([{ ...A, name: '../../etc/passwd' }])],
  ['a path upwards in the middle', 'zip-names', () => makeZip([{ ...A, name: 'images/../../a' }])],
  ['an absolute path', 'zip-names', () => makeZip([{ ...A, name: '/etc/passwd' }])],
  ['a drive', 'zip-names', () => makeZip([{ ...A, name: 'C:/a' }])],
  ['a backslash', 'zip-names', () => makeZip([{ ...A, name: '..\\a' }])],
  ['a zero in a name', 'zip-names', () => makeZip([{ ...A, name: 'a.png\0.exe' }])],
  ['an empty name', 'zip-names', () => makeZip([{ ...A, name: '' }])],
  ['one name twice', 'zip-names', () => makeZip([A, A])],
  ['one name in two cases', 'zip-names', () => makeZip([A, { ...A, name: 'A.TXT' }])],
  ['a password', 'zip-locked', () => makeZip([{ ...A, flags: 1 }])],
  ['strong encryption', 'zip-locked', () => makeZip([{ ...A, flags: 0x40 }])],
  ['64 bits', 'zip-64', () => makeZip([A], { total: 0xffff, count: 0xffff })],
  ['a member of 64 bits', 'zip-64', () => makeZip([{ ...A, size: 0xffff_ffff }])],
  [
    'five thousand members',
    'zip-many',
    () => makeZip(Array.from({ length: 5_000 }, (_, i) => ({ ...A, name: `${i}` }))),
  ],
  ['an honest bomb', 'zip-large', () => makeZip([BOMB])],
  ['a bomb that says it is small', 'zip-large', () => makeZip([{ ...BOMB, size: 10 }])],
  [
    'many that are together too large',
    'zip-large',
    () => makeZip(Array.from({ length: 5 }, (_, i) => ({ ...A, name: `${i}`, size: 16 * MIB }))),
  ],
  ['members that share their bytes', 'zip-overlap', () => makeZip([A, { ...A, name: 'b', at: 0 }])],
  ['a packing that isn’t known', 'zip-method', () => makeZip([{ ...A, method: 14 }])],
])('a zip is refused by name: %s', (_, expected, make) => {
  expect(why(make())).toBe(expected);
});

test('a bomb that says it is small is stopped after its first slice: what it would become is never in memory', () => {
  const bomb = makeZip([{ ...BOMB, size: 10 }]);
  const before = process.memoryUsage().arrayBuffers;
  expect(why(bomb)).toBe('zip-large');
  // A slice of 16 KiB inflates to 16 MiB at the most.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * MIB);
});

test('whatever a byte is changed to, the reader answers', () => {
  const honest = makeZip([A, { name: 'images/b', bytes: 'bb'.repeat(50) }]);
  fc.assert(
    fc.property(fc.nat(honest.length - 1), fc.nat(255), fc.nat(honest.length), (at, value, cut) => {
      const bytes = honest.slice(0, cut === 0 ? honest.length : cut);
      if (at < bytes.length) bytes[at] = value;
      expect(['ok', 'refused']).toContain(readZip(bytes).ok ? 'ok' : 'refused');
    }),
    { numRuns: 2_000 },
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => !readZip(bytes).ok));
});
