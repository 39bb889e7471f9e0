/** What a game has for the case that somebody drops, as the window about it takes it. */
import type { MoveCall } from '../../kernel/game.ts';
import { words } from '../words.ts';
import type { Lang } from './board.ts';

/** Somebody whom the others miss, for the words about it. */
export interface Absent {
  readonly seat: number;
  readonly name: string;
  /** The own seat. */
  readonly me: number;
  /** Of the rules that the table was set with. */
  readonly version: number;
  /** What the board shows. */
  readonly view: unknown;
  readonly nameOf: (seat: number) => string;
}

/** One way in which a game does without somebody who is away, and the moves that lead to it. They are buttons of those whom its rules let. */
export interface AbsenceWay {
  readonly title: string;
  /** What comes of it, and how many must want it. */
  readonly says: string;
  readonly acts: readonly (MoveCall & { readonly label: string })[];
}

/** What a game has for the case that somebody drops. Both take any view and never throw. */
export interface AbsenceWords {
  /** Now nobody is named as missing: that would tell something. */
  readonly hushed?: (view: unknown) => boolean;
  /** A seat has cards that only it reads, behind the keepers' locks. */
  readonly hands?: true;
  /** All that its rules know of; the table offers what they allow now. */
  readonly ways: (of: Absent) => readonly AbsenceWay[];
}

const say = words(
  {
    without: (name: string) => `Avanti senza ${name}`,
    half: 'Serve più della metà di chi c’è.',
    vote: 'Per me si va avanti',
    hand: (name: string) => `La mano di ${name}`,
    handSays: 'Chi custodisce le carte la riprende o la scopre, davanti a tutti.',
    force: 'Scopriamola',
  },
  {
    without: (name) => `Go on without ${name}`,
    half: 'More than half of those who are here must agree.',
    vote: 'Fine, go on',
    hand: (name) => `${name}’s hand`,
    handSays: 'Those who keep the cards take it back or reveal it, in front of everybody.',
    force: 'Reveal it',
  },
);

type Missed = Pick<Absent, 'seat' | 'name'>;

/** More than half vote to go on without somebody. @param move that does it, with the seat @param says what comes of it */
export function goOnWay(lang: Lang, { seat, name }: Missed, move: string, says: string): AbsenceWay {
  const w = say(lang);
  return { title: w.without(name), says: `${says} ${w.half}`, acts: [{ move, args: { seat }, label: w.vote }] };
}

/** More than half decide about a hand: the moves `seize` and `force`. @param seize where it goes when it is taken back */
export function handWay(lang: Lang, { seat, name }: Missed, seize: string): AbsenceWay {
  const w = say(lang);
  return {
    title: w.hand(name),
    says: `${w.handSays} ${w.half}`,
    acts: [
      { move: 'seize', args: { seat }, label: seize },
      { move: 'force', args: { seat }, label: w.force },
    ],
  };
}
