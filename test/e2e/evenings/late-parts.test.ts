/**
 * A person on a bad line: the connection ends while parts of the page are fetched. Engines differ in what they remember of an import that
 * failed. In each the page says that something is missing, and all of it comes once the line is back.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumVisitor } from '../../engines/chromium.ts';
import { firefoxPath, firefoxVisitor } from '../../engines/firefox.ts';
import type { Visitor } from '../../engines/visitor.ts';
import { hasWebkit, webkitVisitor } from '../../engines/webkit.ts';
import { type House, openHouse } from '../helpers/house.ts';
import { makeTable, press, sitDown } from '../helpers/people.ts';
import { tornLine, type TornLine } from '../helpers/torn-line.ts';

let house: House;
let line: TornLine;
beforeAll(async () => {
  house = await openHouse();
  line = await tornLine(house.url);
});
afterAll(async () => {
  line.close();
  await house.close();
});

type Enter = (name: string, url: string) => Promise<Visitor>;
const ENGINES: Readonly<Record<string, Enter | undefined>> = {
  Chromium: async (name, url) => chromiumVisitor(await house.enter(name, url)),
  Firefox: firefoxPath === undefined ? undefined : firefoxVisitor,
  WebKit: hasWebkit ? webkitVisitor : undefined,
};
const SIT = /^(?:Siediti|Sit down)$/u;

/** From now on these don't come. @returns waits until one was asked for in vain */
function torn(files: RegExp): () => Promise<void> {
  const before = line.torn.length;
  line.tear(files);
  return () => expect.poll(() => line.torn.length).toBeGreaterThan(before);
}

describe.each(Object.entries(ENGINES))('in %s', (_, enter) => {
  test.skipIf(!enter)('what the line held back is told of, and comes', async () => {
    const { host, link } = await makeTable(house, 'Ada');
    await sitDown(host);
    const door = new URL(link);
    door.port = new URL(line.url).port;

    const cold = torn(/\/(?:open-table|codenames(?!-board))-/u);
    const one = await enter!('Bea', door.href);
    try {
      await cold();
      await one.sees('heading', /^(?:Il tavolo non si raggiunge|The table can’t be reached)$/u);
      line.mend();
      // It may be by a reload.
      const doors = (): Promise<number> =>
        one.names('button', SIT).then(
          ({ length }) => length,
          () => 0,
        );
      await expect.poll(doors).toBe(1);

      const later = torn(/\/(?:codenames-board|hpke|apart)-/u);
      await one.fill(/^(?:Il tuo nome|Your name)$/u, 'Bea');
      await one.tap('button', SIT);
      await later();
      await press(host, 'Apparecchia Codenames');
      await one.tap('button', /^(?:Regole|Rules)$/u);
      await one.sees('text', /^(?:Manca un pezzo della pagina: arriva|A part of the page is missing: it comes)/u);
      line.mend();
      await one.sees('heading', /regole di Codenames|rules/iu);
      await one.sees('heading', /^(?:Fate le squadre|Make the teams)$/u);
    } finally {
      line.mend();
      await one.driver.close();
      await host.context.close();
    }
  });
});
