/** Lupus in Tabula in English: what to do when a rule refuses, and the moves in the log. */
import type { Code } from '../rules.ts';
import { logNews, type MoveWords, personIn } from '../../kit/log-words.ts';
import { isOwn, type MoveName } from './words.ts';
import { newsEn } from './news-en.ts';

export { rules } from './rules-en.ts';
export const news: ReturnType<typeof logNews> = logNews(newsEn);

export const advice: Readonly<Record<Code, string>> = {
  'all-must-agree': 'Wait until everybody still alive has agreed.',
  'already-agreed': 'You have agreed already.',
  'already-begun': 'The cards are dealt: what was chosen stays.',
  'already-ready': 'You are ready; somebody else isn’t yet.',
  'another-moderates': 'Let another device moderate: this one broke off three deals.',
  'another-player': 'Choose somebody else.',
  asleep: 'It is night: not a word, not a sign.',
  'cards-and-players': 'Use as many cards as there are players.',
  'discussion-over': 'The talk is over.',
  'eliminated-silent': 'You are out: watch, and keep it to yourself.',
  'from-next-day': 'You vote as a ghost from tomorrow on.',
  'game-over': 'The game is over: begin another.',
  'ghosts-nominate-only': 'A ghost votes in the first vote only.',
  'ghosts-or-open-graves': 'Choose one: ghosts who vote, or dead who see everything.',
  'innocent-only': 'Choose somebody who isn’t a werewolf.',
  'is-apart': 'One of you talks apart with somebody already.',
  listen: 'Now everybody listens.',
  'masons-in-pair': 'Put in both masons, or none.',
  'moderator-neutral': 'The moderator takes no part in that.',
  'no-specials-at-eight': 'Leave out the special characters, or play with nine.',
  'nobody-such': 'Choose somebody who plays.',
  'nominees-do-not-vote': 'You are nominated: the others vote.',
  'not-a-checkpoint': 'That is said after dawn and after the stake.',
  'not-apart': 'Take somebody aside first.',
  'not-for-a-player': 'Hand it to somebody who doesn’t play, or is dead.',
  'not-in-sequence': 'Another turn comes first.',
  'not-moderator': 'That is the moderator’s to do.',
  'not-nominated': 'Choose one of the nominated.',
  'not-now': 'Not now: the village is at something else.',
  'not-paused': 'The game is on already.',
  'not-self': 'Choose somebody other than yourself.',
  'not-speaker': 'Somebody else has the floor.',
  'not-your-turn': 'Wait until it is your turn to vote.',
  'nothing-stuck': 'Nothing is missing: go on.',
  'one-seer': 'Put in the seer, once.',
  paused: 'The game is paused: go on when you are ready.',
  'player-count': 'You need eight to twenty-four players.',
  'recommended-from': 'Leave this character to bigger tables, or lift that setting.',
  'setting-off': 'This table plays without that.',
  supply: 'There are fewer of this card.',
  'target-not-alive': 'Choose somebody who is alive.',
  'too-late': 'The choices of this turn are made.',
  'villager-supply': 'Put in special characters for some of the villagers, or allow more of them.',
  wolves: 'Put in two werewolves; with sixteen players or more, three.',
};

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  agree: { wanted: 'agree', said: () => 'agrees' },
  aside: {
    wanted: 'talk apart',
    said: (args, name) => `takes ${personIn(args, name) || 'somebody'} aside`,
  },
  begin: { wanted: 'have the cards dealt', said: () => 'has the cards dealt' },
  call: { wanted: 'open a turn', said: () => 'opens the next turn' },
  callOff: { wanted: 'call the game off', said: () => 'wants to call the game off' },
  close: { wanted: 'close a turn', said: () => 'closes the turn' },
  configure: { wanted: 'change the settings', said: () => 'changes the settings' },
  dawn: { wanted: 'open the day', said: () => 'opens the day' },
  endTalk: { wanted: 'end the talk', said: () => 'ends the talk' },
  goOn: { wanted: 'go on', said: () => 'goes on' },
  handOver: {
    wanted: 'hand over',
    // To themselves: what they had offered stands no more.
    said: (args, name, _, by) =>
      isOwn(args, by)
        ? 'thinks better of it, and goes on moderating'
        : `wants ${personIn(args, name) || 'somebody else'} to moderate`,
  },
  moderate: {
    wanted: 'choose who moderates',
    said: (args, name) => `proposes that ${personIn(args, name) || 'somebody'} moderates`,
  },
  next: { wanted: 'go on to the next', said: () => 'gives the floor to the next' },
  nextGame: { wanted: 'begin another game', said: () => 'begins another game' },
  owl: { wanted: 'say whom the owl pointed out', said: () => 'says what the owl saw' },
  pass: { wanted: 'give up the floor', said: () => 'has said everything' },
  pause: { wanted: 'pause', said: () => 'pauses the game' },
  pick: { wanted: 'choose somebody', said: () => 'chooses somebody', untold: true },
  ready: { wanted: 'be ready to vote', said: () => 'is ready to vote' },
  rejoin: { wanted: 'come back to the others', said: () => 'comes back to the others' },
  tryAgain: { wanted: 'try again', said: () => 'has it tried again' },
  verdict: { wanted: 'say whether it is over', said: () => 'looks around the village' },
  vote: { wanted: 'vote', said: (args, name) => `votes for ${personIn(args, name) || 'somebody'}` },
  whisper: { wanted: 'say something apart', said: () => 'says something apart' },
};
