/** A first game with nights: choices stay on the desk, letters are carried when time goes on, and each seat reads its own. */
import { expect, test } from 'vitest';
import { TourTable } from '../../src/embed/tour/tour-table.ts';
import { type Vigil, vigil, type VigilView } from '../helpers/vigil.ts';

const ROOT = 'A'.repeat(22);
/** Seats 0 and 1 watch, 2 sleeps, 3 is the hub. */
const table = (): TourTable =>
  new TourTable(vigil, {
    names: ['You', 'Ada', 'Bruno', 'Tablet'],
    options: {},
    top: [],
    secret: ['watcher', 'watcher', 'sleeper', ROOT],
    before: [{ seat: 2, move: 'dream', args: () => ({ of: 0 }) }],
  });
const seen = (one: TourTable, seat: number): VigilView => one.view(seat) as VigilView;
const byDay = (view: unknown): boolean => (view as Vigil).stage === 'day';

test('what was chosen lies on the desk, and is answered once time goes on', () => {
  const night = table();
  night.does({ seat: 0, move: 'dream', args: () => ({ of: 1 }) });
  expect(night.desk(0)).toMatchObject([{ move: 'dream', args: { of: 1 } }]);
  expect(seen(night, 0).stage).toBe('in');
  const before = night.now;
  night.does({ until: byDay });
  expect(night.now).toBeGreaterThan(before);
  // Bruno, in the third place, dreams of the newcomer; nobody reads what another was told.
  expect(seen(night, 0).word).toEqual([[[1, 3, 0, 0], null, null]]);
  expect(seen(night, 2).word).toEqual([[null, null, [2, 0, 0, 0]]]);
});

test('a choice that the own role may not make is refused as on a real table', () => {
  const night = table();
  night.does({ until: byDay });
  night.does({ seat: 3, move: 'on' });
  expect(night.check(0, 'dream', { of: 0 })?.code).toBe('own-role');
  expect(night.check(2, 'dream', { of: 2 })).toBeUndefined();
});

test('a wait for what never comes says so', () => {
  const night = table();
  expect(() => night.does({ until: () => false })).toThrow('doesn’t come');
});
