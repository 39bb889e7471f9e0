/** Elements, tokens, return and remove (rules 5.T, 5.V, 5.X). */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import type { Token } from '../../../../src/games/time-stories/pack/shared.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { card, element, mission, panorama, say } from './mission.ts';
import { after, plain, reads } from './acts.ts';
import { Table } from './table.ts';

test('[TS-227 TS-232] a green Element lies in front of its taker, for all to read', () => {
  const table = after([{ op: 'takeElement', number: 31 }], { elements: [element(31, 'green')] });
  expect(table.state.elements).toEqual({ 31: 0 });
  expect(reads(table, 2)).toContain('e31');
});

test('[TS-228 TS-230] one that is claimed already isn’t taken again; the first in the log has it', () => {
  const both = [1, 2].map((n) => panorama(`mill.${n}`, { instructions: [{ op: 'takeElement', number: 31 }] }));
  const table = new Table({ cards: [...both, ...plain.slice(1)], elements: [element(31, 'green')] }).in();
  table.does(1, 'follow');
  table.does(0, 'follow');
  expect(table.state.elements).toEqual({ 31: 1 });
  expect(table.state.news.at(-1)).toMatchObject({ what: 'claimed', agent: 0, n: 31 });
});

test('[TS-246] nobody reads an Element that lies in its deck', () => {
  const table = after([{ op: 'gainMagic' }], { elements: [element(31, 'green'), element(32, 'red')] });
  for (const seat of [0, 1, 2, null]) expect(reads(table, seat).filter((id) => id.startsWith('e3'))).toEqual([]);
});

test('a yellow Element is its taker’s to read, and back in its deck; it can be taken again', () => {
  const table = after([{ op: 'takeElement', number: 32 }], {
    elements: [element(32, 'yellow', { instructions: [{ op: 'addCounter', name: 'tide', value: 1 }] })],
  });
  expect(table.state.elements).toEqual({});
  expect(reads(table, 0)).toContain('e32');
  expect(reads(table, 1)).not.toContain('e32');
  table.does(0, 'explore', { slot: 0 });
  expect(reads(table, 0)).not.toContain('e32');
  table.does(0, 'follow');
  expect(table.state.counters['tide']).toBe(2);
});

test('[TS-321] a red Element is read to all', () => {
  const table = after([{ op: 'takeElement', number: 33 }], { elements: [element(33, 'red')] });
  expect([0, 1, 2, null].map((seat) => reads(table, seat).includes('e33'))).toEqual([true, true, true, true]);
  expect(table.state.elements).toEqual({});
});

test('[TS-235 TS-243] a Replacement lies at once on the receptacle of whoever drew it, and changes attributes alone', () => {
  const white = { type: 'replacement' as const, attributes: { cunning: 9, strength: 1 }, background: say('new') };
  const table = after(
    [
      { op: 'takeElement', number: 35 },
      { op: 'if', when: { attribute: ['cunning', '=', 9] }, do: [{ op: 'addCounter', name: 'tide', value: 1 }] },
    ],
    {
      elements: [element(35, 'white', { white })],
    },
  );
  expect(table.state.agents[0]).toMatchObject({ replacement: 35, magicMost: 4 });
  expect(table.state.purse.reserves[0]!.most).toBe(5);
  expect(table.state.counters['tide']).toBe(1);
});

test('[TS-236] a map Element joins the map at its symbol, and its places can be visited', () => {
  const isle = { id: 'm2', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: { S: 'wave' } };
  const table = after([{ op: 'takeElement', number: 34 }], {
    elements: [element(34, 'white', { white: { type: 'expand', attachBy: 'wave', card: isle } })],
  });
  expect(table.state.map).toEqual([
    { card: 'm1', at: [0, 0] },
    { card: 'm2', at: [0, -1] },
  ]);
  expect(table.dealer.view(0)).toMatchObject({ table: { spots: ['m1.3', 'm2.1'] } });
});

test('[TS-238] crystals on a part of the map that is covered go to the Vortex', () => {
  const over = { id: 'm2', art: { blob: 'map' }, cells: [{ spot: 'm2.1' }], edges: {} };
  const white = { type: 'overlay' as const, on: 'm1', card: over, covers: ['m1.3'], newSpots: ['m2.1'] };
  const table = after([{ op: 'takeElement', number: 34 }], { elements: [element(34, 'white', { white })] });
  expect(table.state.purse.placed).toEqual([]);
  expect(table.dealer.view(0)).toMatchObject({ table: { spots: ['m2.1'] } });
});

test('[TS-257] tokens are taken when a card says so, as many as there are; hexagonal ones are the group’s', () => {
  const [rope] = mission().shared.tokens;
  const tokens = [rope!, { ...rope!, id: 'star', shape: 'hex' as const, count: 1 }];
  const table = after(
    [
      { op: 'takeToken', token: 'rope', n: 5 },
      { op: 'takeToken', token: 'star' },
    ],
    { tokens },
  );
  expect(table.state.tokens).toEqual([
    { token: 'rope', agent: 0 },
    { token: 'rope', agent: 0 },
    { token: 'star', agent: null },
  ]);
});

