/** `roster` of a carried state: who sits where, a line for each device. */

export interface Line {
  readonly seat: number;
  readonly device: string;
  readonly name: string;
}

/** In the order in which they stand there, which is that of admission. */
export function rosterOf(state: unknown): readonly Line[] {
  const { roster } = (state ?? {}) as { roster?: unknown };
  return Array.isArray(roster) ? roster.filter(isLine) : [];
}

function isLine(one: unknown): one is Line {
  const { seat, device, name } = (one ?? {}) as Partial<Record<keyof Line, unknown>>;
  return typeof seat === 'number' && typeof device === 'string' && typeof name === 'string';
}
