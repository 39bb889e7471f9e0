/** Chrononauts in real browsers through the real relay: dealt by everybody, a turn each, history turned, a window passed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readable } from './helpers/chrono.ts';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { look } from './helpers/look.ts';
import { headline, invitation, sitDown, sure } from './helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const tap = (person: Person, name: string | RegExp): Promise<void> =>
  person.page.getByRole('button', { name }).first().click();
const says = (person: Person, what: string | RegExp): Promise<void> =>
  person.page.getByText(what).first().waitFor({ state: 'attached' });
const everywhere = async (all: readonly Person[], what: RegExp): Promise<void> =>
  void (await Promise.all(all.map((person) => headline(person, what))));
const hand = (person: Person): ReturnType<Person['page']['getByRole']> =>
  person.page.getByRole('list', { name: 'La tua mano' }).getByRole('button');

const historyOn = async ({ page }: Person): Promise<string> => {
  const places = page.getByRole('grid', { name: 'La linea del tempo' }).getByRole('gridcell');
  return (await places.evaluateAll((cells) => cells.map((cell) => cell.ariaLabel))).join('\n');
};

/** At most so many turns until one holds something that turns history: in fewer it may not come, once in a hundred evenings. */
const TURNS = 40;

/** A turn of whoever has it: something that turns history where the hand has it, else a discard. Says whether it turned. */
async function takeTurn(person: Person, others: readonly Person[]): Promise<boolean> {
  const { page } = person;
  await page.getByRole('button', { name: 'Pesca', exact: true }).click();
  await headline(person, /Tocca a te/);
  await hand(person).nth(3).waitFor();
  await readable(person);
  const turner = hand(person).filter({
    hasText:
      /(Tutta un’altra storia|Una vita salvata|Una traversata tranquilla|Contrordine|Un bullone allentato).*si può giocare/,
  });
  const turns = (await turner.count()) > 0;
  if (turns) {
    await turner.first().click();
    const aims = page.getByRole('gridcell', { name: /si può scegliere/ });
    if ((await aims.count()) > 0) await aims.last().click();
    await page.getByRole('list', { name: 'Che cosa succede' }).waitFor();
    await look(person, 'chrononauts-preview');
    await tap(person, /^Gioca su/);
    // The window is open for a minute: where pages are slower than that it closes by itself.
    const over = page.getByRole('button', { name: 'Finisci il turno' }).waitFor();
    for (const other of others) {
      const asked = other.page.getByRole('button', { name: 'Lascia passare' });
      await Promise.race([asked.waitFor(), over]);
      await look(other, 'chrononauts-window');
      // Where it closed meanwhile nobody is asked; a tap that went on waiting would pass in a later window.
      if (await asked.isVisible()) await asked.click({ timeout: 5_000 }).catch(() => undefined);
    }
  } else {
    await hand(person).last().click();
    await tap(person, 'Scarta: perdi tempo');
    await sure(person, 'Sì, davvero');
  }
  await tap(person, 'Finisci il turno');
  return turns;
}

test('two deal, guess the time, and turn history under each other’s eyes', async () => {
  const ada = await house.enter('Ada', house.url);
  await ada.page.getByRole('radio', { name: 'Chrononauts' }).check();
  await tap(ada, 'Apparecchia il tavolo');
  await ada.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(ada);
  await sitDown(ada);
  const bea = await house.enter('Bea', link, { width: 390, height: 844, dark: true });
  await sitDown(bea);
  const all = [ada, bea];
  await tap(ada, 'Apparecchia Chrononauts');
  await everywhere(all, /Che cosa si gioca/);
  await ada.page.getByLabel('Tempo per il Biglietto').selectOption('60 s');
  await look(ada, 'chrononauts-lobby');
  await tap(bea, 'Date le carte');
  await everywhere(all, /Chi comincia/);

  // The guesses are sealed until all are in; one keeps who it is, one exchanges.
  for (const [i, person] of all.entries()) {
    await person.page.getByPlaceholder('21:40').fill(`0${i + 1}:15`);
    await tap(person, 'Scrivi l’ora');
    await tap(person, i === 1 ? 'Cambia identità' : 'Tieni l’identità');
    if (i === 1) await sure(person, 'Sì, davvero');
  }
  await look(ada, 'chrononauts-start');
  await everywhere(all, /Tocca a/);
  await says(ada, /di \d+ min/);

  // The person whose turn it is takes it, until each had one and history has turned once.
  let turned = 0;
  for (let n = 0; n < TURNS && (n < all.length || turned === 0); n++) {
    const now = await Promise.race(
      all.map(async (person) => {
        await person.page.getByRole('button', { name: 'Pesca', exact: true }).waitFor();
        return person;
      }),
    );
    const others = all.filter((person) => person !== now);
    if (await takeTurn(now, others)) turned++;
  }
  expect(turned).toBeGreaterThan(0);
  // Two may have turned the same event to and fro; but both see the same history, once it has run through.
  await expect.poll(async () => new Set(await Promise.all(all.map(historyOn))).size).toBe(1);
  await look(ada, 'chrononauts-desk');
  await look(bea, 'chrononauts-phone');
  await ada.page.setViewportSize({ width: 720, height: 450 });
  await look(ada, 'chrononauts-half');
  for (const person of all) expect(person.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
});
