/** People who sit at a table, ask to, or ask for a device of theirs, as a carried state has them. */

export interface Line {
  readonly seat: number;
  /** The one that votes. */
  readonly device: string;
  readonly name: string;
  readonly others: readonly { readonly device: string; readonly role: string }[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (one: unknown): one is Fields => typeof one === 'object' && one !== null;
/** The objects in a member of an object. */
export const listOf = (of: unknown, member: string): readonly Fields[] => {
  const list = isFields(of) ? of[member] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

const lineOf = (one: Fields): Line => ({
  seat: Number(one['seat']),
  device: String(one['device']),
  name: String(one['name']),
  others: listOf(one, 'others').map(({ device, role }) => ({ device: String(device), role: String(role) })),
});

/** A line for each seat, in their order. */
export const rosterOf = (state: unknown, member: 'roster' | 'asking' = 'roster'): readonly Line[] =>
  listOf(state, member).map(lineOf);
