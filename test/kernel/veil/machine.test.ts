/** The machine of veiled letters: who may give what when, and when it is answered. */
import { expect, test } from 'vitest';
import type { JointSecret } from '../../../src/kernel/asks/secret.ts';
import {
  beginVeil,
  contributeVeil,
  expireVeil,
  veilAfterLeave,
  veilDeadline,
  veilDuties,
  type VeilRunWorld,
  type VeilRun,
  waitsForQuorum,
} from '../../../src/kernel/asks/veil.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { OpenAsk } from '../../../src/kernel/play/state.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import type { Veils } from '../../../src/kernel/runs/veils.ts';
import { letterBytes, writeSlots } from '../../../src/kernel/secrets/veil.ts';

const CAUSE = 'ab'.repeat(32);
const ROOT = `${CAUSE}:0/4`;
const HUB = 3;
const SECRET = { holders: [HUB] } as unknown as JointSecret;

/** A table on which one veil lies. */
class Bench {
  now = 1_000;
  veils: Veils = {};
  seated: readonly Seat[] = [0, 1, 2, 3];
  run: VeilRun | undefined;
  open: readonly number[] = [];
  answer: unknown;

  get at(): VeilRunWorld {
    const { now, veils, seated } = this;
    return { now, veils, seated, id: `${CAUSE}:1`, hands: (seat) => [device(seat)], open: () => this.open };
  }

  ask(more: Partial<OpenAsk & { readonly kind: 'veil' }> = {}, secret: JointSecret | null = SECRET): this {
    const head = { id: `${CAUSE}:1`, cause: CAUSE, index: 1, tag: 'in' };
    const veil = { kind: 'veil', root: ROOT, hub: HUB, way: 'in', seats: [0, 1, 2], bases: [26], at: 9_000 } as const;
    return this.#take(beginVeil({ ...head, ...veil, ...more }, secret ?? undefined, this.at));
  }

  /** What comes of a contribution: nothing, or why it is refused. */
  give(seat: Seat, type: number, bytes: Uint8Array, by = device(seat)): string | undefined {
    const step = contributeVeil(this.run!, { seat, type, bytes, entry: '' }, by, this.at);
    if (step.kind === 'refused') return step.code;
    this.#take(step);
    return undefined;
  }

  letter(seat: Seat, fill = seat, length = letterBytes(1)): string | undefined {
    return this.give(seat, CONTRIBUTION.veilIn, new Uint8Array(length).fill(fill));
  }

  expire(): this {
    return this.#take(expireVeil(this.run!, this.at));
  }

  leave(seat: Seat): this {
    this.seated = this.seated.filter((one) => one !== seat);
    return this.#take(veilAfterLeave(this.run!, this.seated));
  }

  owed(what: string): (readonly [Seat, number])[] {
    const all = veilDuties(this.run!, this.at).filter((duty) => duty.what === what);
    return all.map(({ seat, atMs }) => [seat, atMs!] as const);
  }

  #take(step: ReturnType<typeof beginVeil>): this {
    if (step.kind === 'answered') this.answer = step.answer;
    if (step.kind === 'goes-on') [this.run, this.open] = [step.run, [step.run.m]];
    if ((step.kind === 'answered' || step.kind === 'goes-on') && step.veils) this.veils = step.veils;
    return this;
  }
}

const device = (seat: Seat): string => `0${seat}`.repeat(16);
const key = (n: number): Uint8Array => new Uint8Array(32).fill(n + 20);
const slots = (...seats: readonly Seat[]): Uint8Array =>
  writeSlots(seats.map((seat) => ({ device: fromHex(device(seat)), m: 0, sealed: new Uint8Array(80).fill(seat) })));

test('[V3] without a seated hub that reads the root, or without seats, letters are lost at once', () => {
  const elsewhere = { holders: [9] } as unknown as JointSecret;
  const cases = [new Bench().ask({ hub: 2 }), new Bench().ask({ hub: 9 }, elsewhere), new Bench().ask({ seats: [] })];
  expect(cases.map(({ answer }) => answer)).toEqual([2, 9, HUB].map((hub) => ({ failed: 'lost', by: [hub] })));
  expect(new Bench().ask({}, null).answer).toEqual({ failed: 'lost', by: [HUB] });
});

