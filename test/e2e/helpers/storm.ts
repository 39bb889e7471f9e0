/** A visitor of the storm's page in the built app. */
import { expect } from 'vitest';
import type { Kind } from '../../../src/storm/facts.ts';
import type { Hit } from '../../../src/storm/hits.ts';
import type { House, Person, PersonOptions } from './house.ts';

/** The storm with this seed, once the six play. */
export async function enterStorm(house: House, seed: number, options: PersonOptions = {}): Promise<Person> {
  const person = await house.enter('Ada', `${house.url}storm/?seed=${seed}`, options);
  await person.page.locator('[data-marks]').waitFor();
  return person;
}

export const press = ({ page }: Person, hit: Hit): Promise<void> => page.locator(`[data-hit=${hit}]`).click();

/** Facts of this kind that the page has told, newest first. */
export const toldOf = ({ page }: Person, kind: Kind): Promise<string[]> =>
  page.locator(`.story li[data-kind=${kind}] p`).allInnerTexts();

/** Waits for the n-th fact of this kind. @returns its words */
export async function told(person: Person, kind: Kind, n = 1): Promise<string> {
  await person.page
    .locator(`.story li[data-kind=${kind}]`)
    .nth(n - 1)
    .waitFor();
  return (await toldOf(person, kind))[0]!;
}

/** Up to which place nobody can take anything back. */
export async function committed({ page }: Person): Promise<number> {
  const text = await page.locator('.log h2 small').innerText();
  return Number(/posto (\d+)/u.exec(text)?.[1]);
}

/** All six have one fingerprint, and the log goes on. */
export async function goesOn(person: Person): Promise<void> {
  const before = await committed(person);
  await expect.poll(() => committed(person)).toBeGreaterThan(before + 3);
  await person.page.locator('[data-marks="1"][data-open="6"]').waitFor();
  expect(await toldOf(person, 'broken')).toEqual([]);
}
