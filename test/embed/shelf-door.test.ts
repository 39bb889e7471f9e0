/** What a board is told where the words for a failure of the shelf can't be fetched. */
import { expect, test } from 'vitest';
import { shelfDoor } from '../../src/embed/shelf-door.ts';
import { shellWords } from '../../src/embed/words/shell-words.ts';

test.each(['it', 'en'] as const)('a failure whose words don’t come is told all the same: %s', async (lang) => {
  const shelf = { get: () => Promise.resolve({ ok: false, code: 'shelf/missing', by: [] }) };
  const table = { shelf, view: { seats: [] } } as never;
  const noLine = (): Promise<never> => Promise.reject(new Error('no line'));
  const got = await shelfDoor(table, () => lang, noLine).get('', () => undefined);
  expect(got).toEqual({ ok: false, advice: shellWords(lang).partMissing });
});
