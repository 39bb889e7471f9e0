/** Set-up, the Prologue, the Captain's phase (rules 5.B to 5.F). */
import { expect, test } from 'vitest';
import { timeStories5 } from '../../../../src/games/time-stories/earlier.ts';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import type { Agent } from '../../../../src/games/time-stories/table/state.ts';
import { timeStories } from '../../../../src/games/time-stories/time-stories.ts';
import { Dealer } from '../../../helpers/dealer.ts';
import { card, element, mission, panorama, place } from './mission.ts';
import { HASH, Table } from './table.ts';

const lobby = (
  people: number,
  made: unknown = mission(),
): { dealer: Dealer; try(seat: number, move: string, args: object): string } => {
  const seats = Array.from({ length: people }, (_, seat) => seat);
  const dealer = new Dealer(timeStories, { seats, options: {} }, 3, { packs: { [HASH]: made } });
  return {
    dealer,
    try(seat, move, args) {
      const out = dealer.move(seat, move, args);
      dealer.settle();
      return out.ok ? 'ok' : `${out.refusal.rule} ${out.refusal.code}`;
    },
  };
};

test('[TS-011 TS-012 TS-018] each of two to four people takes one receptacle, and one that the mission has', () => {
  const table = lobby(2);
  expect(timeStories.seats).toEqual({ min: 1, max: 4 });
  expect(table.try(0, 'load', { hash: HASH })).toBe('ok');
  expect(table.try(0, 'begin', {})).toBe('TS-012 receptacles-missing');
  expect(table.try(0, 'pick', { receptacle: 'ghost' })).toBe('TS-018 unknown-thing');
  expect(table.try(0, 'pick', { receptacle: 'nun' })).toBe('ok');
  expect(table.try(0, 'pick', { receptacle: 'boy' })).toBe('TS-012 one-card');
});

test('[TS-011] a mission is begun by as many people as it says, and by no fewer or more', () => {
  const trying = (people: number, players: Mission['players']): string => {
    const table = lobby(people, { ...mission(), players });
    expect(table.try(0, 'load', { hash: HASH })).toBe('ok');
    const who = ['miller', 'nun', 'smith'].slice(0, Math.max(2, people));
    for (const [i, receptacle] of who.entries()) table.try(people === 1 ? 0 : i, 'pick', { receptacle });
    return table.try(0, 'begin', {});
  };
  expect(trying(2, { min: 3, max: 4 })).toBe('TS-011 wrong-number');
  expect(trying(1, { min: 2, max: 4 })).toBe('TS-011 wrong-number');
  expect(trying(3, { min: 1, max: 2 })).toBe('TS-011 wrong-number');
  expect(trying(2, { min: 2, max: 2 })).toBe('ok');
});

test('[TS-013] no two take the same receptacle; one that is put back can be taken', () => {
  const table = lobby(2);
  table.try(0, 'load', { hash: HASH });
  table.try(0, 'pick', { receptacle: 'nun' });
  expect(table.try(1, 'pick', { receptacle: 'nun' })).toBe('TS-013 receptacle-taken');
  expect(table.try(1, 'unpick', { receptacle: 'nun' })).toBe('TS-013 not-your-agent');
  expect(table.try(0, 'unpick', { receptacle: 'nun' })).toBe('ok');
  expect(table.try(1, 'pick', { receptacle: 'nun' })).toBe('ok');
});

test('[TS-004] any mission can be taken; one that isn’t well formed or isn’t there is told, and changes nothing', () => {
  const table = lobby(1, { format: 'tsr-mission/1' });
  expect(table.try(0, 'load', { hash: 'no hash' })).toBe('TS-004 unknown-thing');
  table.try(0, 'load', { hash: HASH });
  expect(table.dealer.state).toMatchObject({ mission: null, failed: 'bad' });
  table.try(0, 'load', { hash: 'cd'.repeat(32) });
  expect(table.dealer.state).toMatchObject({ mission: null, failed: 'lost' });
});

test('[TS-022 TS-313 TS-315] set-up is over once a run has begun, and a new run lays everything anew, with other receptacles', () => {
  const table = new Table({ people: 2 }).goTo();
  expect(table.try(0, 'pick', { receptacle: 'cook' })).toBe('TS-022 setup-only');
  table.try(0, 'giveUp', {});
  table.ok(1, 'vote', { yes: true });
  expect(table.state.phase).toBe('ended');
  table.ok(1, 'unpick', { receptacle: 'nun' });
  table.ok(1, 'pick', { receptacle: 'cook' });
  table.ok(0, 'begin', {});
  const { run, agents, purse, location, visits } = table.state;
  expect({ run, location, visits, placed: purse.placed }).toEqual({ run: 2, location: null, visits: {}, placed: [] });
  expect(agents.map(({ receptacle }) => receptacle)).toEqual(['miller', 'cook']);
});

