/**
 * A whole evening of Memento Mori, from the ready-made start to the epilogue, in four real browsers: one plays by keyboard alone, one on a
 * phone, and one page is loaded again while its person writes.
 */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from './house.ts';
import { look, lookAround } from './look.ts';
import { headline, invitation, sitDown } from './people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Plays with the keys alone. */
const KEYS = 'Bea';
const FILL = 'Riempi con l’inizio pronto';

const button = (person: Person, name: string | RegExp) =>
  person.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

async function tap(person: Person, name: string | RegExp): Promise<void> {
  if (person.name !== KEYS) return button(person, name).click();
  await button(person, name).focus();
  await person.page.keyboard.press('Enter');
}

/** Tapped, then confirmed. */
async function mean(person: Person, name: string | RegExp, sure: string | RegExp): Promise<void> {
  await tap(person, name);
  await tap(person, sure);
}

const can = async (person: Person, name: string | RegExp): Promise<boolean> => {
  const found = button(person, name);
  return (await found.isVisible()) && (await found.isEnabled());
};

/** The first of the choices; with the keys where the person plays so. */
async function choose(person: Person): Promise<void> {
  const first = person.page.getByRole('radio').first();
  if (person.name === KEYS) {
    await first.focus();
    await person.page.keyboard.press('Space');
  } else await first.check({ force: true });
}

/** Whatever a person owes in a scene of the story; answers whether there was anything. */
async function act(person: Person, scenes: readonly string[]): Promise<boolean> {
  if (await can(person, 'Tira i dadi')) await tap(person, 'Tira i dadi');
  else if (await can(person, 'Chiedili di nuovo')) await tap(person, 'Chiedili di nuovo');
  else if (await button(person, 'Scegli una caratteristica').isVisible()) {
    await choose(person);
    await tap(person, /^Invidio «/);
  } else if (await button(person, 'Scegli qualcuno').isVisible()) {
    await choose(person);
    await tap(person, /^Attacca /);
  } else if (await button(person, 'Scegli a che cosa rinunci').isVisible()) {
    // Every other time the Trickster is played.
    if (scenes.length % 2 === 0) {
      await choose(person);
      await mean(person, 'Rinuncio e rilancio', /^Sì, rinuncio a «/);
    } else await mean(person, 'Cedo un dado', 'Sì, cedo il dado');
  } else if (await can(person, 'Chiudo la scena')) {
    const pen = person.page.getByLabel('Scrivi che cosa succede');
    await pen.fill(`${person.name} racconta: il vento gira & la luce <resta>.`);
    await tap(person, 'Aggiungi alla storia');
    await expect.poll(() => pen.inputValue()).toBe('');
    await mean(person, 'Chiudo la scena', 'Sì, la scena è finita');
  } else return false;
  return true;
}

