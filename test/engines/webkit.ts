/** WebKit through its own WebDriver (WebKitGTK's MiniBrowser on a virtual screen): both are packages of common Linux systems. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { visitor, type Visitor } from './visitor.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const BROWSER = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']
  .flatMap((version) =>
    existsSync(LIBRARIES)
      ? readdirSync(LIBRARIES).map((folder) => join(LIBRARIES, folder, version, 'MiniBrowser'))
      : [],
  )
  .find((path) => existsSync(path));
/** Whether this machine has the driver, its browser and a virtual screen. */
export const hasWebkit: boolean =
  existsSync(DRIVER) && BROWSER !== undefined && spawnSync('which', ['Xvfb']).status === 0;

interface Answer {
  readonly value: { readonly error?: string; readonly message?: string; readonly sessionId?: string } | null;
}

/** Starts screen, driver and browser, each for this visitor alone. */
export async function webkitVisitor(name: string, url: string): Promise<Visitor> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LANGUAGE: 'it',
      LANG: 'it_IT.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The pages are the project's own, and containers have no namespaces to give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as Answer;
    if (value?.error) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  await up(port);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } } },
  })) as { readonly sessionId: string };
  const at = `/session/${sessionId}`;
  const keys = (text: string): unknown => ({
    actions: [
      {
        type: 'key',
        id: 'keys',
        actions: Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ],
  });
  await call('POST', `${at}/url`, { url });
  return visitor(name, {
    goto: async (to) => void (await call('POST', `${at}/url`, { url: to })),
    read: (expression) => call('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: async (x, y) =>
      void (await call('POST', `${at}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })),
    type: async (text) => void (await call('POST', `${at}/actions`, keys(text))),
    press: async () => void (await call('POST', `${at}/actions`, keys(ESCAPE))),
    picture: async () => Buffer.from((await call('GET', `${at}/screenshot`)) as string, 'base64'),
    async close() {
      await call('DELETE', at).catch(() => undefined);
      // The next visitor's driver listens at the same port.
      const gone = once(driver, 'exit');
      driver.kill();
      screen.kill();
      await gone;
    },
  });
}

/** The Escape key, as WebDriver names it. */
const ESCAPE = '\uE00C';

/** Fulfilled once the driver answers. */
async function up(port: number): Promise<void> {
  for (let n = 0; n < 100; n++) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
