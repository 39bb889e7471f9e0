/** The laboratory in English: the house rules, what to do instead when one of them refuses, and the moves in the log. */
import type { Code, RuleId } from '../rules.ts';
import { newsOf } from './news.ts';
import { newsEn } from './news-en.ts';
import { countIn, diceIn, facesIn, isOnTop, whoIn, type MoveName, type MoveWords } from './moves.ts';

export const rulesEn: Readonly<Record<RuleId, string>> = {
  'LAB-01': 'When the cards have been put away, only a new deck begins again.',
  'LAB-02':
    'There are no turns: whoever wants to acts. But the table does one thing at a time, and what is under way is finished or given up first.',
  'LAB-03':
    'Nothing is taken from a pile whose order somebody could know: all of it is shuffled first. That goes for a new deck and after face-up cards were taken in.',
  'LAB-04': 'Only cards that are in the pile are drawn, looked at and dealt.',
  'LAB-05': 'Shuffling takes at least two cards.',
  'LAB-06':
    'Those who shuffle are at the table, each once, in the order named. Unless somebody says otherwise, all shuffle.',
  'LAB-07': 'Everybody disposes of the cards in their own hand only.',
  'LAB-08': 'Cards are given and shown to people who sit at this table, and stolen from people who are present.',
  'LAB-09': 'While a hand is being mixed, shown or taken in, its cards are left alone.',
  'LAB-10': 'One steals only from somebody who has cards in hand.',
  'LAB-11': 'The victim mixes the own hand; then the thief, and nobody else, picks one of the backs.',
  'LAB-12': 'Whoever takes the top cards to reorder them puts all of them back, each on top of the pile or under it.',
  'LAB-13':
    'Whoever searches the pile takes one card. They mix it alone first, so that the place doesn’t tell the others which card it is; afterwards everybody shuffles.',
  'LAB-14': 'Face-up cards are taken back into the pile, if there are any.',
  'LAB-15': 'Only about the hand of somebody who is away or has left does the table decide without them.',
  'LAB-16':
    'To decide about somebody else’s hand, or to put the cards away, takes more than half of those present. Everybody has one vote.',
  'LAB-17': 'A hidden roll is shown only by who made it, and the proof says that these are the dice.',
  'LAB-18': 'Secret choices: one round at a time, one choice each; all are opened together.',
  'LAB-19': 'Anybody may give up what is under way: the cards go back to where they were.',
  'LAB-20': 'Nobody wins in the laboratory: it ends when the table puts the cards away.',
  'LAB-21':
    'A card that everybody sees is not shown, given or put back: it is discarded, and from there it returns to the pile by shuffling.',
  'LAB-22':
    'The face-up cards, two at least, can become a deck of their own for two to eight of those present, one such deck at a time. It takes all of them for whatever is done with it; the keepers have no part in it, and with one who leaves it is lost.',
  'LAB-23': 'Only those whose deck it is draw from it and lay it open.',
};

export const adviceEn: Readonly<Record<Code, string>> = {
  'a-few': 'Choose two to eight of the people present, each once.',
  'already-chosen': 'Your choice is in already, or you came later: wait for the next round.',
  'already-voted': 'Your vote counts already: wait for the others.',
  'card-face-up': 'Everybody sees this card already: you may discard it.',
  'cards-away': 'The cards are put away: take a new deck.',
  'choice-open': 'A secret choice is on already: finish that one.',
  'hand-held': 'Wait: the table is busy with your hand.',
  'no-choice': 'Somebody has to call a secret choice first.',
  'nobody-there': 'Choose somebody else who is at the table.',
  'not-in-the-pile': 'Choose a card of the pile.',
  'not-shuffled': 'Shuffle the whole pile first.',
  'not-your-card': 'Choose a card of your own hand.',
  'not-your-deck': 'Leave that deck to those whose it is.',
  'not-your-pick': 'Leave the choice to whose it is.',
  'not-your-roll': 'Leave these dice to who rolled them.',
  'nothing-to-shuffle': 'It takes at least two cards.',
  'nothing-to-steal': 'Steal from somebody who has cards in hand.',
  'nothing-under-way': 'Nothing is under way that could be given up.',
  'own-deck-there': 'Some have a deck of their own already: let them use it up first.',
  'put-all-back': 'Put back all the cards that you took, each once.',
  'row-empty': 'There is no face-up card to take in.',
  'row-too-short': 'Turn up two cards at least first.',
  'something-under-way': 'Wait until what is under way is finished.',
  'still-here': 'Leave that hand to who is at the table.',
  'too-few-cards': 'The pile hasn’t enough cards: take in the face-up ones or a new deck.',
  'who-shuffles': 'Choose who shuffles among the people present, each once.',
};

