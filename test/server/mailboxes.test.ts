/** Mailboxes of spoken invitations: what passes between one host and those who knock, and what they may not do. */
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Relay } from '../../server/relay.ts';
import { upgraded } from './invited.ts';
import { MeetingLine } from './meeting-line.ts';
import { cleanUp, health, relayWith } from './table.ts';

afterEach(cleanUp);

const PLACE = 'spoken/1048575';
const HOST = `tavolata-host1.${'A'.repeat(22)}`;
const OTHER = `tavolata-host1.${'B'.repeat(22)}`;
const GUEST = 'tavolata-guest1';

class Line extends MeetingLine {
  constructor(relay: Relay, protocol: string, headers: Record<string, string> = {}, place = PLACE) {
    super(relay, place, protocol, headers);
  }
}

/** A host whose place is its own. */
async function hostAt(relay: Relay, protocol = HOST): Promise<Line> {
  const host = new Line(relay, protocol);
  expect(await host.next()).toEqual([0]);
  return host;
}

test('[I42] what newcomers say comes to the host with their numbers, and its answers go to each', async () => {
  const relay = await relayWith();
  const host = await hostAt(relay);
  const first = new Line(relay, GUEST);
  first.say(7, 8);
  expect(await host.next()).toEqual([1, 7, 8]);
  const second = new Line(relay, GUEST);
  second.say(9);
  expect(await host.next()).toEqual([2, 9]);
  host.say(2, 50, 51);
  host.say(1, 40);
  expect(await first.next()).toEqual([40]);
  expect(await second.next()).toEqual([50, 51]);
  host.say(1);
  expect(await first.closed).toBe(4404);
});

test('[I42] where no host is, at another place too, a newcomer is told so', async () => {
  const relay = await relayWith();
  expect(await new Line(relay, GUEST).closed).toBe(4404);
  await hostAt(relay);
  expect(await new Line(relay, GUEST, {}, 'spoken/5').closed).toBe(4404);
});

test('[I42] a place has one host, who may take it again by another line, and gives it up with an ordinary end', async () => {
  const relay = await relayWith();
  const host = await hostAt(relay);
  expect(await new Line(relay, OTHER).closed).toBe(4409);
  const again = await hostAt(relay);
  expect(await host.closed).toBe(4408);
  const guest = new Line(relay, GUEST);
  guest.say(1);
  expect(await again.next()).toEqual([1, 1]);
  again.socket.close(1000);
  expect(await guest.closed).toBe(4404);
  await hostAt(relay, OTHER);
});

test('[I42] a place is held for a host whose line broke off', async () => {
  const relay = await relayWith();
  const host = await hostAt(relay);
  host.socket.terminate();
  await host.closed;
  expect(await new Line(relay, OTHER).closed).toBe(4409);
  await hostAt(relay);
});

test('[I42] a place is free when its time is up, also of a host that is still there', async () => {
  const relay = await relayWith({ limits: { mailboxMs: 50 } });
  const host = await hostAt(relay);
  expect(await host.closed).toBe(4404);
  await hostAt(relay, OTHER);
});

test('[I42] each side says no more than the exchange takes', async () => {
  const relay = await relayWith();
  const host = await hostAt(relay);
  const guest = new Line(relay, GUEST);
  for (let i = 0; i < 3; i++) guest.say(i);
  expect(await guest.closed).toBe(4400);
  const next = new Line(relay, GUEST);
  next.say(1);
  while ((await host.next())[0] !== 2);
  for (let i = 0; i < 3; i++) host.say(2, i);
  expect(await host.closed).toBe(4400);
});

test('[I42] a message of more than 512 bytes ends its line', async () => {
  const relay = await relayWith();
  await hostAt(relay);
  const guest = new Line(relay, GUEST);
  guest.say(...Array.from({ length: 513 }, () => 1));
  expect(await guest.closed).toBe(1009);
});

