/** Everything that a forger needs. An honest evening, the keys of whoever lies, and a pen for what stands in it or comes on top of it. */
import { expect } from 'vitest';
import type { Checked } from '../../checker/check.ts';
import type { Entry } from '../../checker/entry.ts';
import type { Evidence } from '../../checker/evidence.ts';
import type { Wrong } from '../../checker/finding.ts';
import { type Part, readLogFile } from '../../checker/log-file.ts';
import { down, type Node } from '../../checker/places.ts';
import type { Room } from '../../checker/room.ts';
import { ackOf, after, entryOf, fileOf, promiseOf, read, seatBody, stampBody, votedBody } from './forge.ts';
import { type Evening, honestEvening, honestMove, judged } from './honest.ts';

let made: Promise<Forger> | undefined;
/** One evening for all tests. */
export const forger = (): Promise<Forger> => (made ??= honestEvening().then((evening) => new Forger(evening)));
let moved: Promise<Forger> | undefined;
/** …and one table that went on without the person of seat 3. */
export const movedForger = (): Promise<Forger> => (moved ??= honestMove().then((evening) => new Forger(evening)));

/** What is found, in such words, and who is named, all of them and nobody else. */
export function expectFound(
  evidence: Evidence,
  wrong: Wrong,
  liars: readonly string[],
  says: RegExp = /(?:)/,
): Checked {
  const checked = judged(evidence);
  expect(checked.findings).toContainEqual(expect.objectContaining({ wrong, says: expect.stringMatching(says) }));
  expect([...new Set(checked.findings.flatMap((one) => one.liars))].toSorted()).toEqual(liars.toSorted());
  for (const { liars, proof } of checked.findings) if (liars.length > 0) expect(proof.length).toBeGreaterThan(0);
  return checked;
}

export class Forger {
  readonly evening: Evening;
  /** The last room. */
  readonly room: Room;
  /** From the table's first entry on. */
  readonly path: readonly Node[];
  readonly tip: Node;
  /** Of the last file. */
  readonly part: Part;

  constructor(evening: Evening) {
    this.evening = evening;
    const { rooms, findings } = judged(evening.evidence);
    expect(findings).toEqual([]);
    this.room = rooms.at(-1)!;
    this.tip = this.room.tip!;
    this.path = [...down(this.tip)].toReversed();
    const log = readLogFile(evening.evidence.logs.at(-1)!.bytes);
    if ('fault' in log) throw new Error(log.fault);
    this.part = log.parts.at(-1)!;
  }

  /** One file, forged. */
  file = (entries: readonly Uint8Array[], more: Partial<Part> = {}): Evidence => ({
    logs: [{ name: 'saved', bytes: fileOf([{ ...this.part, ...more, entries }]) }],
  });
  /** Everything that all know, and this besides. */
  besides = (entries: readonly Uint8Array[], votes: readonly Uint8Array[] = []): Evidence => ({
    ...this.evening.evidence,
    entries: [...this.evening.evidence.entries!, ...entries],
    votes: [...this.evening.evidence.votes!, ...votes.map((bytes) => ({ room: this.room.room, bytes }))],
  });

  device = (i: number): string => this.evening.devices[i]!;
  /** The last entry of a device's last session. */
  lastOf = (who: string): Entry => this.part.entries.map(read).findLast((entry) => entry.device === who)!;
  sequencer = (): string => this.tip.sequencer.device;
  /** A voter that doesn't stamp. */
  other = (i: number): string => this.tip.voters.filter((one) => one !== this.sequencer())[i]!;
  /** Three that are a quorum of four, and the sequencer last. */
  voters = (n: number): readonly string[] =>
    [this.other(0), this.other(1), this.other(2), this.sequencer()].slice(0, n);
  sign = (who: string, message: Uint8Array): Uint8Array => this.evening.sign(who, message);

  next = (over: Node, more: object = {}): { epoch: number; position: number; time: number } => ({
    epoch: over.epoch,
    position: over.position + 1,
    time: over.time + 5,
    ...more,
  });
  /** By the sequencer, over this stamp. */
  stamped = (
    body: Uint8Array,
    over: Node = this.tip,
    kind = 7,
    last: Entry = this.lastOf(this.sequencer()),
  ): Uint8Array => entryOf(after(last, kind, body, over.hash), this.sign);
  /** Stamped by the sequencer, in the order in which they come; its own come before its stamp in its chain. */
  placed = (...entries: readonly Uint8Array[]): readonly Uint8Array[] => {
    const all = entries.map(read);
    const body = stampBody({ ...this.next(this.tip), entries: all.map(({ hash }) => hash) });
    const own = all.findLast(({ device }) => device === this.sequencer());
    return [...entries, this.stamped(body, this.tip, 7, own)];
  };
  /** This device opens an epoch over a stamp, with these promises for it. */
  opening = (who: string, over: Node, vows: (to: Entry) => readonly Uint8Array[], epoch: number = 2): Uint8Array => {
    const last = this.lastOf(who);
    return entryOf(after(last, 8, votedBody(this.next(over, { epoch }), vows(last)), over.hash), this.sign);
  };

  someMove = (): Entry =>
    this.part.entries.map(read).find((entry) => entry.body?.is === 'move' && entry.device === this.other(0))!;
  instead = (of: Entry, ...others: readonly Uint8Array[]): readonly Uint8Array[] =>
    this.part.entries.flatMap((bytes) => (read(bytes).hash === of.hash ? others : [bytes]));
  effectOf = (act: 'in' | 'out'): Node =>
    this.path.find(
      ({ stamp, parent }) => stamp?.is === 'effect' && parent!.epoch > 0 && parent!.changes[0]?.act === act,
    )!;
  act = (who: string, ...body: Parameters<typeof seatBody>): Uint8Array =>
    entryOf(after(this.lastOf(who), 3, seatBody(...body), this.tip.hash), this.sign);
  /** The first entry of a session that nobody has seen yet. */
  hello = (who: string, session: number = 7): Entry => {
    const draft = { room: this.room.room, device: who, session, prev: '00'.repeat(32), seen: this.tip.hash };
    return read(entryOf({ ...draft, kind: 2, seq: 0, body: this.evening.keys(who) }, this.sign));
  };

  ackAt = (who: string, node: Node, state: string = '11'.repeat(8)): Uint8Array =>
    ackOf(
      this.room.room,
      { device: who, session: this.lastOf(who).session, epoch: node.epoch },
      node,
      state,
      this.sign,
    );
  vow = (
    who: string,
    to: Pick<Entry, 'device' | 'session'>,
    epoch: number,
    last: Pick<Node, 'epoch' | 'position' | 'hash'> | undefined,
  ): Uint8Array =>
    promiseOf(this.room.room, { device: who, session: this.lastOf(who)?.session ?? 7, epoch }, to, last, this.sign);
}
