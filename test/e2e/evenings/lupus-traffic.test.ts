/**
 * The judge of traffic before real pages. Villages of eight play one night each, in which those who have something to choose tap and the
 * others do nothing and look away. One page in each night has a quarter of the processor's time, another each time. From what their pages
 * send nobody tells which is which; had they been careless, everybody could. `TIMES=…` plays so many times as many villages: `TIMES=10 npx
 * vitest run --project evenings test/e2e/evenings/lupus-traffic.test.ts`. `NIGHTS=<file>` keeps what is heard in that file, and judges all
 * nights that were ever kept there.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { type HeardNight, keepNight, keptNights } from '../../helpers/heard-nights.ts';
import { CARELESS, judge, keepsOrder } from '../../helpers/traffic-judge.ts';
import { type House, openHouse, type Person } from '../helpers/house.ts';
import { begin, button, gather, held, said } from '../helpers/lupus.ts';
import { headline } from '../helpers/people.ts';
import { listenTo } from '../helpers/wire.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Fabio', 'Gina', 'Ivo'] as const;
const VILLAGES = often(8);
const FILE = process.env['NIGHTS'];
/** Neighbours' letters leave so long after each other: a second and a half for all. */
const SPREAD_MS = 1_500 / NAMES.length;
const ACTS = /Chi portate via|Di chi vuoi sapere/u;
const TAPS = 3;
/** Longer than a busy machine takes to tap, shorter than a night. */
const PATIENCE_MS = 8_000;

/** A page that takes so many times as long for everything. */
const SLOW = 4;

/** How long the page takes for a piece of work, in milliseconds, at its best of some tries. */
const workMs = ({ page }: Person): Promise<number> =>
  page.evaluate(() => {
    let best = Infinity;
    for (let tries = 0; tries < 5; tries++) {
      const from = performance.now();
      let sum = 0;
      for (let i = 0; i < 3_000_000; i++) sum += i % 7;
      best = sum > 0 ? Math.min(best, performance.now() - from) : best;
    }
    return best;
  });

/** From here on this page has one part in so many of the processor's time. @returns the end of that */
async function slowed(person: Person): Promise<() => Promise<unknown>> {
  const session = await person.page.context().newCDPSession(person.page);
  const usual = await workMs(person);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  // It takes effect a moment later.
  await expect.poll(() => workMs(person)).toBeGreaterThan(1.5 * usual);
  return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 }).then(() => session.detach());
}

/** Whether somebody looks at the page: what a browser says of a tab behind others. */
const look = (person: Person, hidden: boolean): Promise<void> =>
  person.page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: is });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: is ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Taps somebody and sets it, now and then, as long as the night lasts. @returns when */
async function choosing(person: Person, now: () => number, wait: () => number): Promise<readonly number[]> {
  const taps: number[] = [];
  for (let i = 0; i < TAPS; i++) {
    await person.page.waitForTimeout(wait());
    const spot = person.page.locator('button.spot').nth(i);
    if (!(await spot.isVisible())) break;
    await spot.click({ timeout: PATIENCE_MS }).catch(() => undefined);
    taps.push(now());
    await button(person, /^Scelgo la/u)
      .click({ timeout: PATIENCE_MS })
      .catch(() => undefined);
  }
  return taps;
}

/** The table goes on to its next village: by more than half of those who live. */
async function closeVillage(all: readonly Person[]): Promise<void> {
  for (const { page } of all)
    await page.locator('lupus-board').evaluate((board) => {
      const event = new Event('tv-propose', { bubbles: true, composed: true });
      board.dispatchEvent(Object.assign(event, { move: 'callOff', args: {} }));
    });
  await button(all[0]!, 'Un’altra notte: si ricomincia').click();
  for (const person of all) await headline(person, /Chi siete/);
}

test(
  '[LU-034] [LU-203] nobody who carries the frames of a night can tell who acts; of careless pages they could',
  async () => {
    const seed = freshSeed();
    const rng = seeded(seed);
    const all = await gather(
      house,
      NAMES.map((name) => [name] as const),
    );
    const wires = await Promise.all(all.map(listenTo));
    await all[0]!.page.getByRole('checkbox', { name: /La prima notte i lupi/ }).uncheck();

    const heard: HeardNight[] = FILE === undefined ? [] : [...(await keptNights(FILE))];
    for (let village = 0; village < VILLAGES; village++) {
      await begin(all);
      const free = await slowed(all[1 + (village % (all.length - 1))]!);
      const from = wires.map(({ frames }) => frames.length);
      const cards = await Promise.all(
        all.map(async (person) => {
          await expect.poll(() => held(person)).not.toMatch(/Solo per te|^$/u);
          return held(person);
        }),
      );
      const taps = await Promise.all(
        all.map(async (person, i) => {
          if (ACTS.test(cards[i]!)) return choosing(person, wires[i]!.now, () => 500 + rng.below(3_000));
          await look(person, true);
          return [];
        }),
      );
      await expect.poll(() => said(all[0]!), { timeout: 300_000 }).not.toMatch(/notte|giorno/u);
      await free();
      // Ada's device moderates, whatever her card; whose page keeps the order writes for all.
      const judged = NAMES.map((_, place) => ({
        place,
        acted: ACTS.test(cards[place]!),
        frames: wires[place]!.frames.slice(from[place]),
      })).filter((one) => one.place > 0 && !keepsOrder(one));
      const last = { night: judged, taps: judged.map(({ place }) => taps[place]!) };
      heard.push(last);
      if (FILE !== undefined) await keepNight(FILE, last);
      for (const person of all) await look(person, false);
      if (village + 1 < VILLAGES) await closeVillage(all);
    }

    const { auc, sigma } = judge(
      heard.map(({ night }) => night),
      SPREAD_MS,
    );
    console.log(`${heard.length} nights: AUC ${auc.toFixed(3)}, σ ${sigma.toFixed(3)}`);
    for (const [name, careless] of Object.entries(CARELESS)) {
      const told = heard.map(({ night, taps }) => night.map((one, i) => ({ ...one, frames: careless(one, taps[i]!) })));
      const caught = judge(told, SPREAD_MS).auc;
      console.log(`${name}: AUC ${caught.toFixed(3)}`);
      expect(caught, name).toBeGreaterThan(0.5 + 4 * sigma);
    }
    expect(auc, `SEED=${seed}`).toBeLessThan(0.5 + 4 * sigma);
  },
  often(1_500_000),
);
