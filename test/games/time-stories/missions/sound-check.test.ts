/** Prova microfono: it reads, it speaks two languages, and it can be won in two rounds by two, three and four. */
import { expect, test } from 'vitest';
import { soundCheck } from '../../../../src/games/time-stories/missions/sound-check/mission-sound-check.ts';
import mission, { art } from '../../../../src/games/time-stories/missions/sound-check/source.ts';
import { withSeeds } from '../../../helpers/rng.ts';
import { hasItsPictures, marksItsWords, reads, sealsItsWords, speaksBoth } from './checks.ts';
import { Crew } from './crew.ts';

const PEOPLE = ['vera', 'nando', 'ottavio', 'mirella'];

test('the learning mission is read without a fault, speaks Italian and English, and has its pictures', () => {
  reads(soundCheck);
  speaksBoth(soundCheck);
  marksItsWords(soundCheck);
  hasItsPictures(soundCheck, art);
});

test('sealed for a table, it tells none of its words before they are read', async () => {
  await sealsItsWords({ mission, art });
});

function play(count: number, seed: number, people = count): Crew {
  const crew = new Crew(soundCheck, PEOPLE.slice(0, count), seed, people);
  // The desk is read before it can be helped; the fuse and the sill lie beside it.
  crew.go('attic', 2, 1, 0, 3);
  for (const agent of crew.s.agents.keys()) crew.follow(agent);
  expect(crew.s.elements['1']).toBe(1);
  for (let tries = 0; tries < 4 && !crew.s.flags['heard']; tries++) crew.test(0, 'listen', 'ear', 1);
  expect(crew.s.flags['heard']).toBe(true);
  if (count > 2) crew.table.does(2, 'standby');
  crew.explore(1, 0);
  expect(crew.s.group?.card).toBe('mystery.1');
  crew.fight((agent) => (agent === 3 ? ['near', 'ear'] : ['lower', agent === 2 ? 'hands' : 'voice']));
  expect(crew.s.flags['quiet']).toBe(true);
  crew.leave();
  crew.go('attic', 0, 1, 2, 3);
  crew.follow(0);
  return crew;
}

test('one to four people play the learning mission to its end in two rounds', () => {
  withSeeds(2, (seed) => {
    for (const people of [1, 2, 3, 4]) {
      const crew = play(Math.max(2, people), seed, people);
      expect(crew.s.ending).toEqual({ result: 'success', ending: 'on-air' });
      expect(crew.s.round).toBe(2);
      expect(crew.s.score).toBeGreaterThanOrEqual(8);
    }
  });
});

test('in two a link surely breaks in the conflict of the learning mission, so that both answers are met once', () => {
  withSeeds(3, (seed) => expect(play(2, seed).broken).toBeGreaterThan(0));
});
