/**
 * Veiled letters where the sequencer holds some back, vanishes between question and answer, or stamps another past than the others. Of each
 * seat the first letter of the order that stands is read, and the hub answers once, over what is committed.
 */
import { expect, test } from 'vitest';
import { answered } from '../../helpers/answered.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { fewOf } from '../../helpers/sweep.ts';
import { Nights } from '../nights.ts';
import { drawn, idle, spoken, traced, type Trouble } from '../veil-trace.ts';

/** Letters leave so long before they are counted that another sequencer is found meanwhile. */
const EARLY = { windowMs: 15_000, graceMs: 8_000 };

/** The sequencer stamps everybody's entries but this seat's. */
function deafTo({ stage }: Nights, victim: number): void {
  const { runner } = stage.page(stage.sequencer(1)).inside.core!.tableParts!;
  const { id } = stage.device(victim);
  const heard = runner.placeable.bind(runner);
  runner.placeable = (most) => heard(most).filter(({ device }) => device !== id);
}

test('[V3] [O9] a sequencer that holds one seat’s letter back is found out and followed; the night goes on without it, and the next has it again', async () => {
  const nights = await Nights.of(5, { nights: 2 });
  const { stage, hub, people } = nights;
  await nights.dream(...people);
  expect(stage.sequencer(1)).toBe(0);
  deafTo(nights, 2);
  await nights.until('day');
  expect(nights.view(hub)).toMatchObject({ missing: [[2]], dreamt: [nights.dreamt(2)] });
  await stage.until('somebody else leads', () => people.every((i) => stage.sequencer(i) !== 0));
  expect(
    nights
      .placed(hub)
      .filter(({ by }) => by === 2)
      .map(({ counts }) => counts),
  ).toEqual([false]);
  await nights.on();
  await nights.dream(...people);
  await nights.until('day');
  expect(nights.view(hub)).toMatchObject({ missing: [[2], []], dreamt: [nights.dreamt(2), nights.dreamt()] });
  await nights.end();
});

test('[V4] [O9] where letters leave early enough it is found out in time: who leads next stamps the letter, and it counts', async () => {
  const nights = await Nights.of(5, { nights: 1, ...EARLY });
  const { stage, hub, people } = nights;
  await nights.dream(...people);
  deafTo(nights, 2);
  await nights.until('day');
  expect(people.map((i) => stage.sequencer(i))).not.toContain(0);
  expect(nights.view(hub)).toMatchObject({ missing: [[]], dreamt: [nights.dreamt()] });
  await nights.end();
});

/**
 * Milliseconds after the first moment of `in` or of `out`: letters leave from 5,500 on, the hub's a second after it is asked. Each in a
 * long run.
 */
const MOMENTS = fewOf(
  [
    ['in', 6_000],
    ['in', 14_900],
    ['out', 0],
    ['out', 900],
    ['out', 1_000],
    ['out', 1_150],
    ['out', 1_900],
  ] as const,
  2,
);

test('[V3] [V7] a sequencer that vanishes between letters, before or after the hub’s answer is followed: the hub has answered once, and all read that', async () => {
  const nights = await Nights.of(5, { nights: MOMENTS.length, ...EARLY });
  const { stage, hub, people } = nights;
  for (const [night, [when, ms]] of MOMENTS.entries()) {
    const where = `${when} ${ms}`;
    await nights.dream(...people);
    await nights.until(when);
    await stage.pass(ms);
    const [gone, epoch] = [stage.sequencer(1), stage.epoch(1)];
    stage.page(gone).crash();
    await stage.pass(4_500);
    stage.sim.open(stage.device(gone));
    await stage.until('it is back', () => stage.view(gone)?.play !== undefined);
    await nights.until('day');
    // Where the hub's answer had its place already nothing waits: then the page that is back leads again, a moment later.
    await stage.until(`somebody leads: ${where}`, () => stage.epoch(1) > epoch);
    expect(nights.view(hub).missing[night], where).toEqual([]);
    expect(nights.view(hub).dreamt[night], where).toEqual(nights.dreamt());
    if (night + 1 < MOMENTS.length) await nights.on();
  }
  await nights.end();
});

test('[V3] [V4] letters that were on their way when the sequencer vanished, and have a place only after their time, are counted by nobody', async () => {
  const nights = await Nights.of(5, { nights: 1 });
  const { stage, hub, people } = nights;
  await nights.dream(...people);
  await stage.until('two have come', () => nights.placed(hub).length === 2);
  expect(stage.sequencer(1)).toBe(0);
  stage.page(0).crash();
  await nights.until('out');
  stage.sim.open(stage.device(0));
  await nights.until('day');
  const came = nights.placed(hub).filter(({ way }) => way === 'in');
  expect(came.map(({ by, counts }) => [by, counts])).toEqual([
    [0, true],
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ]);
  expect(nights.view(hub)).toMatchObject({ missing: [[2, 3, 4]], dreamt: [nights.dreamt(2, 3, 4)] });
  await nights.end();
});

