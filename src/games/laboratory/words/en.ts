/** The laboratory in English: the house rules, what to do instead when one of them refuses, and the moves in the log. */
import type { Code, RuleId } from '../rules.ts';
import { newsOf } from './news.ts';
import { newsEn } from './news-en.ts';
import { numberIn } from '../../../kernel/args.ts';
import type { MoveWords } from '../../kit/log-words.ts';
import { diceIn, facesIn, isOnTop, whoIn, type MoveName } from './moves.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'LAB-01': 'When the cards have been put away, only a new deck begins again.',
  'LAB-02':
    'There are no turns: anybody may act. But the table does one thing at a time, and what is under way is finished or given up first.',
  'LAB-03':
    'Nothing is taken from a deck whose order somebody could know: all of it is shuffled first. That goes for a new deck and after face-up cards were taken in.',
  'LAB-04': 'Only cards that are in the deck are drawn, looked at and dealt.',
  'LAB-05': 'Shuffling takes at least two cards.',
  'LAB-06':
    'Those who shuffle are at the table, each once, in the order named. Unless somebody says otherwise, all shuffle.',
  'LAB-07': 'You decide only about the cards in your own hand.',
  'LAB-08': 'Cards are given and shown to people who sit at this table, and stolen from people who are present.',
  'LAB-09': 'While a hand is being shuffled, shown or taken in, its cards are left alone.',
  'LAB-10': 'You can steal only from somebody who has cards in hand.',
  'LAB-11': 'The victim shuffles their own hand; then the thief, and nobody else, picks one of the backs.',
  'LAB-12':
    'When you take the top cards to reorder them, you put all of them back, each on top of the deck or under it.',
  'LAB-13':
    'When you search the deck, you take one card. You shuffle the deck alone first, so that its place doesn’t tell the others which card it is; afterwards everybody shuffles.',
  'LAB-14': 'Face-up cards are taken back into the deck, if there are any.',
  'LAB-15': 'The table decides about somebody’s hand without them only if they are away or have left.',
  'LAB-16':
    'Deciding about somebody else’s hand, or putting the cards away, takes more than half of those present. Everybody has one vote.',
  'LAB-17': 'Only the person who made a hidden roll shows it, and the proof says that these are the dice.',
  'LAB-18': 'Secret choices: one round at a time, one choice each; all are opened together.',
  'LAB-19': 'Anybody may give up what is under way: the cards go back to where they were.',
  'LAB-20': 'Nobody wins in the laboratory: it ends when the table puts the cards away.',
  'LAB-21':
    'A card that everybody sees is not shown, given or put back: you discard it, and it returns to the deck when everybody shuffles.',
  'LAB-22':
    'The face-up cards, two at least, can become a deck of their own for two to eight of those present, one such deck at a time. Whatever is done with it takes all of them; the keepers have no part in it, and if one of them leaves, it is lost.',
  'LAB-23': 'Only those whose deck it is draw from it and reveal it.',
};

export const advice: Readonly<Record<Code, string>> = {
  'a-few': 'Choose two to eight of the people present, each once.',
  'already-chosen': 'Your choice is in already, or you came later: wait for the next round.',
  'already-voted': 'Your vote counts already: wait for the others.',
  'card-face-up': 'Everybody sees this card already: you may discard it.',
  'cards-away': 'The cards are put away: take a new deck.',
  'choice-open': 'A secret choice is on already: finish that one.',
  'hand-held': 'Wait: the table is busy with your hand.',
  'no-choice': 'Somebody has to call a secret choice first.',
  'nobody-there': 'Choose somebody else who is at the table.',
  'not-in-the-pile': 'Choose a card of the deck.',
  'not-shuffled': 'Shuffle the whole deck first.',
  'not-your-card': 'Choose a card of your own hand.',
  'not-your-deck': 'Leave that deck to those whose it is.',
  'not-your-pick': 'Leave the choice to the person whose turn it is to choose.',
  'not-your-roll': 'Leave these dice to the person who rolled them.',
  'nothing-to-shuffle': 'It takes at least two cards.',
  'nothing-to-steal': 'Steal from somebody who has cards in hand.',
  'nothing-under-way': 'Nothing is under way that could be given up.',
  'own-deck-there': 'Some have a deck of their own already: let them use it up first.',
  'put-all-back': 'Put back all the cards you took, each once.',
  'row-empty': 'There is no face-up card to take in.',
  'row-too-short': 'Turn up two cards at least first.',
  'something-under-way': 'Wait until what is under way is finished.',
  'still-here': 'Leave that hand to its owner, who is at the table.',
  'too-few-cards': 'The deck hasn’t enough cards: take in the face-up ones or a new deck.',
  'who-shuffles': 'Choose who shuffles among the people present, each once.',
};

