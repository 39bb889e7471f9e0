/** The rulebook in English. */
import type { BookWords } from './chapters.ts';

export const bookEn: BookWords = {
  chapters: {
    start: {
      title: 'Before the story',
      says: 'Four to six people, and no master. Together you describe the Darkness, one element each, then talk about where you are and what there is to lose. You know from the start that the group will lose: the story tells how.',
    },
    traits: {
      title: 'Traits and preludes',
      says: 'Everybody writes one trait of their own character. Then, clockwise, everybody sets a prelude: a scene without dice that all characters are in. At its end the setter gives each of the others a trait, after the impression they left. Together you choose who carries the Lantern; everybody begins with three dice, the Darkness with one.',
    },
    scenes: {
      title: 'Scenes and dice',
      says: 'Everybody has a scene in turn. The Lantern meets the Darkness, and takes a die from it by winning; a Follower envies a trait of the Lantern. Ten-sided dice are rolled and compared from the highest: the first that differs decides. Where all are even the larger number of dice wins, then the Darkness over all, and the Lantern over a Follower. The winner tells. A Follower who wins learns the trait, and the Lantern cedes a die; a loser cedes one to the Darkness. While the Darkness is active it rolls in a Follower’s scene, too, with no more dice than the Lantern has.',
    },
    trickster: {
      title: 'The Trickster',
      says: 'A Follower who is losing may give up a trait for good and roll all their dice again; the others stay. It may be done while there are traits and the Follower is losing. What is given up is written before the new dice exist.',
    },
    defeat: {
      title: 'Yielding, succeeding, ending',
      says: 'Without dice or without traits a character yields, and tells of the defeat in a scene without dice. From then on the Darkness is active: those who have yielded play it, and on their turns attack a character with all its dice. If the Lantern falls, the Follower with most traits, then most dice, takes it; where they are even the Followers choose. A Follower who has learnt all that the Lantern knows may overtake it. The last one left tells the last scene; then you talk about what comes after.',
    },
    table: {
      title: 'At the table',
      says: 'Anybody may touch the X or pause without saying why. No clock cuts off somebody who is talking: only for those who aren’t there the table does the simplest thing, after a while. Decisions of a group are open votes that may change.',
    },
  },
  terms: {
    darkness: {
      word: 'Darkness',
      forms: ['the darkness'],
      says: 'What takes everybody in the end. First all but the Lantern play it, then those who have yielded.',
    },
    lantern: {
      word: 'Lantern',
      forms: [],
      says: 'The character whom the others admire and envy. There is one, and it may change.',
    },
    follower: {
      word: 'Follower',
      forms: ['followers'],
      says: 'A character who looks to the Lantern and wants to learn from it.',
    },
    trickster: {
      word: 'Trickster',
      forms: [],
      says: 'A Follower who is losing gives up a trait and rolls their dice again.',
    },
    prelude: {
      word: 'Prelude',
      forms: ['preludes'],
      says: 'A scene without dice before the conflict: all characters are in it, and its setter gives each of the others a trait.',
    },
    envy: {
      word: 'To envy',
      forms: ['envies', 'envied'],
      says: 'To choose, before the dice, a trait of the Lantern that one would like to learn.',
    },
    yield: {
      word: 'Yield',
      forms: ['yields', 'yielded'],
      says: 'To give in to the Darkness, and speak for it from then on.',
    },
    word: { word: 'To have the floor', forms: [], says: 'To decide what happens in the scene, and to close it.' },
    trait: {
      word: 'Trait',
      forms: ['traits'],
      says: 'Something a character does or can do, that somebody else could learn.',
    },
  },
  house: {
    finalScene: 'The last scene comes',
    immediate: 'at once',
    inOrder: 'on its turn',
    trickster: 'Trickster when the Darkness attacks',
    waive: 'A defeat may go untold',
    channel: 'Those who yielded may agree in private',
    decision: 'For a group’s decision',
    away: 'People who aren’t there are waited for',
    yes: 'yes',
    no: 'no',
    minutes: (n) => (n === 1 ? 'one minute' : `${n} minutes`),
  },
};
