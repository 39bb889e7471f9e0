/** A line that is cut says no goodbye: what the relay makes of it, look by look. */
import { afterEach, expect, test } from 'vitest';
import { Hearing } from '../../server/hearing.ts';
import { LIMITS } from '../../server/limits.ts';
import { readFrame, writeRemoved } from '../../src/wire/frames.ts';
import { Bare, cleanUp, relayWith } from './table.ts';

afterEach(cleanUp);

interface Fake {
  readonly hearing: Hearing;
  readonly socket: { bufferedAmount: number; isPaused: boolean; pings: number; ping(): void };
}
function fake(): Fake {
  const socket = { bufferedAmount: 0, isPaused: false, pings: 0, ping: () => void (socket.pings += 1) };
  const hearing = new Hearing(socket);
  hearing.isSilent(0);
  return { hearing, socket };
}
/** What so many looks say, one after the other. */
const looks = ({ hearing }: Fake, n: number): boolean[] => Array.from({ length: n }, () => hearing.isSilent(0));

test('[N11] a line that was cut is asked once, and silent within three and a half seconds', () => {
  const one = fake();
  const said = looks(one, 16);
  expect(said.indexOf(true)).toBe(14);
  expect((said.indexOf(true) + 1) * LIMITS.listenMs).toBeLessThanOrEqual(3_500);
  expect(one.socket.pings).toBe(1);
});

test('[N11] any byte is a sign of life, of a message that isn’t whole too, and so is what is taken of a backlog', () => {
  const one = fake();
  for (let i = 0; i < 5; i++) {
    expect(looks(one, 10)).not.toContain(true);
    one.hearing.hear();
  }
  one.socket.bufferedAmount = 1_000_000;
  for (let i = 0; i < 5; i++) {
    one.socket.bufferedAmount -= 1_000;
    expect(looks(one, 10)).not.toContain(true);
  }
});

test('[N11] who isn’t read isn’t silent', () => {
  const one = fake();
  one.socket.isPaused = true;
  expect(looks(one, 40)).not.toContain(true);
});

test('[N11] a page whose line is cut is taken away from the others, and is told, so that it shows itself anew', async () => {
  const relay = await relayWith({ limits: { listenMs: 20 } });
  const [mute, ear] = [new Bare(relay), new Bare(relay)];
  await Promise.all([mute.next(), ear.next()]);
  mute.socket.send(Uint8Array.of(1, 5, 1, 11, 4, 1, 0x31));
  await ear.next();
  mute.socket.pause();
  const gone = writeRemoved([{ client: 11, clock: 4 }]);
  expect(await ear.next()).toEqual(gone);
  mute.socket.resume();
  expect(await mute.next()).toEqual(gone);
  mute.socket.send(Uint8Array.of(1, 5, 1, 11, 5, 1, 0x31));
  expect(readFrame(await ear.next())).toMatchObject({ marks: [{ client: 11, clock: 5 }] });
});

test('[T17] who asks about nobody is answered about nobody, whatever the room holds', async () => {
  const relay = await relayWith();
  const bare = new Bare(relay);
  await bare.next();
  bare.socket.send(writeRemoved([]));
  expect(await bare.next()).toEqual(writeRemoved([]));
});
