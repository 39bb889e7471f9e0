/** Four phones: from the first page to the end of a game of Codenames by fingers alone, the board brought nearer among it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markOthers, pan, PHONE, pinch, rest, tap, write } from '../helpers/fingers.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { covered, headline, wholeKey } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const OPTIONS = { ...PHONE, before: markOthers };

async function sitDown(person: Person): Promise<void> {
  await write(person, 'Il tuo nome', person.name);
  await tap(person, 'Siediti');
  await person.page.getByText('A voce sei').waitFor();
}

async function sitAll(): Promise<[Person, Person, Person, Person]> {
  const giulia = await house.enter('Giulia', house.url, OPTIONS);
  await tap(giulia, 'Apparecchia il tavolo');
  await giulia.page.getByLabel('Il tuo nome').waitFor();
  await tap(giulia, 'Invita');
  const link = await giulia.page.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await giulia.page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).tap();
  const others = [];
  for (const name of ['Marco', 'Sofia', 'Elena']) others.push(await house.enter(name, link, OPTIONS));
  for (const person of [giulia, ...others]) await sitDown(person);
  return [giulia, ...others] as [Person, Person, Person, Person];
}

const picture = ({ page }: Person, n: number) => page.getByRole('button', { name: new RegExp(`^figura ${n}\\b`) });

async function touch(operative: Person, n: number, found: string): Promise<void> {
  await headline(operative, /scegliete|un’altra/);
  await picture(operative, n).tap();
  await tap(operative, `Scopri la ${n}`);
  await covered(operative, n, found);
}

async function giveClue(spymaster: Person, word: string, number: number): Promise<void> {
  await headline(spymaster, /dai un indizio/);
  await write(spymaster, 'Parola', word);
  for (let n = 1; n < number; n++) await tap(spymaster, 'Più');
  await tap(spymaster, 'Dai l’indizio');
}

/** Looks closely: nearer, aside, one picture large; no picture is pointed at by any of it. */
async function lookClosely(operative: Person, n: number): Promise<void> {
  const { page } = operative;
  const width = async (): Promise<number> => (await picture(operative, n).boundingBox())!.width;
  const left = async (): Promise<number> => (await picture(operative, n).boundingBox())!.x;
  const before = await width();
  await pinch(operative, picture(operative, 8));
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  const from = await left();
  await pan(operative, page.getByRole('grid'), -60, 0);
  await expect.poll(left).toBeLessThan(from - 30);
  const whole = page.getByRole('button', { name: 'Tutta la tavola', exact: true });
  // Of a tap within a tenth of a second after the finger has gone along Chromium makes no click: nobody's fingers are that quick.
  await expect
    .poll(async () => {
      if (await whole.isVisible()) await whole.tap();
      return width();
    })
    .toBeCloseTo(before);
  const large = page.getByRole('dialog', { name: `figura ${n}` });
  await rest(operative, picture(operative, n), large);
  await large.tap();
  await large.waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: /^Scopri la/ }).count()).toBe(0);
  await rest(operative, picture(operative, n), large);
  await look(operative, 'picture-menu');
  await large.getByRole('button', { name: `Segna la ${n}`, exact: true }).tap();
  await page.getByRole('button', { name: new RegExp(`^figura ${n}\\b.*segnata da`) }).waitFor();
}

test('four people play a game of Codenames by touch alone, and look closely at the pictures without touching one', async () => {
  const all = await sitAll();
  const [giulia, marco, sofia, elena] = all;
  await tap(giulia, 'Apparecchia Codenames');
  for (const spymaster of [giulia, marco]) await tap(spymaster, /^Faccio da capospia/);
  await tap(sofia, 'Stendi le figure');
  for (const person of all) await headline(person, /indizio/);
  const key = await wholeKey(giulia);
  const those = (who: string): number[] => key.flatMap((one, i) => (one === who ? [i + 1] : []));
  const reds = { name: 'Rossi', spymaster: giulia, operative: sofia, own: those('Rossi') };
  const blues = { name: 'Blu', spymaster: marco, operative: elena, own: those('Blu') };
  const [start, other] = reds.own.length === 8 ? [reds, blues] : [blues, reds];

  await giveClue(start.spymaster, 'MARE', 2);
  await headline(start.operative, /scegliete/);
  await lookClosely(start.operative, start.own[0]!);
  await touch(start.operative, start.own.shift()!, start.name);
  await touch(start.operative, those('Passante')[0]!, 'Passante');
  await giveClue(other.spymaster, 'NOTTE', 1);
  await touch(other.operative, other.own.shift()!, other.name);
  await tap(other.operative, 'Basta');
  await giveClue(start.spymaster, 'TUTTO', start.own.length);
  for (const n of start.own) await touch(start.operative, n, start.name);

  for (const { page, name, console } of all) {
    await page.getByText(`Vincono i ${start.name}`).first().waitFor();
    expect(await page.locator('html').getAttribute('data-other'), name).toBeNull();
    expect(
      console.filter((line) => /^(error|pageerror)/.test(line)),
      name,
    ).toEqual([]);
  }
});
