/**
 * Veiled letters (`Ask.veil`): `in` is one letter of each seat to the hub, `out` one of the hub to all. Each is answered at its time and
 * not before, whoever has sent what; an `out` that lacks its letter waits for it. Also the keys by which seats read them: a game key of
 * each seat's device, and what the hub seals to it. Pure data, no private part; the bytes are `secrets/veil.ts`'s. SPEC V1–V14.
 */
import { hex } from '../bytes.ts';
import { type Handle, type Seat, SPREAD_MS } from '../game.ts';
import { isGoodMailKey } from '../identity/device.ts';
import type { OpenAsk } from '../play/state.ts';
import { GRACE_MS } from '../play/letter-times.ts';
import {
  answered,
  type Answered,
  CONTRIBUTION,
  type Contribution,
  type Duty,
  goesOn,
  lost,
  type Progress,
  refused,
} from '../runs/contribution.ts';
import { NOTHING_VEILED, type ServedSlot, type Veiled, veilHandle, type Veils } from '../runs/veils.ts';
import { letterBytes, readSlots } from '../secrets/veil.ts';
import { readersOf } from './readers.ts';
import type { JointSecret } from './secret.ts';

/** One veil under way. */
export interface VeilRun {
  readonly kind: 'veil';
  readonly tag: string;
  /** Handle of the root. */
  readonly root: string;
  readonly hub: Seat;
  readonly way: 'in' | 'out';
  readonly seats: readonly Seat[];
  readonly bases: readonly number[];
  /** Which veil of its root. */
  readonly m: number;
  /** Table time at which it was asked, and at which it is answered. */
  readonly asked: number;
  readonly at: number;
  /** Letters have left so long before that. */
  readonly graceMs: number;
  /** Hex by seat for `in`; of the hub for `out`. */
  readonly letters: Readonly<Record<string, string>>;
}

/** The hub answers so long after it was asked. */
const OUT_MS = 1_000;
/** The hub seals keys at most so often. */
const KEYS_MS = 2_000;
/** Another game key of a seat counts so long after the one before. */
const HELLO_MS = 10_000;

/** What the machine needs from outside. */
export interface VeilWorld {
  readonly now: number;
  readonly veils: Veils;
  readonly seated: readonly Seat[];
  /** Hex devices that see this seat's hand, the voting one first. */
  hands(seat: Seat): readonly string[];
  /** Veils of this root that are open, by their numbers. */
  open(root: string): readonly number[];
}

type VeilAsk = OpenAsk & { readonly kind: 'veil' };

const veiledOf = (veils: Veils, root: string): Veiled => (Object.hasOwn(veils, root) ? veils[root]! : NOTHING_VEILED);

/** @param secret of the root; undefined where that is no cell */
export function beginVeil(ask: VeilAsk, secret: JointSecret | undefined, world: VeilWorld): Progress<VeilRun> {
  const { tag, root, hub, way, seats, bases, at, graceMs = GRACE_MS } = ask;
  const reads = secret !== undefined && readersOf(secret).includes(hub) && world.seated.includes(hub);
  if (!reads || seats.length === 0) return lost([hub]);
  const veiled = veiledOf(world.veils, root);
  const m = veiled.next;
  const run: VeilRun = {
    kind: 'veil',
    tag,
    root,
    hub,
    way,
    seats,
    bases,
    m,
    asked: world.now,
    at,
    graceMs,
    letters: {},
  };
  return { ...goesOn(run), veils: { ...world.veils, [root]: { ...veiled, next: m + 1 } } };
}

/** What the run of one ask looks at. */
export interface VeilRunWorld extends VeilWorld {
  /** Of the ask. */
  readonly id: string;
}

/** @param device of the contribution's author, hex */
export function contributeVeil(r: VeilRun, c: Contribution, device: string, at: VeilRunWorld): Progress<VeilRun> {
  switch (c.type) {
    case CONTRIBUTION.veilHello:
      return hello(r, c, device, at);
    case CONTRIBUTION.veilKeys:
      return keys(r, c, at);
    case CONTRIBUTION.veilIn:
      return r.way === 'in' && r.seats.includes(c.seat) ? letter(r, c, 1, at) : refused('contribution/not-owed');
    case CONTRIBUTION.veilOut:
      return r.way === 'out' && c.seat === r.hub ? letter(r, c, r.seats.length, at) : refused('contribution/not-owed');
    default:
      return refused('contribution/wrong-step');
  }
}

/** The first of a seat counts. */
function letter(r: VeilRun, c: Contribution, places: number, at: VeilRunWorld): Progress<VeilRun> {
  if (c.bytes.length !== letterBytes(places)) return refused('contribution/malformed');
  if (r.letters[c.seat] !== undefined) return refused('contribution/wrong-step');
  const run = { ...r, letters: { ...r.letters, [c.seat]: hex(c.bytes) } };
  return r.way === 'out' && at.now >= r.at ? told(run, at) : goesOn(run);
}

function told({ root, m, way, seats, bases, hub, letters: came }: VeilRun, { id, veils }: VeilRunWorld): Answered {
  const veiled = veiledOf(veils, root);
  const letters = way === 'in' ? seats.map((seat) => came[seat] ?? '').join('.') : came[hub]!;
  const missing = way === 'in' ? seats.filter((seat) => came[seat] === undefined) : [];
  const all = { ...veiled.told, [id]: { m, way, seats, bases, letters } };
  const answer = { cards: [veilHandle(id) as Handle], ...(way === 'in' && { by: missing }) };
  return { ...answered(answer), veils: { ...veils, [root]: { ...veiled, told: all } } };
}

