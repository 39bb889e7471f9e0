/** Every object of a mission with its path, for checks that ask the same of all of them. */
import { isObject } from './reading.ts';

export interface Node {
  readonly path: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Depth first, in the order of the pack. A mission that was read is not deep. */
export function nodesOf(value: unknown, path = ''): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => nodesOf(one, `${path}[${i}]`));
  if (!isObject(value)) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => nodesOf(one, path === '' ? name : `${path}.${name}`));
  return [{ path, value }, ...inside];
}
