import { ed } from './italian.ts';

/** "Giulia, Marco e Tom", "Tom ed Elena". */
export function list(names: readonly string[], lang: 'it' | 'en'): string {
  if (names.length < 2) return names.join('');
  const last = names.at(-1) ?? '';
  return `${names.slice(0, -1).join(', ')} ${lang === 'it' ? ed(last) : `and ${last}`}`;
}

/** So many names are told; where there are two more at least, how many. */
const TOLD = 3;

/** "Giulia, Marco, Tom e altre 5 persone": a line of a phone's width has no place for the names of a large table. */
export function someOf(names: readonly string[], lang: 'it' | 'en'): string {
  const more = names.length - TOLD;
  if (more < 2) return list(names, lang);
  return list([...names.slice(0, TOLD), lang === 'it' ? `altre ${more} persone` : `${more} others`], lang);
}
