/**
 * A run of the full mission of TIME Stories by two in real browsers, one of them on a phone. One page is loaded again with a card in hand,
 * the relay and all pages go away after two rounds. The next day both go on at the same link, to the run's end and into the next one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { lookAround } from '../helpers/look.ts';
import { headline, invitation, sure } from '../helpers/people.ts';
import { again, button, type Cast, embark, enter, gather, owes, reads, recon, said, tap } from '../helpers/stories.ts';

let house: House;
beforeAll(async () => void (house = await openHouse()));
afterAll(() => house.close());

const CAST: Cast = [
  ['Ada', 'Mirella'],
  ['Bea', 'Nando', { width: 390, height: 844, touch: true, mobile: true }],
];
/** On the tape recorder's card alone. */
const SECRET = 'Un registratore con quattro tasti';
const OVER = /Missione riuscita|Il tempo si riavvolge/;

/** People who have something to do do it, until the status line says so. */
async function play(all: readonly Person[], until: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const person of all) if (until.test(await said(person)) || (await owes(person, all))) break;
        return until.test(await said(all[0]!));
      },
      { timeout: 480_000, interval: 20 },
    )
    .toBe(true);
}

test('two people play a run of the full mission over two evenings', async () => {
  const first = await gather(house, CAST, /L’ora doppia/);
  const [ada, bea] = first as readonly [Person, Person];
  await embark(first, CAST);
  await lookAround(ada, 'evening-prologue');
  for (const name of ['Leggi la prima carta', 'Leggi la prossima', 'Leggi la prossima', 'Leggi l’ultima'])
    await tap(ada, name);
  await enter(ada, 'La soffitta');
  await recon(first, [1, 2]);
  for (const person of first) await headline(person, /Raccontate/);
  expect(await reads(ada, 'La tua 1')).toContain(SECRET);
  await expect(bea.page.getByText(SECRET).count()).resolves.toBe(0);
  await ada.page.reload();
  await headline(ada, /Raccontate/);
  await expect(ada.page.getByText(SECRET).count()).resolves.toBe(0);
  expect(await reads(ada, 'La tua 1')).toContain(SECRET);
  await tap(ada, 'Copri');
  for (const person of first) await tap(person, 'L’ho detto a voce');
  await play(first, /Scegli dove andare|sceglie dove andare/);
  await lookAround(bea, 'evening-map', ['phone']);
  await play(first, /Ognuno prende una carta/);
  const step = await said(ada);

  // The evening ends: no page is open, and the relay goes away as well.
  const link = await invitation(ada);
  for (const { page } of first) await page.close();
  await house.stopRelay();
  await house.startRelay();
  const all = [await again(ada, link), await again(bea, link)];
  for (const person of all) await headline(person, new RegExp(step));
  await lookAround(all[0]!, 'evening-next-day');

  await play(all, OVER);
  for (const person of all) {
    await headline(person, OVER);
    await person.page.getByText('Come finisce').waitFor();
    expect(person.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
  }
  await lookAround(all[0]!, 'evening-end');
  if (/riavvolge/.test(await said(all[0]!))) {
    // What a run came to is written down, and the next one begins where the first one did.
    await all[1]!.page.getByText('Incursione 1').first().waitFor();
    await tap(all[0]!, 'Un’altra incursione');
    await sure(all[0]!, 'Sì, si ricomincia');
    for (const person of all) await headline(person, /Chi comincia/);
    await button(all[0]!, 'Comincia Bea').waitFor();
  }
}, 1_200_000);
