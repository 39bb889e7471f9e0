/** Presence against a relay, and against somebody with the link, who would like to be somebody else. */
import { describe, expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { ITEM } from '../../../src/kernel/journal/presence-seal.ts';
import { Hub } from '../../helpers/hub.ts';
import { Pen } from '../../helpers/pen.ts';
import { everybody, forged, type Known, Page, settled, sodium, vote, who } from './page.ts';

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

  test('[N3] nothing is said by nobody: votes without whoever says them aren’t heard', () => {
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
