/** Presence: who is at the table, as each page says and no other can say for it. */
import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { hex, utf8 } from '../../src/kernel/bytes.ts';
import { ITEM, type Item, sealPresence } from '../../src/kernel/journal/presence-seal.ts';
import type { TransportLine } from '../../src/kernel/journal/transport.ts';
import type { Sodium } from '../../src/kernel/ports.ts';
import { Presence } from '../../src/kernel/presence.ts';
import { whoMessage, writeWho } from '../../src/kernel/presence/who.ts';
import { ManualClock } from '../helpers/clock.ts';
import { Hub } from '../helpers/hub.ts';
import { Pen, ROOM } from '../helpers/pen.ts';
import { seeded } from '../helpers/rng.ts';
import { Storm } from '../helpers/storm.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const KEY = new Uint8Array(32).fill(5);
const KEYS = { roomId: ROOM, key: KEY, keyEpoch: 0 };
const RELAY = { topic: 'x'.repeat(22), generation: 0, joinPub: KEY, viewPub: KEY, viewSeed: KEY, joinSeed: KEY };

/** Keys by device. */
type Known = Map<string, Uint8Array>;

/** One state as the relay carried it. */
interface Carried {
  readonly client: number;
  readonly clock: number;
  readonly state: Uint8Array | undefined;
}

class Page {
  readonly pen: Pen;
  readonly session: number;
  readonly doc = new Y.Doc();
  readonly presence: Presence;
  readonly line: TransportLine;
  readonly votes: string[][] = [];
  readonly said: string[] = [];
  readonly gestures: (string | undefined)[] = [];
  readonly carried: Carried[] = [];
  shown = 0;
  garbage = 0;

  constructor(
    network: { transport(): ReturnType<Hub['transport']> },
    number: number,
    options: { clock?: ManualClock; known?: Known; speaks?: boolean; session?: number } = {},
  ) {
    this.pen = new Pen(sodium, number);
    this.session = options.session ?? 1;
    const known = options.known ?? everybody;
    if (known === everybody) known.set(this.pen.device, this.pen.sigPk);
    this.presence = new Presence(
      {
        sodium,
        rng: seeded(number),
        clock: options.clock ?? new ManualClock(),
        room: { id: ROOM, presenceKey: KEY },
        keys: { sign: (message) => Promise.resolve(this.pen.sign(message)) },
        device: this.pen.device,
        session: this.session,
        speaks: options.speaks ?? true,
        client: () => this.doc.clientID,
        show: (make) => {
          this.shown++;
          this.line.present(make);
        },
        keyOf: (device) => known.get(device),
      },
      {
        votes: (votes) => this.votes.push(votes.map((vote) => hex(vote))),
        present: (device, session, hidden, fresh) =>
          this.said.push(`${device.slice(0, 4)}/${session}${hidden ? ' hidden' : ''}${fresh ? '' : ' again'}`),
        absent: (device, session, lost) => this.said.push(`-${device.slice(0, 4)}/${session}${lost ? ' lost' : ''}`),
        gesture: (_device, _session, bytes) => this.gestures.push(bytes && hex(bytes)),
        garbage: () => void this.garbage++,
      },
    );
    this.line = network.transport().connect(this.doc, RELAY, {
      status: (status) => status === 'offline' && this.presence.lost(),
      blocked: () => undefined,
      garbage: () => undefined,
      presence: (client, clock, state) => {
        this.carried.push({ client, clock, state });
        this.presence.heard(client, clock, state);
      },
    });
    this.presence.resend();
  }

  get name(): string {
    return `${this.pen.device.slice(0, 4)}/${this.session}`;
  }

  /** The pages that it hears, sorted. */
  get sees(): readonly string[] {
    return this.presence
      .pages()
      .map(({ device, session, hidden }) => `${device.slice(0, 4)}/${session}${hidden ? ' hidden' : ''}`)
      .toSorted();
  }

  hear({ client, clock, state }: Carried): void {
    this.presence.heard(client, clock, state);
  }
}

const everybody: Known = new Map();
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const vote = (n: number): Uint8Array => new Uint8Array(133).fill(n);

