/** Which rules stand in which chapter, and what each language has to say of it. */
import type { BookTexts } from '../../../../elements/frame/book.ts';

export const CHAPTERS = [
  ['start', [1, 31]],
  ['night', [32, 71], [203, 206]],
  ['roles', [132, 184], 207],
  ['day', [72, 122]],
  ['ghosts', [185, 192]],
  ['end', [123, 131]],
  ['moderator', [193, 202], [208, 209]],
] as const;

type TermId = 'mauled' | 'stake' | 'nominated' | 'owled' | 'ghost' | 'call' | 'beat' | 'moderator' | 'lot' | 'dream';

export interface BookWords extends BookTexts<(typeof CHAPTERS)[number][0], TermId> {
  readonly house: {
    readonly moderator: string;
    readonly person: string;
    readonly program: string;
    readonly night: string;
    readonly called: string;
    readonly together: string;
    readonly firstNight: string;
    readonly moderatorMauled: string;
    readonly realVictim: string;
    readonly ghosts: string;
    readonly deadSeeAll: string;
    readonly hideDawnCause: string;
    readonly talk: string;
    readonly vote: string;
    readonly speech: string;
    readonly yes: string;
    readonly no: string;
    readonly time: (seconds: number) => string;
  };
}
