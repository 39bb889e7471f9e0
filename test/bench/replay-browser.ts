/**
 * A saved log of 10,000 entries, stamps included, opened on the first page in Chromium, through the built page. It goes from the file that
 * was chosen until the frame with the last moment's board. Every signature, chain and stamp is checked by then. Beside it stands how long
 * the page was busy at a stretch, as it must go on meanwhile.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { chrome, chromeArgs } from '../../scripts/chrome.mjs';
import type { TableElement } from '../helpers/table-element.ts';
import { longTable } from './long-table.ts';
import { ms, printTable, quantile } from './print.ts';

const TIMES = 5;
const PORT = 8_926;

interface Opened {
  chosen?: number;
  drawn?: number;
  /** The longest time for which the page answered nothing. */
  busy: number;
}
declare global {
  var opened: Opened;
}

/** Runs in the page before anything else. */
function note(lines: number): void {
  globalThis.opened = { busy: 0 };
  const { opened } = globalThis;
  addEventListener(
    'input',
    () => {
      opened.chosen = performance.now();
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) opened.busy = Math.max(opened.busy, duration);
      }).observe({ entryTypes: ['longtask'] });
    },
    { capture: true, once: true },
  );
  const look = (): void => {
    const element = document.querySelector('tavolata-app')?.shadowRoot?.querySelector('tavolata-table');
    const state = (element as unknown as TableElement | null)?.shell?.loader.state;
    if (state?.saved && (state.history?.log.length ?? 0) >= lines) opened.drawn ??= performance.now();
    if (opened.drawn === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const table = await longTable(10_000);
const data = mkdtempSync(join(tmpdir(), 'bench-'));
const path = join(data, 'evening.tavolata');
writeFileSync(path, table.file);
const server = spawn(process.execPath, ['dist-server/main.js'], {
  env: { ...process.env, PORT: `${PORT}`, DATA_DIR: data },
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const { path: executablePath, env } = await chrome();
const browser = await chromium.launch({ executablePath, args: chromeArgs, env: { ...process.env, ...env } });
try {
  const all: Required<Opened>[] = [];
  for (let i = 0; i < TIMES; i++) {
    const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
    await context.addInitScript(note, table.lines);
    const page = await context.newPage();
    await page.goto(`http://localhost:${PORT}/`);
    await page.locator('input[type=file]').setInputFiles(path);
    await page.waitForFunction(() => opened.drawn !== undefined, undefined, { timeout: 60_000 });
    all.push(await page.evaluate(() => opened as Required<Opened>));
    await context.close();
  }
  const took = all.map(({ chosen, drawn }) => drawn - chosen);
  const busy = all.map((one) => one.busy);
  printTable(`a saved log of ${table.rows.length.toLocaleString('en')} entries, Chromium, ${TIMES} times`, [
    ['', 'median', 'best', 'budget'],
    ['from its file until drawn, all checked', ms(quantile(took, 0.5)), ms(Math.min(...took)), '≤ 800 ms'],
    ['the longest the page was busy at a stretch', ms(quantile(busy, 0.5)), ms(Math.min(...busy)), 'alive'],
  ]);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true });
}
process.exit(0);
