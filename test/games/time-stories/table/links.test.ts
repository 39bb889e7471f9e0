/** Azrak, the Refresh and broken links (rules 5.P to 5.S). */
import { expect, test } from 'vitest';
import { panorama, test as trial } from './mission.ts';
import { Table } from './table.ts';

const plain = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`));
const losing = (n: number, who: 'reader' | 'all' = 'reader'): ReturnType<typeof panorama> =>
  panorama('mill.1', {
    instructions: [
      { op: 'loseAzrak', n, who },
      { op: 'addCounter', name: 'tide', value: 1 },
    ],
  });
const broken = (setting: ConstructorParameters<typeof Table>[0] = {}): Table => {
  const table = new Table({ cards: [losing(9), ...plain], ...setting }).in();
  table.does(0, 'follow');
  return table;
};

test('[TS-203 TS-204] with the last crystal the link breaks: the list stops, and nothing else is done before the choice', () => {
  const table = broken();
  expect(table.azrak(0)).toBe(0);
  expect(table.state.links).toMatchObject([{ agent: 0 }]);
  expect(table.state.counters['tide']).toBe(0);
  expect(table.do(0, 'explore', { slot: 4 })).toBe('TS-204 link-choice-first');
  expect(table.do(1, 'loseControl')).toBe('TS-203 link-not-broken');
  expect(table.do(1, 'explore', { slot: 4 })).toBe('ok');
  table.does(0, 'emergency', { free: false });
  expect(table.state.counters['tide']).toBe(1);
});

test('[TS-205 TS-206 TS-210] an Emergency Refresh costs one crystal for good and fills the reserve; the agent goes on here', () => {
  const table = broken();
  table.does(0, 'emergency', { free: false });
  expect(table.state.purse.missionReturn).toBe(1);
  expect(table.azrak(0)).toBe(5);
  expect(table.state.agents[0]).toMatchObject({ status: 'active', front: 'mill.1' });
});

test('[TS-209] it needs a crystal in the Vortex to take', () => {
  const table = new Table({
    people: 4,
    cards: [
      panorama('mill.1', {
        instructions: [
          { op: 'loseAzrak', n: 9 },
          { op: 'loseAzrak', n: 9 },
        ],
      }),
      ...plain,
    ],
    more: { azrak: { total: 18 } },
  });
  table.goTo();
  table.explore(0, 1, 2, 3);
  table.does(1, 'standby');
  const { play } = table.dealer;
  const state = play.state.table!;
  const reserves = state.purse.reserves.map((one, id) => (id === 0 ? { ...one, azrak: 1 } : one));
  const missionReturn = state.purse.missionReturn + state.purse.vortex + state.purse.reserves[0]!.azrak - 1;
  table.dealer.play = {
    ...play,
    state: { ...play.state, table: { ...state, purse: { ...state.purse, reserves, missionReturn, vortex: 0 } } },
  };
  table.does(0, 'follow');
  expect(table.do(0, 'emergency', { free: false })).toBe('TS-209 vortex-empty');
  expect(table.do(0, 'loseControl')).toBe('ok');
});

test('[TS-296 TS-300 TS-305] free Refreshes are few, said when they are made, and none of them with four', () => {
  const table = broken({ people: 4 });
  expect(table.do(0, 'emergency', { free: true })).toBe('TS-296 no-free-refresh');
  const two = broken({ people: 2 });
  two.does(0, 'emergency', { free: true });
  expect(two.state).toMatchObject({ freeRefreshes: 1, purse: { missionReturn: 0 } });
  const between = new Table({ people: 4 }).in().leave();
  expect(between.try(0, 'propose', { what: 'refresh', shares: [1, 0, 0, 0], free: true })).toBe(
    'TS-300 no-free-refresh',
  );
});

test('[TS-140 TS-211 TS-212 TS-213 TS-222] control is lost once the running action is over; then a Refresh must be made', () => {
  const table = new Table({
    cards: [
      panorama('mill.1', {
        tests: [trial('t', { critical: [{ op: 'addCounter', name: 'tide', value: 1 }], difficulty: 7 })],
      }),
      ...plain,
    ],
    destiny: [0],
  }).in();
  table.does(0, 'test', { card: 'mill.1', test: 't', attribute: 'strength' });
  table.does(0, 'boost', { n: table.azrak(0) });
  const boost = table.state.trials[0]!.boost;
  table.does(0, 'loseControl');
  expect(table.state.agents[0]).toMatchObject({ status: 'active', lettingGo: true });
  table.does(0, 'draw');
  expect(table.state.counters['tide']).toBe(boost + 3 === 7 ? 1 : 0);
  expect(table.state.agents[0]).toMatchObject({ status: 'link', front: null });
  for (const agent of [1, 2]) table.does(agent, 'standby');
  expect(table.agree('leave')).toBe('ok');
  expect(table.try(0, 'propose', { what: 'skip', shares: [], free: false })).toBe('TS-222 refresh-mandatory');
  const pot = table.state.purse.vortex - 1;
  const shares = [Math.min(pot, 5), 0, 0];
  expect(table.agree('refresh', shares)).toBe('ok');
  expect(table.state.agents[0]!.status).toBe('active');
});

test('[TS-214] if all lose control in the same place the mission fails', () => {
  const table = new Table({ people: 2, cards: [losing(9, 'all'), ...plain] }).in();
  table.does(0, 'follow');
  expect(table.state.links.map(({ agent }) => agent)).toEqual([0, 1]);
  table.does(1, 'loseControl');
  expect(table.state.phase).toBe('exploration');
  table.does(0, 'loseControl');
  expect(table.state).toMatchObject({ phase: 'ended', ending: { result: 'failure' } });
  expect(table.state.runs).toMatchObject([{ result: 'failure', score: null }]);
});

test('[TS-216] a choice that nobody makes in a minute is loss of control where others are left, else a Refresh', () => {
  const table = broken();
  table.dealer.wait();
  expect(table.state.agents[0]!.status).toBe('link');
  const alone = new Table({ people: 2, cards: [losing(9, 'all'), ...plain] }).in();
  alone.does(0, 'follow');
  alone.dealer.wait();
  alone.dealer.settle();
  expect(alone.state.phase).toBe('exploration');
  expect(alone.azrak(0) + alone.azrak(1)).toBeGreaterThan(0);
});

test('[TS-192 TS-202] a Standard Refresh is made between two places, before things change hands', () => {
  const table = new Table().in();
  expect(table.try(0, 'propose', { what: 'refresh', shares: [0, 0, 0], free: false })).toBe('TS-192 phase-closed');
  table.leave();
  table.agree('skip');
  expect(table.try(0, 'propose', { what: 'refresh', shares: [0, 0, 0], free: false })).toBe('TS-192 phase-closed');
});

test('[TS-194 TS-196 TS-197] one crystal goes to Mission Return; the rest is shared out as far as there is room', () => {
  const table = new Table({ cards: [losing(3), ...plain] }).in();
  table.does(0, 'follow');
  table.leave();
  expect(table.azrak(0)).toBe(1);
  expect(table.try(0, 'propose', { what: 'refresh', shares: [5, 0, 0], free: false })).toBe('TS-196 above-start');
  expect(table.try(0, 'propose', { what: 'refresh', shares: [1, 0, 0], free: false })).toBe('TS-197 must-take-all');
  expect(table.agree('refresh', [4, 0, 0])).toBe('ok');
  expect(table.azrak(0)).toBe(5);
  expect(table.state.purse.missionReturn).toBe(1);
});

test('[TS-199] with an empty Vortex none is possible, and a mandatory one lapses', () => {
  const table = broken({ people: 4, more: { azrak: { total: 18 } } });
  table.does(0, 'loseControl');
  for (const agent of [1, 2, 3]) table.does(agent, 'standby');
  table.agree('leave');
  const { play } = table.dealer;
  const state = play.state.table!;
  const purse = { ...state.purse, missionReturn: state.purse.missionReturn + state.purse.vortex, vortex: 0 };
  table.dealer.play = { ...play, state: { ...play.state, table: { ...state, purse } } };
  expect(table.try(0, 'propose', { what: 'refresh', shares: [0, 0, 0, 0], free: false })).toBe('TS-199 vortex-empty');
  expect(table.agree('skip')).toBe('ok');
  expect(table.state.agents[0]!.status).toBe('link');
});

test('[TS-201] a card may order a free Refresh, which the group shares out where it doesn’t fill everybody', () => {
  const ordering = panorama('mill.1', {
    instructions: [
      { op: 'loseAzrak', n: 2, who: 'all' },
      { op: 'refresh', kind: 'standard' },
      { op: 'addCounter', name: 'tide', value: 1 },
    ],
  });
  const table = new Table({ people: 4, cards: [ordering, ...plain], more: { azrak: { total: 18 } } }).in();
  table.does(0, 'follow');
  expect(table.state.counters['tide']).toBe(0);
  const before = table.state.purse;
  expect(table.try(0, 'propose', { what: 'share', shares: [0, 0, 0, 0], free: false })).toBe('TS-201 must-take-all');
  const room = before.reserves.map(({ azrak, most }, id) =>
    table.state.agents[id]!.status === 'active' ? most - azrak : 0,
  );
  let left = before.vortex;
  const shares = room.map((n) => {
    const share = Math.min(n, left);
    left -= share;
    return share;
  });
  expect(table.agree('share', shares)).toBe('ok');
  expect(table.state.purse.missionReturn).toBe(before.missionReturn);
  expect(table.state.counters['tide']).toBe(1);
});

test('[TS-201] who is expelled gets nothing of it, and the even split that is offered knows that', () => {
  const ordering = panorama('mill.1', {
    instructions: [
      { op: 'expel', who: 3 },
      { op: 'loseAzrak', n: 2, who: 'all' },
      { op: 'refresh', kind: 'standard' },
    ],
  });
  const table = new Table({ people: 4, cards: [ordering, ...plain], more: { azrak: { total: 18 } } }).in();
  table.does(0, 'follow');
  const offered = table.dealer.choices(0, 'propose').find((one) => (one as { what: string }).what === 'share');
  const { shares } = offered as { shares: readonly number[] };
  expect(shares[3]).toBe(0);
  expect(shares.reduce((sum, n) => sum + n, 0)).toBe(table.state.purse.vortex);
  expect(table.agree('share', shares)).toBe('ok');
});

test('[TS-003] where they don’t agree the Captain’s word stands, once all others have spoken or a minute is over', () => {
  const table = new Table({ people: 4 }).in();
  for (const agent of [0, 1, 2, 3]) table.does(agent, 'standby');
  expect(table.try(0, 'vote', { yes: true })).toBe('TS-003 no-question');
  table.ok(1, 'propose', { what: 'leave', shares: [], free: false });
  expect(table.try(2, 'propose', { what: 'leave', shares: [], free: false })).toBe('TS-003 proposal-open');
  table.ok(2, 'vote', { yes: true });
  table.ok(3, 'vote', { yes: true });
  table.ok(0, 'vote', { yes: false });
  expect(table.state).toMatchObject({ proposal: null, phase: 'exploration' });
  table.ok(0, 'propose', { what: 'leave', shares: [], free: false });
  table.ok(1, 'vote', { yes: false });
  table.dealer.wait();
  expect(table.state.phase).toBe('between');
});
