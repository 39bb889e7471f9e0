/**
 * Runs of the full mission that people broke off under earlier versions. A run's rules lie in the save with it, so it goes on by what was
 * laid. Kept are the mission, what three people had done, and how their table stood.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { doubleHour } from '../../../../src/games/time-stories/missions/double-hour/mission-double-hour.ts';
import { codes } from '../../../../src/games/time-stories/missions/double-hour/source.ts';
import { readMission } from '../../../../src/games/time-stories/pack/check.ts';
import { chance } from '../../../../src/games/time-stories/tools/bots/chance.ts';
import { Driver, type Step } from '../../../../src/games/time-stories/tools/bots/driver.ts';
import { soughtEnd } from '../../../../src/games/time-stories/tools/bots/ends.ts';
import { DEEDS_MOST } from '../../../../src/games/time-stories/tools/bots/game.ts';

interface Kept {
  readonly mission: unknown;
  readonly people: number;
  readonly steps: readonly Step[];
  /** Without the mission. */
  readonly table: object;
}

test.each(['1.2.0', '1.3.0', '1.4.0', '1.5.0'])(
  'a run that was broken off under version %s stands as it stood, and goes on to its end',
  (version) => {
    const file = readFileSync(new URL(`double-hour-${version}.br`, import.meta.url));
    const kept = JSON.parse(brotliDecompressSync(file).toString()) as Kept;
    const read = readMission(kept.mission, 'source');
    if (!('mission' in read)) throw new Error(read.faults.map(({ at, says }) => `${at} ${says}`).join('\n'));
    expect(read.mission.version).toBe(version);
    expect(doubleHour.version).not.toBe(version);

    const luck = chance(5);
    const fell = kept.steps.flatMap((step) => (step[0] === 'fell' ? [step[1]] : []));
    const d = new Driver(read.mission, kept.people, luck, fell);
    for (const step of kept.steps) {
      if (step[0] === 'fell') continue;
      expect(step[0] === 'rang' ? d.wait() : d.try(step[0], step[1], step[2]), JSON.stringify(step)).toBe(true);
    }
    const { mission: _, ...table } = d.table!;
    expect(JSON.parse(JSON.stringify(table))).toEqual(kept.table);

    expect(d.table!.phase).not.toBe('ended');
    expect(soughtEnd(d, luck, codes, DEEDS_MOST)).toBeTypeOf('number');
    expect(d.table!.ending).not.toBeNull();
  },
);
