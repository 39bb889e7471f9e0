/** What a page does for its seat's other devices while it reads its log anew, and comes by states that are long past. */
import { expect, test } from 'vitest';
import { base64url } from '../../../src/kernel/base64url.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import { collectShares } from '../../../src/kernel/acting/share.ts';
import { Sharing, type SharingPorts } from '../../../src/kernel/acting/sharing.ts';
import { roleOf, seatOf, type TableState } from '../../../src/kernel/state/state.ts';
import { LETTER, makeHelloBody, makeLetterBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { bindOf } from '../../../src/kernel/state/world.ts';
import { type Entry, KIND, type Kind } from '../../../src/kernel/journal/entry.ts';
import type { NextIndex } from '../../../src/kernel/journal/session.ts';
import { makeMail } from '../../../src/kernel/secrets/mail.ts';
import { ManualClock, spin } from '../../helpers/clock.ts';
import { Bench, type Person } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';

const act = (bench: Bench, by: Person, what: number, device: string, name: string): unknown =>
  bench.put(by, KIND.seat, makeSeatBody({ act: what, seat: 0, device, name }));

/** A phone gets into seat 0. @param way what is left to the laptop */
async function paired(bench: Bench, way: string): Promise<Person> {
  const phone = await bench.newcomer();
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  act(bench, phone, SEAT_ACT.pair, phone.device, base64url(new Uint8Array(32)));
  act(bench, bench.people[0]!, SEAT_ACT.pair, phone.device, way);
  return phone;
}

/** The page of `who`, which has come so far: what it wrote to others, and whether it has erased its hand. */
function pageOf(
  who: Person,
  at: { readonly committed: TableState; readonly now: TableState; readonly folded: boolean },
  more: Partial<SharingPorts> = {},
) {
  const done = { letters: 0, erased: false };
  const session = { write: () => Promise.resolve(++done.letters) } as never;
  const vault = { eraseMailKey: () => Promise.resolve() } as never;
  const sharing = new Sharing({
    ...who.ports,
    clock: new ManualClock(),
    session,
    vault,
    state: () => at.now,
    shown: () => at.now,
    committed: () => at.committed,
    folded: () => at.folded,
    entries: () => [],
    primary: () => true,
    told: () => undefined,
    erased: () => (done.erased = true),
    failed: (error) => {
      throw error;
    },
    ...more,
  });
  return { sharing, done };
}

test('[I18] that a device is to be told isn’t forgotten by a page that reads its log anew', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  bench.move(bench.people[0]!, 'key', { holders: [0, 1] });
  await bench.work();
  const [laptop] = bench.people;
  const empty = (await Bench.of(parlour as never, 1)).state;
  const before = bench.state;
  const phone = await paired(bench, 'hand');
  expect(seatOf(bench.state, phone.device)).toBe(0);
  const owed = (): Promise<number> => laptop!.ports.store.all('owe/').then((all) => all.length);
  await pageOf(laptop!, { committed: before, now: before, folded: true }).sharing.owe(phone.device, 0);
  for (const [committed, now, folded] of [
    [empty, empty, false],
    [empty, before, false],
    [empty, bench.state, true],
    [before, bench.state, true],
  ] as const) {
    const { sharing, done } = pageOf(laptop!, { committed, now, folded });
    await sharing.work();
    expect([done.letters, await owed()]).toEqual([0, 1]);
  }
  const { sharing, done } = pageOf(laptop!, { committed: bench.state, now: bench.state, folded: true });
  await sharing.work();
  expect([done.letters, await owed()]).toEqual([1, 0]);
});

test('[I19] a hand is erased where it is given away, not where it was once without one', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  const phone = await paired(bench, 'table');
  const [laptop] = bench.people;
  const given = bench.state;
  expect(roleOf(given, phone.device)).toBe('table');
  act(bench, laptop!, SEAT_ACT.unpair, phone.device, '');
  act(bench, phone, SEAT_ACT.pair, phone.device, base64url(new Uint8Array(32)));
  act(bench, laptop!, SEAT_ACT.pair, phone.device, 'hand');
  expect(roleOf(bench.state, phone.device)).toBe('hand');
  await phone.ports.store.put('hand/00', new Uint8Array(32));
  for (const [now, folded] of [
    [given, false],
    [bench.state, true],
  ] as const) {
    const { sharing, done } = pageOf(phone, { committed: given, now, folded });
    await sharing.work();
    expect(done.erased).toBe(false);
  }
  const { sharing, done } = pageOf(phone, { committed: given, now: given, folded: true });
  await sharing.work();
  expect([done.erased, await phone.ports.store.all('hand/')]).toEqual([true, []]);
});

