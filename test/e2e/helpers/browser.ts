/** One browser for all files of a run: each connects to it, and what it opened there closes with it. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chrome, chromeArgs } from '../../../scripts/chrome.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the run's browser listens; absent where each file has its own. */
    browser?: string;
  }
}

/** A name of this machine that browsers don't trust as they trust `localhost`: the way another device in the house sees it. */
export const NEIGHBOUR = 'tavola.test';

/** How a browser is started here. */
export async function launching(): Promise<NonNullable<Parameters<typeof chromium.launch>[0]>> {
  const { path, env } = await chrome();
  return {
    executablePath: path,
    args: [...chromeArgs, `--host-resolver-rules=MAP ${NEIGHBOUR} 127.0.0.1`],
    env: { ...process.env, ...env },
  };
}

/** Runs before the first file. @returns what runs after the last */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await launching());
  provide('browser', server.wsEndpoint());
  return () => server.close();
}
