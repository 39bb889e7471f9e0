import { ed } from './italian.ts';

/** "Giulia, Marco e Tom", "Tom ed Elena". */
export function list(names: readonly string[], lang: 'it' | 'en'): string {
  if (names.length < 2) return names.join('');
  const last = names.at(-1) ?? '';
  return `${names.slice(0, -1).join(', ')} ${lang === 'it' ? ed(last) : `and ${last}`}`;
}