/** A seat's device has made a key for these letters: the hub owes it what they are read with. */
function hello(r: VeilRun, c: Contribution, device: string, { now, veils }: VeilRunWorld): Progress<VeilRun> {
  if (!r.seats.includes(c.seat)) return refused('contribution/not-owed');
  if (!isGoodMailKey(c.bytes)) return refused('contribution/malformed');
  const veiled = veiledOf(veils, r.root);
  const before = veiled.keys[c.seat];
  const key = hex(c.bytes);
  if (before && (before.key === key || now < before.at + HELLO_MS)) return refused('contribution/wrong-step');
  const next = { ...veiled, keys: { ...veiled.keys, [c.seat]: { device, key, at: now } } };
  return { ...goesOn(r), veils: { ...veils, [r.root]: next } };
}

/** One slot for each game key that has none, of a veil that isn't over: whoever comes later reads nothing of what was before. */
function keys(r: VeilRun, c: Contribution, at: VeilRunWorld): Progress<VeilRun> {
  if (c.seat !== r.hub) return refused('contribution/not-owed');
  const slots = readSlots(c.bytes);
  if (!slots) return refused('contribution/malformed');
  const veiled = veiledOf(at.veils, r.root);
  const served: ServedSlot[] = [];
  const keysOf = { ...veiled.keys };
  for (const slot of slots) {
    const found = Object.entries(veiled.keys).find(([, { device, served: done }]) => device === slot.device && !done);
    if (!found || slot.m > presentVeil(veiled, at.open(r.root))) return refused('contribution/wrong-step');
    const [seat, key] = found;
    served.push({ ...slot, seat: Number(seat), hub: r.hub, key: key.key });
    keysOf[seat] = { ...key, served: true };
  }
  const next: Veiled = { ...veiled, keys: keysOf, slots: [...veiled.slots, ...served], servedAt: at.now };
  return { ...goesOn(r), veils: { ...at.veils, [r.root]: next } };
}

/** The lowest veil that isn't over, else the next. @param open numbers of those that are */
export const presentVeil = ({ next }: Veiled, open: readonly number[]): number => Math.min(next, ...open);

/** `in` is over at its time; so is `out` if its letter is there. */
export const veilDeadline = (r: VeilRun): number | undefined =>
  r.way === 'in' || r.letters[r.hub] !== undefined ? r.at : undefined;

/** Its time has come: the answer. */
export const expireVeil = (r: VeilRun, at: VeilRunWorld): Progress<VeilRun> => told(r, at);

/** Without its hub nobody reads what is sent, and nobody else can answer. */
export const veilAfterLeave = (r: VeilRun, seated: readonly Seat[]): Progress<VeilRun> =>
  seated.includes(r.hub) ? goesOn(r) : lost([r.hub]);

/** Seats whose game key the hub has sealed nothing to yet; of those who are gone it is waited for no more. */
export const unservedSeats = ({ keys: all }: Veiled, hands: VeilWorld['hands']): readonly Seat[] =>
  Object.entries(all)
    .filter(([seat, { served, device }]) => !served && hands(Number(seat)).includes(device))
    .map(([seat]) => Number(seat));

/** Keys are owed within one veil of a root at a time, the one that was asked first. */
export function veilDuties(r: VeilRun, { id, veils, seated, open, hands }: VeilRunWorld): Duty[] {
  const veiled = veiledOf(veils, r.root);
  const isFirst = r.m === presentVeil(veiled, open(r.root));
  const owed = (seat: Seat, what: Duty['what'], atMs: number): Duty => ({ seat, ask: id, what, afterMs: 0, atMs });
  const here = r.seats.filter((seat) => seated.includes(seat));
  // Another device that votes for the seat may lack what the former one was given; one that has it owes nothing (`perform-veil.ts`).
  const hellos = here
    .filter((seat) => veiled.keys[seat]?.device !== hands(seat)[0])
    .map((seat) => owed(seat, 'veil/hello', Math.max(r.asked, (veiled.keys[seat]?.at ?? -HELLO_MS) + HELLO_MS)));
  const unserved = unservedSeats(veiled, hands);
  const since = Math.max(Math.min(...unserved.map((seat) => veiled.keys[seat]!.at)), veiled.servedAt ?? 0);
  const serving = unserved.length > 0 ? [owed(r.hub, 'veil/keys', since + KEYS_MS)] : [];
  return [
    ...(isFirst ? [...hellos, ...serving] : []),
    ...letterDuties(r, here).map(([seat, at]) => owed(seat, 'veil/letter', at)),
  ];
}

/** Seats that still owe a letter, and when it leaves: at a time that follows from the seat's place alone. */
function letterDuties(r: VeilRun, here: readonly Seat[]): (readonly [Seat, number])[] {
  if (r.way === 'out') return r.letters[r.hub] === undefined ? [[r.hub, r.asked + OUT_MS]] : [];
  const leaves = (seat: Seat): number =>
    Math.floor(r.at - r.graceMs - SPREAD_MS + (SPREAD_MS * r.seats.indexOf(seat)) / r.seats.length);
  return here.filter((seat) => r.letters[seat] === undefined).map((seat) => [seat, Math.max(r.asked, leaves(seat))]);
}

/**
 * Does something of it wait for a quorum? Letters of seats and their keys don't: they show nothing, and a night goes on while phones sleep.
 */
export const waitsForQuorum = (r: VeilRun, veils: Veils | undefined): boolean =>
  r.way === 'out' || Object.values(veiledOf(veils ?? {}, r.root).keys).some(({ served }) => !served);
