/** Why a relay refuses this page for good, by its closing code. */
import type { Lang } from '../../elements/frame/board.ts';
import { FLOODED, KEYLESS } from '../../kernel/journal/transport.ts';
import { shellWords } from './shell-words.ts';

/** Another page of the same browser may be let in later, one without the operator's key never. */
export const isLetInLater = (code: number | undefined): boolean => code !== KEYLESS;

/** @param code of the relay's end of the line; other codes stand beside the sentence, for whoever is asked for help */
export function blockedSay(code: number | undefined, lang: Lang): string {
  const say = shellWords(lang);
  if (code === FLOODED) return say.flooded;
  return code === KEYLESS ? say.keyless : `${say.blocked} ${code ?? ''}`.trimEnd();
}
