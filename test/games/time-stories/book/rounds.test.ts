/** Rules of the book about rounds, the Captain's phase, reconnaissance, telepathy and actions, one by one (5.E to 5.K). */
import { expect, test } from 'vitest';
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import { after, plain, reads, shown } from '../table/acts.ts';
import { element, panorama, place, say, test as trial } from '../table/mission.ts';
import { Table } from '../table/table.ts';

const counting: Block = { op: 'addCounter', name: 'tide', value: 1 };
/** Everybody has left, nothing was refreshed, and the deck has gone on. */
function nextRound(table: Table): Table {
  table.leave();
  expect(table.agree('skip')).toBe('ok');
  table.does(table.state.captain, 'pass');
  return table;
}

test('[TS-048 TS-049 TS-050] the steps of a round come in their order for all together, and then another round begins', () => {
  const table = new Table({ people: 2 });
  const steps: string[] = [];
  const note = (): void => {
    const now = `${table.state.phase} ${table.state.step}`.trim();
    if (steps.at(-1) !== now) steps.push(now);
  };
  table.does(0, 'prologue');
  note();
  table.does(0, 'choose', { location: 'mill' });
  note();
  table.does(0, 'readA');
  note();
  for (const agent of [0, 1]) table.does(agent, 'claim', { slot: agent });
  for (const agent of [0, 1]) table.does(agent, 'confirm');
  note();
  for (const agent of [0, 1]) table.does(agent, 'tell', { text: '' });
  note();
  table.leave();
  note();
  table.agree('skip');
  note();
  table.does(0, 'pass');
  note();
  expect(steps).toEqual([
    'captain choose',
    'captain read',
    'exploration recon',
    'exploration telepathy',
    'exploration actions',
    'between refresh',
    'between exchange',
    'captain choose',
  ]);
});

test('[TS-054] a place can be chosen again', () => {
  const table = nextRound(new Table({ people: 2 }).in());
  expect(table.do(1, 'choose', { location: 'mill' })).toBe('ok');
});

test('[TS-059] the Captain’s last crystal isn’t laid on the place: it goes where the choice says', () => {
  const last = (choice: string, args: object): Table => {
    const table = new Table({ people: 2, story: { prologueInstructions: [{ op: 'loseAzrak', n: 4, who: 0 }] } });
    table.does(0, 'prologue');
    expect(table.azrak(0)).toBe(1);
    table.does(0, 'choose', { location: 'mill' });
    table.does(0, choice, args);
    return table;
  };
  const kept = last('emergency', { free: false }).state.purse;
  expect([kept.placed, kept.missionReturn]).toEqual([[], 1]);
  const lost = last('loseControl', {}).state.purse;
  expect([lost.placed, lost.missionReturn]).toEqual([[], 0]);
});

test('[TS-061 TS-063 TS-064] the A card tells its label and how many cards lie there; read, it is everybody’s, with a word for each slot', () => {
  const table = new Table();
  table.does(0, 'prologue');
  table.does(0, 'choose', { location: 'mill' });
  expect(shown(table, 2).row).toHaveLength(4);
  table.does(0, 'readA');
  for (const seat of [1, null]) {
    const header = shown(table, seat).header!;
    expect([header.label, header.text]).toEqual(['M', say('the place mill')]);
    expect(header.keywords.map(({ slot }) => slot)).toEqual([0, 1, 2, 3]);
  }
});

test('[TS-065] in the Captain’s phase nobody acts', () => {
  const table = new Table({ elements: [element(31, 'green')] });
  table.does(0, 'prologue');
  const tried = (): readonly string[] =>
    [
      ['follow', {}],
      ['explore', { slot: 0 }],
      ['standby', {}],
      ['give', { to: 0, elements: [31], tokens: [] }],
      ['test', { card: 'mill.1', test: 't', attribute: 'strength' }],
    ].map(([move, args]) => table.do(1, move as string, args as object));
  const refused = Array.from({ length: 5 }, () => 'TS-083 phase-closed');
  expect(tried()).toEqual(refused);
  table.does(0, 'choose', { location: 'mill' });
  expect(tried()).toEqual(refused);
});

test('[TS-069] with fewer cards than agents those without one stand by', () => {
  const table = new Table({ people: 3, cards: [panorama('mill.1'), panorama('mill.2')] }).goTo();
  for (const agent of [0, 1]) table.does(agent, 'claim', { slot: agent });
  for (const agent of [0, 1, 2]) table.does(agent, 'confirm');
  expect(table.state.agents[2]!.front).toBe(null);
  for (const agent of [0, 1]) table.does(agent, 'tell', { text: '' });
  expect(table.state.step).toBe('actions');
});

test('[TS-070] no slot holds the A card', () => {
  const table = new Table().goTo();
  expect(table.do(0, 'claim', { slot: 4 })).toBe('TS-075 card-in-use');
});

test('[TS-071 TS-079] a card is its agent’s to read, while it tells too; the others see its back', () => {
  const table = new Table().goTo();
  for (const agent of [0, 1, 2]) table.does(agent, 'claim', { slot: agent });
  for (const agent of [0, 1, 2]) table.does(agent, 'confirm');
  expect(table.state.step).toBe('telepathy');
  expect([0, 1, 2, null].map((seat) => reads(table, seat).includes('mill.1'))).toEqual([true, false, false, false]);
  table.does(0, 'tell', { text: 'a wheel' });
  expect(reads(table, 0)).toContain('mill.1');
});

