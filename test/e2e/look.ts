/**
 * Pictures of what people see. With `SHOTS=1` in the environment the tests take some on their way, for people to look at; of every page of a
 * test that failed one is left, with what it wrote and what a screen reader would find there.
 */
import process from 'node:process';
import { everybody, type Person } from './house.ts';

const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desk: { width: 1440, height: 900 },
  half: { width: 720, height: 450 },
  phone: { width: 390, height: 844 },
};

/** As much of a page's words as may stand in a log. */
const WORDS = 4_000;

const isWanted = (): boolean => Boolean(process.env['SHOTS']);
/** `screenshot` makes the folder. */
const shot = ({ page }: Person, name: string): Promise<unknown> =>
  page.screenshot({ path: `shots/${name}.png`, animations: 'disabled' });

/** The page as it stands. */
export async function look(person: Person, name: string): Promise<void> {
  if (isWanted()) await shot(person, name);
}

/** At each size, and in the dark. */
export async function lookAround(
  person: Person,
  name: string,
  sizes: readonly string[] = ['desk', 'half', 'phone'],
): Promise<void> {
  if (!isWanted()) return;
  const { page } = person;
  const was = page.viewportSize()!;
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]!);
    await shot(person, `${name}-${size}`);
  }
  await page.setViewportSize(was);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(person, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Of everybody whose page is still open: leaves a picture, and tells the rest. */
export async function lookAtFailure(test: string): Promise<string> {
  const told: string[] = [];
  for (const [i, person] of [...everybody].entries()) {
    await shot(person, `failed-${test.replaceAll(/\W+/gu, '-').slice(0, 40)}-${i}-${person.name.slice(0, 20)}`).catch(
      () => undefined,
    );
    const words = await person.page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => '');
    told.push(`${person.name.slice(0, 20)} sees:\n${words.slice(0, WORDS)}\n${person.console.join('\n')}`);
  }
  return told.join('\n\n');
}
