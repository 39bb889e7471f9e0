/** What the fold takes of devices, pairing and seats that are taken back: honest acts and others. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sealTo } from '../../../src/kernel/acting/sealing.ts';
import { CONTRIBUTION } from '../../../src/kernel/runs/contribution.ts';
import { base64url } from '../../../src/kernel/base64url.ts';
import { MAX_OTHERS } from '../../../src/kernel/fold/seat-devices.ts';
import { allDevices, devicesOf, handSeatOf, isStandIn, seatOf } from '../../../src/kernel/state/state.ts';
import { rosterHash } from '../../../src/kernel/state/world.ts';
import { DOOR, makeHelloBody, makeLetterBody, makeSeatBody, SEAT_ACT } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import { Bench, codeOf, type Person } from '../../helpers/fold-bench.ts';
import { parlour } from '../../helpers/parlour.ts';

let bench: Bench;
/** Not seated. */
let phone: Person;
const PROOF = base64url(new Uint8Array(32).fill(9));

const act = (by: Person, name: keyof typeof SEAT_ACT, about: Person, called = '', seat = 0): string =>
  codeOf(bench.put(by, KIND.seat, makeSeatBody({ act: SEAT_ACT[name], seat, device: about.device, name: called })));
const ask = (who: Person): string => act(who, 'pair', who, PROOF);
/** Devices of a seat: the person's place among all, and the role. */
const at = (seat: number): string[] =>
  allDevices(bench.state.roster.find((one) => one.seat === seat)!).map(
    ({ device, role }) => `${bench.people.findIndex((person) => person.device === device)} ${role}`,
  );
async function newcomer(): Promise<Person> {
  const person = await bench.newcomer();
  bench.put(person, KIND.hello, makeHelloBody(person));
  return person;
}
const [laptop, other] = [() => bench.bySeat(0), () => bench.bySeat(1)];

beforeEach(async () => {
  bench = await Bench.playing(parlour as never, 3);
  phone = await newcomer();
});

describe('pairing', () => {
  test('[I13] a device comes to a seat by its own request and the yes of a hand device', () => {
    expect(act(laptop(), 'pair', phone, 'hand')).toBe('pair/not-asking');
    expect(ask(phone)).toBe('done');
    expect(seatOf(bench.state, phone.device)).toBeUndefined();
    expect(act(laptop(), 'pair', phone, 'hand')).toBe('done');
    expect(at(0)).toEqual(['0 hand', '3 hand']);
    expect(handSeatOf(bench.state, phone.device)).toBe(0);
    expect(bench.state.pairing).toEqual([]);
  });

  test('[I13] nobody is paired who has a seat, by another seat’s device, or by one that shows the table', async () => {
    expect(ask(other())).toBe('pair/proof');
    expect(act(laptop(), 'pair', other(), 'hand')).toBe('pair/not-asking');
    ask(phone);
    expect(act(phone, 'pair', laptop(), 'hand')).toBe('pair/proof');
    expect(act(other(), 'pair', phone, 'table')).toBe('done');
    expect(at(1)).toEqual(['1 hand', '3 table']);
    expect(act(laptop(), 'pair', phone, 'hand')).toBe('pair/not-asking');
    const third = await newcomer();
    ask(third);
    expect(act(phone, 'pair', third, 'hand')).toBe('pair/not-hand');
    expect(act(third, 'pair', third, 'hand')).toBe('pair/proof');
    expect(act(laptop(), 'pair', third, 'everything')).toBe('pair/proof');
    expect(bench.state.roster.map(({ seat }) => at(seat))).toEqual([['0 hand'], ['1 hand', '3 table'], ['2 hand']]);
  });

  test('[I13] a seat has six devices at most', async () => {
    for (let i = 0; i <= MAX_OTHERS; i++) {
      const one = await newcomer();
      ask(one);
      expect(act(laptop(), 'pair', one, i % 2 ? 'table' : 'hand')).toBe(i < MAX_OTHERS ? 'done' : 'pair/too-many');
    }
    expect(at(0)).toHaveLength(6);
  });

  test('[I23] of the codes of two devices of a seat the later one holds, also where neither had heard of the other', async () => {
    ask(phone);
    act(laptop(), 'pair', phone, 'hand');
    const [first, second] = [await newcomer(), await newcomer()];
    for (const code of [first, second]) ask(code);
    expect(act(laptop(), 'pair', first, 'recovery')).toBe('done');
    expect(act(phone, 'pair', second, 'recovery')).toBe('done');
    expect(at(0)).toEqual(['0 hand', '3 hand', '5 recovery']);
    expect(act(first, 'pair', await newcomer(), 'main')).not.toBe('done');
  });

  test('[I13] [I23] a new code needs no place of its own where the seat has six devices and one is a code', async () => {
    for (let i = 0; i < MAX_OTHERS; i++) {
      const one = await newcomer();
      ask(one);
      act(laptop(), 'pair', one, i === 0 ? 'recovery' : 'hand');
    }
    const code = await newcomer();
    ask(code);
    expect(act(laptop(), 'pair', code, 'recovery')).toBe('done');
    expect(at(0)).toHaveLength(6);
    ask(phone);
    expect(act(laptop(), 'pair', phone, 'hand')).toBe('pair/too-many');
  });

  test('[I13] who asks may take it back, or sit down instead; requests beyond fifty push out the oldest', async () => {
    ask(phone);
    expect(act(laptop(), 'unpair', phone)).toBe('seat/not-yours');
    expect(act(phone, 'unpair', phone)).toBe('done');
    expect(act(phone, 'unpair', phone)).toBe('pair/not-asking');
    ask(phone);
    bench.sit(phone, 7);
    expect(act(laptop(), 'pair', phone, 'hand')).toBe('pair/not-asking');
    expect(bench.state.pairing).toEqual([]);
    const first = await newcomer();
    ask(first);
    for (let i = 0; i < 50; i++) ask(await newcomer());
    expect(bench.state.pairing).toHaveLength(50);
    expect(act(laptop(), 'pair', first, 'hand')).toBe('pair/not-asking');
  });

  test.each(['', 'x', PROOF.slice(1), `${PROOF}A`])('[I13] %j is no proof', (proof) => {
    expect(act(phone, 'pair', phone, proof)).toBe('pair/proof');
  });
});