/** What somebody with the link and another program could send. */
const forged = (client: number, clock: number, items: readonly Item[]): Carried => ({
  client,
  clock,
  state: sealPresence({ sodium, rng: seeded(clock) }, KEYS, { client, clock }, items),
});

function who(pen: Pen, client: number, as: string = pen.device, session = 1, hidden = false): Item {
  const signature = pen.sign(whoMessage(ROOM, client, { device: as, session }));
  return { type: ITEM.who, bytes: writeWho({ device: as, session, hidden, signature }) };
}

describe('pages at one table', () => {
  test('[N3] each sees the others with device and session, who comes late too', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    const late = new Page(hub, 2, { session: 9 });
    await settled();
    expect(a.sees).toEqual([b.name, late.name].toSorted());
    expect(late.sees).toEqual([a.name, b.name].toSorted());
    expect([a.garbage, b.garbage, late.garbage]).toEqual([0, 0, 0]);
  });

  test('[N5] votes reach all as they are, together where they were said in one turn, and again with each renewal', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    const before = a.shown;
    a.presence.say([vote(1)]);
    a.presence.say([vote(1), vote(2)]);
    await settled();
    expect(a.shown).toBe(before + 1);
    const both = [hex(vote(1)), hex(vote(2))];
    expect(b.votes).toEqual([both]);
    a.presence.say([vote(1), vote(2)]);
    await settled();
    expect(a.shown).toBe(before + 1);
    a.presence.resend();
    await settled();
    expect(b.votes).toEqual([both, both]);
    a.presence.say([]);
    await settled();
    expect(b.votes).toHaveLength(2);
  });

  test('[N6] a hidden page says so; a leaving one is taken away, and may come back', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    a.presence.hidden(true);
    await settled();
    expect(b.sees).toEqual([`${a.name} hidden`]);
    a.presence.leave();
    expect(b.sees).toEqual([]);
    a.presence.say([vote(1)]);
    await settled();
    expect(b.sees).toEqual([]);
    a.presence.hidden(false);
    a.presence.resend();
    await settled();
    expect(b.sees).toEqual([a.name]);
    a.line.close();
    expect(b.said.at(-1)).toBe(`-${a.name}`);
  });

  test('[N6] with its own line a page loses sight of all, and takes who stands there as before for no sign of life', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    const [last] = b.carried.slice(-1);
    b.presence.lost();
    expect(b.said.at(-1)).toBe(`-${a.name} lost`);
    b.hear(last!);
    expect(b.said.at(-1)).toBe(`${a.name} again`);
    hub.stop();
    expect([a.sees, b.sees]).toEqual([[], []]);
    hub.restart();
    expect([a.sees, b.sees]).toEqual([[b.name], [a.name]]);
    expect(b.said.at(-1)).toBe(a.name);
  });

  test('[N8] a watcher’s page sees all and shows nothing', async () => {
    const hub = new Hub();
    const [a, watcher] = [new Page(hub, 1), new Page(hub, 2, { speaks: false })];
    watcher.presence.say([vote(1)]);
    watcher.presence.hidden(true);
    watcher.presence.gesture(utf8('x'));
    watcher.presence.resend();
    await settled();
    expect(watcher.sees).toEqual([a.name]);
    expect([watcher.shown, a.sees]).toEqual([0, []]);
  });

  test('[N3] a page to which Yjs gives another number signs for that one, and isn’t there twice', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    a.doc.clientID += 1;
    a.presence.resend();
    await settled();
    expect(b.sees).toEqual([a.name]);
    expect([b.garbage, b.said.filter((what) => what.startsWith('-'))]).toEqual([0, []]);
  });
});

