/** Memento Mori in English: the rules in our own words, what to do when one of them refuses, moves and news in the log. */
import { logNews, type MoveWords, type NewsWords, personIn, toldIn } from '../../kit/log-words.ts';
import type { Word } from '../news.ts';
import { REWRITE } from '../state.ts';
import type { Code, RuleId } from '../rules.ts';
import type { MoveName } from './moves.ts';

export const rules: Readonly<Record<RuleId, string>> = {
  'MM-001': 'Four, five or six people play.',
  'MM-010': 'Everybody knows from the start that the group will lose, and says so before it begins.',
  'MM-013': 'Everybody gives the Darkness one element, and may change it while the others are still writing.',
  'MM-014': 'The Darkness is described once everybody has given it an element.',
  'MM-017':
    'After the elements the table talks about the setting, until all are ready, or more than half once the time has passed.',
  'MM-018': 'The talk about the setting is meant to be short: its clock ends nothing by itself.',
  'MM-019': 'After the talk everybody writes one trait of their own character.',
  'MM-021':
    'A trait is something that another character could learn. If somebody doubts it, all but its author decide.',
  'MM-023': 'A trait is one line of text, and not an empty one.',
  'MM-025': 'Everybody sets one prelude and no more, clockwise.',
  'MM-032': 'Only the person who set a prelude ends it.',
  'MM-033': 'When a prelude ends, its setter gives each of the other characters one trait.',
  'MM-034': 'Nobody gives a trait to their own character in their own prelude.',
  'MM-037':
    'When the story begins no trait belongs to two characters; case, spaces and the way accents are stored make no difference.',
  'MM-060': 'Those who have yielded to the Darkness may agree in private with the others who have.',
  'MM-074': 'After a conflict only the holder of narrative power tells what happens.',
  'MM-076':
    'Where several tell, the scene closes once all who are here confirm, or a minute after the first did; each may ask for more time once a scene.',
  'MM-077': 'Only those who tell a scene close it, and nobody adds to it afterwards.',
  'MM-080': 'In its own scene the Lantern meets the Darkness, and nobody rolls in its place.',
  'MM-090': 'The scene of a Follower is its own: it tries to learn one trait of the Lantern.',
  'MM-091': 'Before the dice the Follower says which trait it envies.',
  'MM-092': 'The envied trait is on the current Lantern’s sheet.',
  'MM-093': 'Nobody envies a trait that they have.',
  'MM-094': 'Once the dice are rolled, what was declared stays.',
  'MM-099': 'If the Lantern has nothing that the Follower lacks, the conflict is played with nothing envied.',
  'MM-107': 'Only a Follower plays the Trickster.',
  'MM-108': 'The Trickster is played only while the dice make the Follower lose, and would cost it a die.',
  'MM-115': 'The trait is given up for good before the new dice exist.',
  'MM-120': 'Without a trait left the Follower can’t play the Trickster again.',
  'MM-123': 'Only a trait of one’s own sheet can be given up.',
  'MM-126': 'A Follower attacked in a Darkness scene may play the Trickster, if the table has chosen so.',
  'MM-128': 'The Lantern and the Darkness never play the Trickster.',
  'MM-160': 'A defeat scene is a right: its player may waive it.',
  'MM-161': 'The story doesn’t go on before those who yielded have told of their defeat.',
  'MM-163': 'In its scene the Darkness attacks one character that hasn’t yielded, the Lantern or a Follower.',
  'MM-164':
    'Whom to attack is said by the player whose turn it is for the Darkness, after hearing the others who are it.',
  'MM-165': 'The Darkness doesn’t attack a character that has yielded.',
  'MM-190': 'The last character has only its own defeat left, without dice.',
  'MM-192': 'The story ends when the scene of the last character closes.',
  'MM-195': 'After the end nothing changes dice, traits or fates any more.',
  'MM-199':
    'If the person who should act isn’t there, or doesn’t answer a call, the table does the simplest thing after a while.',
  'MMQ-01':
    'When a group decides, everybody has one vote and may change it. It closes when all agree or when the time is up: most votes win, and among equals the first clockwise.',
  'MMQ-14': 'Only those whom a decision concerns vote: for a new Lantern the Followers, not those who have yielded.',
  'MMQ-27':
    'A player who leaves before the story takes the character along; later the simplest thing is done for it. More than half of those who are here may go on without somebody who isn’t, or end the story.',
  'MMQ-28':
    'Anybody may stop the game, or have the scene step back, without saying why. It goes on when somebody says so.',
  'MMQ-29': 'Texts have a maximum length, and hold no characters that can’t be seen.',
};

