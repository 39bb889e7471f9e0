/** Which rules stand in which chapter, and what each language has to say of it. */
import type { BookTexts } from '../../../../elements/frame/book.ts';

export const CHAPTERS = [
  ['start', [1, 18]],
  ['traits', [19, 48]],
  ['scenes', [60, 104]],
  ['trickster', [105, 130]],
  ['defeat', [131, 195]],
  ['table', [196, 200]],
] as const;

export type TermId =
  | 'darkness'
  | 'lantern'
  | 'follower'
  | 'trickster'
  | 'prelude'
  | 'envy'
  | 'yield'
  | 'word'
  | 'trait';

export interface BookWords extends BookTexts<(typeof CHAPTERS)[number][0], TermId> {
  readonly house: {
    readonly finalScene: string;
    readonly immediate: string;
    readonly inOrder: string;
    readonly trickster: string;
    readonly waive: string;
    readonly channel: string;
    readonly decision: string;
    readonly away: string;
    readonly yes: string;
    readonly no: string;
    readonly minutes: (n: number) => string;
  };
}
