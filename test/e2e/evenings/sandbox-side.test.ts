/**
 * Chess from both sides of the table, in real browsers. Black turns the table for herself. Both move on their own screens, by mouse and by
 * keys, and see the same squares.
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

type Option = ReturnType<Person['page']['locator']>;

const man = ({ page }: Person, name: string, square: string): Option =>
  page.getByRole('option', { name: `${name}, ${square}`, exact: true });

async function middle(option: Option): Promise<{ readonly x: number; readonly y: number }> {
  const box = (await option.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** By the mouse, so many squares to the right and up as they are seen. */
async function drag(person: Person, option: Option, right: number, up: number): Promise<void> {
  const { mouse } = person.page;
  const [from, next] = [await middle(option), (await option.boundingBox())!];
  // A square is 56 mm wide, and a man 48.
  const square = (next.width * 56) / 48;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + right * square * 0.5, from.y - up * square * 0.5, { steps: 3 });
  await mouse.move(from.x + right * square, from.y - up * square, { steps: 3 });
  await mouse.up();
}

test('two play chess, one with the table turned: each moves up the screen, and both see the same move', async () => {
  const [ada, bea] = (await freeTable(house, [['Bea', { width: 720, height: 450, dark: true }]])) as [Person, Person];
  await press(ada, /^Scacchi e dama/);
  const kings = [man(ada, 're bianco', 'E1'), man(bea, 're bianco', 'E1'), man(bea, 're nero', 'E8')] as const;
  for (const king of kings) await king.waitFor({ state: 'attached' });
  expect((await middle(kings[1])).y).toBeGreaterThan((await middle(kings[2])).y);

  await press(bea, 'Tutto il tavolo');
  await press(bea, 'Gira il tavolo');
  await bea.page.getByText('Il tavolo è girato: lo vedi dal lato opposto.').waitFor({ state: 'attached' });
  await expect.poll(async () => (await middle(kings[1])).y < (await middle(kings[2])).y).toBe(true);
  expect((await middle(kings[0])).y).toBeGreaterThan((await middle(man(ada, 're nero', 'E8'))).y);

  await drag(ada, man(ada, 'pedone bianco', 'E2'), 0, 2);
  for (const person of [ada, bea]) await man(person, 'pedone bianco', 'E4').waitFor({ state: 'attached' });
  await drag(bea, man(bea, 'pedone nero', 'D7'), 0, 2);
  for (const person of [ada, bea]) await man(person, 'pedone nero', 'D5').waitFor({ state: 'attached' });
  // On her screen the pawn that can be taken stands to the left of his.
  const [own, his] = [man(bea, 'pedone nero', 'D5'), man(bea, 'pedone bianco', 'E4')];
  expect((await middle(his)).x).toBeLessThan((await middle(own)).x);

  // What can be done with the pawn lies over her first row: it is let go.
  await bea.page.keyboard.press('Escape');
  // With keys: the arrow points where the man goes on this screen.
  await man(bea, 'cavallo nero', 'G8').click();
  await bea.page.locator('tv-surface').press('Enter');
  for (const key of ['ArrowUp', 'ArrowRight'])
    for (let i = 0; i < Math.round((key === 'ArrowUp' ? 2 : 1) * 5.6); i++)
      await bea.page.keyboard.press(`Shift+${key}`);
  await bea.page.keyboard.press('Enter');
  for (const person of [ada, bea]) await man(person, 'cavallo nero', 'F6').waitFor({ state: 'attached' });
  await look(ada, 'sandbox-side-white');
  await look(bea, 'sandbox-side-black-half');
  expect(await findings(bea)).toEqual([]);

  await bea.page.reload();
  await man(bea, 'cavallo nero', 'F6').waitFor({ state: 'attached' });
  await expect.poll(async () => (await middle(kings[1])).y < (await middle(kings[2])).y).toBe(true);
  await bea.page.setViewportSize({ width: 1440, height: 900 });
  await look(bea, 'sandbox-side-black');
  await bea.page.setViewportSize({ width: 390, height: 844 });
  await look(bea, 'sandbox-side-black-phone');
});