const cards = (args: unknown): string => {
  const n = countIn(args) ?? 0;
  return n === 1 ? 'card' : `${n} cards`;
};

export const toldEn: ReturnType<typeof newsOf> = newsOf(newsEn);

export const movesEn: Readonly<Record<MoveName, MoveWords>> = {
  shuffle: {
    wanted: 'have the pile shuffled',
    said: (args) => (countIn(args) === undefined ? 'has the pile shuffled' : `has the top ${cards(args)} shuffled`),
  },
  deal: { wanted: 'deal', said: (args) => (countIn(args) === 1 ? 'deals a card each' : `deals ${cards(args)} each`) },
  draw: { wanted: 'draw', said: () => 'draws a card' },
  turnUp: { wanted: 'turn a card up', said: () => 'turns up the top card' },
  peek: { wanted: 'have cards of the pile looked at', said: (args) => `lets somebody look at the top ${cards(args)}` },
  scry: { wanted: 'reorder the top cards', said: (args) => `takes the top ${cards(args)} to reorder` },
  arrange: { wanted: 'put the cards back', said: () => 'puts the cards back in an order of their own' },
  search: { wanted: 'search the pile', said: () => 'searches the pile' },
  takeFound: { wanted: 'take the card found', said: () => 'takes the card searched for' },
  recycle: { wanted: 'take in the face-up cards', said: () => 'takes the face-up cards back into the pile' },
  newDeck: { wanted: 'take a new deck', said: () => 'takes a new deck' },
  give: { wanted: 'give a card', said: (args, name) => `gives a card to ${whoIn(args, 'to', name, 'seat')}` },
  show: { wanted: 'show a card', said: (args, name) => `shows a card to ${whoIn(args, 'to', name, 'seat')}` },
  reveal: { wanted: 'reveal a card', said: (args, _, face) => `reveals ${facesIn(args, face, 'a card')}, with proof` },
  revealAll: {
    wanted: 'reveal the hand',
    said: (args, _, face) => `reveals the whole hand (${facesIn(args, face, 'own cards')}), with proof`,
  },
  discard: { wanted: 'discard', said: (args, _, face) => `discards ${facesIn(args, face, 'a card')}, with proof` },
  putBack: {
    wanted: 'put a card back',
    said: (args) => (isOnTop(args) ? 'puts a card on the pile' : 'puts a card under the pile'),
  },
  steal: { wanted: 'steal a card', said: (args, name) => `steals a card from ${whoIn(args, 'from', name, 'seat')}` },
  pick: { wanted: 'pick a back', said: () => 'picks a back' },
  seize: {
    wanted: 'take in a hand',
    said: (args, name) => `wants the hand of ${whoIn(args, 'seat', name, 'seat')} taken back into the pile`,
  },
  force: {
    wanted: 'lay open a hand',
    said: (args, name) => `wants the hand of ${whoIn(args, 'seat', name, 'seat')} laid open`,
  },
  roll: { wanted: 'roll dice', said: (args) => `rolls ${diceIn(args)}` },
  rollHidden: { wanted: 'roll hidden dice', said: (args) => `rolls ${diceIn(args)} behind the hand` },
  showRoll: { wanted: 'show the dice', said: () => 'shows the dice, with proof' },
  drawOrder: { wanted: 'draw who begins', said: () => 'has it drawn who begins' },
  callChoice: { wanted: 'call a secret choice', said: () => 'calls a secret choice' },
  choose: { wanted: 'choose in secret', said: () => 'has chosen in secret' },
  openChoices: { wanted: 'open the choices', said: () => 'has the secret choices opened' },
  entrust: { wanted: 'make a deck for a few', said: () => 'gives the face-up cards to a few, as a deck of their own' },
  drawFew: { wanted: 'draw from the deck of a few', said: () => 'draws from the deck of a few' },
  openFew: { wanted: 'lay open the deck of a few', said: () => 'has the deck of a few laid open' },
  callOff: { wanted: 'give up what is under way', said: () => 'gives up what was under way' },
  finish: { wanted: 'put the cards away', said: () => 'wants to put the cards away' },
};
