/**
 * The free table in real browsers. Four people lay French cards, shuffle, deal and play a round of hearts' first trick. They sit at a
 * laptop, in half a window beside a call, on a phone and in the dark. Nobody's page knows a card that isn't theirs.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../helpers/axe.ts';
import { freeTable } from '../helpers/free-table.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const says = (person: Person, what: string | RegExp): Promise<void> =>
  person.page.getByText(what).first().waitFor({ state: 'attached' });
const everywhere = async (people: readonly Person[], what: string | RegExp): Promise<void> =>
  void (await Promise.all(people.map((person) => says(person, what))));

/** The own cards, as a screen reader says them; waits until there are so many and all can be read. */
async function handOf({ page }: Person, count: number): Promise<readonly string[]> {
  const cards = page.locator('tv-hand').getByRole('button', { name: new RegExp(` di .*, \\d+ di ${count}$`, 'u') });
  await cards.nth(count - 1).waitFor();
  const all = await cards.allInnerTexts();
  return all.map((text) => text.split(',')[0]!);
}

/** Everything that is written, said or addressed in the page, through all shadow roots. */
const wholePage = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const out: string[] = [];
    const walk = (root: Document | ShadowRoot): void => {
      out.push(root instanceof ShadowRoot ? root.innerHTML : root.documentElement.outerHTML);
      for (const el of root.querySelectorAll('*')) if (el.shadowRoot) walk(el.shadowRoot);
    };
    walk(document);
    return out.join('\n');
  });

const pile = ({ page }: Person, count: number): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name: new RegExp(`^mazzo di ${count} carte`, 'u') });

test('four lay French cards, shuffle, deal and play a trick, and nobody’s page knows another’s hand', async () => {
  const all = await freeTable(house, [
    ['Bea', { width: 720, height: 450 }],
    ['Carl', { width: 390, height: 844, touch: true }],
    ['Dino', { width: 1366, height: 650, dark: true }],
  ]);
  const [ada, bea, carl, dino] = all as unknown as [Person, Person, Person, Person];
  await look(ada, 'sandbox-gallery');
  await press(ada, /^Carte francesi/);
  await Promise.all(all.map((person) => pile(person, 52).waitFor({ state: 'attached' })));

  // Shuffled by one, in one act; then it goes under everybody's keys by itself.
  await pile(ada, 52).click();
  await press(ada, 'Mescola');
  const keyed = /^mazzo di 52 carte, mescolato, sotto chiave/u;
  await Promise.all(all.map(({ page }) => page.getByRole('option', { name: keyed }).waitFor({ state: 'attached' })));
  await look(ada, 'sandbox-shuffled');

  // Five each, dealt by Bea from half a window.
  await pile(bea, 52).click();
  await press(bea, 'Distribuisci');
  await press(bea, '5 carte a testa');
  const hands = await Promise.all(all.map((person) => handOf(person, 5)));
  expect(new Set(hands.flat()).size).toBe(20);
  await everywhere([ada], 'Bea · 5 carte');
  for (const person of [ada, carl]) expect(await findings(person)).toEqual([]);
  await Promise.all(all.map((person) => look(person, `sandbox-dealt-${person.name.toLowerCase()}`)));
  for (const [i, person] of all.entries()) {
    const page = await wholePage(person);
    for (const [j, hand] of hands.entries()) {
      const found = hand.filter((card) => page.includes(card));
      expect(found).toEqual(i === j ? hand : []);
    }
  }

  // A trick: each lays the first card open, one by drag, the others by buttons.
  const first = ada.page.locator('tv-hand').getByRole('button').first();
  const from = (await first.boundingBox())!;
  const cloth = (await ada.page.locator('tv-surface').boundingBox())!;
  await ada.page.mouse.move(from.x + 30, from.y + 30);
  await ada.page.mouse.down();
  await ada.page.mouse.move(cloth.x + cloth.width / 2, cloth.y + cloth.height / 2, { steps: 6 });
  // Others see that a card comes, and not which.
  await says(ada, 'si scopre');
  await bea.page.locator('tv-surface .hand-tag', { hasText: 'Ada' }).waitFor({ state: 'attached' });
  expect(await wholePage(bea)).not.toContain(hands[0]![0]!);
  await says(bea, 'Ada sta spostando qualcosa');
  await look(ada, 'sandbox-lifted');
  await look(bea, 'sandbox-lifted-seen');
  await ada.page.mouse.up();
  await bea.page.locator('tv-surface .hand-tag').waitFor({ state: 'detached' });
  for (const person of [bea, carl, dino]) {
    await person.page.locator('tv-hand').getByRole('button').first().click();
    await press(person, 'Scoperta');
  }
  const trick = hands.map((hand) => hand[0]!);
  for (const person of all)
    for (const card of trick) await person.page.getByRole('option', { name: card }).waitFor({ state: 'attached' });
  await Promise.all(all.map((person) => look(person, `sandbox-trick-${person.name.toLowerCase()}`)));

  // Taken in by one who gathers it, and undone by the same.
  for (const card of trick) await dino.page.getByRole('option', { name: card }).click({ modifiers: ['Shift'] });
  await press(dino, 'Raccogli in un mazzo');
  await Promise.all(all.map((person) => pile(person, 4).waitFor({ state: 'attached' })));
  await dino.page.getByRole('button', { name: 'Annulla', exact: true }).click();
  for (const card of trick) await ada.page.getByRole('option', { name: card }).waitFor({ state: 'attached' });

  // The log says which cards were played, to whoever reads it, and none that nobody has seen.
  await press(bea, 'Registro');
  const lines = bea.page.locator('tv-log').getByRole('listitem');
  for (const [i, card] of trick.entries())
    await lines
      .filter({ hasText: `${all[i]!.name} gioca: ${card}.` })
      .first()
      .waitFor();
  const log = (await lines.allInnerTexts()).join('\n');
  expect(hands.flat().filter((card) => log.includes(card))).toEqual(trick);
  await look(bea, 'sandbox-log');
  expect(all.flatMap(({ console }) => console.filter((line) => /error/iu.test(line)))).toEqual([]);
});

