/** What is prepared for the next shuffle before anybody asks for it. */
import { expect, test } from 'vitest';
import { equal, utf8 } from '../../../src/kernel/bytes.ts';
import { Ahead } from '../../../src/kernel/secrets/ahead.ts';
import type { Group } from '../../../src/kernel/secrets/group.ts';
import { runJob, sharesOf } from '../../../src/kernel/secrets/jobs.ts';
import type { Announced } from '../../../src/kernel/secrets/shuffle-verify.ts';
import { keyPair, sodiumGroup } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';

const N = 16;
const seed = freshSeed();
const rng = seeded(seed);
const { key } = keyPair(sodiumGroup, rng);
const place = { ctx: utf8('here'), key };
const names = Array.from({ length: N }, (_, i) => `card ${i}`);
const input = lockedDeck(sodiumGroup, rng, key, names);

/** Counts multiplications of the base: almost all of a shuffle's are made beforehand. */
function counting(): { readonly group: Group; count: number } {
  const counted = {
    count: 0,
    group: {
      ...sodiumGroup,
      base(s: Uint8Array) {
        counted.count++;
        return sodiumGroup.base(s);
      },
    },
  };
  return counted;
}

test.each([false, true])(`[S39] who has checked a pass has the next one prepared, once, SEED=${seed}`, (together) => {
  const counted = counting();
  const ahead = new Ahead(counted.group, rng);
  const first = ahead.run({ kind: 'shuffle/prove', place, input });
  const pass = { place, input, ...first };
  if (together) {
    const said = runJob(sodiumGroup, rng, sharesOf(pass, 1)[0]!) as Announced;
    expect(ahead.run({ kind: 'shuffle/judge', pass, said })).toBe(true);
  } else expect(ahead.run({ kind: 'shuffle/verify', ...pass })).toBe(true);
  ahead.rest();
  const took = (): number => {
    const before = counted.count;
    const shuffled = ahead.run({ kind: 'shuffle/prove', place, input: first.output });
    const count = counted.count - before;
    expect(runJob(sodiumGroup, rng, { kind: 'shuffle/verify', place, input: first.output, ...shuffled })).toBe(true);
    return count;
  };
  expect(took()).toBe(0);
  expect(took()).toBeGreaterThan(3 * N);
});

test('[S39] what was prepared is for as many cards and the same key alone', () => {
  const counted = counting();
  const ahead = new Ahead(counted.group, rng);
  const { output, proof } = ahead.run({ kind: 'shuffle/prove', place, input });
  ahead.run({ kind: 'shuffle/verify', place, input, output, proof });
  ahead.rest();
  const before = counted.count;
  ahead.run({ kind: 'shuffle/prove', place, input: output.slice(1) });
  const other = { ctx: place.ctx, key: keyPair(sodiumGroup, rng).key };
  const elsewhere = ahead.run({ kind: 'shuffle/prove', place: other, input: output });
  expect(counted.count - before).toBeGreaterThan(6 * N);
  expect(runJob(sodiumGroup, rng, { kind: 'shuffle/verify', place: other, input: output, ...elsewhere })).toBe(true);
});

test('[S39] two rests prepare one shuffle, and two shuffles are never made of one', () => {
  const ahead = new Ahead(sodiumGroup, rng);
  const { output, proof } = ahead.run({ kind: 'shuffle/prove', place, input });
  ahead.run({ kind: 'shuffle/verify', place, input, output, proof });
  ahead.rest();
  ahead.rest();
  const [one, other] = [0, 1].map(() => ahead.run({ kind: 'shuffle/prove', place, input }));
  expect(equal(one!.proof.slice(0, 32 * N), other!.proof.slice(0, 32 * N))).toBe(false);
});

test('[S39] nothing is prepared for what was no pass', () => {
  const counted = counting();
  const ahead = new Ahead(counted.group, rng);
  const bad = { place: { ctx: place.ctx, key: new Uint8Array(32) }, input, output: input, proof: new Uint8Array(9) };
  expect(ahead.run({ kind: 'shuffle/verify', ...bad })).toBe(false);
  ahead.rest();
  expect(counted.count).toBe(0);
});
