/** Each link from one text of the project to another leads to a file, and to a heading of it where it names one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const TEXTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'NOTICE',
  'docs/examples/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`),
];

/** Code says nothing of links. */
const prose = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/^```[^]*?^```$/gmu, '')
    .replaceAll(/`[^`\n]*`/gu, '');

/** As GitHub makes an anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchors = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => anchor(heading!));

/** Without those to other sites. */
function links(file: string): readonly string[] {
  const text = prose(file);
  const all = [...text.matchAll(/\]\(([^)\s]+)\)/gu), ...text.matchAll(/\b(?:src|href)="([^"]+)"/gu)];
  return all.map(([, to]) => to!).filter((to) => !/^[a-z]+:/u.test(to));
}

function isDead(file: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const to = path === '' ? file : join(dirname(file), path);
  if (!existsSync(to)) return true;
  return heading !== undefined && !anchors(to).includes(heading);
}

test('each link between the texts leads to a file, and to a heading that is there', () => {
  expect(TEXTS.flatMap(links).length).toBeGreaterThan(100);
  const dead = TEXTS.flatMap((file) => links(file).flatMap((link) => (isDead(file, link) ? [`${file}: ${link}`] : [])));
  expect(dead).toEqual([]);
});
