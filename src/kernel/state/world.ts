/** What a fold needs besides state and entry: the game, the room and the past. Fixed for a table, the same in every browser. */
import { type CardWorld, type Proofs, proofsOf } from '../runs/card-world.ts';
import type { Game, Schema, Seat } from '../game.ts';
import { fromHex, hex } from '../bytes.ts';
import type { JointSecret, SecretWorld } from '../asks/secret.ts';
import { openedPayload, type SealedThing } from '../runs/sealed.ts';
import { cellOf, type OpenWorld } from '../asks/open.ts';
import type { VeilWorld } from '../asks/veil.ts';
import { toldOf, wholeFace } from '../runs/veils.ts';
import { SeatKeys } from '../secrets/veil.ts';
import type { TellWorld } from '../asks/tell.ts';
import { bindOf as placeBind, parseMail } from '../secrets/mail.ts';
import { parseContributionBody } from '../journal/bodies.ts';
import type { Entry } from '../journal/entry.ts';
import { rosterHash as hashOf } from '../identity/roster.ts';
import { allDevices, devicesOf, handDevices, handSeatOf, type TableState } from './state.ts';
import { own } from '../own.ts';
import { isOfThisPage } from '../this-page.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import type { Sodium } from '../ports.ts';
import type { Group } from '../secrets/group.ts';

export interface FoldWorld {
  readonly game: Game<unknown>;
  /** 16 bytes. */
  readonly room: Uint8Array;
  /** Of decks and dice; without it nobody keeps any. */
  readonly group?: Group;
  /** For what was sealed to the keepers. */
  readonly box?: Pick<Sodium, 'open'>;
  entry(hash: string): Entry | undefined;
  /** What an author had seen who names this stamp; the table's first entry stands for the first state. Undefined for a stamp of another branch. */
  seenAt(stamp: string): Seen | undefined;
  /** What was before a move that counts on this branch, by the hash of its entry; undefined for anything else. */
  before(move: string): Before | undefined;
  /** What comes of public work on cards, dice and keys, `undefined` while a heavy one isn't there yet. Without it it is done on the spot. */
  readonly known?: Proofs['known'];
}

/** Of a state what entries are judged by whose authors had seen it. */
export interface Seen extends Pick<TableState, 'roster' | 'devices'> {
  /** Name of the set that kept the decks. */
  readonly keepers: string | undefined;
  /** How often the table had gone back. */
  readonly times: number;
}

/** @param before of the state before it: the same object where nothing has changed */
export function seenIn({ roster, devices, keeping, undo }: TableState, before?: Seen): Seen {
  const keepers = keeping?.set?.id;
  const { times } = undo;
  const same =
    before?.roster === roster && before.devices === devices && before.keepers === keepers && before.times === times;
  return same ? before : { roster, devices, keepers, times };
}

export interface Before {
  /** With everything that was due; the move's own place in its chain isn't taken yet. It may be folded anew when it is asked for. */
  readonly state: TableState;
  /** The move that stood last before it. */
  readonly previous: string | undefined;
  /** The move's place in the order; undefined while it has none. */
  readonly position: number | undefined;
}

/** Hash over the admitted devices, seats in order of admission, those of a seat the voting one first: what mail is bound to. */
export function rosterHash(state: Pick<TableState, 'roster' | 'devices'>): Uint8Array {
  return hashOf(
    state.roster.flatMap((seated) =>
      allDevices(seated).map(({ device }) => ({
        seat: seated.seat,
        device: fromHex(device),
        sigPk: fromHex(state.devices[device]!.sig),
        mailPk: fromHex(state.devices[device]!.mail),
      })),
    ),
  );
}

/** What mail in this entry is bound to; undefined where its author had seen a stamp that we don't know. */
export function bindOf(
  world: FoldWorld,
  entry: Pick<Entry, 'device' | 'session' | 'seq' | 'seen'>,
): Uint8Array | undefined {
  const seen = world.seenAt(entry.seen);
  return (
    seen &&
    placeBind({
      room: world.room,
      device: fromHex(entry.device),
      session: entry.session,
      seq: entry.seq,
      roster: rosterHash(seen),
    })
  );
}

function values(world: FoldWorld, layout: string, asked: unknown, key: Uint8Array): readonly string[] | undefined {
  try {
    return world.game.layouts?.[layout]?.(key, asked);
  } catch (error) {
    if (isOfThisPage(error)) throw error;
    return undefined;
  }
}

