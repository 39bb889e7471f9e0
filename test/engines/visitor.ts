/** A person at a table in some browser: taps and types through the browser's own input, and reads what is shown. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PATIENCE_MS } from '../e2e/helpers/house.ts';
import { finding, type Found, type Wanted } from './find.ts';

/** What a driver of one browser can do; everything else is the same for all of them. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page. It must be JSON. */
  read(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly name: string;
  readonly driver: Driver;
  /** Taps the first such control that can be tapped; waits for one. */
  tap(role: Wanted['role'], name: Wanted['name']): Promise<void>;
  /** Replaces what stands in a field. */
  fill(name: Wanted['name'], text: string): Promise<void>;
  /** Waits until it is shown. */
  sees(role: Wanted['role'], name: Wanted['name']): Promise<void>;
  /** The names of all such controls, now. */
  names(role: Wanted['role'], name: Wanted['name']): Promise<readonly string[]>;
  /** Rejects after the suite's patience, with what it waited for. @param so answers what is wanted, or undefined */
  until<T>(what: string, so: () => Promise<T | undefined>): Promise<T>;
}

const EVERY_MS = 150;

export function visitor(name: string, driver: Driver): Visitor {
  const find = async (wanted: Wanted): Promise<readonly Found[]> => (await driver.read(finding(wanted))) as Found[];
  const until: Visitor['until'] = async (what, so) => {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await so();
      if (answer !== undefined) return answer;
      if (performance.now() > end) throw new Error(`${name} waited for ${what}\n${await shown(name, driver)}`);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  const tap: Visitor['tap'] = async (role, wanted) => {
    const found = await until(`${role} ${wanted}`, async () =>
      (await find({ role, name: wanted })).find(({ open }) => open),
    );
    await driver.click(found.x, found.y);
  };
  return {
    name,
    driver,
    until,
    tap,
    async fill(label, text) {
      await tap('textbox', label);
      await driver.read(SELECT_ALL);
      await driver.type(text);
    },
    sees: async (role, wanted) =>
      void (await until(`${role} ${wanted}`, async () => (await find({ role, name: wanted }))[0])),
    names: async (role, wanted) => (await find({ role, name: wanted })).map((one) => one.name),
  };
}

/** The focused field, through shadow roots: what is typed next takes the place of its text. */
const SELECT_ALL = `(() => {
  let field = document.activeElement;
  while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
  field?.select?.();
  return null;
})()`;

/** What a page says, in short, for a test that failed; a picture of it is left in `shots`. */
async function shown(name: string, driver: Driver): Promise<string> {
  mkdirSync('shots', { recursive: true });
  await driver.picture().then(
    (png) => writeFileSync(`shots/failed-engine-${name}.png`, png),
    () => undefined,
  );
  const found = (await driver.read(finding({ role: 'button', name: /./ })).catch(() => [])) as Found[];
  const headings = (await driver.read(finding({ role: 'heading', name: /./ })).catch(() => [])) as Found[];
  return [...headings, ...found].map(({ name, open }) => (open ? name : `(${name})`)).join(' | ');
}
