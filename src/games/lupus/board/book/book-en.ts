/** The rulebook in English. */
import type { BookWords } from './chapters.ts';

export const bookEn: BookWords = {
  chapters: {
    start: {
      title: 'Before the first night',
      says: 'Some in the village are werewolves, and only they know who. The others look for them by day, with nothing but words. Everybody gets a card and reads it alone: it stays hidden until the end. Choose who moderates, and which cards are in play; both are known to all.',
    },
    night: {
      title: 'The night',
      says: 'All close their eyes and look at their own screen. Everybody taps somebody each night, whoever they are: so nobody can tell who acts. Hold the field to read what is yours: your role, those of your kind, the answer. It takes as long for everybody, living or dead.',
    },
    roles: {
      title: 'Who is who',
      says: 'Werewolves choose a victim each night. The seer asks about one person, the medium about the last one at the stake. The bodyguard protects somebody, the owl points out who is nominated. Masons know each other. The possessed wins with the wolves, the werehamster alone, and the mythomaniac becomes what it imitates in the second night.',
    },
    day: {
      title: 'The day',
      says: 'Dawn says who was mauled. Then you talk, three minutes. The first vote goes round, from the left of the last one who was mauled: the two with most votes are nominated, and whom the owl pointed out. They speak, the others vote again, and one of them goes to the stake. The role stays hidden.',
    },
    ghosts: {
      title: 'Ghosts',
      says: 'If the table wants them, the dead of earlier days still give their vote in the first vote. They say nothing, and count for nothing else.',
    },
    end: {
      title: 'How it ends',
      says: 'The humans win when no wolf is left, the wolves as soon as they are as many as the others. If the werehamster is alive then, it wins instead. A side wins with its dead. Then everything is opened: who was who, who chose whom each night, who dreamt of whom.',
    },
    moderator: {
      title: 'Who moderates',
      says: 'A person, or a program on a device without a player, or on one of yours if all agree. Whatever moderates can read everything, and nobody else can; at the end every browser checks each word it said. A person sets the pace and can’t alter what comes out.',
    },
  },
  terms: {
    mauled: { word: 'Mauled', forms: ['maul', 'mauls'], says: 'Killed by the werewolves at night.' },
    stake: { word: 'Stake', forms: ['the stake'], says: 'Where the village sends one person each day, by vote.' },
    nominated: {
      word: 'Nominated',
      forms: ['nomination', 'nominee', 'nominees'],
      says: 'One of those whom the second vote is about. They may speak before it.',
    },
    owled: {
      word: 'Pointed out',
      forms: ['points out'],
      says: 'Chosen by the owl at night, and nominated because of it.',
    },
    ghost: {
      word: 'Ghost',
      forms: ['ghosts'],
      says: 'Somebody who died on an earlier day and still votes in the first vote.',
    },
    call: {
      word: 'Turn of the night',
      // Whole phrases: a turn to vote is another thing.
      forms: ['a turn', 'each turn', 'every turn', 'one turn', 'its turn each night'],
      says: 'The part of the night in which some of you act.',
    },
    beat: {
      word: 'Beat',
      forms: ['beats'],
      says: 'A few seconds of a turn, at whose end every device sends one letter, whether anybody acted or not.',
    },
    moderator: {
      word: 'Moderator',
      forms: ['moderates'],
      says: 'The person or the program that knows all roles and gives all answers.',
    },
    lot: {
      word: 'Lot',
      forms: ['lots'],
      says: 'Chance decides: by day drawn by all browsers together, at night fixed with the deal.',
    },
    dream: {
      word: 'Dream',
      forms: ['dreams', 'dreamt'],
      says: 'A choice at night by somebody who has no part in it. It changes nothing, and is told at the end.',
    },
  },
  house: {
    moderator: 'Who moderates',
    person: 'a person',
    program: 'a program',
    night: 'At night',
    called: 'one turn after another',
    together: 'all choose together',
    firstNight: 'First night’s victim',
    moderatorMauled: 'the moderator',
    realVictim: 'a player',
    ghosts: 'Ghosts vote',
    deadSeeAll: 'The dead see everything',
    hideDawnCause: 'Dawn gives names only',
    talk: 'Talk',
    vote: 'For a vote',
    speech: 'For a speech',
    yes: 'yes',
    no: 'no',
    time: (seconds) => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      const whole = minutes === 1 ? '1 minute' : `${minutes} minutes`;
      if (minutes === 0) return `${seconds} seconds`;
      return rest === 0 ? whole : `${whole} ${rest} seconds`;
    },
  },
};
