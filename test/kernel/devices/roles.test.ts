/** What a table device, and a code on paper, may write: each kind of entry is tried, as an altered page could. SPEC I17. */
import { beforeEach, describe, expect, test } from 'vitest';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { sealTo } from '../../../src/kernel/acting/sealing.ts';
import { base64url } from '../../../src/kernel/base64url.ts';
import { handSeatOf, type OtherRole, roleOf, seatOf } from '../../../src/kernel/state/state.ts';
import { carries, goingOn } from '../../../src/kernel/generation/votes.ts';
import { HOW } from '../../../src/kernel/journal/carried.ts';
import {
  DOOR,
  LETTER,
  makeContributionBody,
  makeHelloBody,
  makeLetterBody,
  makeSeatBody,
  makeStartBody,
  SEAT_ACT,
} from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { makeSayBody } from '../../../src/kernel/journal/say-body.ts';
import { KEYGEN, makeKeygenBody } from '../../../src/kernel/keygen/bodies.ts';
import { refusalOfMove } from '../../../src/kernel/table/propose.ts';
import { nothing } from '../../../src/kernel/schemas.ts';
import { makeUndoBody, UNDO_ACT } from '../../../src/kernel/undo/body.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import {
  dutyOf,
  keepAll,
  keygenBody,
  keepingOf,
  keygenNames,
  keygenOwed,
  keptTable,
  setOf,
} from '../../helpers/keygen-bench.ts';
import { parlour } from '../../helpers/parlour.ts';

const PROOF = base64url(new Uint8Array(32).fill(9));
const SOME_HASH = 'ab'.repeat(32);

let bench: Bench;

const seatAct = (by: Person, name: keyof typeof SEAT_ACT, about: Person, called = '', seat = 0): string =>
  codeOf(bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT[name], seat, device: about.device, name: called })));

/** One more device of seat 0, in this role. */
async function withDevice(role: OtherRole): Promise<Person> {
  const other = await bench.newcomer();
  bench.put(other, KIND.hello, makeHelloBody(other));
  seatAct(other, 'pair', other, PROOF);
  seatAct(bench.bySeat(0), 'pair', other, role);
  expect(roleOf(bench.state, other.device)).toBe(role);
  return other;
}

/** What the fold says to each kind of entry by this device, its seat's as far as it can be made. */
function tried(by: Person): Readonly<Record<keyof typeof KIND, () => string | Promise<string>>> {
  const put = (kind: keyof typeof KIND, body: Uint8Array): string => codeOf(bench.put(by, KIND[kind], body));
  const none = (kind: keyof typeof KIND) => (): string => put(kind, new Uint8Array(40));
  return {
    hello: () => (by.page(), put('hello', makeHelloBody(by))),
    start: () => put('start', makeStartBody({})),
    move: () => codeOf(bench.move(by, 'say', { word: 'ciao' })),
    say: () => put('say', makeSayBody({ sign: 'yes' })),
    undo: () => put('undo', makeUndoBody({ act: UNDO_ACT.takeBack, about: SOME_HASH })),
    seat: () => seatAct(by, 'name', by, 'Anna'),
    keygen: () =>
      put('keygen', makeKeygenBody({ type: KEYGEN.handkey, set: setOf(bench).id, bytes: new Uint8Array(9) })),
    contribution: () => {
      const cause = { cause: SOME_HASH, index: 0 };
      return put(
        'contribution',
        makeContributionBody({ ...cause, type: CONTRIBUTION.secretCommit, bytes: new Uint8Array(32) }),
      );
    },
    letter: async () => {
      const mail = await sealTo(by.ports, bench.state, bench.place(by), [0], new Uint8Array(9));
      return put('letter', makeLetterBody({ type: LETTER.share, mail: mail! }));
    },
    voters: none('voters'),
    table: none('table'),
    stamp: none('stamp'),
    newEpoch: none('newEpoch'),
    effect: none('effect'),
    part: none('part'),
    moving: none('moving'),
  };
}

/** These go by the order and by votes, which only a voting device has (I29). */
const BY_VOTES = {
  voters: 'done',
  table: 'void',
  stamp: 'void',
  newEpoch: 'void',
  effect: 'void',
  part: 'void',
  moving: 'void',
};

