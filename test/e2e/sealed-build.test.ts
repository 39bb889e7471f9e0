/**
 * What is built has the missions that come with it, and none of their words. These are neither in a chunk nor in a source map beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import doubleHour from '../../src/games/time-stories/missions/double-hour/source.ts';
import { visit } from '../../src/games/time-stories/missions/sound-check/mission-visit-sound-check.ts';
import soundCheck from '../../src/games/time-stories/missions/sound-check/source.ts';
import { shellOf } from '../../src/games/time-stories/vault/sealing.ts';

/** Stretches of plain letters, too long to be said by chance elsewhere: however a bundler writes the rest, these stay as they are. */
const stretches = (text: string): readonly string[] => text.match(/[A-Za-z ,]{24,}/g) ?? [];

const built = ['dist', 'dist-embed'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => /\.(?:js|map|json|html)$/.test(path)),
);

/** Of all sealed pages, but for those of which the first visit has the words. */
const shown = stretches(JSON.stringify(visit)).join('\n');
const secret = [doubleHour, soundCheck]
  .flatMap((mission) => [...shellOf(mission).pages.values()].flatMap((page) => stretches(JSON.stringify(page))))
  .filter((words) => !shown.includes(words));

test.each(['dist', 'dist-embed'])('[MP-17] in %s no words of a card that nobody has read can be found', (folder) => {
  const files = built.filter((path) => path.startsWith(join(folder, '/')));
  const words = files.map((path) => stretches(readFileSync(path, 'utf8')).join('\n')).join('\n');
  // The search finds what is there: what the lobby tells, and what the first visit shows.
  expect(words).toContain('in un paese con una radio, un tram e quaranta piccioni');
  expect(words).toContain('Sul davanzale una radiolina ripete tutto quello che dite');
  expect(secret.length).toBeGreaterThan(500);
  expect(secret.filter((one) => words.includes(one))).toEqual([]);
});
