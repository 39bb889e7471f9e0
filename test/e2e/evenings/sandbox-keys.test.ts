/**
 * A whole game without a pointer. Draughts, from the first move until one side can't move any more, one by keyboard alone and the other by
 * five keys alone. Which moves are made a small engine says; the table lets anything lie anywhere.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortGame, type Turn } from '../helpers/draughts-game.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { markPointers, pressKey } from '../helpers/keys.ts';
import { look } from '../helpers/look.ts';
import { choose, chooseButton, fiveKeysOnly, write } from '../helpers/switches.ts';
import { seated } from '../helpers/free-table.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const MEN = { white: 'Pedina bianca', black: 'Pedina nera' } as const;
/** A square is 56 mm wide, and Shift with an arrow goes one centimetre. */
const PRESSES = 5.6;

const manAt = ({ page }: Person, square: string): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name: new RegExp(`^Pedina (?:bianca|nera): (?:pedina|dama), ${square}$`, 'u') });
const stands = (person: Person, square: string): Promise<void> => manAt(person, square).waitFor({ state: 'attached' });
const isFree = (person: Person, square: string): Promise<void> => manAt(person, square).waitFor({ state: 'detached' });

/** How somebody does what a turn takes. */
interface Way {
  move(from: string, to: string): Promise<void>;
  takeOff(square: string): Promise<void>;
  crown(square: string): Promise<void>;
}

/** By the list of pieces, arrows, and letters. */
function byKeyboard({ page }: Person): Way {
  const find = async (square: string): Promise<void> => {
    await page.locator('tv-surface .ground').press('/');
    const field = page.getByRole('searchbox', { name: 'Cerca per nome' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((el) => (el.getRootNode() as ShadowRoot).activeElement === el)).toBe(true);
    await page.keyboard.type(square.toLowerCase());
    await page.getByText('uno trovato').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('tv-surface [role=option][aria-selected=true]').waitFor({ state: 'attached' });
  };
  return {
    async move(from, to) {
      await find(from);
      await page.keyboard.press('Enter');
      const [dx, dy] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to[1]) - Number(from[1])];
      const steps = (by: number, less: string, more: string): readonly string[] =>
        Array.from({ length: Math.round(Math.abs(by) * PRESSES) }, () => (by < 0 ? less : more));
      for (const key of [...steps(dx, 'ArrowLeft', 'ArrowRight'), ...steps(dy, 'ArrowDown', 'ArrowUp')])
        await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press('Enter');
    },
    async takeOff(square) {
      await find(square);
      await page.keyboard.press('Delete');
    },
    async crown(square) {
      await find(square);
      await page.keyboard.press('f');
    },
  };
}

function byFiveKeys(person: Person): Way {
  const find = async (square: string): Promise<void> => {
    await chooseButton(person, 'elenco');
    // Of twenty-four in a list one is in sight when it is the only one.
    await write(person, 'Cerca per nome', square);
    await chooseButton(person, new RegExp(`^Pedina .*, ${square}$`, 'u'));
  };
  return {
    async move(from, to) {
      await find(from);
      await chooseButton(person, 'Sposta…');
      await choose(person, person.page.getByRole('button', { name: to, exact: true }));
    },
    async takeOff(square) {
      await find(square);
      await chooseButton(person, 'altro…');
      await chooseButton(person, 'Togli');
    },
    async crown(square) {
      await find(square);
      await chooseButton(person, 'Gira');
    },
  };
}

async function play(way: Way, people: readonly Person[], { side, path, taken, crowned }: Turn): Promise<void> {
  const [from, to] = [path[0]!, path.at(-1)!];
  await way.move(from, to);
  for (const person of people) await stands(person, to);
  for (const square of taken) {
    await way.takeOff(square);
    for (const person of people) await isFree(person, square);
  }
  if (!crowned) return;
  await way.crown(to);
  for (const { page } of people)
    await page.getByRole('option', { name: `${MEN[side]}: dama, ${to}`, exact: true }).waitFor({ state: 'attached' });
}

test('a whole game of draughts, one by keyboard alone and the other by five keys alone', async () => {
  const game = shortGame();
  const ada = await seated(house, 'Ada', { before: markPointers });
  const marco = await house.enter('Marco', ada.link, { before: fiveKeysOnly, width: 1366, height: 650 });
  await write(marco, 'Il tuo nome', 'Marco');
  await chooseButton(marco, 'Siediti');
  await marco.page.getByText('A voce sei').waitFor();
  // From here on nobody has a pointer.
  await ada.page.evaluate(() => document.documentElement.removeAttribute('data-pointed'));
  await pressKey(ada, /^Apparecchia il tavolo libero$/iu);
  await pressKey(ada, /^Dama/u);
  const people = [ada, marco];
  for (const person of people) for (const square of ['A1', 'H8']) await stands(person, square);

  const ways = { white: byKeyboard(ada), black: byFiveKeys(marco) };
  for (const turn of game) await play(ways[turn.side], people, turn);
  await look(marco, 'draughts-over');
  const left = (side: keyof typeof MEN): Promise<number> =>
    marco.page.getByRole('option', { name: new RegExp(`^${MEN[side]}`, 'u') }).count();
  const taken = (side: string): number =>
    game.reduce((sum, turn) => sum + (turn.side === side ? 0 : turn.taken.length), 0);
  expect([await left('white'), await left('black')]).toEqual([12 - taken('white'), 12 - taken('black')]);

  // Both put it away, and the bill is there for both.
  await pressKey(ada, /^giochi$/u);
  await pressKey(ada, /^Basta così/u);
  await chooseButton(marco, 'giochi');
  await chooseButton(marco, /^Basta così/u);
  for (const { page } of people) await page.locator('tv-receipt').first().waitFor({ state: 'attached' });
  expect(await ada.page.evaluate(() => document.documentElement.dataset['pointed'])).toBeUndefined();
  expect(await marco.page.evaluate(() => document.documentElement.dataset['other'])).toBeUndefined();
  for (const { console: lines } of people)
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
}, 1_500_000);
