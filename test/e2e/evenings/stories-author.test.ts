/**
 * A mission of TIME Stories at an open table while its author writes it, in real browsers. `mission dev` seals each save, the host's page
 * follows the file. Nobody can tap a browser's own file picker here: a file of the page's own file system stands in for the chosen one.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { look } from '../helpers/look.ts';
import { headline, sure } from '../helpers/people.ts';
import { agreed, type Cast, embark, enter, gather, reads, recon, tap } from '../helpers/stories.ts';

let house: House;
let folder: string;
let tool: ChildProcess | undefined;
let said = '';
beforeAll(async () => {
  house = await openHouse();
  folder = await mkdtemp(join(tmpdir(), 'tavolata-mission-'));
});
afterAll(async () => {
  tool?.kill();
  await rm(folder, { recursive: true, force: true });
  await house.close();
});

const mission = (...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['scripts/mission.mjs', ...words]);
const source = (): string => join(folder, 'lock.json');

/** What the tool sealed last, as base64, once it has sealed so many times. */
async function sealed(times: number): Promise<string> {
  await expect.poll(() => said.split('sealed pages').length - 1, { message: said }).toBe(times);
  return (await readFile(join(folder, 'lock.tsr'))).toString('base64');
}

/** The author saves the mission with this in place of that. */
async function saves(...changes: readonly (readonly [string, string])[]): Promise<void> {
  let text = await readFile(source(), 'utf8');
  for (const [before, after] of changes) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  await writeFile(source(), text);
}

/** What the file picker gives on this person's pages. @param file base64 */
const picks = (file: string): NonNullable<Cast[number][2]> => ({
  prepare: async (context) => {
    await context.addInitScript((bytes) => {
      const showOpenFilePicker = async (): Promise<readonly object[]> => {
        const root = await navigator.storage.getDirectory();
        const handle = await root.getFileHandle('lock.tsr', { create: true });
        if ((await handle.getFile()).size === 0) {
          const stream = await handle.createWritable();
          await stream.write(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
          await stream.close();
        }
        return [handle];
      };
      Object.assign(globalThis, { showOpenFilePicker });
    }, file);
  },
});

/** The file that this person's page follows is another now. */
const changes = ({ page }: Person, file: string): Promise<void> =>
  page.evaluate(async (bytes) => {
    const root = await navigator.storage.getDirectory();
    const stream = await (await root.getFileHandle('lock.tsr')).createWritable();
    await stream.write(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
    await stream.close();
  }, file);

/** From the lobby to the cards. */
async function toTheLock(all: readonly Person[], cast: Cast): Promise<void> {
  await embark(all, cast);
  await tap(all[0]!, 'Leggi la prima carta');
  await enter(all[0]!, 'The lock');
  await recon(all, [1, 2]);
  for (const person of all) await headline(person, /Raccontate/);
}

test('what the author of a mission saves stands on the open card at once, and on every page once it is laid again', async () => {
  await new Promise((resolve) => mission('new', source()).once('exit', resolve));
  tool = mission('dev', source(), '--port', '0');
  for (const stream of [tool.stdout, tool.stderr]) stream?.on('data', (words) => void (said += String(words)));
  const cast: Cast = [
    ['Ada', 'Cleo', picks(await sealed(1))],
    ['Bea', 'Ben'],
  ];
  const all = await gather(house, cast, 'La mia missione, mentre la scrivo');
  const [ada, bea] = all as readonly [Person, Person];
  await toTheLock(all, cast);
  await ada.page.getByText('Il tavolo segue il tuo file').waitFor();
  expect(await reads(ada, 'La tua 1')).toContain('The gate is shut.');
  expect(await reads(bea, 'La tua 2')).toContain('turned for years');

  const card = ada.page.getByRole('group', { name: 'La tua 1', exact: true });
  await saves(
    ['The gate is shut.', 'The gate leans.'],
    ['and a shed.', 'and a boathouse.'],
    ['for years.', 'for a century.'],
  );
  await changes(ada, await sealed(2));
  await ada.page.getByText('Dal tuo file: 3 pagine sono nuove, e si vedono qui.').waitFor();
  await expect.poll(() => card.innerText()).toContain('The gate leans.');
  await ada.page.getByText('and a boathouse.').waitFor();
  await look(ada, 'author-follows');
  // The others keep what was laid.
  await bea.page.getByText('and a shed.').waitFor();
  expect(await bea.page.getByRole('group', { name: 'La tua 2', exact: true }).innerText()).toContain('for years.');

  await saves(['"azrakStart": 5', '"azrakStart": 4']);
  await changes(ada, await sealed(3));
  await ada.page.getByText('Nel file è cambiato più delle parole').waitFor();
  await expect.poll(() => card.innerText()).toContain('The gate is shut.');
  await look(ada, 'author-rules');

  // Laid again, it is for all as it was saved.
  await tap(ada, 'Copri');
  for (const person of all) await tap(person, 'L’ho detto a voce');
  await tap(ada, 'Abbandona l’incursione');
  await sure(ada, 'Sì, propongo di abbandonare');
  await agreed(all, ada);
  await headline(ada, /Incursione abbandonata/);
  await tap(ada, 'Cambia ricettacolo');
  await tap(ada, 'Un’altra missione');
  await sure(ada, 'Sì, si ricomincia da capo');
  await tap(ada, 'La mia missione, mentre la scrivo');
  for (const person of all) await headline(person, /Chi sarai/);
  await toTheLock(all, cast);
  for (const { page } of all) await page.getByText('and a boathouse.').waitFor();
  expect(await reads(ada, 'La tua 1')).toContain('The gate leans.');
  expect(await reads(bea, 'La tua 2')).toContain('for a century.');
  for (const { console: lines } of all) expect(lines.filter((line) => line.startsWith('pageerror'))).toEqual([]);
}, 1_200_000);
