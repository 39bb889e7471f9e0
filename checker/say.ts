/** What the checker says of a history: a sentence each, in plain words. */
import type { Checked } from './check.ts';
import { committedOf } from './committed.ts';
import { short } from './finding.ts';
import { endOn, type Folded } from './folded.ts';
import { down } from './places.ts';
import type { Room } from './room.ts';

const many = (n: number, one: string, more: string = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : more}`;

/** People and their devices, as the last stamp has them. */
export function peopleOf({
  tip,
}: Room): readonly { readonly seat: number; readonly name: string; readonly devices: readonly string[] }[] {
  const members = [...(tip?.seats.members ?? [])].toSorted(([a], [b]) => a - b);
  return members.map(([seat, { name, hands, tables, code }]) => ({
    seat,
    name,
    devices: [...hands, ...tables, ...(code === undefined ? [] : [code])],
  }));
}

/** How far the state follows from the entries, and where it doesn't, why. */
export function foldedTo(
  { tip }: Room,
  follows: Folded,
): { readonly position: number; readonly why?: string } | undefined {
  if (!tip) return undefined;
  const end = endOn([...down(tip)].toReversed(), follows);
  return end ? { position: end.node.parent?.position ?? -1, why: end.why } : { position: tip.position };
}

function stateOf(room: Room, follows: Folded): readonly string[] {
  const to = foldedTo(room, follows);
  if (!to) return [];
  const { position, why } = to;
  if (why === undefined) return [`The state follows from the entries up to position ${position}.`];
  const until = `The state follows from the entries up to position ${position}; from position ${position + 1} on it`;
  return [`${position < 0 ? 'The state' : until} isn't folded: ${why}.`];
}

function ofRoom(room: Room, follows: Folded): readonly string[] {
  const { chains, generation, tip, votes } = room;
  const [first] = chains.entries.values();
  const table = [...chains.entries.values()].find(({ kind }) => kind === 1)?.body;
  const what = table?.is === 'table' ? `${table.game}, rules ${table.version}` : 'no table';
  const devices = new Set([...chains.entries.values()].map(({ device }) => device));
  const epochs = new Set([...down(tip)].map(({ epoch }) => epoch)).size;
  const committed = committedOf(room).toSorted((a, b) => b.node.depth - a.node.depth)[0];
  return [
    `Generation ${generation} (${what}): ${many(chains.entries.size, 'entry', 'entries')} by ${many(devices.size, 'device')}, each signed and hanging on its author's last one.`,
    tip
      ? `The order is one line of ${many(tip.depth, 'stamp')} to position ${tip.position}, by ${many(epochs, 'sequencer')}; ${many(tip.voters.length, 'device')} vote there.`
      : 'It has no order that can be followed.',
    ...(committed
      ? [
          `Up to position ${committed.node.position} the ${many(votes.length, 'vote')} in it prove that it is committed.`,
        ]
      : first
        ? ['No vote in it proves that anything is committed.']
        : []),
    ...stateOf(room, follows),
    ...peopleOf(room).map(
      ({ seat, name, devices }) => `Seat ${seat}: ${name}, device ${devices.map(short).join(', ')}.`,
    ),
  ];
}

/** @param nameOf a person's name for a device */
export function sentences({ rooms, follows, findings }: Checked): readonly string[] {
  const names = new Map(
    rooms.flatMap(peopleOf).flatMap(({ name, devices }) => devices.map((device) => [device, name] as const)),
  );
  const called = (device: string): string => `${names.get(device) ?? 'a device without a seat'} (${short(device)})`;
  return [
    ...rooms.flatMap((room, i) => ofRoom(room, follows[i]!)),
    ...findings.map(({ wrong, says, liars }) =>
      liars.length > 0
        ? `Lie, ${wrong}: ${says} Signed by ${liars.map(called).join(' and ')}.`
        : `Wrong, ${wrong}: ${says} It names nobody.`,
    ),
    findings.length === 0
      ? 'Nothing is wrong with this history.'
      : `${many(findings.length, 'thing is', 'things are')} wrong with this history.`,
  ];
}
