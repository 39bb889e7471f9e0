/**
 * The learning mission of TIME Stories to its end, in four real browsers. One on a phone, one page is loaded again with a card in hand.
 * What only its reader may read is on nobody else's page, and in no frame.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { cached, pageText, stored } from '../helpers/leaks.ts';
import { look, lookAround } from '../helpers/look.ts';
import { headline } from '../helpers/people.ts';
import { agreed, button, type Cast, embark, enter, gather, reads, recon, settle, tap } from '../helpers/stories.ts';

let house: House;
beforeAll(async () => void (house = await openHouse()));
afterAll(() => house.close());

const CAST: Cast = [
  ['Ada', 'Vera Lume'],
  ['Bea', 'Nando'],
  ['Carl', 'Ottavio', { width: 390, height: 844, touch: true, mobile: true }],
  ['Dino', 'Mirella'],
];
/** On the card of the shelf alone. */
const SECRET = 'scatola di cerini';

/** Of both ends, which nobody has come to. */
const UNREAD = ['si schiarisce la voce', 'Il fischio vi spinge fuori tutti insieme'];

/** Neither the page nor what it and its service worker keep has words that this person may not read. */
async function keepsNothing(person: Person, unread: readonly string[]): Promise<void> {
  const isKept = async (): Promise<boolean> =>
    (await cached(person)).urls.some((url) => url.includes('mission-file-sound-check'));
  await expect.poll(isKept).toBe(true);
  const { text } = await cached(person);
  // The search finds what is there: the first visit has these words.
  expect(text).toContain('ripete tutto quello che dite');
  const kept = await stored(person);
  const shown = await pageText(person);
  for (const words of unread) {
    const found = [text, kept, shown].some((where) => where.includes(words)) || kept.includes(hex(utf8(words)));
    expect(found, `${person.name}: ${words}`).toBe(false);
  }
}

const isOn = async ({ page }: Person, words: string): Promise<boolean> =>
  page.evaluate((text) => {
    const within = (root: ParentNode): boolean =>
      [...root.querySelectorAll('*')].some(
        (element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').includes(text)) ||
          (element.shadowRoot !== null && within(element.shadowRoot)),
      );
    return within(document);
  }, words);

test('four people play the learning mission to its end', async () => {
  const all = await gather(house, CAST, /Prova microfono/);
  const [ada, bea, carl, dino] = all as readonly [Person, Person, Person, Person];
  await lookAround(ada, 'stories-lobby');
  await embark(all, CAST);
  await lookAround(ada, 'stories-prologue');
  await tap(ada, 'Leggi la prima carta');
  await headline(ada, /Scegli dove andare/);
  await lookAround(ada, 'stories-map');
  await enter(ada, 'La soffitta');
  await headline(dino, /Ognuno prende/);
  await lookAround(dino, 'stories-recon');
  await recon(all, [1, 2, 3, 4]);
  for (const person of all) await headline(person, /Raccontate/);

  expect(await reads(bea, 'La tua 2')).toContain(SECRET);
  await lookAround(bea, 'stories-reading');
  for (const person of [ada, carl, dino]) await keepsNothing(person, [SECRET, ...UNREAD]);
  await keepsNothing(bea, UNREAD);
  // A reload with a card in hand: it lies there covered, and opens again.
  await bea.page.reload();
  await headline(bea, /Raccontate/);
  expect(await isOn(bea, SECRET)).toBe(false);
  expect(await reads(bea, 'La tua 2')).toContain(SECRET);
  await tap(bea, 'Copri');
  await expect.poll(() => isOn(bea, SECRET)).toBe(false);

  const field = bea.page.getByLabel(/Con parole tue/);
  await field.fill('Fra «pioggia» e «pazienza» c’è una scatola di cerini, e dentro…');
  await bea.page.getByText('Queste parole sono della carta').waitFor();
  await look(bea, 'stories-own-words');
  await field.fill('Uno scaffale di dischi, e un fusibile nascosto.');
  await tap(bea, 'Racconta al gruppo');
  for (const person of [ada, carl, dino]) await tap(person, 'L’ho detto a voce');
  for (const person of all) await headline(person, /Che cosa fate/);
  await dino.page.getByText('un fusibile nascosto').first().waitFor();

  await tap(bea, 'Segui la carta');
  await bea.page.getByRole('button', { name: 'Elemento 1' }).first().waitFor();
  await tap(dino, 'Segui la carta');
  await tap(dino, 'Rimetti a posto la carta');
  await reads(carl, 'La tua 3');
  await lookAround(carl, 'stories-phone', ['phone']);
  await tap(carl, /^Tenta con Orecchio/);
  await headline(dino, /prova di Orecchio/);
  await lookAround(carl, 'stories-test');
  await tap(carl, /^(?:Non potenzio|Potenzia)/);
  await tap(dino, 'Dai 1');
  await lookAround(carl, 'stories-draw');
  await settle([carl, ...all], /Che cosa fate/);
  // The right knob is known now, and the fuse is there.
  await tap(ada, 'Segui la carta');
  for (const person of all) await headline(person, /Conflitto di Gruppo/);
  await lookAround(ada, 'stories-conflict');
  await settle(all, /Aggiornamento/);
  await lookAround(ada, 'stories-refresh');
  await tap(ada, /^Proponi: \d/);
  await agreed(all, ada);
  await headline(ada, /passi il mazzo/);
  await lookAround(ada, 'stories-exchange');
  await tap(ada, 'Passa il mazzo a Bea');
  await enter(bea, 'La soffitta');
  await recon([bea, ada, carl, dino], [1, 2, 3, 4]);
  for (const person of all) await tap(person, 'L’ho detto a voce');
  await tap(bea, 'Segui la carta');
  for (const person of all) await headline(person, /Missione riuscita/);
  await ada.page.getByText('Radio Borgosera trasmette').waitFor();
  await lookAround(ada, 'stories-end');
  for (const { console: lines } of all) expect(lines.filter((line) => line.startsWith('pageerror'))).toEqual([]);
  expect(await button(ada, 'Basta').isVisible()).toBe(false);
});