test('[V3] `in` is answered at its time and not before, also when all have sent, without those who have not', () => {
  const bench = new Bench().ask();
  expect(veilDeadline(bench.run!)).toBe(9_000);
  for (const seat of [0, 1, 2]) expect(bench.letter(seat)).toBeUndefined();
  expect(bench.answer).toBeUndefined();
  expect(veilDeadline(bench.run!)).toBe(9_000);
  expect(bench.expire().answer).toEqual({ cards: [`${CAUSE}:1/0`], by: [] });
  const few = new Bench().ask();
  few.letter(1);
  expect(few.expire().answer).toEqual({ cards: [`${CAUSE}:1/0`], by: [0, 2] });
  expect(few.veils[ROOT]!.told[`${CAUSE}:1`]!.letters.split('.').map((one) => one.length)).toEqual([0, 48, 0]);
});

test('[V3] `out` is answered at its time if its letter is there, and else when that comes: nobody but the hub gives it', () => {
  const out = { way: 'out', at: 3_000 } as const;
  const bytes = new Uint8Array(letterBytes(3));
  const bench = new Bench().ask(out);
  expect(veilDeadline(bench.run!)).toBeUndefined();
  expect(bench.give(0, CONTRIBUTION.veilOut, bytes)).toBe('contribution/not-owed');
  expect(bench.give(HUB, CONTRIBUTION.veilOut, bytes)).toBeUndefined();
  expect(bench.answer).toBeUndefined();
  expect(veilDeadline(bench.run!)).toBe(3_000);
  expect(bench.expire().answer).toEqual({ cards: [`${CAUSE}:1/0`] });
  const late = new Bench().ask(out);
  late.now = 7_000;
  expect(late.give(HUB, CONTRIBUTION.veilOut, bytes)).toBeUndefined();
  expect(late.answer).toEqual({ cards: [`${CAUSE}:1/0`] });
});

test('[V4] [V7] of two letters that two devices of the hub give the first is told, before its time as after', () => {
  const two = (now: number): Bench => {
    const bench = new Bench().ask({ way: 'out', at: 3_000 });
    bench.now = now;
    expect(
      bench.give(HUB, CONTRIBUTION.veilOut, new Uint8Array(letterBytes(3)).fill(1), 'aa'.repeat(16)),
    ).toBeUndefined();
    return bench;
  };
  const early = two(2_500);
  const other = new Uint8Array(letterBytes(3)).fill(2);
  expect(early.give(HUB, CONTRIBUTION.veilOut, other, 'bb'.repeat(16))).toBe('contribution/wrong-step');
  for (const bench of [early.expire(), two(3_500)])
    expect(bench.veils[ROOT]!.told[`${CAUSE}:1`]!.letters).toBe('01'.repeat(letterBytes(3)));
});

test('[V4] the first letter of a seat counts; another, a foreign one and one of another length change nothing', () => {
  const bench = new Bench().ask();
  expect(bench.letter(0, 7)).toBeUndefined();
  const before = bench.run;
  expect(bench.letter(0, 8)).toBe('contribution/wrong-step');
  expect(bench.letter(HUB)).toBe('contribution/not-owed');
  expect(bench.letter(1, 1, 23)).toBe('contribution/malformed');
  expect(bench.letter(1, 1, 25)).toBe('contribution/malformed');
  expect(bench.give(1, CONTRIBUTION.veilOut, new Uint8Array(24))).toBe('contribution/not-owed');
  expect(bench.give(1, CONTRIBUTION.coinCommit, new Uint8Array(32))).toBe('contribution/wrong-step');
  expect(bench.run).toBe(before);
});

