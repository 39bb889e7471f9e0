/** A game's words, joined by the table's own: what is shown of a refusal doesn't tell whose it is. */
import type { Lang } from '../../elements/frame/board.ts';
import type { GameWords, RegisteredGame } from '../../games/registered-game.ts';

/** Rejects where the game's can't be had; without the table's a refusal still says that it is one. A game has the last word. */
export async function allWords(game: RegisteredGame, lang: Lang): Promise<GameWords> {
  const [words, table] = await Promise.all([game.words(lang), tableAdvice(lang)]);
  return { ...words, advice: { ...table, ...words.advice } };
}

async function tableAdvice(lang: Lang): Promise<GameWords['advice']> {
  try {
    const { advice } = await (lang === 'it' ? import('./refusals-it.ts') : import('./refusals-en.ts'));
    return advice;
  } catch (error) {
    console.error(error);
    return {};
  }
}
