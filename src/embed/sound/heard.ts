/**
 * What of a game is heard: new lines of the public log, by what they tell. So everybody hears the same, whatever it was, and nothing sounds
 * of what the log doesn't tell. What came in before the page had heard the others is old.
 */
import type { LogLine } from '../../kernel/view/table-view.ts';
import type { Noise } from './synth.ts';

/** By the log's word for it. Games that do the same call it the same. */
const HEARD: Readonly<Record<string, Noise>> = {
  'news/opened': 'reveal',
  'news/turned': 'reveal',
  'move/turnUp': 'reveal',
  'move/reveal': 'reveal',
  'move/revealAll': 'reveal',
  'move/flip': 'reveal',
  'move/openChoices': 'reveal',
  'move/giveClue': 'clue',
  'move/narrate': 'clue',
  'move/write': 'clue',
  'move/draw': 'card',
  'move/drawFew': 'card',
  'move/deal': 'card',
  'move/play': 'card',
  'move/memo': 'card',
  'move/discard': 'card',
  'move/loseTime': 'card',
  'move/give': 'card',
  'move/put': 'card',
  'move/lay': 'card',
  'move/shuffle': 'card',
  'move/roll': 'dice',
  'move/rollHidden': 'dice',
  'move/castDice': 'dice',
};

export class HeardLines {
  #last: number | undefined;
  #arrived = false;

  /** Another table is opened. */
  begin(): void {
    this.#last = undefined;
    this.#arrived = false;
  }

  /**
   * @param live this page hears the others now
   * @returns what is to be heard, the same thing once however often it came in between
   */
  look(log: readonly LogLine[], live: boolean): readonly Noise[] {
    const newest = log.at(-1)?.position ?? -1;
    const last = this.#last;
    const fresh = last === undefined || !this.#arrived ? [] : log.filter(({ position }) => position > last);
    this.#last = Math.max(newest, last ?? -1);
    this.#arrived ||= live;
    return [...new Set(fresh.flatMap(({ what, refusal }) => (refusal ? [] : (HEARD[what] ?? []))))];
  }
}
