/** How fast one seat acts: what is too quick waits, and joins what it can be joined with. */
import { expect, test } from 'vitest';
import { Pace } from '../../../src/games/sandbox/board/pace.ts';

/** A board that is never drawn, and a clock that is moved by hand. */
class Hand {
  readonly made: (readonly [string, unknown])[] = [];
  now = 0;
  private due: { readonly at: number; readonly does: () => void }[] = [];
  readonly pace: Pace = new Pace(
    {
      addController: () => undefined,
      removeController: () => undefined,
      requestUpdate: () => undefined,
      updateComplete: Promise.resolve(true),
    },
    {
      offer: (move, args) => this.made.push([move, args]) > 0,
      now: () => this.now,
      after: (ms, does) => {
        const one = { at: this.now + ms, does };
        this.due.push(one);
        return () => (this.due = this.due.filter((other) => other !== one));
      },
    },
  );

  wait(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.due = this.due.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.does();
    }
    this.now = until;
  }

  put(n: number, x: number): void {
    this.pace.offer('put', { p: [n, 0, x, 0, 0], into: -1 });
  }
}

test('[SB-60] twenty acts go at once, then four a second, all of them and in their order', () => {
  const hand = new Hand();
  hand.wait(60_000);
  for (let n = 0; n < 30; n++) hand.put(n, 0);
  expect(hand.made.length).toBe(20);
  hand.wait(1_000);
  expect(hand.made.length).toBe(24);
  hand.wait(10_000);
  expect(hand.made.map(([, args]) => (args as { readonly p: readonly number[] }).p[0])).toEqual(
    Array.from({ length: 30 }, (_, n) => n),
  );
});

test('[SB-60] of drops of one piece that wait the last one holds', () => {
  const hand = new Hand();
  hand.wait(60_000);
  for (let n = 0; n < 20; n++) hand.put(n, 0);
  for (let x = 1; x < 9; x++) hand.put(7, x);
  hand.wait(5_000);
  expect(hand.made.slice(20)).toEqual([['put', { p: [7, 0, 8, 0, 0], into: -1 }]]);
});

test('[SB-60] a text waits for nothing: its sheet closes only once the table has taken it', () => {
  const hand = new Hand();
  hand.wait(60_000);
  for (let n = 0; n < 25; n++) hand.put(n, 0);
  hand.pace.offer('write', { n: 3, rev: 0, text: 'ciao' });
  expect(hand.made.at(-1)?.[0]).toBe('write');
  hand.wait(10_000);
  expect(hand.made.length).toBe(26);
});

test('[SB-60] taps of one counter add up for a moment and are one act; of another they are another', () => {
  const hand = new Hand();
  hand.wait(60_000);
  for (let i = 0; i < 5; i++) hand.pace.offer('count', { n: 3, add: 1 });
  hand.pace.offer('count', { n: 4, add: 2 });
  expect(hand.made).toEqual([]);
  hand.wait(2_000);
  expect(hand.made).toEqual([
    ['count', { n: 3, add: 5 }],
    ['count', { n: 4, add: 2 }],
  ]);
  hand.pace.offer('count', { n: 3, set: 0 });
  expect(hand.made.at(-1)).toEqual(['count', { n: 3, set: 0 }]);
});

test('[SB-60] what still waits when the board goes is handed over', () => {
  const hand = new Hand();
  hand.pace.offer('count', { n: 3, add: 1 });
  hand.pace.hostDisconnected();
  expect(hand.made).toEqual([['count', { n: 3, add: 1 }]]);
});
