/** The headline of a moment, from the view alone. */
import { expect, test } from 'vitest';
import { headlineOf } from '../../../../src/games/lupus/board/headline.ts';
import type { LupusContext } from '../../../../src/games/lupus/board/board-context.ts';
import { isPickable } from '../../../../src/games/lupus/board/spots.ts';
import type { Word } from '../../../../src/games/lupus/news.ts';
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

test('[LU-115, LU-117, LU-119] after a tie it says that they speak again, and at the lot why it comes to it', () => {
  const told = (...what: readonly Word[]): LupusView['news'] =>
    what.map((one, number) => ({ number, what: one, seats: [], args: [] }));
  const second = (view: LupusView): string => {
    const people = view.players.map((seat) => ({ seat, name: NAMES[seat], plate: seat }));
    return headlineOf({ view, people, me: 0, lang: 'it' } as unknown as LupusContext).second;
  };
  const floor = (round: 2 | 3): LupusView =>
    viewOf(9, { stage: 'speech', floor: { round, queue: [2, 3], candidates: [2, 3] } });
  expect(second(floor(2))).toBe('In nomination: Sofia (3) e Dario (4)');
  expect(second(floor(3))).toBe('Parità: si difendono di nuovo Sofia (3) e Dario (4)');
  const lot = (...what: readonly Word[]): string =>
    second(viewOf(9, { stage: 'lot', lot: { among: [2, 3], tries: 1 }, news: told(...what) }));
  expect(lot('vote', 'tie', 'floor', 'vote', 'tieAgain')).toBe('Di nuovo parità: a sorte tra Sofia (3) e Dario (4)');
  expect(lot('vote', 'nobodyVoted')).toContain('Nessuno ha votato');
  expect(lot('vote', 'nominated', 'floor', 'nobodyLeft')).toContain('Nessuno può votare');
  expect(lot('vote', 'tieAgain', 'stake', 'night', 'vote')).toBe('A sorte tra Sofia (3) e Dario (4)');
});

test('at dawn the second line is about the night: what was said is checked at the end', () => {
  const view = viewOf(8, { stage: 'dawn' });
  expect(headlineOf({ view, people: [], me: 0, lang: 'it' } as unknown as LupusContext).second).toBe(
    'Chi modera sta per dire com’è andata la notte.',
  );
});
