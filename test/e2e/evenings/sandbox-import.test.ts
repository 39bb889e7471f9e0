/**
 * Games from files in real browsers. A table of cards becomes a prototype that is shuffled and dealt, files of other programs are told of
 * before they are laid. Everybody who sits there sees their pictures, and the table is saved and laid again elsewhere.
 */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePcio } from '../../boxes/make-pcio.ts';
import { makePng } from '../../boxes/make-png.ts';
import { makeTts, ttsPictures } from '../../boxes/make-tts.ts';
import { makeVtt } from '../../boxes/make-vtt.ts';
import { findings } from '../helpers/axe.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look, lookAround } from '../helpers/look.ts';
import { freeTable } from '../helpers/free-table.ts';
import { press } from '../helpers/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const file = (name: string, bytes: Uint8Array | string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

const option = ({ page }: Person, name: string | RegExp): ReturnType<Person['page']['locator']> =>
  page.getByRole('option', { name });

/** A free table of two with nothing on it; the first one's addresses are remembered. */
async function table(): Promise<{ readonly ada: Person; readonly bea: Person; readonly asked: string[] }> {
  const [ada, bea] = (await freeTable(house, [['Bea', { width: 390, height: 844, touch: true }]])) as [Person, Person];
  const asked: string[] = [];
  ada.page.on('request', (request) => asked.push(request.url()));
  return { ada, bea, asked };
}

/** What the window says lies in its slots: by its element, not by its dialog. */
const dialog = ({ page }: Person): ReturnType<Person['page']['locator']> => page.locator('sandbox-import');

async function open(person: Person, files: readonly ReturnType<typeof file>[]): Promise<void> {
  if ((await dialog(person).count()) === 0) await press(person, 'Apri un gioco da un file…');
  await person.page.getByRole('dialog', { name: 'Apri un gioco da un file' }).waitFor();
  await person.page.locator('sandbox-import input.files').setInputFiles([...files]);
}

/** A button of the game, found in the list: in these files all of them lie on one another. */
async function pressed(person: Person, name: string): Promise<void> {
  await press(person, 'elenco');
  await press(person, name);
  await person.page.locator('.bar [data-act=press]').click();
}

