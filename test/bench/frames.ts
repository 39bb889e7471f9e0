/**
 * The board's frames while two fingers bring it nearer and one moves it, on a phone's screen with a processor four times slower. Told are
 * the time between one frame and the next, in the page itself, and what the processor does in a frame. The gestures are made by the
 * browser, through the built page.
 */
import process from 'node:process';
import type { CDPSession, Page } from 'playwright-core';
import { openHouse } from '../e2e/helpers/house.ts';
import { ms, printTable, quantile } from './print.ts';
import { type Costs, KIND_NAMES, traced } from './trace.ts';

const SLOWER = 4;
const TIMES = 6;
const PATIENCE_MS = 60_000;
const NAMES = ['Giulia', 'Marco'] as const;

declare global {
  /** Ends the count, and gives the times between frames in ms. */
  var countedFrames: (() => number[]) | undefined;
}

function countFrames(): void {
  const at: number[] = [];
  let on = true;
  const next = (now: number): void => {
    at.push(now);
    if (on) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  globalThis.countedFrames = () => {
    on = false;
    return at.slice(1).map((now, i) => now - at[i]!);
  };
}

/** @param gesture what the fingers do while frames are counted */
async function during(page: Page, gesture: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(countFrames);
  await gesture();
  return page.evaluate(() => globalThis.countedFrames!());
}

interface Measured {
  /** Between frames, in ms. */
  readonly between: readonly number[];
  readonly costs: readonly Costs[];
}

const row = (what: string, { between, costs }: Measured): readonly string[] => [
  what,
  String(between.length),
  ms(quantile(between, 0.5)),
  ms(quantile(between, 0.95)),
  ms(Math.max(...between)),
  ...KIND_NAMES.map((kind) => ms(costs.reduce((sum, one) => sum + one[kind], 0) / between.length)),
];

/** Two at a table, all against the virtual team: the pictures lie there. */
async function layPictures(): Promise<{ readonly page: Page; close(): Promise<void> }> {
  const house = await openHouse();
  const pages: Page[] = [];
  let link = house.url;
  for (const [i, name] of NAMES.entries()) {
    const { page } = await house.enter(name, link, { width: 390, height: 844, touch: true, mobile: true });
    page.setDefaultTimeout(PATIENCE_MS);
    pages.push(page);
    if (i === 0) {
      await page.getByRole('button', { name: 'Apparecchia il tavolo' }).click();
      await page.getByRole('button', { name: 'Invita', exact: true }).click();
      link = await page.getByLabel('Link dell’invito', { exact: true }).inputValue();
      await page.keyboard.press('Escape');
    }
    await page.getByLabel('Il tuo nome').fill(name);
    await page.getByRole('button', { name: 'Siediti', exact: true }).click();
    await page.getByText('A voce sei').waitFor();
  }
  const [host, other] = pages as [Page, Page];
  const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
  await press(host, 'Apparecchia Codenames');
  await press(host, 'Scegli come');
  await host.getByRole('radio', { name: 'Tutti insieme' }).check();
  await press(host, 'Va bene così');
  await press(host, /Faccio da capospia/);
  await press(other, 'Stendi le figure');
  await other
    .getByRole('heading', { name: /indizio/ })
    .first()
    .waitFor();
  await host.context().close();
  return { page: other, close: () => house.close() };
}

async function measure(page: Page, cdp: CDPSession): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('grid').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const pinch = (scaleFactor: number): Promise<unknown> =>
    cdp.send('Input.synthesizePinchGesture', {
      ...middle,
      scaleFactor,
      relativeSpeed: 400,
      gestureSourceType: 'touch',
    });
  const pan = (xDistance: number, yDistance: number): Promise<unknown> =>
    cdp.send('Input.synthesizeScrollGesture', {
      ...middle,
      xDistance,
      yDistance,
      speed: 400,
      preventFling: true,
      gestureSourceType: 'touch',
    });
  const isNear = (): Promise<boolean> => page.locator('codenames-grid').evaluate((grid) => grid.hasAttribute('near'));
  const back = (): Promise<unknown> => pinch(0.2);
  const gestures = [
    ['two fingers, nearer', () => pinch(2.5)],
    ['one finger moves it', async () => (await pan(-120, 0), await pan(0, -90), await pan(120, 90))],
    ['two fingers, back', back],
  ] as const;
  const all = gestures.map(() => ({ between: [] as number[], costs: [] as Costs[] }));
  for (let n = 0; n < TIMES; n++) {
    for (const [i, [, gesture]] of gestures.entries()) {
      const costs = await traced(page.context().browser()!, page, async () => {
        all[i]!.between.push(...(await during(page, gesture)));
      });
      all[i]!.costs.push(costs);
      if (i === 0 && !(await isNear())) throw new Error('the fingers brought nothing nearer');
    }
  }
  const idle = await during(page, () => page.waitForTimeout(2_000));
  printTable(`frames of Codenames’ board on a phone, ${SLOWER}× slower processor, ${TIMES} times; costs a frame`, [
    ['', 'frames', 'p50', 'p95', 'longest', ...KIND_NAMES],
    ...gestures.map(([what], i) => row(what, all[i]!)),
    row('nobody does anything', { between: idle, costs: [] }),
    ['budget', '', '≤ 17 ms', '', '≤ 32 ms'],
  ]);
}

const { page, close } = await layPictures();
try {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await measure(page, cdp);
} finally {
  await close();
}
process.exit(0);
