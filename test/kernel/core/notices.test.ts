/** What is said of a table, with lists of what was proved in one hand. */
import { expect, test } from 'vitest';
import { firstState, type TableState } from '../../../src/kernel/state/state.ts';
import type { Runner } from '../../../src/kernel/fold/runner.ts';
import type { Journal } from '../../../src/kernel/journal/journal.ts';
import { Notices } from '../../../src/kernel/core/notices.ts';
import type { Order } from '../../../src/kernel/log/order.ts';
import { SETTINGS } from '../../helpers/pen.ts';

const seated = (seat: number, device: string, name: string) => ({ seat, device, name });
const FULL = [seated(0, 'a', 'Anna'), seated(1, 'b', 'Bruna'), seated(2, 'c', 'Carlo')];

/** @param lies devices with two entries for one place @param equivocations with two stamps */
function said(notices: Notices, lies: readonly string[], equivocations: readonly string[], roster = FULL) {
  const device = (one: string) => ({ device: one });
  const state: TableState = { ...firstState(SETTINGS, { device: 'a', sig: '', mail: '' }, 0), roster };
  const journal = { lies: lies.map(device) } as unknown as Journal;
  const order = { equivocations: equivocations.map(device) } as unknown as Order;
  notices.look(journal, order, { state, log: [] } as unknown as Runner);
  return notices.list.map(({ code, name }) => [code, name]);
}

test('[T4] each liar is named, once, whatever it lied about and when', () => {
  const notices = new Notices(() => undefined);
  expect(said(notices, ['b'], [])).toEqual([['peer/lied', 'Bruna']]);
  expect(said(notices, ['b'], ['c', 'b'])).toEqual([
    ['peer/lied', 'Bruna'],
    ['peer/lied', 'Carlo'],
  ]);
});

test('[T4] a liar keeps its name when it leaves; liars that never sat are told of once', () => {
  const notices = new Notices(() => undefined);
  said(notices, ['b'], []);
  expect(said(notices, ['b', 'x', 'y'], [], [FULL[0]!])).toEqual([
    ['peer/lied', 'Bruna'],
    ['peer/lied', undefined],
  ]);
});

test('[T4] a liar whose seat wasn’t known yet is named when it is', () => {
  const notices = new Notices(() => undefined);
  expect(said(notices, ['b'], [], [])).toEqual([['peer/lied', undefined]]);
  expect(said(notices, ['b'], [])).toEqual([['peer/lied', 'Bruna']]);
});

test('[O7] a device that comes to another state is named, also when it has left its seat since', () => {
  const notices = new Notices(() => undefined);
  const at = (roster: typeof FULL): Runner => {
    const state: TableState = { ...firstState(SETTINGS, { device: 'a', sig: '', mail: '' }, 0), roster };
    return { state } as unknown as Runner;
  };
  for (const roster of [FULL, FULL, [FULL[0]!]]) notices.differs('b', at(roster));
  expect(notices.list).toEqual([{ code: 'peer/differs', seat: 1, name: 'Bruna' }]);
});
