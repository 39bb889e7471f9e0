// A picture in words, for whoever can't see it: the template's sentence with the names of its things.
import { rowOf } from './compose.ts';
import { nameOf, type Lang, type Names } from './names.ts';
import { SENTENCES } from './sentences.ts';
import type { Row } from './types.ts';

/** One sentence that tells what a face shows. */
export function altOf(deck: readonly Row[], names: Names, face: number, lang: Lang): string {
  const row = rowOf(deck, face);
  const sentence = SENTENCES[row.template]?.[lang][row.variant];
  if (sentence === undefined) throw new Error(`pictures: no sentence for ${row.template} ${row.variant}`);
  const told = sentence.replaceAll(/\{([A-D])\}/g, (_, slot: string) => {
    return nameOf(names, row.things['ABCD'.indexOf(slot)] ?? '', lang);
  });
  return told.charAt(0).toUpperCase() + told.slice(1);
}
