/** Coming in by the wrong door: each time a sentence that says what to do, in the reader's language, and nothing half open. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawned } from '../helpers/spawned.ts';
import { NEIGHBOUR } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { makeTable, sitDown } from './people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each([
  ['#1.abc', 'it-IT', 'Questo link è rovinato'],
  ['#1.abc', 'en-GB', 'This link is damaged'],
  ['#2.abcdefgh.abc', 'it-IT', 'Questo link è più nuovo della pagina'],
])('a link that ends in %s says so in %s', async (fragment, locale, headline) => {
  const person = await house.enter('Giulia', house.url + fragment, { locale });
  await person.page.getByRole('heading', { name: headline }).waitFor();
  await person.context.close();
});

test('plain http from another device says how to get https; there is no weaker mode', async () => {
  const person = await house.enter('Giulia', house.url.replace('localhost', NEIGHBOUR));
  await person.page.getByRole('heading', { name: 'Qui serve una connessione sicura' }).waitFor();
  expect(await person.page.getByText('npm start -- --lan').count()).toBe(1);
  await person.context.close();
});

test('without WebAssembly the page says what is missing', async () => {
  const person = await house.enter('Giulia', house.url, {
    before: () => {
      Reflect.deleteProperty(globalThis, 'WebAssembly');
    },
  });
  await person.page.getByRole('heading', { name: 'A questo browser manca WebAssembly' }).waitFor();
  await person.context.close();
});

test.each([
  [
    'Ed25519',
    'it-IT',
    'A questo browser manca la cifratura',
    /Chrome ed Edge dalla versione 137.*Firefox dalla 130.*Safari dalla 17/,
  ],
  [
    'X25519',
    'en-GB',
    'This browser lacks the encryption',
    /Chrome and Edge have them since version 137.*Firefox since 130.*Safari since 17/,
  ],
] as const)(
  'a browser whose WebCrypto lacks %s names in %s those that have it, and no key is kept otherwise',
  async (lacks, locale, headline, say) => {
    const { host, link } = await makeTable(house, 'Giulia');
    const person = await house.enter('Carlo', 'about:blank', { locale });
    await person.context.addInitScript((name) => {
      const { generateKey } = SubtleCrypto.prototype;
      SubtleCrypto.prototype.generateKey = function (
        this: SubtleCrypto,
        algorithm: AlgorithmIdentifier,
        ...rest: never[]
      ) {
        if ((typeof algorithm === 'string' ? algorithm : algorithm.name) === name)
          throw new DOMException('Unrecognized name.', 'NotSupportedError');
        return Reflect.apply(generateKey, this, [algorithm, ...rest]) as never;
      } as typeof generateKey;
    }, lacks);
    await person.page.goto(link);
    await person.page.getByRole('heading', { name: headline }).waitFor();
    await person.page.getByText(say).waitFor();
    const kept = await person.page.evaluate(async () => {
      const open = (name = ''): Promise<IDBDatabase> =>
        new Promise((done, fail) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => done(asked.result);
          asked.onerror = () => fail(asked.error!);
        });
      const count = async (name?: string): Promise<number> => {
        const db = await open(name);
        if (!db.objectStoreNames.contains('keys')) return 0;
        const asked = db.transaction('keys').objectStore('keys').count();
        return new Promise((done) => (asked.onsuccess = () => done(asked.result)));
      };
      const all = await Promise.all((await indexedDB.databases()).map(({ name }) => count(name)));
      return all.reduce((sum, one) => sum + one, 0);
    });
    expect(kept).toBe(0);
    await person.context.close();
    await host.context.close();
  },
);

test('a name of 10,000 characters is turned down kindly, and the next one is taken', async () => {
  const { host } = await makeTable(house, 'x'.repeat(10_000));
  await host.page.getByLabel('Il tuo nome').fill(host.name);
  await host.page.getByRole('button', { name: 'Siediti', exact: true }).click();
  await host.page
    .getByText(/40 caratteri/)
    .first()
    .waitFor();
  await sitDown({ ...host, name: 'Giulia' });
  await host.context.close();
});

test('the secret leaves the address bar, a reload comes back to the same seat, a second tab watches', async () => {
  const { host, link } = await makeTable(house, 'Giulia');
  await sitDown(host);
  expect(host.page.url()).not.toContain('#1.');
  await host.page.reload();
  await host.page.getByText('A voce sei').waitFor();
  const tab = await host.context.newPage();
  await tab.goto(link);
  await tab
    .getByText(/un’altra scheda/)
    .first()
    .waitFor();
  expect(tab.url()).not.toContain('#1.');
  await host.page.close();
  await tab.getByText('A voce sei').waitFor();
  await host.context.close();
});

test('a table that lets people in by hand: who comes asks, the host admits', async () => {
  const host = await house.enter('Giulia', house.url);
  await host.page.getByRole('radio', { name: 'Chi faccio entrare io' }).check();
  await host.page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await sitDown(host);
  await host.page.getByRole('button', { name: 'Invita', exact: true }).click();
  const link = await host.page.getByLabel('Link dell’invito', { exact: true }).inputValue();
  await host.page.keyboard.press('Escape');
  const marco = await house.enter('Marco', link);
  await marco.page.getByLabel('Il tuo nome').fill('Marco');
  await marco.page.getByRole('button', { name: 'Chiedi posto', exact: true }).click();
  await marco.page.getByText('Hai chiesto posto').waitFor();
  await host.page.getByRole('button', { name: /^Fai entrare/ }).click();
  await marco.page.getByText('A voce sei').waitFor();
  for (const person of [host, marco]) await person.context.close();
});

test('`--lan` serves https with a certificate made on the spot, and a table opens there', async () => {
  const lan = await spawned({}, '--lan');
  const person = await house.enter('Giulia', lan.page.replace('localhost', NEIGHBOUR));
  await person.page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await sitDown(person);
  await person.context.close();
  await lan.close();
});
