/** A person without a pointer: Tab, arrows, Enter. */
import type { Locator } from 'playwright-core';
import type { Person } from './house.ts';

/** Presses of Tab that lead through any of our pages. */
const AROUND = 80;

/** Any mouse, pen or finger leaves a mark: `data-pointed` on the page. For `before` of whoever enters. */
export const markPointers = (): void => {
  for (const type of ['pointerdown', 'touchstart']) {
    addEventListener(type, () => document.documentElement.setAttribute('data-pointed', type), true);
  }
};

export const hasFocus = (at: Locator): Promise<boolean> =>
  at.evaluate((el) => (el.getRootNode() as Document | ShadowRoot).activeElement === el && document.hasFocus());

/** Walks on with Tab until it is there. */
export async function tabTo({ page, name }: Person, at: Locator): Promise<void> {
  await at.waitFor();
  for (let n = 0; n < AROUND; n++) {
    if (await hasFocus(at)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name}: Tab never reaches ${String(at)}`);
}

/** Walks to the button and presses Enter. */
export async function pressKey(person: Person, name: RegExp): Promise<void> {
  await tabTo(person, person.page.getByRole('button', { name }).filter({ visible: true }).first());
  await person.page.keyboard.press('Enter');
}
