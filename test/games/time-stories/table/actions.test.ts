/** What agents do in a location (rules 5.I to 5.K, 5.W). */
import { expect, test } from 'vitest';
import { timeStories4 } from '../../../../src/games/time-stories/earlier.ts';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { element, mission, panorama, say, test as trial } from './mission.ts';
import { Table } from './table.ts';

const asking = panorama('mill.1', {
  instructions: [
    { op: 'loseAzrak' },
    { op: 'gainMagic', optional: true },
    {
      op: 'choose',
      options: [
        { label: say('a'), do: [{ op: 'addCounter', name: 'tide', value: 2 }] },
        { label: say('b'), do: [] },
      ],
    },
  ],
});
const plain = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`));

test('[TS-086 TS-087 TS-088] the card in front is followed up to its first question, and nothing else is done before', () => {
  const table = new Table({ cards: [asking, ...plain] }).in();
  expect(table.do(0, 'explore', { slot: 4 })).toBe('TS-088 follow-card-first');
  expect(table.do(1, 'follow')).toBe('TS-086 nothing-to-follow');
  const before = table.azrak(0);
  table.does(0, 'follow');
  expect(table.azrak(0)).toBe(before - 1);
  const { id } = table.state.doing[0]!;
  expect(table.do(0, 'standby')).toBe('TS-088 follow-card-first');
  expect(table.do(1, 'answer', { doing: id, yes: true })).toBe('TS-087 no-question');
  expect(table.do(0, 'answer', { doing: id, option: 0 })).toBe('TS-087 not-an-answer');
  table.does(0, 'answer', { doing: id, yes: false });
  expect(table.do(0, 'answer', { doing: id, option: 2 })).toBe('TS-087 not-an-answer');
  table.does(0, 'answer', { doing: id, option: 0 });
  expect(table.state.counters['tide']).toBe(2);
  expect(table.state.agents[0]!.magic).toBe(4);
  expect(table.do(0, 'follow')).toBe('TS-086 nothing-to-follow');
  expect(table.do(0, 'explore', { slot: 4 })).toBe('ok');
});

test('[TS-093 TS-094 TS-098] exploring costs one crystal; the card in front goes back first, and may be taken again', () => {
  const table = new Table({ people: 4, cards: [panorama('mill.1'), ...plain] }).in();
  const before = table.azrak(0);
  table.does(0, 'explore', { slot: 4 });
  expect(table.azrak(0)).toBe(before - 1);
  expect(table.state.agents[0]!.front).toBe('mill.5');
  expect(table.do(1, 'explore', { slot: 0 })).toBe('ok');
  table.does(1, 'explore', { slot: 0 });
  expect(table.state.agents[1]!.front).toBe('mill.1');
});

test('[TS-096] a card in front of another agent can’t be taken, nor one that isn’t there', () => {
  const table = new Table().in();
  expect(table.do(0, 'explore', { slot: 1 })).toBe('TS-096 card-in-use');
  expect(table.do(0, 'explore', { slot: 6 })).toBe('TS-096 card-in-use');
});

test('each reading sets off the card’s instructions anew', () => {
  const table = new Table({
    cards: [panorama('mill.1', { instructions: [{ op: 'addCounter', name: 'tide', value: 1 }] }), ...plain],
  }).in();
  table.does(0, 'follow');
  table.does(0, 'explore', { slot: 0 });
  table.does(0, 'follow');
  expect(table.state.counters['tide']).toBe(2);
});

test('[TS-299] of three the Captain explores once for nothing, the others pay', () => {
  const table = new Table().in();
  const explored = [
    [0, 3],
    [0, 0],
    [1, 3],
  ] as const;
  const costs = explored.map(([agent, slot]) => {
    const before = table.azrak(agent);
    table.does(agent, 'explore', { slot });
    return before - table.azrak(agent);
  });
  expect(costs).toEqual([0, 1, 1]);
});

test('[TS-102 TS-304] without a crystal and without a free Explore nothing is explored; free ones don’t carry over', () => {
  const table = new Table({ people: 2 }).in();
  const before = table.azrak(0);
  table.does(0, 'explore', { slot: 2 });
  expect(table.azrak(0)).toBe(before);
  table.does(0, 'explore', { slot: 3 });
  expect(table.azrak(0)).toBe(before - 1);
  table.leave();
  table.agree('skip');
  table.does(0, 'pass');
  table.goTo();
  expect(table.state.agents[0]!.explored).toBe(0);
  const forbidden = new Table({
    people: 3,
    elements: [
      element(33, 'white', { white: { type: 'rule', effects: [{ k: 'costChange', action: 'explore', n: 20 }] } }),
    ],
    cards: [panorama('mill.1', { instructions: [{ op: 'takeElement', number: 33 }] }), ...plain],
  }).in();
  forbidden.does(0, 'follow');
  expect(forbidden.do(1, 'explore', { slot: 3 })).toBe('TS-102 no-azrak');
});

test('[TS-239] a rule that lies above the panorama holds: it forbids, it adds', () => {
  const table = new Table({
    elements: [
      element(33, 'white', {
        white: {
          type: 'rule',
          effects: [
            { k: 'forbid', action: 'standby' },
            { k: 'attributeBonus', attribute: 'strength', n: 2 },
          ],
        },
      }),
    ],
    cards: [
      panorama('mill.1', {
        instructions: [{ op: 'takeElement', number: 33 }],
        tests: [trial('t', { difficulty: 5, success: [], critical: [{ op: 'gainMagic' }] })],
      }),
      ...plain,
    ],
  }).in();
  expect(table.do(1, 'standby')).toBe('ok');
  table.does(0, 'follow');
  expect(table.do(2, 'standby')).toBe('TS-239 forbidden-by-card');
  expect(table.state.elements).toEqual({ 33: 'table' });
  table.takes(0, 't');
  expect(table.state.lastOutcome).toBe('CRITICAL');
});

test('[TS-104 TS-105 TS-106] standing by is free; the card is there for others at once', () => {
  const table = new Table().in();
  const before = table.azrak(0);
  table.does(0, 'standby');
  expect(table.azrak(0)).toBe(before);
  expect(table.do(0, 'standby')).toBe('TS-104 nothing-to-follow');
  expect(table.do(1, 'explore', { slot: 0 })).toBe('ok');
});

test('[TS-109] with an open test of the own an agent neither stands by nor explores', () => {
  const table = new Table({ cards: [panorama('mill.1', { tests: [trial('t')] }), ...plain] }).in();
  table.does(0, 'test', { card: 'mill.1', test: 't', attribute: 'strength' });
  expect(table.do(0, 'standby')).toBe('TS-109 open-test');
  expect(table.do(0, 'explore', { slot: 3 })).toBe('TS-109 open-test');
});

test('[TS-110 TS-111 TS-112] the group leaves when nobody has a card in front and no test is open; then all do', () => {
  const table = new Table({ cards: [panorama('mill.1', { tests: [trial('t')] }), ...plain] }).in();
  expect(table.try(0, 'propose', { what: 'leave', shares: [], free: false })).toBe('TS-110 card-in-front');
  table.does(1, 'standby');
  table.does(2, 'standby');
  table.does(0, 'standby');
  expect(table.agree('leave')).toBe('ok');
  expect(table.state).toMatchObject({ phase: 'between', step: 'refresh' });
  const other = new Table({
    elements: [element(32, 'yellow', { tests: [trial('y')] })],
    cards: [panorama('mill.1', { instructions: [{ op: 'takeElement', number: 32 }] }), ...plain],
  }).in();
  other.does(0, 'follow');
  for (const agent of [0, 1, 2]) other.does(agent, 'standby');
  other.does(0, 'test', { card: 'e32', test: 'y', attribute: 'strength' });
  expect(other.try(0, 'propose', { what: 'leave', shares: [], free: false })).toBe('TS-111 conflict-first');
});

const green = element(31, 'green', { tradable: true });
const taking = panorama('mill.1', {
  instructions: [
    { op: 'takeElement', number: 31 },
    { op: 'takeToken', token: 'rope' },
  ],
});

test('[TS-232 TS-266 TS-267 TS-269 TS-270] in a location one who stands by gives for one crystal, to somebody who is there', () => {
  const table = new Table({ elements: [green], cards: [taking, ...plain] }).in();
  table.does(0, 'follow');
  const gift = { to: 1, elements: [31], tokens: ['rope'] };
  expect(table.do(0, 'give', gift)).toBe('TS-267 not-in-standby');
  table.does(0, 'standby');
  expect(table.do(0, 'give', { ...gift, to: 0 })).toBe('TS-270 receiver-expelled');
  expect(table.do(0, 'give', { ...gift, elements: [32] })).toBe('TS-260 unknown-thing');
  const before = table.azrak(0);
  table.does(0, 'give', gift);
  expect(table.azrak(0)).toBe(before - 1);
  expect(table.state.elements).toEqual({ 31: 1 });
  expect(table.state.tokens).toEqual([{ token: 'rope', agent: 1 }]);
});

test('[TS-269] who can’t pay for a gift gives nothing', () => {
  const dear = element(33, 'white', { white: { type: 'rule', effects: [{ k: 'costChange', action: 'give', n: 20 }] } });
  const first = panorama('mill.1', {
    instructions: [
      { op: 'takeElement', number: 33 },
      { op: 'takeElement', number: 31 },
    ],
  });
  const table = new Table({ elements: [dear, green], cards: [first, ...plain] }).in();
  table.does(0, 'follow');
  table.does(0, 'standby');
  expect(table.do(0, 'give', { to: 1, elements: [31], tokens: [] })).toBe('TS-269 no-azrak');
});

test('[TS-271] what can’t be exchanged isn’t offered either', () => {
  const taking = panorama('mill.1', { instructions: [{ op: 'takeElement', number: 35 }] });
  const table = new Table({ elements: [element(35, 'yellow', { stays: 'owner' })], cards: [taking, ...plain] }).in();
  table.does(0, 'follow');
  table.leave();
  table.agree('skip');
  const gives = { elements: [35], tokens: [] };
  const wants = { elements: [], tokens: [] };
  expect(table.do(0, 'offer', { to: 1, gives, wants })).toBe('TS-271 not-tradable');
});

test('[TS-244 TS-260 TS-271] only green Elements and Personal tokens change hands', () => {
  const keepsake = element(35, 'yellow', { stays: 'owner' });
  const hex = { ...mission().shared.tokens[0]!, id: 'hex', shape: 'hex' as const };
  const table = new Table({
    elements: [keepsake],
    tokens: [hex],
    cards: [
      panorama('mill.1', {
        instructions: [
          { op: 'takeElement', number: 35 },
          { op: 'takeToken', token: 'hex' },
        ],
      }),
      ...plain,
    ],
  }).in();
  table.does(0, 'follow');
  table.does(0, 'standby');
  expect(table.state.elements).toEqual({ 35: 0 });
  expect(table.state.tokens).toEqual([{ token: 'hex', agent: null }]);
  expect(table.do(0, 'give', { to: 1, elements: [35], tokens: [] })).toBe('TS-244 not-tradable');
  expect(table.do(0, 'give', { to: 1, elements: [], tokens: ['hex'] })).toBe('TS-260 unknown-thing');
});

test('[TS-266 TS-272 TS-274 TS-290] trades take both, between two places and not before the Refresh', () => {
  const table = new Table({ elements: [green], cards: [taking, ...plain] }).in();
  table.does(0, 'follow');
  const offer = { to: 1, gives: { elements: [31], tokens: [] }, wants: { elements: [], tokens: ['rope'] } };
  expect(table.do(0, 'offer', offer)).toBe('TS-274 phase-closed');
  table.leave();
  expect(table.do(0, 'offer', offer)).toBe('TS-274 phase-closed');
  expect(table.do(0, 'pass')).toBe('TS-290 phase-closed');
  table.agree('skip');
  expect(table.do(0, 'offer', offer)).toBe('TS-266 unknown-thing');
  expect(table.do(0, 'offer', { ...offer, to: 0, wants: { elements: [], tokens: [] } })).toBe(
    'TS-218 receiver-expelled',
  );
  table.does(0, 'offer', { to: 1, gives: { elements: [], tokens: ['rope'] }, wants: { elements: [], tokens: [] } });
  table.does(0, 'offer', offer);
  expect(table.do(2, 'accept')).toBe('TS-272 no-question');
  expect(table.do(2, 'decline')).toBe('TS-272 no-question');
  table.does(1, 'decline');
  table.does(0, 'offer', offer);
  table.does(1, 'accept');
  expect(table.state.elements).toEqual({ 31: 1 });
  expect(table.state.tokens).toEqual([{ token: 'rope', agent: 0 }]);
});

const asksTheGroup = (n: number): ReturnType<typeof panorama> =>
  panorama('mill.1', {
    instructions: [
      {
        op: 'groupSpend',
        resource: 'azrak',
        n,
        then: [{ op: 'setFlag', name: 'gate', value: true }],
        else: [{ op: 'addCounter', name: 'tide', value: 5 }],
      },
    ],
  });

test('[TS-288] a promise of crystals that are spent meanwhile counts no more: nothing is reached by it', () => {
  /** The second agent promises all but one, and explores until two are left; then the third promises the rest. */
  const promised = (game = timeStories): Table => {
    const table = new Table({ cards: [asksTheGroup(6), ...plain], game }).in();
    table.does(0, 'follow');
    const most = table.azrak(1) - 1;
    table.does(1, 'pledge', { n: most });
    for (const slot of [3, 4, 3, 4].slice(0, most - 1)) table.does(1, 'explore', { slot });
    expect(table.azrak(1)).toBe(2);
    if (game === timeStories) expect(shown(table)).toMatchObject({ given: [] });
    table.does(2, 'pledge', { n: 6 - most });
    return table;
  };
  const shown = (table: Table): unknown => (table.dealer.view(2) as SessionShown).table?.pledge;
  const table = promised();
  expect([1, 2].map((agent) => table.azrak(agent))).toEqual([2, new Table().in().azrak(2)]);
  expect(table.state.flags['gate']).not.toBe(true);
  expect(shown(table)).toMatchObject({ n: 6, given: [{ seat: 2 }] });
  // A new promise is of what is there.
  expect(table.do(1, 'pledge', { n: 3 })).toBe('TS-287 no-azrak');
  expect(table.do(1, 'pledge', { n: 2 })).toBe('ok');
  // A table of rules 4 is paid by what is left, as it was.
  const old = promised(timeStories4);
  expect([old.azrak(1), old.state.flags['gate']]).toEqual([0, true]);
});

test('[TS-287 TS-288] the group pays together what it has promised, once it is enough; the Captain may decline', () => {
  const paying = asksTheGroup(3);
  const table = new Table({ cards: [paying, ...plain] }).in();
  expect(table.do(0, 'pledge', { n: 1 })).toBe('TS-287 no-question');
  table.does(0, 'follow');
  const before = [0, 1, 2].map((agent) => table.azrak(agent));
  table.does(1, 'pledge', { n: 2 });
  expect(table.azrak(1)).toBe(before[1]);
  expect(table.do(1, 'pledge', { n: 9 })).toBe('TS-287 no-azrak');
  expect(table.do(2, 'pledge', { n: 2 })).toBe('TS-288 support-most');
  table.does(2, 'pledge', { n: 1 });
  expect([0, 1, 2].map((agent) => table.azrak(agent))).toEqual([before[0], before[1]! - 2, before[2]! - 1]);
  expect(table.state.flags['gate']).toBe(true);
  const other = new Table({ cards: [paying, ...plain] }).in();
  other.does(0, 'follow');
  expect(other.do(1, 'declinePledge')).toBe('TS-287 captain-only');
  other.does(0, 'declinePledge');
  expect(other.state).toMatchObject({ pledge: null, counters: { tide: 5 } });
});

test('[TS-283] a Power is its own receptacle’s to use, as often as it says', () => {
  const table = new Table({
    power: {
      actions: [
        {
          id: 'glow',
          label: say('glow'),
          cost: { magic: 1 },
          step: 'ACTIONS',
          do: [{ op: 'gainAzrak' }],
          limit: 'oncePerRound',
        },
      ],
    },
  }).in();
  expect(table.do(0, 'use', { from: 'nun.power', action: 'glow' })).toBe('TS-283 unknown-thing');
  table.does(0, 'use', { from: 'miller.power', action: 'glow' });
  expect(table.state.agents[0]!.magic).toBe(3);
  expect(table.do(0, 'use', { from: 'miller.power', action: 'glow' })).toBe('TS-283 nothing-usable');
});

test('[TS-092 TS-218] an expelled agent does nothing more in this place', () => {
  const table = new Table({ cards: [panorama('mill.1', { instructions: [{ op: 'expel' }] }), ...plain] }).in();
  table.does(0, 'follow');
  expect(table.state.agents[0]).toMatchObject({ status: 'card', front: null });
  expect(table.do(0, 'explore', { slot: 3 })).toBe('TS-218 agent-expelled');
  expect(table.do(1, 'give', { to: 0, elements: [], tokens: [] })).toContain('TS-267');
});

test('[TS-113 TS-215 TS-226] with all expelled, one by a card, the group goes on to the next phase, and all come back', () => {
  const table = new Table({
    people: 2,
    cards: [panorama('mill.1', { instructions: [{ op: 'expel', who: 'all' }] }), ...plain],
  }).in();
  table.does(0, 'follow');
  expect(table.state).toMatchObject({ phase: 'between', ending: null, mustRefresh: false });
  table.agree('skip');
  expect(table.state.agents.map(({ status }) => status)).toEqual(['active', 'active']);
});
