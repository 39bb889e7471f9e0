/** An evening that is saved, and looked at again: by whoever played, by a stranger without any relay, and while the game goes on. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../../server/http.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { pageText } from '../helpers/leaks.ts';
import {
  beginCodenames,
  covered,
  giveClue,
  headline,
  keyOn,
  makeTable,
  sitDown,
  touch,
  wholeKey,
} from '../helpers/people.ts';

let house: House;
/** The files alone, and no relay behind them. */
let files: Server;
beforeAll(async () => {
  house = await openHouse();
  files = createServer(serveSite({ app: 'dist', embed: 'dist-embed' }));
  await new Promise<void>((resolve) => files.listen(0, resolve));
});
afterAll(async () => {
  await house.close();
  files.close();
});

const openLog = async ({ page }: Person, path: string): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(path);
};
const momentOf = async ({ page }: Person): Promise<readonly [number, number]> => {
  const text = await page.getByLabel('Momento della partita').getAttribute('aria-valuetext');
  const [, n, of] = /^(\d+) di (\d+)$/u.exec(text ?? '') ?? [];
  return [Number(n), Number(of)];
};
const press = (person: Person, name: string): Promise<void> =>
  person.page.getByRole('button', { name, exact: true }).click();
const found = async ({ page }: Person, who: string): Promise<number> =>
  page.getByRole('button', { name: new RegExp(`^figura \\d+\\b.*${who}`) }).count();

/** Four people with a key, a clue given and one picture found; who gave the clue and who touched. */
async function playABit(): Promise<{ giulia: Person; sofia: Person; all: Person[]; key: string[]; own: number }> {
  const { host: giulia, link } = await makeTable(house, 'Giulia');
  await sitDown(giulia);
  const marco = await house.enter('Marco', link);
  const sofia = await house.enter('Sofia', link);
  const elena = await house.enter('Elena', link);
  for (const person of [marco, sofia, elena]) await sitDown(person);
  await beginCodenames([giulia, marco, sofia, elena]);
  const key = await wholeKey(giulia);
  const reds = key.filter((who) => who === 'Rossi').length === 8;
  const [spymaster, operative, name] = reds ? ([giulia, sofia, 'Rossi'] as const) : ([marco, elena, 'Blu'] as const);
  const own = key.indexOf(name) + 1;
  await giveClue(spymaster, 'MARE', 2);
  await touch(operative, own, name);
  await covered(sofia, own, name);
  await covered(giulia, own, name);
  return { giulia, sofia, all: [giulia, marco, sofia, elena], key, own };
}

async function save(person: Person): Promise<{ readonly path: string; readonly name: string }> {
  await press(person, 'Registro');
  const coming = person.page.waitForEvent('download');
  await press(person, 'Salva il registro');
  const download = await coming;
  const path = join(tmpdir(), `tavolata-${process.pid}-${person.name}.tavolata`);
  await download.saveAs(path);
  await person.page.keyboard.press('Escape');
  return { path, name: download.suggestedFilename() };
}

test('a table is looked back at, saved, and shown again without a relay', async () => {
  const { giulia, sofia, all, key, own } = await playABit();
  const { path, name } = await save(sofia);
  expect(name).toMatch(/^.+ \d{4}-\d{2}-\d{2}\.tavolata$/u);

  // At the open table: from a line of the log to that moment, nothing can be done there, and back.
  await press(sofia, 'Registro');
  await sofia.page.getByRole('button', { name: /^Rivedi .*indizio MARE/u }).click();
  await sofia.page.getByText('Stai rivedendo').first().waitFor();
  await expect.poll(() => found(sofia, key[own - 1]!)).toBe(0);
  await headline(sofia, /scegliete/);
  await press(sofia, 'Un momento dopo');
  await press(sofia, 'Torna a ora');
  await covered(sofia, own, key[own - 1]!);

  // At an open table its own log only, and nothing that isn't one.
  const other = join(tmpdir(), `tavolata-${process.pid}-no-log`);
  await writeFile(other, 'ciao');
  await press(sofia, 'Registro');
  await openLog(sofia, other);
  await sofia.page.getByText('Questo file non è un registro').waitFor();
  await openLog(sofia, path);
  await sofia.page.getByText('Registro salvato').first().waitFor();
  await press(sofia, 'Torna a ora');
  await covered(sofia, own, key[own - 1]!);

  // By who knows the key, from the file, in the same browser.
  await giulia.page.goto(house.url);
  await openLog(giulia, path);
  await giulia.page.getByText('Registro salvato').first().waitFor();
  await expect.poll(() => keyOn(giulia)).toEqual(key.with(own - 1, ''));

  // By a stranger, with the relay gone for good.
  await house.stopRelay();
  const stranger = await house.enter('Ugo', `http://localhost:${(files.address() as AddressInfo).port}/`);
  await openLog(stranger, path);
  await stranger.page.getByText('Registro salvato').first().waitFor();
  await covered(stranger, own, key[own - 1]!);
  const [end, of] = await momentOf(stranger);
  expect(end).toBe(of);
  expect(of).toBeGreaterThan(10);
  await stranger.context.setOffline(true);
  for (let n = end; n > 1; n--) {
    await press(stranger, 'Un momento prima');
    await expect.poll(() => momentOf(stranger)).toEqual([n - 1, of]);
    const text = await pageText(stranger);
    expect(text).not.toMatch(/nella chiave|assassino/iu);
  }
  await stranger.page.getByLabel('Momento della partita').press('End');
  await covered(stranger, own, key[own - 1]!);
  await stranger.page.getByLabel('Momento della partita').press('Home');
  await press(stranger, 'Fai scorrere');
  await expect.poll(async () => (await momentOf(stranger))[0]).toBeGreaterThan(1);
  expect(stranger.frames).toEqual([]);
  for (const person of [...all, stranger]) {
    expect(errorsOf(person), person.name).toEqual([]);
  }
});

