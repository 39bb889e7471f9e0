/** Talking at the table, as the fold judges it. */
import { beforeEach, expect, test } from 'vitest';
import { Writer } from '../../../src/kernel/bytes.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { lineOf, makeSayBody, parseSayBody, SIGNS } from '../../../src/kernel/journal/say-body.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await Bench.of(parlour as never, 2, true);
  bench.sit(bench.people[0]!, 0);
});

test('[F16] who sits says a line and gives a sign; both stand in the log, and nothing else changes', () => {
  const [ada] = bench.people;
  const { heads: _, ...before } = bench.state;
  expect(codeOf(bench.put(ada!, KIND.say, makeSayBody({ text: 'Ci siamo?' })))).toBe('done');
  expect(codeOf(bench.put(ada!, KIND.say, makeSayBody({ sign: 'clap' })))).toBe('done');
  const { heads: __, ...after } = bench.state;
  expect({ ...after, now: before.now }).toEqual(before);
});

test('[F16] a game may want a seat silent for a while: its own rule refuses, here and in every browser', async () => {
  const silent = { id: 'X-1', code: 'hush', seats: () => [0] };
  bench = await Bench.of({ ...parlour, silent } as never, 2, true);
  const [ada, bea] = bench.people;
  bench.sit(ada!, 0);
  bench.sit(bea!, 1);
  const hello = makeSayBody({ text: 'Ciao' });
  expect(codeOf(bench.put(ada!, KIND.say, hello))).toBe('done');
  expect(codeOf(bench.put(ada!, KIND.start, bench.startBody()))).toBe('done');
  expect(codeOf(bench.put(ada!, KIND.say, makeSayBody({ sign: 'yes' })))).toBe('hush');
  expect(codeOf(bench.put(bea!, KIND.say, hello))).toBe('done');
});

test('[F16] who has no seat is heard by nobody', () => {
  expect(codeOf(bench.put(bench.people[1]!, KIND.say, makeSayBody({ text: 'Ciao' })))).toBe('say/no-seat');
});

test.each([
  new Uint8Array(),
  new Writer().u8(9).s16('x').done(),
  new Writer().u8(1).s16('').done(),
  new Writer().u8(1).s16(' x').done(),
  new Writer().u8(1).s16('a\u202Eb').done(),
  new Writer().u8(1).s16('x'.repeat(281)).done(),
  new Writer().u8(2).s16('constructor').done(),
  new Uint8Array([...makeSayBody({ text: 'x' }), 0]),
])('[F16] [F2] what no page of ours writes is refused: %j', (body) => {
  expect(codeOf(bench.put(bench.people[0]!, KIND.say, body))).toBe('entry/malformed');
});

test('[F16] what is typed becomes a line: trimmed, single spaces, no invisible signs; 280 letters are its most', () => {
  expect(lineOf('  due \n parole\u202E ')).toBe('due parole');
  expect(lineOf(' \n ')).toBeUndefined();
  expect(lineOf('è'.repeat(280))).toHaveLength(280);
  expect(lineOf('è'.repeat(281))).toBeUndefined();
  for (const sign of SIGNS) expect(parseSayBody(makeSayBody({ sign }))).toEqual({ sign });
});
