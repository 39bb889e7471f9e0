/** What a card is called: a role's name, or that of a card of the table's own. */
import type { Lang } from '../../../elements/frame/board.ts';
import type { Blank } from '../options.ts';
import { BLANKS, roleOf, type Card } from '../roles.ts';
import { roleWords } from './role-words.ts';

export const cardName = (blanks: readonly Blank[], card: Card, lang: Lang): string =>
  blanks[BLANKS.findIndex((one) => one === card)]?.name ?? roleWords(lang)[roleOf(card)].name;
