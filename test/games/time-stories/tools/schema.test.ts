/** The published schema is made from the readers, and says of every pack what they say of its shape. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { soundCheck } from '../../../../src/games/time-stories/missions/sound-check/mission-sound-check.ts';
import { mission } from '../../../../src/games/time-stories/pack/mission.ts';
import { begin } from '../../../../src/games/time-stories/pack/reading.ts';
import { schemaOf } from '../../../../src/games/time-stories/tools/schema.ts';
import { starter } from '../../../../src/games/time-stories/tools/starter.ts';
import { unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { seeded, withSeeds } from '../../../helpers/rng.ts';
import { fits } from '../../../helpers/schema-check.ts';
import { sample } from '../pack/sample.ts';
import { busy } from '../table/mission.ts';
import { made } from '../vault/shelf.ts';

const published = JSON.parse(readFileSync('docs/mission.schema.json', 'utf8')) as object;
const isRead = (input: unknown): boolean => mission(input, begin()) !== undefined;

test('docs/mission.schema.json is what the readers say: `npm run mission -- schema docs/mission.schema.json` writes it', () => {
  expect(published).toEqual(JSON.parse(JSON.stringify(schemaOf())));
});

test('whole missions fit, as they are written and as they are published', async () => {
  const shell: unknown = JSON.parse(unzipped(await made({ mission: busy(), art: {} })).container!.shell);
  for (const whole of [sample(), busy(), soundCheck, starter.mission, shell]) {
    const plain: unknown = JSON.parse(JSON.stringify(whole));
    expect(isRead(plain)).toBe(true);
    expect(fits(published, plain)).toBe(true);
  }
});

const ODD: readonly unknown[] = [
  null, 0, -1, 2.5, 99, 100, 10_000, '', 'x', 'a b', 'constructor', 'chosen', 'top', 'reader', 'azrak', [], {}, [null], ['x', '=', 1],
  { sealed: 'p1' }, { blob: 'map' }, { blob: 'not a name' }, { tag: 'x' }, { flag: 'gate' }, { '+': [] }, { '+': [1, 'azrak'] },
  { table: { '2': 1, '3': 1 } }, { table: { '2': 1, '3': 1, '4': 1 } }, { op: 'readCard' }, { op: 'readCard', slot: 1, card: 'x' },
  { op: 'readCard', slot: 'chosen' }, [{ op: 'seq', do: [] }], true, 'x'.repeat(65), Array.from({ length: 70 }, () => 1),
]; // prettier-ignore

test('schema and readers agree about every pack with something odd in it', () => {
  const text = JSON.stringify(busy());
  let [good, bad] = [0, 0];
  withSeeds(60, (seed) => {
    const rng = seeded(seed);
    let left = 1 + rng.below(2);
    const size = 1 + rng.below(2_500);
    const changed: unknown = JSON.parse(text, (key, inner: unknown) => {
      if (left === 0 || key === '' || !rng.oneIn(size)) return inner;
      left--;
      return rng.oneIn(6) ? undefined : rng.pick(ODD);
    });
    // What was taken out of a list leaves null there.
    const odd: unknown = JSON.parse(JSON.stringify(changed));
    expect(fits(published, odd)).toBe(isRead(odd));
    if (isRead(odd)) good++;
    else bad++;
  });
  expect(good * bad).toBeGreaterThan(0);
});

test.each([null, 7, 'x', [], {}, { format: 'tsr-mission/2' }])('%j fits no more than it is read', (input) => {
  expect([fits(published, input), isRead(input)]).toEqual([false, false]);
});
