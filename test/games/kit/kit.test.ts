/** What rules of several games share: seats, votes, decisions, news, clocks, options. */
import { expect, test } from 'vitest';
import { paused, running, runUntil, shown } from '../../../src/games/kit/clock.ts';
import { agreed, tally, voted } from '../../../src/games/kit/decision.ts';
import { linesOf, newSince, tellOf, withNews } from '../../../src/games/kit/news.ts';
import { isNew, optionSchemas } from '../../../src/games/kit/options.ts';
import { clockwise, nextCompany, nextSeat, present, withSeat } from '../../../src/games/kit/seats.ts';
import { isCarried, votesNeeded } from '../../../src/games/kit/votes.ts';
import type { Ask, Eyes } from '../../../src/kernel/game.ts';
import { bool, integer } from '../../../src/kernel/schemas.ts';

test('seats: the next one is found both ways round, also from a seat that has left the circle', () => {
  expect(nextSeat([0, 2, 5], 5)).toBe(0);
  expect(nextSeat([0, 2, 5], 0, -1)).toBe(5);
  expect(nextSeat([0, 2, 5], 3)).toBe(5);
  expect(nextSeat([0, 2, 5], 3, -1)).toBe(2);
});

test('seats: a newcomer sits at the own place, and nobody sits twice', () => {
  const seats = [0, 3];
  expect(withSeat(seats, 1)).toEqual([0, 1, 3]);
  expect(withSeat(seats, 3)).toBe(seats);
  expect(clockwise([0, 1, 3], 1)).toEqual([1, 3, 0]);
  expect(clockwise([0, 1, 3], 9)).toEqual([0, 1, 3]);
  expect(present({ seats: [0, 1, 3], away: [1] })).toEqual([0, 3]);
});

test('seats: the next game is for those who haven’t left, and for all who sat down meanwhile', () => {
  expect(nextCompany({ seats: [0, 3, 4], away: [3, 4], late: [2, 1], left: [4] })).toEqual({
    seats: [0, 1, 2, 3],
    away: [3],
  });
});

test('votes: more than half of those whose word counts now, and of nobody else', () => {
  expect([1, 2, 3, 4, 5].map((n) => votesNeeded(Array.from({ length: n }, (_, i) => i)))).toEqual([1, 2, 2, 3, 3]);
  expect(isCarried([0, 1], [0, 1, 2, 3])).toBe(false);
  expect(isCarried([0, 1, 2], [0, 1, 2, 3])).toBe(true);
  expect(isCarried([0, 1, 8, 9], [0, 1, 2, 3]), 'votes of others').toBe(false);
  expect(isCarried([], []), 'nobody is here').toBe(false);
});

test('decisions: a vote may change, ties go to the option that stands first, and agreement takes all', () => {
  const votes = voted(voted(voted([], 0, 'a'), 1, 'b'), 0, 'b');
  expect(votes).toEqual([
    [1, 'b'],
    [0, 'b'],
  ]);
  expect(agreed(votes, [0, 1])).toBe('b');
  expect(agreed(votes, [0, 1, 2])).toBeUndefined();
  expect(tally(voted(votes, 0, 'a'), ['c', 'a', 'b'])).toBe('a');
  expect(tally([], ['c', 'a'])).toBe('c');
});

test('news: numbered, the last few kept, and what came since is told in its order', () => {
  let news: readonly { readonly number: number; readonly what: string }[] = [];
  for (const what of 'abcd') news = withNews(news, { what }, 3);
  expect(news.map(({ number, what }) => `${number}${what}`)).toEqual(['2b', '3c', '4d']);
  expect(newSince(news.slice(0, 1), news).map(({ what }) => what)).toEqual(['c', 'd']);
  expect(newSince([], news)).toHaveLength(3);
});

test('clocks: people see when the timer fires; what shows no other end is the same object', () => {
  const eyes = (at?: number): Eyes => ({ timer: () => at }) as unknown as Eyes;
  const clock = { until: 61_000, left: 0 };
  expect(shown(clock, eyes(90_000), 'turn')).toEqual({ until: 90_000, left: 0 });
  expect(shown(clock, eyes(61_000), 'turn')).toBe(clock);
  expect(shown(clock, eyes(), 'turn')).toBe(clock);
  const still = { until: 0, left: 5 };
  expect(shown(still, eyes(90_000), 'turn')).toBe(still);
});

test('clocks: one of a tag at a time; what is left when it stands still is what it runs on with', () => {
  const asked: string[] = [];
  const ask = (now: number, until?: number): Ask =>
    ({
      now,
      until: () => until,
      cancel: (tag: string) => asked.push(`cancel ${tag}`),
      timer: (tag: string, ms: number) => asked.push(`timer ${tag} ${ms}`),
    }) as unknown as Ask;
  const clock = running(ask(1_000), 'turn', 60_000);
  expect(clock).toEqual({ until: 61_000, left: 0 });
  const still = paused(clock, ask(21_000), 'turn');
  expect(still).toEqual({ until: 0, left: 40_000 });
  expect(paused(clock, ask(70_000, 90_000), 'turn').left, 'after going back').toBe(20_000);
  expect(paused(still, ask(22_000), 'turn')).toBe(still);
  expect(paused(clock, ask(70_000), 'turn').left, 'over, and not yet told').toBe(1);
  expect(runUntil(ask(5), 'window', 100, 20)).toBe(105);
  expect(asked).toEqual([
    'cancel turn',
    'timer turn 60000',
    'cancel turn',
    'cancel turn',
    'cancel turn',
    'cancel window',
    'timer window 120',
  ]);
});

test('options: read whole they have their defaults, and a change names what it changes alone', () => {
  const { options, change } = optionSchemas({ seconds: 10, open: false }, { seconds: integer(5, 60), open: bool });
  expect(options.read({ open: true })).toEqual({ seconds: 10, open: true });
  expect(change.read({ open: true })).toEqual({ open: true });
  for (const wrong of [{ seconds: 61 }, { other: 1 }, [], null])
    expect([options.read(wrong), change.read(wrong)]).toEqual([undefined, undefined]);
  expect([isNew({ open: true }, { open: true }), isNew({ open: true }, { open: false })]).toEqual([false, true]);
});

test('news: what is told is a word, the people it is about and what their sentence wants, and its line names the first', () => {
  const tell = tellOf<'began' | 'ended'>(2);
  const s = tell(tell(tell({ news: [], other: 1 }, 'began'), 'began', [2, 1]), 'ended', [], 'late', 7);
  expect(s.other).toBe(1);
  expect(s.news.map(({ number }) => number)).toEqual([2, 3]);
  expect(linesOf(s.news)).toEqual([
    { what: 'began', seat: 2, args: { seats: [2, 1], args: [] } },
    { what: 'ended', args: { seats: [], args: ['late', 7] } },
  ]);
});
