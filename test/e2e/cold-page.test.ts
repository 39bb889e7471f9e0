/** What a page fetches from a cold link to a seat is what the gate of sizes counts (`scripts/sizes.mjs`), in a real browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closure } from '../../scripts/closure.mjs';
import { type House, openHouse } from './helpers/house.ts';
import { makeTable } from './helpers/people.ts';

/** A file of the page's part for calls (`src/app/shells`); another one is called zoom as well. */
const isAdapter = (file: string): boolean =>
  /^(?:enter|discord|meet|meet-session|meet-stage)-[\w-]+\.js$/u.test(file) ||
  (/^zoom-.*\.js$/u.test(file) && readFileSync(`dist/assets/${file}`, 'utf8').includes('appssdk.zoom.us'));

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('from a cold link to a seat nothing is fetched that the gate doesn’t count', async () => {
  const { host, link } = await makeTable(house, 'Ada');
  const fetched = new Set<string>();
  const guest = await house.enter('Bea', link, {
    prepare: async (context) =>
      void context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/assets/')) fetched.add(basename(pathname));
      }),
  });
  await guest.page.getByLabel('Il tuo nome').fill('Bea');
  // What comes from then on comes because somebody sits there.
  const before = new Set(fetched);
  await guest.page.getByRole('button', { name: 'Siediti', exact: true }).click();
  await guest.page.getByText('A voce sei').waitFor();
  const kinds = closure('dist/assets', 'dist/index.html');
  const counted = new Set(Object.values(kinds).flat());
  expect([...before].filter((file) => !counted.has(file))).toEqual([]);
  // The gate follows the page: what it counts as the page's own is fetched.
  expect(before.size).toBeGreaterThan(15);
  // What nobody waits for comes last.
  const asked = await guest.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, transferSize }) => ({
        file: new URL(name).pathname.split('/').pop()!,
        startTime,
        transferSize,
      })),
  );
  const last = (files: readonly string[]): number =>
    Math.max(...asked.filter(({ file }) => files.includes(file)).map(({ startTime }) => startTime));
  const waitedFor = [...kinds.libsodium, ...kinds.ours.filter((file) => /^(?:index|table|open-table)-/u.test(file))];
  const after = asked.filter(({ file }) => kinds.after.includes(file));
  expect([...new Set(after.map(({ file }) => file))].toSorted()).toEqual(kinds.after.toSorted());
  // What is fetched before it's imported travels once.
  const travelled = asked.filter(({ transferSize }) => transferSize > 0).map(({ file }) => file);
  expect(travelled.toSorted()).toEqual([...new Set(travelled)].toSorted());
  for (const { file, startTime } of after) expect(startTime, file).toBeGreaterThan(last(waitedFor));
  // A person who sits can read letters, also where the network goes next.
  const reader = (file: string): boolean => file.startsWith('hpke-');
  expect([...before].filter(reader)).toEqual([]);
  await expect.poll(() => [...fetched].filter(reader).length).toBe(1);
  // What only the windows of Discord, Meet and Zoom need stays on the server.
  const adapters = readdirSync('dist/assets').filter(isAdapter);
  expect(adapters.length).toBeGreaterThanOrEqual(5);
  expect(adapters.filter((file) => fetched.has(file))).toEqual([]);
  for (const one of [host, guest]) await one.context.close();
});