describe('what a relay could try', () => {
  test('[N1] what it carries tells it neither device nor votes', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    a.presence.say([vote(7)]);
    await settled();
    expect(b.votes).toHaveLength(1);
    const carried = hub.shown.map(hex).join(' ');
    expect(carried.length).toBeGreaterThan(0);
    for (const secret of [a.pen.device, hex(vote(7).subarray(0, 16)), hex(a.pen.sigPk)]) {
      expect(carried).not.toContain(secret);
    }
  });

  test('[N2] the same state again, or an older one, is nothing: a page that is gone can’t be shown again', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    a.presence.say([vote(1)]);
    await settled();
    a.presence.say([vote(2)]);
    await settled();
    const states = b.carried.filter(({ state }) => state);
    a.line.close();
    const [heard, votes] = [b.said.length, b.votes.length];
    for (const old of states) b.hear(old);
    expect([b.sees, b.said.length, b.votes.length, b.garbage]).toEqual([[], heard, votes, 0]);
  });

  test('[N2] a state under another’s number or a newer clock is garbage, and the true one still counts', async () => {
    const hub = new Hub();
    const [a, b, c] = [new Page(hub, 1), new Page(hub, 2), new Page(hub, 3)];
    await settled();
    const [last] = c.carried.filter(({ client }) => client === a.doc.clientID).slice(-1);
    c.hear({ ...last!, client: b.doc.clientID, clock: last!.clock + 5 });
    c.hear({ ...last!, client: 12_345 });
    c.hear({ ...last!, clock: last!.clock + 5 });
    expect(c.garbage).toBe(3);
    a.presence.hidden(true);
    await settled();
    expect(c.sees).toEqual([`${a.name} hidden`, b.name].toSorted());
  });

  test('[N2] that a page was gone before what it showed last is nothing', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    a.presence.resend();
    await settled();
    a.presence.resend();
    await settled();
    b.presence.heard(a.doc.clientID, 1, undefined);
    expect(b.sees).toEqual([a.name]);
  });

  test('[N4] numbers that are none, and states of any bytes, never throw', () => {
    const b = new Page(new Hub(), 2);
    for (const n of [-1, 0.5, Number.NaN, 2 ** 32, Infinity]) {
      b.presence.heard(n, 1, new Uint8Array(200));
      b.presence.heard(1, n, new Uint8Array(200));
      b.presence.heard(1, n, undefined);
    }
    for (let length = 0; length < 800; length += 7) b.presence.heard(1, 1, new Uint8Array(length).fill(1));
    expect(b.sees).toEqual([]);
  });
});

describe('what somebody with the link could try', () => {
  test('[N3] a page of another’s device, signed by oneself or with its signature for another number, is garbage', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    const insider = new Pen(sodium, 66);
    b.hear(forged(777, 1, [who(insider, 777, a.pen.device)]));
    b.hear(forged(778, 1, [who(a.pen, a.doc.clientID)]));
    b.hear(forged(779, 1, [who(a.pen, 779, a.pen.device, 1), who(insider, 779)]));
    b.hear(forged(780, 1, [{ type: ITEM.who, bytes: new Uint8Array(84) }]));
    expect([b.garbage, b.sees]).toEqual([4, [a.name]]);
  });

  test('[N3] nothing is said by nobody: votes and gestures without who says them aren’t heard', () => {
    const b = new Page(new Hub(), 2);
    b.hear(forged(777, 1, [{ type: ITEM.vote, bytes: vote(1) }]));
    b.hear(forged(777, 2, []));
    expect([b.votes, b.sees, b.garbage]).toEqual([[], [], 0]);
  });

  test('[N3] what a device shows before its key is known waits for it, the last state only', () => {
    const known: Known = new Map();
    const b = new Page(new Hub(), 2, { known });
    const pen = new Pen(sodium, 1);
    b.hear(forged(777, 1, [who(pen, 777), { type: ITEM.vote, bytes: vote(1) }]));
    b.hear(forged(777, 2, [who(pen, 777), { type: ITEM.vote, bytes: vote(2) }]));
    b.presence.retry();
    expect(b.sees).toEqual([]);
    known.set(pen.device, pen.sigPk);
    b.presence.retry();
    expect(b.votes).toEqual([[hex(vote(2))]]);
    b.presence.retry();
    expect([b.votes.length, b.sees.length]).toEqual([1, 1]);
  });

  test('[N3] what waited and was signed by another is garbage, and its number is free for the true page', () => {
    const known: Known = new Map();
    const b = new Page(new Hub(), 2, { known });
    const [pen, liar] = [new Pen(sodium, 1), new Pen(sodium, 66)];
    b.hear(forged(777, 1, [who(liar, 777, pen.device)]));
    known.set(pen.device, pen.sigPk);
    b.presence.retry();
    expect([b.garbage, b.sees]).toEqual([1, []]);
    b.presence.retry();
    expect(b.garbage).toBe(1);
    b.hear(forged(777, 2, [who(pen, 777)]));
    expect(b.sees).toHaveLength(1);
  });

  test('[N4] whoever takes all numbers pushes out nobody who is there', async () => {
    const hub = new Hub();
    const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
    await settled();
    const flood = new Pen(sodium, 66);
    for (let client = 1; client <= 300; client++) b.hear(forged(client, 1, [who(flood, client)]));
    everybody.set(flood.device, flood.sigPk);
    for (let client = 301; client <= 600; client++)
      b.hear(forged(client, 1, [who(flood, client, flood.device, client)]));
    everybody.delete(flood.device);
    expect(b.presence.pages().length).toBe(256);
    expect(b.sees).toContain(a.name);
  });

  test('[N3] items of a later version are passed over', () => {
    const b = new Page(new Hub(), 2);
    const pen = new Pen(sodium, 1);
    everybody.set(pen.device, pen.sigPk);
    b.hear(forged(777, 1, [{ type: 99, bytes: vote(1) }, who(pen, 777, pen.device, 1, true)]));
    expect(b.sees).toEqual([`${pen.device.slice(0, 4)}/1 hidden`]);
  });
});

