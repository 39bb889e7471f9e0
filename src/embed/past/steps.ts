/** The moments that a person steps through: one for each place of the order that the log has words for. */
import type { Lang } from '../../elements/frame/board.ts';
import type { GameWords } from '../../games/registered-game.ts';
import type { LogLine } from '../../kernel/view/table-view.ts';
import type { LogTongue } from '../log/log-games.ts';
import { logItems } from '../log/log-lines.ts';

/** A moment of the past as the slider tells it. */
export interface Step {
  readonly position: number;
  /** '03:07' */
  readonly at: string;
  readonly text: string;
}

/** Remembers the last answer: a table asks at every drawing. */
export class Steps {
  #asked: readonly unknown[] = [];
  #steps: readonly Step[] = [];

  of(log: readonly LogLine[], lang: Lang, words: GameWords | undefined, tongue?: LogTongue): readonly Step[] {
    const asking = [log, lang, words, tongue];
    if (asking.some((one, i) => one !== this.#asked[i])) {
      this.#asked = asking;
      this.#steps = stepsOf(log, lang, words, tongue);
    }
    return this.#steps;
  }
}

/** Of several lines at one place the last one is told: it says what came of it. */
export function stepsOf(
  log: readonly LogLine[],
  lang: Lang,
  words: GameWords | undefined,
  tongue?: LogTongue,
): readonly Step[] {
  const steps: Step[] = [];
  for (const { position, at, name, text } of logItems(log, lang, words, tongue)) {
    if (steps.at(-1)?.position === position) steps.pop();
    steps.push({ position, at, text: name ? `${name} ${text}` : text });
  }
  return steps;
}

/** The last step at or before a place; 0 also before the first. */
export function stepAt(steps: readonly Step[], position: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]!.position <= position) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
