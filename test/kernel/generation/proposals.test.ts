/** What is heard of moves to another room, in any order, and in a room that was opened twice. */
import { expect, test } from 'vitest';
import { Proposals } from '../../../src/kernel/generation/proposals.ts';
import { Origins } from '../../../src/kernel/generation/rival.ts';
import { HOW, NO_SEAT } from '../../../src/kernel/journal/carried.ts';
import { type Entry, KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { makeMovingBody, type Moving, MOVING } from '../../../src/kernel/journal/moving.ts';
import { voteBytes } from '../../../src/kernel/journal/vote.ts';

const [ANNA, BRUNO, CARLO] = ['0a', '0b', '0c'].map((one) => one.repeat(16)) as [string, string, string];

/** A room whose first entry `own` was written by Anna, and `other` by Bruno. */
class Room {
  readonly #here = new Map<string, Entry>();
  readonly #origins = new Origins((hash) => this.#here.get(hash));
  readonly proposals = new Proposals((entry) => {
    const origin = this.#origins.of(entry);
    return origin && (origin.hash === 'own' ? 'own' : 'other');
  });
  #n = 0;

  constructor() {
    this.#add({ kind: KIND.table, device: ANNA, seen: ZERO_HASH, hash: 'own' });
  }

  #add(some: Partial<Entry>): Entry {
    const hash = (this.#n++).toString(16).padStart(64, '0');
    const entry = { hash, session: 1, body: new Uint8Array(), ...some } as Entry;
    this.#here.set(entry.hash, entry);
    return entry;
  }

  hear(device: string, seen: string, moving: Moving, hash?: string): string {
    const entry = this.#add({ kind: KIND.moving, device, seen, body: makeMovingBody(moving), ...(hash && { hash }) });
    this.proposals.take([entry], 0);
    return entry.hash;
  }
  promise(device: string, seen: string, proposal: string, epoch: number): void {
    const last = { epoch: 0, position: 0, hash: ZERO_HASH };
    const to = { device: ANNA, session: 1 };
    const place = { room: new Uint8Array(16), generation: 1 };
    const { unsigned } = voteBytes(place, { type: 'promise', device, session: 1, epoch, to, last, left: true });
    this.hear(device, seen, {
      act: MOVING.promise,
      proposal,
      vote: new Uint8Array([...unsigned, ...Array(64).fill(0)]),
    });
  }
  /** Bruno's opening is here, and a stamp over it. */
  opened(): void {
    this.#add({ kind: KIND.table, device: BRUNO, seen: ZERO_HASH, hash: 'other' });
    this.#add({ kind: KIND.stamp, device: BRUNO, seen: 'other', hash: STAMP });
    this.proposals.lookAgain();
  }
  get open(): (readonly string[])[] {
    return this.proposals.open().map((p) => [p.device, ...p.consents.keys(), ...p.promises.keys()]);
  }
}

const STAMP = 'f'.repeat(64);
const TIDY = { act: MOVING.propose, how: HOW.compact, about: NO_SEAT } as const;

test('[G11] what was heard of a move counts no more once it is seen to be of another opening', () => {
  const room = new Room();
  const own = room.hear(ANNA, 'own', TIDY);
  const other = room.hear(BRUNO, STAMP, TIDY);
  room.hear(BRUNO, STAMP, { act: MOVING.consent, proposal: own, yes: true });
  room.hear(CARLO, 'own', { act: MOVING.consent, proposal: own, yes: true });
  expect(room.open).toEqual([[ANNA, BRUNO, CARLO], [BRUNO]]);
  room.opened();
  expect(room.open).toEqual([[ANNA, CARLO]]);
  // From here on at once, also where more comes over the same place.
  room.hear(BRUNO, other, { act: MOVING.consent, proposal: own, yes: true });
  room.hear(BRUNO, 'other', TIDY);
  expect(room.open).toEqual([[ANNA, CARLO]]);
});

test('[G11] a promise given at another opening holds no move up, and its device has left the room all the same', () => {
  const room = new Room();
  room.opened();
  const own = room.hear(ANNA, 'own', TIDY);
  room.promise(BRUNO, STAMP, own, 1);
  expect(room.open).toEqual([[ANNA]]);
  expect([...room.proposals.bound]).toEqual([BRUNO]);
});

test('[G11] [G14] whoever has promised at another opening since goes with the others there', () => {
  const room = new Room();
  room.opened();
  const own = room.hear(ANNA, 'own', TIDY);
  room.promise(CARLO, 'own', own, 1);
  const heldBy = (): string[] => room.proposals.open().flatMap((p) => [...room.proposals.held(p).keys()]);
  expect(heldBy()).toEqual([CARLO]);
  room.promise(CARLO, STAMP, 'f0'.repeat(32), 2);
  expect(heldBy()).toEqual([]);
});

test('[G7] promises lead on whatever comes first, and however often the same was proposed: a room is read feed by feed', () => {
  const room = new Room();
  const called = 'd'.repeat(64);
  room.promise(CARLO, 'own', called, 1);
  // More answers than are kept come before what they answer.
  for (let i = 0; i < 40; i++) room.hear(CARLO, 'own', { act: MOVING.consent, proposal: 'c0'.repeat(32), yes: true });
  room.hear(ANNA, 'own', TIDY, called);
  room.promise(ANNA, 'own', called, 1);
  for (let i = 0; i < 20; i++) room.hear(ANNA, 'own', TIDY);
  room.promise(BRUNO, 'own', called, 1);
  expect(room.proposals.promisesTo(ANNA, TIDY)).toHaveLength(3);
  expect(room.proposals.promisesTo(BRUNO, TIDY)).toEqual([]);
  // It is called for, so it stays on the table.
  const [open] = room.proposals.open();
  expect([open?.hash, [...(open?.promises.keys() ?? [])]]).toEqual([called, [CARLO, ANNA, BRUNO]]);
});

test('[G7] whoever promises once more takes nothing back: what the others went on by still leads there', () => {
  const room = new Room();
  const own = room.hear(ANNA, 'own', TIDY);
  room.promise(CARLO, 'own', own, 1);
  const [first] = room.proposals.promisesTo(ANNA, TIDY);
  room.promise(CARLO, 'own', own, 2);
  expect(room.proposals.promisesTo(ANNA, TIDY)).toContain(first);
  expect(room.proposals.hasHeard(first!)).toBe(true);
  const [open] = room.proposals.open();
  expect(open!.promises.get(CARLO)).toBe(first);
});

test('[G11] what one device writes by the hundred keeps nobody else’s word from being looked at again', () => {
  const room = new Room();
  const own = room.hear(ANNA, 'own', TIDY);
  room.hear(BRUNO, STAMP, { act: MOVING.consent, proposal: own, yes: true });
  for (let i = 0; i < 100; i++) room.hear(CARLO, 'e'.repeat(64), { act: MOVING.consent, proposal: own, yes: true });
  expect(room.open).toEqual([[ANNA, BRUNO, CARLO]]);
  room.opened();
  expect(room.open).toEqual([[ANNA, CARLO]]);
});

test('[G3] answers that come before what they are about aren’t pushed out by others', () => {
  const room = new Room();
  const own = 'd'.repeat(64);
  room.hear(BRUNO, 'own', { act: MOVING.consent, proposal: own, yes: true });
  for (let i = 0; i < 100; i++) {
    const nothing = i.toString(16).padStart(64, '0');
    room.hear(CARLO, 'own', { act: MOVING.consent, proposal: nothing, yes: true });
  }
  room.hear(ANNA, 'own', TIDY, own);
  expect(room.open).toEqual([[ANNA, BRUNO]]);
});

test('[G11] what has seen nothing was written at no opening', () => {
  const room = new Room();
  const own = room.hear(ANNA, 'own', TIDY);
  room.hear(BRUNO, ZERO_HASH, { act: MOVING.consent, proposal: own, yes: true });
  room.hear(BRUNO, ZERO_HASH, TIDY);
  room.promise(CARLO, ZERO_HASH, own, 1);
  expect(room.open).toEqual([[ANNA]]);
  expect([...room.proposals.bound]).toEqual([CARLO]);
});