test('[TS-073 TS-081 TS-160] before all have told nothing on a card happens: no instruction, no test, no conflict', () => {
  const fight = panorama('mill.1', {
    instructions: [counting],
    tests: [trial('t')],
    conflict: { type: 'personal', name: say('rat'), tests: ['t'], onEnd: [] },
  });
  const table = new Table({ cards: [fight, ...plain] }).goTo();
  for (const agent of [0, 1, 2]) table.does(agent, 'claim', { slot: agent });
  for (const agent of [0, 1, 2]) table.does(agent, 'confirm');
  const tried = ['follow', 'standby'].map((move) => table.do(0, move));
  expect(tried).toEqual(['TS-083 phase-closed', 'TS-083 phase-closed']);
  expect(table.do(0, 'test', { card: 'mill.1', test: 't', attribute: 'strength' })).toBe('TS-083 phase-closed');
  expect(table.state).toMatchObject({ counters: { tide: 0 } });
  expect(table.state.agents[0]!.conflict).toBe(null);
  for (const agent of [0, 1]) table.does(agent, 'tell', { text: '' });
  expect(table.state.step).toBe('telepathy');
  table.does(2, 'tell', { text: '' });
  expect(table.state.step).toBe('actions');
  table.does(0, 'follow');
  expect(table.state.agents[0]!.conflict).toBe('mill.1');
});

test('[TS-084] an action can be done as often as one likes', () => {
  const table = new Table({ people: 4, cards: [panorama('mill.1'), ...plain] }).in();
  for (const slot of [4, 0, 4]) table.does(0, 'explore', { slot });
  expect(table.azrak(0)).toBe(1);
});

test('[TS-085] of two who want the same card the first has it; the other is refused and pays nothing', () => {
  const table = new Table().in();
  const before = table.azrak(1);
  table.does(0, 'explore', { slot: 3 });
  expect(table.do(1, 'explore', { slot: 3 })).toBe('TS-096 card-in-use');
  expect(table.azrak(1)).toBe(before);
});

test('[TS-089] what an instruction can’t do is left out, and the rest is done', () => {
  const table = after([
    { op: 'spendAzrak', n: 99 },
    { op: 'drawMystery', number: 'top' },
    { op: 'returnToken', token: 'rope' },
    counting,
  ]);
  expect(table.azrak(0)).toBe(4);
  expect(table.state.counters['tide']).toBe(1);
});

test('[TS-090] nothing sends the group away: no clock runs while it stays', () => {
  const table = new Table().in();
  expect(shown(table, null).clocks).toEqual([]);
  while (table.dealer.wait()) table.dealer.settle();
  expect(table.state).toMatchObject({ phase: 'exploration', step: 'actions' });
});

test('[TS-095 TS-097 TS-099] who explores reads the new card alone, and must follow it first, at each reading anew', () => {
  const cards = [...[1, 2, 3].map((n) => panorama(`mill.${n}`)), panorama('mill.4', { instructions: [counting] })];
  const table = new Table({ cards }).in();
  table.does(0, 'explore', { slot: 3 });
  expect([0, 1, null].map((seat) => reads(table, seat).includes('mill.4'))).toEqual([true, false, false]);
  expect(table.do(0, 'standby')).toBe('TS-088 follow-card-first');
  table.does(0, 'follow');
  table.does(0, 'standby');
  table.does(1, 'explore', { slot: 3 });
  table.does(1, 'follow');
  expect(table.state.counters['tide']).toBe(2);
});

test('[TS-101] the last crystal pays an Explore: the card is taken, and then the link is chosen', () => {
  const table = after([{ op: 'loseAzrak', n: 3 }], { people: 4 });
  expect(table.azrak(0)).toBe(1);
  table.does(0, 'explore', { slot: 4 });
  expect(table.state.agents[0]!.front).toBe('mill.5');
  expect(table.state.links).toMatchObject([{ agent: 0 }]);
  table.does(0, 'emergency', { free: false });
  expect(table.state.agents[0]!.front).toBe('mill.5');
});

test('[TS-108] who stands by supports and gives', () => {
  const table = after([{ op: 'takeElement', number: 31 }], {
    elements: [element(31, 'green')],
    cards: [
      panorama('mill.1', { instructions: [{ op: 'takeElement', number: 31 }] }),
      panorama('mill.2', { tests: [trial('t')] }),
      ...plain.slice(1),
    ],
  });
  table.does(0, 'standby');
  table.does(1, 'test', { card: 'mill.2', test: 't', attribute: 'strength' });
  table.does(1, 'boost', { n: 0 });
  expect(table.do(0, 'support', { trial: table.state.trials[0]!.id, n: 1 })).toBe('ok');
  expect(table.do(0, 'give', { to: 2, elements: [31], tokens: [] })).toBe('ok');
});

test('[TS-292] the deck goes clockwise, and from the last agent to the first', () => {
  const table = new Table({ people: 2, locations: [place('mill', 'm1.3', [panorama('mill.1'), ...plain])] }).in();
  const captains = [table.state.captain];
  for (let n = 0; n < 2; n++) {
    captains.push(nextRound(table).state.captain);
    if (n === 0) table.in();
  }
  expect(captains).toEqual([0, 1, 0]);
});

test('[TS-291 TS-293 TS-294] the deck goes to the left; a place visited again lies face down as before', () => {
  const table = new Table({ locations: [place('mill', 'm1.3', [panorama('mill.1'), ...plain])] }).in();
  table.leave();
  table.agree('skip');
  expect(table.do(1, 'pass')).toBe('TS-291 captain-only');
  table.does(0, 'pass');
  expect(table.state).toMatchObject({ captain: 1, round: 2, phase: 'captain', step: 'choose', location: null });
  table.does(1, 'choose', { location: 'mill' });
  expect(table.state.visits['mill']).toBe(2);
  expect(table.state.agents.every(({ front }) => front === null)).toBe(true);
});