/** What is said to each, and to one that gave the hand away. */
const SAID: Readonly<Record<'table' | 'recovery', Readonly<Record<keyof typeof KIND, string>>>> = {
  table: {
    hello: 'done',
    start: 'start/running',
    move: 'done',
    say: 'done',
    undo: 'undo/nothing',
    seat: 'done',
    keygen: 'contribution/not-owed',
    contribution: 'contribution/not-owed',
    letter: 'pair/not-hand',
    ...BY_VOTES,
  },
  recovery: {
    hello: 'done',
    start: 'start/not-seated',
    move: 'move/not-your-seat',
    say: 'say/no-seat',
    undo: 'undo/not-seated',
    seat: 'seat/not-yours',
    keygen: 'contribution/not-owed',
    contribution: 'contribution/not-owed',
    letter: 'pair/not-hand',
    ...BY_VOTES,
  },
};

describe.each(['table', 'recovery'] as const)('a device that is there as %s', (role) => {
  let other: Person;

  beforeEach(async () => {
    bench = await keptTable(3);
    other = await withDevice(role);
    await keepAll(bench);
    bench.put(bench.people[0]!, KIND.start, makeStartBody({}));
  });

  test.each(Object.keys(KIND) as (keyof typeof KIND)[])(
    '[I17] [I23] writes an entry of the kind “%s” for no hand',
    async (kind) => {
      expect(await tried(other)[kind]()).toBe(SAID[role][kind]);
      expect(handSeatOf(bench.state, other.device)).toBeUndefined();
    },
  );

  test('[I17] [I23] makes none of what its seat owes, and what it tries changes nothing', async () => {
    // Without keepers all seats roll, and holders make a secret: every kind of answer but those of keepers.
    bench = await Bench.playing(parlour as never, 3);
    other = await withDevice(role);
    bench.move(bench.people[0]!, 'key', { holders: [0] });
    bench.move(bench.people[1]!, 'roll', { n: 1, sides: 6 });
    for (let i = 0; i < 100; i++) {
      const mine = bench.owed().find(({ seat }) => seat === 0);
      const types = Object.values(CONTRIBUTION);
      const before = bench.state;
      for (const type of mine ? types : []) {
        const [cause, index] = mine!.ask.split(':');
        const named = { cause: cause!, index: Number(index), type, bytes: new Uint8Array(32) };
        expect(codeOf(bench.put(other, KIND.contribution, makeContributionBody(named)))).toBe('contribution/not-owed');
      }
      expect({ ...bench.state, heads: {} }).toEqual({ ...before, heads: {} });
      const next = bench.owed().find(({ afterMs }) => afterMs === 0);
      if (!next) return;
      expect(codeOf(await bench.do(next))).toBe('done');
    }
    throw new Error('owed for ever');
  });

  test('[I17] [I23] lets in, takes out and consents for nobody, and gives up no seat but its own place', async () => {
    const third = await bench.newcomer();
    bench.put(third, KIND.hello, makeHelloBody(third));
    seatAct(third, 'pair', third, PROOF);
    for (const name of ['hand', 'table', 'only', 'recovery'])
      expect(seatAct(other, 'pair', third, name)).toBe('pair/not-hand');
    expect(seatAct(other, 'unpair', bench.people[0]!)).toBe('pair/not-hand');
    expect(seatAct(third, 'reclaim', third, 'Cleo', 1)).toBe('done');
    expect(seatAct(other, 'consent', third, 'yes', 1)).toBe('pair/not-hand');
    expect(seatAct(other, 'leave', bench.people[0]!)).toBe('seat/not-yours');
    expect(seatAct(other, 'leave', other)).toBe('done');
    expect([seatOf(bench.state, other.device), handSeatOf(bench.state, bench.people[0]!.device)]).toEqual([
      undefined,
      0,
    ]);
  });
});

