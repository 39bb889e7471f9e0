import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { starter } from '../../../../src/games/time-stories/tools/starter.ts';
import { missionAt } from './mission-at.ts';

test('a mission in a file is read with the pictures beside it; without one of them its fault is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-mission-'));
  const file = join(folder, 'lock.json');
  writeFileSync(file, JSON.stringify(starter.mission));
  expect(() => missionAt(file)).toThrow('MP-01');
  mkdirSync(join(folder, 'art'));
  for (const [name, art] of Object.entries(starter.art)) writeFileSync(join(folder, 'art', `${name}.svg`), art);
  expect(Object.keys(missionAt(file).blobs)).toContain('back');
});
