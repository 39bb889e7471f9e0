/** The first games: from beginning to end through the real rules, in both languages, short enough to be read. */
import { expect, test } from 'vitest';
import { TourTable } from '../../src/embed/tour/tour-table.ts';
import { games } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';

const toured = games.filter(({ tour }) => tour !== undefined);

/** A story takes an evening, a village many nights: a tour is one scene of it, or one night and one day. */
const SCENE = {
  memento: { stage: 'play', scenes: 3, scene: { kind: 'follower', owner: 1, step: 'declare' } },
  lupus: { stage: 'night', night: 2 },
  'time-stories': { table: { phase: 'exploration', step: 'actions', trials: [], round: 1 } },
};

test.each(toured)(
  '$id: each step’s wish is lawful and offered as it is meant, and the last one ends the game or the scene',
  async (game) => {
    const rules = (await game.load()) as unknown as Game<unknown>;
    const tour = await game.tour!('it');
    const table = new TourTable(rules, tour);
    for (const { wants, after = [], title } of tour.steps) {
      if (wants) {
        const args = wants.args(table.view(0));
        expect(table.check(0, wants.move, args), title).toBeUndefined();
        expect(table.choices(0, wants.move), title).toContainEqual(args);
        table.act({ seat: 0, move: wants.move, args: () => args });
      }
      for (const deed of after) table.does(deed);
    }
    const ends = Object.entries(SCENE).find(([id]) => id === game.id)?.[1];
    expect(table.view(0)).toMatchObject(ends ?? { phase: 'over' });
    if (!ends) expect(table.outcome?.winners).toContain(0);
  },
);

/** Words a minute of somebody who reads on a screen what is new to them; and seconds for each tap. */
const PACE = 200;
const TAP_S = 4;

test.each(toured)('$id: the first game takes two minutes, and is the same in both languages', async (game) => {
  const [it, en] = await Promise.all([game.tour!('it'), game.tour!('en')]);
  for (const { steps } of [it, en]) {
    const words = steps.flatMap(({ title, says, wants }) =>
      `${title} ${says} ${wants?.does ?? ''}`.split(/\s+/u),
    ).length;
    expect((words / PACE) * 60 + steps.filter(({ wants }) => wants).length * TAP_S).toBeLessThan(120);
    for (const { wants } of steps) if (wants) expect(wants.does).not.toBe('');
  }
  expect(en.steps.map(({ look, wants }) => [look, wants?.move])).toEqual(
    it.steps.map(({ look, wants }) => [look, wants?.move]),
  );
});