test('[TS-032] who begins is the group’s to say; after a minute without an answer nobody stands against it', () => {
  const table = lobby(3);
  table.try(0, 'load', { hash: HASH });
  for (const [seat, receptacle] of ['miller', 'nun', 'boy'].entries()) table.try(seat, 'pick', { receptacle });
  table.try(0, 'begin', {});
  expect(table.try(0, 'propose', { what: 'captain', shares: [7], free: false })).toBe('TS-192 phase-closed');
  expect(table.try(1, 'propose', { what: 'captain', shares: [2], free: false })).toBe('ok');
  expect((table.dealer.state as { table: { phase: string } }).table.phase).toBe('setup');
  table.dealer.wait();
  expect(table.dealer.state).toMatchObject({ table: { phase: 'prologue', captain: 2 } });
});

test('[TS-019] people act for their own agents', () => {
  const table = new Table();
  expect(table.try(1, 'prologue', { agent: 0 })).toBe('TS-019 not-your-agent');
  expect(table.try(1, 'prologue', { agent: 3 })).toBe('TS-019 not-your-agent');
});

test('[TS-040 TS-044 TS-261] Magic and adjustments depend on how many receptacles play', () => {
  for (const [people, magic, free] of [
    [4, 3, 0],
    [3, 4, 1],
    [2, 5, 2],
    [1, 5, 2],
  ] as const) {
    const { agents, freeRefreshes } = new Table({ people }).state;
    expect(agents.map((one) => one.magic)).toEqual(agents.map(() => magic));
    expect(freeRefreshes).toBe(free);
  }
});

test('[TS-082 TS-309] alone one plays two receptacles, with reserves of their own, and needs no telepathy', () => {
  const table = new Table({ people: 1 }).in();
  expect(table.state.agents.map(({ player, front }) => [player, front])).toEqual([
    [0, 'mill.1'],
    [0, 'mill.2'],
  ]);
  expect(table.state.step).toBe('actions');
});

test('[TS-043 TS-045] Prologue cards are read to all; the instructions at the top of the first one come before the second', () => {
  const table = new Table({
    story: {
      prologue: [card('prologue.1', 'PROLOGUE'), card('prologue.2', 'PROLOGUE')],
      prologueInstructions: [{ op: 'setFlag', name: 'gate', value: true }],
    },
  });
  expect(table.do(1, 'prologue')).toBe('TS-051 captain-only');
  table.does(0, 'prologue');
  expect(table.state.flags).toEqual({ gate: true });
  expect(table.state.phase).toBe('prologue');
  table.does(0, 'prologue');
  expect(table.state.phase).toBe('captain');
  expect(table.dealer.view(2)).toMatchObject({
    table: { reads: expect.arrayContaining(['prologue.1', 'prologue.2']) },
  });
  expect(table.do(0, 'prologue')).toBe('TS-045 phase-closed');
});

test('[TS-011 TS-309] a person acts for the own agent, and for no other’s', () => {
  const table = new Table();
  expect(table.try(1, 'prologue', { agent: 0 })).toBe('TS-019 not-your-agent');
  expect(table.try(0, 'prologue', { agent: 0 })).toBe('ok');
});

test('[TS-051 TS-052] the Captain chooses for all', () => {
  const table = new Table();
  expect(table.do(1, 'prologue')).toBe('TS-051 captain-only');
  table.does(0, 'prologue');
  expect(table.do(1, 'choose', { location: 'mill' })).toBe('TS-052 captain-only');
  expect(table.do(0, 'choose', { location: 'mill' })).toBe('ok');
  expect(table.state.location).toBe('mill');
});

test('[TS-053 TS-289] only a place that shows on the map and is available can be chosen', () => {
  const cards = [panorama('a.1')];
  const table = new Table({
    locations: [
      place('mill', 'm1.3', [panorama('b.1')]),
      place('hut', 'm1.3', cards, { available: { flag: 'gate' } }),
      place('moon', 'far', [panorama('c.1')]),
    ],
    map: [
      { id: 'm1', art: { blob: 'map' }, at: [0, 0], cells: [{ spot: 'm1.3' }], edges: {} },
      { id: 'm9', art: { blob: 'map' }, cells: [{ spot: 'far' }], edges: {} },
    ],
  });
  table.does(0, 'prologue');
  expect(table.do(0, 'choose', { location: 'hut' })).toBe('TS-053 location-not-available');
  expect(table.do(0, 'choose', { location: 'moon' })).toBe('TS-053 location-not-available');
  expect(table.do(0, 'choose', { location: 'constructor' })).toBe('TS-053 location-not-available');
});

test('[TS-055 TS-056 TS-057] the Captain’s crystal lies on the place, and on Mission Return where one lies there already', () => {
  const table = new Table({ people: 2 }).in();
  expect(table.state.purse).toMatchObject({ placed: ['mill'], missionReturn: 0 });
  table.leave();
  table.ok(0, 'propose', { what: 'skip', shares: [], free: false });
  table.ok(1, 'vote', { yes: true });
  table.does(0, 'pass');
  const before = table.azrak(1);
  table.does(1, 'choose', { location: 'mill' });
  expect(table.azrak(1)).toBe(before - 1);
  expect(table.state.purse).toMatchObject({ placed: ['mill'], missionReturn: 1 });
});

