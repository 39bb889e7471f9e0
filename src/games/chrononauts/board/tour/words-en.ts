/** The first game in English: each step is read in ten seconds. */
import type { ChronoTourWords } from './steps.ts';

export const tourEn: ChronoTourWords = {
  title: 'Chrononauts in two minutes',
  you: 'You',
  steps: {
    timeline: {
      title: 'The TimeLine',
      says: 'Thirty-two events. The dark ones, with a diamond, are Linchpins: cards turn them. The light ones, with waves, are Ripplepoints and follow by themselves.',
    },
    before: {
      title: 'Somebody was here before',
      says: 'Ada has turned 1937: the airship doesn’t burn. So 1950 became a Paradox, and Bruno covered it with a Patch: another history.',
    },
    identity: {
      title: 'Who you are',
      says: 'Only you see your Identity. You go home when its three headlines are true: you still lack the Patch of 1968.',
    },
    draw: {
      title: 'Your turn',
      says: 'Every turn is like this: draw a card, play one, end it.',
      does: 'Tap Draw.',
    },
    turn: {
      title: 'Change history',
      says: 'An Inverter turns a Linchpin. If Kennedy survives, 1968 becomes the Paradox that you need. Before you play you see all that changes.',
      does: 'Tap the card, then Play.',
    },
    window: {
      title: 'The window',
      says: 'The card is announced, but doesn’t count yet: for some seconds anybody may stop it with a Note. Here time waits for you.',
    },
    ripple: {
      title: 'The ripple',
      says: '1963 turns: 1968 and 1969 become Paradoxes, 1974 needs one more Linchpin. With thirteen open Paradoxes the universe ends and everybody loses.',
      does: 'Tap End the turn.',
    },
    memo: {
      title: 'Now you stop one',
      says: 'Ada wants to put 1963 back. But you have a Note, the only card that is played out of turn.',
      does: 'Tap Note.',
    },
    patch: {
      title: 'The Patch',
      says: 'Stopped. Bruno has played an Artifact, for a Mission. It is your turn again, and you have drawn: cover 1968. A Patch lets you draw once more.',
      does: 'Tap the Patch of 1968, then Play.',
    },
    win: {
      title: 'Three ways to win',
      says: 'At the end of your turn you can win: with the three headlines of your Identity, with the three Artifacts of your Mission, or with ten cards in hand.',
      does: 'Tap I’m going home, then confirm.',
    },
    home: {
      title: 'You are home',
      says: 'The table explains the rest: tap a word with a dotted line to read what it means, and every refusal names its rule.',
    },
  },
};