export function secretWorld(world: FoldWorld, state: TableState, asked: unknown): SecretWorld {
  const deck = cardWorld(world, state);
  const set = rollingSet(state);
  return {
    now: state.now,
    here: state.roster.filter(({ device }) => !state.away.includes(device)).map(({ seat }) => seat),
    dice: deck && set && { deck, set },
    deck,
    values: (layout, key) => values(world, layout, asked, key),
    isMail(bytes, to) {
      const named = parseMail(bytes)?.slots.map(({ device }) => hex(device));
      const right = devicesOf(state, to);
      return named?.length === right.length && right.every((device) => named.includes(device));
    },
    openedMail(hash, opening) {
      const entry = world.entry(hash);
      const mail = entry && parseMail(parseContributionBody(entry.body)?.bytes ?? new Uint8Array());
      const bind = entry && bindOf(world, entry);
      return mail && bind ? openedPayload({ commit: hex(mail.commit), bind: hex(bind) }, opening) : undefined;
    },
  };
}

export function tellWorld(world: FoldWorld, state: TableState): TellWorld {
  const { isMail, openedMail } = secretWorld(world, state, undefined);
  const { seated, values: of } = openWorld(world, state);
  return { isMail, openedMail, seated, values: of };
}

/** The set that rolls the dice: the keepers, while enough of them are here. */
export function rollingSet(state: TableState): KeeperSet | undefined {
  const { keeping } = state;
  const set = keeping?.next ?? keeping?.set;
  const isHere = (device: string, seat: Seat): boolean =>
    handSeatOf(state, device) === seat && !state.away.includes(device);
  const here = set?.keepers.filter((seat, i) => isHere(set.devices[i]!, seat)).length ?? 0;
  return set && here >= set.threshold ? set : undefined;
}

/** What machines of veiled letters see. */
export const veilWorld = (state: TableState): VeilWorld => ({
  now: state.now,
  veils: state.veils ?? {},
  seated: state.roster.map((s) => s.seat),
  hands: (seat) => handDevices(state, seat),
  open: (root) => openVeils(state, root),
});

/** Numbers of the veils under this root that are open. */
export const openVeils = (state: TableState, root: string): readonly number[] =>
  Object.values(state.requests).flatMap((run) => (run.kind === 'veil' && run.root === root ? [run.m] : []));

/** The face of a veil of letters, from its root, which everybody reads. */
function openLetters(state: TableState, thing: string): string | undefined {
  const { veils, play, secrets } = state;
  const found = veils && toldOf(thing, veils);
  const cell = found && cellOf(found.root, secrets);
  const root = cell && own(play?.faces ?? {}, found.root);
  return root === undefined || !cell
    ? undefined
    : wholeFace(found.ask, found.told, seatKeys(secrets[cell.secret]!, root));
}

const known = new WeakMap<JointSecret, SeatKeys>();

/** Keys of all seats under the root of this secret, for those who read it. A cell of it has one value, so each is made once. */
export function seatKeys(secret: JointSecret, root: string): SeatKeys {
  const before = known.get(secret);
  if (before?.cell === root) return before;
  const keys = new SeatKeys(fromHex(secret.attempt), root);
  known.set(secret, keys);
  return keys;
}

/** The joint secret that the root of letters is a cell of. */
export function secretOfRoot(state: TableState, root: string): JointSecret | undefined {
  const cell = cellOf(root, state.secrets);
  return cell && state.secrets[cell.secret];
}

const awaySeats = (state: TableState): readonly Seat[] =>
  state.roster.filter(({ device }) => state.away.includes(device)).map(({ seat }) => seat);

/** What machines of cards and dice see; undefined where nobody can check a proof. */
export function cardWorld(world: FoldWorld, state: TableState): CardWorld | undefined {
  const { group, box, room } = world;
  return (
    group && {
      proofs: proofsOf(world, group),
      box,
      room,
      now: state.now,
      cards: state.cards,
      set: state.keeping?.set,
      next: state.keeping?.next,
      expected: world.game.keepers === true,
      moving: [
        ...Object.values(state.requests).flatMap((r) => (r.kind === 'lock' && r.ask === 'rekey' ? r.things : [])),
        ...state.cards.mixing.flat(),
      ],
      seated: state.roster.map((s) => s.seat),
      away: awaySeats(state),
      has: (seat, device) => handSeatOf(state, device) === seat,
      faces: state.play?.faces ?? {},
    }
  );
}

export function openWorld(world: FoldWorld, state: TableState): OpenWorld {
  return {
    faces: state.play?.faces ?? {},
    secrets: state.secrets,
    sealed: state.sealed,
    seated: state.roster.map((s) => s.seat),
    deck: cardWorld(world, state),
    values: (secret: JointSecret, key) => values(world, secret.layout, secret.asked, key),
    letters: (thing) => openLetters(state, thing),
    contentOf: (thing: Pick<SealedThing, 'move' | 'field'>): Schema<unknown> | undefined =>
      own(world.game.moves, thing.move)?.args.seals?.[thing.field]?.content,
  };
}