/** But for the browser's own word for each thing that it couldn't fetch without a line: the page does a Worker's work itself then. */
const errorsOf = ({ console }: Person): readonly string[] =>
  console.filter((line) => /^(error|pageerror)/u.test(line) && !/WebSocket|ERR_|fetching the script/u.test(line));

/**
 * A page fetches what a log needs once it has nothing else to do, which on a busy machine begins late. The last of it is here when no more
 * comes.
 */
async function hasFetchedAhead({ page }: Person): Promise<void> {
  const fetched = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  let before = -1;
  const isAll = async (): Promise<boolean> => {
    const names = await fetched();
    const stands = names.length === before && names.some((name) => name.includes('libsodium-'));
    before = names.length;
    return stands;
  };
  await expect.poll(isAll, { interval: 2_000 }).toBe(true);
}

test('a page that has been open for a moment opens a log without any network', async () => {
  const path = join(tmpdir(), `tavolata-${process.pid}-Sofia.tavolata`);
  const person = await house.enter('Pia', `http://localhost:${(files.address() as AddressInfo).port}/`);
  await hasFetchedAhead(person);
  await person.context.setOffline(true);
  await openLog(person, path);
  await person.page.getByText('Registro salvato').first().waitFor();
  await expect.poll(() => person.page.getByRole('button', { name: /^figura \d+\b/u }).count()).toBe(20);
  await press(person, 'Un momento prima');
  expect(errorsOf(person)).toEqual([]);
});

test('one that couldn’t fetch what it takes says so, and opens it once it is loaded anew', async () => {
  const path = join(tmpdir(), `tavolata-${process.pid}-Sofia.tavolata`);
  const late = /libsodium-/u;
  const person = await house.enter('Lia', `http://localhost:${(files.address() as AddressInfo).port}/`, {
    prepare: async (context) => void (await context.route(late, (route) => route.abort())),
  });
  await openLog(person, path);
  await person.page.getByText('Manca un pezzo della pagina: arriva appena torna la linea.').waitFor();
  await person.context.unroute(late);
  // The page had asked for it ahead: a browser may remember that such a file couldn't be had, until a reload. Else it opens by itself.
  const missing = person.page.getByRole('heading', { name: 'Manca un pezzo della pagina' });
  const opened = person.page.getByText('Registro salvato').first();
  await missing.or(opened).first().waitFor();
  if (await missing.isVisible()) {
    await person.page.goBack();
    await person.page.reload();
    await openLog(person, path);
  }
  await opened.waitFor();
});

test('a file that isn’t a whole, true log is refused in words', async () => {
  const path = join(tmpdir(), `tavolata-${process.pid}-Sofia.tavolata`);
  const whole = await readFile(path);
  const person = await house.enter('Nadia', `http://localhost:${(files.address() as AddressInfo).port}/`);
  const bent = Uint8Array.from(whole);
  bent[1_000]! ^= 1;
  const cases = [
    [whole.subarray(0, 3_000), 'A questo registro manca la fine'],
    [bent, 'Questo registro è stato alterato'],
    [new TextEncoder().encode('ciao'), 'Questo file non è un registro'],
  ] as const;
  for (const [bytes, words] of cases) {
    await writeFile(path, bytes);
    await openLog(person, path);
    await person.page.getByRole('heading', { name: words }).waitFor();
    await person.page.goBack();
    await person.page.getByRole('button', { name: 'Apri un registro salvato' }).waitFor();
  }
});
