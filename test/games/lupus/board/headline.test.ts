/** The headline of a moment, from the view alone. */
import { expect, test } from 'vitest';
import { headlineOf } from '../../../../src/games/lupus/board/headline.ts';
import type { LupusContext } from '../../../../src/games/lupus/board/board-context.ts';
import { NAMES, viewOf } from './views.ts';

test('to the stake goes whoever was lynched, also where another leaves for good before it is said whether it is over', () => {
  const view = viewOf(9, {
    stage: 'verdict',
    out: [
      { seat: 2, how: 'mauled', cycle: 1 },
      { seat: 4, how: 'lynched', cycle: 1 },
      { seat: 6, how: 'left', cycle: 1 },
    ],
  });
  const people = view.players.map((seat) => ({ seat, name: NAMES[seat], plate: seat }));
  const { says, plates } = headlineOf({ view, people, me: 0, lang: 'it' } as unknown as LupusContext);
  expect([says, plates]).toEqual(['Al rogo va Elena', [4]]);
});