test('[TS-055] a rule that makes the way dearer is paid too: one crystal is placed, the others go to the Vortex', () => {
  const toll = element(33, 'white', {
    white: { type: 'rule', effects: [{ k: 'costChange', action: 'travel', n: 2 }] },
  });
  const taking = panorama('mill.1', { instructions: [{ op: 'takeElement', number: 33 }] });
  const table = new Table({ people: 2, elements: [toll], cards: [taking, panorama('mill.2')] }).in();
  table.does(0, 'follow');
  table.leave();
  table.agree('skip');
  table.does(0, 'pass');
  const { vortex, missionReturn } = table.state.purse;
  const before = table.azrak(1);
  table.does(1, 'choose', { location: 'mill' });
  expect(table.azrak(1)).toBe(before - 3);
  expect(table.state.purse).toMatchObject({ vortex: vortex + 2, missionReturn: missionReturn + 1 });
});

test('[TS-058] nobody can pay for the Captain', () => {
  const table = new Table({ people: 2 });
  table.does(0, 'prologue');
  expect(table.try(1, 'choose', { agent: 0, location: 'mill' })).toBe('TS-019 not-your-agent');
});

test('[TS-060 TS-062 TS-083] cards lie out unread until the A card is read, by the Captain; no action is legal before', () => {
  const table = new Table();
  table.does(0, 'prologue');
  expect(table.do(0, 'readA')).toBe('TS-062 phase-closed');
  table.does(0, 'choose', { location: 'mill' });
  expect(table.dealer.view(1)).toMatchObject({
    table: { row: ['mill.1', 'mill.2', 'mill.3', 'mill.4'], header: null },
  });
  expect(table.do(1, 'readA')).toBe('TS-051 captain-only');
  expect(table.do(1, 'claim', { slot: 0 })).toBe('TS-067 phase-closed');
  expect(table.do(1, 'explore', { slot: 0 })).toBe('TS-083 phase-closed');
  table.does(0, 'readA');
  expect(table.state.step).toBe('recon');
  expect(table.dealer.view(1)).toMatchObject({ table: { header: { label: 'M' } } });
});

test('[TS-066] a Captain whose link is let go still reads the A card; the place is opened first', () => {
  const table = new Table({ people: 2, more: { azrak: { total: 20 } } });
  table.does(0, 'prologue');
  emptied(table, 0, 'active', 1);
  table.does(0, 'choose', { location: 'mill' });
  table.does(0, 'loseControl');
  expect(table.state).toMatchObject({ location: 'mill', visits: { mill: 1 } });
  expect(table.state.agents[0]).toMatchObject({ status: 'link' });
  expect(table.do(0, 'readA')).toBe('ok');
  expect(table.state.step).toBe('recon');
});

/** The agent's crystals, but for so many, into the Vortex: a shortcut of the test. */
function emptied(table: Table, agent: number, status: Agent['status'], left = 0): void {
  const { play } = table.dealer;
  const state = play.state.table!;
  const reserves = state.purse.reserves.map((one, id) => (id === agent ? { ...one, azrak: left } : one));
  const vortex = state.purse.vortex + state.purse.reserves[agent]!.azrak - left;
  const agents = state.agents.map((one, id) => (id === agent ? { ...one, status } : one));
  const now = { ...state, agents, purse: { ...state.purse, reserves, vortex } };
  table.dealer.play = { ...play, state: { ...play.state, table: now } };
}

test('[TS-327 MP-10] a Captain without crystals passes the deck on, without cost; without a place left the mission fails', () => {
  const table = new Table({
    people: 2,
    locations: [
      place('mill', 'm1.3', [panorama('x.1'), panorama('x.2')], { available: { not: { visited: ['mill', 1] } } }),
    ],
  }).in();
  table.leave();
  expect(table.agree('skip')).toBe('ok');
  emptied(table, 1, 'active');
  table.does(0, 'pass');
  expect(table.state.captain).toBe(0);
  expect(table.state.ending).toEqual({ result: 'failure', ending: null });
});

test('[TS-327] the deck is handed on before the round begins, so that its Captain gets what the round brings; by rules 5 nobody did', () => {
  const taking = { on: 'roundStart', when: { round: ['>=', 2] }, do: [{ op: 'takeElement', number: 31 }] } as const;
  for (const game of [timeStories, timeStories5]) {
    const elements = [element(31, 'red', { stays: 'table' })];
    const table = new Table({ elements, more: { events: [taking] }, game }).in().leave();
    expect(table.agree('skip')).toBe('ok');
    emptied(table, 1, 'link');
    table.does(0, 'pass');
    expect(table.state).toMatchObject({ captain: 2, elements: game === timeStories ? { 31: 'table' } : {} });
  }
});

test('[TS-047] a round is the Captain’s phase, the exploration, and the time between two places; then another begins', () => {
  const table = new Table({ people: 2 });
  const phases: string[] = [table.state.phase];
  table.in();
  phases.push(table.state.phase);
  table.leave();
  phases.push(table.state.phase);
  table.agree('skip');
  table.does(0, 'pass');
  phases.push(table.state.phase);
  expect(phases).toEqual(['prologue', 'exploration', 'between', 'captain']);
  expect(table.state.round).toBe(2);
});
