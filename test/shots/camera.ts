/**
 * Takes the documentation's pictures: a page as it would look at another size, in another light, in the other language. What is
 * shown to the world is looked through by axe as well.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { findings } from '../e2e/helpers/axe.ts';
import type { Person } from '../e2e/helpers/house.ts';

const OUT = 'docs/pictures';
/** Of 100; type stays sharp, and thirty pictures stay below 3 MB. */
const QUALITY = 72;

export const SIZES = {
  desk: { width: 1440, height: 900 },
  /** A desk seen at half size, as on a shared screen. */
  half: { width: 720, height: 450 },
  /** Most laptops: wide and low. */
  laptop: { width: 1366, height: 650 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  /** A call's side panel. */
  column: { width: 320, height: 760 },
} as const;

export interface Look {
  readonly size?: keyof typeof SIZES;
  readonly dark?: true;
  readonly contrast?: true;
  readonly lang?: 'en';
}

async function speak({ page }: Person, lang: 'it' | 'en'): Promise<void> {
  await page.evaluate((spoken) => {
    const find = (root: ParentNode): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'tavolata-table') return element;
        const inside = element.shadowRoot && find(element.shadowRoot);
        if (inside) return inside;
      }
      return undefined;
    };
    const table = find(document);
    if (table) (table as HTMLElement).lang = spoken;
  }, lang);
}

/** Waits until pictures and type are there and nothing moves any more. */
async function settle({ page }: Person): Promise<void> {
  await page.waitForFunction(() => {
    const drawn = (root: ParentNode): boolean =>
      [...root.querySelectorAll('*')].every(
        (one) => (!(one instanceof HTMLImageElement) || one.complete) && (!one.shadowRoot || drawn(one.shadowRoot)),
      );
    return drawn(document);
  });
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let n = 0; n < 4; n++) await frame();
    await document.fonts.ready;
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map((animation) => animation.finished));
    await frame();
  });
}

/** Saves `docs/pictures/<name>.webp`; the page is as before afterwards. */
export async function take(person: Person, name: string, look: Look = {}): Promise<void> {
  const { page, context } = person;
  const before = page.viewportSize()!;
  await page.setViewportSize(SIZES[look.size ?? 'desk']);
  await page.emulateMedia({
    colorScheme: look.dark ? 'dark' : 'light',
    contrast: look.contrast ? 'more' : 'no-preference',
  });
  if (look.lang) await speak(person, look.lang);
  await settle(person);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await devtools.detach();
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}/${name}.webp`, Buffer.from(data, 'base64'));
  expect.soft(await findings(person), name).toEqual([]);
  if (look.lang) await speak(person, 'it');
  await page.setViewportSize(before);
}
