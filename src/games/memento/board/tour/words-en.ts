/** The first scene in English: each step is read in ten seconds. */
import type { MementoTourWords } from './steps.ts';

export const tourEn: MementoTourWords = {
  title: 'Memento Mori in two minutes',
  you: 'You',
  told: 'The Tide climbs to the door of the inn. Dunstan holds the lamp, but his hand is shaking.',
  steps: {
    story: {
      title: 'A story that will end badly',
      says: 'There are four of you on an island, and the Darkness will win: you know it from the start. You play to tell how. No master: the table knows whose moment it is, you tell it aloud.',
    },
    sheet: {
      title: 'Who you are',
      says: 'Agnes, a Follower: three dice and four traits. You wrote the first one, the others gave you the rest in the preludes.',
    },
    lantern: {
      title: 'The Lantern',
      says: 'Dunstan is the one whom everybody, deep down, would like to be. In his scene he has already ceded a die to the Darkness.',
    },
    envy: {
      title: 'Your turn: what do you envy?',
      says: 'Say aloud where you two are, then choose one of his traits: if you win, you learn it.',
      does: 'Choose the first one, then tap I envy.',
    },
    columns: {
      title: 'Dice, from the highest',
      says: 'Eight and eight: even. Then five beats four. The Lantern wins, and you would cede a die to the Darkness.',
    },
    trickster: {
      title: 'Or play the Trickster',
      says: 'You give up a trait for good and roll all your dice again. As often as you have one to give.',
      does: 'Choose the last one, tap Give it up and roll again, then confirm.',
    },
    learnt: {
      title: 'A nine',
      says: 'You win: you learn what you envied, and no longer laugh at your own mistakes. Dunstan cedes another die.',
    },
    word: {
      title: 'You have the floor',
      says: 'The winner tells. The page says what has to happen; how is up to you. You needn’t write it, but what is written stays in the evening’s story.',
    },
    close: {
      title: 'The scene is yours',
      says: 'No clock: it ends when you say so.',
      does: 'Tap I close the scene, then confirm.',
    },
    after: {
      title: 'Then it is Bruno’s turn',
      says: 'A player left without dice or without traits tells of the defeat, and from then on speaks for the Darkness.',
    },
    x: {
      title: 'The X',
      says: 'If something isn’t right, tap it: the scene takes a step back, nobody asks why and nobody knows who it was.',
    },
  },
};
