import { expect, test } from 'vitest';
import { peopleWords } from '../../../src/embed/people/people-words.ts';
import type { Lang } from '../../../src/elements/frame/board.ts';

/** What would say of them that they are away. */
const absence = /\b(?:torna|ritorno|back|return|those present)|chi c’è/iu;

test.each<Lang>(['it', 'en'])(
  '[I37] whose confirmation is lacking may be here with a full disk: nothing says of them that they are away (%s)',
  (lang) => {
    const say = peopleWords(lang);
    for (const names of [['Marco'], ['Marco', 'Sofia']]) {
      const said = [say.stuck(names), say.goOnAsk(names), say.goOnFrom, say.goOnThem(names), say.goOnYes(names)];
      expect(said.filter((text) => absence.test(text))).toEqual([]);
      for (const name of names) expect(say.stuck(names)).toContain(name);
    }
  },
);

test('those who went on without a name are said with a capital, as a sentence begins', () => {
  expect(peopleWords('it').behindSay([], 41)).toBe('Qualcuno ha ripreso dalla mossa 41 senza aspettare.');
  expect(peopleWords('en').behindSay([], 41)).toBe('Somebody went on from move 41 without waiting.');
});
