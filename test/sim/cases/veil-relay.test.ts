/**
 * Veiled letters over a relay that drops, repeats and reorders them. Each counts once or not at all, and who has something to say doesn't
 * show.
 */
import { expect, test } from 'vitest';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { FAIR } from '../../../src/sim/carrier.ts';
import { Nights } from '../nights.ts';
import { drawn, idle, spoken, traced, type Trouble } from '../veil-trace.ts';

test('[V4] [T3] letters that come twice, overtake each other and wait for broken lines count once, and are read as they were meant', async () => {
  const nights = await Nights.of(5, { nights: 2 });
  const { stage, hub, people } = nights;
  const { network, schedule } = stage.sim.world;
  for (let night = 0; night < 2; night++) {
    await nights.dream(...people);
    network.weather = { delayMs: 20, jitterMs: 400, twice: 2, overtaking: true, unseen: 3 };
    for (const i of people) schedule.in(4_000 + 500 * i, () => network.break(i, 100));
    await nights.until('day');
    expect(nights.view(hub).missing[night]).toEqual([]);
    expect(nights.view(hub).dreamt[night]).toEqual(nights.dreamt());
    if (night === 0) await nights.on();
  }
  await nights.end();
});

/** Sends it, some time: the third of five letters leaves 2.4 s before they are counted. */
const THIRD_LEAVES_MS = 5_600;

test('[V3] [V4] [V11] a letter that the relay drops is waited for no longer than the others’; sent again too late it changes nothing, and the next one counts', async () => {
  const nights = await Nights.of(5, { nights: 2 });
  const { stage, hub, people } = nights;
  const { network } = stage.sim.world;
  await nights.dream(...people);
  await stage.pass(THIRD_LEAVES_MS - 800);
  network.swallow(2, Infinity);
  await nights.until('day');
  expect(nights.view(hub)).toMatchObject({ missing: [[2]], dreamt: [nights.dreamt(2)] });
  expect(nights.view(2).word[0]![2]).toEqual(nights.view(hub).word[0]![2]);
  network.swallow(2, 0);
  network.break(2, 0);
  await stage.until('it came too late', () => nights.placed(hub).some(({ by }) => by === 2));
  const late = nights.placed(hub).filter(({ by }) => by === 2);
  expect(late.map(({ counts }) => counts)).toEqual([false]);
  expect(nights.view(hub).dreamt).toEqual([nights.dreamt(2)]);
  // Nobody is told: it would say whose page sleeps.
  for (const { view } of stage.all())
    expect([view.notices, view.log.filter(({ refusal }) => refusal)]).toEqual([[], []]);
  await nights.on();
  await nights.dream(...people);
  await nights.until('day');
  expect(nights.view(hub)).toMatchObject({ missing: [[2], []], dreamt: [nights.dreamt(2), nights.dreamt()] });
  await nights.end();
});

test('[V3] [V4] a letter that the relay drops and is sent again in time counts as any', async () => {
  const nights = await Nights.of(5, { nights: 1 });
  const { stage, hub, people } = nights;
  const { network } = stage.sim.world;
  await nights.dream(...people);
  await stage.pass(THIRD_LEAVES_MS - 800);
  network.swallow(2, Infinity);
  await stage.until('it is written', () => nights.letters().some(({ by }) => by === 2));
  expect(nights.placed(hub).some(({ by }) => by === 2)).toBe(false);
  network.swallow(2, 0);
  network.break(2, 0);
  await nights.until('day');
  expect(nights.view(hub)).toMatchObject({ missing: [[]], dreamt: [nights.dreamt()] });
  await nights.end();
});

test('[V4] [V6] all that was ever written comes once more, in a feed that is the relay’s own: no letter counts twice', async () => {
  const nights = await Nights.of(5, { nights: 2 });
  const { stage, hub, people } = nights;
  const { network, sodium } = stage.sim.world;
  const { topic } = deriveRoom(sodium, stage.sim.link);
  await nights.dream(...people);
  await stage.pass(THIRD_LEAVES_MS);
  const written = network.echo(topic);
  await nights.until('day');
  // All that was written meanwhile, and the copies.
  expect(network.echo(topic)).toBeGreaterThan(2 * written);
  await nights.on();
  await nights.until('day');
  expect(nights.view(hub).dreamt[0]).toEqual(nights.dreamt());
  expect(nights.placed(hub)).toHaveLength(12);
  await nights.end();
});

/** What a relay may do to everybody's letters. */
const TROUBLE: readonly Trouble[] = [
  {
    atMs: 500,
    does: (network) => (network.weather = { ...network.weather, twice: 2, overtaking: true, jitterMs: 300 }),
  },
  { atMs: 3_000, does: (network) => network.swallow(1, 3) },
  { atMs: 3_500, does: (network) => network.break(3, 200) },
  { atMs: 5_000, does: (network) => network.break(1, 0) },
  { atMs: 6_500, does: (network) => (network.weather = { ...FAIR, jitterMs: 0 }) },
];

test('[V1] [V2] what such a relay sees of a night is the same, whoever dreams of whom', async () => {
  const seed = freshSeed();
  const still = await traced(5, { ...idle(2), trouble: TROUBLE });
  const played = await traced(5, { ...spoken(drawn(seeded(seed), 5, 2)), trouble: TROUBLE });
  const calm = await traced(5, idle(2));
  for (const [night, { lines, said }] of played.entries()) {
    expect(lines, `SEED=${seed} night ${night + 1}`).toEqual(still[night]!.lines);
    expect(said).not.toBe(still[night]!.said);
    expect(lines).not.toEqual(calm[night]!.lines);
  }
});
