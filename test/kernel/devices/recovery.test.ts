/** A recovery code: what it brings, and that one that is shown is good for something. */
import { expect, test } from 'vitest';
import { agree, closeAll, codenamesEvening, codenamesLobby, keyOn, passUntil } from '../../helpers/evening.ts';
import { phoneAt, rolesIn } from '../../helpers/phones.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { until } from '../../helpers/tables.ts';

test('[I23] [I24] a recovery code brings the seat and its hand to a new browser, which votes from then on', async () => {
  const evening = await codenamesEvening();
  const { tables, devices } = evening;
  const made = await tables[0]!.devices.recoveryCode();
  if (!made.ok) throw new Error(made.refusal.code);
  await until(tables[0]!, (v) => v.connection.waiting === 0 && v.devices.list.length === 2);
  expect(rolesIn(tables[0]!.view.devices)).toEqual(['hand*', 'recovery']);
  // The letter with what the seat knows is written after the pairing is committed.
  await until(tables[2]!, (v) => v.seats.length === 4);
  const fresh = await phoneAt(evening);
  expect(
    (await fresh.table.devices.recover(made.code.slice(0, -1) + (made.code.endsWith('A') ? 'B' : 'A')))?.code,
  ).toBe('pair/code');
  expect(await fresh.table.devices.recover(made.code.toLowerCase().replaceAll('-', ' '))).toBeUndefined();
  await until(fresh.table, (v) => v.me.seat === 0 && keyOn(fresh.table) === 20);
  await until(fresh.table, (v) => v.connection.waiting === 0);
  expect(rolesIn(fresh.table.view.devices).toSorted()).toEqual(['hand', 'hand*', 'recovery']);
  expect(fresh.table.view.devices.list.find(({ main }) => main)?.me).toBe(true);
  expect(fresh.table.view.me.founder).toBe(true);
  await agree({ ...evening, devices: [...devices, fresh.device] });
  await fresh.table.close();
  await closeAll(evening);
});

test('[I23] a new recovery code makes the old one void; a stranger’s fits no seat', async () => {
  const evening = await codenamesLobby();
  const { tables } = evening;
  const [one, two] = [await tables[0]!.devices.recoveryCode(), await tables[0]!.devices.recoveryCode()];
  const foreign = await tables[1]!.devices.recoveryCode();
  if (!one.ok || !two.ok || !foreign.ok) throw new Error('no code');
  await until(tables[0]!, (v) => v.connection.waiting === 0);
  expect(rolesIn(tables[0]!.view.devices)).toEqual(['hand*', 'recovery']);
  const fresh = await phoneAt(evening);
  expect((await fresh.table.devices.recover(one.code))?.code).toBe('recovery/unknown');
  expect((await fresh.table.devices.recover('0000-0000-0000-0000-0000-0000-0000'))?.code).toBe('pair/code');
  expect((await tables[2]!.devices.recover(two.code))?.code).toBe('seat/already');
  expect(await fresh.table.devices.recover(two.code)).toBeUndefined();
  await until(fresh.table, (v) => v.me.seat === 0);
  await fresh.table.close();
  await closeAll(evening);
});

/** Time passes while something is awaited that needs it. */
async function meanwhile<T>(clock: ManualClock, work: Promise<T>): Promise<T> {
  const still = new Set([work]);
  void work.finally(() => still.clear());
  for (let i = 0; i < 400 && still.size > 0; i++) await clock.pass(250);
  return work;
}

test('[I23] a code is shown once the table has taken note of it; until then the one before holds, and asked again it is the same', async () => {
  const clock = new ManualClock();
  const evening = await codenamesLobby(0, { clock });
  const { tables, hub } = evening;
  const make = async (): Promise<string> => {
    const made = await meanwhile(clock, tables[1]!.devices.recoveryCode());
    return made.ok ? made.code : made.refusal.code;
  };
  const old = await make();
  hub.cut(1);
  const began = clock.monotonicMs();
  expect(await make()).toBe('recovery/waiting');
  expect(clock.monotonicMs() - began).toBeGreaterThanOrEqual(20_000);
  expect(tables[1]!.view.connection.waiting).toBe(2);
  expect(await make()).toBe('recovery/waiting');
  expect(tables[1]!.view.connection.waiting).toBe(2);
  hub.mend(1);
  await passUntil(clock, tables, (v) => v.connection.state === 'live' && v.connection.waiting === 0);
  const code = await make();
  expect(rolesIn(tables[1]!.view.devices)).toEqual(['hand*', 'recovery']);
  const fresh = await meanwhile(clock, phoneAt(evening));
  expect((await meanwhile(clock, fresh.table.devices.recover(old)))?.code).toBe('recovery/unknown');
  expect(await meanwhile(clock, fresh.table.devices.recover(code))).toBeUndefined();
  await passUntil(clock, [fresh.table], (v) => v.me.seat === 1);
  await fresh.table.close();
  await closeAll(evening);
});
