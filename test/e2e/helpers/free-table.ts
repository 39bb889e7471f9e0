/** How people come to a free table: one lays it, others follow the link, and a game from the gallery lies there or none yet. */
import type { House, Person, PersonOptions } from './house.ts';
import { invitation, press, sitDown } from './people.ts';

/** The one who lays it has a seat, and the table waits for others. */
export async function seated(house: House, name = 'Ada', options?: PersonOptions): Promise<Person & { link: string }> {
  const person = await house.enter(name, house.url, options);
  await person.page.getByRole('radio', { name: 'Tavolo libero' }).check();
  await press(person, 'Apparecchia il tavolo');
  await person.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(person);
  await sitDown(person);
  return Object.assign(person, { link });
}

/** All of them at an empty free table, the first one its host. @param more those who come after the first */
export async function freeTable(
  house: House,
  more: readonly (readonly [string, PersonOptions?])[] = [],
  options?: PersonOptions,
): Promise<readonly [Person, ...Person[]]> {
  const first = await seated(house, 'Ada', options);
  const others: Person[] = [];
  for (const [name, how] of more) {
    const person = await house.enter(name, first.link, how);
    await sitDown(person);
    others.push(person);
  }
  await press(first, /^Apparecchia il tavolo libero$/i);
  const all = [first, ...others] as const;
  for (const { page } of all) await page.getByText('Che cosa apparecchiamo?').first().waitFor({ state: 'attached' });
  return all;
}
