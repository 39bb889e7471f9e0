/** Forged files, made of an honest one without anybody's key: what is wrong is found, and names nobody. PROTOCOL.md, "Log file". */
import { beforeAll, expect, test } from 'vitest';
import type { Part } from '../../checker/log-file.ts';
import { after, cat, entryOf, fileOf, moveBody } from './forge.ts';
import { expectFound, type Forger, forger } from './forger.ts';
import { judged } from './honest.ts';

let f: Forger;
beforeAll(async () => {
  f = await forger();
});

const expectFile = (bytes: Uint8Array, says: RegExp): void => {
  const { rooms } = expectFound({ logs: [{ name: 'saved', bytes }] }, 'file', [], says);
  expect(rooms).toEqual([]);
};
const honest = (parts: readonly Part[] = [f.part]): Uint8Array => fileOf(parts);
/** The same file with another byte there. */
const other = (at: number, value: number): Uint8Array => {
  const bytes = honest();
  bytes[at] = value;
  return bytes;
};

test('an honest file is read', () => {
  expect(judged(f.file(f.part.entries)).findings).toEqual([]);
});

test('bytes that are no log, or a later version’s, are told', () => {
  expectFile(other(0, 0), /no saved log/);
  expectFile(other(12, 2), /a later version made this log \(2, flags 0\)/);
  expectFile(other(13, 1), /a later version made this log \(1, flags 1\)/);
});

test('an altered, a cut and a lengthened file are told', () => {
  expectFile(other(honest().length >> 1, honest()[honest().length >> 1]! ^ 1), /was altered/);
  expectFile(honest().slice(0, -1), /should have \d+ bytes/);
  expectFile(cat(honest(), '00'), /1 bytes stand behind/);
  expectFile(honest([]), /not cut into parts/);
  expectFile(other(18, 2), /not cut into parts/);
});

test('more than 64 MiB are not read', () => {
  expectFile(new Uint8Array(64 * 2 ** 20 + 1), /longer than 64 MiB/);
});

test('a stamp, or a move, that was left out of a file is missed', () => {
  expectFound(f.file(f.instead(f.path.at(-3)!.entry)), 'missing', [], /can't be reached/);
  expectFound(f.file(f.instead(f.someMove())), 'missing', [], /What comes before .* is missing/);
  const last = f.path.findLast(({ placed }) => placed.some(({ kind }) => kind === 5))!.placed.at(-1)!;
  expectFound(f.file(f.instead(last)), 'missing', [], /which stamp .* places, is missing/);
});

test('an entry without the keys of its author is nobody’s', () => {
  const hello = f.hello(f.device(4));
  const move = entryOf(after(hello, 5, moveBody('say', '', { word: 'ciao' }), f.tip.hash), f.sign);
  expectFound(f.besides([move]), 'missing', [], /The keys of device .* are missing/);
});

test('bytes that are no entry are told', () => {
  expectFound(f.besides([f.someMove().bytes.slice(0, -1)]), 'malformed', []);
  expectFound(f.besides([cat('02', f.someMove().bytes.slice(1))]), 'malformed', []);
});

test('entries that stand in a file in another order, twice or for nothing are found', () => {
  const [first = new Uint8Array(), second = new Uint8Array(), ...rest] = f.part.entries;
  expectFound(f.file([second, first, ...rest]), 'file', [], /doesn't begin with the table's first entry/);
  const [last = new Uint8Array(), ...more] = f.part.entries.toReversed();
  expectFound(f.file([first, last, ...more.slice(0, -1).toReversed()]), 'file', [], /stands before its predecessor/);
  expectFound(f.file([...f.part.entries, first]), 'file', [], /stands there twice/);
  const idle = entryOf(after(f.lastOf(f.other(0)), 5, moveBody('say', '', { word: 'dopo' }), f.tip.hash), f.sign);
  expectFound(f.file([...f.part.entries, idle]), 'file', [], /and 1 others are there/);
});
