/** A refusal in the reader's language: advice and rule from the game's words or, for the table's own codes, from the kernel's list. */
import type { Lang, RefusalWords } from '../elements/board.ts';
import { words } from '../elements/words.ts';
import type { GameWords } from '../games/registry.ts';
import { refusalText } from '../kernel/fold/refusals.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';

const say = words('Così non va: scegli altro.', 'That doesn’t work: choose something else.');

const find = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** What a board can explain: it brings words of its own for codes that nobody else knows. */
export type Refused = Refusal & Partial<Pick<RefusalWords, 'advice' | 'text'>>;

export function refusalWords({ code, rule, ...own }: Refused, lang: Lang, game: GameWords | undefined): RefusalWords {
  const advice = find(game?.advice, code) ?? refusalText(code)?.[lang] ?? own.advice ?? say(lang);
  return { code, rule, advice, text: find(game?.rules, rule) ?? own.text ?? '' };
}
