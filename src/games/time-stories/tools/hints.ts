/** What `mission check` warns of: nothing that a table couldn't play, and hardly ever what an author means. */
import type { Mission } from '../pack/mission.ts';
import { nodesOf } from '../pack/nodes.ts';
import { openLocations } from '../pack/story.ts';
import { TEXTS } from '../pack/tongues.ts';
import { isSealed, type Localised, type Text } from '../pack/texts.ts';
import { unused } from './unused.ts';
import { isRecord } from '../../../kernel/own.ts';

export interface Hint {
  readonly at: string;
  readonly says: string;
}

interface Said {
  readonly at: string;
  readonly text: Localised;
}

/** Texts that lie open, by place. */
function textsOf(mission: Mission): readonly Said[] {
  return nodesOf(mission).flatMap(({ path, value }) =>
    TEXTS.flatMap((name) => {
      const text = value[name];
      if (!isRecord(text) || 'blob' in text) return [];
      return [{ at: path === '' ? name : `${path}.${name}`, text: text as Localised }];
    }),
  );
}

const empty = (all: readonly Said[]): readonly Hint[] =>
  all.flatMap(({ at, text }) =>
    Object.entries(text)
      .filter(([, words]) => words.trim() === '')
      .map(([language]) => ({ at, says: `the text is empty in "${language}"` })),
  );

/** Of a language that the title lacks nothing is ever shown: told once a language. */
function beyond(mission: Mission, all: readonly Said[]): readonly Hint[] {
  const languages = new Set(all.flatMap(({ text }) => Object.keys(text)));
  return [...languages]
    .filter((language) => !(language in mission.title))
    .map((language) => {
      const places = all.filter(({ text }) => language in text);
      const others = places.length > 1 ? ` (and ${places.length - 1} more)` : '';
      return { at: places[0]!.at, says: `"${language}" isn't a language of the title, so nobody reads this${others}` };
    });
}

/** Letters as a reader compares them: no matter how large they are, and however an accent is typed. */
const plain = (words: string): string => words.normalize('NFC').toLowerCase();
const wordsOf = (text: Text): Localised => ('blob' in text ? {} : text);

/** A keyword is underlined where it stands in the A card's text, or in a variant of it. */
function keywords({ story }: Mission): readonly Hint[] {
  return openLocations(story).flatMap(({ a, id }) => {
    if (isSealed(a)) return [];
    const texts = [a.text, ...(a.variants ?? []).map(({ text }) => text)].map(wordsOf);
    const at = `story.locations[${story.locations.findIndex((one) => !isSealed(one) && one.id === id)}].a.keywords`;
    return a.keywords.flatMap(({ word }, i) =>
      Object.entries(word)
        .filter(([language, said]) => {
          const written = texts.flatMap((text) => text[language] ?? []);
          return written.length > 0 && !written.some((text) => plain(text).includes(plain(said)));
        })
        .map(([language, said]) => ({
          at: `${at}[${i}]`,
          says: `"${said}" doesn't stand in the text of the A card in "${language}"`,
        })),
    );
  });
}

/** All that it warns of, in the order of kinds: words first, then what nothing leads to. */
export function hintsOf(mission: Mission): readonly Hint[] {
  const all = textsOf(mission);
  return [...empty(all), ...beyond(mission, all), ...keywords(mission), ...unused(mission)];
}
