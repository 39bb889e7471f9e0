/** The next state by what changes in it: nothing that a state has is lost on the way. */
import { expect, test } from 'vitest';
import { changed, firstState, type TableState } from '../../../src/kernel/state/state.ts';
import { SETTINGS } from '../../helpers/pen.ts';

/** Each field has something; the compiler asks for those that may be absent as well. */
const FULL: Required<TableState> = {
  ...firstState(SETTINGS, { device: 'a', sig: '', mail: '' }, 5),
  barred: ['b'],
  host: 'c',
  play: { seats: [0] } as never,
  lookingOn: [1],
  veils: { root: {} } as never,
  keeping: { attempts: 1 } as never,
};
const OTHER: TableState = firstState({ ...SETTINGS, game: 'other' }, { device: 'b', sig: '', mail: '' }, 6);

test('a change leaves all other fields of a state as they were', () => {
  expect(changed(FULL, {})).toStrictEqual(FULL);
  expect(changed(OTHER, {})).toStrictEqual(OTHER);
});

test.each(Object.keys(FULL) as (keyof TableState)[])('a change of %s is taken over', (field) => {
  expect(changed(OTHER, { [field]: FULL[field] })).toStrictEqual({ ...OTHER, [field]: FULL[field] });
});