const pictured = ({ page }: Person): Promise<number> =>
  page
    .locator('tv-surface img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

const CSV =
  'nome;copie;figura;costo;testo\nDrago;2;drago.png;5;Vola sopra una pedina.\nPecora;4;;1;Bela.\nLupo;3;;2;Mangia una pecora.\n';

test('a prototype from a table of cards is played by two; saved as it lies, it is laid again at another table', async () => {
  const { ada, bea } = await table();
  await open(ada, [file('prova.pdf', '%PDF')]);
  await dialog(ada).getByRole('alert').getByText('Un PDF qui non si apre').waitFor();
  await open(ada, [file('bestie.csv', CSV), file('drago.png', makePng(300, 420))]);
  await dialog(ada).getByText('9 carte').waitFor();
  await dialog(ada).getByText('Passa tutto.').waitFor();
  expect(await findings(ada)).toEqual([]);
  await look(ada, 'import-csv');
  await press(ada, 'Apparecchia');
  for (const person of [ada, bea]) await option(person, /^mazzo di 9 carte/).waitFor({ state: 'attached' });

  // The deck is edited as it lies: one card is called otherwise, and one comes to it.
  await press(ada, 'prepara');
  await option(ada, /^mazzo di 9 carte/).click();
  const lines = ada.page.getByRole('region', { name: 'Prepara il tavolo' }).getByLabel('Carte, una per riga');
  const written = await lines.inputValue();
  expect(written.split('\n')[0]).toBe('Drago | 5 |  | Vola sopra una pedina.');
  await lines.fill(`${written.replace('Pecora', 'Pecorella')}\nFenice | 9 | ★ | Torna in mano.`);
  await look(ada, 'import-csv-edited');
  await lines.press('Tab');
  await option(bea, /^mazzo di 10 carte/).waitFor({ state: 'attached' });
  await press(ada, 'Apparecchiato');

  await option(ada, /^mazzo di 10 carte/).click();
  await press(ada, 'Mescola');
  await option(ada, /sotto chiave$/).waitFor({ state: 'attached' });
  await option(ada, /^mazzo di 10 carte/).click();
  await press(ada, 'Distribuisci');
  // All of them, so that what was written is in somebody's hand.
  await press(ada, '5 carte a testa');
  const handOf = ({ page }: Person): ReturnType<Person['page']['locator']> =>
    page.locator('tv-hand').getByRole('button');
  const said = /^(?:Drago: Vola|Pecorella: Bela|Lupo: Mangia|Fenice: Torna)/u;
  for (const person of [ada, bea])
    await expect
      .poll(async () => (await handOf(person).allInnerTexts()).filter((text) => said.test(text)).length)
      .toBe(5);
  const all = (await Promise.all([ada, bea].map((person) => handOf(person).allInnerTexts()))).flat();
  expect(all.filter((text) => text.startsWith('Fenice'))).toHaveLength(1);
  expect(all.filter((text) => text.startsWith('Pecorella'))).toHaveLength(4);
  for (const person of [bea, ada]) {
    const card = (await handOf(person).first().innerText()).split(',')[0]!;
    await handOf(person).first().click();
    await press(person, 'Scoperta');
    for (const who of [ada, bea]) await option(who, card).first().waitFor({ state: 'attached' });
  }
  await look(ada, 'import-csv-played');
  await look(bea, 'import-csv-phone');

  await ada.page.getByRole('button', { name: 'giochi' }).click();
  const saved = ada.page.waitForEvent('download');
  await press(ada, 'Salva il tavolo com’è');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('bestie.tavolata.zip');
  const bytes = await buffer(await download.createReadStream());

  const elsewhere = await table();
  await open(elsewhere.ada, [file('bestie.tavolata.zip', bytes)]);
  await press(elsewhere.ada, 'Apparecchia');
  await option(elsewhere.bea, /^(?:Drago|Pecorella|Lupo|Fenice): /)
    .first()
    .waitFor({ state: 'attached' });
  for (const { console: lines } of [ada, bea, elsewhere.ada, elsewhere.bea])
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
});

test('a .pcio and a save of Tabletop Simulator: what comes along is told first, pictures are seen by all, no other site is asked', async () => {
  const { ada, bea, asked } = await table();
  await open(ada, [file('gioco.pcio', makePcio())]);
  for (const line of ['Un pulsante dorme', '2 zone', 'Un collegamento a un sito. (Regole)'])
    await dialog(ada).getByText(line).waitFor();
  expect(await findings(ada)).toEqual([]);
  await look(ada, 'import-pcio');
  await press(ada, 'Apparecchia');
  for (const person of [ada, bea]) {
    await option(person, /^Punti: 7/).waitFor({ state: 'attached' });
    await option(person, /^asso|^Asso/).waitFor({ state: 'attached' });
    await expect.poll(() => pictured(person)).toBeGreaterThan(0);
  }
  await look(ada, 'import-pcio-laid');
  // Its buttons do here what they did there: all cards back and shuffled, then one discarded and two points counted.
  await pressed(ada, 'Rimescola');
  await ada.page
    .getByText(/^Ada preme «/u)
    .first()
    .waitFor({ state: 'attached' });
  await option(bea, /^Mazzo, 4 pezzi/).waitFor({ state: 'attached' });
  await pressed(ada, 'Scarta uno');
  for (const person of [ada, bea]) await option(person, /^Punti: 9/).waitFor({ state: 'attached' });
  await look(ada, 'import-pcio-played');

  await ada.page.getByRole('button', { name: 'giochi' }).click();
  await open(ada, [file('save.json', makeTts())]);
  await dialog(ada).getByText('cloud-3.steamusercontent.example: 3').waitFor();
  await dialog(ada).getByText('pictures.example: 1').waitFor();
  expect(await findings(ada)).toEqual([]);
  await look(ada, 'import-tts-away');
  await ada.page
    .locator('sandbox-import input.folder')
    .evaluate((input: HTMLInputElement) => (input.webkitdirectory = false));
  await ada.page
    .locator('sandbox-import input.folder')
    .setInputFiles(ttsPictures().map(({ name, bytes }) => file(name, bytes)));
  await dialog(ada).getByText('Una figura in 3D diventa una pedina').waitFor();
  await dialog(ada).getByText('«Apparecchia» sparecchia quello che c’è sul tavolo.').waitFor();
  await look(ada, 'import-tts');
  await press(ada, 'Apparecchia');
  for (const person of [ada, bea]) {
    await option(person, /^mazzo di 4 carte/).waitFor({ state: 'attached' });
    await expect.poll(() => pictured(person)).toBeGreaterThan(0);
  }
  await look(ada, 'import-tts-laid');
  // Its deck is shuffled and dealt, each reads an own card of it, and one plays it.
  await option(ada, /^mazzo di 4 carte/).click();
  await press(ada, 'Mescola');
  await press(ada, 'Distribuisci');
  await ada.page.getByRole('button', { name: /cart[ae] a testa/ }).click();
  const drawn = bea.page.locator('tv-hand').getByRole('button', { name: /^(?:Sole|Luna|Stella)/ });
  await drawn.first().waitFor();
  const card = (await drawn.first().innerText()).split(/[,:]/u)[0]!;
  await drawn.first().click();
  await press(bea, 'Scoperta');
  await option(ada, new RegExp(`^${card}`, 'u'))
    .first()
    .waitFor({ state: 'attached' });
  await look(bea, 'import-tts-phone');
  const own = new URL(house.url).host;
  expect(asked.filter((url) => /^(?:https?|wss?):/u.test(url) && new URL(url).host !== own)).toEqual([]);
  for (const { console: lines } of [ada, bea])
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
});

test('a .vtt: what stays and what sleeps is told first, then its buttons deal and one takes a card in hand', async () => {
  const { ada, bea, asked } = await table();
  await open(ada, [file('gioco.vtt', makeVtt())]);
  for (const line of ['Un pulsante dorme', '4 zone', '5 pedine']) await dialog(ada).getByText(line).first().waitFor();
  expect(await findings(ada)).toEqual([]);
  await look(ada, 'import-vtt');
  await press(ada, 'Apparecchia');
  for (const person of [ada, bea]) {
    await option(person, /^Dieci/).waitFor({ state: 'attached' });
    await expect.poll(() => pictured(person)).toBeGreaterThan(0);
  }
  await pressed(ada, 'Avanti');
  for (const person of [ada, bea])
    for (const card of [/^Uno/, /^Due/]) await option(person, card).first().waitFor({ state: 'attached' });
  await look(ada, 'import-vtt-played');
  // On a phone the card lies beside what is shown of the table: it is found in the list.
  await press(bea, 'elenco');
  await press(bea, 'Dieci');
  await press(bea, 'Prendi in mano');
  await bea.page
    .locator('tv-hand')
    .getByRole('button', { name: /^Dieci/ })
    .waitFor();
  await ada.page.getByText('Bea · una carta').first().waitFor({ state: 'attached' });
  const own = new URL(house.url).host;
  expect(asked.filter((url) => /^(?:https?|wss?):/u.test(url) && new URL(url).host !== own)).toEqual([]);
  for (const { console: lines } of [ada, bea])
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
});

test('a picture becomes the board, a deck of others is added to it, and what lies there is untouched; the other moves a piece on it', async () => {
  const { ada, bea } = await table();
  await open(ada, [file('mappa.png', makePng(900, 600, [60, 120, 80]))]);
  await dialog(ada).getByText('42 × 28 cm').waitFor();
  expect(await findings(ada)).toEqual([]);
  await lookAround(ada, 'import-board');
  await press(ada, 'Apparecchia');
  for (const person of [ada, bea]) {
    await option(person, /^mappa/).waitFor({ state: 'attached' });
    await expect.poll(() => pictured(person)).toBe(1);
  }

  // A picture that is dropped on the cloth leads to the same window, and its piece comes to what lies there.
  const hero = [...makePng(200, 300, [180, 40, 40])];
  await ada.page.locator('tv-surface').evaluate((surface, bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], 'eroe.png', { type: 'image/png' }));
    surface.dispatchEvent(
      new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer: data }),
    );
  }, hero);
  await dialog(ada)
    .getByRole('radio', { name: /^Pezzi/ })
    .check();
  await dialog(ada).getByText('2,7 × 4 cm').waitFor();
  await lookAround(ada, 'import-add');
  await press(ada, 'Aggiungi a questo tavolo');
  for (const person of [ada, bea]) await option(person, /^eroe/).waitFor({ state: 'attached' });

  await ada.page.getByRole('button', { name: 'giochi' }).click();
  await open(
    ada,
    [1, 2, 3].map((i) => file(`carta ${i}.png`, makePng(63, 88, [80 * i, 90, 200]))),
  );
  await press(ada, 'Aggiungi a questo tavolo');
  for (const person of [ada, bea]) {
    for (const name of [/^mazzo di 3 carte/, /^mappa/, /^eroe/])
      await option(person, name).waitFor({ state: 'attached' });
  }
  await look(ada, 'import-added');
  await look(bea, 'import-added-phone');

  // Bea moves the hero onto the map with keys.
  await press(bea, 'elenco');
  await press(bea, /^eroe/);
  await bea.page.getByRole('listbox', { name: 'Il tavolo' }).focus();
  const placeOf = async (): Promise<string> => JSON.stringify(await option(ada, /^eroe/).boundingBox());
  const was = await placeOf();
  const down = Array.from({ length: 10 }, () => 'Shift+ArrowDown');
  for (const key of ['Enter', ...down, 'Enter']) await bea.page.keyboard.press(key);
  await expect.poll(placeOf).not.toBe(was);
  await look(ada, 'import-added-moved');

  // Adding is taken back like any other act.
  await ada.page.getByRole('listbox', { name: 'Il tavolo' }).focus();
  await ada.page.keyboard.press('Control+z');
  for (const person of [ada, bea]) await option(person, /^mazzo di 3 carte/).waitFor({ state: 'detached' });
  for (const person of [ada, bea]) await option(person, /^mappa/).waitFor({ state: 'attached' });
  for (const { console: lines } of [ada, bea])
    expect(lines.filter((line) => /^(?:error|pageerror)/u.test(line))).toEqual([]);
});
