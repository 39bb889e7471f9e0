/** What faces get to see of devices, of pairing and of seats that are taken back. */
import { fromHex, hex } from '../bytes.ts';
import { consentsNeeded } from '../fold/seat-devices.ts';
import { allDevices, roleOf, seatedWith, type TableState } from '../state/state.ts';
import { pairNumber, pairProof } from '../identity/pairing.ts';
import type { DevicesView, DeviceView, OfferView, PairRequestView, ReclaimView } from './devices.ts';

/** The offer that this page shows, and its secret. */
export interface OpenOffer {
  readonly secret: Uint8Array;
  readonly view: OfferView;
}

export interface DevicesParts {
  readonly state: TableState | undefined;
  /** Own device, hex. */
  readonly device: string;
  readonly room: Uint8Array;
  readonly offer: OpenOffer | undefined;
  /** Secret of the offer that this device has answered. */
  readonly asked: Uint8Array | undefined;
  /** What it had answered before wasn't accepted in time. */
  readonly unanswered: boolean;
  readonly erased: boolean;
  presence(device: string): DeviceView['presence'];
}

/** Of a table that was opened to be looked at only. */
export const NO_DEVICES: DevicesView = { role: null, list: [], requests: [], reclaims: [], erased: false };

export function viewOfDevices(p: DevicesParts): DevicesView {
  const { state, device, room, erased } = p;
  if (!state) return { ...NO_DEVICES, erased };
  const own = seatedWith(state, device);
  const waits = state.pairing.some((one) => one.device === device);
  return {
    role: roleOf(state, device) ?? null,
    list: own ? allDevices(own).map((one) => deviceView(p, one.device, one.role, own.device)) : [],
    ...(p.offer ? { offer: p.offer.view } : {}),
    requests: p.offer && roleOf(state, device) === 'hand' ? requestsOf(state, room, p.offer) : [],
    ...(waits && p.asked && { asking: { number: pairNumber(p.asked, room, fromHex(device)) } }),
    ...(waits && p.unanswered && { unanswered: true }),
    reclaims: state.reclaims.map((one) => reclaimView(state, device, one)),
    erased,
  };
}

function deviceView(p: DevicesParts, device: string, role: DeviceView['role'], main: string): DeviceView {
  const me = device === p.device;
  const presence = role === 'recovery' ? undefined : me ? 'here' : p.presence(device);
  return { device, role, main: device === main, me, ...(presence ? { presence } : {}) };
}

/** Those whose proof fits the offer: nobody else's is shown to anybody. */
function requestsOf(state: TableState, room: Uint8Array, { secret, view }: OpenOffer): PairRequestView[] {
  return state.pairing
    .filter(({ device, proof }) => hex(pairProof(secret, room, fromHex(device))) === proof)
    .map(({ device }) => ({ device, number: pairNumber(secret, room, fromHex(device)), way: view.way }));
}

function reclaimView(state: TableState, me: string, reclaim: TableState['reclaims'][number]): ReclaimView {
  const { device, seat, name, yes, no } = reclaim;
  const isAsked = roleOf(state, me) === 'hand';
  return { device, seat, name, yes, no, needed: consentsNeeded(state, seat), isAsked, mine: device === me };
}
