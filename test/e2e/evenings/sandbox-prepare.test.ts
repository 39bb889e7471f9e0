/**
 * A prototype on the free table in real browsers. One prepares it while the other is there, with a deck that is written, pieces that are
 * named and put in order. Then both play with it, the other on a phone.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePng } from '../../boxes/make-png.ts';
import { findings } from '../helpers/axe.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { freeTable } from '../helpers/free-table.ts';
import { press, sitDown } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const piece = ({ page }: Person, name: string | RegExp): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name, ...(typeof name === 'string' && { exact: true }) });
const lies = (person: Person, name: string | RegExp): Promise<void> =>
  piece(person, name).first().waitFor({ state: 'attached' });

test('a prototype is written, edited and played by two, one of them on a phone', async () => {
  const [ada, bea] = (await freeTable(house, [['Bea', { width: 390, height: 844, touch: true }]])) as [Person, Person];
  await press(ada, /^Scatola vuota/);
  await lies(bea, /^mazzo di 60 carte/);

  // A deck of six cards, written as a list.
  await press(ada, 'prepara');
  await bea.page.getByText('Ada: tavolo in preparazione').first().waitFor({ state: 'attached' });
  const panel = ada.page.getByRole('region', { name: 'Prepara il tavolo' });
  await look(ada, 'sandbox-prepare-table');
  expect(await findings(ada)).toEqual([]);
  await panel.locator('input[name=name]').fill('Mostri');
  await panel.locator('textarea[name=cards]').fill('Drago | D | ✶\n3x Orco | O\n2x Elfo');
  await press(ada, 'Aggiungi il mazzo');
  await lies(bea, /^mazzo di 6 carte, in ordine/);

  // Six cubes in a line, then what they are called, and one of them alone.
  for (const person of [ada, bea]) await lies(person, 'Cubo');
  const cubes = piece(ada, 'Cubo');
  // The uppermost of each heap of eight.
  await cubes.nth(7).click();
  for (const i of [15, 23, 31]) await cubes.nth(i).click({ modifiers: ['Shift'] });
  await panel.getByRole('button', { name: 'Allinea in alto' }).click();
  await panel.getByRole('button', { name: 'Distanze uguali in riga' }).click();
  await look(ada, 'sandbox-prepare-order');
  await cubes.nth(47).click();
  const name = panel.getByRole('textbox', { name: 'Nome', exact: true });
  await name.fill('Re dei cubi');
  await name.press('Tab');
  await lies(ada, 'Re dei cubi');
  await look(ada, 'sandbox-prepare-piece');
  expect(await findings(ada)).toEqual([]);

  // By its handles it is turned and made larger.
  const { page } = ada;
  const at = async (which: number): Promise<{ readonly x: number; readonly y: number }> => {
    const box = (await page.locator('tv-surface .handles > i').nth(which).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pull = async (which: number, dx: number, dy: number): Promise<void> => {
    const from = await at(which);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx, from.y + dy, { steps: 4 });
    await look(ada, `sandbox-prepare-handle-${which}`);
    await page.mouse.up();
  };
  const middle = await at(0);
  await pull(
    0,
    200,
    (await page.locator('tv-surface [role=option][aria-selected=true]').boundingBox())!.y - middle.y + 12,
  );
  await expect.poll(() => panel.getByLabel('gira, °').inputValue()).not.toBe('0');
  const wide = panel.getByLabel('largo, mm');
  const was = Number(await wide.inputValue());
  await pull(1, 30, 30);
  await expect.poll(async () => Number(await wide.inputValue())).not.toBe(was);

  // It is copied, and pasted here and on another table of this browser; the library has what both want besides.
  await page.getByRole('listbox', { name: 'Il tavolo' }).focus();
  // One heap of eight is called so; the copy comes onto the board, and says on which square.
  const kings = piece(bea, /^Re dei cubi/);
  await expect.poll(() => kings.count()).toBe(8);
  await page.keyboard.press('Control+c');
  await page.getByText('Copiato.').waitFor();
  await page.keyboard.press('Control+v');
  await expect.poll(() => kings.count()).toBe(9);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /^Raccolta/ }).click();
  await panel.getByText('Carte italiane').click();
  await look(ada, 'sandbox-prepare-library');
  expect(await findings(ada)).toEqual([]);
  await panel.getByRole('button', { name: /^Carta 40 carte/ }).click();
  await lies(bea, /^mazzo di 40 carte/);
  await panel.getByRole('button', { name: 'Torna al tavolo' }).click();
  await press(ada, 'Apparecchiato');
  await lies(bea, 'Re dei cubi');

  // Both draw from the new deck: each reads the own card, and no page the other's.
  await piece(ada, /^mazzo di 6 carte/).click();
  await press(ada, 'Mescola');
  await press(ada, 'Distribuisci');
  await press(ada, '3 carte a testa');
  const own = (person: Person): ReturnType<Person['page']['locator']> =>
    person.page.locator('tv-hand').getByRole('button', { name: /^(Drago|Orco|Elfo), 1 di 3$/ });
  for (const person of [ada, bea]) await own(person).waitFor();
  await own(bea).click();
  await look(bea, 'sandbox-prepare-phone');
  const card = (await own(bea).innerText()).split(',')[0]!;
  await press(bea, 'Scoperta');
  await lies(ada, new RegExp(`^${card}(?:,|$)`, 'u'));
  expect([ada, bea].flatMap(({ console }) => console.filter((line) => /error/iu.test(line)))).toEqual([]);
});

test('what is copied at one table comes to another of the same browser, with its pictures', async () => {
  const [ada] = await freeTable(house, []);
  await ada.page.getByRole('button', { name: 'Apri un gioco da un file…' }).click();
  await ada.page.locator('sandbox-import input.files').setInputFiles([
    { name: 'bestie.csv', mimeType: 'text/csv', buffer: Buffer.from('nome,copie,figura\nDrago,2,drago.png\n') },
    { name: 'drago.png', mimeType: 'image/png', buffer: Buffer.from(makePng(300, 420)) },
  ]);
  await press(ada, 'Apparecchia');
  await piece(ada, /^mazzo di 2 carte/).click();
  await ada.page.keyboard.press('Control+c');
  await ada.page.getByText('Copiato.').waitFor();

  // Another table, in the same browser.
  const page = await ada.context.newPage();
  const again = { ...ada, page };
  await page.goto(house.url);
  await page.getByRole('radio', { name: 'Tavolo libero' }).check();
  await press(again, 'Apparecchia il tavolo');
  await sitDown(again);
  await press(again, /^Apparecchia il tavolo libero$/i);
  await press(again, /^Scatola vuota/);
  await lies(again, /^mazzo di 60 carte/);
  await page.getByRole('listbox', { name: 'Il tavolo' }).focus();
  await page.keyboard.press('Control+v');
  await lies(again, /^mazzo di 2 carte/);
  await piece(again, /^mazzo di 2 carte/).click();
  await press(again, 'Gira');
  await expect
    .poll(() =>
      page
        .locator('tv-surface img')
        .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBeGreaterThan(0);
  await look(again, 'sandbox-pasted');
});
