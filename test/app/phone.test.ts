/** What a phone's browser is told by the page, and what no style may do there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('index.html', 'utf8');
const styles = readFileSync('src/app/page.css', 'utf8');

test('the page reaches to the edges, leaves the keyboard its room, and may be enlarged by its reader', () => {
  const [, viewport = ''] = /name="viewport"\s+content="([^"]+)"/.exec(page) ?? [];
  expect(viewport.split(/,\s*/)).toEqual([
    'width=device-width',
    'initial-scale=1',
    'viewport-fit=cover',
    'interactive-widget=resizes-content',
  ]);
});

test('what a phone keeps at each of its edges is kept free', () => {
  for (const edge of ['top', 'right', 'bottom', 'left'])
    expect(styles).toContain(
      `--page-${edge}: var(--discord-safe-area-inset-${edge}, env(safe-area-inset-${edge}, 0px))`,
    );
  expect(styles).toContain('padding: var(--page-top) var(--page-right) var(--page-bottom) var(--page-left)');
});

test('heights follow the window as it is, with the address bar or without: no style counts in vh', () => {
  const bound = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // A page of its own, to be kept and read: it scrolls.
    .filter((name) => name.endsWith('.ts') && !name.endsWith('story-style.ts'))
    .filter((name) => /css`[^`]*\d(?:vh|lvh)\b[^`]*`/.test(readFileSync(join('src', name), 'utf8')));
  expect(bound).toEqual([]);
});

test('two quick taps are two taps anywhere in the room, and two fingers still enlarge the page', () => {
  expect(readFileSync('src/elements/tv-room.ts', 'utf8')).toMatch(/:host \{[^}]*touch-action: manipulation;/);
});