describe('a table device whose seat keeps', () => {
  test.each(['keep/exchange', 'keep/deal', 'keep/check'])(
    '[I17] [K10] is refused %s, also with right proofs, and the hand answers it',
    async (what) => {
      bench = await keptTable(3);
      const table = await withDevice('table');
      await keepAll(bench, { stop: (one) => one === what });
      const duty = dutyOf(bench, `0 ${what}`);
      const body = await keygenBody(bench, duty, table);
      const forged = body ?? (await keygenBody(bench, duty))!;
      const before = keepingOf(bench);
      expect(codeOf(bench.put(table, KIND.keygen, forged))).toBe('contribution/not-owed');
      expect(keepingOf(bench)).toBe(before);
      await keepAll(bench);
      expect(setOf(bench).devices).toEqual(bench.people.slice(0, 3).map(({ device }) => device));
    },
  );

  test('[I17] [K16] tells no hand key, so nothing is locked that it could read', async () => {
    bench = await keptTable(9);
    await keepAll(bench);
    const last = bench.people[8]!;
    const [phone, table] = [await bench.newcomer(), await bench.newcomer()];
    for (const [other, role] of [
      [phone, 'hand'],
      [table, 'table'],
    ] as const) {
      bench.put(other, KIND.hello, makeHelloBody(other));
      seatAct(other, 'pair', other, PROOF, 8);
      seatAct(last, 'pair', other, role, 8);
    }
    // The seat owes another key as soon as one of its devices sees the hand no more.
    expect(seatAct(last, 'pair', phone, 'table', 8)).toBe('done');
    expect(keygenNames(bench)).toEqual(['8 keep/hand']);
    for (const by of [table, phone]) {
      const body = (await keygenBody(bench, keygenOwed(bench)[0]!, by))!;
      expect(codeOf(bench.put(by, KIND.keygen, body))).toBe('contribution/not-owed');
    }
    await keepAll(bench);
    expect(setOf(bench).hands[8]!.device).toBe(last.device);
  });
});

test('[I17] [I18] what a table device has given away it still tells the others, one that never had it tells nothing', async () => {
  bench = await keptTable(3);
  const never = await withDevice('table');
  const [laptop] = bench.people;
  const phone = await bench.newcomer();
  bench.put(phone, KIND.hello, makeHelloBody(phone));
  seatAct(phone, 'pair', phone, PROOF);
  seatAct(laptop!, 'pair', phone, 'only');
  expect([laptop!, never].map(({ device }) => roleOf(bench.state, device))).toEqual(['table', 'table']);
  expect(await tried(laptop!).letter()).toBe('done');
  expect(await tried(never).letter()).toBe('pair/not-hand');
});

test('[I17] [G3] a table device goes on without nobody, and a hand may', async () => {
  bench = await keptTable(3);
  const table = await withDevice('table');
  const goes = (device: string): boolean =>
    carries(
      HOW['go-on'],
      undefined,
      [{ device }] as never,
      { base: { voters: { devices: [] } } } as never,
      bench.state,
      false,
    );
  expect([goes(table.device), goes(bench.people[0]!.device)]).toEqual([false, true]);
  const both = [table, bench.people[0]!].map(({ device }) => ({ device }));
  expect(goingOn(both, { voters: { devices: [] } } as never, bench.state)).toEqual([bench.people[0]!.device]);
});

test('[I26] a table device of the host’s seat lets people in and turns the door, a code on paper doesn’t', async () => {
  bench = await keptTable(3);
  for (const [role, said] of [
    ['table', 'done'],
    ['recovery', 'seat/not-founder'],
  ] as const) {
    const other = await withDevice(role);
    expect(seatAct(other, 'door', other, DOOR.open)).toBe(said);
  }
});

test('[P7] [I17] what a move would lay open of a hand that is elsewhere is to be done there: a table device is told so', async () => {
  const lays = { ...Object.values(parlour.moves)[0]!, args: nothing, brings: () => ({ open: ['card'] }) };
  const game = { ...parlour, moves: { ...parlour.moves, lays } };
  bench = await Bench.playing(game as never, 3);
  const table = await withDevice('table');
  const told = ({ device }: Person): unknown =>
    refusalOfMove(game as never, bench.state, device, { move: 'lays', args: {} }, new Map())?.code;
  expect([table, bench.bySeat(0)].map(told)).toEqual(['move/hand-there', 'move/proof']);
});
