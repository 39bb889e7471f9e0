/** Ways to hinder a run: by never telling a hand key, or with bad proofs that all must check. */
import { expect, test } from 'vitest';
import { keygenDuties } from '../../../src/kernel/keygen/duties.ts';
import type { PublicJob } from '../../../src/kernel/secrets/job-kinds.ts';
import { doNow } from '../../../src/kernel/runs/card-world.ts';
import { flipped, made, put, SUIT, under } from '../../helpers/card-attacks.ts';
import { CardTable } from '../../helpers/card-bench.ts';
import { sodiumGroup } from '../../helpers/groups.ts';

/** Seat 2 has told no hand key. */
async function mute(): Promise<{ readonly t: CardTable; readonly deck: readonly string[] }> {
  const t = await CardTable.of(3, 2, 2);
  t.keep(t.keepers([0, 1], 2, [0, 1]));
  return { t, deck: await t.deck(SUIT) };
}

test.each([
  ['is here has refused', false, 'refused'],
  ['is away is lost', true, 'lost'],
] as const)('[C32] a deal to whoever tells no hand key and %s after half a minute', async (_, away, failed) => {
  const { t, deck } = await mute();
  const { device } = t.person(2);
  if (away) t.bench.set((state) => ({ ...state, away: [device] }));
  else expect(keygenDuties(t.bench.state).map(({ seat, what }) => `${seat} ${what}`)).toEqual(['2 keep/hand']);
  t.ask(0, { what: 'deal', cards: deck.slice(0, 1), to: 2 }, { what: 'roll', n: 2, sides: 6, to: 2 });
  t.bench.pass(29_000);
  expect(t.answers.length).toBe(1);
  t.bench.pass(1_000);
  expect(t.answers.slice(1)).toMatchObject([
    { tag: 'deal', failed, by: [2] },
    { tag: 'roll', failed, by: [2] },
  ]);
  await t.asked(0, { what: 'deal', cards: deck.slice(0, 1), to: 1 });
  expect(t.hand(1)).toEqual(deck.slice(0, 1));
});

test('[C32] who tells it in time gets the card', async () => {
  const { t, deck } = await mute();
  t.ask(0, { what: 'deal', cards: deck.slice(0, 1), to: 2 });
  t.bench.pass(20_000);
  t.keep(t.keepers([0, 1], 2, [0, 1, 2]));
  await t.asked(1, { what: 'roll', n: 1, sides: 2 });
  t.bench.pass(60_000);
  expect(t.answers.map(({ failed }) => failed)).not.toContain('refused');
});

test('[C33] three bad passes of a seat are checked, a fourth isn’t; who comes next shuffles', async () => {
  const t = await CardTable.real(3, 3, 2);
  const jobs: PublicJob['kind'][] = [];
  Object.assign(t.bench.world, {
    known: (job: PublicJob) => (jobs.push(job.kind), doNow(sodiumGroup, job)),
  });
  t.ask(0, { what: 'fresh', faces: SUIT });
  const [id] = under(t, 'shuffle');
  const pass = await made(t, 0);
  const bad = (i: number): Uint8Array => flipped(pass.body, pass.body.length - 1 - i);
  for (let i = 0; i < 6; i++) expect(put(t, 0, id, pass.type, bad(i))).toBe('contribution/bad-proof');
  const checked = jobs.filter((kind) => kind === 'shuffle/verify');
  expect(checked).toHaveLength(3);
  // Nor a good one: it is the same to everybody.
  expect(put(t, 0, id, pass.type, pass.body)).toBe('contribution/bad-proof');
  t.bench.pass(15_000);
  await t.bench.work();
  expect(Object.values(t.cards.shuffles)).toEqual([{ by: [1, 2], skipped: [0] }]);
});

test('[C33] also where nobody else is passed over, and nobody else is', async () => {
  const t = await CardTable.of(2, 2, 2);
  t.ask(0, { what: 'fresh', faces: SUIT });
  const [id] = under(t, 'shuffle');
  const pass = await made(t, 0);
  for (let i = 0; i < 3; i++)
    expect(put(t, 0, id, pass.type, flipped(pass.body, pass.body.length - 1 - i))).toBe('contribution/bad-proof');
  t.bench.pass(15_000);
  t.bench.pass(60_000);
  await t.bench.work();
  expect(Object.values(t.cards.shuffles)).toEqual([{ by: [1], skipped: [0] }]);
});

test('[C4] where each card takes all keepers nobody is passed over: who slept shuffles when awake, and so does who was not heard meanwhile', async () => {
  for (const whole of [2, 3]) {
    const t = await CardTable.of(whole, whole, whole);
    t.ask(0, { what: 'fresh', faces: SUIT });
    for (let n = 0; n < 6; n++) t.bench.pass(10_000);
    expect(Object.keys(t.bench.state.requests)).toHaveLength(1);
    expect(t.bench.owed().map(({ seat }) => seat)).toEqual([0]);
    await t.bench.work();
    const all = Array.from({ length: whole }, (_, seat) => seat);
    expect(Object.values(t.cards.shuffles)).toEqual([{ by: all, skipped: [] }]);
  }
});

test('[C33] a keeper’s share counts after any number of bad ones: without it a table of two would stand still', async () => {
  const t = await CardTable.of(2, 2, 2);
  const deck = await t.deck(SUIT);
  t.ask(0, { what: 'open', cards: deck.slice(0, 1) });
  const [id] = Object.keys(t.bench.state.requests);
  const one = await made(t, 0);
  for (let i = 0; i < 5; i++)
    expect(put(t, 0, id!, one.type, flipped(one.body, one.body.length - 1))).toBe('contribution/bad-proof');
  expect(put(t, 0, id!, one.type, one.body)).toBe('done');
  await t.bench.work();
  expect(t.last).toMatchObject({ tag: 'open', faces: [expect.any(String)] });
});

test('[C13] where newer keepers stand while cards are on their way to new ones, no card is left behind', async () => {
  const t = await CardTable.of(3, 3, 2);
  const deck = await t.deck(SUIT);
  await t.asked(0, { what: 'deal', cards: deck.slice(0, 1), to: 1 });
  const [one, other] = [t.keepers([0, 1], 2, [0, 1, 2]), t.keepers([0, 1, 2], 2, [0, 1, 2])];
  t.equip(t.kept, one, other);
  for (const { set } of [one, other]) {
    t.bench.set((state) => ({ ...state, keeping: { ...state.keeping!, next: set } }));
    // They come about by an entry of theirs, after which everything is looked at anew.
    t.ask(0, { what: 'roll', n: 1, sides: 2 });
    const duty = t.bench.owed().find(({ what }) => what === 'deck/convert');
    if (set === one.set) await t.bench.do(duty!);
  }
  await t.bench.work();
  expect(t.bench.state.keeping!.set!.id).toBe(other.set.id);
  const keys = new Set(Object.values(t.cards.at).map(({ key }) => key));
  expect([...keys].toSorted()).toEqual([other.set.deck.key, other.set.hands[1]!.key].toSorted());
  await t.asked(0, { what: 'open', cards: Object.keys(t.cards.at) });
  expect(t.last.faces!.toSorted()).toEqual([...SUIT].toSorted());
});
