/**
 * Players whose program writes what ours wouldn't. Letters twice, too late, too short, too long, copied, for another night, in the hub's
 * name, a key each second. What the others sent, and what they are told, is what it would have been.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { fromHex, hex, read } from '../../../src/kernel/bytes.ts';
import { makeContributionBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { veilAt } from '../../../src/kernel/runs/veils.ts';
import {
  keyAfter,
  letterBytes,
  makeLetter,
  readPlace,
  SeatKeys,
  writeSlots,
} from '../../../src/kernel/secrets/veil.ts';
import { Forger } from '../../../src/sim/forger.ts';
import { runningNow } from '../hooks.ts';
import { type Letter, Nights } from '../nights.ts';

afterEach(() => vi.restoreAllMocks());

const LIAR = 3;
const BASES = [26];

/** Three honest people, one whose program lies from the second night on, and the hub. */
async function lied(nights: number): Promise<{ readonly night: Nights; readonly liar: Veiled }> {
  const night = await Nights.of(5, { nights });
  await night.dream(...night.people);
  await night.until('day');
  await night.sound();
  await night.on();
  return { night, liar: new Veiled(night) };
}

/** The liar's hand: all that its device knows, and no rule. */
class Veiled {
  readonly #night: Nights;
  readonly #forger: Forger;
  /** From which veil on, and which. */
  readonly #key: { readonly m: number; readonly key: Uint8Array };

  constructor(night: Nights) {
    this.#night = night;
    const { stage } = night;
    const values = stage.device(LIAR).disks.flatMap((disk) => [...disk.values]);
    const [, kept] = values.find(([name]) => name.startsWith('veil/key/'))!;
    this.#key = read(kept, (r) => ({ m: r.u16(), key: r.bytes(32) }))!;
    this.#forger = new Forger(stage.sim, stage.device(LIAR), [0]);
  }

  /** The veil that is open. */
  get open(): { readonly ask: string; readonly m: number } {
    const { requests } = this.#night.stage.page(0).inside.core!.tableParts!.runner.state;
    const [ask, run] = Object.entries(requests).find(([, one]) => one.kind === 'veil')!;
    return { ask, m: run.kind === 'veil' ? run.m : 0 };
  }

