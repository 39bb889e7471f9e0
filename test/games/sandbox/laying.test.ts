/** A box that is laid where another lies: what lies there is cleared away, so a tap is asked about first. */
import { afterEach, expect, test, vi } from 'vitest';
import { SECOND_TAP_MS } from '../../../src/elements/second-tap.ts';
import { BoxLaying, type BoxLayingPorts } from '../../../src/games/sandbox/board/box-laying.ts';

afterEach(() => void vi.restoreAllMocks());

test('a double tap lays no box where another lies: the question has to stand for a moment first', () => {
  let now = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const laid: string[] = [];
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const laying = new BoxLaying(
    host as never,
    {
      view: () => ({ box: { hash: 'a' }, over: false, seats: [0] }),
      lang: () => 'it',
      supplies: { actsFor: (id: string) => Promise.resolve(laid.push(id)).then(() => []) },
      wishes: () => ({}),
      begun: () => undefined,
    } as unknown as BoxLayingPorts,
  );
  laying.layBox('chess');
  now += SECOND_TAP_MS - 1;
  laying.layBox('chess');
  expect([laid, laying.sure]).toEqual([[], 'chess']);
  // Another box is another question.
  laying.layBox('go');
  expect([laid, laying.sure]).toEqual([[], 'go']);
  now += SECOND_TAP_MS;
  laying.layBox('go');
  expect([laid, laying.sure]).toEqual([['go'], '']);
});
