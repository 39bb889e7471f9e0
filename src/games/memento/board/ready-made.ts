/**
 * A start that is ready: setting, Darkness, six characters with their traits, six preludes. It fills the forms of whoever wants to play at
 * once; what is handed in is everybody's own. Fetched when it is wanted.
 */
import type { Lang } from '../../../elements/frame/board.ts';

export interface ReadyMade {
  readonly title: string;
  /** Notes for the talk, one a person. */
  readonly setting: readonly string[];
  readonly elements: readonly string[];
  readonly characters: readonly {
    readonly name: string;
    /** The own one, then those given by the others, clockwise. */
    readonly traits: readonly string[];
  }[];
  readonly preludes: readonly string[];
}

export const readyMade = async (lang: Lang): Promise<ReadyMade> =>
  lang === 'it' ? (await import('./ready-made-it.ts')).it : (await import('./ready-made-en.ts')).en;

/** What the setter gives this character: of two seats never the same. @param setter, to places in the circle */
export const givenBy = ({ characters }: ReadyMade, setter: number, to: number): string =>
  characters[to]?.traits[setter < to ? setter + 1 : setter] ?? '';