export const advice: Readonly<Record<Code, string>> = {
  'already-called': 'They have been called: wait for an answer.',
  'already-confirmed': 'You have confirmed already.',
  'already-objected': 'You have asked for more time in this scene already.',
  'already-owned': 'You have this one: choose one that you lack.',
  'already-ready': 'You are ready; somebody else isn’t yet.',
  'already-voted': 'That is your vote already.',
  'clock-runs': 'The clock is running already.',
  'decision-closed': 'There is nothing to vote on.',
  'decision-open': 'A decision comes first: vote.',
  'defeat-scene-pending': 'Wait until those who yielded have told of their defeat.',
  'element-missing': 'First give the Darkness an element.',
  'envy-first': 'First choose what you envy.',
  'envy-locked': 'The dice are rolled: the envied trait stays.',
  'final-scene-only': 'Only the last scene is left: tell it.',
  'game-over': 'The story is over: here one can only talk about it.',
  'lantern-cannot-trick': 'Only a Follower plays the Trickster.',
  'no-defeat-scene': 'There is no scene to waive.',
  'no-trait-left': 'You have no trait left to give up.',
  'nobody-to-call': 'Call the person who should act and doesn’t answer.',
  'not-a-controller': 'Only those who have yielded to the Darkness speak here.',
  'not-an-option': 'Choose one of those offered.',
  'not-called': 'Nobody is calling you.',
  'not-in-electorate': 'You don’t vote in this decision.',
  'not-losing': 'The Trickster helps only while you are losing.',
  'not-narrator': 'Somebody else is telling now.',
  'not-on-lantern-sheet': 'Choose a trait from the current Lantern’s sheet.',
  'not-own-character': 'Write for the others, not for yourself.',
  'not-paused': 'The game is on already.',
  'not-scene-owner': 'That is for the owner of the scene.',
  'nothing-missing': 'Nothing is missing: go on.',
  'nothing-to-rewrite': 'There is nothing to rewrite.',
  'options-fixed': 'The story has begun: the settings stay.',
  paused: 'The game is paused: go on when you are ready.',
  'phase-closed': 'Not now: the table is at another step.',
  'scene-closed': 'This scene can’t be changed any more.',
  'stepped-back': 'The scene has stepped back: go on together.',
  'story-full': 'The journal is full: go on aloud.',
  'target-defeated': 'Choose somebody who hasn’t yielded yet.',
  'target-first': 'First say whom the Darkness attacks.',
  'text-not-plain': 'Write a text that can be seen, within its length.',
  'too-few': 'Wait until there are four of you.',
  'trait-missing': 'A trait is missing: give one to each.',
  'trait-not-owned': 'Choose a trait of your own sheet.',
  'trait-not-unique': 'Somebody has it already: find another.',
  'your-own-trait': 'You wrote it: the others decide.',
};

