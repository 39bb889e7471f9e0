/**
 * Opening the next generation, once the promises are there. First comes its beginning in a store of its own, then what this device takes
 * along. The note in the old room follows, and last the pointer. What a former self of this page has done already is kept, so each step may
 * be the last one of a page.
 */
import type { PerformPorts } from '../acting/performance.ts';
import { fromHex, hex } from '../bytes.ts';
import { allDevices } from '../state/state.ts';
import { bindOf } from '../state/world.ts';
import type { Link } from '../identity/link.ts';
import { parseTableBody } from '../journal/bodies.ts';
import { staysTogether } from '../journal/carried.ts';
import { type Entry, KIND, parseEntry } from '../journal/entry.ts';
import { makeMovingBody, MOVING } from '../journal/moving.ts';
import { type NextIndex, type Session, sessionNumber } from '../journal/session.ts';
import type { LogStore, Rng } from '../ports.ts';
import { deriveRoom } from '../journal/room.ts';
import { makeMail } from '../secrets/mail.ts';
import { makeBeginning } from './beginning.ts';
import { type JudgePorts, type Successor, successorOf } from './judge.ts';
import { takeAlong } from '../acting/knowledge.ts';
import type { Proposal, Proposals, Want } from './proposals.ts';
import { isWhatWasWanted } from './renewal.ts';
import { type Arrival, rememberNext, type Where } from './where.ts';

/** What opening the next generation needs. */
export interface NextPorts extends JudgePorts {
  readonly rng: Rng;
  readonly where: Pick<Arrival, 'link' | 'generation' | 'shuns'>;
  readonly session: Session;
  readonly performing: PerformPorts;
  /** The store of another room of this table on this device. */
  portsOf(room: string): Promise<{ readonly store: LogStore }>;
}

const PLAN = 'moved/secret/';

/** @returns where the table lies now, and its first entries where they were signed just now */
export async function beginNext(
  ports: NextPorts,
  proposals: Proposals,
  p: Proposal,
  votes: readonly Uint8Array[],
  given: Successor,
): Promise<{ readonly next: Where; readonly begun: readonly Entry[] | undefined }> {
  const { performing, where, sodium, portsOf } = ports;
  const to = staysTogether(p.how) ? { link: where.link, generation: where.generation + 1 } : await renamed(ports, p);
  const room = deriveRoom(sodium, to.link, to.generation);
  const { store } = await portsOf(hex(room.id));
  const former = await ownBeginning(store, performing.device);
  // More promises may have come since that one was signed: it stands all the same.
  const successor = former ? openedBy(ports, former) : given;
  if (!successor) throw new Error('an own beginning does not follow from its base');
  const begun = former ? undefined : await begin(ports, p, votes, successor, { ...to, room: room.id });
  if (begun) await store.append(begun.map(({ hash, bytes }) => ({ hash: fromHex(hash), bytes })));
  const genesis = (former ?? begun![0]!).hash;
  await takeAlong(performing, successor.at, store);
  // One that a former self began says what that was for.
  const what = (former && whatOf(ports, proposals, former, successor)) ?? p;
  if (!proposals.notes.some(({ moved }) => moved.genesis === genesis)) await note(ports, what, successor, to, genesis);
  const next: Where = { ...to, genesis };
  await rememberNext(performing.store, next);
  return { next, begun };
}

/** A new secret, the same again after a reload. */
async function renamed(ports: NextPorts, p: Proposal): Promise<{ readonly link: Link; readonly generation: number }> {
  const { store, device } = ports.performing;
  const secret = (await store.get(PLAN + p.hash)) ?? ports.rng.bytes(32);
  await store.put(PLAN + p.hash, secret);
  return { link: { kind: 'play', secret, founder: fromHex(device) }, generation: 0 };
}

/** What a former self of this page has begun there. */
async function ownBeginning(store: LogStore, device: string): Promise<Entry | undefined> {
  for (const { bytes } of (await store.load()).entries) {
    const entry = parseEntry(bytes);
    if (entry?.kind === KIND.table && entry.device === device) return entry;
  }
  return undefined;
}

function openedBy(ports: NextPorts, genesis: Entry): Successor | undefined {
  const body = parseTableBody(genesis.body);
  if (!body?.carried) return undefined;
  const { how, about, votes } = body.carried;
  const successor = successorOf(ports, {
    how,
    about,
    game: body.table.game,
    version: body.table.version,
    votes,
    opener: genesis.device,
  });
  return typeof successor === 'string' ? undefined : successor;
}

/** What a beginning of this device was for: it may have proposed something else since. */
function whatOf({ world }: NextPorts, proposals: Proposals, genesis: Entry, { at }: Successor): Want | undefined {
  const { carried, table } = parseTableBody(genesis.body)!;
  const { how, about } = carried!;
  const { game, version } = table;
  const isIt = (want: Want): boolean => isWhatWasWanted(world.game, at, { how, about, game, version }, want);
  return proposals.wantsOf(genesis.device).findLast(isIt);
}

function begin(
  { performing, rng, place }: NextPorts,
  p: Proposal,
  votes: readonly Uint8Array[],
  { base, going, state, settings }: Successor,
  to: { readonly generation: number; readonly room: Uint8Array },
): Promise<readonly Entry[]> {
  return makeBeginning({
    keys: performing.keys,
    device: performing.device,
    session: sessionNumber(rng),
    room: to.room,
    generation: to.generation,
    settings,
    head: {
      how: p.how,
      about: p.about,
      from: { room: hex(place.room), generation: place.generation },
      base: { epoch: base.epoch, position: base.position, hash: base.hash },
      timeMs: base.time,
      votes,
      voters: going,
    },
    state,
  });
}

async function note(
  { performing, session }: NextPorts,
  { how, about, version, game }: Want,
  o: Successor,
  { link, generation }: { readonly link: Link; readonly generation: number },
  genesis: string,
): Promise<void> {
  const { epoch, position, hash } = o.base;
  const base = { epoch, position, hash };
  const head = {
    act: MOVING.moved,
    how,
    about,
    ...(version !== undefined && { version }),
    ...(game !== undefined && { game }),
  } as const;
  const moved = { ...head, generation, base, genesis };
  const body = async (at: NextIndex): Promise<Uint8Array | undefined> => {
    if (staysTogether(how) || link.kind !== 'play') return makeMovingBody(moved);
    const bind = bindOf(performing.world, at);
    const letter = bind && (await makeMail(performing, bind, recipients(o), link.secret)).bytes;
    return letter && makeMovingBody({ ...moved, letter });
  };
  await session.write(KIND.moving, body, true);
}

/** All devices of all who belong to the table from now on, whether they are here or not. */
function recipients({ at, state, going }: Successor): { readonly device: Uint8Array; readonly mailPk: Uint8Array }[] {
  const seated = state.roster.flatMap((s) => allDevices(s).map(({ device }) => device));
  return [...new Set([state.founder, ...going, ...seated])].flatMap((device) => {
    const keys = at.devices[device];
    return keys ? [{ device: fromHex(device), mailPk: fromHex(keys.mail) }] : [];
  });
}
