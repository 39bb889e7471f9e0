/** Tables of each game whose boards are compared. Those of the other comparisons, but a free table has a box on it that boards can draw. */
import type { Lang } from '../../src/elements/frame/board.ts';
import { actsOf } from '../../src/games/sandbox/box/laying.ts';
import { loadShipped } from '../../src/games/sandbox/box/shipped/shipped.ts';
import { LEAKS as MEMENTO } from '../games/memento/fill.ts';
import { SUITES, type Suite } from '../games/suites.ts';
import type { BotOptions } from '../helpers/bots.ts';

/** What bots play there. */
export type Tables = Suite & Pick<BotOptions, 'never'>;

/** Boxes with something that lies face down. */
const BOXES = ['french', 'italian', 'army', 'memory'];

async function freeTable(suite: Suite, seed: number, lang: Lang): Promise<Tables> {
  const id = BOXES[seed % BOXES.length]!;
  const box = (await loadShipped(id, lang))!;
  return {
    ...suite,
    // The box would be another one, which boards have never heard of.
    never: ['lay', 'define'],
    first(dealer) {
      for (const act of actsOf(box, `builtin:${id}`, dealer.play.seats)) {
        const laid = dealer.move(dealer.play.seats[0]!, 'lay', act);
        if (!laid.ok) throw new Error(laid.refusal.code);
        dealer.settle();
      }
    },
  };
}

/** People at a story write notes and whisper before it is over: nothing else is hidden there. */
const tales = (suite: Suite): Tables => ({ ...suite, fill: MEMENTO.fill!, rare: MEMENTO.rare! });

export async function suiteOf(id: string, seed: number, lang: Lang): Promise<Tables> {
  const suite = SUITES[id]!;
  if (id === 'sandbox') return freeTable(suite, seed, lang);
  return id === 'memento' ? tales(suite) : suite;
}
