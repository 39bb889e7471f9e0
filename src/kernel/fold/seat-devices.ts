/**
 * The devices of a seat, as the fold judges them: asking to be paired, pairing, passing the vote on, taking out. A seat may also be taken
 * back on a new device with the others' consent. The offering device checks whether the asking one knows the secret of its offer. Here the
 * asking device's own entry is the proof that it wants to come.
 */
import { unbase64url } from '../base64url.ts';
import { hex } from '../bytes.ts';
import { checkName } from '../identity/names.ts';
import type { SeatBody } from '../journal/bodies.ts';
import { type JudgedSeat, type SeatChange, type SeatCode } from './seats.ts';
import {
  allDevices,
  handDevices,
  handSeatOf,
  type OtherDevice,
  type Reclaim,
  roleOf,
  type Seated,
  seatedWith,
  type TableState,
  sitting,
} from '../state/state.ts';
import { handedOn, takenOver } from '../keygen/handed-on.ts';

/** What a pairing makes of the devices, in the body's text field. PROTOCOL.md, "Bodies". */
export const PAIR_AS = { hand: 'hand', table: 'table', only: 'only', main: 'main', recovery: 'recovery' } as const;

/** Devices of one seat beside the voting one. */
export const MAX_OTHERS = 5;
/** Devices that may ask at once, and seats that may be asked back at once; the oldest one makes room. */
const MAX_ASKING = 50;

const no = (code: SeatCode): JudgedSeat => ({ ok: false, code });
const yes = (change: SeatChange): JudgedSeat => ({ ok: true, change });

/**
 * Puts another line in a seat's place, without `others` where there are none. A device that sees the hand no more still knows its keys. A
 * seat that is away stays so until the device counts that votes for it now.
 */
export function withDevices(
  state: TableState,
  seated: Seated,
  device: string,
  others: readonly OtherDevice[],
): TableState {
  const { seat, name } = seated;
  const heir = seated.heir && device === seated.device;
  const next: Seated = { seat, device, name, ...(others.length > 0 ? { others } : {}), ...(heir ? { heir } : {}) };
  const roster = state.roster.map((one) => (one === seated ? next : one));
  const after = { ...state, roster, away: awayWith(state, seated.device, device) };
  const readers = handDevices(after, seat);
  const gone = handDevices(state, seat).filter((one) => !readers.includes(one));
  return gone.reduce<TableState>((one, from) => handedOn(one, seat, from, device), after);
}

/** The seats whose absence is known, once one device votes in another's place. */
const awayWith = ({ away }: TableState, before: string, now: string): TableState['away'] =>
  before !== now && away.includes(before) ? away.map((one) => (one === before ? now : one)) : away;

/** Forgets what a device asked for, once it has a seat or has gone. */
export function withoutAsking(state: TableState, device: string): TableState {
  return {
    ...state,
    asking: state.asking.filter((one) => one.device !== device),
    pairing: state.pairing.filter((one) => one.device !== device),
    reclaims: state.reclaims.filter((one) => one.device !== device),
  };
}

/** @param author hex device of the entry */
export function judgePair(state: TableState, author: string, act: SeatBody): JudgedSeat {
  const own = seatedWith(state, author);
  if (!own) return ask(state, author, act);
  // A code on paper lets one device in and passes the vote to it; nothing else is done in its name.
  const isLetIn = roleOf(state, author) === 'recovery' && act.name === PAIR_AS.main;
  if (handSeatOf(state, author) === undefined && !isLetIn) return no('pair/not-hand');
  const others = allDevices(own).filter(({ device }) => device !== act.device);
  const known = roleOf(state, act.device);
  if (known === undefined && !state.pairing.some(({ device }) => device === act.device)) return no('pair/not-asking');
  if (known !== undefined && !allDevices(own).some(({ device }) => device === act.device)) return no('pair/not-asking');
  // A table device may have erased its key, and a code on paper answers nobody.
  if ((known === 'table' && act.name !== PAIR_AS.table) || known === 'recovery') return no('pair/erased');
  const next = arranged(own, others, author, act);
  if (!next) return no('pair/proof');
  if (known === undefined && next.others.length > MAX_OTHERS) return no('pair/too-many');
  return yes({
    state: withoutAsking(withDevices(state, own, next.device, next.others), act.device),
    what: 'seat/pair',
    about: own.seat,
  });
}

/** From now on it shows the table only. */
const toTable = ({ device, role, gave }: OtherDevice): OtherDevice => ({
  device,
  role: 'table',
  ...(role === 'hand' || gave ? { gave: true as const } : {}),
});

/** The seat's devices after the act; `others` are all but the one it is about. */
function arranged(
  own: Seated,
  others: readonly OtherDevice[],
  author: string,
  { device, name }: SeatBody,
): { readonly device: string; readonly others: readonly OtherDevice[] } | undefined {
  const rest = others.filter((other) => other.device !== own.device);
  switch (name) {
    case PAIR_AS.hand:
    case PAIR_AS.recovery: {
      if (device === own.device) return undefined;
      // A new code makes the old one void, whichever device of the seat has made it.
      const still = name === PAIR_AS.recovery ? rest.filter(({ role }) => role !== 'recovery') : rest;
      return { device: own.device, others: [...still, { device, role: name }] };
    }
    case PAIR_AS.main:
      return { device, others };
    case PAIR_AS.only:
      return { device, others: others.map((other) => (other.role === 'hand' ? toTable(other) : other)) };
    case PAIR_AS.table: {
      // Nobody gives away the last hand; where the voting one goes to the table its vote goes to whoever says so.
      if (device === author) return undefined;
      const main = device === own.device ? author : own.device;
      const hands = others.filter((other) => other.device !== main);
      const was = allDevices(own).find((other) => other.device === device);
      return { device: main, others: [...hands, was ? toTable(was) : { device, role: 'table' }] };
    }
    default:
      return undefined;
  }
}

