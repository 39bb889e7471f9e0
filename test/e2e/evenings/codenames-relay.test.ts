/** A game of Codenames through a relay that dies, comes back and loses its disk, while people reload their pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finish, sitAndBegin } from '../helpers/codenames-table.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { covered, giveClue, headline, keyOn, stop, touch } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the relay dies, comes back, loses its disk; an operative and the founder reload: nothing is lost, same seats, same key', async () => {
  const { all, key, start, other } = await sitAndBegin(house);
  const [giulia, , , , nadia] = all as [Person, Person, Person, Person, Person];
  const before = await keyOn(giulia);
  await giveClue(start.spymaster, 'MARE', 2);

  await house.stopRelay();
  await giulia.page.getByText('Senza rete').first().waitFor();
  await house.startRelay();
  for (const person of all) await person.page.getByText('In linea').first().waitFor();
  const first = key.take(start.name);
  await touch(start.operative, first, start.name);

  await start.operative.page.reload();
  await headline(start.operative, /un’altra o basta|scegliete/);
  await covered(start.operative, first, start.name);
  const second = key.take(start.name);
  await touch(start.operative, second, start.name);
  await stop(start.operative);

  await giulia.page.reload();
  await giulia.page.getByRole('grid', { name: 'Le figure' }).waitFor();
  await expect.poll(() => keyOn(giulia).then((k) => k.filter(Boolean).length)).toBeGreaterThan(0);
  await giveClue(other.spymaster, 'NOTTE', 1);
  const third = key.take(other.name);
  await touch(other.operative, third, other.name);
  await stop(other.operative);

  await house.stopRelay();
  await giulia.page.getByText('Senza rete').first().waitFor();
  await house.startRelay(true);
  for (const person of all) await person.page.getByText('In linea').first().waitFor();
  const late = await house.enter('Tom', nadia.page.url().split('#')[0]!);
  await late.context.close();
  await finish(key, start, 'TUTTO');
  for (const person of all) {
    await person.page.getByText(`Vincono i ${start.name}`).first().waitFor();
    await person.page.getByText('La chiave è stata riaperta e torna.').first().waitFor();
  }
  for (const person of all) await expect(keyOn(person)).resolves.toEqual(await keyOn(giulia));
  expect((await keyOn(giulia)).length).toBe(before.length);
  for (const person of all) await person.context.close();
});
