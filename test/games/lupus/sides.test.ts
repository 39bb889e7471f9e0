/** The sides, what each wants, and who moderates: what holds in every village. */
import { describe, expect, test } from 'vitest';
import { deskOf } from '../../../src/games/lupus/desk.ts';
import { sideThatWins, type Villager } from '../../../src/games/lupus/ending.ts';
import { CARDS, roleOf, type Card } from '../../../src/games/lupus/roles.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import { Dealer } from '../../helpers/dealer.ts';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import { start } from './fill.ts';
import { Village, villagers } from './village.ts';

const EIGHT: readonly Card[] = ['wolf', 'wolf', 'seer', ...villagers(5)];
const MOD = 8;

const people = (...cards: readonly Card[]): readonly Villager[] =>
  cards.map((card, seat) => ({ seat, role: roleOf(card), alive: true }));

describe('sides', () => {
  test('[LU-005] every card but the werehamster’s is on one of two sides', () => {
    const sides = CARDS.map((card) => [card, sideThatWins(people(card))]);
    expect(sides.filter(([, side]) => side === 'wolves').map(([card]) => card)).toEqual(['wolf']);
    expect(sides.filter(([, side]) => side === 'hamster').map(([card]) => card)).toEqual(['hamster']);
    expect(sides.filter(([, side]) => side === 'humans')).toHaveLength(CARDS.length - 2);
  });

  test('[LU-006] the wolves have won when no human is left, and not while humans outnumber them', () => {
    expect(sideThatWins(people('wolf', 'wolf'))).toBe('wolves');
    expect(sideThatWins(people('wolf', 'villager', 'seer'))).toBeUndefined();
  });

  test('[LU-007] the humans have won once the last wolf has been lynched, and not before', () => {
    const village = new Village(EIGHT).sleeps().lynches(0);
    expect(village.state.stage).toBe('night');
    village.sleeps({ 1: 3 }).lynches(1).until('over');
    expect(village.state.side).toBe('humans');
  });

  test('[LU-009] night and day take one each: the wolves theirs, the village its own', () => {
    const village = new Village(EIGHT).sleeps().lynches(7).sleeps({ 0: 3, 1: 3 }).lynches(4);
    expect(village.state.out).toEqual([
      { seat: 7, how: 'lynched', cycle: 1 },
      { seat: 3, how: 'mauled', cycle: 2 },
      { seat: 4, how: 'lynched', cycle: 2 },
    ]);
  });

  test('[LU-133] the medium is a human: for the seer, for the count, and when it is over', () => {
    const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'medium', ...villagers(5)];
    const village = new Village(cards).sleeps({ 2: 3 });
    expect(village.answer(2)).toBe(2);
    village.lynches(0).sleeps({ 1: 4 }).lynches(1).until('over');
    expect(village.state.result?.winners).toContain(3);
  });

  test('[LU-167] the werehamster is lynched like anybody', () => {
    const village = new Village(['wolf', 'wolf', 'seer', 'hamster', ...villagers(5)]).sleeps().lynches(3);
    expect(village.out).toEqual(['3 lynched']);
    village.sleeps({ 0: 4, 1: 4 }).lynches(0).sleeps({ 1: 5 }).lynches(1).until('over');
    expect(village.state.result).toMatchObject({ why: 'LU-123' });
  });

  test('[LU-192] ghosts, though they vote, don’t count: as many wolves as living others are enough', () => {
    const village = new Village(EIGHT, { options: { ghosts: true } })
      .sleeps()
      .lynches(2)
      .sleeps({ 0: 3, 1: 3 })
      .lynches(4)
      .until('over');
    // Two wolves, two others who live, and four ghosts.
    expect(village.state.result).toMatchObject({ winners: [0, 1], why: 'LU-124' });
    expect(village.state.out).toHaveLength(4);
  });

  test('[LU-189] a ghost’s card has no power left, whatever it was, and it sleeps like everybody', () => {
    const cards: readonly Card[] = ['wolf', 'wolf', 'seer', 'bodyguard', 'owl', ...villagers(6)];
    const ghosts = new Village(cards, { options: { ghosts: true } }).sleeps().lynches(3);
    // The dead bodyguard protects nobody.
    ghosts.sleeps({ 0: 5, 1: 5, 3: 5 });
    expect(ghosts.out).toEqual(['3 lynched', '5 mauled']);
    ghosts.lynches(2);
    expect(lupus.silent!.seats(ghosts.state)).toEqual(ghosts.state.seats);
    ghosts.sleeps({ 0: 6, 1: 6, 2: 0 });
    expect(ghosts.answer(2)).toBe(0);
  });
});

