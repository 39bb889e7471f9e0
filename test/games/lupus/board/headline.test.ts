/** The headline of a moment, from the view alone. */
import { expect, test } from 'vitest';
import { headlineOf } from '../../../../src/games/lupus/board/headline.ts';
import type { LupusContext } from '../../../../src/games/lupus/board/board-context.ts';
import { isPickable } from '../../../../src/games/lupus/board/spots.ts';
import type { LupusView } from '../../../../src/games/lupus/view.ts';
import { NAMES, nightOf, viewOf, voteOf } from './views.ts';

test('[LU-205] by night a pause that is asked for changes no headline, and everybody picks on; by day the game stands still', () => {
  const context = (view: LupusView): LupusContext =>
    ({ view, people: [], me: view.me, lang: 'it' }) as unknown as LupusContext;
  for (const stage of ['night', 'dawn'] as const) {
    const [plain, paused] = [false, true].map((is) => context(nightOf(8, { stage, paused: is })));
    expect(headlineOf(paused!)).toEqual(headlineOf(plain!));
    expect(isPickable(paused!)).toBe(stage === 'night');
  }
  const day = context(voteOf(8, { paused: true }));
  expect(headlineOf(day).says).toBe('Il gioco è fermo');
  expect([isPickable(day), isPickable(context(voteOf(8)))]).toEqual([false, true]);
});

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

test('a vote says whose turn it is, so that nobody takes it for a call to vote for them', () => {
  const view = voteOf(8);
  const people = view.players.map((seat) => ({ seat, name: 'Ada', plate: seat }));
  const says = (lang: 'it' | 'en'): string =>
    headlineOf({ view, people, me: null, lang } as unknown as LupusContext).says;
  expect([says('it'), says('en')]).toEqual(['Tocca ad Ada votare', 'Ada votes']);
});

test('at dawn the second line is about the night: what was said is checked at the end', () => {
  const view = viewOf(8, { stage: 'dawn' });
  expect(headlineOf({ view, people: [], me: 0, lang: 'it' } as unknown as LupusContext).second).toBe(
    'Chi modera sta per dire com’è andata la notte.',
  );
});
