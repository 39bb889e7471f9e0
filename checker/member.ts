/**
 * One seat with its devices, and which part each of them can have. The sources are act 5 of "Acts about a seat" in PROTOCOL.md, and I13 and
 * I17 of SPEC.md.
 */
export interface Member {
  readonly name: string;
  /** The voting device first, then those that see the hand. */
  readonly hands: readonly string[];
  readonly tables: readonly string[];
  readonly code: string | undefined;
}

export const devicesOf = ({ hands, tables, code }: Member): readonly string[] => [
  ...hands,
  ...tables,
  ...(code ? [code] : []),
];

/** Devices of one seat beside the one that votes. */
const MOST_OTHERS = 5;

/** A device in its new part: what it was before in this seat it is no more. Undefined where it can't have that part. */
export function paired(member: Member, by: string, device: string, as: string): Member | undefined {
  const [votes] = member.hands;
  // What shows the table only may have lost its key, and a code on paper answers nobody.
  if (member.code === device || (member.tables.includes(device) && as !== 'table')) return undefined;
  const isNew = !devicesOf(member).includes(device);
  const rest: Member = {
    ...member,
    hands: member.hands.filter((one) => one !== device),
    tables: member.tables.filter((one) => one !== device),
  };
  const next = inPart(rest, by, device, as, votes === device);
  return next && isNew && devicesOf(next).length > 1 + MOST_OTHERS ? undefined : next;
}

function inPart(rest: Member, by: string, device: string, as: string, votes: boolean): Member | undefined {
  const { hands, tables } = rest;
  if (as === 'main') return { ...rest, hands: [device, ...hands] };
  if (as === 'only') return { ...rest, hands: [device], tables: [...tables, ...hands] };
  if (as === 'table') {
    if (device === by) return undefined;
    // The vote of the device that voted goes to whoever says so.
    const left = votes ? [by, ...hands.filter((one) => one !== by)] : hands;
    return { ...rest, hands: left, tables: [...tables, device] };
  }
  if (votes) return undefined;
  if (as === 'recovery') return { ...rest, code: device };
  return as === 'hand' ? { ...rest, hands: [...hands, device] } : undefined;
}
