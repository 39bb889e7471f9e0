/** Somebody drops: nights and votes wait for nobody, so nothing is to be decided; and by night nobody is named (LU-205). */
import type { AbsenceWords } from '../../../elements/frame/absence.ts';

interface Staged {
  readonly stage?: string;
}

const NAMELESS: ReadonlySet<string> = new Set(['night', 'dawn', 'owl', 'verdict']);

export const absence: AbsenceWords = {
  hushed: (view) => NAMELESS.has(((view ?? {}) as Staged).stage ?? ''),
  ways: () => [],
};
