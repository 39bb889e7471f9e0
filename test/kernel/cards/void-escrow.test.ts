/** A hand key whose shares don't fit was left with nobody: what asked its keepers for them ends, or goes back to its owner. */
import { expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { makeHelloBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { OwnKeys } from '../../../src/kernel/acting/own-keys.ts';
import { takeEscrow } from '../../../src/kernel/acting/perform-keygen.ts';
import { madeFor, type Sent } from '../../helpers/card-attacks.ts';
import { NEVER } from '../../helpers/card-bench.ts';
import { type CardToy, cardToy } from '../../helpers/card-toy.ts';
import { Bench, codeOf } from '../../helpers/fold-bench.ts';
import { directWork } from '../../helpers/group-work.ts';
import { sodiumGroup } from '../../helpers/groups.ts';
import { bent, dutyOf, flipAt, keepAll, keygenBody, keygenPorts, setOf } from '../../helpers/keygen-bench.ts';

/**
 * Where the share of its second keeper begins in a hand key that two of three keepers hold: behind keys, commitments, proof and the first.
 */
const SECOND = 32 + 2 * 32 + 64 + 32;

/** Seats 0 to 2 keep. Seat 3 has told its hand key late, with a bad share for keeper 1, and holds two of the cards. */
async function table(): Promise<{ readonly bench: Bench; readonly cards: readonly string[] }> {
  const bench = await Bench.of(cardToy as never, 4, true, sodiumGroup);
  const work = directWork(sodiumGroup, webRng);
  for (const person of bench.people)
    Object.assign(person.ports, { cards: { work, own: new OwnKeys(person.ports.store) } });
  for (const seat of [0, 1, 2]) bench.sit(bench.people[seat]!, seat);
  await keepAll(bench);
  bench.put(bench.people[0]!, KIND.start, bench.startBody());
  bench.set((s) => ({ ...s, keeping: { ...s.keeping!, out: { 3: NEVER } } }));
  bench.sit(bench.people[3]!, 3);
  const hand = bent((await keygenBody(bench, dutyOf(bench, '3 keep/hand')))!, flipAt(SECOND));
  expect(codeOf(bench.put(bench.people[3]!, KIND.keygen, hand))).toBe('done');
  for (const seat of [0, 2])
    await takeEscrow(keygenPorts(bench.people[seat]!), bench.state, setOf(bench), 3, ownOf(bench, seat), seat);
  await ask(bench, { what: 'fresh', faces: ['a', 'b', 'c', 'd'] });
  const { cards } = answers(bench).at(-1)!;
  await ask(bench, { what: 'deal', cards: cards!.slice(0, 2), to: 3 });
  return { bench, cards: cards!.slice(0, 2) };
}

const ownOf = (bench: Bench, seat: number): OwnKeys => new OwnKeys(bench.people[seat]!.ports.store);
const answers = (bench: Bench): CardToy['answers'] => (bench.state.play!.state as CardToy).answers;

async function ask(bench: Bench, ...all: readonly unknown[]): Promise<void> {
  expect(codeOf(bench.move(bench.people[0]!, 'ask', { all }))).toBe('done');
  await bench.work();
}

/** Keeper 1 says that its share doesn't fit, and everybody finds that it is so. */
async function complain(bench: Bench): Promise<void> {
  const told = await takeEscrow(keygenPorts(bench.people[1]!), bench.state, setOf(bench), 3, ownOf(bench, 1), 1);
  expect(codeOf(bench.put(bench.people[1]!, KIND.keygen, told!))).toBe('done');
  expect(setOf(bench).hands[3]?.escrow).toBeUndefined();
}

/** What keeper 0 would send for what is asked of it now. */
const shareOf = (bench: Bench): Promise<Sent> =>
  madeFor(
    bench,
    bench.owed().find(({ seat, what }) => seat === 0 && what.startsWith('deck/'))!,
  );

test.each(['bury', 'open', 'deal', 'shuffle'])(
  '[C3] [K9] a hand that was taken along and whose shares turn out bad: %s is lost, no share for it makes the fold throw, and the table goes on',
  async (what) => {
    const { bench, cards } = await table();
    bench.leave(bench.people[3]!);
    if (what !== 'shuffle') bench.move(bench.people[0]!, 'ask', { all: [{ what, cards, to: 0 }] });
    const asked = Object.keys(bench.state.requests)[0];
    const late = asked === undefined ? undefined : await shareOf(bench);
    await complain(bench);
    if (asked !== undefined)
      expect(codeOf(bench.contribute(bench.people[0]!, asked, late!.type, late!.body))).toBe('contribution/wrong-step');
    if (what === 'shuffle') bench.move(bench.people[0]!, 'ask', { all: [{ what: 'bury', cards }] });
    expect(answers(bench).at(-1)).toMatchObject({ failed: 'lost', by: [3] });
    expect(bench.state.requests).toEqual({});
    await ask(bench, { what: 'roll', n: 1, sides: 6 });
    expect(answers(bench).at(-1)!.values).toHaveLength(1);
  },
);

test('[C3] [K9] an owner who is away is asked again for the cards of its hand where the keepers’ shares turn out bad', async () => {
  const { bench, cards } = await table();
  const { device } = bench.people[3]!;
  bench.set((s) => ({ ...s, away: [device] }));
  bench.move(bench.people[0]!, 'ask', { all: [{ what: 'open', cards }] });
  bench.pass(30_000);
  expect(bench.names()).toEqual(['0 deck/open', '1 deck/open']);
  await complain(bench);
  expect(bench.names()).toEqual(['3 deck/open']);
  bench.pass(60_000);
  bench.set((s) => ({ ...s, away: [] }));
  await bench.work();
  expect(answers(bench).at(-1)!.faces).toHaveLength(2);
});

test('[K9] what was void stays void, also where a device that took the seat back tells another key', async () => {
  const { bench, cards } = await table();
  await complain(bench);
  const heir = await bench.newcomer();
  bench.put(heir, KIND.hello, makeHelloBody(heir));
  const { state } = bench;
  const seated = state.roster.map((one) => (one.seat === 3 ? { ...one, device: heir.device } : one));
  bench.set((s) => ({ ...s, roster: seated }));
  Object.assign(heir.ports, { cards: { work: directWork(sodiumGroup, webRng), own: new OwnKeys(heir.ports.store) } });
  await keepAll(bench);
  expect(setOf(bench).hands[3]!.device).toBe(heir.device);
  bench.move(bench.people[0]!, 'ask', { all: [{ what: 'open', cards }] });
  expect(answers(bench).at(-1)).toMatchObject({ failed: 'lost', by: [3] });
});
