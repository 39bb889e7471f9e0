/** Mysteries, Personal cards, what ends a run, and who sees what (rules 5.U, 5.Y, 5.AB, 5.AC). */
import { expect, test } from 'vitest';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import type { SessionShown } from '../../../../src/games/time-stories/shown.ts';
import { timeStories2 } from '../../../../src/games/time-stories/earlier.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { card, element, panorama, say } from './mission.ts';
import { after, plain, reads } from './acts.ts';
import { Table } from './table.ts';

const mystery = (number: number, more: Parameters<typeof card>[2] = {}): ReturnType<typeof card> =>
  card(`mystery.${number}`, 'MYSTERY', { number, ...more });

test('[TS-247] a Mystery is drawn when a card says so, by its number or from the top', () => {
  const mysteries = [
    mystery(1, { instructions: [{ op: 'addCounter', name: 'tide', value: 1 }] }),
    mystery(2, { instructions: [{ op: 'addCounter', name: 'tide', value: 3 }] }),
  ];
  expect(after([{ op: 'drawMystery', number: 2 }], { mysteries }).state.counters['tide']).toBe(3);
  const table = after([{ op: 'drawMystery', number: 'top' }], { mysteries });
  expect(table.state.counters['tide']).toBe(1);
  // Without the archive symbol it goes back to its deck.
  expect(table.state.drawn).toEqual([]);
});

test('[TS-249 TS-250] with the archive symbol it stands in the archive, with its icons for all', () => {
  const mysteries = [mystery(1, { archive: { summary: [{ icon: 'sign', label: say('a key') }] } })];
  const table = after(
    [
      { op: 'drawMystery', number: 1 },
      { op: 'drawMystery', number: 1 },
    ],
    { mysteries },
  );
  expect(table.state.archive).toEqual(['mystery.1']);
  expect(reads(table, 2)).toContain('mystery.1');
});

test('[TS-252 TS-253 TS-254 TS-255] a replacing one takes the place of the card in front, now and for later visits', () => {
  const mysteries = [mystery(1, { replacesStoryCard: true, instructions: [{ op: 'gainMagic' }] })];
  const table = after([{ op: 'drawMystery', number: 1 }], { mysteries });
  expect(table.state.agents[0]).toMatchObject({ front: 'mystery.1', slot: 0 });
  expect(table.state.removed).toEqual(['mill.1']);
  expect(reads(table, 0)).toContain('mystery.1');
  expect(reads(table, 1)).not.toContain('mystery.1');
  table.leave();
  table.agree('skip');
  table.does(0, 'pass');
  table.goTo();
  expect(table.dealer.view(1)).toMatchObject({ table: { row: ['mystery.1', 'mill.2', 'mill.3', 'mill.4', 'mill.5'] } });
});

test('a slot is changed at once, or when the card in front of somebody goes back', () => {
  const table = after(
    [
      { op: 'replaceSlot', location: 'mill', slot: 1, card: 'mystery.1' },
      { op: 'replaceSlot', location: 'mill', slot: 4, card: 'mystery.2' },
    ],
    {
      mysteries: [mystery(1), mystery(2)],
    },
  );
  expect(table.state.agents[1]!.front).toBe('mill.2');
  expect(table.state.rows['mill']).toEqual(['mill.1', 'mill.2', 'mill.3', 'mill.4', 'mystery.2']);
  table.does(1, 'standby');
  expect(table.state.rows['mill']![1]).toBe('mystery.1');
  expect(table.state.removed.toSorted()).toEqual(['mill.2', 'mill.5']);
});

test('[TS-279 TS-281] an Interaction is its own receptacle’s to look at, when a card says so, and free', () => {
  const table = after([{ op: 'readInteraction', number: 1 }], {
    interaction: [{ op: 'addCounter', name: 'tide', value: 1 }],
  });
  expect(table.state.counters['tide']).toBe(1);
  expect(reads(table, 0)).toContain('miller.i1');
  for (const seat of [1, 2, null]) expect(reads(table, seat)).not.toContain('miller.i1');
  expect(reads(table, 1)).not.toContain('nun.i1');
  table.does(0, 'standby');
  expect(reads(table, 0)).not.toContain('miller.i1');
});

