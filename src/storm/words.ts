/** Sentences for facts, in the reader's language. */
import type { Lang } from '../elements/frame/board.ts';
import { words } from '../elements/words.ts';
import { list } from '../language/list.ts';
import type { Fact } from './facts.ts';
import { PEOPLE } from './players.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export type StormWords = typeof it;
export const stormWords: (lang: Lang) => StormWords = words(it, en);

/** "Anna, Bruno e Clara", by their seats. */
export const namesOf = (seats: readonly number[], lang: Lang): string =>
  list(
    seats.map((seat) => PEOPLE[seat] ?? '?'),
    lang,
    // “ed Elsa”.
  ).replace(/ e (?=E)/u, ' ed ');

/** One fact as a sentence or two. @param ruleText the words of a rule, '' where there are none */
export function sentence(fact: Fact, lang: Lang, ruleText: (rule: string, code: string) => string): string {
  const say = stormWords(lang);
  const names = (seats: readonly number[]): string => namesOf(seats, lang);
  switch (fact.kind) {
    case 'hit':
      return say.hit(fact, names);
    case 'offline':
      return say.fact.offline(fact, names);
    case 'online':
      return say.fact.online(fact, names);
    case 'waits':
      return say.fact.waits(fact);
    case 'takeover':
      return say.fact.takeover(fact, names);
    case 'out':
      return say.fact.out(fact, names);
    case 'in':
      return say.fact.in(fact, names);
    case 'stuck':
      return say.fact.stuck();
    case 'parted':
      return say.fact.parted(fact, names);
    case 'refused':
      return say.fact.refused(fact, names, ruleText(fact.rule, fact.code));
    case 'lied':
      return say.fact.lied(fact, names);
    case 'known':
      return say.fact.known(fact, names);
    case 'unheld':
      return say.fact.unheld(fact, names);
    case 'refilled':
      return say.fact.refilled(fact);
    case 'over':
      return say.fact.over(fact);
    case 'nothing':
      return say.fact.nothing();
    case 'broken':
      return say.fact.broken(fact);
  }
}