function ask(state: TableState, author: string, act: SeatBody): JudgedSeat {
  const proof = unbase64url(act.name);
  if (act.device !== author || proof?.length !== 32) return no('pair/proof');
  const waiting = state.pairing.filter(({ device }) => device !== author).slice(1 - MAX_ASKING);
  const pairing = [...waiting, { device: author, proof: hex(proof) }];
  return yes({ state: { ...state, pairing }, what: 'seat/pair-ask' });
}

/** Takes a device out of the author's seat, or the author's own request back. */
export function judgeUnpair(state: TableState, author: string, act: SeatBody): JudgedSeat {
  const own = seatedWith(state, author);
  if (!own) {
    const asked = state.pairing.some(({ device }) => device === author);
    if (act.device !== author || !asked) return no('pair/not-asking');
    return yes({ state: withoutAsking(state, author), what: 'seat/unpair' });
  }
  const known = allDevices(own).some(({ device }) => device === act.device);
  if (!known) return no('seat/not-yours');
  if (handSeatOf(state, author) === undefined && act.device !== author) return no('pair/not-hand');
  return withoutDevice(state, own, act.device) ?? no('seat/not-yours');
}

/** Where the voting device goes the next hand votes; `undefined` where there is none. */
export function withoutDevice(state: TableState, own: Seated, device: string): JudgedSeat | undefined {
  const left = allDevices(own).filter((one) => one.device !== device);
  const main = left.find(({ role }) => role === 'hand');
  if (!main) return undefined;
  const others = left.filter((one) => one !== main);
  return yes({ state: withDevices(state, own, main.device, others), what: 'seat/unpair', about: own.seat });
}

/** Somebody new asks for a seat that has an owner. @param author hex device, which must be the one that asks */
export function judgeReclaim(state: TableState, author: string, act: SeatBody): JudgedSeat {
  if (act.device !== author) return no('seat/not-yours');
  if (!checkName(act.name).ok) return no('seat/name');
  if (seatedWith(state, author)) return no('seat/already');
  if (!state.roster.some(({ seat }) => seat === act.seat)) return no('reclaim/not-taken');
  if (state.roster.length < 2) return no('reclaim/nobody');
  const others = state.reclaims.filter(({ device }) => device !== author).slice(1 - MAX_ASKING);
  const reclaim: Reclaim = { seat: act.seat, device: author, name: act.name, yes: [], no: [] };
  return yes({ state: { ...state, reclaims: [...others, reclaim] }, what: 'seat/reclaim', about: act.seat });
}

/** Seats that must say yes: more than half of the others; with one other, that one. */
export const consentsNeeded = (state: TableState, seat: number): number =>
  Math.floor(state.roster.filter((one) => one.seat !== seat).length / 2) + 1;

/** Somebody who sits there gives such a request their seat's *yes* or *no*. @param author hex device */
export function judgeConsent(state: TableState, author: string, act: SeatBody): JudgedSeat {
  const own = seatedWith(state, author);
  if (!own || handSeatOf(state, author) === undefined) return no(own ? 'pair/not-hand' : 'seat/not-yours');
  const asked = state.reclaims.find(({ device, seat }) => device === act.device && seat === act.seat);
  if (!asked) return no('reclaim/not-asking');
  const voice = act.name === 'yes' ? 'yes' : act.name === 'no' ? 'no' : undefined;
  if (voice === undefined) return no('reclaim/not-asking');
  const about = asked.seat;
  const without = { ...state, reclaims: state.reclaims.filter((one) => one !== asked) };
  if (own.seat === asked.seat) {
    // The seat's own devices don't vote for themselves, but whoever sits there says that nobody is missing.
    return voice === 'no' ? yes({ state: without, what: 'seat/consent', about }) : no('seat/not-yours');
  }
  const others = state.roster.filter(({ seat }) => seat !== asked.seat).map(({ seat }) => seat);
  const said = (list: readonly number[], mine: boolean): number[] => [
    ...list.filter((seat) => seat !== own.seat && others.includes(seat)),
    ...(mine ? [own.seat] : []),
  ];
  const now: Reclaim = { ...asked, yes: said(asked.yes, voice === 'yes'), no: said(asked.no, voice === 'no') };
  const needed = consentsNeeded(state, asked.seat);
  if (now.yes.length >= needed) return yes(takenBack(state, now));
  if (others.length - now.no.length < needed) return yes({ state: without, what: 'seat/consent', about });
  const reclaims = state.reclaims.map((one) => (one === asked ? now : one));
  return yes({ state: { ...state, reclaims }, what: 'seat/consent', about });
}

/** The new device alone has the seat; whoever had it is out. Letting people in goes with the founder's seat. */
function takenBack(state: TableState, { seat, device, yes: agreed }: Reclaim): SeatChange {
  const seated = sitting(state, seat);
  const hosted = allDevices(seated).some((one) => one.device === (state.host ?? state.founder));
  const heir: Seated = { seat, device, name: seated.name, heir: true };
  const roster = state.roster.map((one) => (one === seated ? heir : one));
  const next = withoutAsking({ ...state, roster, away: awayWith(state, seated.device, device) }, device);
  const reclaims = next.reclaims.filter((one) => one.seat !== seat);
  return {
    state: takenOver({ ...next, reclaims, ...(hosted ? { host: device } : {}) }, seat, agreed),
    what: 'seat/taken-back',
    about: seat,
    replaced: seat,
  };
}
