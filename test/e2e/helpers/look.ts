/**
 * Pictures of what people see. With `SHOTS=1` in the environment the tests take some on their way, for people to look at. Of every page of
 * a test that failed one is left, with what it wrote and what a screen reader would find there.
 */
import process from 'node:process';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { briefView } from '../../helpers/brief-view.ts';
import type { Person } from './house.ts';
import { viewsOf } from './views.ts';

const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desk: { width: 1440, height: 900 },
  half: { width: 720, height: 450 },
  phone: { width: 390, height: 844 },
};

/** As much of a page's words as may stand in a log, and as much as tells in one line where it stood. Some logs show no more. */
const WORDS = 4_000;
const IN_BRIEF = 320;
const PATIENCE_MS = 5_000;
const TELLING = [
  /^- (?:heading|status|alert|paragraph)(?: "([^"]+)")?[^:]*(?:: (.+))?$/,
  /^- (?:button|textbox|checkbox|radio)(?: "([^"]+)")?[^:]*()$/,
];

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

/** What is said there, then what can be done. @param view known: what the bar says is said by it */
function inBrief(words: string, view: string): string {
  const lines = words.split('\n').map((line) => line.trim());
  const told = TELLING.flatMap((re) =>
    lines
      .slice(view ? lines.indexOf('- button "Menu"') + 1 : 0)
      .map((line) => re.exec(line))
      .map((found) => found?.[1] ?? found?.[2]),
  );
  return [view, ...told].filter(Boolean).join(' | ').slice(0, IN_BRIEF);
}

/** What the tables of a page know, in brief. A page that stands still says nothing. */
async function views(person: Person): Promise<string> {
  const late = new Promise<readonly TableView[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
  const all = await Promise.race([viewsOf(person), late]).catch((): readonly TableView[] => []);
  return all.map(briefView).join(' + ');
}

/** Of these people's pages: leaves a picture, and tells the rest, in brief first. */
export async function lookAtFailure(test: string, people: readonly Person[]): Promise<string> {
  const brief: string[] = [];
  const whole: string[] = [];
  for (const [i, person] of people.entries()) {
    const name = person.name.slice(0, 20);
    await shot(person, `failed-${test.replaceAll(/\W+/gu, '-').slice(0, 40)}-${i}-${name}`).catch(() => undefined);
    const words = await person.page
      .locator('body')
      .ariaSnapshot({ timeout: PATIENCE_MS })
      .catch(() => '');
    brief.push(`» ${name}: ${inBrief(words, await views(person).catch(() => ''))}`);
    whole.push(`${name} sees:\n${words.slice(0, WORDS)}\n${person.console.join('\n')}`);
  }
  return [brief.join('\n'), ...whole].join('\n\n');
}
