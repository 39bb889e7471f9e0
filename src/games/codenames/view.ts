/** What Codenames' board gets: `codenames.view(state, eyes)`. The decision who sees what is made there and nowhere else. */
import type { Handle, Seat } from '../../kernel/game.ts';
import type { Options } from './options.ts';
import type { PictureSet } from './pictures.ts';

export const TEAMS = ['red', 'blue'] as const;
export type Team = (typeof TEAMS)[number];
export const IDENTITIES = ['red', 'blue', 'bystander', 'assassin'] as const;
export type Identity = (typeof IDENTITIES)[number];

/**
 * `ask`: a question lies before the rival spymaster. `challenge`: an objection to the clue does. `cover`: a picture is being covered
 * without a guess. `enemy`: the virtual team's turn.
 */
export type Phase =
  | 'lobby'
  | 'grid'
  | 'key'
  | 'clue'
  | 'ask'
  | 'guess'
  | 'challenge'
  | 'reveal'
  | 'cover'
  | 'enemy'
  | 'over';

export interface CellView {
  /** Number of the picture's face in the deck of pictures, or in the table's own; -1 where a word lies. */
  readonly picture: number;
  readonly word?: string;
  /** The identity that was found here, once it is public. */
  readonly cover?: Identity;
  /** From the key: only in the view of a spymaster of this key, and of everybody after the end. */
  readonly key?: Identity;
}

export interface TeamView {
  readonly spymaster: Seat | null;
  readonly operatives: readonly Seat[];
  /** Agents still to find, and how many there were; 0 before the key. */
  readonly left: number;
  readonly total: number;
}

/** CN-132: "unlimited" in place of a number. */
export type ClueNumber = number | 'unlimited';

export interface TurnView {
  readonly team: Team;
  /** Empty where it was only said, and not spelled (CN-202). */
  readonly word: string;
  readonly number: ClueNumber;
  /** CN-078: ruled invalid, so that nobody guessed. */
  readonly invalid?: true;
  /** CN-079: what the other spymaster had covered for it. From the fifth rules on. */
  readonly owed?: { readonly cell: number; readonly identity: Identity };
  readonly covered: readonly { readonly cell: number; readonly identity: Identity }[];
}

export interface AskView {
  /** Table time, in milliseconds, at which it counts as denied. */
  readonly until: number;
  readonly allowed: boolean;
  readonly word?: string;
  /** Absent where what was asked with the word is no number. */
  readonly number?: ClueNumber;
}

export interface MarkView {
  /** What `unmark` names. */
  readonly on: number | Handle;
  readonly seat: Seat;
  readonly cell: number;
}

/** CNQ-25: who wants whom to lead, how many of the team it takes, and whom the key is being told. */
export interface StandInView {
  readonly team: Team;
  readonly votes: readonly { readonly seat: Seat; readonly to: Seat }[];
  readonly needed: number;
  readonly handing?: Seat;
}

/** A countdown: table time at which it ends, or the milliseconds at which it stands still; 0: it is over. */
export type ClockView = { readonly until: number } | { readonly standing: number };

/** What went wrong on the way to a game, or why one came to nothing; `by` are the seats named, if any. */
export interface TroubleView {
  /**
   * `roll`: the table's roll failed. `key`: nobody could finish the key. `reveal`: a touched cell or the lights could not be opened.
   * `gone`: both spymasters have left. `voted`: the table called the game off. `enemy`: for the virtual team a picture was covered that isn't
   * its own.
   */
  readonly what: 'roll' | 'key' | 'reveal' | 'gone' | 'voted' | 'enemy';
  readonly by: readonly Seat[];
}

/**
 * What came about that neither the grid nor the turn tells. `timeUp`: a strict countdown has ended that team's turn. `denied`, `lapsed`,
 * `overruled`: a doubtful word isn't allowed, by the ruling, for want of one, or though the ruling allowed it. `stands`, `unruled`, `fallen`:
 * an objection, ruled or lapsed. `leads`, `handFailed`: the key has reached an operative, or nobody.
 */
