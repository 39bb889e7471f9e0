/** What axe finds on a page as it stands, all shadow roots and open windows included. */
import { readFile } from 'node:fs/promises';
import type { Person } from './house.ts';
import { endMotion } from '../../helpers/end-motion.ts';

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
  }[];
}

let source: Promise<string> | undefined;

/** One line for each thing found, empty where nothing is. It reads the page only: our pages forbid foreign scripts, so it comes past them. */
export async function findings({ page }: Person): Promise<readonly string[]> {
  source ??= readFile('node_modules/axe-core/axe.min.js', 'utf8');
  const script = await source;
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script);
  // What is still fading has colours of its own.
  await page.evaluate(endMotion);
  const { violations } = await page.evaluate((): Promise<Found> =>
    (globalThis as unknown as { axe: { run: () => Promise<Found> } }).axe.run(),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${help} ${JSON.stringify(target)} ${failureSummary}`),
  );
}