test('four people play a story from the ready-made start to the epilogue', async () => {
  const ada = await house.enter('Ada', house.url);
  await ada.page.getByRole('radio', { name: 'Memento Mori' }).check();
  await tap(ada, 'Apparecchia il tavolo');
  await ada.page.getByLabel('Il tuo nome').waitFor();
  const link = await invitation(ada);
  await sitDown(ada);
  const all: Person[] = [ada];
  for (const [name, options] of [
    [KEYS, { width: 1366, height: 650 }],
    ['Carl', { width: 390, height: 844, touch: true, mobile: true }],
    ['Dino', { width: 720, height: 450 }],
  ] as const) {
    const person = await house.enter(name, link, options);
    await sitDown(person);
    all.push(person);
  }
  const [, bea, carl, dino] = all as [Person, Person, Person, Person];
  await tap(ada, 'Apparecchia Memento Mori');
  for (const person of all) await headline(person, /finirà male/);
  for (const person of all) await look(person, `memento-lobby-${person.name}`);

  // Limits, then everybody confirms.
  await ada.page.getByLabel('Che cosa resta fuori dalla storia').fill('Niente violenza sugli animali');
  await tap(ada, 'Scrivi i limiti');
  await tap(dino, 'Altro');
  await dino.page.getByText('Niente violenza sugli animali').first().waitFor();
  await dino.page.keyboard.press('Escape');
  for (const person of all) await tap(person, 'So come finisce, e gioco');

  // The Darkness. A page that is loaded again in the middle of a sentence still has it.
  for (const person of all) await headline(person, /Oscurità/);
  const field = carl.page.getByLabel('La tua cosa dell’Oscurità');
  await field.fill('Arriva con la nebb');
  await carl.page.reload();
  await expect.poll(() => carl.page.getByLabel('La tua cosa dell’Oscurità').inputValue()).toBe('Arriva con la nebb');
  for (const person of all) {
    await tap(person, FILL);
    await expect.poll(() => person.page.getByLabel('La tua cosa dell’Oscurità').inputValue()).not.toMatch(/^$|nebb$/u);
    await tap(person, 'Mettila sul tavolo');
    await person.page.getByRole('heading', { name: 'Cambiala, se vuoi' }).waitFor();
  }
  for (const person of all) await look(person, `memento-darkness-${person.name}`);
  for (const person of all) await tap(person, 'Per me va bene');

  // The talk.
  for (const person of all) await headline(person, /Parlate/);
  for (const person of all) {
    await tap(person, FILL);
    await expect.poll(() => person.page.getByLabel('Scrivi un appunto per tutti').inputValue()).not.toBe('');
    await tap(person, 'Aggiungi');
    await expect.poll(() => person.page.getByLabel('Scrivi un appunto per tutti').inputValue()).toBe('');
  }
  await ada.page.getByText('La lampada ha bisogno').or(ada.page.getByText('Punta Sale')).first().waitFor();
  for (const person of all) await look(person, `memento-talk-${person.name}`);
  for (const person of all) await tap(person, 'Per me va bene');

  // One trait each, with a name; one is doubted, and stays.
  for (const person of all) await headline(person, /Una caratteristica per te/);
  for (const person of all) {
    await tap(person, FILL);
    await expect.poll(() => person.page.getByLabel('Una sua caratteristica').inputValue()).not.toBe('');
    await look(person, `memento-own-${person.name}`);
    if (person === dino) break;
    await tap(person, 'Scrivila sulla scheda');
    await person.page.getByText('La tua scheda è pronta').waitFor();
  }
  await mean(bea, 'Si può imparare?', 'Chiedilo al tavolo');
  const asked: Person[] = [];
  for (const person of all) {
    await headline(person, /Si può imparare/);
    if (!(await person.page.getByText('Questa scelta è di altri').isVisible())) asked.push(person);
  }
  expect(asked).toHaveLength(3);
  for (const person of asked) await tap(person, /^Si può imparare: resta/);
  await headline(dino, /Una caratteristica per te/);
  await tap(dino, 'Scrivila sulla scheda');

  // Preludes.
  for (const setter of all) {
    await headline(setter, /Apri tu un preludio/);
    await tap(setter, 'Usa l’inizio pronto');
    await expect.poll(() => setter.page.getByLabel('Scrivi che cosa succede').inputValue()).not.toBe('');
    await tap(setter, 'Aggiungi alla storia');
    await look(setter, `memento-prelude-${setter.name}`);
    await mean(setter, 'Chiudo il preludio', 'Sì, la scena è finita');
    await headline(setter, /Com’erano/);
    await tap(setter, FILL);
    await button(setter, 'Consegno le caratteristiche').waitFor();
    await look(setter, `memento-giving-${setter.name}`);
    await tap(setter, 'Consegno le caratteristiche');
  }

  // The Lantern: a vote that changes.
  for (const person of all) await headline(person, /Chi porta la Lanterna/);
  await tap(ada, /^Bastiano/);
  for (const person of [bea, carl, dino]) await tap(person, /^Agnese/);
  await look(ada, 'memento-vote-Ada');
  await look(carl, 'memento-vote-Carl');
  await tap(ada, /^Agnese/);
  await headline(ada, /Affronta l’Oscurità/);
  await lookAround(ada, 'memento-declare');

  // Somebody touches the X: nobody is named, and it goes on when somebody says so.
  await tap(carl, 'X: un passo indietro');
  await tap(carl, 'Fermiamoci qui');
  for (const person of all) await headline(person, /Un passo indietro/);
  await tap(dino, 'Si riprende');

  // The story, to its end.
  const seen: string[] = [];
  const shot = new Set<string>();
  for (;;) {
    const line = await ada.page.locator('tv-status h2').first().innerText();
    if (seen.at(-1) !== line) seen.push(line);
    if (/è finita/.test(line)) break;
    for (const [i, person] of all.entries()) {
      const step = ((await person.page.locator('tv-status h2').first().innerText()).match(
        /ti fermi|la fermi|Racconti? |Raccontate|Cadono|invid|attacca|cede|ultima/u,
      ) ?? [''])[0];
      if (step && !shot.has(`${step} ${i}`)) {
        shot.add(`${step} ${i}`);
        await look(person, `memento-${step.replaceAll(/\W+/gu, '-')}-${person.name}`);
        if (i === 0) await lookAround(person, `memento-${step.replaceAll(/\W+/gu, '-')}`);
      }
      if (await act(person, seen)) continue;
      // A new Lantern, where the Followers choose.
      const vote = person.page.locator('tv-decision button[aria-pressed="false"]:not([aria-disabled])').first();
      if (await vote.isVisible()) await vote.click().catch(() => undefined);
    }
  }

  // Read again, and taken home: what somebody wrote is a text in it, never markup.
  for (const person of all) await headline(person, /La storia è finita/);
  for (const person of all) await look(person, `memento-end-${person.name}`);
  await ada.page.getByLabel('Scrivi che cosa succede').fill('Il traghetto torna <vuoto>.');
  await tap(ada, 'Aggiungi alla storia');
  const saved = ada.page.waitForEvent('download');
  await tap(ada, 'Salva il documento');
  const html = await readFile(await (await saved).path(), 'utf8');
  expect(html).toContain('il vento gira &amp; la luce &lt;resta&gt;.');
  expect(html).toContain('Preludio 4');
  expect(html).not.toContain('<resta>');
  for (const person of all) expect(person.console.filter((said) => /error/iu.test(said))).toEqual([]);
  for (const person of all) await person.context.close();
});
