/** Games that no menu offers any more, and that tables play on: a test lays one as the page did when it was offered. */
import type { Person } from './house.ts';

/** On the first page, before the table is laid. */
export async function chooseOld({ page }: Person, game: 'laboratory'): Promise<void> {
  await page.locator('app-landing').evaluate((landing, id) => {
    (landing as HTMLElement & { game: string }).game = id;
  }, game);
}
