/** "Acts about a seat" of PROTOCOL.md and F4 to F6, I13, I17, I21 to I29 of SPEC.md: who sits where, as the stamped entries say. */
import type { Seat } from './bodies.ts';
import type { Entry } from './entry.ts';
import { devicesOf, type Member, paired } from './member.ts';
import { listOf, rosterOf } from './roster.ts';

interface Asking {
  readonly seat: number;
  readonly name: string;
}
export interface Seats {
  /** The device whose seat lets people in. */
  readonly founder: string;
  readonly open: boolean;
  /** In the order of admission, but for those who have let the others go first. */
  readonly members: ReadonlyMap<number, Member>;
  /** Devices that were turned down for good. */
  readonly barred: ReadonlySet<string>;
  /** Devices that ask to be let in. */
  readonly asking: ReadonlyMap<string, Asking>;
  /** Devices that ask to be paired, with whichever seat accepts them. */
  readonly pairing: ReadonlySet<string>;
  /** Devices that ask for a taken seat, with the word of each other seat. */
  readonly reclaiming: ReadonlyMap<string, Asking & { readonly words: ReadonlyMap<number, boolean> }>;
}

export const noSeats = (founder: string, open: boolean): Seats => ({
  founder,
  open,
  members: new Map(),
  barred: new Set(),
  asking: new Map(),
  pairing: new Set(),
  reclaiming: new Map(),
});

/** Seats as a carried state has them, with who asks for what. */
export function seatsOf(state: unknown): Seats {
  const { founder, host, settings } = (state ?? {}) as Partial<Record<'founder' | 'host', unknown>> & {
    readonly settings?: { readonly open?: unknown };
  };
  let seats = noSeats(String(host ?? founder), settings?.open === true);
  for (const { seat, device, name, others } of rosterOf(state)) {
    const as = (role: string): readonly string[] => others.filter((one) => one.role === role).map((one) => one.device);
    const member: Member = { name, hands: [device, ...as('hand')], tables: as('table'), code: as('recovery')[0] };
    seats = { ...seats, members: set(seats.members, seat, member) };
  }
  const { barred } = (state ?? {}) as { readonly barred?: unknown };
  return {
    ...seats,
    barred: new Set(Array.isArray(barred) ? barred.map(String) : []),
    asking: new Map(rosterOf(state, 'asking').map(({ device, seat, name }) => [device, { seat, name }])),
    pairing: new Set(listOf(state, 'pairing').map(({ device }) => String(device))),
    reclaiming: new Map(
      listOf(state, 'reclaims').map(({ device, seat, name, yes, no }) => [
        String(device),
        { seat: Number(seat), name: String(name), words: new Map([...said(yes, true), ...said(no, false)]) },
      ]),
    ),
  };
}

const said = (seats: unknown, word: boolean): readonly (readonly [number, boolean])[] =>
  Array.isArray(seats) ? seats.map((seat) => [Number(seat), word] as const) : [];

/** Where this device sits. */
export function seatOf({ members }: Seats, device: string): number | undefined {
  for (const [seat, member] of members) if (devicesOf(member).includes(device)) return seat;
  return undefined;
}

/** The seats after this act; the very same where it isn't allowed. */
export function seated(seats: Seats, entry: Entry): Seats {
  const { body, device } = entry;
  if (body?.is !== 'seat') return seats;
  const own = seatOf(seats, device);
  const act = ACTS[body.act];
  return act ? act(seats, body, device, own) : seats;
}

type Act = (seats: Seats, body: Seat, by: string, own: number | undefined) => Seats;

/**
 * Devices of the founder's seat are hosts, but for a code on paper. At a shut table where nobody has that seat, the host is the first in
 * line.
 */
function isHost(seats: Seats, by: string, own: number | undefined): boolean {
  const [first] = seats.open ? [] : seats.members.keys();
  const home = seatOf(seats, seats.founder) ?? first;
  if (own === undefined) return by === seats.founder;
  return home === own && seats.members.get(own)?.code !== by;
}

const set = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> => {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
};

