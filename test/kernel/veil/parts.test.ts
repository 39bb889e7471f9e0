/** Parts around veiled letters: hush, keys between devices, the audit of sealed keys, veiled moves in the open. */
import { expect, test } from 'vitest';
import { keepKey, keepNote, keptKey, noteOf } from '../../../src/kernel/acting/veil-keys.ts';
import { collectShares, takeShare } from '../../../src/kernel/acting/share.ts';
import { falseServers, SlotAudit } from '../../../src/kernel/acting/slot-audit.ts';
import { Hush } from '../../../src/kernel/core/hush.ts';
import type { JointSecret } from '../../../src/kernel/asks/secret.ts';
import { concat, hex } from '../../../src/kernel/bytes.ts';
import { cellHandle } from '../../../src/kernel/asks/open.ts';
import { makeMoveBody } from '../../../src/kernel/journal/bodies.ts';
import { KIND } from '../../../src/kernel/journal/entry.ts';
import type { Veils } from '../../../src/kernel/runs/veils.ts';
import { SeatKeys, slotInfo, slotSeed } from '../../../src/kernel/secrets/veil.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { webMail, webRng } from '../../../src/embed/adapters/keys.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { vigil } from '../../helpers/vigil.ts';

test('[V11] in a hush nothing is told of whoever looks away; what is still so is told fifteen seconds after it', async () => {
  const clock = new ManualClock();
  const told: boolean[] = [];
  let hushed = false;
  let began = 0;
  const hush = new Hush({ clock, hushed: () => hushed, tell: (hidden) => told.push(hidden), began: () => began++ });
  hush.hidden(true);
  hush.hidden(false);
  expect(told).toEqual([true, false]);
  hushed = true;
  hush.look();
  hush.hidden(true);
  hush.hidden(false);
  hush.hidden(true);
  await clock.pass(60_000);
  expect([hush.isOn, began]).toEqual([true, 1]);
  hushed = false;
  hush.look();
  await clock.pass(14_999);
  hush.hidden(true);
  expect(told).toEqual([true, false]);
  await clock.pass(1);
  expect(told).toEqual([true, false, true]);
  // Another night begins before that: it goes on being quiet.
  hushed = true;
  hush.hidden(false);
  hushed = false;
  hush.look();
  await clock.pass(10_000);
  hushed = true;
  hush.look();
  await clock.pass(20_000);
  expect(told).toEqual([true, false, true]);
});

const ATTEMPT = new Uint8Array(32).fill(3);
const SECRET = 'cd'.repeat(32);
const ROOT = cellHandle(`${SECRET}:0`, 2);
const CELL = 'a-root-of-twenty-two-b';
const secret = { attempt: hex(ATTEMPT), cells: 3 } as unknown as JointSecret;

/** A slot that the hub, seat 7, has sealed to a new game key. */
async function slotOf(
  seat: number,
  m: number,
  plain: Uint8Array,
  seed?: Uint8Array,
): Promise<Veils[string]['slots'][number]> {
  const { mailPk } = await webMail.pair(webRng.bytes(32));
  const device = webRng.bytes(16);
  const info = slotInfo({ attempt: ATTEMPT, seat, device, m });
  const from = seed ?? slotSeed(ATTEMPT, CELL, seat, mailPk, m);
  const { enc, ct } = await webMail.seal(mailPk, info, new Uint8Array(), plain, from);
  return { seat, m, hub: 7, device: hex(device), key: hex(mailPk), sealed: hex(concat(enc, ct)) };
}

test('[V9] whoever sealed another key than follows from the open root is named, also one that chose the sealing’s chance', async () => {
  const keys = new SeatKeys(ATTEMPT, CELL);
  const right = [await slotOf(0, 0, keys.at(0, 0)), await slotOf(1, 4, keys.at(1, 4))];
  expect(await falseServers(webMail, secret, CELL, { slots: right })).toEqual([]);
  for (const wrong of [
    await slotOf(1, 4, webRng.bytes(32)),
    await slotOf(1, 4, keys.at(1, 5)),
    await slotOf(1, 4, keys.at(1, 4), webRng.bytes(32)),
  ])
    expect(await falseServers(webMail, secret, CELL, { slots: [...right, wrong] })).toEqual([7]);
  const found: number[] = [];
  const audit = new SlotAudit(webMail, (hub) => found.push(hub));
  const veils = { [ROOT]: { next: 1, keys: {}, told: {}, slots: [...right, await slotOf(0, 0, webRng.bytes(32))] } };
  const state = { veils, secrets: { [`${SECRET}:0`]: secret }, play: { faces: {} } } as never;
  await audit.look(state);
  expect(found).toEqual([]);
  await audit.look({ ...(state as object), play: { faces: { [ROOT]: CELL } } } as never);
  await audit.look({ ...(state as object), play: { faces: { [ROOT]: CELL } } } as never);
  expect(found).toEqual([7]);
});

test('[V12] another device of the seat is told key and notes, no other seat is, and a code on paper never', async () => {
  const bench = await Bench.playing(vigil as never, 3);
  const [laptop] = bench.people;
  const state = { ...bench.state, veils: { [ROOT]: { next: 2, keys: {}, slots: [], told: { a: {} } } } } as never;
  const phone = { ...laptop!.ports, store: memoryLog() };
  await keepKey(laptop!.ports, ROOT, { m: 1, key: webRng.bytes(32) });
  await keepNote(laptop!.ports, 'a', [2, 5]);
  expect(await collectShares(laptop!.ports, state, 0, 1)).toEqual([]);
  expect(await collectShares(laptop!.ports, state, 0, 0, true)).toEqual([]);
  const [payload] = await collectShares(laptop!.ports, state, 0);
  expect(await takeShare(phone, state, 0, payload!)).toBe(true);
  expect(await keptKey(phone, ROOT)).toEqual(await keptKey(laptop!.ports, ROOT));
  expect(await noteOf(phone, 'a')).toEqual([2, 5]);
  // What it has is not put back to what was.
  expect(await takeShare(phone, state, 0, payload!)).toBe(false);
  await keepKey(phone, ROOT, { m: 0, key: webRng.bytes(32) });
  expect((await keptKey(phone, ROOT))!.m).toBe(1);
});

test('[P23] a veiled move that is written in the open is refused by everybody, and says nothing', async () => {
  const bench = await Bench.playing(vigil as never, 3);
  const body = makeMoveBody({ move: 'dream', slot: 'night 1', args: { of: 1 }, attachments: [] });
  const folded = bench.put(bench.people[0]!, KIND.move, body);
  expect(folded).toMatchObject({ kind: 'refused', refusal: { code: 'move/unknown' } });
});
