/** Every object of a mission with its path, for checks that ask the same of all of them. */
import { isRecord } from '../../../kernel/own.ts';

export interface Node {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Depth first, in the order of the pack. A mission that was read is not deep. */
export function nodesOf(value: unknown): readonly Node[] {
  const all: Node[] = [];
  gather(value, '', all);
  return all;
}

/** Into one list: a list for each level copied a large mission a dozen times. */
function gather(value: unknown, path: string, all: Node[]): void {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) gather(one, `${path}[${i}]`, all);
    return;
  }
  if (!isRecord(value)) return;
  all.push({ path, value });
  for (const [name, one] of Object.entries(value)) gather(one, path === '' ? name : `${path}.${name}`, all);
}
