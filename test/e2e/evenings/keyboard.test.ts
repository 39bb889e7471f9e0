/** The path from the first page to the log with no pointer at all: Tab, arrows, Enter, typing; one of the four reads English. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { hasFocus, markPointers, pressKey as press, tabTo } from '../helpers/keys.ts';
import { covered, headline, keyOn, wholeKey } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function type(person: Person, label: RegExp, text: string): Promise<void> {
  await tabTo(person, person.page.getByRole('textbox', { name: label }));
  await person.page.keyboard.type(text);
}

async function sitDown(person: Person): Promise<void> {
  await type(person, /^(Il tuo nome|Your name)$/, person.name);
  await person.page.keyboard.press('Enter');
  await person.page.getByText(/A voce sei|On the call you’re/).waitFor();
}

/** Goes to the picture with arrows, chooses it, and confirms with the button. */
async function touch(person: Person, picture: number): Promise<void> {
  const { page } = person;
  await tabTo(person, page.getByRole('grid').locator('button[tabindex="0"]'));
  await page.keyboard.press('Control+Home');
  const at = picture - 1;
  for (let n = 0; n < Math.floor(at / 5); n++) await page.keyboard.press('ArrowDown');
  for (let n = 0; n < at % 5; n++) await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('button', { name: new RegExp(`^(figura|picture) ${picture}\\b`) });
  await expect.poll(() => hasFocus(chosen)).toBe(true);
  await page.keyboard.press('Enter');
  await press(person, new RegExp(`^(Scopri la|Uncover) ${picture}$`));
}

/** A clue for one picture of the own, touched; then enough. */
async function playTurn(spymaster: Person, operative: Person, team: string, word: string): Promise<number> {
  await type(spymaster, /^Parola$/, word);
  await press(spymaster, /^Dai l’indizio$/);
  await headline(operative, /scegliete|pick/);
  const picture = (await keyOn(spymaster)).indexOf(team) + 1;
  await touch(operative, picture);
  await covered(spymaster, picture, team);
  await press(operative, /^(Basta|Stop here)$/);
  return picture;
}

/** Opens the log, reads it, and closes it. */
async function readLog(person: Person): Promise<string> {
  const { page } = person;
  await press(person, /^(Registro|Log)$/);
  await page.getByRole('dialog').waitFor();
  const lines = page.getByRole('list', { name: /^(Il registro|The log)$/ });
  await expect.poll(() => hasFocus(lines)).toBe(true);
  const text = (await lines.getByRole('listitem').allTextContents())
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return text;
}

test('four people find their way from the first page to the log by keyboard alone, one of them in English', async () => {
  const giulia = await house.enter('Giulia', house.url, { before: markPointers });
  await press(giulia, /^Apparecchia il tavolo$/);
  await giulia.page.getByLabel('Il tuo nome').waitFor();
  await press(giulia, /^Invita$/);
  const link = await giulia.page.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await giulia.page.keyboard.press('Escape');
  const marco = await house.enter('Marco', link, { before: markPointers });
  const sofia = await house.enter('Sofia', link, { before: markPointers, width: 720, height: 450 });
  const tom = await house.enter('Tom', link, { before: markPointers, locale: 'en-GB', dark: true });
  const all = [giulia, marco, sofia, tom];
  for (const person of all) await sitDown(person);

  await press(giulia, /^Apparecchia Codenames$/);
  for (const person of [giulia, marco]) await press(person, /^Faccio da capospia/);
  await press(tom, /^Lay out the pictures$/);
  for (const person of all) await headline(person, /indizio|clue/);

  const turns = [
    { team: 'Rossi', spymaster: giulia, operative: sofia, word: 'MARE' },
    { team: 'Blu', spymaster: marco, operative: tom, word: 'NOTTE' },
  ];
  await wholeKey(marco);
  const redsBegin = (await wholeKey(giulia)).filter((who) => who === 'Rossi').length === 8;
  const touched: number[] = [];
  for (const { team, spymaster, operative, word } of redsBegin ? turns : turns.toReversed()) {
    touched.push(await playTurn(spymaster, operative, team, word));
  }
  const [reds, blues] = redsBegin ? touched : touched.toReversed();
  // The reader has both turns on the own page, the last stop too.
  await tom.page.getByRole('button', { name: new RegExp(`^picture ${reds!}\\b.*Reds`) }).waitFor();
  await covered(sofia, blues!, 'Blu');
  await headline(tom, /clue/);

  const told = await readLog(tom);
  // Times wait until they are asked for.
  expect(told).toMatch(/^(Sofia|Tom) calls the stop/);
  // By the keepers as a rule; by a coin of all where their key isn't made yet.
  expect(told).toMatch(
    /Rolled by the keepers\.\s*With the proven share of .+: 3 of 4 keepers, and answering last changes nothing\.|Drawn by everybody: Giulia, Marco, Sofia and Tom each sealed a number and then revealed it\./u,
  );
  expect(told).toContain('Giulia gives the clue MARE, 1');
  expect(told).toContain(`Tom chooses ${blues}`);
  const detto = await readLog(sofia);
  expect(detto).toMatch(/Tiro dei custodi\.|Sorteggio fatto da tutti: Giulia, Marco, Sofia e Tom hanno impegnato/u);
  expect(detto).toContain('Giulia e Marco hanno fatto insieme la chiave segreta');
  expect(detto).toContain(`Sofia sceglie la ${reds}`);
  expect(detto.split('\n').at(-1)).toMatch(/Giulia si siede$/);
  expect(detto).not.toMatch(/Assassin|Passante|nella chiave/);

  for (const { page, name, console } of all) {
    expect(await page.locator('html').getAttribute('data-pointed'), name).toBeNull();
    expect(
      console.filter((line) => /^(error|pageerror)/.test(line)),
      name,
    ).toEqual([]);
  }
});
