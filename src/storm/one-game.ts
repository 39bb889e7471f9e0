/**
 * The registry as the storm has it: one game. Its build puts this in the place of `games/registry.ts` (`vite/storm.config.ts`), so that the words
 * of the log don't bring the others along.
 */
import { codenames } from '../games/codenames/codenames.ts';
import type { GameWords } from '../games/registered-game.ts';
import type { Lang } from '../elements/frame/board.ts';

interface OneGame {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  words(lang: Lang): Promise<GameWords>;
}

const game: OneGame = {
  id: codenames.id,
  name: { it: 'Codenames Immagini', en: 'Codenames Pictures' },
  words: (lang) =>
    lang === 'it' ? import('../games/codenames/words/it.ts') : import('../games/codenames/words/en.ts'),
};

/** The game with this id, if it is the one. */
export const findGame = (id: string): OneGame | undefined => (id === game.id ? game : undefined);