test('[TS-263] Magic never exceeds its starting level', () => {
  const table = after([
    { op: 'loseMagic', n: 2 },
    { op: 'gainMagic', n: 9 },
  ]);
  expect(table.state.agents[0]!.magic).toBe(4);
});

test('[TS-275 TS-277] what is returned lies where set-up placed it, and can be taken again', () => {
  const table = after(
    [
      { op: 'takeElement', number: 31 },
      { op: 'takeToken', token: 'rope', n: 2 },
      { op: 'returnElement', number: 31 },
      { op: 'returnToken', token: 'rope' },
      { op: 'takeElement', number: 31 },
      { op: 'takeToken', token: 'rope', n: 2 },
    ],
    { elements: [element(31, 'green')] },
  );
  expect(table.state.elements).toEqual({ 31: 0 });
  expect(table.state.tokens).toHaveLength(2);
});

test('[TS-276] what is removed is out of the mission for good', () => {
  const table = after(
    [
      { op: 'takeElement', number: 31 },
      { op: 'removeElement', number: 31 },
      { op: 'takeElement', number: 31 },
      { op: 'takeToken', token: 'rope', n: 2 },
      { op: 'removeToken', token: 'rope', n: 2 },
      { op: 'takeToken', token: 'rope', n: 2 },
      { op: 'removeCard', card: 'mill.3' },
    ],
    { elements: [element(31, 'green')] },
  );
  expect(table.state).toMatchObject({ elements: { 31: 'removed' }, tokens: [], removedTokens: ['rope', 'rope'] });
  expect(table.state.rows['mill']).toEqual(['mill.1', 'mill.2', null, 'mill.4', 'mill.5']);
  expect(table.state.agents[2]!.front).toBe(null);
});

test('[TS-256] a card with the archive symbol is consultable from then on, and its slot is empty', () => {
  const archived = panorama('mill.1', { archive: { summary: [{ icon: 'sign', label: say('a hint') }] } });
  const table = new Table({ cards: [{ ...archived, instructions: [{ op: 'gainMagic' }] }, ...plain] }).in();
  table.does(0, 'follow');
  expect(table.state.agents[0]!.front).toBe(null);
  expect(table.state.rows['mill']![0]).toBe(null);
  expect(reads(table, 2)).toContain('mill.1');
  expect(table.dealer.view(1)).toMatchObject({ table: { archive: [{ card: 'mill.1', summary: [{ icon: 'sign' }] }] } });
});

test('set-aside cards are turned when a card says so', () => {
  const moon = card('moon', 'SET_ASIDE', {
    back: 'sign',
    instructions: [{ op: 'addCounter', name: 'tide', value: 3 }],
  });
  const table = after(
    [
      { op: 'flipSetAside', card: 'moon' },
      { op: 'flipSetAside', card: 'moon' },
    ],
    {
      story: { setAside: [{ card: moon, visibleText: say('the moon') }] },
    },
  );
  expect(table.state).toMatchObject({ flipped: ['moon'], counters: { tide: 3 } });
  expect(reads(table, 1)).toContain('moon');
});

const ringing = { id: 'ring', label: say('ring'), cost: {}, step: 'BETWEEN', limit: 'oncePerMission' } as const;
const rings = { ...ringing, do: [{ op: 'addCounter', name: 'tide', value: 1 }] } as const;
const used = (table: Table, agent: number, from: string): string => table.do(agent, 'use', { from, action: 'ring' });

test('[TS-283] what an Element does once a mission it does once, whoever has it; by rules 5 once for each', () => {
  for (const game of [timeStories, timeStories5]) {
    const elements = [element(31, 'green', { actions: [rings] })];
    const table = after([{ op: 'takeElement', number: 31 }], { elements, game }).leave();
    expect(table.agree('skip')).toBe('ok');
    expect(used(table, 0, 'e31')).toBe('ok');
    expect(used(table, 0, 'e31')).toBe('TS-283 nothing-usable');
    table.does(0, 'offer', { to: 1, gives: { elements: [31], tokens: [] }, wants: { elements: [], tokens: [] } });
    if (table.state.trade) table.does(1, 'accept');
    expect(table.state.elements).toEqual({ 31: 1 });
    expect(used(table, 1, 'e31')).toBe(game === timeStories ? 'TS-283 nothing-usable' : 'ok');
  }
});

test('[TS-283] of two tokens of a kind each does it once', () => {
  const bell: Token = {
    id: 'bell',
    shape: 'personal',
    count: 2,
    backHidden: true,
    face: { blob: 'face' },
    name: say('bell'),
    uses: [{ ...rings, spend: 'none' }],
  };
  const table = after([{ op: 'takeToken', token: 'bell', who: 'all', n: 2 }], { tokens: [bell] }).leave();
  expect(table.agree('skip')).toBe('ok');
  const holder = table.state.tokens[0]!.agent!;
  expect([1, 2, 3].map(() => used(table, holder, 'bell'))).toEqual(['ok', 'ok', 'TS-283 nothing-usable']);
});
