/** Another game at the same table, as people bring it there. */
import type { Person } from './house.ts';
import { press } from './people.ts';

/** All pages offer to begin this game. */
export const onTheTable = (people: readonly Person[], game: string): Promise<unknown> =>
  Promise.all(people.map(({ page }) => page.getByRole('button', { name: `Apparecchia ${game}` }).waitFor()));

/** One proposes it, the others say yes. */
export async function change([one, ...others]: readonly [Person, ...Person[]], game: RegExp): Promise<void> {
  await press(one, 'Cambia gioco');
  await one.page.locator('tv-evening').getByRole('button', { name: game }).click();
  for (const { page } of others) await page.locator('.strips').getByRole('button', { name: 'Sì', exact: true }).click();
}
