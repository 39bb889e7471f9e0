/** What a mission should come to when bots play it: each measure tells its value and whether its target is met. */
import { expect, test } from 'vitest';
import type { Run } from '../../../../src/games/time-stories/tools/bots/game.ts';
import { measuresOf } from '../../../../src/games/time-stories/tools/bots/measures.ts';
import { extremesOf, type Game, type Played } from '../../../../src/games/time-stories/tools/bots/report.ts';
import { Seen } from '../../../../src/games/time-stories/tools/bots/seen.ts';
import { main } from '../../../../src/games/time-stories/tools/main.ts';
import { mission, panorama, place } from '../table/mission.ts';

const made = mission({ locations: [place('mill', 'm1.3', [panorama('mill.1')])] });
const [first, second] = made.receptacles.map(({ id }) => id);

const run = (more: Partial<Omit<Run, 'tally'>> & { readonly tally?: Partial<Run['tally']> } = {}): Run => ({
  isWon: true,
  ending: null,
  rounds: 8,
  missionReturn: 5,
  score: null,
  stuck: '',
  ...more,
  tally: {
    outcomes: { FAILURE: 4, SUCCESS: 4, CRITICAL: 2 },
    emergencies: 1,
    lost: 0,
    ways: {},
    idle: 0,
    ...more.tally,
  },
});
const lost = run({ isWon: false });

/** So many games of a hundred that are won by their first run. */
const games = (won: number, cast = `${first!} ${second!}`): readonly Game[] =>
  Array.from({ length: 100 }, (_, i) => ({ cast, runs: [i < won ? run() : lost] }));
const played = (kind: Played['kind'], people: number, all: readonly Game[], again: readonly Game[] = []): Played => ({
  kind,
  people,
  games: all,
  again,
  seen: new Map(),
});
const measure = (name: string, ...all: readonly Played[]): readonly [value: string, isMet: boolean] | undefined => {
  const found = measuresOf(made, all).find((one) => one.name === name);
  return found && [found.value, found.isMet];
};

test('success is judged for each number of people, and how far they lie apart', () => {
  const name = 'thoughtful: won by run 1';
  const both = (one: number, two: number): ReturnType<typeof measure> =>
    measure(name, played('thoughtful', 1, games(one)), played('thoughtful', 2, games(two)));
  expect(both(22, 30)).toEqual(['1: 22 %, 2: 30 %', true]);
  expect(both(22, 40)?.[1]).toBe(false);
  expect(both(21, 34)?.[1]).toBe(false);
  expect(both(19, 22)?.[1]).toBe(false);
  expect(measure('informed: by run 1', played('informed', 2, games(90)))).toEqual(['2: 90 %', true]);
  expect(measure('informed: by run 1', played('informed', 2, games(97)))?.[1]).toBe(false);
  expect(measure('informed: by run 1', played('thoughtful', 2, games(90)))).toBeUndefined();
});

test('the worst cast is held against the best', () => {
  const name = 'informed: worst cast by best';
  const by = (worst: number): ReturnType<typeof measure> =>
    measure(name, played('informed', 2, [...games(90), ...games(worst, 'others')]));
  expect(by(81)).toEqual(['2: 0.90', true]);
  expect(by(63)).toEqual(['2: 0.70', false]);
});

test('where casts at either end have played again, those games alone count: they weren’t chosen for how they came out', () => {
  const name = 'informed: worst cast by best';
  const by = (worst: number): ReturnType<typeof measure> => {
    const first = [...games(95), ...games(40, 'others')];
    return measure(name, played('informed', 2, first, [...games(90), ...games(worst, 'others')]));
  };
  expect(by(81)).toEqual(['2: 0.90', true]);
  expect(by(63)).toEqual(['2: 0.70', false]);
});

test('the three casts that won most and the three that won least are at the ends; each once, where there are few', () => {
  const shares: Readonly<Record<string, number>> = { a: 50, b: 90, c: 60, d: 70, e: 80, f: 10, g: 75, h: 65 };
  const ends = (...names: readonly string[]): string =>
    extremesOf(
      names.map((name) => [name]),
      names.flatMap((name) => games(shares[name]!, name)),
    )
      .flat()
      .join('');
  expect(ends('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')).toBe('facgeb');
  expect(ends('a', 'b', 'c', 'd')).toBe('acdb');
});

test('shares of tests, links, ways and what nobody saw are told of all runs together', () => {
  const needs = [{ name: 'key', has: true as const, ways: [{ name: 'door' }, { name: 'window' }] }];
  const by = (doors: number): ReturnType<typeof measuresOf> => {
    const all = Array.from({ length: 10 }, (_, i) => ({
      cast: '',
      runs: [run({ tally: { ways: { key: i < doors ? 'door' : 'window' }, lost: i < 2 ? 1 : 0 } })],
    }));
    return measuresOf(made, [played('thoughtful', 2, all)], { options: [], ways: [], needs });
  };
  const of = (doors: number, name: string): readonly unknown[] => {
    const { value, isMet } = by(doors).find((one) => one.name === name)!;
    return [value, isMet];
  };
  expect(of(6, 'ways to key')).toEqual(['door 60 %, window 40 %', true]);
  expect(of(7, 'ways to key')).toEqual(['door 70 %, window 30 %', false]);
  expect(of(6, 'tests failed, succeeded, critical')).toEqual(['40 %, 40 %, 20 %', true]);
  expect(of(6, 'runs with some loss of control')).toEqual(['20 %', true]);
  expect(of(6, 'seen in fewer than 1 % of the runs of each cast')).toEqual([
    expect.stringContaining('card mill.1'),
    false,
  ]);
});

test('something counts as seen where one run in a hundred of some cast saw it', () => {
  const name = 'seen in fewer than 1 % of the runs of each cast';
  const sees = (of: number): string => {
    const seen = new Seen();
    seen.runs = of;
    seen.things.set('card mill.1', 1);
    const one = { ...played('thoughtful', 2, games(30)), seen: new Map([['a', seen]]) };
    return measure(name, one)![0];
  };
  expect(sees(100)).not.toContain('card mill.1');
  expect(sees(101)).toContain('card mill.1');
});

test('a report of a mission without notes is refused', async () => {
  const lines: string[] = [];
  const world: Parameters<typeof main>[1] = {
    read: () => Promise.resolve({ mission: made, art: {} }),
    print: (line) => void lines.push(line),
    has: () => false,
    write: () => undefined,
  };
  expect(await main(['report', 'x.json'], world)).toBe(false);
  expect(lines).toEqual([expect.stringContaining('notes')]);
});
