/** What the board says besides rules, advice and cards (`../words`). Names of people are never declined or gendered. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { Aim, Kind } from '../cards/deck.ts';
import type { Mode } from '../options.ts';
import { cardsEn } from '../words/cards-en.ts';
import { cardsIt } from '../words/cards-it.ts';
import type { CardWords } from '../words/card-words.ts';
import type { Mark } from './preview.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export type Goal = 'identity' | 'mission' | 'hand';

export interface Words {
  somebody(n: number): string;
  // the headline
  readonly lobbyHead: string;
  readonly lobbySay: string;
  /** @param n so many sit here, and a house rule lets them play */
  readonly lobbyTooMany: (n: number) => string;
  readonly dealing: string;
  readonly dealingSay: string;
  mixing(names: string, n: number): string;
  /** Once it is known who begins, while others still decide on their Identity. */
  starts(name: string): string;
  readonly youStart: string;
  readonly startsSay: string;
  readonly startHead: string;
  readonly startSay: string;
  /** Where no Identity can be exchanged meanwhile. */
  readonly startBy: Readonly<Record<'guessTime' | 'random' | 'chosen', string>>;
  readonly turnLeft: string;
  readonly decideLeft: string;
  readonly ownLate: string;
  lateSay(names: string): string;
  readonly yourTurn: string;
  turnOf(name: string): string;
  readonly drawSay: string;
  readonly playSay: string;
  playMore(left: number): string;
  readonly sideSay: string;
  readonly endSay: string;
  /** After a discard, by what comes next. */
  readonly swapSay: Readonly<Record<'draw' | 'play' | 'end', string>>;
  readonly watchSay: string;
  /** To who has no turn to come. */
  readonly lookSay: string;
  /** Before another ends the turn: a pause in which a win would be declared. */
  readonly endsSay: string;
  /** @param what it is aimed at: years or a name; '' where it needs no aim */
  announces(name: string, card: string, what: string): string;
  /** A Note is announced. @param card what it would stop */
  stops(name: string, card: string): string;
  readonly windowSay: string;
  /** Of a Note against somebody's card. @param own the Note is one's own */
  memoWindowSay(name: string, own: boolean): string;
  readonly ownWindowSay: string;
  searches(name: string): string;
  readonly yourSearch: string;
  readonly searchDiscard: string;
  readonly searchDraw: string;
  readonly resolving: string;
  readonly resolvingSay: string;
  readonly stuck: string;
  /** @param names who hasn't answered; '' where nobody is named */
  stuckSay(names: string): string;
  readonly soloStep: string;
  readonly soloStepSay: string;
  readonly soloHome: string;
  readonly soloHomeSay: string;
  /** `n` winners; a team wins at Solonauts. */
  wins(names: string, n: number): string;
  readonly youWin: string;
  readonly nobodyWins: string;
  readonly universeEnds: string;
  /** How a game without a winner came to its end. */
  readonly lostBy: Readonly<Record<string, string>>;
  // the TimeLine
  readonly timeline: string;
  readonly linchpin: string;
  readonly linchpinTurned: string;
  readonly ripplepoint: string;
  readonly paradox: string;
  readonly patch: string;
  halfway(years: string): string;
  readonly unreachable: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly canAim: string;
  /** A card that has changed and is still to be turned. */
  readonly due: string;
  readonly timekeeper: string;
  timekeeperSay(left: number): string;
  turnNext(year: number): string;
  readonly turnAll: string;
  readonly meter: string;
  meterSpoken(open: number, of: number): string;
  warning(left: number): string;
  readonly ultraName: string;
  readonly ultra: string;
  // cards
  readonly kinds: Readonly<Record<Kind, string>>;
  patchYear(year: number): string;
  patchText(year: number, draws: boolean): string;
  artifactText(blocked: boolean): string;
  years(list: string): string;
  /** What a card does, in a line of its face, by id; the whole text is on the slip. */
  readonly briefs: Readonly<Record<string, string>>;
  /** A Patch that draws a card. */
  readonly briefPatch: string;
  /** CH-188: of Double Time, where it is two turns. */
  readonly twice: { readonly text: string; readonly brief: string };
  readonly hand: string;
  readonly sideHand: string;
  place(i: number, of: number, what: string): string;
  readonly playable: string;
  readonly emptyHand: string;
  readonly handThere: (n: number) => string;
  // acts
  readonly draw: string;
  readonly play: string;
  playOn(what: string): string;
  readonly discard: string;
  readonly discardAny: string;
  readonly discardPatch: string;
  readonly swap: string;
  readonly endTurn: string;
  readonly declare: Readonly<Record<Goal, string>>;
  readonly sure: string;
  /** Said of a button that asks. */
  readonly sureSay: string;
  readonly no: string;
  readonly aimAt: string;
  readonly aimWay: string;
  readonly amongThese: string;
  needsParadox(year: number): string;
  /** What a card lacks that can be aimed at nothing now, by its aim. */
  readonly lacks: Readonly<Partial<Record<Aim, string>>>;
  readonly aimOnTable: string;
  readRule(id: string): string;
  readonly aimMine: string;
  aimOf(name: string): string;
  readonly clockwise: string;
  readonly counterclockwise: string;
  readonly cannot: string;
  readonly sending: string;
  // what would happen
  readonly wouldHappen: string;
  change(mark: Mark, year: number, event: string): string;
  count(before: number, after: number, of: number): string;
  readonly ends: string;
  readonly ultraBegins: string;
  readonly ultraEnds: string;
  // the window
  readonly stack: string;
  says(name: string): string;
  cancels(card: string): string;
  aims(what: string): string;
  readonly pass: string;
  readonly passed: string;
  readonly memo: string;
  readonly late: string;
  readonly autoPass: string;
  readonly autoPassing: string;
  // the search
  readonly take: string;
  takeOn(what: string): string;
  readonly takeNothing: string;
  readonly searching: string;
  // people and piles
  readonly people: string;
  inHand(n: number): string;
  aside(n: number): string;
  readonly onTurn: string;
  readonly away: string;
  readonly left: string;
  readonly skipped: string;
  readonly here: string;
  readonly won: string;
  readonly artifacts: string;
  /** In Artifaxx, before somebody. */
  readonly nothingLaid: string;
  wasShown(names: string): string;
  voteSkip(name: string): string;
  votes(n: number, of: number): string;
  readonly comeBack: string;
  readonly piles: string;
  drawPile(n: number): string;
  discards(n: number): string;
  readonly discardsEmpty: string;
  keepers(names: string): string;
  /** All players keep it, but these; '' for nobody. */
  keepersAll(but: string): string;
  /** @param least so many of them could look into the pile together */
  keepersPeek(least: number): string;
  readonly keepsAlone: string;
  /** @param waits too many are missing to go on */
  keepersMissing(names: string, waits: boolean): string;
  readonly keepersMaking: string;
  // goals
  readonly identity: string;
  readonly mission: string;
  asItWas(year: number): string;
  changed(year: number): string;
  readonly met: string;
  readonly unmet: string;
  lies(name: string): string;
  readonly bestPortrait: string;
  or(list: readonly string[]): string;
  readonly cover: string;
  pointsAt(names: string, n: number): string;
  readonly coverBrief: string;
  readonly uncover: string;
  readonly uncoverBrief: string;
  readonly covered: string;
  readonly canWin: string;
  // a Patch of 1945
  readonly wants: string;
  wantsTurned(year: number): string;
  wantsTrue(year: number): string;
  // the start
  readonly guess: string;
  /** @param seconds that there are for it */
  guessSay(seconds: number): string;
  /** Said as the contest begins. */
  guessWithin(seconds: number): string;
  /** Before what the clock shows. */
  readonly guessLeft: string;
  /** Said as the contest is over, of those who had written nothing. */
  unguessed(names: string, n: number): string;
  /** Of times that are written and couldn't be opened. */
  unopened(names: string, n: number): string;
  readonly outOfContest: string;
  readonly ownUnopened: string;
  readonly guessTime: string;
  /** Of what was written and is no time. */
  readonly guessForm: string;
  readonly guessed: string;
  readonly sawClock: string;
  readonly keep: string;
  readonly exchange: string;
  readonly exchangeSay: string;
  youAre(name: string): string;
  earlier(names: string): string;
  readonly tale: string;
  readonly again: string;
  readonly chooseFirst: string;
  /** @param face of the die that was thrown for all, or for people who had guessed alike */
  lotFell(face: number, name: string): string;
  guessOf(name: string, guess: string, minutes: number, begins: boolean): string;
  notOpened(name: string): string;
  // the lobby
  readonly modes: Readonly<Record<Mode, { readonly name: string; readonly line: string; readonly people: string }>>;
  readonly firstTime: string;
  readonly beside: string;
  readonly openBeside: string;
  readonly options: string;
  readonly option: Readonly<Record<OptionName, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly accepted: string;
  readonly begin: string;
  // Solonauts
  readonly travellers: string;
  atHome(n: number, of: number): string;
  readonly sendHome: string;
  readonly refill: string;
  readonly giveUp: string;
  // the end
  /** How it was won. @param name of the Identity or Mission; '' where it isn't known */
  wonBy(goal: Goal, name: string): string;
  readonly tryAgain: string;
  readonly callOff: string;
  wantOff(names: string): string;
  readonly showCards: string;
  readonly shown: string;
}

export type OptionName =
  | 'startMethod'
  | 'memoSeconds'
  | 'turnSeconds'
  | 'fastForward'
  | 'mulligan'
  | 'overfull'
  | 'winHint'
  | 'guessSeconds'
  | 'halfMarker'
  | 'skipWindow'
  | 'auditAtEnd'
  | 'fixedWindow'
  | 'axParents'
  | 'soloIdentities'
  | 'timekeeper';

export const boardWords: (lang: Lang) => Words = words<Words>(it, en);
export const cardWords: (lang: Lang) => CardWords = words<CardWords>(cardsIt, cardsEn);
