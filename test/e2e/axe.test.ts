/** axe finds nothing on the screens that everybody comes by, in light and in dark: from the first page to a game that is on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from './helpers/axe.ts';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { chooseOld } from './helpers/old-game.ts';
import { invitation, press, sitDown } from './helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function clean(person: Person, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await person.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await findings(person), `${where}, ${colorScheme}`).toEqual([]);
  }
}

test('axe finds nothing on the first page, at a table, in its windows, in a game that is on', async () => {
  const giulia = await house.enter('Giulia', house.url);
  await giulia.page.getByRole('button', { name: 'Apparecchia il tavolo' }).waitFor();
  await clean(giulia, 'the first page');
  await chooseOld(giulia, 'laboratory');
  await press(giulia, 'Apparecchia il tavolo');
  await giulia.page.getByLabel('Il tuo nome').waitFor();
  await clean(giulia, 'sitting down');
  const link = await invitation(giulia);
  await sitDown(giulia);
  const marco = await house.enter('Marco', link, { width: 390, height: 844, touch: true });
  await sitDown(marco);
  await clean(marco, 'the lobby on a phone');
  for (const name of ['Invita', 'A tavola', 'Due parole', 'Regole', 'Registro']) {
    await press(giulia, name);
    await clean(giulia, name);
    await giulia.page.keyboard.press('Escape');
  }
  await press(giulia, 'Menu');
  await clean(giulia, 'the menu');
  await giulia.page.keyboard.press('Escape');
  await press(giulia, 'A tavola');
  await press(giulia, 'I tuoi dispositivi');
  await clean(giulia, 'devices');
  await giulia.page.keyboard.press('Escape');
  await press(giulia, 'Apparecchia il Laboratorio');
  for (const person of [giulia, marco]) {
    await person.page.getByRole('heading', { level: 2, name: /Tavolo libero/ }).waitFor();
    await clean(person, `a game that is on, ${person.name}`);
  }
});
