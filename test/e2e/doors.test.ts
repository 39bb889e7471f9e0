/** Coming in by the wrong door: each time a sentence that says what to do, in the reader's language, and nothing half open. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawned } from '../helpers/spawned.ts';
import { NEIGHBOUR } from './helpers/browser.ts';
import { type House, openHouse, type Person } from './helpers/house.ts';
import { invitation, press, sitDown } from './helpers/people.ts';

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

test('in a call whose adapter can’t be had the page is one like any other', async () => {
  const person = await house.enter('Giulia', 'about:blank');
  await person.context.route(/\/enter-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await person.page.goto(`${house.url}?frame_id=1&instance_id=2`);
  await person.page.getByRole('heading', { name: 'Stasera si gioca a…' }).waitFor();
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

/** Keys that this browser keeps, whoever asked for them. */
const keysKept = ({ page }: Person): Promise<number> =>
  page.evaluate(async () => {
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

/** Comes in with a browser whose WebCrypto lacks this. */
async function enterWithout(lacks: string, locale: string, link: string): Promise<Person> {
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
  return person;
}

const LACKING = [
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
] as const;

test('one table’s door: a name too long, browsers that lack encryption, who must be let in, a reload, a second tab', async () => {
  const host = await house.enter('x'.repeat(10_000), house.url);
  await host.page.getByRole('radio', { name: 'Chi faccio entrare io' }).check();
  await press(host, 'Apparecchia il tavolo');
  // A name of 10,000 characters is turned down kindly, and the next one is taken.
  await host.page.getByLabel('Il tuo nome').fill(host.name);
  await host.page.getByRole('button', { name: 'Siediti', exact: true }).click();
  await host.page
    .getByText(/40 caratteri/)
    .first()
    .waitFor();
  await sitDown({ ...host, name: 'Giulia' });
  const link = await invitation(host);
  // The secret leaves the address bar.
  expect(host.page.url()).not.toContain('#1.');

  // A browser that lacks encryption names those that have it, in its language, and keeps no key otherwise.
  for (const [lacks, locale, headline, say] of LACKING) {
    const person = await enterWithout(lacks, locale, link);
    await person.page.getByRole('heading', { name: headline }).waitFor();
    await person.page.getByText(say).waitFor();
    expect(await keysKept(person), lacks).toBe(0);
    await person.context.close();
  }

  // People are let in by hand: who comes asks, the host admits.
  const marco = await house.enter('Marco', link);
  await marco.page.getByLabel('Il tuo nome').fill('Marco');
  await marco.page.getByRole('button', { name: 'Chiedi posto', exact: true }).click();
  await marco.page.getByRole('heading', { name: 'Hai chiesto posto' }).waitFor();
  await host.page.getByRole('button', { name: /^Fai entrare/ }).click();
  await marco.page.getByText('A voce sei').waitFor();
  await marco.context.close();

  // A reload comes back to the same seat, a second tab watches.
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

test('`--lan` serves https with a certificate made on the spot, and a table opens there', async () => {
  const lan = await spawned({}, '--lan');
  const person = await house.enter('Giulia', lan.page.replace('localhost', NEIGHBOUR));
  await person.page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
  await sitDown(person);
  await person.context.close();
  await lan.close();
});
