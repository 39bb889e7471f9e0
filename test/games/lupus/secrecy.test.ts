/** What pages see: no card but one's own reaches a page that plays, and none that moderates for players who play. */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { Card } from '../../../src/games/lupus/roles.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';
import { Village, villagers } from './village.ts';

const CARDS: readonly Card[] = ['wolf', 'wolf', 'seer', 'medium', 'bodyguard', 'owl', ...villagers(6)];

/** Without what tells whose eyes they are. */
const publicOf = ({ me: _me, reading: _reading, ...rest }: LupusView): unknown => rest;

test('[LU-208] a player whose device moderates sees what every player sees, and their own letter', () => {
  const village = new Village(CARDS, { hub: 7 });
  for (let i = 0; village.state.stage !== 'over' && i < 60; i++) {
    expect(publicOf(village.view(7))).toEqual(publicOf(village.view(8)));
    expect(village.view(7).console).toBeUndefined();
    if (village.state.stage === 'talk')
      village.lynches(village.state.players.find((seat) => village.state.out.every((one) => one.seat !== seat))!);
    else village.step();
  }
  expect(village.view(7).reading).toEqual(village.view(8).reading);
});

test('[LU-024, LU-027, LU-028] the public state names no card before the end, and all letters have one form', () => {
  const village = new Village(CARDS).sleeps({ 2: 0, 5: 8 }).lynches(11).sleeps({ 0: 9, 1: 9, 4: 3 });
  expect(village.state.roles).toBeNull();
  const shared = village.view(null);
  expect([shared.reading, shared.console, shared.grave, shared.dreamt]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const forms = village.state.players.map((seat) => Object.keys(village.view(seat).reading ?? {}).join());
  expect(new Set(forms).size).toBe(1);
  for (const { thing, way } of village.state.record) {
    const lists = JSON.parse(village.dealer.face(thing)) as readonly (readonly number[])[];
    expect(new Set(lists.map((list) => list.length))).toEqual(new Set([way === 'in' ? 3 : 15]));
  }
});

test('[LU-028, LU-079, case 9, case 34] no move shows a card or a letter, and no word of the moderator’s has room for a role', () => {
  for (const [name, { brings, args }] of Object.entries(lupus.moves)) {
    expect(brings, name).toBeUndefined();
    if (!['dawn', 'owl', 'verdict'].includes(name)) continue;
    const words = { mauled: -1, dead: [], seat: -1, side: 'none', role: 'wolf', text: 'wolf', card: 'wolf' };
    expect(JSON.stringify(args.read(words) ?? null), name).not.toContain('wolf');
  }
});

test('[LU-209] the desk is open to the moderator’s own seat alone, where nobody plays there', () => {
  const village = new Village(CARDS).sleeps({ 2: 0 });
  const { console: desk } = village.view(village.hub);
  expect(desk?.known.map(({ card }) => card)).toEqual(CARDS);
  expect(desk?.known[2]).toMatchObject({ as: 'seer', answer: 1, alive: true });
  expect(village.state.players.every((seat) => village.view(seat).console === undefined)).toBe(true);
});

test('[LU-036, LU-209] the desk alone counts the letters of the last beat, and says whose didn’t come', () => {
  const village = new Village(CARDS);
  village.lost = (seat) => seat === 3;
  const known = () => village.view(village.hub).console!.known;
  expect(known().every(({ came }) => came === null)).toBe(true);
  while (known()[0]!.came === null) village.step();
  expect(known().flatMap(({ seat, came }) => (came ? [] : [seat]))).toEqual([3]);
  for (const seat of village.state.players) expect(JSON.stringify(village.view(seat))).not.toContain('"came"');
});

test('[LUQ-24] where the table lets them, the dead look at everything, and nobody else does', () => {
  const village = new Village(CARDS, { options: { deadSeeAll: true } }).sleeps().lynches(11).until('talk');
  village.dealer.settle();
  expect(village.view(11).grave).toEqual(CARDS);
  expect(village.view(10).grave).toBeUndefined();
  expect(new Village(CARDS).sleeps().lynches(11).view(11).grave).toBeUndefined();
});

test('[LU-032, LU-041, LU-199, LU-205] by night all are awaited alike, all are silent, and no page tells what its person does', () => {
  const village = new Village(CARDS).sleeps().lynches(11);
  const { state } = village;
  expect(state.stage).toBe('night');
  expect(lupus.awaits(state)).toEqual(state.players);
  expect(lupus.silent!.seats(state)).toEqual(state.seats);
  expect(lupus.hushed!(state)).toBe(true);
  expect(lupus.hushed!(village.sleeps().state)).toBe(false);
});

test('[LU-036, LU-200] letters go at the same times whoever lives and whatever is chosen', () => {
  const times = (picks: Readonly<Record<number, number>>, lynched: number): readonly string[] => {
    const village = new Village(CARDS, { options: { night: 'called' } }).sleeps().lynches(lynched);
    const began = village.dealer.now;
    const asked: string[] = [];
    village.picks = picks;
    while (village.state.stage === 'night') {
      const [ask] = village.dealer.play.asks;
      if (ask?.kind === 'veil') asked.push(`${ask.tag} ${ask.at - began} ${ask.bases.join()}`);
      if (!village.dealer.answerOne()) village.dealer.wait();
    }
    return asked.toSorted();
  };
  const idle = times({}, 11);
  expect(idle.length).toBeGreaterThan(10);
  expect(times({ 2: 0, 0: 8, 1: 9, 4: 8, 5: 3 }, 2)).toEqual(idle);
});