test('[TS-284] a Memory Breaker is read by its owner alone, when a card says so', () => {
  const table = after([{ op: 'readMemoryBreaker' }], { memory: [{ op: 'gainMagic' }] });
  expect(reads(table, 0)).toContain('miller.memory');
  expect(reads(table, 1)).not.toContain('miller.memory');
  expect(reads(after([{ op: 'gainMagic' }]), 0)).not.toContain('miller.memory');
});

test('[TS-310 TS-316] the mission ends when a card says so; a success is scored by what lies on Mission Return', () => {
  const table = after(
    [
      { op: 'spendAzrak', n: 2, toReturn: 2 },
      { op: 'endMission', result: 'success', ending: 'dry' },
    ],
    {
      more: {
        scoring: {
          base: 10,
          azrakOnReturn: [
            { max: 1, points: 5, text: say('few') },
            { max: 3, points: 2, text: say('some') },
            { max: null, points: 0, text: say('many') },
          ],
          bonuses: [{ when: { receptacleInPlay: 'nun' }, points: 4, text: say('the nun') }],
          grades: [],
        },
      },
    },
  );
  expect(table.state).toMatchObject({ phase: 'ended', score: 16, ending: { result: 'success', ending: 'dry' } });
  expect(table.do(0, 'standby')).toBe('TS-310 game-over');
  expect(timeStories.outcome(table.session)).toEqual({ winners: [0, 1, 2], why: 'TS-310' });
  expect(table.try(0, 'begin', {})).toBe('TS-022 setup-only');
});

test('[TS-312] a run is given up if all agree, and the people may stop for good', () => {
  const table = new Table().in();
  expect(table.try(0, 'stop', {})).toBe('TS-312 setup-only');
  table.ok(0, 'giveUp', {});
  table.ok(1, 'vote', { yes: true });
  expect(table.state.phase).toBe('exploration');
  table.ok(2, 'vote', { yes: false });
  expect(table.state).toMatchObject({ phase: 'exploration', proposal: null });
  table.ok(0, 'giveUp', {});
  table.ok(1, 'vote', { yes: true });
  const before = table.session;
  table.ok(2, 'vote', { yes: true });
  expect(table.state.runs).toMatchObject([{ result: 'abandoned', score: null }]);
  // It is told as what it was, in the log and on every board, and no end of the mission is read.
  expect(timeStories.news!(before, table.session)).toEqual([{ what: 'ended', args: { about: 'abandoned' } }]);
  for (const seat of [0, 1, 2, null])
    expect((table.dealer.view(seat) as SessionShown).table).toMatchObject({
      ending: { result: 'abandoned', text: null },
      news: expect.arrayContaining([expect.objectContaining({ what: 'ended', about: 'abandoned' })]) as unknown,
    });
  expect(timeStories.outcome(table.session)).toBeUndefined();
  table.ok(1, 'stop', {});
  expect(timeStories.outcome(table.session)).toEqual({ winners: [], why: 'TS-312' });
});

test('[TS-314 TS-318] of earlier runs their rounds, result and length are kept, and nothing that a card says', () => {
  const table = after([{ op: 'endMission', result: 'failure' }]);
  expect((table.dealer.view(0) as SessionShown).table).toMatchObject({
    ending: { result: 'failure', text: expect.anything() as unknown },
    news: expect.arrayContaining([expect.objectContaining({ what: 'ended', about: 'failure' })]) as unknown,
  });
  table.ok(0, 'begin', {});
  expect(table.state.runs).toEqual([{ rounds: 1, result: 'failure', missionReturn: 0, score: null, minutes: 0 }]);
  expect(table.state).toMatchObject({ looks: [], shown: [], tellings: [] });
});

test('[TS-323 TS-325] two tables that differ in the text of a card that nobody has opened look the same to everybody', () => {
  const views = (text: string): readonly string[] => {
    const table = new Table({
      cards: [panorama('mill.1'), ...plain],
      mysteries: [mystery(1, { text: say(text) })],
    }).in();
    // The pack itself is the shelf's; texts of a published one are sealed.
    return [0, 1, 2, null].map((seat) => JSON.stringify((table.dealer.view(seat) as { table: unknown }).table));
  };
  expect(views('one thing')).toEqual(views('another thing, and more of it'));
});