describe('the moderator', () => {
  test('[LU-002] one seat moderates, and naming another takes it from the first', () => {
    const dealer = new Dealer<State>(lupus, start(9), 7);
    expect(dealer.state.hub).toBe(0);
    expect(dealer.move(3, 'moderate', { seat: 4, plays: false }).ok).toBe(true);
    expect(dealer.state.hub).toBe(4);
    expect(dealer.state.players).toContain(0);
    dealer.tell('left', 4);
    expect(dealer.state.seats).toContain(dealer.state.hub);
  });

  test('[LU-195] the table chooses a person or a program before the deal; with the program nobody sits out', () => {
    const dealer = new Dealer<State>(lupus, start(9), 7);
    expect(dealer.state.players).toHaveLength(9);
    expect(dealer.move(1, 'configure', { change: { moderator: 'person' } }).ok).toBe(true);
    expect(dealer.state.players).toHaveLength(8);
    expect(dealer.move(1, 'begin', {}).ok).toBe(true);
    expect(dealer.judge(1, 'configure', { change: { moderator: 'program' } }).ok).toBe(false);
  });

  test('[LU-025] whoever moderates reads every card as soon as it is dealt', () => {
    const village = new Village(EIGHT);
    expect(village.state.record).toEqual([]);
    expect(village.view(MOD).console?.known.map(({ card }) => card)).toEqual(EIGHT);
  });

  test('[LU-070] mauled for show, the moderator does and counts as before', () => {
    const village = new Village(EIGHT).sleeps();
    expect(village.state.news.map(({ what }) => what)).toContain('moderatorMauled');
    expect([village.state.out, village.state.hub]).toEqual([[], MOD]);
    // Four against two are left after this day and the next night: two more than as many.
    village.lynches(7).sleeps({ 0: 3, 1: 3 });
    expect(village.state.stage).toBe('talk');
    expect(village.state.said.at(-1)).toMatchObject({ is: 'dawn', side: null });
  });

  test('[LU-197] what is told follows from cards, choices and who is out: nothing else that is known of people changes it', () => {
    const village = new Village(EIGHT).sleeps({ 2: 0 }).lynches(7).sleeps({ 0: 3, 1: 3, 2: 1 });
    const { state } = village;
    const { players, mix, options, out, record, cells } = state;
    const { read } = village.dealer.eyes(MOD);
    const bare = { players, mix, options, out, record, cells } as unknown as State;
    const at = { night: 2, after: record.length, gone: 1 };
    const said = (s: State): unknown => {
      const desk = deskOf(s, read)!;
      const told = record.filter(({ way }) => way === 'out').map((letter) => desk.told(letter));
      return [told, desk.dawn(at), desk.owled(at), desk.side(at)];
    };
    expect(said(bare)).toEqual(said(state));
    expect(JSON.stringify(said(bare))).toContain('"mauled":3');
  });

  test('[LU-021] the mix is open to everybody, the assignment to nobody', () => {
    const village = new Village(EIGHT).sleeps();
    const view = village.view(null);
    expect(view.mix).toMatchObject({ wolf: 2, seer: 1, villager: 5 });
    expect([village.state.roles, view.reading, view.console]).toEqual([null, undefined, undefined]);
    expect(JSON.stringify(view)).not.toMatch(/"card"|"known"/u);
  });
});

describe('by day', () => {
  test('[LU-082] after dawn those who live talk, all of them and nobody else', () => {
    const village = new Village(EIGHT).sleeps().lynches(7).sleeps({ 0: 3, 1: 3 });
    expect(village.state.stage).toBe('talk');
    expect(lupus.silent!.seats(village.state).toSorted((a, b) => a - b)).toEqual([3, 7]);
    expect([...lupus.awaits(village.state)].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 4, 5, 6]);
  });

  test('[LU-077] whoever is out has no way left to say who they were', () => {
    const village = new Village(EIGHT).sleeps().lynches(7).sleeps({ 0: 3, 1: 3 });
    for (const seat of [3, 7]) {
      expect(lupus.silent!.seats(village.state)).toContain(seat);
      const may = village.dealer.lawful(seat).map(({ move }) => move);
      expect(may).toEqual([]);
    }
  });

  test('[LU-030] counts come from votes alone: no other move of anybody’s adds one or takes one', () => {
    const village = new Village(EIGHT).sleeps().until('vote');
    const given = (): unknown => village.state.vote?.given;
    expect(given()).toEqual([]);
    for (const seat of village.state.seats)
      for (const { move, choices } of village.dealer.lawful(seat))
        // A moderator who calls it off ends everything.
        if (move !== 'vote' && move !== 'callOff') {
          const before = given();
          for (const args of choices.slice(0, 1)) village.does(seat, move, args);
          expect([move, given()]).toEqual([move, before]);
          if (move === 'pause') village.must(seat, 'goOn');
        }
    village.must(0, 'vote', { seat: 5 });
    expect(given()).toEqual([[0, 5]]);
    expect(village.does(MOD, 'vote', { seat: 5 })).not.toBe('ok');
    expect(given()).toEqual([[0, 5]]);
  });
});
