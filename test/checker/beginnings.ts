/** "Later generations" of PROTOCOL.md and G12 of SPEC.md: each follows from the end of the one before, by those who may. */
import type { Beginning } from './beginning.ts';
import { pickBase } from './base.ts';
import { carriedState } from './carried.ts';
import { named } from './chains.ts';
import type { Entry } from './entry.ts';
import { type Findings, short } from './finding.ts';
import { down, type Node } from './places.ts';
import { quorum } from './quorum.ts';
import type { Room } from './room.ts';
import { rosterOf } from './roster.ts';
import { seatOf } from './seats.ts';
import type { Verify } from './verify.ts';
import { signedBy, type Vow } from './vote.ts';

/** @param before the room that it comes from, where that is known */
export function checkBeginnings(
  room: Room,
  before: (room: string) => Room | undefined,
  verify: Verify,
  findings: Findings,
): void {
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
    if (base && state !== undefined) checkRoster(state, base, wrong);
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
    const asked = how === 'kick' ? node.voters.filter((one) => !isOf(node, one, about)) : node.voters;
    const promised = asked.filter((one) => devices.has(one)).length;
    if (promised < quorum(asked.length, from.strict)) wrong(`${promised} of ${asked.length} voters have promised it`);
    const picked = pickBase(lasts, rootOf(node), from.strict);
    if (picked && picked.hash !== base.hash) wrong(`its promises name stamp ${short(picked.hash)} to go on from`);
  }
  const first = how === 'go on' ? [...devices] : node.voters;
  const odd = voters.filter((one) => !first.includes(one));
  if (odd.length > 0) wrong(`device ${odd.map(short).join(', ')} is to vote and did not before`);
}

/** Nobody sits in a later generation who didn't at the end of the one before. */
function checkRoster(state: unknown, base: Node, wrong: (why: string) => void): void {
  for (const { seat, device, name } of rosterOf(state)) {
    const member = base.seats.members.get(seat);
    if (seatOf(base.seats, device) !== seat) wrong(`device ${short(device)} has seat ${seat}, where it did not sit`);
    else if (member?.name !== name) wrong(`seat ${seat} is called ${name}, and was ${member?.name} before`);
  }
}

const rootOf = (node: Node): Node => [...down(node)].at(-1) ?? node;

/** Whether this device votes for the seat that is sent away: the last claim of the seat that it made says so. */
function isOf(node: Node, device: string, seat: number): boolean {
  for (const { placed } of down(node))
    for (const { body, device: by } of placed)
      if (body?.is === 'seat' && body.act === 1 && by === device) return body.seat === seat;
  return false;
}
