/** A mission whose every text has a mark, so that a search finds where it has come to. */

/** A text in both languages of the tests' missions. */
export const isText = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'it,en';

/** Each text with a mark of its own, the same in all languages. */
export function marked(mission: unknown): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(mission), (_key, value: unknown) => {
    if (!isText(value)) return value;
    const mark = `zibibbo${String(++count).padStart(4, '0')}`;
    return { it: `${value['it']!} ${mark}`, en: `${value['en']!} ${mark}` };
  });
}
