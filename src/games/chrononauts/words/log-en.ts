/** The log in English: the moves, and what came of them. */
import { cardsEn } from './cards-en.ts';
import { type MoveWords, personIn } from '../../kit/log-words.ts';
import { isOn, kindIn, newsOf, takesCard, type MoveName, type NewsWords } from './moves.ts';
import { said, tellerOf, year } from './teller.ts';

export { advice, rules } from './en.ts';

const open = (n = 0): string => `Open Paradoxes: ${n}.`;
const { aims, does, shows, card, turned, times } = tellerOf(cardsEn, {
  quotes: ['“', '”'],
  tale: '. As they tell it: ',
  aims: { years: (years) => ` on ${years}`, ways: { clockwise: 'clockwise', counterclockwise: 'counterclockwise' } },
  card: 'a card',
  linchpin: 'A Linchpin is turned.',
  and: ' and ',
  turns: ['one more card turns', '# more cards turn'],
  fall: ['a Patch comes off', '# Patches come off'],
  minutes: ['one minute', '# minutes'],
  open,
});

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  configure: { wanted: 'change the options', said: said('changes the options') },
  accept: { wanted: 'agree', said: said('agrees') },
  begin: { wanted: 'deal', said: said('has the cards dealt') },
  guessTime: { wanted: 'guess the time', said: said('has written a time') },
  disqualifySelf: { wanted: 'leave the contest', said: said('has just seen a clock'), news: true },
  chooseFirst: {
    wanted: 'choose who begins',
    said: (args, name) => `has ${personIn(args, name) || 'somebody'} begin`,
  },
  keepIdentity: { wanted: 'keep the Identity', said: said('keeps the Identity') },
  mulliganIdentity: { wanted: 'exchange the Identity', said: said('exchanges the Identity') },
  draw: { wanted: 'draw', said: said('draws') },
  play: { wanted: 'play a card', said: does('plays', 'a card') },
  loseTime: { wanted: 'lose time', said: does('loses time and discards', 'a card'), news: true },
  loseTimeSwap: {
    wanted: 'discard a second card',
    said: (args, name, face) => `${does('also discards', 'a second card')(args, name, face)} and draws`,
    news: true,
  },
  endTurn: { wanted: 'end the turn', said: said('ends the turn') },
  memo: { wanted: 'play a Note', said: said('answers with a Note') },
  passMemo: { wanted: 'pass', said: said('has decided'), untold: true },
  setAutoPass: {
    wanted: 'change what is passed',
    said: (args) => (isOn(args) ? 'passes everything' : 'decides card by card again'),
  },
  choose: {
    wanted: 'choose a card',
    said: (args, name, face) => (takesCard(args) ? does('finds', 'a card')(args, name, face) : 'takes nothing'),
  },
  declareWin: {
    wanted: 'declare a win',
    said: (args, _, face) =>
      shows(
        kindIn(args, { identity: 'goes home', mission: 'has completed the Mission', hand: 'holds ten cards' }),
        args,
        face,
      ),
  },
  showCards: {
    wanted: 'show cards',
    said: (args, _, face) => shows('shows the cards that were left', args, face),
  },
  discardAny: { wanted: 'discard a card', said: does('discards', 'a card'), news: true },
  discardPatch: { wanted: 'discard a Patch', said: does('discards', 'a Patch'), news: true },
  sendHome: { wanted: 'send somebody home', said: does('sends home', 'an Identity'), news: true },
  refill: { wanted: 'fill the hand', said: said('fills the hand') },
  giveUp: { wanted: 'give up', said: said('gives up') },
  voteSkip: {
    wanted: 'pass somebody over',
    said: (args, name) => `wants to go on without ${personIn(args, name) || 'somebody'}`,
  },
  comeBack: { wanted: 'come back', said: said('comes back into the game') },
  tryAgain: { wanted: 'try again', said: said('tries again') },
  callOff: { wanted: 'call the game off', said: said('wants to call the game off') },
  nextGame: { wanted: 'play again', said: said('opens another game') },
};

const WORDS: NewsWords = {
  guesses: (guesses) => `The times written, and how far off: ${times(guesses)}.`,
  begins: ({ people: [who] }) => `${who} begins.`,
  turned,
  destroyed: () => 'Thirteen open Paradoxes: the universe ends.',
  laid: ({ ids: [id], counts: [left] }) => `${year(id)} is patched: ${card(id)}. ${open(left)}`,
  placed: ({ people: [who], ids: [id] }) => `${card(id)} lies in front of ${who}.`,
  taken: ({ people: [to, from], ids: [id] }) => `${card(id)} goes from ${from} to ${to}.`,
  gone: ({ people: [who], ids: [id] }) => `${card(id)}, in front of ${who}, is gone.`,
  stopped: ({ people: [who, by], ids: [id] }) => `${by} stops ${who}’s ${card(id)}: it has no effect.`,
  hands: ({ ids: [way] }) => `All hands move on ${aims.ways[way === 'clockwise' ? way : 'counterclockwise']}.`,
  vortex: () => 'All hands are shuffled together and dealt again.',
  mission: ({ people: [who] }) => `${who}’s Mission goes under its deck, and a new one is drawn.`,
  identity: ({ people: [who], ids: [id] }) => `${who} was ${card(id)}, and becomes somebody else.`,
  lot: ({ people }) => `${people.length > 0 ? `A tie: ${people.join(', ')}. ` : ''}The dice decide who begins.`,
  forward: ({ people: [who], counts: [left = 2] }) =>
    `${card('fast-forward')}: ${who} has ${left === 1 ? 'one more card' : `${left} more cards`} to play.`,
  'found-nothing': ({ people: [who] }) => `${who} searches and takes nothing.`,
  skipped: ({ people: [who] }) => `The game goes on without ${who}.`,
};

export const news: ReturnType<typeof newsOf> = newsOf(WORDS, 'somebody');