test('one by keyboard alone: lays a box, walks to a piece, carries it, writes a note, finds things in a list', async () => {
  const [ada] = await freeTable(house);
  const { page } = ada;
  const enter = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).focus();
    await page.keyboard.press('Enter');
  };
  await enter(/^Scacchi e dama/);
  await page.getByRole('option', { name: 'torre nera' }).first().waitFor({ state: 'attached' });
  expect(await findings(ada)).toEqual([]);

  // From the corner of the table to a piece, one cell to the right, and back.
  await page.getByRole('listbox', { name: 'Il tavolo' }).focus();
  await page.keyboard.press('ArrowRight');
  const name = await page.locator('tv-surface [aria-selected=true]').getAttribute('aria-label');
  const left = (): Promise<number> =>
    page.locator('tv-surface [aria-selected=true]').evaluate((el) => parseFloat((el as HTMLElement).style.left));
  const before = await left();
  const cell = Array.from({ length: 6 }, () => 'Shift+ArrowRight');
  for (const key of ['Enter', ...cell, 'Enter']) await page.keyboard.press(key);
  await says(ada, 'Ada sposta un pezzo');
  await expect.poll(left, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await expect.poll(left, { timeout: 20_000 }).toBe(before);
  expect(name).toBeTruthy();

  // A note from the tools, written, and found again in the list.
  await enter('nota');
  await enter('Nota');
  await enter('nota');
  await page.getByRole('option', { name: /^Nota/ }).waitFor({ state: 'attached' });
  await enter('elenco');
  await enter(/^Nota/);
  await enter('Scrivi');
  await page.getByRole('textbox', { name: 'Scrivi' }).fill('Tocca ai neri');
  await enter('Scritto');
  await page.getByRole('option', { name: 'Nota: Tocca ai neri' }).waitFor({ state: 'attached' });
  await enter('regole');
  await says(ada, 'Arrocco');
  expect(await findings(ada)).toEqual([]);
  await look(ada, 'sandbox-rules');
});