  key(m: number): Uint8Array {
    return keyAfter(this.#key.key, m - this.#key.m);
  }

  /** A letter as an honest page would write it. */
  letter({ ask, m }: { readonly ask: string; readonly m: number }, place: number): Uint8Array {
    return makeLetter(veilAt(ask, 'in'), BASES, [this.key(m)], [[place]], this.#night.stage.sim.rng.bytes(64));
  }

  send(ask: string, type: number, bytes: Uint8Array): void {
    const { cause, index } = veilAt(ask, 'in');
    const body = makeContributionBody({ cause: hex(cause), index, type, bytes });
    this.#forger.publish(0, this.#forger.write(KIND.contribution, body));
  }

  in(ask: string, bytes: Uint8Array): void {
    this.send(ask, CONTRIBUTION.veilIn, bytes);
  }
}

const by = (night: Nights, who: number): readonly (Letter & { readonly counts: boolean })[] =>
  night.placed(night.hub).filter((one) => one.by === who);

/** What all others have dreamt. */
const others = (night: Nights): readonly unknown[] => night.dreamt().map((one, i) => (i === LIAR ? 'liar' : one));
const withoutLiar = (all: readonly unknown[]): readonly unknown[] => all.map((one, i) => (i === LIAR ? 'liar' : one));

test('[V4] [V5] a letter that is too short, too long, for another night or in the hub’s name is none; one that is copied says something by chance', async () => {
  const { night, liar } = await lied(2);
  const { stage, hub, people } = night;
  const last = by(night, LIAR)[0]!;
  const { open } = liar;
  await night.dream(...people.filter((i) => i !== LIAR));
  for (const length of [23, 25, 0]) liar.in(open.ask, new Uint8Array(length).fill(1));
  liar.in(last.ask, fromHex(last.bytes));
  liar.send(open.ask, CONTRIBUTION.veilOut, new Uint8Array(letterBytes(5)));
  const slot = { device: fromHex(stage.device(LIAR).id), m: open.m, sealed: new Uint8Array(80) };
  liar.send(open.ask, CONTRIBUTION.veilKeys, writeSlots([slot]));
  const before = by(night, LIAR).length;
  await stage.until('another has sent', () => by(night, 1).length === 2);
  const copied = fromHex(by(night, 1)[1]!.bytes);
  liar.in(open.ask, copied);
  await stage.until('all of it has come', () => by(night, LIAR).length > before);
  await night.until('day');
  const told = night.view(hub).dreamt[1]!;
  expect(withoutLiar(told)).toEqual(others(night));
  expect(told[LIAR]).toEqual(readPlace(veilAt(open.ask, 'in'), BASES, liar.key(open.m), copied, 0));
  expect(night.view(hub).missing[1]).toEqual([]);
  expect(
    by(night, LIAR)
      .filter(({ counts }) => counts)
      .map(({ bytes }) => bytes),
  ).toEqual([last.bytes, hex(copied)]);
  for (const { view } of stage.all())
    expect([view.notices, view.log.filter(({ refusal }) => refusal)]).toEqual([[], []]);
  await night.end();
});

test('[V4] of two letters of one night the first counts, and one after its time not', async () => {
  const { night, liar } = await lied(3);
  const { stage, hub, people } = night;
  const honest = people.filter((i) => i !== LIAR);
  await night.dream(...honest);
  const second = liar.open;
  liar.in(second.ask, liar.letter(second, 1));
  liar.in(second.ask, liar.letter(second, 2));
  await night.until('day');
  expect(night.view(hub).dreamt[1]![LIAR]).toEqual([1]);
  await night.on();
  await night.dream(...honest);
  const third = liar.open;
  await night.until('out');
  liar.in(third.ask, liar.letter(third, 4));
  await night.until('day');
  await stage.until('it has come', () => by(night, LIAR).length === 4);
  expect(night.view(hub)).toMatchObject({ missing: [[], [], [LIAR]] });
  expect(by(night, LIAR).map(({ counts }) => counts)).toEqual([true, true, false, false]);
  for (const at of [1, 2]) expect(withoutLiar(night.view(hub).dreamt[at]!)).toEqual(others(night));
  await night.end();
});

test('[V4] [V12] of a new key each second one in ten seconds is taken, and it costs the others nothing', async () => {
  const { night, liar } = await lied(3);
  const { stage, hub, people } = night;
  const keyNow = (): string | undefined => {
    const { veils = {} } = stage.page(hub).inside.core!.tableParts!.runner.state;
    return Object.values(veils)[0]?.keys[LIAR]?.key;
  };
  const keys = new Set([keyNow()]);
  for (let at = 1; at <= 2; at++) {
    await night.dream(...people.filter((i) => i !== LIAR));
    const { ask } = liar.open;
    for (let second = 0; second < 7; second++) {
      liar.send(ask, CONTRIBUTION.veilHello, stage.sim.rng.bytes(32));
      await stage.pass(1_000);
      keys.add(keyNow());
    }
    await night.until('day');
    expect(withoutLiar(night.view(hub).dreamt[at]!)).toEqual(others(night));
    if (at === 1) await night.on();
  }
  // The one before, and two of fourteen.
  expect(keys.size).toBe(3);
  await night.end();
});

test('[V9] a hub that seals one seat another key than its record is read with is named to everybody once the root is open', async () => {
  const night = await Nights.of(5, { nights: 1 });
  const { stage, hub, people } = night;
  const right = SeatKeys.prototype.at;
  vi.spyOn(SeatKeys.prototype, 'at').mockImplementation(function lying(this: SeatKeys, seat: number, m: number) {
    const key = right.call(this, seat, m);
    return seat === 1 && runningNow() === stage.page(hub).inside ? key.map((byte) => byte ^ 1) : key;
  });
  await night.dream(...people);
  await stage.until('keys are told', () => by(night, 0).length > 0);
  vi.restoreAllMocks();
  await night.until('day');
  for (const { view } of stage.all()) expect(view.notices).toEqual([]);
  await night.on();
  await stage.pass(2_000);
  for (const { view } of stage.all()) expect(view.notices).toMatchObject([{ code: 'secret/bad', seat: hub }]);
  await stage.end();
});