test('[I42] there is an end to mailboxes, to newcomers in one and to the time that each has', async () => {
  const relay = await relayWith({ limits: { mailboxes: 1, mailboxGuests: 2, mailboxGuestMs: 100 } });
  const host = await hostAt(relay);
  expect(await new Line(relay, OTHER, {}, 'spoken/4').closed).toBe(4429);
  expect(await new Line(relay, GUEST).closed).toBe(4404);
  expect(await new Line(relay, GUEST).closed).toBe(4404);
  expect(await new Line(relay, GUEST).closed).toBe(4429);
  expect(host.socket.readyState).toBe(WebSocket.OPEN);
});

test('[I42] one address knocks ten times a minute, wherever; others aren’t touched by that', async () => {
  const relay = await relayWith({ proxies: 1 });
  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
  for (let i = 0; i < 10; i++) expect(await new Line(relay, GUEST, from('1.1.1.1'), `spoken/${i}`).closed).toBe(4404);
  expect(await new Line(relay, GUEST, from('1.1.1.1')).closed).toBe(4529);
  expect(await new Line(relay, GUEST, from('2.2.2.2')).closed).toBe(4404);
});

test.each([
  ['spoken/1048576', GUEST],
  ['spoken/01', GUEST],
  ['spoken/x', GUEST],
  [PLACE, 'tavolata-host1.short'],
  [PLACE, 'other'],
])('[I42] an upgrade to %s as %s is 404', async (place, protocol) => {
  expect(await upgraded(await relayWith(), place, [protocol])).toBe(404);
});

test('[I42] a page of another site gets no mailbox at somebody’s own relay', async () => {
  expect(await upgraded(await relayWith(), PLACE, [GUEST], { origin: 'https://evil.example' })).toBe(403);
});

test('[I42] mailboxes make no room, and go with the relay', async () => {
  const relay = await relayWith();
  const host = await hostAt(relay);
  expect(await health(relay)).toMatchObject({ rooms: 0 });
  await relay.close();
  expect(await host.closed).toBe(4503);
});

test('[I42] a line from which nothing is heard ends, so that its host may come again', async () => {
  const relay = await relayWith({ limits: { heartbeatMs: 50 } });
  const dead = await hostAt(relay);
  // Its socket reads nothing any more, and so answers no ping.
  dead.socket.pause();
  const wait = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms));
  const knocking = async (): Promise<number | undefined> => Promise.race([new Line(relay, GUEST).closed, wait(100)]);
  await expect.poll(knocking, { timeout: 3_000 }).toBe(4404);
});

test('[I42] a host that sends frame after frame, whole or not, is hung up on, and all of them are counted', async () => {
  const relay = await relayWith({ metrics: true });
  const host = await hostAt(relay);
  for (let i = 0; i < 1_000; i++) host.say(200);
  expect(await host.closed).toBe(4529);
  const ponging = await hostAt(relay);
  for (let i = 0; i < 1_000; i++) ponging.socket.pong();
  expect(await ponging.closed).toBe(4529);
  const text = await (await fetch(`http://127.0.0.1:${relay.port}/metrics`)).text();
  expect(text).toContain('tavolata_closed_total{code="4529"} 2');
  expect(Number(/^tavolata_frames_total (\d+)$/mu.exec(text)?.[1])).toBeGreaterThan(240);
  const bits = await hostAt(relay);
  for (let i = 0; i < 1_000; i++) bits.socket.send(new Uint8Array(0), { fin: false });
  expect(await bits.closed).toBe(1008);
});

test('[I42] what a host sends counts towards what its address may send in a day', async () => {
  const relay = await relayWith({ proxies: 1, limits: { addressBytesPerDay: 100 } });
  const host = new Line(relay, HOST, { 'x-forwarded-for': '192.0.2.1' });
  expect(await host.next()).toEqual([0]);
  host.say(...Array.from({ length: 101 }, () => 1));
  expect(await host.closed).toBe(4529);
});