test('[V4] [V6] [V7] [V14] in another past another letter of a seat was first: that one counts in the order that stands, and is read by all who had read the other', async () => {
  const nights = await Nights.of(5, { nights: 2, ...EARLY });
  const { stage, hub, people } = nights;
  const { network } = stage.sim.world;
  await nights.dream(...people);
  await stage.pass(4_000);
  const restore = stage.device(2).disks.map((disk) => disk.copy());
  // The sequencer, the hub and 2 hear each other, the three others too.
  stage.split('010110');
  const ofTwo = () => nights.letters().filter(({ by }) => by === 2);
  await stage.until('the first letter has its place', () => nights.placed(hub).some(({ by }) => by === 2));
  // The device is as it was before, and reaches the others: with its word they are enough.
  stage.page(2).crash();
  for (const put of restore) put();
  network.move(2, 1);
  stage.sim.open(stage.device(2));
  await stage.until('it is back', () => stage.view(2)?.play !== undefined);
  expect(await stage.do(2, (table) => table.propose('dream', { of: 0 }))).toBeUndefined();
  await stage.until('the second letter has its place', () => nights.placed(1).some(({ by }) => by === 2));
  expect(nights.placed(hub).filter(({ by }) => by === 2)).not.toEqual(nights.placed(1).filter(({ by }) => by === 2));
  await stage.until('either half has counted', () => [0, 1].every((i) => nights.view(i).stage !== 'in'));
  // The hub has read what it can't answer: nobody has committed that.
  await stage.until('the hub has read', () => nights.view(hub).dreamt[0] !== undefined);
  expect(nights.view(hub).dreamt[0]).toEqual(nights.dreamt(1, 3, 4));
  await stage.pass(3_000);
  expect(nights.letters().filter(({ way }) => way === 'out')).toEqual([]);
  stage.heal();
  await nights.until('day');
  const stands = [null, [3], [1], [5], [1]];
  expect(nights.view(hub)).toMatchObject({ missing: [[0]], dreamt: [stands] });
  expect(
    nights
      .placed(hub)
      .filter(({ by }) => by === 2)
      .map(({ counts }) => counts),
  ).toEqual([true, false]);
  expect(new Set(ofTwo().map(({ ask }) => ask)).size).toBe(1);
  await nights.on();
  await nights.dream(...people);
  await nights.until('day');
  expect(nights.view(hub).dreamt).toEqual([stands, nights.dreamt()]);
  await nights.end();
});

test('[V6] [V13] a letter that was on its way when the table moved is written again in the other room, under another pad, and counts once', async () => {
  const nights = await Nights.of(5, { nights: 2, ...EARLY });
  const { stage, hub, people } = nights;
  const { network } = stage.sim.world;
  await nights.dream(...people);
  const room = stage.page(hub).inside.core!.origin;
  const ofTwo = () => nights.letters().filter(({ by }) => by === 2);
  await stage.pass(4_000);
  network.swallow(2, Infinity);
  await stage.until('it is written', () => ofTwo().length === 1);
  expect(nights.placed(hub).filter(({ by }) => by === 2)).toEqual([]);
  network.swallow(2, 0);
  stage.begin(0, (table) => table.company.kick(4));
  for (const i of [1, 2, 3, hub]) {
    await stage.until(`${i} is asked`, () => stage.view(i)!.company?.asked === true);
    stage.begin(i, (table) => answered(table, true));
  }
  stage.device(4).gone = true;
  await stage.until('they have gone on', () =>
    [0, 1, 2, 3, hub].every((i) => stage.page(i).inside.core!.origin !== room),
  );
  stage.page(4).crash();
  await nights.until('day');
  expect(nights.view(hub).missing[0]).not.toContain(2);
  expect(nights.view(hub).dreamt[0]!.slice(0, 4)).toEqual(nights.dreamt().slice(0, 4));
  expect(new Set(ofTwo().map(({ ask }) => ask)).size).toBe(1);
  expect(ofTwo()).toHaveLength(2);
  await nights.end();
});

/** In each night the first page, which is the sequencer's in the first one, has no line between question and answer. */
const CUT: readonly Trouble[] = [{ atMs: 6_700, does: (network) => network.break(0, 5_000) }];

test('[V1] [V2] what is seen of a night in which the sequencer vanishes is the same, whoever dreams of whom', async () => {
  const seed = freshSeed();
  const still = await traced(5, { ...idle(2), trouble: CUT });
  const played = await traced(5, { ...spoken(drawn(seeded(seed), 5, 2)), trouble: CUT });
  const calm = await traced(5, idle(2));
  for (const [night, { lines, said }] of played.entries()) {
    expect(lines, `SEED=${seed} night ${night + 1}`).toEqual(still[night]!.lines);
    expect(said).not.toBe(still[night]!.said);
    expect(lines).not.toEqual(calm[night]!.lines);
  }
});