export interface Told {
  /** Rises by one with each. */
  readonly number: number;
  readonly what:
    | 'timeUp'
    | 'denied'
    | 'lapsed'
    | 'overruled'
    | 'stands'
    | 'unruled'
    | 'fallen'
    | 'leads'
    | 'handFailed';
  readonly team?: Team;
  readonly seat?: Seat;
}

export interface CodenamesView {
  readonly phase: Phase;
  /** 1, 2 … at this table; a game that was called off counts too. */
  readonly game: number;
  readonly options: Options;
  readonly me: {
    readonly seat: Seat | null;
    readonly team?: Team;
    readonly role: 'spymaster' | 'operative' | 'spectator';
  };
  readonly teams: Readonly<Record<Team, TeamView>>;
  /** Twenty or twenty-five cells, row by row, five a row; empty before the grid is laid. */
  readonly grid: readonly CellView[];
  readonly starting?: Team;
  readonly active?: Team;
  readonly turn: number;
  /** CN-044, CN-045, CN-151: the highest number that a clue may have now. */
  readonly most?: number;
  readonly clue?: { readonly word: string; readonly number: ClueNumber };
  readonly guessesMade: number;
  /** Guesses that may still be made in this turn; null: as many as one likes. */
  readonly guessesLeft: number | null;
  /** The cell that was touched and waits for its reveal. */
  readonly touched?: number;
  /** CN-141 */
  readonly lastStand?: true;
  /** The question before the rival spymaster; its words in the views of the two spymasters. */
  readonly ask?: AskView;
  /** CN-072: words denied in this turn, in the views of the two spymasters. */
  readonly denied?: readonly string[];
  /** Table time, in milliseconds, at which an objection lapses. */
  readonly challengeUntil?: number;
  /** CN-071, CN-077: the rival spymaster has let this clue stand. */
  readonly judged?: true;
  /** CN-079: the active spymaster may cover an own picture before the clue. */
  readonly owed?: true;
  /** CN-085: who waits for the clue to be spelled. */
  readonly spelling?: readonly Seat[];
  /** Soft marks that this seat may see. */
  readonly marks?: readonly MarkView[];
  /** CN-092: touches that wait for more; `cell` -1 is a stop. */
  readonly ballot?: {
    readonly votes: readonly { readonly seat: Seat; readonly cell: number }[];
    readonly needed: number;
  };
  readonly clock?: ClockView;
  /** CNQ-25: somebody is to lead in place of a spymaster who is gone. */
  readonly standIn?: StandInView;
  /** All turns so far, oldest first, the current one last once it has a clue. */
  readonly history: readonly TurnView[];
  /** Why the key is drawn again, if an attempt failed: the seats named. */
  readonly keyTrouble?: readonly Seat[];
  /** Why the last game or roll came to nothing; only in the lobby. */
  readonly trouble?: TroubleView;
  /** Public, the newest last. */
  readonly told?: readonly Told[];
  /** Seats that want to call this game off, how many of those present it takes, and the sides that still lack one at least. */
  readonly calledOff: {
    readonly by: readonly Seat[];
    readonly needed: number;
    readonly lacks: readonly (readonly Seat[])[];
  };
  /** The table's own pictures, where it plays with them: where they lie on its shelf, and how many they are. */
  readonly pictures?: PictureSet;
  /** In the lobby: how many words grids are drawn from. */
  readonly wordList?: number;
  /** After the end: who leads next where the roles go round; nobody's seat is -1. */
  readonly rotation?: Readonly<Record<Team, Seat>>;
  /** In the lobby: the next grid is the last one turned over. */
  readonly flips: boolean;
  readonly result?: {
    readonly winner: Team;
    /** Id of the rule by which the game ended, as CN-115. */
    readonly why: string;
    /** CN-164: in the co-operative game, if the people won. */
    readonly score?: number;
    /** The opened key was derived again by this device and fits; false: the key was bad; undefined: not opened yet. */
    readonly verified?: boolean;
    /** The rest of the key couldn't be opened. */
    readonly unopened?: true;
  };
}
