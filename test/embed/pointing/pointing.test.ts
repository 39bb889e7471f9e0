/** Fingers of people at a table: what travels, how long it is seen, and what of all that anybody could send is none. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFinger, writeFinger } from '../../../src/embed/pointing/finger.ts';
import { Pointing } from '../../../src/embed/pointing/pointing.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';
import type { Gestures, Table } from '../../../src/kernel/view/table-view.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A table of which only gestures are asked. */
class Hands implements Gestures {
  readonly shown: string[] = [];
  hear: Parameters<Gestures['heard']>[0] = () => undefined;
  listening = 0;
  show(bytes: Uint8Array | undefined): void {
    this.shown.push(bytes ? new TextDecoder().decode(bytes) : '-');
  }
  heard(listener: Parameters<Gestures['heard']>[0]): () => void {
    this.hear = listener;
    this.listening++;
    return () => void this.listening--;
  }
}

function begun(isOn = true): { hands: Hands; pointing: Pointing; changes: () => number } {
  const hands = new Hands();
  let changes = 0;
  const pointing = new Pointing(
    () => void changes++,
    () => isOn,
  );
  const table = { gestures: hands } as unknown as Table;
  pointing.look(table);
  pointing.look(table);
  return { hands, pointing, changes: () => changes };
}

test('[N12] a finger travels as the name of a thing, and nothing else is one', () => {
  for (const finger of [
    { thing: '13', card: false },
    { thing: 'L1980', card: true },
    { thing: 'portrait-and-beast', card: false },
  ])
    expect(readFinger(writeFinger(finger)!)).toEqual(finger);
  expect(writeFinger({ thing: 'a sentence', card: false })).toBeUndefined();
  for (const junk of ['', 'p', 'x13', 'p<b>', 'p 13', `p${'9'.repeat(41)}`, 'p13\n', 'pè'])
    expect(readFinger(utf8(junk)), junk).toBeUndefined();
  expect(readFinger(new Uint8Array(200).fill(255))).toBeUndefined();
});

test('[N12] the own finger is shown for five seconds, or until it is taken away', () => {
  const { hands, pointing } = begun();
  pointing.point('13', false);
  vi.advanceTimersByTime(4_900);
  expect(hands.shown).toEqual(['p13']);
  vi.advanceTimersByTime(200);
  expect(hands.shown).toEqual(['p13', '-']);
  pointing.point('L1980', true);
  pointing.point(undefined, false);
  vi.advanceTimersByTime(9_000);
  expect(hands.shown).toEqual(['p13', '-', 'cL1980', '-']);
});

test('[N12] others’ fingers are told by thing, a person’s once, and go with their page or by themselves', () => {
  const { hands, pointing, changes } = begun();
  expect(hands.listening).toBe(1);
  hands.hear(2, 'c/1', utf8('p13'));
  hands.hear(1, 'b/1', utf8('p13'));
  hands.hear(1, 'b/2', utf8('c13'));
  expect([...pointing.pointed]).toEqual([
    [
      '13',
      [
        { seat: 1, card: true },
        { seat: 2, card: false },
      ],
    ],
  ]);
  hands.hear(1, 'b/1', undefined);
  hands.hear(1, 'b/2', utf8('nonsense to this game'));
  expect(pointing.pointed.get('13')).toEqual([{ seat: 2, card: false }]);
  const before = changes();
  hands.hear(5, 'e/1', utf8('nonsense to this game'));
  expect(changes()).toBe(before);
  vi.advanceTimersByTime(9_100);
  expect(pointing.pointed.size).toBe(0);
  pointing.stop();
  expect(hands.listening).toBe(0);
});

test('[N12] where it is turned off nothing is shown and nothing is seen', () => {
  const { hands, pointing } = begun(false);
  pointing.point('13', false);
  hands.hear(1, 'b/1', utf8('p13'));
  expect([hands.shown, pointing.pointed.size]).toEqual([['-'], 0]);
});
