/**
 * The only list of games: one entry a game, everything heavy imported when a table needs it. What stands here itself is the line on
 * the menu.
 */
import type { Lang } from '../elements/board.ts';
import type { Game } from '../kernel/game.ts';

export interface GameWords {
  /** Rule texts by rule id. */
  readonly rules: Readonly<Record<string, string>>;
  /** What to do instead, by refusal code. */
  readonly advice: Readonly<Record<string, string>>;
}

export interface RegisteredGame {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  /** The name as it fits on a button. */
  readonly short: string;
  readonly line: Readonly<Record<Lang, string>>;
  readonly people: string;
  readonly minutes: Readonly<Record<Lang, string>>;
  /** Tag of its board, defined once `board()` is done. */
  readonly tag: string;
  /** The rules; a table hands them to the kernel, so their state's type is nobody's business here. */
  load(): Promise<Game<never, never>>;
  board(): Promise<unknown>;
  words(lang: Lang): Promise<GameWords>;
}

export const games: readonly RegisteredGame[] = [
  {
    id: 'codenames',
    name: { it: 'Codenames Immagini', en: 'Codenames Pictures' },
    short: 'Codenames',
    line: { it: 'Due squadre, venti figure, una parola sola.', en: 'Two teams, twenty pictures, one word at a time.' },
    people: '4–24',
    minutes: { it: '20 min', en: '20 min' },
    tag: 'codenames-board',
    load: async () => (await import('./codenames/codenames.ts')).codenames as unknown as Game<never, never>,
    board: () => import('./codenames/board/codenames-board.ts'),
    words: async (lang) => {
      if (lang === 'it') {
        const { rulesIt, adviceIt } = await import('./codenames/words/it.ts');
        return { rules: rulesIt, advice: adviceIt };
      }
      const { rulesEn, adviceEn } = await import('./codenames/words/en.ts');
      return { rules: rulesEn, advice: adviceEn };
    },
  },
];

export function findGame(id: string): RegisteredGame | undefined {
  return games.find((game) => game.id === id);
}
