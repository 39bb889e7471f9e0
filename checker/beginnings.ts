/** "Later generations" of PROTOCOL.md and G12 of SPEC.md: each follows from the end of the one before, by those who may. */
import type { Beginning, Table } from './beginning.ts';
import { pickBase } from './base.ts';
import { carriedState } from './carried.ts';
import { isZero } from './bytes.ts';
import { named } from './chains.ts';
import type { Entry } from './entry.ts';
import { type Findings, short } from './finding.ts';
import { down, type Node } from './places.ts';
import { quorum } from './quorum.ts';
import type { Room } from './room.ts';
import { rosterOf } from './roster.ts';
import { seatOf, seatsOf } from './seats.ts';
import type { Verify } from './verify.ts';
import { signedBy, type Vow } from './vote.ts';

/** @param before the room that it comes from, where that is known */
export function checkBeginnings(
  room: Room,
  before: (room: string) => Room | undefined,
  verify: Verify,
  findings: Findings,
): void {
  checkFirst(room, findings);
  for (const entry of room.chains.entries.values()) {
    const { body } = entry;
    if (body?.is !== 'table' || !body.beginning) continue;
    const { beginning } = body;
    const wrong = (why: string, ...proof: readonly Uint8Array[]): void =>
      findings.add(
        'beginning',
        `${named(entry)} begins a generation, but ${why}.`,
        [entry.device],
        [entry.bytes, ...proof],
      );
    const state = carriedState(room.chains, entry);
    if (state === undefined) wrong('the state that it brings is not the one that it names');
    const from = before(beginning.from.room);
    if (!from) continue;
    checkFrom(beginning, entry, from, verify, wrong);
    const base = from.nodes.get(beginning.base.hash);
    if (!base) continue;
    checkRules(body, beginning, base.table, from.generation, wrong);
    if (state !== undefined) checkState(state, beginning, entry.device, base, wrong);
  }
}

function checkFrom(
  { how, about, base, votes, voters }: Beginning,
  { device }: Entry,
  from: Room,
  verify: Verify,
  wrong: (why: string, ...proof: readonly Uint8Array[]) => void,
): void {
  const node = from.nodes.get(base.hash);
  if (!node) return wrong(`the stamp that it goes on from, ${short(base.hash)}, is none of the room before`);
  if (node.epoch !== base.epoch || node.position !== base.position || node.time !== base.time)
    wrong('epoch, position or time of its base are others', node.entry.bytes);
  const vows = votes.filter((vote): vote is Vow => {
    const key = from.chains.keys.get(vote.device);
    const isSigned = key !== undefined && verify(vote.signature, signedBy(vote, from.room, from.generation), key);
    return vote.type === 'promise' && vote.left && vote.to.device === device && isSigned;
  });
  const devices = new Set(vows.map((vow) => vow.device));
  if (devices.size < votes.length) wrong('it counts a promise that is none, or one twice');
  const lasts = vows.map((vow) => ({ vow, last: from.nodes.get(vow.last.hash) }));
  if (how !== 'go on') {
    const electors = asked(node, about);
    const promised = electors.filter((one) => devices.has(one)).length;
    if (promised < quorum(electors.length, from.strict))
      wrong(`${promised} of ${electors.length} voters have promised it`);
    const picked = pickBase(lasts, rootOf(node), from.strict);
    if (picked && picked.hash !== base.hash) wrong(`its promises name stamp ${short(picked.hash)} to go on from`);
  }
  const first = how === 'go on' ? [...devices].filter((one) => speaks(node, one)) : asked(node, about);
  const odd = voters.filter((one) => !first.includes(one));
  if (odd.length > 0) wrong(`device ${odd.map(short).join(', ')} is to vote and may not`);
  const left = first.filter((one) => !voters.includes(one));
  if (left.length > 0) wrong(`device ${left.map(short).join(', ')}, which should vote at first, does not`);
}