test.each(['committed', 'seen'] as const)(
  '[I18] [I19] a laptop whose going to the table becomes %s while it reads what it owes tells the phone first, then erases its hand',
  async (how) => {
    const bench = await Bench.playing(parlour as never, 3);
    bench.move(bench.people[0]!, 'key', { holders: [0, 1] });
    await bench.work();
    const [laptop] = bench.people;
    const before = bench.state;
    const phone = await paired(bench, 'only');
    const at = { committed: before, now: how === 'committed' ? before : bench.state, folded: true };
    const { store } = laptop!.ports;
    const becomes: typeof store = {
      ...store,
      all: async (prefix) => {
        const all = await store.all(prefix);
        if (prefix === 'owe/') Object.assign(at, { committed: bench.state, now: bench.state });
        return all;
      },
    };
    let letters = -1;
    const { sharing, done } = pageOf(laptop!, at, { store: becomes, erased: () => (letters = done.letters) });
    await sharing.owe(phone.device, 0);
    for (let i = 0; i < 3; i++) await sharing.work();
    expect(letters).toBe(1);
  },
);

test('[I18] what comes to be owed while a page reads what is owed isn’t forgotten', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  bench.move(bench.people[0]!, 'key', { holders: [0, 1] });
  await bench.work();
  const [laptop] = bench.people;
  const phone = await paired(bench, 'hand');
  const { store } = laptop!.ports;
  let answer: (() => void) | undefined;
  const slow: typeof store = {
    ...store,
    all: async (prefix) => {
      const all = await store.all(prefix);
      if (prefix === 'owe/' && !answer) await new Promise<void>((resolve) => (answer = resolve));
      return all;
    },
  };
  const { sharing, done } = pageOf(
    laptop!,
    { committed: bench.state, now: bench.state, folded: true },
    { store: slow },
  );
  const working = sharing.work();
  await spin(() => answer !== undefined);
  await sharing.owe(phone.device, 0);
  answer!();
  await working;
  await sharing.work();
  expect(done.letters).toBe(1);
});

test('[I18] nobody waits for the telling of a device whose pairing has come to nothing', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  const [laptop] = bench.people;
  const phone = await bench.newcomer();
  const { sharing, done } = pageOf(laptop!, { committed: bench.state, now: bench.state, folded: true });
  await sharing.owe(phone.device, 0);
  let given = false;
  void sharing.given(phone.device).then(() => (given = true));
  await sharing.work();
  await sharing.work();
  expect([given, done.letters]).toEqual([true, 0]);
});

test('[I18] [D5] a letter that the store didn’t take is taken in again', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  bench.move(bench.people[0]!, 'key', { holders: [0, 1] });
  await bench.work();
  const [laptop] = bench.people;
  const phone = await paired(bench, 'hand');
  const at = { committed: bench.state, now: bench.state, folded: true };
  let letter: Entry | undefined;
  const session = {
    write: async (kind: Kind, make: (place: NextIndex) => Promise<Uint8Array>) =>
      (letter = bench.entry(laptop!, kind, await make(bench.place(laptop!)))),
  } as never;
  const from = pageOf(laptop!, at, { session });
  await from.sharing.owe(phone.device, 0);
  await from.sharing.work();
  bench.put(laptop!, KIND.letter, letter!.body);
  const { store } = phone.ports;
  let [failures, told] = [1, 0];
  const failing: typeof store = {
    ...store,
    put: (key, value) => (failures-- > 0 ? Promise.reject(new Error('full')) : store.put(key, value)),
  };
  const more = { store: failing, primary: () => false, told: () => told++, failed: () => undefined };
  const clock = new ManualClock();
  const to = pageOf(phone, at, { ...more, clock, entries: () => [letter!] });
  await to.sharing.work();
  expect(told).toBe(0);
  await clock.pass(5_000);
  await spin(() => told > 0);
  expect(told).toBe(1);
});

test('[I16] [I17] what a device is told by letter it takes from whoever sees a hand, never from a screen for all to look at', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  const [laptop] = bench.people;
  const [phone, screen] = [await paired(bench, 'hand'), await paired(bench, 'table')];
  bench.move(laptop!, 'key', { holders: [0, 1] });
  await bench.work();
  const [payload] = await collectShares(laptop!.ports, bench.state, 0);
  for (const [by, taken] of [
    [screen, 0],
    [laptop!, 2],
  ] as const) {
    const place = bench.place(by);
    const bind = bindOf(bench.world, place)!;
    const slot = { device: fromHex(phone.device), mailPk: phone.mailPk };
    const { bytes } = await makeMail(by.ports, bind, [slot], payload!);
    const letter = bench.entry(by, KIND.letter, makeLetterBody({ type: LETTER.share, mail: bytes }));
    const at = { committed: bench.state, now: bench.state, folded: true };
    const { sharing } = pageOf(phone, at, { entries: () => [letter] });
    await sharing.work();
    expect(await phone.ports.store.all('secret/')).toHaveLength(taken);
  }
});
