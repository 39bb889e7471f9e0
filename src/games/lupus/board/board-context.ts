/** What the parts of this board look at, and how people are called on it: by number and name. */
import type { BoardContext } from '../../../elements/frame/board-context.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { words } from '../../../elements/words.ts';
import { list } from '../../../language/list.ts';
import { isNight } from '../people.ts';
import { type Sentence, sentenceOf } from '../sentences.ts';
import type { LupusView } from '../view.ts';
import type { SentenceWords } from '../words/sentences.ts';

export interface LupusContext extends BoardContext<LupusView> {
  /** The person marked on this device, by seat; -1 for nobody. Nothing of it is sent. */
  readonly marked: number;
  /** The person whom one's own card may not choose, though they were tapped: they look taken, and only the reading field says why. -1 for nobody. */
  readonly refused: number;
  /** What the log has told lately, oldest first. */
  readonly told: readonly string[];
  /** What wolves tell each other, once it is here; only where the table lets them. */
  readonly sentences: SentenceWords | undefined;
  /** Where things of this person at this table are kept on this device; '' where nothing is. */
  readonly keep: string;
}

/** Somebody's number in the square, from 1; 0 for a moderator who doesn't play. */
export const numberOf = ({ view }: Pick<LupusContext, 'view'>, seat: number): number => view.players.indexOf(seat) + 1;

const say = words(
  { numbered: (no: number, name: string) => `la ${no}, ${name}`, short: (no: number) => `la ${no}` },
  { numbered: (no: number, name: string) => `${no}, ${name}`, short: (no: number) => `${no}` },
);

/** "la 5, Elena". */
export const numbered = (context: LupusContext, seat: number): string =>
  say(context.lang).numbered(numberOf(context, seat), nameOf(context, seat));

/** "la 5". */
export const short = (context: LupusContext, seat: number): string => say(context.lang).short(numberOf(context, seat));

/** "Elena (5) e Tom (6)". */
export const withNumbers = (context: LupusContext, seats: readonly number[]): string =>
  list(
    seats.map((seat) => `${nameOf(context, seat)} (${numberOf(context, seat)})`),
    context.lang,
  );

export const isOut = ({ view }: Pick<LupusContext, 'view'>, seat: number): boolean =>
  view.out.some((one) => one.seat === seat);
export const isLiving = (context: Pick<LupusContext, 'view'>, seat: number): boolean =>
  context.view.players.includes(seat) && !isOut(context, seat);
/** The game stands still; a pause that was asked for by night begins with the day (LU-205). Where it can't go on, no pause holds it. */
export const isHalted = ({ view }: Pick<LupusContext, 'view'>): boolean =>
  view.paused && !isNight(view) && !view.stuck && view.stage !== 'over';
/** A person moderates here, or somebody's device does while they don't play. */
export const moderates = ({ view, me }: LupusContext): boolean => me !== null && me === view.hub;
export const plays = ({ view, me }: LupusContext): boolean => me !== null && view.players.includes(me);

/** The console is for a game that goes on: where something has failed, or cards are opened, the moderator has what all have. */
export const hasDesk = ({ view: { console: desk, stage } }: Pick<LupusContext, 'view'>): boolean =>
  desk !== undefined && stage !== 'stuck' && stage !== 'record';

/** What anybody picks now counts for nothing any more: the last letters of this turn leave, or have left. */
export const isClosed = ({ view: { turn }, now }: Pick<LupusContext, 'view' | 'now'>): boolean =>
  turn !== undefined && turn.open && (!turn.choosing || (turn.last && now() >= turn.ends));

/** What lies on this device for the next letter; once the last has gone, what that said. */
const laid = ({
  view,
  desk,
}: LupusContext): { readonly seat?: unknown; readonly says?: unknown; readonly of?: unknown } =>
  view.turn?.sent ?? desk.find(({ move }) => move === 'pick')?.args ?? {};

/** The seat that the own person has picked in this turn; -1 for nobody. */
export function pickedOf(context: LupusContext): number {
  const { seat } = laid(context);
  return typeof seat === 'number' ? seat : -1;
}

/** What goes with it to fellow wolves, where the table lets them talk. */
export function sentenceOn(context: LupusContext): Sentence | null {
  const { says, of } = laid(context);
  if (typeof says !== 'number') return null;
  return sentenceOf(says, typeof of === 'number' ? of : null, context.view.players);
}
