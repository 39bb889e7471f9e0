/** What stands by the button that closes a turn: how many choices have come, and whether closing now would cut one off. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { LupusContext } from './board-context.ts';

/** A closing takes a moment to reach everybody. */
const AHEAD_MS = 1_000;

const it = {
  none: 'Le prime scelte devono ancora arrivare.',
  picks: (n: number, all: number): string => `Scelte arrivate: ${n} su ${all}.`,
  leaving: 'Le scelte stanno partendo: chi tocca in questi secondi non conterebbe. Tra un attimo si può chiudere.',
  closing: 'Hai chiuso il turno: passata la metà del suo tempo, finisce con le prossime scelte.',
};

type ClosingWords = typeof it;

const en: ClosingWords = {
  none: 'The first choices have yet to come.',
  picks: (n, all) => `Choices that came: ${n} of ${all}.`,
  leaving: 'The choices are leaving: what is picked in these seconds wouldn’t count. You can close in a moment.',
  closing: 'You have closed this turn: once half its time is over, it ends with the next choices.',
};

const closingText: (lang: Lang) => ClosingWords = words(it, en);

/** Table time until which closing cuts nobody off; undefined where it never does. */
export const closableUntil = ({ view }: LupusContext): number | undefined => {
  const leave = view.console?.running?.leave;
  return leave === undefined ? undefined : leave - AHEAD_MS;
};

/** Closing now would make letters the last that leave already. */
export const isLeaving = (context: LupusContext): boolean => context.now() >= (closableUntil(context) ?? Infinity);

/** @returns '' where nothing is to be said: by hand nothing is closed there */
export function closingSays(context: LupusContext, mayClose: boolean): string {
  const { view, lang } = context;
  const { running, known, calls } = view.console!;
  const w = closingText(lang);
  if (running?.closing) return w.closing;
  if (!running || !mayClose) return '';
  if (isLeaving(context)) return w.leaving;
  if (calls[(view.turn?.n ?? 0) - 1]?.beats === 0) return '';
  return running.picks === undefined ? w.none : w.picks(running.picks, known.length);
}
