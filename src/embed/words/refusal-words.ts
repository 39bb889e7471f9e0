/** A refusal in the reader's language: advice and rule from the game's words, which the table's own have joined by then (`all-words.ts`). */
import type { Lang, RefusalWords } from '../../elements/frame/board.ts';
import { words } from '../../elements/words.ts';
import type { GameWords } from '../../games/registered-game.ts';
import { own } from '../../kernel/own.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import { RELOADED } from './failure-words.ts';

const say = words('Così non va: scegli altro.', 'That doesn’t work: choose something else.');

/** What a board can explain: it brings words of its own for codes that nobody else knows. */
export type Refused = Refusal & Partial<Pick<RefusalWords, 'advice' | 'text'>>;

/** Advice and rule of a refusal in words, as far as they are there already. */
export function refusalWords({ code, rule, ...more }: Refused, lang: Lang, game: GameWords | undefined): RefusalWords {
  const advice = own(game?.advice ?? {}, code) ?? more.advice ?? say(lang);
  const text = own(game?.rules ?? {}, rule) ?? more.text ?? '';
  return { code, rule, advice, text, ...(RELOADED.has(code) && { reload: true }) };
}
