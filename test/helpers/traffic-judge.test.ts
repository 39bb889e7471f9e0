/** The judge of traffic is put before nights whose makers are known: it sees what can be seen, and nothing where there is nothing. */
import { expect, test } from 'vitest';
import { CARELESS, type Frame, judge, type Night } from './traffic-judge.ts';
import { freshSeed, seeded } from './rng.ts';

const [PEOPLE, SPREAD_MS, BEATS] = [8, 187.5, 5];
const VILLAGES = 40;

interface Played {
  readonly night: Night;
  readonly taps: readonly (readonly number[])[];
}

/** Three of them act, and tap; the others do nothing at all. */
function played(random: () => number): Played {
  const actors = new Set<number>();
  while (actors.size < 3) actors.add(Math.floor(random() * PEOPLE));
  const taps = Array.from({ length: PEOPLE }, (_, place) =>
    actors.has(place) ? [2_000 + 4_000 * random(), 9_000 + 9_000 * random()] : [],
  );
  const night = Array.from({ length: PEOPLE }, (_, place) => {
    const letter = (beat: number): Frame => ({
      atMs: 5_000 + beat * 8_000 + place * SPREAD_MS + 25 + 40 * random(),
      kind: 'entry',
      bytes: 322,
    });
    const alive = Array.from({ length: 30 }, (_frame, i): Frame => ({
      atMs: i * 1_200 + 300 * random(),
      kind: 'presence',
      bytes: 3,
    }));
    return {
      place,
      acted: actors.has(place),
      frames: [...alive, ...Array.from({ length: BEATS }, (_l, i) => letter(i))],
    };
  });
  return { night, taps };
}

const seed = freshSeed();
const rng = seeded(seed);
const nights = Array.from({ length: VILLAGES }, () => played(() => rng.below(1_000_000) / 1_000_000));

test('a night in which all pages send the same leaves the judge of traffic with a coin', () => {
  const { auc, sigma } = judge(
    nights.map(({ night }) => night),
    SPREAD_MS,
  );
  // One-sided: whoever learns from all villages but one meets a little too few of its kind there, so chance alone comes out below a half.
  expect(auc, `SEED=${seed}`).toBeLessThan(0.5 + 4 * sigma);
});

test.each(Object.entries(CARELESS))('a careless page is caught: %s', (_, careless) => {
  const told = nights.map(({ night, taps }) => night.map((one, i) => ({ ...one, frames: careless(one, taps[i]!) })));
  const { auc, sigma } = judge(told, SPREAD_MS);
  expect(auc, `SEED=${seed}`).toBeGreaterThan(0.5 + 4 * sigma);
});

test('a page that needs 20 ms more for a letter with something in it is caught', () => {
  const told = nights.map(({ night, taps }) =>
    night.map((one, i) => ({
      ...one,
      frames: one.frames.map((frame) =>
        frame.bytes === 322 && taps[i]!.some((tap) => tap < frame.atMs) ? { ...frame, atMs: frame.atMs + 20 } : frame,
      ),
    })),
  );
  const { auc, sigma } = judge(told, SPREAD_MS);
  expect(auc, `SEED=${seed}`).toBeGreaterThan(0.5 + 4 * sigma);
});