test('[TSQ-01] somebody stands in for whoever is away, until they come back', () => {
  const table = new Table().in();
  expect(table.try(1, 'standIn', { agent: 0 })).toBe('TSQ-01 player-here');
  table.dealer.tell('away', 0);
  table.ok(1, 'standIn', { agent: 0 });
  expect(table.try(1, 'standby', { agent: 0 })).toBe('ok');
  expect(table.try(1, 'standIn', { agent: 0 })).toBe('TSQ-01 player-here');
  table.dealer.tell('back', 0);
  expect(table.state.agents[0]!.player).toBe(0);
});

test('[TSQ-02] agents of somebody who leaves for good go to the next person', () => {
  const table = new Table().in();
  table.dealer.tell('left', 1);
  expect(table.state.agents.map(({ player }) => player)).toEqual([0, 2, 2]);
  expect(table.state.news.at(-1)).toMatchObject({ what: 'takesOver', agent: 1 });
  expect(table.try(2, 'standby', { agent: 1 })).toBe('ok');
  table.dealer.tell('left', 0);
  table.dealer.tell('left', 2);
  expect(timeStories.outcome(table.session)).toEqual({ winners: [], why: 'TS-312' });
});

test('[TS-312] a run is given up when all who are here agree, also where one who was waited for has gone', () => {
  for (const gone of ['away', 'left'] as const) {
    const table = new Table().in();
    table.ok(0, 'giveUp', {});
    table.ok(1, 'vote', { yes: true });
    expect(table.state.proposal).not.toBeNull();
    table.dealer.tell(gone, 2);
    expect([gone, table.state.proposal, table.state.phase]).toEqual([gone, null, 'ended']);
  }
});

test('tables set with the earlier rules hear nothing of whoever plays on, and what is proposed waits for the next vote', () => {
  const table = new Table({ game: timeStories2 }).in();
  const { news } = table.state;
  table.ok(0, 'giveUp', {});
  table.ok(1, 'vote', { yes: true });
  table.dealer.tell('away', 2);
  table.dealer.tell('left', 2);
  expect([table.state.news, table.state.proposal?.what]).toEqual([news, 'abandon']);
  expect(table.state.agents.map(({ player }) => player)).toEqual([0, 1, 0]);
});

test('[TS-220 TS-323] a card that goes back to the row is read no more, also where its reader was expelled or the group left', () => {
  const cards = [panorama('mill.1', { instructions: [{ op: 'takeElement', number: 32 }, { op: 'expel' }] }), ...plain];
  const elements = [element(32, 'yellow')];
  const table = new Table({ cards, elements }).in();
  table.does(0, 'follow');
  expect(reads(table, 0)).not.toContain('mill.1');
  // What it read on the way lies in no row: it may still be read, until something else is.
  expect(reads(table, 0)).toContain('e32');
  table.does(1, 'explore', { slot: 0 });
  expect([0, 1, 2].map((seat) => reads(table, seat).includes('mill.1'))).toEqual([false, true, false]);

  const away = new Table({ cards: [panorama('mill.1', { instructions: [{ op: 'leaveLocation' }] }), ...plain] }).in();
  away.does(0, 'follow');
  expect(away.state.phase).toBe('between');
  expect(reads(away, 0)).not.toContain('mill.1');
});

test('[TS-323] who only had a look at a card reads it no more once another agent has it in front', () => {
  const table = after([{ op: 'readCard', card: 'mill.4' }]);
  expect(reads(table, 0)).toContain('mill.4');
  table.does(1, 'explore', { slot: 3 });
  expect([0, 1].map((seat) => reads(table, seat).includes('mill.4'))).toEqual([false, true]);
});

test('a card that lies where the pack put it lies in a row, until it is removed', () => {
  const asks = (card: string): Block => ({ op: 'addCounter', name: 'tide', value: 1, when: { slotHas: card } });
  expect(after([asks('mill.5')]).state.counters['tide']).toBe(1);
  expect(after([{ op: 'removeCard', card: 'mill.5' }, asks('mill.5')]).state.counters['tide']).toBe(0);
});
