/** A mission that lies in a file, with the pictures beside it, as the author's tool reads it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { expect } from 'vitest';
import type { Mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { check } from '../../../../src/games/time-stories/tools/check.ts';

/** Fails with the faults where it has any. @param file JSON; pictures lie in the folder `art` beside it */
export function missionAt(file: string): Mission {
  const folder = join(dirname(file), 'art');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const art = Object.fromEntries(
    names.map((name) => [parse(name).name, Uint8Array.from(readFileSync(join(folder, name)))]),
  );
  const { lines, mission } = check({ mission: JSON.parse(readFileSync(file, 'utf8')), art });
  return mission ?? expect.fail(lines.join('\n'));
}
