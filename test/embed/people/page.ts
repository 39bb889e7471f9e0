/** What people press at an opened table, its windows, and views of four who sit at it. */
import { nextFrame } from '@open-wc/testing';
import { ActEvent, type Act } from '../../../src/embed/shell/acts.ts';
import type { TavolataTable } from '../../../src/embed/tavolata-table.ts';
import type { DevicesView, DeviceView, PairRequestView, ReclaimView } from '../../../src/kernel/view/devices.ts';
import type { OrderView, SeatView, TableView } from '../../../src/kernel/view/table-view.ts';
import { type FakeTable, people, viewOf } from '../fake-table.ts';
import { opened } from '../opened.ts';

export const some = (el: Element, selector: string): Element => el.shadowRoot!.querySelector(selector)!;
export const buttons = (el: Element): HTMLButtonElement[] => [...el.shadowRoot!.querySelectorAll('button')];
export const button = (el: Element, name: string): HTMLButtonElement =>
  buttons(el).find((b) => `${b.ariaLabel} ${b.textContent}`.includes(name))!;

/** A lobby, or a page in its stead, with one of its windows open if an act is given that opens one. */
export async function open(table: FakeTable, act?: Act, lang?: string): Promise<TavolataTable> {
  const el = await opened(table, lang, 'tv-lobby, .page');
  if (act) await doing(el, act);
  return el;
}

export async function doing(el: Element, act: Act): Promise<void> {
  some(el, '.main').dispatchEvent(new ActEvent(act));
  await nextFrame();
  await nextFrame();
}

export async function press(el: Element, name: string): Promise<void> {
  button(el, name).click();
  await nextFrame();
  await nextFrame();
}

export const away: readonly SeatView[] = people(4, 0).map((s) =>
  s.seat === 1 ? { ...s, presence: 'away', hand: 'away' } : s,
);
export const handAway: readonly SeatView[] = people(4, 0).map((s) => (s.seat === 1 ? { ...s, hand: 'away' } : s));
export const device: DeviceView = { device: 'ab12'.repeat(8), role: 'hand', main: true, me: true, presence: 'here' };
export const other: DeviceView = { ...device, device: 'cd34'.repeat(8), main: false, me: false, presence: 'away' };
const paper: DeviceView = { device: 'ef56'.repeat(8), role: 'recovery', main: false, me: false };
export const mine: DevicesView = {
  role: 'hand',
  list: [device, other, paper],
  requests: [],
  reclaims: [],
  erased: false,
};
export const seated = (change: Partial<TableView> = {}): TableView =>
  viewOf({ seats: people(4, 0), devices: mine, ...change });
export const stuck: OrderView = { sequencer: 'Marco', missing: [1], stuck: true };
export const reclaim: ReclaimView = {
  device: 'x',
  seat: 1,
  name: 'Marco',
  yes: [],
  no: [],
  needed: 2,
  isAsked: true,
  mine: false,
};
export const knock: PairRequestView = { device: 'x', number: '384 021', way: 'both' };
