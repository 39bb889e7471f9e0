/** What happened at the laboratory's table: a sentence each, for the slip and for the log. Names of people are never declined. */
import type { Doing } from '../state.ts';
import type { NewsWords } from './news-it.ts';
import { list } from '../../../language/list.ts';

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);

const WHAT: Readonly<Record<Doing, string>> = {
  shuffle: 'shuffling',
  deal: 'dealing',
  turn: 'turning the card up',
  peek: 'looking at the pile',
  scry: 'reordering',
  search: 'searching the pile',
  steal: 'stealing',
  show: 'showing the card',
  recycle: 'taking in the face-up cards',
  seize: 'taking in the hand',
  force: 'revealing the hand',
  roll: 'rolling',
  hidden: 'rolling in secret',
  order: 'drawing lots for who begins',
  choices: 'opening the envelopes',
  few: 'making a deck for a few',
  fewDraw: 'drawing from the deck of a few',
  fewOpen: 'revealing the deck of a few',
};

export const newsEn: NewsWords = {
  somebody: 'somebody',
  names: (all) => list(all, 'en'),
  said: (who, word) => `${who} “${word}”`,
  shuffle: (who, n) => `${n} cards shuffled by ${who}: each pass is proven.`,
  deal: (by, to, n) => `${by} deals ${cards(n)} to ${to}.`,
  draw: (by) => `${by} draws.`,
  turn: (by, faces) => `${by} turns up ${faces}.`,
  peek: (who, n) => `The top ${n === 1 ? 'card' : cards(n)}, seen by ${who} only.`,
  scry: (by, n) => `${by} put ${cards(n)} back in an order only they know.`,
  search: (by) => `${by} searched the pile and took a card.`,
  steal: (by, from) => `${by} stole a card from ${from}.`,
  show: (by, to) => `${by} shows a card to ${to}.`,
  recycle: (by, n) => `${by} takes ${cards(n)} back into the pile.`,
  seize: (from, n) => `The hand of ${from} (${cards(n)}) is back in the pile, unseen.`,
  force: (from, faces) => `The hand of ${from} is revealed: ${faces}.`,
  roll: (by, what, values) => `${by}: ${what} = ${values}.`,
  shown: (by, what, values) => `${by} shows ${what} = ${values}, with proof.`,
  hidden: (by, what) => `${by} rolled ${what} in secret.`,
  order: (first, then) => (then ? `${first} begins, then ${then}.` : `${first} begins.`),
  choices: (n, said) =>
    `${n === 1 ? 'One envelope opened' : `${n} envelopes opened together`}${said ? `: ${said}` : ''}.`,
  few: (who, n) => `${n} face-up cards are now a deck for ${who} alone.`,
  fewDraw: (by) => `${by} draws from the deck of a few.`,
  fewOpen: (by, faces) => `${by} has the deck of a few revealed: ${faces}.`,
  cameOut: (faces, n) => `${n === 1 ? 'It’s' : 'They are'} ${faces}.`,
  fresh: (by) => `${by} takes a new deck.`,
  give: (by, to) => `${by} gives a card to ${to}.`,
  discard: (by, faces) => `${by} discards ${faces}.`,
  putBack: (by, top) => `${by} puts a card ${top ? 'on' : 'under'} the pile.`,
  reveal: (by, faces) => `${by} reveals ${faces}.`,
  finish: () => 'The table has put the cards away.',
  failed: (what, who) => {
    const said = `Failed${what ? `: ${WHAT[what]}` : ''}${who ? ` (${who})` : ''}.`;
    return what === 'fewDraw' || what === 'fewOpen'
      ? `${said} As long as one of them is missing, that deck stays locked.`
      : `${said} The cards are safe.`;
  },
};
