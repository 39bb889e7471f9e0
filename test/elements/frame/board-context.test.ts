/** What boards call the people of their seats. */
import { expect, test } from 'vitest';
import { nameOf, namesOf } from '../../../src/elements/frame/board-context.ts';

test('a seat that nobody is known by has a name like any other: small words stand before it as they do before a person’s', () => {
  const people = [{ seat: 0, name: 'Giulia', plate: 0, me: true }];
  expect(`Tocca a ${nameOf({ people, lang: 'it' }, 2)}, con le carte di ${nameOf({ people, lang: 'it' }, 0)}.`).toBe(
    'Tocca a Posto 3, con le carte di Giulia.',
  );
  expect(namesOf({ people, lang: 'en' }, [0, 2])).toBe('Giulia and Seat 3');
});
