/** What a board is told where the words for a failure of the shelf can't be fetched. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shelfDoor } from '../../src/embed/shelf-door.ts';
import { shellWords } from '../../src/embed/shell-words.ts';

const WORDS = '../../src/embed/shelf-words.ts';

beforeEach(() => {
  // Another test may have fetched them already.
  vi.resetModules();
  vi.doMock(WORDS, () => {
    throw new Error('no line');
  });
});
afterEach(() => vi.doUnmock(WORDS));

test.each(['it', 'en'] as const)('a failure whose words don’t come is told all the same: %s', async (lang) => {
  const shelf = { get: () => Promise.resolve({ ok: false, code: 'shelf/missing', by: [] }) };
  const got = await shelfDoor({ shelf, view: { seats: [] } } as never, () => lang).get('', () => undefined);
  expect(got).toEqual({ ok: false, advice: shellWords(lang).partMissing });
});
