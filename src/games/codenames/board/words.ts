/**
 * What the board says. Names of people are never declined or gendered; a headline has at most 42 characters and names a person or a
 * team and a verb. Rules and advice are the game's own (`../words`), not the board's.
 */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Identity, Team, TroubleView } from '../view.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

/** All that the board says. Numbers of pictures are already counted from 1. */
export interface Words {
  readonly team: Readonly<Record<Team, string>>;
  readonly identity: Readonly<Record<Identity, string>>;
  readonly letter: Readonly<Record<Identity, string>>;
  readonly spymaster: string;
  readonly operative: string;
  readonly away: string;
  readonly me: string;
  readonly pictures: string;
  readonly picture: string;
  inKey(name: string): string;
  aim(n: number): string;
  readonly sending: string;
  readonly turning: string;
  readonly describe: string;
  readonly describeNot: string;
  // lobby
  readonly makeTeams: string;
  readonly readyToLay: string;
  join(t: Team): string;
  readonly claim: string;
  readonly resign: string;
  readonly claimHint: string;
  readonly freeSpymaster: string;
  readonly split: string;
  readonly lay: string;
  readonly flip: string;
  readonly missing: string;
  missingSpymaster(t: Team): string;
  missingOperative(t: Team): string;
  readonly noTeam: string;
  readonly lobbyHint: string;
  uneven(red: number, blue: number): string;
  trouble(what: TroubleView['what'], names: string): string;
  // grid and key
  readonly laying: string;
  readonly layingHint: string;
  readonly keyMaking: string;
  readonly keyHint: string;
  keyTrouble(names: string): string;
  // clue
  yourClue(name: string): string;
  theirClue(name: string): string;
  nobodysClue(t: Team): string;
  /** The team whose turn it is has no operative left. */
  nobodyGuesses(t: Team): string;
  readonly nobodyGuessesHint: string;
  readonly nobodyGuessesThree: string;
  readonly clueHint: string;
  toFind(t: Team, n: number): string;
  readonly clueTitle: string;
  readonly word: string;
  readonly number: string;
  readonly less: string;
  readonly more: string;
  clueFits(n: number, of: number): string;
  readonly clueEmpty: string;
  readonly giveClue: string;
  readonly cluePrivate: string;
  readonly aimsHint: string;
  // guess
  readonly virtualTurn: string;
  pick(t: Team): string;
  pickMore(t: Team): string;
  clueOf(name: string): string;
  guessesLeft(n: number): string;
  readonly tapHint: string;
  readonly tapFirst: string;
  touch(n: number): string;
  readonly letMeThink: string;
  readonly stop: string;
  turningOne(n: number): string;
  // the spymaster's key
  readonly eyesOnly: string;
  readonly noShare: string;
  readonly keyCovered: string;
  readonly coverKey: string;
  readonly showKey: string;
  readonly pokerFace: string;
  // slip, scores, end
  readonly left: string;
  leftOf(n: number, of: number): string;
  readonly slip: string;
  turn(n: number): string;
  readonly noClues: string;
  chip(n: number, name: string): string;
  bill(r: number, b: number): string;
  wins(t: Team): string;
  readonly another: string;
  why(rule: string, winner: Team): string;
  readonly next: string;
  // calling it off
  readonly callOff: string;
  readonly callOffAsk: string;
  readonly callOffYes: string;
  readonly callOffNo: string;
  callOffVotes(names: string, n: number, needed: number): string;
  /** Enough want it, but of a side nobody: these could. */
  callOffLacks(names: readonly string[]): string;
  readonly callOffToo: string;
  // said aloud
  saidClue(t: Team, word: string, n: string): string;
}

export const boardWords: (lang: Lang) => Words = words<Words>(it, en);