describe('rights', () => {
  beforeEach(() => {
    ask(phone);
    act(laptop(), 'pair', phone, 'only');
  });

  test('[I19] [I29] with “only” the new device votes and sees the hand, and the others show the table', () => {
    expect(at(0)).toEqual(['3 hand', '0 table']);
    expect(bench.state.roster[0]!.device).toBe(phone.device);
  });

  test('[I16] [I17] a table device acts, and no letter is for it', async () => {
    const table = bench.people[0]!;
    expect(codeOf(bench.move(table, 'say', { word: 'ciao' }))).toBe('done');
    expect(codeOf(await bench.seal(table, 'hide', { what: 'x' }))).toBe('done');
    expect(devicesOf(bench.state, [0])).toEqual([phone.device]);
    expect(Object.values(bench.state.sealed)).toHaveLength(1);
  });

  test('[I17] it lets nobody in, takes nobody out, and consents to nothing', async () => {
    const table = bench.people[0]!;
    const third = await newcomer();
    ask(third);
    expect(act(table, 'pair', third, 'table')).toBe('pair/not-hand');
    expect(act(table, 'unpair', phone)).toBe('pair/not-hand');
    expect(act(table, 'pair', table, 'main')).toBe('pair/not-hand');
    expect(act(third, 'reclaim', third, 'Cleo', 1)).toBe('done');
    expect(act(table, 'consent', third, 'yes', 1)).toBe('pair/not-hand');
  });

  test('[I17] it never sees a hand again, and leaves alone', () => {
    const table = bench.people[0]!;
    for (const name of ['hand', 'main', 'only']) expect(act(phone, 'pair', table, name)).toBe('pair/erased');
    expect(act(table, 'leave', table)).toBe('done');
    expect(at(0)).toEqual(['3 hand']);
    expect(act(phone, 'leave', phone)).toBe('done');
    expect(bench.state.roster.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('[I26] who shows the founder’s table still lets people in, and so does the phone', async () => {
    bench = await Bench.of(parlour as never, 4, false);
    const [host, guest, late, mobile] = bench.people as [Person, Person, Person, Person];
    bench.sit(host, 0);
    ask(mobile);
    act(host, 'pair', mobile, 'only');
    bench.sit(guest, 1);
    bench.sit(late, 2);
    expect(act(guest, 'admit', late)).toBe('seat/not-founder');
    expect(act(mobile, 'admit', guest)).toBe('done');
    expect(act(host, 'admit', late)).toBe('done');
  });
});

describe('roles', () => {
  test('[I29] the vote is passed on, goes on when the voting device goes, and never to a table', async () => {
    const tv = await newcomer();
    for (const [one, as] of [
      [tv, 'table'],
      [phone, 'hand'],
    ] as const) {
      ask(one);
      act(laptop(), 'pair', one, as);
    }
    const first = laptop();
    expect(act(phone, 'pair', phone, 'main')).toBe('done');
    expect(at(0)).toEqual(['3 hand', '0 hand', '4 table']);
    expect(act(first, 'unpair', phone)).toBe('done');
    expect(at(0)).toEqual(['0 hand', '4 table']);
    expect(act(first, 'unpair', first)).toBe('seat/not-yours');
    expect(act(first, 'pair', first, 'table')).toBe('pair/proof');
    expect(act(first, 'unpair', tv)).toBe('done');
    expect(bench.state.roster[0]).toEqual({ seat: 0, device: first.device, name: 'Persona 0' });
  });

  test('[I20] a revoked device acts for nobody', () => {
    ask(phone);
    act(laptop(), 'pair', phone, 'hand');
    expect(act(other(), 'unpair', phone)).toBe('seat/not-yours');
    expect(codeOf(bench.move(phone, 'say', { word: 'ciao' }))).toBe('done');
    expect(act(laptop(), 'unpair', phone)).toBe('done');
    expect(codeOf(bench.move(phone, 'say', { word: 'ciao' }))).toBe('move/not-your-seat');
    expect(act(phone, 'unpair', laptop())).toBe('pair/not-asking');
    expect(devicesOf(bench.state, [0])).toEqual([laptop().device]);
  });

  test('[I16] [I20] ML7 a letter for too few or too many of a seat’s devices is refused', async () => {
    const before = rosterHash(bench.state);
    ask(phone);
    act(laptop(), 'pair', phone, 'hand');
    expect(rosterHash(bench.state)).not.toEqual(before);
    bench.move(other(), 'key', { holders: [0, 1] });
    await bench.work((what) => what === 'secret/mail');
    const [ask1] = Object.keys(bench.state.requests) as [string];
    const author = bench.bySeat(0);
    const short = {
      ...bench.state,
      roster: bench.state.roster.map(({ seat, device, name }) => ({ seat, device, name })),
    };
    const content = (await author.ports.store.all('secret/'))[0]![1];
    const letter = (state: typeof bench.state): Promise<Uint8Array | undefined> =>
      sealTo(author.ports, state, bench.place(author), [0, 1], content);
    expect(codeOf(bench.contribute(author, ask1, CONTRIBUTION.secretMail, (await letter(short))!))).toBe(
      'contribution/malformed',
    );
    expect(codeOf(bench.contribute(author, ask1, CONTRIBUTION.secretMail, (await letter(bench.state))!))).toBe('done');
  });

  test('[I25] of two devices that answer one ask the first counts', async () => {
    ask(phone);
    act(laptop(), 'pair', phone, 'hand');
    bench.move(other(), 'roll', { n: 1, sides: 6 });
    const [id] = Object.keys(bench.state.requests) as [string];
    expect(codeOf(bench.contribute(phone, id, CONTRIBUTION.coinCommit, new Uint8Array(32).fill(1)))).toBe('done');
    expect(codeOf(bench.contribute(bench.people[0]!, id, CONTRIBUTION.coinCommit, new Uint8Array(32).fill(2)))).toBe(
      'contribution/wrong-step',
    );
  });

  test('[I13] a letter between devices changes nothing; from a stranger, or out of form, it is refused', () => {
    const { state } = bench;
    expect(codeOf(bench.put(phone, KIND.letter, makeLetterBody({ type: 1, mail: new Uint8Array(300) })))).toBe(
      'entry/malformed',
    );
    expect({ ...bench.state, heads: {} }).toEqual({ ...state, heads: {} });
  });
});

describe('taking a seat back', () => {
  const reclaim = (seat = 1, name = 'Persona'): string => act(phone, 'reclaim', phone, name, seat);
  const consent = (by: Person, answer = 'yes', seat = 1): string => act(by, 'consent', phone, answer, seat);

  test('[I21] [I22] more than half of the others must agree; then the new device has the seat alone', () => {
    const former = other();
    expect(reclaim()).toBe('done');
    expect(consent(laptop())).toBe('done');
    expect(seatOf(bench.state, phone.device)).toBeUndefined();
    expect(consent(laptop())).toBe('done');
    expect(seatOf(bench.state, phone.device)).toBeUndefined();
    expect(consent(bench.bySeat(2))).toBe('done');
    expect(at(1)).toEqual(['3 hand']);
    expect(seatOf(bench.state, former.device)).toBeUndefined();
    expect(bench.state.reclaims).toEqual([]);
    expect(bench.state.roster.map(({ name }) => name)).toEqual(['Persona 0', 'Persona 1', 'Persona 2']);
  });

  test('[I21] nobody consents for a seat of others, for a free one, or twice as two', async () => {
    const second = await newcomer();
    ask(second);
    act(laptop(), 'pair', second, 'hand');
    reclaim();
    expect(consent(phone)).toBe('seat/not-yours');
    expect(consent(other())).toBe('seat/not-yours');
    expect(consent(laptop(), 'yes', 2)).toBe('reclaim/not-asking');
    expect(consent(laptop(), 'perhaps')).toBe('reclaim/not-asking');
    consent(laptop());
    consent(second);
    expect(bench.state.reclaims[0]).toMatchObject({ yes: [0], no: [] });
    expect(act(second, 'consent', laptop(), 'yes', 1)).toBe('reclaim/not-asking');
  });

  test('[I21] the seat’s own no ends it, and so does a yes that can’t come about', () => {
    reclaim();
    consent(laptop());
    expect(consent(other(), 'no')).toBe('done');
    expect(bench.state.reclaims).toEqual([]);
    reclaim();
    consent(laptop(), 'no');
    expect(bench.state.reclaims).toEqual([]);
    expect(consent(bench.bySeat(2))).toBe('reclaim/not-asking');
    expect(bench.bySeat(1)).toBe(other());
  });

  test('[I21] a last word counts, until it is decided', () => {
    bench.sit(phone, 3);
    const late = phone;
    phone = bench.people[1]!;
    act(phone, 'leave', phone);
    bench.sit(bench.people[1]!, 5);
    expect(reclaim(0)).toBe('seat/already');
    phone = late;
    act(phone, 'leave', phone);
    reclaim(5);
    consent(laptop(), 'no', 5);
    expect(bench.state.reclaims).toEqual([]);
  });

  test('[I21] where nobody else sits, for a free seat, without a name or from a seat it isn’t asked', () => {
    expect(reclaim(9)).toBe('reclaim/not-taken');
    expect(reclaim(1, '')).toBe('seat/name');
    expect(act(laptop(), 'reclaim', laptop(), 'Ada', 1)).toBe('seat/already');
    expect(act(laptop(), 'reclaim', phone, 'Ada', 1)).toBe('seat/not-yours');
    bench.leave(laptop());
    bench.leave(bench.bySeat(2));
    expect(reclaim(1)).toBe('reclaim/nobody');
  });

  test('[I21] a seat that is left is asked for no more', () => {
    reclaim();
    bench.leave(other());
    expect(bench.state.reclaims).toEqual([]);
  });

  test('[I22] an attempt at a secret that the former device was to hold ends', async () => {
    bench.move(bench.bySeat(2), 'key', { holders: [0, 1] });
    await bench.work((what) => what === 'secret/mail');
    reclaim();
    consent(laptop());
    consent(bench.bySeat(2));
    expect(bench.lines.some(({ what }) => what === 'answer/lost')).toBe(true);
    expect(Object.values(bench.state.requests)).toEqual([]);
  });

  test('[I26] who takes the founder’s seat back lets people in', async () => {
    bench = await Bench.of(parlour as never, 4, false);
    const [host, guest, late, fresh] = bench.people as [Person, Person, Person, Person];
    phone = fresh;
    bench.sit(host, 0);
    bench.sit(guest, 1);
    act(host, 'admit', guest);
    reclaim(0);
    consent(guest, 'yes', 0);
    expect(seatOf(bench.state, fresh.device)).toBe(0);
    bench.sit(late, 2);
    expect(act(guest, 'admit', late)).toBe('seat/not-founder');
    expect(act(host, 'admit', late)).toBe('seat/not-founder');
    expect(act(fresh, 'admit', late)).toBe('done');
  });

  test('[I26] where the host has left a shut table the first in line lets people in, or opens it, until the host is back', async () => {
    bench = await Bench.of(parlour as never, 5, false);
    const [host, one, two, late, last] = bench.people as [Person, Person, Person, Person, Person];
    bench.sit(host, 0);
    for (const [n, guest] of [one, two].entries()) {
      bench.sit(guest, n + 1);
      act(host, 'admit', guest);
    }
    bench.sit(late, 3);
    expect(act(one, 'admit', late)).toBe('seat/not-founder');
    act(host, 'leave', host);
    expect(act(two, 'admit', late)).toBe('seat/not-founder');
    expect(act(one, 'admit', late)).toBe('done');
    bench.sit(last, 4);
    expect(act(one, 'leave', last)).toBe('done');
    bench.sit(host, 0);
    expect(seatOf(bench.state, host.device)).toBe(0);
    expect(act(one, 'door', one, DOOR.open)).toBe('seat/not-founder');
    expect(isStandIn(bench.state, one.device)).toBe(false);
    act(host, 'leave', host);
    expect([one, two, host].map(({ device }) => isStandIn(bench.state, device))).toEqual([true, false, false]);
    expect(act(one, 'door', one, DOOR.open)).toBe('done');
    expect(isStandIn(bench.state, one.device)).toBe(false);
    // Nobody needs to be let in any more.
    expect(act(one, 'door', one, DOOR.shut)).toBe('seat/not-founder');
  });
});
