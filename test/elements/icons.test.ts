/** Icons of windows that are fetched apart come with these, so that no other page fetches them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '../../src/elements/pictures/icons-data.ts';

test('whoever draws an icon of a window apart finds it where the window has brought it', async () => {
  await import('../../src/elements/pictures/icons-apart.ts');
  for (const name of ['qr-code', 'rotate-ccw-clock', 'step-back', 'step-forward', 'check'] as const)
    expect(ICONS[name], name).toMatch(/^<[a-z]+ /);
});

test('each name of an icon has a drawing, once all are there, and no two have the same', async () => {
  await import('../../src/elements/pictures/icons-apart.ts');
  const [names = ''] =
    /export type IconName =[^;]+/u.exec(readFileSync('src/elements/pictures/icons-data.ts', 'utf8')) ?? [];
  const all = Array.from(names.matchAll(/'([a-z-]+)'/gu), ([, name]) => name!);
  expect(all.length).toBeGreaterThan(40);
  expect(Object.keys(ICONS).toSorted()).toEqual(all.toSorted());
  const drawings = new Map<string, string>();
  for (const [name, drawing] of Object.entries(ICONS)) {
    expect(drawings.get(drawing), `${name} is drawn as`).toBeUndefined();
    drawings.set(drawing, name);
  }
});

test('whoever names an icon of a window apart brings these icons: it would be drawn as nothing', () => {
  const apart = readFileSync('src/elements/pictures/icons-apart.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?:/gmu);
  const names = Array.from(apart, ([, name]) => name!);
  expect(names).toContain('qr-code');
  const named = new RegExp(`['"](?:${names.join('|')})['"]`, 'u');
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/icons-(?:apart|data)\.ts$/u.test(file))
    .map((file) => `src/${file}`);
  const users = files
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
    .filter(({ code }) => named.test(code));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter(({ code }) => !code.includes("/icons-apart.ts'")).map(({ file }) => file)).toEqual([]);
});
