/**
 * The judge of traffic before real pages: villages of eight play one night each, in which those who have something to choose tap and the others
 * do nothing and look away. From what their pages send nobody tells which is which; had they been careless, everybody could.
 * `TIMES=…` plays so many times as many villages: `TIMES=10 npx vitest run --project evenings test/e2e/lupus-traffic.test.ts`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSeed, often, seeded } from '../helpers/rng.ts';
import { CARELESS, judge, keepsOrder, type Trace } from '../helpers/traffic-judge.ts';
import { type House, openHouse, type Person } from './house.ts';
import { begin, button, gather, held, said } from './lupus.ts';
import { headline } from './people.ts';
import { listenTo } from './wire.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino', 'Elsa', 'Fabio', 'Gina', 'Ivo'] as const;
const VILLAGES = often(8);
/** Neighbours' letters leave so long after each other: a second and a half for all. */
const SPREAD_MS = 1_500 / NAMES.length;
const ACTS = /Chi portate via|Di chi vuoi sapere/u;
const TAPS = 3;
/** Longer than a busy machine takes to tap, shorter than a night. */
const PATIENCE_MS = 8_000;

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

    const nights: Trace[][] = [];
    const tapped: (readonly number[])[][] = [];
    for (let village = 0; village < VILLAGES; village++) {
      await begin(all);
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
      // Ada's device moderates, whatever her card; whose page keeps the order writes for all.
      const judged = NAMES.map((_, place) => ({
        place,
        acted: ACTS.test(cards[place]!),
        frames: wires[place]!.frames.slice(from[place]),
      })).filter((one) => one.place > 0 && !keepsOrder(one));
      nights.push(judged);
      tapped.push(judged.map(({ place }) => taps[place]!));
      for (const person of all) await look(person, false);
      if (village + 1 < VILLAGES) await closeVillage(all);
    }

    const { auc, sigma } = judge(nights, SPREAD_MS);
    console.log(`${VILLAGES} nights: AUC ${auc.toFixed(3)}, σ ${sigma.toFixed(3)}`);
    for (const [name, careless] of Object.entries(CARELESS)) {
      const told = nights.map((night, n) => night.map((one, i) => ({ ...one, frames: careless(one, tapped[n]![i]!) })));
      const caught = judge(told, SPREAD_MS).auc;
      console.log(`${name}: AUC ${caught.toFixed(3)}`);
      expect(caught, name).toBeGreaterThan(0.5 + 4 * sigma);
    }
    expect(auc, `SEED=${seed}`).toBeLessThan(0.5 + 4 * sigma);
  },
  often(1_500_000),
);
