/**
 * Memento Mori with a phone beside the laptop. The person's sheet and private notes are on both, either one acts, and nobody else gets any
 * of it. Before that somebody pauses, and somebody touches the X: all see it, nobody can act, and the X has no name. On the way the dice
 * are seen falling, or lie there at once where motion is reduced.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { heard, pageText, stored } from '../helpers/leaks.ts';
import { look } from '../helpers/look.ts';
import {
  button,
  confirm,
  describeDarkness,
  gather,
  openNotes,
  ownTrait,
  prelude,
  talk,
  tap,
} from '../helpers/memento.ts';
import { headline, invitation, press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NOTE = 'Duilio non sa ancora niente della chiave';
const MORE = 'La chiave apre il faro, non la casa';

/** A phone that is a device of this person's seat as well, with the hand on both. */
async function pairPhone(laptop: Person): Promise<Person> {
  await press(laptop, 'A tavola');
  await press(laptop, 'I tuoi dispositivi');
  await press(laptop, 'Aggiungi un dispositivo');
  await laptop.page.getByRole('radio', { name: 'Tutti e due la mia mano' }).check();
  await press(laptop, 'Mostra il codice');
  const pairing = await laptop.page
    .locator('tv-pair')
    .evaluate((el) => (el as never as { devices: { offer: { link: string } } }).devices.offer.link);
  const phone = await house.enter('phone', house.url + pairing, {
    width: 390,
    height: 844,
    touch: true,
    mobile: true,
  });
  await phone.page.getByText(/Numero da confrontare/).waitFor();
  await press(laptop, /È lo stesso/);
  return phone;
}

const notes = (person: Person): Promise<string> => person.page.getByLabel('I tuoi appunti').inputValue();

/** Writes over what was there. */
async function keep(person: Person, text: string): Promise<void> {
  await openNotes(person);
  await person.page.getByLabel('I tuoi appunti').fill(text);
  await tap(person, 'Tieni gli appunti');
  await person.page.getByRole('button', { name: 'Tenuti.' }).waitFor({ state: 'hidden' });
  await person.page.keyboard.press('Escape');
}

/** The window of notes shows this text in the end. */
async function reads(person: Person, text: string): Promise<void> {
  await openNotes(person);
  await expect.poll(() => notes(person)).toBe(text);
}

/** How the dice that lie there came: the name of their animation, by the style that the page gives them. */
const falling = (person: Person): Promise<string> =>
  person.page
    .locator('tv-dice-tray .falls tv-die')
    .first()
    .evaluate((die) => getComputedStyle(die).animationName);

/** The table stands still for everybody, also for the Lantern, who could throw; then somebody lets it go on. */
async function standsStill(all: readonly Person[], why: RegExp, goesOn: Person): Promise<void> {
  const [lantern] = all as [Person];
  for (const person of all) {
    await headline(person, why);
    await button(person, 'Si riprende').waitFor();
    expect(await button(person, 'Tira i dadi').isVisible()).toBe(false);
  }
  await look(lantern, `memento-still-${why.source}`);
  await tap(goesOn, 'Si riprende');
  for (const person of all)
    await person.page.getByRole('heading', { level: 2, name: why }).waitFor({ state: 'hidden' });
  await button(lantern, 'Tira i dadi').waitFor();
}

/** Lines of the log, as this person's page tells them. */
async function logOf(person: Person): Promise<readonly string[]> {
  await tap(person, 'Registro');
  const lines = person.page.locator('tv-log li');
  await lines.first().waitFor();
  const log = await lines.allInnerTexts();
  await person.page.keyboard.press('Escape');
  return log;
}

test('[I18] [MMQ-28] nobody acts in a pause or after an X, which has no name; a phone that is paired shows the sheet and the notes of its person and acts, and nobody else gets any of it', async () => {
  const all = await gather(house, [['Ada'], ['Bruno'], ['Carla'], ['Dino', { width: 720, height: 450 }]]);
  const [ada, bruno, carla, dino] = all as [Person, Person, Person, Person];
  const link = await invitation(ada);
  await bruno.page.emulateMedia({ reducedMotion: 'reduce' });
  await ada.page.getByLabel('Che cosa resta fuori dalla storia').fill('Niente violenza sugli animali');
  await tap(ada, 'Scrivi i limiti');
  await confirm(all);
  await describeDarkness(all);
  await talk(all);
  for (const person of all) await ownTrait(person);
  for (const person of all) await prelude(person);
  for (const person of all) await headline(person, /Chi porta la Lanterna/);
  for (const person of all) await tap(person, /^Agnese/);
  await headline(ada, /Affronta l’Oscurità/);

  await tap(bruno, 'Altro');
  await bruno.page.getByText('Niente violenza sugli animali').first().waitFor();
  await tap(bruno, 'Mettiamo in pausa');
  await standsStill(all, /In pausa/, carla);
  await tap(dino, 'X: un passo indietro');
  await tap(dino, 'Fermiamoci qui');
  await standsStill(all, /Un passo indietro/, bruno);
  const steps = (await logOf(bruno)).filter((line) => line.includes('passo indietro'));
  expect(steps).not.toEqual([]);
  expect(steps.filter((line) => line.includes('Dino'))).toEqual([]);

  await keep(ada, NOTE);

  const phone = await pairPhone(ada);
  await headline(phone, /Affronta l’Oscurità/);
  await ada.page.keyboard.press('Escape');
  await look(phone, 'memento-device-phone');
  await reads(phone, NOTE);
  await look(phone, 'memento-device-notes');
  await phone.page.keyboard.press('Escape');

  // The sheet can be opened there, and has what only its person may do.
  await phone.page.locator('memento-sheets .chip').first().click();
  await phone.page.getByLabel('Come si chiama').waitFor();
  await look(phone, 'memento-device-sheet');
  await phone.page.keyboard.press('Escape');

  // The phone throws for the seat; all see the same dice fall.
  await tap(phone, 'Tira i dadi');
  for (const person of [phone, ada, ...all.slice(2)]) expect(await falling(person)).toBe('fall');
  expect(await falling(bruno)).not.toBe('fall');
  await look(ada, 'memento-dice-fall');
  await look(bruno, 'memento-dice-still');

  // What is written on one is read on the other.
  await keep(phone, MORE);
  await reads(ada, MORE);
  await ada.page.keyboard.press('Escape');
  for (const other of all.slice(1)) {
    await openNotes(other);
    expect(await notes(other)).toBe('');
    const got = `${await pageText(other)}\n${await stored(other)}`;
    const sent = (await heard(other, link)).join('\n');
    expect(sent).not.toBe('');
    for (const text of [NOTE, MORE]) {
      expect(got).not.toContain(text);
      expect(`${got}\n${sent}`).not.toContain(hex(new TextEncoder().encode(text)));
    }
  }
  for (const person of [...all, phone]) {
    expect(person.console.filter((line) => /error/iu.test(line))).toEqual([]);
    await person.context.close();
  }
});
