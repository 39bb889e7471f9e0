/**
 * What each game has for the case that somebody drops. Moves that it really has, with arguments that they take, and no view makes it throw.
 */
import { expect, test } from 'vitest';
import type { Absent } from '../../src/elements/frame/absence.ts';
import { games } from '../../src/games/registry.ts';

const SEAT = 1;
/** As much of a view as each game looks at. */
const VIEWS: Readonly<Record<string, unknown>> = {
  codenames: { me: { team: 'red' }, teams: { red: { spymaster: SEAT, operatives: [0, 2] } } },
  'time-stories': { table: { agents: [{ player: 0 }, { player: SEAT }] } },
  sandbox: { turn: { on: true, seat: SEAT, made: 0 } },
};
/** How many buttons each has then. */
const ACTS: Readonly<Record<string, number>> = {
  codenames: 2,
  chrononauts: 1,
  memento: 1,
  'time-stories': 1,
  lupus: 0,
  sandbox: 3,
  laboratory: 2,
};
const absent = (view: unknown): Absent => ({
  seat: SEAT,
  name: 'Marco',
  me: 0,
  version: 9,
  view,
  nameOf: (seat) => `person ${seat}`,
});

/** A game that goes on by itself, or waits, has no such words. */
for (const { id, load, absence } of games) {
  if (!absence) continue;
  for (const lang of ['it', 'en'] as const) {
    test(`what ${id} offers is a move of its own with good arguments (${lang})`, async () => {
      const words = await absence(lang);
      const game = await load();
      const ways = words.ways(absent(VIEWS[id]));
      const acts = ways.flatMap((way) => way.acts);
      expect(acts).toHaveLength(ACTS[id]!);
      for (const { move, args, label } of acts) {
        expect(game!.moves[move]?.args.read(args)).toBeDefined();
        expect(label).not.toBe('');
      }
      for (const { says } of ways) expect(says).toMatch(/^\p{Lu}[^!]+\.$/u);
      for (const view of [undefined, null, 7, '', {}, []]) {
        expect(() => words.ways(absent(view))).not.toThrow();
        expect(words.hushed?.(view) ?? false).toBe(false);
      }
    });
  }
}

test('[LU-205] by night nobody is named as missing, by day they are', async () => {
  const words = await games.find(({ id }) => id === 'lupus')!.absence!('it');
  expect(['night', 'dawn', 'owl', 'verdict'].map((stage) => words.hushed!({ stage }))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(words.hushed!({ stage: 'talk' })).toBe(false);
});

test('[CNQ-25] an operative who is away is followed by nobody', async () => {
  const words = await games.find(({ id }) => id === 'codenames')!.absence!('it');
  const view = { me: { team: 'red' }, teams: { red: { spymaster: 3, operatives: [0, SEAT] } } };
  expect(words.ways(absent(view))).toEqual([]);
});

test('[CNQ-27] a team whose only operative is away waits, or the game is called off', async () => {
  const words = await games.find(({ id }) => id === 'codenames')!.absence!('it');
  const ways = (team: string, operatives: readonly number[]): unknown => {
    const red = { spymaster: 3, operatives };
    const view = { me: { seat: 0, team }, teams: { red, blue: { spymaster: 4, operatives: [] } } };
    return words.ways(absent(view)).flatMap(({ acts }) => acts.map(({ move, args }) => [move, args]));
  };
  expect(ways('red', [SEAT])).toEqual([['voidGame', {}]]);
  expect(ways('blue', [SEAT])).toEqual([['voidGame', {}]]);
  expect(ways('red', [SEAT, 2])).toEqual([]);
});