/** Those whose word counts: the voters but for the seat that is sent away, and where there are no others all who sit there. */
function asked({ voters, seats }: Node, about: number): readonly string[] {
  const others = (devices: readonly string[]): readonly string[] =>
    devices.filter((one) => seatOf(seats, one) !== about);
  const counting = others(voters);
  return counting.length > 0 ? counting : others([...seats.members.values()].flatMap(({ hands }) => hands.slice(0, 1)));
}

/** A screen that shows the table goes on with the others and speaks for nobody. */
const speaks = ({ voters, seats }: Node, device: string): boolean =>
  voters.includes(device) || [...seats.members.values()].some(({ hands }) => hands.includes(device));

const TOGETHER: ReadonlySet<string> = new Set(['compact', 'renew', 'change']);

/** Game, rules and settings are those of the generation before, but for what was proposed. */
function checkRules(
  { game, version, settings, generation }: Table,
  { how, from }: Beginning,
  before: Table,
  last: number,
  wrong: (why: string) => void,
): void {
  const next = TOGETHER.has(how) ? last + 1 : 0;
  if (from.generation !== last || generation !== next)
    wrong(`it is number ${generation} after number ${from.generation}, where ${next} comes after ${last}`);
  if (game !== before.game && how !== 'change') wrong(`its game is ${game}, and was ${before.game}`);
  if (version !== before.version && how !== 'change' && how !== 'renew')
    wrong(`its rules are ${version}, and were ${before.version}`);
  if (readSettings(settings) !== readSettings(before.settings)) wrong('its settings are others');
}

function readSettings(settings: unknown): string {
  const { open, name, strict = false } = (settings ?? {}) as Record<string, unknown>;
  return JSON.stringify([open, name, strict]);
}

/** A later generation seats nobody who had no seat at the end of the one before, or who was sent away. The line stays as it was. */
function checkState(
  state: unknown,
  { how, about }: Beginning,
  opener: string,
  base: Node,
  wrong: (why: string) => void,
): void {
  const { founder, members } = seatsOf(state);
  if (founder !== base.seats.founder && founder !== opener)
    wrong(`device ${short(founder)} lets people in, and neither did before nor opened it`);
  if (how === 'kick' && members.has(about)) wrong(`seat ${about}, which is sent away, is still there`);
  const line = [...base.seats.members.keys()].filter((seat) => members.has(seat));
  if (line.join() !== [...members.keys()].filter((seat) => base.seats.members.has(seat)).join())
    wrong('its people stand in another line');
  for (const { seat, device, name, others } of rosterOf(state)) {
    const member = base.seats.members.get(seat);
    const odd = [device, ...others.map((one) => one.device)].find((one) => seatOf(base.seats, one) !== seat);
    if (odd !== undefined) wrong(`device ${short(odd)} has seat ${seat}, where it did not sit`);
    else if (member?.name !== name) wrong(`seat ${seat} is called ${name}, and was ${member?.name} before`);
  }
}

const rootOf = (node: Node): Node => [...down(node)].at(-1) ?? node;

/** A table begins once, at the head of a chain; only a later generation says where it comes from. */
function checkFirst({ chains }: Room, findings: Findings): void {
  const firsts: Entry[] = [];
  for (const entry of chains.entries.values()) {
    if (entry.body?.is !== 'table') continue;
    if (entry.seq > 0 || !isZero(entry.seen))
      findings.add(
        'beginning',
        `${named(entry)} would begin a table where one is already.`,
        [entry.device],
        [entry.bytes],
      );
    else if (!entry.body.beginning) firsts.push(entry);
  }
  const [one, other] = firsts;
  if (!one || !other) return;
  // The link names the founder, and no log holds the link: of two devices either could be it.
  const founders = new Set(firsts.map(({ device }) => device));
  findings.add(
    'beginning',
    `${firsts.length} first entries begin this table, ${short(one.hash)} and ${short(other.hash)}.`,
    founders.size === 1 ? [...founders] : [],
    [one.bytes, other.bytes],
  );
}
