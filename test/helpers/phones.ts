/** More devices at an evening's table: one that opens the link, and the way from an offer to a paired one. */
import { expect } from 'vitest';
import type { DevicesView, PairWay } from '../../src/kernel/view/devices.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';
import type { Evening } from './evening.ts';
import { type Device, makeDevice, openPage, type PageOptions, until } from './tables.ts';

export interface Phone {
  readonly device: Device;
  readonly table: Table;
}

/** A device that nobody knows, with the link open. */
export async function phoneAt(
  evening: Pick<Evening, 'link' | 'options'>,
  more: Partial<PageOptions> = {},
): Promise<Phone> {
  const device = await makeDevice();
  const table = await openPage(device, evening.link, { ...evening.options, ...more });
  await until(table, (v) => (v.phase === 'lobby' || v.phase === 'playing') && !v.me.watcher);
  return { device, table };
}

/** A new device answers an offer of the one at `from`. @returns the device that asks there now */
export async function knock(from: Table, to: Table, way: PairWay): Promise<string> {
  const offered = await from.devices.offer(way);
  if (!offered.ok) throw new Error(offered.refusal.code);
  expect(await to.devices.ask(offered.code)).toBeUndefined();
  const { devices } = await until(from, (v) => v.devices.requests.length > 0);
  expect(devices.requests[0]!.number).toBe(to.view.devices.asking?.number);
  return devices.requests[0]!.device;
}

/** Pairs a new device with the one at `from`, the way that a person chose. */
export async function pair(from: Table, to: Table, way: PairWay): Promise<void> {
  expect(await from.devices.accept(await knock(from, to, way))).toBeUndefined();
  await until(to, (v) => v.devices.role !== null && v.devices.asking === undefined);
}

/** `hand*`, `table`, …: the devices of the own seat, the voting one marked. */
export const rolesIn = ({ list }: DevicesView): string[] => list.map(({ role, main }) => role + (main ? '*' : ''));