const ACTS: Readonly<Record<number, Act>> = {
  1: (seats, { seat, device, name }, by, own) => {
    if (own !== undefined || device !== by || seats.barred.has(by) || seats.members.has(seat)) return seats;
    if (seats.open || by === seats.founder) return sit(seats, by, seat, name);
    return { ...seats, asking: set(seats.asking, by, { seat, name }) };
  },
  2: (seats, { device }, by, own) => {
    const asks = seats.asking.get(device);
    if (!asks || !isHost(seats, by, own) || seatOf(seats, device) !== undefined) return seats;
    let seat = asks.seat;
    if (seats.members.has(seat)) for (seat = 0; seats.members.has(seat);) seat++;
    return sit(seats, device, seat, asks.name);
  },
  3: (seats, { device, name }, by, own) =>
    device === by ? change(seats, own, (member) => (member.code === by ? member : { ...member, name })) : seats,
  4: (seats, { device, name }, by, own) => {
    if (device !== by) {
      const turned = [...seats.asking.keys()].filter((one) => device === EVERYBODY || one === device);
      return turned.length > 0 && isHost(seats, by, own) ? turnedDown(seats, turned, name === 'for good') : seats;
    }
    if (own === undefined) return seats.asking.has(by) ? { ...seats, asking: set(seats.asking, by, undefined) } : seats;
    return seats.members.get(own)?.hands.includes(by) ? freed(seats, own) : out(seats, by, own);
  },
  9: (seats, { name }, by, own) => {
    const isDoor = name === 'open' || name === 'shut';
    return isDoor && isHost(seats, by, own) ? { ...seats, open: name === 'open' } : seats;
  },
  10: (seats, { device }, by, own) => {
    const member = own === undefined ? undefined : seats.members.get(own);
    if (own === undefined || member === undefined || member.code === by || device !== by) return seats;
    // To the end of the line.
    return { ...seats, members: set(set(seats.members, own, undefined), own, member) };
  },
  5: (seats, { device, name }, by, own) => {
    if (own === undefined) return device === by ? { ...seats, pairing: new Set([...seats.pairing, by]) } : seats;
    const member = seats.members.get(own);
    const may = member?.hands.includes(by) || (member?.code === by && name === 'main');
    const at = seatOf(seats, device);
    if (!member || !may || !(at === own || (at === undefined && seats.pairing.has(device)))) return seats;
    const next = paired(member, by, device, name);
    return next ? change(withoutAsking(seats, device), own, () => next) : seats;
  },
  6: (seats, { device }, by, own) => {
    if (own === undefined) return { ...seats, pairing: without(seats.pairing, by) };
    const isOwn = seatOf(seats, device) === own && (device === by || seats.members.get(own)?.hands.includes(by));
    return isOwn ? out(seats, device, own) : seats;
  },
  7: (seats, { seat, device, name }, by, own) =>
    own === undefined && device === by && seats.members.has(seat) && seats.members.size > 1
      ? { ...seats, reclaiming: set(seats.reclaiming, by, { seat, name, words: new Map<number, boolean>() }) }
      : seats,
  8: (seats, { seat, device, name }, by, own) => {
    const asked = seats.reclaiming.get(device);
    if (asked?.seat !== seat || (name !== 'yes' && name !== 'no')) return seats;
    if (own === undefined || !seats.members.get(own)?.hands.includes(by)) return seats;
    if (own === asked.seat)
      return name === 'no' ? { ...seats, reclaiming: set(seats.reclaiming, device, undefined) } : seats;
    const words = set(asked.words, own, name === 'yes');
    const others = [...seats.members.keys()].filter((one) => one !== asked.seat);
    const yes = others.filter((one) => words.get(one)).length;
    const no = others.filter((one) => words.get(one) === false).length;
    const isLost = (others.length - no) * 2 <= others.length;
    if (yes * 2 <= others.length)
      return { ...seats, reclaiming: set(seats.reclaiming, device, isLost ? undefined : { ...asked, words }) };
    const wasHome = seatOf(seats, seats.founder) === asked.seat;
    const given = { ...seats, reclaiming: withoutSeat(seats.reclaiming, seat) };
    const { name: kept } = seats.members.get(seat)!;
    return sit(wasHome ? { ...given, founder: device } : given, device, seat, kept);
  },
};

const without = (set: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  new Set([...set].filter((other) => other !== one));

/** Names all who ask in place of one device. */
const EVERYBODY = 'f'.repeat(32);

const turnedDown = (seats: Seats, devices: readonly string[], forGood: boolean): Seats => ({
  ...seats,
  asking: new Map([...seats.asking].filter(([one]) => !devices.includes(one))),
  barred: forGood ? new Set([...seats.barred, ...devices]) : seats.barred,
});

function sit(seats: Seats, device: string, seat: number, name: string): Seats {
  const member: Member = { name, hands: [device], tables: [], code: undefined };
  return { ...withoutAsking(seats, device), members: set(seats.members, seat, member) };
}

/** What a device asked for is forgotten once it sits somewhere. */
const withoutAsking = (seats: Seats, device: string): Seats => ({
  ...seats,
  asking: set(seats.asking, device, undefined),
  pairing: without(seats.pairing, device),
  reclaiming: set(seats.reclaiming, device, undefined),
});

const withoutSeat = (reclaiming: Seats['reclaiming'], seat: number): Seats['reclaiming'] =>
  new Map([...reclaiming].filter(([, one]) => one.seat !== seat));

const change = (seats: Seats, seat: number | undefined, to: (member: Member) => Member): Seats => {
  const member = seat === undefined ? undefined : seats.members.get(seat);
  return member && seat !== undefined ? { ...seats, members: set(seats.members, seat, to(member)) } : seats;
};

/** A device that sees the hand takes all devices of the seat with it when it leaves. */
const freed = (seats: Seats, seat: number): Seats => ({
  ...seats,
  members: set(seats.members, seat, undefined),
  reclaiming: withoutSeat(seats.reclaiming, seat),
});

/** But for the last hand: that one leaves with its seat, or not at all. */
function out(seats: Seats, device: string, seat: number | undefined): Seats {
  const member = seat === undefined ? undefined : seats.members.get(seat);
  if (!member || seat === undefined) return seats;
  const rest: Member = {
    ...member,
    hands: member.hands.filter((one) => one !== device),
    tables: member.tables.filter((one) => one !== device),
    code: member.code === device ? undefined : member.code,
  };
  return rest.hands.length > 0 ? { ...seats, members: set(seats.members, seat, rest) } : seats;
}
