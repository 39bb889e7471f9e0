/** One page's line of presence by itself: as time passes, and where frames come that no page of ours sends. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { PresenceLine } from '../../../src/embed/adapters/presence-line.ts';
import { base64url } from '../../../src/kernel/base64url.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';

describe('[N9] as time passes', () => {
  const told: (readonly [number, number, Uint8Array | undefined])[] = [];
  let line: PresenceLine;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    line = new PresenceLine(new Y.Doc(), { presence: (...what) => void told.push(what), garbage: () => undefined });
  });
  afterEach(() => {
    line.destroy();
    vi.restoreAllMocks();
    vi.useRealTimers();
    told.length = 0;
  });
  const shows = (client: number, clock: number, json = '{"e":"AAEC"}'): void =>
    line.hear(Uint8Array.of(1, json.length + 4, 1, client, clock, json.length, ...utf8(json)));
  const goneClients = (): number[] => told.flatMap(([client, , state]) => (state ? [] : [client]));

  test('[N9] a page shows itself anew every eight to twelve seconds, sealed for a newer clock each time', () => {
    const clocks: number[] = [];
    line.present((clock) => {
      clocks.push(clock);
      return utf8(`ciao ${clock}`);
    });
    vi.advanceTimersByTime(120_000);
    expect(clocks.length).toBeGreaterThan(10);
    expect(clocks).toEqual(clocks.toSorted((a, b) => a - b));
    expect(new Set(clocks).size).toBe(clocks.length);
    expect(line.getLocalState()).toEqual({ e: base64url(utf8(`ciao ${clocks.at(-1)}`)) });
  });

  test('[N9] where timers sleep it does so with whatever arrives', () => {
    let made = 0;
    line.present(() => Uint8Array.of(made++));
    line.renew();
    expect(made).toBe(1);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 8_000);
    line.renew();
    expect(made).toBe(2);
  });

  test('[N9] who shows nothing new for 75 seconds is gone; the same again is nothing new', () => {
    shows(9, 1);
    shows(8, 1);
    for (let s = 0; s < 72; s += 8) {
      vi.advanceTimersByTime(8_000);
      shows(9, 1);
      shows(8, 2 + s / 8);
    }
    expect(goneClients()).toEqual([]);
    vi.advanceTimersByTime(8_000);
    expect(goneClients()).toEqual([9]);
  });

  test('[N9] after a machine’s sleep nobody is gone before there was time to be heard', () => {
    shows(9, 1);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
    vi.advanceTimersByTime(4_000);
    expect(goneClients()).toEqual([]);
  });

  test('[N9] who isn’t told of any more after a reconnection without a word is gone', () => {
    shows(9, 1);
    shows(8, 1);
    line.connected();
    shows(8, 1);
    line.synced();
    expect(goneClients()).toEqual([9]);
  });
});

describe('[N9] frames that no page of ours sends', () => {
  const told: unknown[] = [];
  let line: PresenceLine;
  afterEach(() => {
    line.destroy();
    told.length = 0;
  });

  const frameOf = (client: number, clock: number, json: string): Uint8Array => {
    const bytes = utf8(json);
    expect(client < 128 && clock < 128 && bytes.length < 120).toBe(true);
    return Uint8Array.of(1, bytes.length + 4, 1, client, clock, bytes.length, ...bytes);
  };
  const fresh = (): PresenceLine => {
    line = new PresenceLine(new Y.Doc(), {
      presence: (...what) => void told.push(what),
      garbage: () => void told.push('garbage'),
    });
    return line;
  };

  test.each([
    ['no JSON', 'ciao'],
    ['another field', '{"f":"AAAA"}'],
    ['two fields', '{"e":"AAAA","f":1}'],
    ['another alphabet', '{"e":"AA+A"}'],
    ['a second spelling', '{"e":"AB"}'],
    ['space', '{ "e":"AAAA"}'],
    ['a number', '7'],
  ])('[N9] %s is garbage', (_what, json) => {
    fresh().hear(frameOf(9, 1, json));
    expect(told).toEqual(['garbage']);
  });

  test('[N9] a state before it was set is nothing, a good one is handed on', () => {
    fresh().hear(frameOf(9, 1, '{}'));
    expect(told).toEqual([]);
    line.hear(frameOf(9, 2, '{"e":"AAEC"}'));
    expect(told).toEqual([[9, 2, Uint8Array.of(0, 1, 2)]]);
  });

  test('[N9] a frame cut anywhere, or longer, is garbage and nothing throws', () => {
    const good = frameOf(9, 1, '{"e":"AAEC"}');
    fresh();
    for (let n = 0; n < good.length; n++) line.hear(good.subarray(0, n));
    line.hear(Uint8Array.of(...good, 0));
    expect(told).toEqual(Array.from({ length: good.length + 1 }, () => 'garbage'));
  });
});
