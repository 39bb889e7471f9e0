/**
 * A spymaster moves the hand to a phone in the middle of a game. The key goes along, and nothing of it stays on the screen that is shared.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import {
  beginCodenames,
  giveClue,
  headline,
  keyOn,
  makeTable,
  press,
  sides,
  sitDown,
  touch,
  wholeKey,
} from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The link of an offer by which the hand is on the other device alone. */
async function offered({ page }: Person): Promise<string> {
  const pairing = page.locator('tv-pair');
  return pairing.evaluate((el) => (el as never as { devices: { offer: { link: string } } }).devices.offer.link);
}

test('[I18] [I19] the key is on the phone and no more on the laptop, which goes on showing the table', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  const rest: Person[] = [];
  for (const name of ['Marco', 'Sofia', 'Elena']) {
    rest.push(await house.enter(name, link));
    await sitDown(rest.at(-1)!);
  }
  const [marco, sofia, elena] = rest as [Person, Person, Person];
  await beginCodenames([host, marco, sofia, elena]);
  const reds = { name: 'Rossi', spymaster: host, operative: sofia };
  const blues = { name: 'Blu', spymaster: marco, operative: elena };
  const { start, other, of } = await sides(reds, blues);
  const key = await wholeKey(other.spymaster);
  const [first, second] = of(start.name);
  await giveClue(start.spymaster, 'MARE', 2);
  await touch(start.operative, first!, start.name);

  const laptop = other.spymaster;
  await press(laptop, 'A tavola');
  await press(laptop, 'I tuoi dispositivi');
  await press(laptop, 'Aggiungi un dispositivo');
  await laptop.page.getByRole('radio', { name: 'La mano solo di là' }).check();
  await press(laptop, 'Mostra il codice');
  const phone = await house.enter('phone', house.url + (await offered(laptop)), {
    width: 390,
    height: 844,
    touch: true,
  });
  await phone.page.getByText(/Numero da confrontare/).waitFor();
  await press(laptop, /È lo stesso/);

  const covered = key.map((who, cell) => (cell === first! - 1 ? '' : who));
  await expect.poll(() => keyOn(phone)).toEqual(covered);
  await expect.poll(async () => (await keyOn(laptop)).filter(Boolean)).toEqual([]);
  expect(await laptop.page.getByText('Solo per i tuoi occhi').count()).toBe(0);
  await touch(start.operative, second!, start.name);
  await headline(phone, /indizio|scegliete|un’altra|basta/);
  for (const person of [host, ...rest, phone]) await person.context.close();
});
