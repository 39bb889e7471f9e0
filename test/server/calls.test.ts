/** Lines of one call: who answers, who waits, and what neither may do. */
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Relay } from '../../server/relay.ts';
import { MeetingLine } from './meeting-line.ts';
import { cleanUp, health, relayWith } from './table.ts';

afterEach(cleanUp);

const PLACE = `call/${'c'.repeat(22)}`;

class Line extends MeetingLine {
  constructor(relay: Relay, who: 'host' | 'guest', place = PLACE, headers: Record<string, string> = {}) {
    super(relay, place, `tavolata-${who}1`, headers);
  }
}

/** A line that has been told this first. */
async function told(relay: Relay, who: 'host' | 'guest', first: number, place = PLACE): Promise<Line> {
  const line = new Line(relay, who, place);
  expect(await line.next()).toEqual([first]);
  return line;
}

test('[I44] a newcomer waits where nobody answers, and is told when somebody does', async () => {
  const relay = await relayWith();
  const guest = await told(relay, 'guest', 1);
  const host = await told(relay, 'host', 0);
  expect(await guest.next()).toEqual([0]);
  guest.say(7, 8);
  expect(await host.next()).toEqual([1, 7, 8]);
  host.say(1, 40);
  expect(await guest.next()).toEqual([40]);
  const second = await told(relay, 'guest', 0);
  second.say(9);
  expect(await host.next()).toEqual([2, 9]);
});

test('[I44] another call is another place', async () => {
  const relay = await relayWith();
  await told(relay, 'host', 0);
  await told(relay, 'guest', 1, `call/${'d'.repeat(22)}`);
});

test('[I44] where the one who answers goes, the next in line does, and newcomers begin anew with it', async () => {
  const relay = await relayWith();
  const first = await told(relay, 'host', 0);
  const second = new Line(relay, 'host');
  const guest = await told(relay, 'guest', 0);
  for (const bytes of [1, 2]) guest.say(bytes);
  expect(await first.next()).toEqual([1, 1]);
  first.socket.terminate();
  expect(await second.next()).toEqual([0]);
  expect(await guest.next()).toEqual([0]);
  guest.say(3);
  expect(await second.next()).toEqual([1, 3]);
  second.socket.close();
  expect(await guest.next()).toEqual([1]);
});

test('[I44] one who answers nobody loses its turn to the next', async () => {
  const relay = await relayWith();
  const asleep = await told(relay, 'host', 0);
  const awake = new Line(relay, 'host');
  const guest = await told(relay, 'guest', 0);
  guest.say(1);
  expect(await asleep.next()).toEqual([1, 1]);
  expect(await awake.next()).toEqual([0]);
  expect(await guest.next()).toEqual([0]);
  guest.say(2);
  expect(await awake.next()).toEqual([1, 2]);
  // What it says later comes to nobody.
  asleep.say(1, 66);
  awake.say(1, 55);
  expect(await guest.next()).toEqual([55]);
});

test('[I44] each side says no more than the exchange takes, in whole messages of bytes', async () => {
  const relay = await relayWith();
  const host = await told(relay, 'host', 0);
  const guest = await told(relay, 'guest', 0);
  for (let i = 0; i < 3; i++) guest.say(i);
  expect(await guest.closed).toBe(4400);
  const text = await told(relay, 'guest', 0);
  text.socket.send('text');
  expect(await text.closed).toBe(4400);
  const next = await told(relay, 'guest', 0);
  next.say(1);
  while ((await host.next())[1] !== 1);
  for (let i = 0; i < 3; i++) host.say(1, i);
  expect(await host.closed).toBe(4400);
});

test('[I44] a newcomer who doesn’t finish is sent away, one who waits isn’t', async () => {
  const relay = await relayWith({ limits: { mailboxGuestMs: 50 } });
  const waiting = await told(relay, 'guest', 1, `call/${'e'.repeat(22)}`);
  await told(relay, 'host', 0);
  const guest = await told(relay, 'guest', 0);
  expect(await guest.closed).toBe(4404);
  expect(waiting.socket.readyState).toBe(WebSocket.OPEN);
});

test('[I44] lines of a call are bounded: by address, by call and in all, and they count as connections', async () => {
  const relay = await relayWith({ proxies: 1, limits: { addressKnocksPerMinute: 1, mailboxGuests: 1, mailboxes: 1 } });
  const from = (host: string): Record<string, string> => ({ 'x-forwarded-for': host });
  const guest = new Line(relay, 'guest', PLACE, from('192.0.2.1'));
  expect(await guest.next()).toEqual([1]);
  expect(await new Line(relay, 'guest', PLACE, from('192.0.2.1')).closed).toBe(4529);
  expect(await new Line(relay, 'guest', PLACE, from('192.0.2.2')).closed).toBe(4429);
  expect(await new Line(relay, 'guest', `call/${'f'.repeat(22)}`, from('192.0.2.3')).closed).toBe(4429);
  const host = new Line(relay, 'host', PLACE, from('192.0.2.4'));
  expect(await host.next()).toEqual([0]);
  expect(await new Line(relay, 'host', PLACE, from('192.0.2.5')).closed).toBe(4429);
  expect(await health(relay)).toMatchObject({ ok: true, rooms: 0 });
});

test('[I44] a line from which nothing is heard ends, and the next in line answers', async () => {
  const relay = await relayWith({ limits: { heartbeatMs: 1_000 } });
  const dead = await told(relay, 'host', 0);
  // It answers no ping any more.
  dead.socket.pause();
  const alive = new Line(relay, 'host');
  expect(await alive.next()).toEqual([0]);
  const guest = await told(relay, 'guest', 0);
  guest.say(4);
  expect(await alive.next()).toEqual([1, 4]);
});

test('[I44] when the relay goes down everybody is sent away for the moment', async () => {
  const relay = await relayWith();
  const host = await told(relay, 'host', 0);
  const guest = await told(relay, 'guest', 0);
  void relay.close();
  expect([await host.closed, await guest.closed]).toEqual([4503, 4503]);
});

test('[I44] a line that sends frame after frame is hung up on, whether it answers or not', async () => {
  const relay = await relayWith();
  const [first, second] = [await told(relay, 'host', 0), new Line(relay, 'host')];
  for (const host of [second, first]) {
    for (let i = 0; i < 1_000; i++) host.say(200);
    expect(await host.closed).toBe(4529);
  }
});

test('[I44] as many newcomers as there may be are answered in one go', async () => {
  const relay = await relayWith();
  const host = await told(relay, 'host', 0);
  const guests = await Promise.all(Array.from({ length: 40 }, () => told(relay, 'guest', 0)));
  for (const n of guests.keys()) for (const bytes of [1, 2]) host.say(n + 1, bytes);
  for (const guest of guests) expect([await guest.next(), await guest.next()]).toEqual([[1], [2]]);
  for (const n of guests.keys()) host.say(n + 1);
  expect(await Promise.all(guests.map(({ closed }) => closed))).toEqual(guests.map(() => 4404));
});