describe('gestures', () => {
  const text = (n: number): Uint8Array => utf8(`g${n}`);

  test('[N7] ten in a second and the last one always; none while the page is hidden', async () => {
    const hub = new Hub();
    const clock = new ManualClock();
    const [a, b] = [new Page(hub, 1, { clock }), new Page(hub, 2)];
    await clock.pass(1_000);
    const before = a.shown;
    for (let n = 0; n < 100; n++) {
      a.presence.gesture(text(n));
      await clock.pass(10);
    }
    await clock.pass(1_000);
    expect(a.shown - before).toBe(11);
    expect(b.gestures.at(-1)).toBe(hex(text(99)));
    a.presence.hidden(true);
    await clock.pass(0);
    expect(b.gestures.at(-1)).toBeUndefined();
    const hidden = a.shown;
    for (let n = 0; n < 5; n++) a.presence.gesture(text(200 + n));
    await clock.pass(1_000);
    expect(a.shown).toBe(hidden);
    a.presence.hidden(false);
    await clock.pass(0);
    expect(b.gestures.at(-1)).toBe(hex(text(204)));
  });

  test('[N7] five in a second where more than twelve hear them', async () => {
    const hub = new Hub();
    const clock = new ManualClock();
    const a = new Page(hub, 1, { clock });
    const others = Array.from({ length: 13 }, (_, n) => new Page(hub, n + 2));
    await clock.pass(1_000);
    const before = a.shown;
    for (let n = 0; n < 100; n++) {
      a.presence.gesture(text(n));
      await clock.pass(10);
    }
    await clock.pass(1_000);
    expect(a.shown - before).toBe(6);
    for (const one of others) expect(one.gestures.at(-1)).toBe(hex(text(99)));
  });

  test('[N7] one longer than 64 bytes is our own bug and throws', () => {
    const a = new Page(new Hub(), 1);
    a.presence.gesture(new Uint8Array(64));
    expect(() => a.presence.gesture(new Uint8Array(65))).toThrow(RangeError);
  });
});

test('[N2] [N6] under late, repeated and reordered frames and broken lines all see all in the end, and nobody who is gone', async () => {
  const rng = seeded(7);
  const storm = new Storm(rng);
  const pages = [1, 2, 3, 4].map((n) => new Page(storm, n));
  storm.calm();
  for (let n = 0; n < 800; n++) {
    storm.blow();
    if (n % 9 === 0) rng.pick(pages)!.presence.say([vote(n % 250)]);
    if (n % 3 === 0) await settled();
  }
  pages[3]!.line.close();
  await settled();
  storm.calm();
  const names = pages.slice(0, 3).map(({ name }) => name);
  for (const page of pages.slice(0, 3)) {
    expect(page.sees).toEqual(names.filter((name) => name !== page.name).toSorted());
    expect(page.garbage).toBe(0);
  }
});
