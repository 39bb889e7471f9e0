/** Icons of windows that are fetched apart come with these, so that no other page fetches them. */
import { expect, test } from 'vitest';
import { ICONS } from '../../src/elements/icons-data.ts';

test('whoever draws an icon of a window apart finds it where the window has brought it', async () => {
  await import('../../src/elements/icons-apart.ts');
  for (const name of ['qr-code', 'rotate-ccw-clock', 'step-back', 'step-forward', 'check'] as const)
    expect(ICONS[name], name).toMatch(/^<[a-z]+ /);
});
