/** `npm run shell`: what it writes for a platform is what server and page do there. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { LIMITS } from '../../server/limits.ts';
import { readSettings } from '../../server/settings.ts';
import { shellOf } from '../../server/shells.ts';

const ADDRESS = 'https://table.example';

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly said: string;
}
function run(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/shell.mjs', ...args], { encoding: 'utf8' });
  return { status, out: stdout, said: stderr };
}

/** The settings in `Start the server with A='…' B='…'`. */
const settings = (said: string): Record<string, string> =>
  Object.fromEntries([...said.matchAll(/([A-Z]+)='([^']*)'/gu)].map(([, name, value]) => [name!, value!]));

test.each([
  ['discord', '1234567890'],
  ['meet', '42'],
  ['zoom', ''],
])('%s: the settings are such as the server takes, and name that platform alone', (name, id) => {
  const { status, out, said } = run(name, ADDRESS, id);
  expect(status).toBe(0);
  expect(() => JSON.parse(out) as unknown).not.toThrow();
  expect(readSettings(settings(said)).shells).toEqual([name]);
});

/** What counts sockets, which behind a proxy are the proxy's own (`server/addresses.ts`). */
const UNCOUNTED = 'addressSockets';

test('Discord’s proxy is one address for all: whatever an address may have is raised', () => {
  const { limits } = readSettings(settings(run('discord', ADDRESS, '1234567890').said));
  const ours = new Map(Object.entries({ ...LIMITS, ...limits }));
  const ofAddress = Object.entries(LIMITS).filter(([name]) => name.startsWith('address') && name !== UNCOUNTED);
  expect(ofAddress.length).toBeGreaterThan(6);
  const raised = ofAddress.filter(([name, usual]) => ours.get(name)! > usual);
  expect(raised).toEqual(ofAddress);
});

test('Discord’s pages come in beside those of every site, and where sites are named one more is to be named', () => {
  const { said } = run('discord', ADDRESS, '1234567890');
  expect(readSettings(settings(said)).origins).toBeUndefined();
  expect(said).toContain('Where you set ORIGINS, add https://1234567890.discordsays.com to it.');
});

test('each page that a platform is told of is served as a page of its calls', () => {
  for (const [name, id] of [
    ['meet', '42'],
    ['zoom', ''],
  ] as const) {
    const { out } = run(name, ADDRESS, id);
    const pages = [...out.matchAll(/"https:\/\/table\.example(\/in\/[^"]*)"/gu)].map(([, path]) => path!);
    expect(pages.length).toBeGreaterThan(0);
    for (const path of pages) expect(shellOf(path, [name])).toBeDefined();
  }
});

test('Zoom is asked for just what the page uses there', () => {
  const adapter = readFileSync('src/app/shells/zoom.ts', 'utf8');
  const [, list = ''] = /CAPABILITIES: readonly string\[\] = \[([^\]]*)\]/u.exec(adapter) ?? [];
  const used = [...list.matchAll(/'(\w+)'/gu)].map(([, one]) => one);
  const { out } = run('zoom', ADDRESS);
  const manifest = JSON.parse(out) as {
    features: { in_client_feature: { zoom_app_api: { zoom_app_apis: string[] } } };
  };
  expect(manifest.features.in_client_feature.zoom_app_api.zoom_app_apis).toEqual(used);
});

test.each([
  [['teams', ADDRESS], /^Usage: /u],
  [['zoom', 'http://table.example'], /^ADDRESS must be/u],
  [['zoom', 'https://table.example/app'], /^ADDRESS must be/u],
  [['discord', ADDRESS], /^ID must be the number of your Discord application/u],
  [['meet', ADDRESS, 'my-project'], /^ID must be the number of your Google Cloud project/u],
])('%s is refused in one sentence', (args, sentence) => {
  const { status, out, said } = run(...args);
  expect([status, out]).toEqual([1, '']);
  expect(said).toMatch(sentence);
});
