/** A refusal in the reader's language: advice and rule from the game's words or, for the table's own codes, from the kernel's list. */
import type { Lang, RefusalWords } from '../elements/board.ts';
import { words } from '../elements/words.ts';
import type { GameWords } from '../games/registry.ts';
import { refusalText } from '../kernel/fold/refusals.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';

const say = words('Così non va: scegli altro.', 'That doesn’t work: choose something else.');

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

export function refusalWords({ code, rule }: Refusal, lang: Lang, game: GameWords | undefined): RefusalWords {
  const advice = own(game?.advice, code) ?? refusalText(code)?.[lang] ?? say(lang);
  return { code, rule, advice, text: own(game?.rules, rule) ?? '' };
}
