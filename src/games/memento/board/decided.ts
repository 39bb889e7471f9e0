/** Where a comparison was decided: the column that told the winner from the last one who could still win, and the sentence that says so. */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { list } from '../../../language/list.ts';
import type { Compared } from '../compare.ts';
import { standing } from '../outcome.ts';
import type { Scene } from '../state.ts';

const say = words(
  {
    die: (nth: string, face: number, beaten: string) => `al ${nth} ${face} batte ${beaten}`,
    nth: (n: number) =>
      ['dado più alto', 'secondo dado', 'terzo dado', 'quarto dado', 'quinto dado', 'sesto dado'][n - 1] ??
      `${n}º dado`,
    count: 'pari fin lì: vince chi ha più dadi',
    rank: { darkness: 'tutto pari: vince l’Oscurità', lantern: 'tutto pari: vince la Lanterna', follower: '' },
  },
  {
    die: (nth: string, face: number, beaten: string) => `at the ${nth} ${face} beats ${beaten}`,
    nth: (n: number) =>
      ['highest die', 'second die', 'third die', 'fourth die', 'fifth die', 'sixth die'][n - 1] ?? `${n}th die`,
    count: 'even so far: more dice win',
    rank: { darkness: 'all even: the Darkness wins', lantern: 'all even: the Lantern wins', follower: '' },
  },
);

/** Of the winner's comparisons the one that took longest; undefined while dice are in the air. */
export function decidedBy(scene: Scene): Compared | undefined {
  if (scene.rolls.length < 2 || scene.step === 'rolling') return undefined;
  const { winner, compared } = standing(scene);
  const own = compared.filter((one) => one.winner === winner);
  return own.reduce((last, one) => (one.column > last.column ? one : last));
}

/** 'al secondo dado 7 batte 6 e 4'; '' while nothing is decided. */
export function decidedSays(scene: Scene, lang: Lang): string {
  const decided = decidedBy(scene);
  if (!decided) return '';
  const w = say(lang);
  const { by, column, winner } = decided;
  if (by === 'count') return w.count;
  if (by === 'rank') return w.rank[winner];
  const face = scene.rolls.find(({ party }) => party === winner)?.dice[column] ?? 0;
  // A side that fell behind in an earlier column has no part in this one.
  const beaten = scene.rolls
    .filter(({ party, dice }) => party !== winner && isEvenBefore(scene, dice, winner, column))
    .flatMap(({ dice }) => dice.slice(column, column + 1));
  return w.die(w.nth(column + 1), face, list(beaten.map(String), lang));
}

function isEvenBefore(scene: Scene, dice: readonly number[], winner: string, column: number): boolean {
  const best = scene.rolls.find(({ party }) => party === winner)?.dice ?? [];
  return dice.slice(0, column).every((face, at) => face === best[at]);
}
