/** Keepers through random evenings on the bench: people come, leave, fall asleep, say nothing or nonsense, games begin and end. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { seatOf } from '../../../src/kernel/state/state.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeKeygenBody } from '../../../src/kernel/keygen/bodies.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import { setsOf } from '../../../src/kernel/runs/keepers.ts';
import type { Bench } from '../../helpers/fold-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { bent, keepAll, keygenBody, keepingOf, keygenOne, keygenOwed, keptTable } from '../../helpers/keygen-bench.ts';
import { notPlain } from '../../helpers/plain.ts';
import { freshSeed, type Rng, seeded } from '../../helpers/rng.ts';

const PEOPLE = 5;

/** One thing that may happen at a table. */
async function step(bench: Bench, rng: Rng): Promise<void> {
  const person = rng.pick(bench.people)!;
  const seat = seatOf(bench.state, person.device);
  const duty = rng.pick(keygenOwed(bench));
  const set = keepingOf(bench)?.making?.id ?? keepingOf(bench)?.set?.id;
  switch (rng.below(9)) {
    case 0:
      if (seat === undefined) bench.sit(person, rng.below(PEOPLE));
      else if (rng.oneIn(3)) bench.leave(person);
      break;
    case 1:
      bench.pass(rng.below(12_000));
      break;
    case 2:
      if (seat !== undefined && rng.oneIn(3)) {
        const { device } = person;
        const { away } = bench.state;
        const next = away.includes(device) ? away.filter((one) => one !== device) : [...away, device];
        bench.set((state) => ({ ...state, away: next }));
        bench.pass(1);
      }
      break;
    case 3:
      bench.put(person, KIND.start, bench.startBody());
      break;
    case 4:
      if (rng.oneIn(3)) bench.move(person, 'say', { word: rng.oneIn(2) ? 'the end' : 'ciao' });
      break;
    case 5: {
      // Somebody else's, or bent; an acknowledgement is the same of all, and whoever gives it unasked lies about itself only.
      const body = duty && duty.what !== 'keep/check' ? await keygenBody(bench, duty) : undefined;
      if (body)
        bench.put(
          person,
          KIND.keygen,
          bent(body, (b) => b.map((x, i) => (i === rng.below(b.length) ? x ^ 1 : x))),
        );
      break;
    }
    case 6:
      if (set)
        bench.put(
          person,
          KIND.keygen,
          makeKeygenBody({ type: 1 + rng.below(5), set, bytes: rng.bytes(rng.below(200)) }),
        );
      break;
    default:
      if (duty) await keygenOne(bench, duty);
  }
}

/** After all that happened each standing set has the shares that all see, of whoever keeps and sits there. */
async function expectSound(bench: Bench, seed: number): Promise<void> {
  expect(notPlain(bench.state), `SEED=${seed}`).toBeUndefined();
  for (const set of setsOf(keepingOf(bench))) {
    for (const [n, device] of set.devices.entries()) {
      const person = bench.people.find((one) => one.device === device)!;
      const x = await new OwnKeys(person.ports.store).share(set.id, set.deck.shares[n]!);
      expect(x && hex(sodiumGroup.base(x)), `SEED=${seed}`).toBe(set.deck.shares[n]);
    }
  }
}

test('[K6] [K11] after any evening those who sit and are here have a set, and every share in it is what all see', async () => {
  const base = freshSeed();
  for (let i = 0; i < 6; i++) {
    const seed = (base + i) >>> 0;
    const rng = seeded(seed);
    const bench = await keptTable(PEOPLE, 3);
    for (let n = 0; n < 60; n++) await step(bench, rng);
    await expectSound(bench, seed);
    bench.set((state) => ({ ...state, away: [] }));
    bench.pass(1);
    await keepAll(bench);
    await expectSound(bench, seed);
    const { making, out, ...rest } = keepingOf(bench);
    expect(making, `SEED=${seed}`).toBeUndefined();
    // Newcomers wait for the next game, also where whoever plays this one has lied.
    const { play } = bench.state;
    const may = play && !bench.game.outcome(play.state) ? rest.players : undefined;
    const able = bench.state.roster.filter(
      ({ seat }) => (!out[seat] || out[seat].back) && (may?.includes(seat) ?? true),
    );
    if (able.length > 0) expect(setsOf({ ...rest, out }).length, `SEED=${seed}`).toBeGreaterThan(0);
  }
});
