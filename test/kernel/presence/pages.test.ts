/** Presence: who is at the table, as each page says and no other can say for it. */
import { describe, expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { Hub } from '../../helpers/hub.ts';
import { seeded } from '../../helpers/rng.ts';
import { FAIR } from '../../../src/sim/carrier.ts';
import { Network } from '../../../src/sim/network.ts';
import { Schedule } from '../../../src/sim/schedule.ts';
import { NODE } from '../../sim/node-drain.ts';
import { Page, settled, vote } from './page.ts';

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

test('[N10] changes of one turn are one state, and what is said already is none', async () => {
  const hub = new Hub();
  const [a, b] = [new Page(hub, 1), new Page(hub, 2)];
  await settled();
  const before = a.shown;
  for (let n = 0; n < 50; n++) {
    a.presence.say([vote(n)]);
    a.presence.hidden(n % 2 === 1);
    a.presence.want([new Uint8Array(32).fill(n)]);
  }
  await settled();
  expect(a.shown).toBe(before + 1);
  expect([b.votes.at(-1), b.sees]).toEqual([[hex(vote(49))], [`${a.name} hidden`]]);
  a.presence.say([vote(49)]);
  a.presence.hidden(true);
  await settled();
  expect(a.shown).toBe(before + 1);
});

test('[N2] [N6] under late, repeated and reordered frames and broken lines all see all in the end, and nobody who is gone', async () => {
  const rng = seeded(7);
  const schedule = new Schedule(NODE);
  const network = new Network(schedule, rng);
  const pages = [1, 2, 3, 4].map((where) => {
    const caller = { where, enter: (run: () => void) => run() };
    return new Page({ transport: () => network.transport(caller) }, where);
  });
  await schedule.pass(5_000);
  network.weather = { delayMs: 20, jitterMs: 400, twice: 3, overtaking: true, unseen: 0 };
  for (let n = 0; n < 250; n++) {
    rng.pick(pages)!.presence.say([vote(n)]);
    if (rng.oneIn(8)) network.break(1 + rng.below(4), rng.below(600));
    await schedule.pass(rng.below(100));
  }
  network.weather = FAIR;
  await schedule.pass(60_000);
  pages[3]!.line.close();
  await schedule.pass(60_000);
  const names = pages.slice(0, 3).map(({ name }) => name);
  for (const page of pages.slice(0, 3)) {
    expect(page.sees).toEqual(names.filter((name) => name !== page.name).toSorted());
    expect(page.garbage).toBe(0);
  }
});
