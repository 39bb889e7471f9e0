/** Words that somebody has pasted, one a line or with commas between them. */
import { LONGEST_WORD, MOST_WORDS } from '../../content.ts';
import { folded } from '../../visible.ts';
import { isHopeless, normal } from '../../word.ts';

/** Each once, those left out that no card could show. */
export function listed(pasted: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const piece of pasted.split(/[\n,;\t]+/)) {
    const word = normal(piece).replaceAll(/\s+/g, ' ');
    if (word.length > LONGEST_WORD || isHopeless(word) || seen.has(folded(word))) continue;
    seen.set(folded(word), word);
  }
  return [...seen.values()].slice(0, MOST_WORDS);
}