test('[V2] letters are owed at times that follow from the seats’ places alone', () => {
  const bench = new Bench().ask();
  expect(bench.owed('veil/letter')).toEqual([
    [0, 6_000],
    [1, 6_500],
    [2, 7_000],
  ]);
  expect(new Bench().ask({ graceMs: 3_000 }).owed('veil/letter')[0]).toEqual([0, 4_500]);
  // Where there is too little time they leave at once.
  expect(new Bench().ask({ at: 2_000 }).owed('veil/letter')[0]).toEqual([0, 1_000]);
  expect(new Bench().ask({ way: 'out' }).owed('veil/letter')).toEqual([[HUB, 2_000]]);
  bench.letter(0);
  expect(bench.owed('veil/letter').map(([seat]) => seat)).toEqual([1, 2]);
});

test('[V12] keys: each seat says one, the hub answers all of them in one entry, two seconds after the first', () => {
  const bench = new Bench().ask();
  expect(bench.owed('veil/hello').map(([seat]) => seat)).toEqual([0, 1, 2]);
  expect(bench.owed('veil/keys')).toEqual([]);
  expect(bench.give(0, CONTRIBUTION.veilHello, key(0))).toBeUndefined();
  bench.now = 1_500;
  expect(bench.give(1, CONTRIBUTION.veilHello, key(1))).toBeUndefined();
  expect(bench.owed('veil/keys')).toEqual([[HUB, 3_000]]);
  expect(waitsForQuorum(bench.run!, bench.veils)).toBe(true);
  expect(bench.give(0, CONTRIBUTION.veilKeys, slots(0, 1))).toBe('contribution/not-owed');
  expect(bench.give(HUB, CONTRIBUTION.veilKeys, slots(0, 2))).toBe('contribution/wrong-step');
  expect(bench.give(HUB, CONTRIBUTION.veilKeys, new Uint8Array(3))).toBe('contribution/malformed');
  bench.now = 3_000;
  expect(bench.give(HUB, CONTRIBUTION.veilKeys, slots(0, 1))).toBeUndefined();
  expect(bench.give(HUB, CONTRIBUTION.veilKeys, slots(0, 1))).toBe('contribution/wrong-step');
  expect(bench.owed('veil/keys')).toEqual([]);
  expect(waitsForQuorum(bench.run!, bench.veils)).toBe(false);
  expect(bench.veils[ROOT]!.slots.map(({ seat }) => seat)).toEqual([0, 1]);
  // The next answer comes two seconds after this one, however soon a key does.
  bench.give(2, CONTRIBUTION.veilHello, key(2));
  expect(bench.owed('veil/keys')).toEqual([[HUB, 5_000]]);
});

test('[V4] [V12] a weak key, the same again or another within ten seconds is refused; keys of a veil to come are no slots', () => {
  const bench = new Bench().ask();
  expect(bench.give(0, CONTRIBUTION.veilHello, new Uint8Array(32))).toBe('contribution/malformed');
  expect(bench.give(HUB, CONTRIBUTION.veilHello, key(3))).toBe('contribution/not-owed');
  expect(bench.give(0, CONTRIBUTION.veilHello, key(0))).toBeUndefined();
  expect(bench.give(0, CONTRIBUTION.veilHello, key(5))).toBe('contribution/wrong-step');
  bench.now += 10_000;
  expect(bench.give(0, CONTRIBUTION.veilHello, key(0))).toBe('contribution/wrong-step');
  expect(bench.give(0, CONTRIBUTION.veilHello, key(5))).toBeUndefined();
  const later = writeSlots([{ device: fromHex(device(0)), m: 1, sealed: new Uint8Array(80) }]);
  expect(bench.give(HUB, CONTRIBUTION.veilKeys, later)).toBe('contribution/wrong-step');
});

test('[V3] who leaves is waited for no more, and what they sent stays; without the hub all is lost', () => {
  const bench = new Bench().ask();
  bench.letter(0);
  bench.leave(0).leave(1);
  expect(bench.owed('veil/letter').map(([seat]) => seat)).toEqual([2]);
  expect(bench.answer).toBeUndefined();
  expect(bench.expire().answer).toEqual({ cards: [`${CAUSE}:1/0`], by: [1, 2] });
  expect(new Bench().ask().leave(HUB).answer).toEqual({ failed: 'lost', by: [HUB] });
});
