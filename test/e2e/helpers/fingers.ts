/** A person with fingers only: taps, two fingers at once, a phone's own keyboard. */
import type { Locator } from 'playwright-core';
import type { Person, PersonOptions } from './house.ts';

/** A phone in the hand. */
export const PHONE: PersonOptions = { width: 390, height: 844, touch: true, mobile: true };

/** What isn't a finger leaves a mark: `data-other` on the page. For `before` of whoever enters. */
export const markOthers = (): void => {
  const mark = (what: string): void => document.documentElement.setAttribute('data-other', what);
  addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'touch' && mark(pointerType), true);
  addEventListener('keydown', ({ key }) => mark(key), true);
};

export const tap = ({ page }: Person, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .tap();

/** Taps the field; the words come from the phone, without keys. */
export async function write({ page }: Person, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).tap();
  await page.keyboard.insertText(text);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers go along their ways together, each from the first to the last of its points. */
async function draw({ context, page }: Person, ways: readonly (readonly [Point, Point])[]): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const STEPS = 12;
  const at = (part: number): Point[] =>
    ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
  const points = (part: number): (Point & { id: number })[] => at(part).map((point, id) => ({ ...point, id }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  // One after the other, as fingers come.
  for (let n = 1; n <= ways.length; n++) await send('touchStart', points(0).slice(0, n));
  for (let n = 1; n <= STEPS; n++) await send('touchMove', points(n / STEPS));
  await send('touchEnd', []);
  await cdp.detach();
}

async function middle(at: Locator): Promise<Point> {
  const { x, y, width, height } = (await at.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Two fingers part above it. */
export async function pinch(person: Person, at: Locator): Promise<void> {
  const { x, y } = await middle(at);
  await draw(person, [
    [
      { x: x - 20, y },
      { x: x - 60, y },
    ],
    [
      { x: x + 20, y },
      { x: x + 60, y },
    ],
  ]);
}

/** One finger goes from it by so much. */
export async function pan(person: Person, at: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await middle(at);
  await draw(person, [
    [
      { x, y },
      { x: x + dx, y: y + dy },
    ],
  ]);
}

/** A finger stays on it until something has come of it. */
export async function rest({ context, page }: Person, at: Locator, done: Locator): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const { x, y } = await middle(at);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await done.waitFor();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

/** A finger rests on a card until it is lifted, takes it above that place and lets go. */
export async function carry(
  { context, page }: Person,
  card: Locator,
  place: Locator,
  above: () => Promise<void> = async () => undefined,
): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const from = await middle(card);
  await send('touchStart', from);
  await page.locator('button:popover-open').waitFor();
  // What can be reached may only now be drawn.
  await place.waitFor();
  const to = await middle(place);
  for (let n = 1; n <= 8; n++)
    await send('touchMove', { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 });
  await above();
  await send('touchEnd');
  await cdp.detach();
}