const cards = (args: unknown): string => {
  const n = numberIn(args, 'n') ?? 0;
  return n === 1 ? 'card' : `${n} cards`;
};

export const news: ReturnType<typeof newsOf> = newsOf(newsEn);

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  shuffle: {
    wanted: 'have the deck shuffled',
    said: (args) =>
      numberIn(args, 'n') === undefined ? 'has the deck shuffled' : `has the top ${cards(args)} shuffled`,
  },
  deal: {
    wanted: 'deal',
    said: (args) => (numberIn(args, 'n') === 1 ? 'deals a card each' : `deals ${cards(args)} each`),
  },
  draw: { wanted: 'draw', said: () => 'draws a card' },
  turnUp: { wanted: 'turn a card up', said: () => 'turns up the top card' },
  peek: { wanted: 'have cards of the deck looked at', said: (args) => `lets somebody look at the top ${cards(args)}` },
  scry: { wanted: 'reorder the top cards', said: (args) => `takes the top ${cards(args)} to reorder` },
  arrange: { wanted: 'put the cards back', said: () => 'puts the cards back in an order only they know' },
  search: { wanted: 'search the deck', said: () => 'searches the deck' },
  takeFound: { wanted: 'take the card found', said: () => 'takes the card searched for' },
  recycle: { wanted: 'take in the face-up cards', said: () => 'takes the face-up cards back into the deck' },
  newDeck: { wanted: 'take a new deck', said: () => 'takes a new deck' },
  give: { wanted: 'give a card', said: (args, name) => `gives a card to ${whoIn(args, 'to', name, 'Seat')}` },
  show: { wanted: 'show a card', said: (args, name) => `shows a card to ${whoIn(args, 'to', name, 'Seat')}` },
  reveal: { wanted: 'reveal a card', said: (args, _, face) => `reveals ${facesIn(args, face, 'a card')}, with proof` },
  revealAll: {
    wanted: 'reveal the hand',
    said: (args, _, face) => `reveals the whole hand (${facesIn(args, face, 'their cards')}), with proof`,
  },
  discard: { wanted: 'discard', said: (args, _, face) => `discards ${facesIn(args, face, 'a card')}, with proof` },
  putBack: {
    wanted: 'put a card back',
    said: (args) => (isOnTop(args) ? 'puts a card on the deck' : 'puts a card under the deck'),
  },
  steal: { wanted: 'steal a card', said: (args, name) => `steals a card from ${whoIn(args, 'from', name, 'Seat')}` },
  pick: { wanted: 'pick a back', said: () => 'picks a back' },
  seize: {
    wanted: 'take in a hand',
    said: (args, name) => `wants the hand of ${whoIn(args, 'seat', name, 'Seat')} put back into the deck`,
  },
  force: {
    wanted: 'reveal a hand',
    said: (args, name) => `wants the hand of ${whoIn(args, 'seat', name, 'Seat')} revealed`,
  },
  roll: { wanted: 'roll dice', said: (args) => `rolls ${diceIn(args)}` },
  rollHidden: { wanted: 'roll in secret', said: (args) => `rolls ${diceIn(args)} in secret` },
  showRoll: { wanted: 'show the dice', said: () => 'shows the dice, with proof' },
  drawOrder: { wanted: 'draw lots for who begins', said: () => 'draws lots for who begins' },
  callChoice: { wanted: 'call a secret choice', said: () => 'calls a secret choice' },
  choose: { wanted: 'choose in secret', said: () => 'has chosen in secret' },
  openChoices: { wanted: 'open the choices', said: () => 'has the secret choices opened' },
  entrust: { wanted: 'make a deck for a few', said: () => 'gives the face-up cards to a few, as a deck of their own' },
  drawFew: { wanted: 'draw from the deck of a few', said: () => 'draws from the deck of a few' },
  openFew: { wanted: 'reveal the deck of a few', said: () => 'has the deck of a few revealed' },
  callOff: { wanted: 'give up what is under way', said: () => 'gives up what was under way' },
  finish: { wanted: 'put the cards away', said: () => 'wants to put the cards away' },
};
