/**
 * What a game's rulebook is made of, apart from the rules' own texts. There are chapters that gather them, words that need explaining, and
 * what of it holds at this table. Plain data; each game writes its own, `tv-rules` and `tv-term` show it.
 */
import type { Lang } from './board.ts';

/** A word of the game that a newcomer doesn't know. */
export interface Term {
  /** As it stands at the head of its explanation. */
  readonly word: string;
  /** Other forms in which it stands in texts, in lower case. */
  readonly forms: readonly string[];
  /** One or two sentences. */
  readonly says: string;
}

/** By a name that is the same in all languages. */
export type Terms = Readonly<Record<string, Term>>;

/** A game whose words explain themselves nowhere. */
export const NO_TERMS: Terms = {};

/** Numbers of rules: one, or from … to. */
export type RuleRange = number | readonly [number, number];

/** A chapter as it is shown: its rules with their numbers. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** What one has to know, in a few sentences, before the rules that refuse. */
  readonly says: string;
}

/** What of the rules holds at this table. */
export interface House {
  readonly settings: readonly { readonly name: string; readonly value: string }[];
  /** Ids of chapters that are about something else. */
  readonly off: readonly string[];
}

/** A rulebook in one language. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** In which chapter a rule stands. */
  readonly chapterOf: (rule: string) => string;
  readonly terms: Terms;
  /** @param view what the board gets; undefined before the game begins */
  readonly house: (view: unknown) => House;
}

/** A game without options of the house. */
export const NO_HOUSE: House = { settings: [], off: [] };

/**
 * The chapter of a rule by its number. A rule that is in none of them stands in the last one, as do those about what is doubtful (`CHQ-32`).
 */
function chaptersBy<Id extends string>(
  ranges: readonly (readonly [Id, ...(readonly RuleRange[])])[],
): (rule: string) => Id {
  const last = ranges.at(-1)![0];
  return (rule) => {
    const n = /^[A-Z]*[A-PR-Z]-(\d+)$/u.exec(rule)?.[1];
    const holds = (range: RuleRange): boolean =>
      typeof range === 'number' ? range === Number(n) : Number(n) >= range[0] && Number(n) <= range[1];
    return ranges.find(([, ...own]) => n !== undefined && own.some(holds))?.[0] ?? last;
  };
}

/** Chapters in their order, from texts by id. */
function bound<Id extends string>(
  ranges: readonly (readonly [Id, ...(readonly RuleRange[])])[],
  texts: Readonly<Record<Id, Omit<Chapter, 'id'>>>,
): readonly Chapter[] {
  return ranges.map(([id]) => ({ id, ...texts[id] }));
}

/** A rulebook's texts in one language. */
export interface BookTexts<Id extends string, TermId extends string = string> {
  readonly chapters: Readonly<Record<Id, Omit<Chapter, 'id'>>>;
  readonly terms: Readonly<Record<TermId, Term>>;
}

/**
 * A game's rulebook in every language.
 * @param house of what the game's board gets
 */
export function bookOf<Id extends string>(
  ranges: readonly (readonly [Id, ...(readonly RuleRange[])])[],
  texts: (lang: Lang) => BookTexts<Id>,
  house: (lang: Lang, view: unknown) => House,
): (lang: Lang) => Book {
  const chapterOf = chaptersBy(ranges);
  return (lang) => {
    const { chapters, terms } = texts(lang);
    return {
      chapters: bound(ranges, chapters),
      chapterOf,
      terms,
      house: (view) => (view === undefined ? NO_HOUSE : house(lang, view)),
    };
  };
}
