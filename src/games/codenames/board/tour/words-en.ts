/** The first game in English: each step is read in ten seconds. */
import type { CodenamesTourWords } from './steps.ts';

export const tourEn: CodenamesTourWords = {
  title: 'Codenames in two minutes',
  you: 'You',
  clues: {
    storm: 'STORM',
    flight: 'FLIGHT',
    museum: 'MUSEUM',
    sea: 'SEA',
    birth: 'BIRTH',
    night: 'NIGHT',
    balance: 'BALANCE',
  },
  steps: {
    grid: {
      title: 'Twenty pictures, two teams',
      says: 'Behind each picture is somebody: an agent of the Reds or the Blues, a bystander, or the assassin. You play with the Reds.',
    },
    covers: {
      title: 'Who has been found',
      says: 'Covered pictures are agents found already: four of ours, three of theirs. The team that finds all of its own first wins.',
    },
    key: {
      title: 'Who knows the key',
      says: 'Only the two spymasters know who is behind the others: Ada for us, Bruno for the Blues. And they say nothing but clues.',
    },
    clue: {
      title: 'The clue',
      says: 'One word and one number. Ada says BIRTH, 2: in two pictures something hatches from an egg.',
    },
    first: {
      title: 'Your guess',
      says: 'First you choose, then you uncover: after that there is no way back.',
      does: 'Choose picture 4, then uncover it.',
    },
    second: {
      title: 'One of ours',
      says: 'A Red agent: the turn goes on. The other egg is in picture 16.',
      does: 'Choose picture 16, then uncover it.',
    },
    stop: {
      title: 'One more',
      says: 'You have one guess more than the number, to catch up on older clues. But a wrong picture ends the turn, and the assassin the game: stop here.',
      does: 'Tap Stop here.',
    },
    rivals: {
      title: 'The Blues’ turn',
      says: 'Bruno said NIGHT, 1. Carla touched 13: a bystander, and their turn ended there. A Red agent would have been a point for us.',
    },
    third: {
      title: 'Two more',
      says: 'Ada says BALANCE, 2. Two pictures show a seesaw.',
      does: 'Choose picture 1, then uncover it.',
    },
    last: {
      title: 'The last one',
      says: 'One agent is left: find it, and you have won.',
      does: 'Choose picture 6, then uncover it.',
    },
    won: {
      title: 'You have won',
      says: 'Now everybody sees the key, and each device checks that it was this one all along. Next time the spymaster may be you.',
    },
  },
};