export const moves: Readonly<Record<MoveName, MoveWords>> = {
  confirm: { wanted: 'confirm', said: () => 'knows how it will end, and is ready to play' },
  configure: { wanted: 'change the settings', said: () => 'changes the settings' },
  setCare: { wanted: 'change the table’s limits', said: () => 'writes what stays out of the story' },
  element: { wanted: 'describe the Darkness', said: () => 'gives the Darkness an element' },
  ready: { wanted: 'be ready', said: () => 'is ready' },
  ownTrait: { wanted: 'write a trait', said: () => 'writes a trait of their own' },
  object: { wanted: 'doubt a trait', said: () => 'asks whether a trait can be learnt' },
  rewrite: { wanted: 'rewrite a trait', said: () => 'rewrites a trait' },
  nameCharacter: { wanted: 'name the character', said: () => 'names their character' },
  endPrelude: { wanted: 'end the prelude', said: () => 'ends the prelude' },
  give: { wanted: 'give the traits', said: () => 'gives each of the others a trait' },
  vote: { wanted: 'vote', said: () => 'votes' },
  hurry: { wanted: 'start the clock', said: () => 'starts the clock' },
  cast: { wanted: 'meet the Darkness', said: () => 'meets the Darkness' },
  envy: { wanted: 'envy a trait', said: () => 'says what they envy in the Lantern' },
  target: { wanted: 'choose whom to attack', said: (args, name) => `attacks ${personIn(args, name) || 'somebody'}` },
  trickster: { wanted: 'play the Trickster', said: () => 'plays the Trickster' },
  accept: { wanted: 'cede the die', said: () => 'cedes the die' },
  tryAgain: { wanted: 'roll again', said: () => 'asks for the dice again' },
  narrate: { wanted: 'tell', said: () => 'adds to the tale' },
  close: { wanted: 'close the scene', said: () => 'wants to close the scene' },
  notYet: { wanted: 'ask for more time', said: () => 'asks for more time' },
  waive: { wanted: 'waive the scene', said: () => 'waives their scene' },
  jot: { wanted: 'write a note', said: () => 'writes a note', untold: true },
  whisper: { wanted: 'speak with the Darkness', said: () => 'speaks with the Darkness', untold: true },
  call: {
    wanted: 'call somebody',
    said: (args, name) => `calls ${personIn(args, name) || 'somebody'}: are you there?`,
  },
  iAmHere: { wanted: 'answer', said: () => 'answers: here I am' },
  goOnWithout: {
    wanted: 'go on without somebody',
    said: (args, name) => `wants to go on without ${personIn(args, name) || 'somebody'}`,
  },
  endStory: { wanted: 'end the story', said: () => 'wants to end the story here' },
  pause: { wanted: 'pause', said: () => 'pauses the game' },
  stepBack: { wanted: 'step back', said: () => 'has the scene step back', untold: true },
  goOn: { wanted: 'go on', said: () => 'goes on' },
};

export const sentences: Readonly<Record<Word, NewsWords>> = {
  began: () => 'The story begins: first of all, the Darkness.',
  talkOver: () => 'The time for the talk has passed.',
  traitsGiven: (t, name) => `${toldIn(t, name)} has given each of the others a trait.`,
  lanternChosen: (t, name) => `The Lantern is ${toldIn(t, name)}.`,
  lanternAnew: () => 'There is a doubt: once it is settled, all vote for the Lantern anew.',
  decided: ({ args: [what, option, trait] }) => {
    if (what !== 'objection') return 'The decision is made.';
    const which = trait === undefined ? 'The trait' : `“${trait}”`;
    return option === REWRITE ? `${which} can’t be learnt: it is written anew.` : `${which} can be learnt: it stays.`;
  },
  darknessWins: () => 'The Darkness wins.',
  lanternWins: (t, name) => `The Lantern wins, ${toldIn(t, name)}.`,
  followerWins: (t, name) => `${toldIn(t, name)} wins.`,
  learnt: (t, name) => `${toldIn(t, name)} learns: ${t.args[0] ?? ''}.`,
  cedes: (t, name) => `${toldIn(t, name)} cedes a die to the Darkness.`,
  gains: (t, name) => `${toldIn(t, name)} takes a die from the Darkness.`,
  gaveUp: (t, name) => `${toldIn(t, name)} gives up: ${t.args[0] ?? ''}.`,
  yields: (t, name) => `${toldIn(t, name)} yields to the Darkness.`,
  turnsActive: () => 'The Darkness moves: from now on those who have yielded are it.',
  succeeds: (t, name) => `The new Lantern is ${toldIn(t, name)}.`,
  overtakes: (t, name) => `${toldIn(t, name)} has learnt everything, and is the Lantern now.`,
  stays: (t, name) =>
    t.args[0] === 'dice'
      ? `${toldIn(t, name)} stays the Lantern: the traits are the same, and more dice decide.`
      : `${toldIn(t, name)} stays the Lantern: so the Followers have decided.`,
  waived: (t, name) => `${toldIn(t, name)} doesn’t tell of their defeat.`,
  default: (t, name) => `${toldIn(t, name)} isn’t there: the table does the simplest thing.`,
  steppedBack: () => 'The scene steps back.',
  ended: () => 'The story is over.',
  failed: () => 'The dice didn’t come: anybody may ask for them again.',
};

export const news: ReturnType<typeof logNews> = logNews(sentences);
