/**
 * Readers of packs that strangers wrote: each takes anything, answers what it read or undefined, and notes where and why it could not. They
 * never throw, read no deeper than `DEPTH`, and refuse fields that the format doesn't know.
 */
import { isRecord } from '../../../kernel/own.ts';

/** What is wrong with a pack, and where: a path like `story.locations[2].panorama[0].tests[1].difficulty`. */
export interface Fault {
  /** The check that found it: `shape`, or the loader's by its id. */
  readonly check: string;
  readonly at: string;
  readonly says: string;
}

/** Where a reader stands. */
export interface Place {
  readonly path: string;
  readonly depth: number;
  readonly faults: Fault[];
}
export type Reader<T> = (input: unknown, place: Place) => T | undefined;

/** Lists in lists in lists: more than any page of a mission has. */
const DEPTH = 48;
const FAULTS_MOST = 50;

/** JSON Schema of what a reader takes. @param of the same of another reader */
type Says = (of: (reader: Reader<unknown>) => object) => object;
const shapes = new WeakMap<Reader<unknown>, Says>();

/** A reader that says what it takes, for the schema that strangers write by. */
export function shaped<T>(reader: Reader<T>, shape: Says): Reader<T> {
  shapes.set(reader, shape);
  return reader;
}
/** Undefined where the reader doesn't say. */
export const shapeOf = (reader: Reader<unknown>): Says | undefined => shapes.get(reader);

export const begin = (): Place => ({ path: '', depth: 0, faults: [] });

const inside = ({ path, depth, faults }: Place, step: string): Place => ({
  path: path === '' ? step.replace(/^\./u, '') : `${path}${step}`,
  depth: depth + 1,
  faults,
});

export function fault({ path, faults }: Place, says: string, check = 'shape'): undefined {
  if (faults.length < FAULTS_MOST) faults.push({ check, at: path, says });
  return undefined;
}

/** Text of at most so many code units. */
export function string(most: number): Reader<string> {
  return shaped(
    (input, place) =>
      typeof input === 'string' && input.length <= most ? input : fault(place, `a text of at most ${most} signs`),
    () => ({ type: 'string', maxLength: most }),
  );
}

/** Ids, flags, spots: letters, digits and `. _ -`, never the name of something that every object has. */
export const id: Reader<string> = shaped(
  (input, place) =>
    typeof input === 'string' && /^[\w.-]{1,64}$/u.test(input) && !(input in Object.prototype)
      ? input
      : fault(place, 'a name of 1 to 64 letters, digits, dots, dashes or underlines'),
  () => ({
    type: 'string',
    pattern: '^[\\w.-]{1,64}$',
    not: { enum: Object.getOwnPropertyNames(Object.prototype) },
  }),
);

export function whole(min: number, max: number): Reader<number> {
  return shaped(
    (input, place) =>
      typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max
        ? input + 0
        : fault(place, `a whole number from ${min} to ${max}`),
    () => ({ type: 'integer', minimum: min, maximum: max }),
  );
}

export const bool: Reader<boolean> = shaped(
  (input, place) => (typeof input === 'boolean' ? input : fault(place, 'true or false')),
  () => ({ type: 'boolean' }),
);

export function oneOf<const T extends readonly (string | number)[]>(...values: T): Reader<T[number]> {
  return shaped(
    (input, place) => values.find((value) => value === input) ?? fault(place, `one of ${values.join(', ')}`),
    () => ({ enum: values }),
  );
}

export function list<T>(item: Reader<T>, most: number, least = 0): Reader<readonly T[]> {
  return shaped(
    (input, place) => {
      if (!Array.isArray(input) || input.length > most || input.length < least)
        return fault(place, `a list of ${least} to ${most}`);
      if (place.depth > DEPTH) return fault(place, 'is nested too deeply');
      const read = Array.from(input, (one, i) => item(one, inside(place, `[${i}]`)));
      return read.includes(undefined) ? undefined : (read as readonly T[]);
    },
    (of) => ({ type: 'array', items: of(item), minItems: least, maxItems: most }),
  );
}

/** An object from names to values. */
export function record<T>(
  value: Reader<T>,
  most: number,
  key: Reader<string> = id,
  what = `an object of at most ${most} names`,
): Reader<Readonly<Record<string, T>>> {
  return shaped(
    (input, place) => {
      if (!isRecord(input) || Object.keys(input).length > most) return fault(place, what);
      if (place.depth > DEPTH) return fault(place, 'is nested too deeply');
      const read = Object.entries(input).map(
        ([name, one]) => [key(name, inside(place, `.${name}`)), value(one, inside(place, `.${name}`))] as const,
      );
      return read.some(([name, one]) => name === undefined || one === undefined)
        ? undefined
        : (Object.fromEntries(read) as Readonly<Record<string, T>>);
    },
    (of) => ({ type: 'object', propertyNames: of(key), additionalProperties: of(value), maxProperties: most }),
  );
}

const optionals = new WeakSet<Reader<unknown>>();

/** A field that may be missing. Only inside `object`. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> {
  const copy: Reader<T | undefined> = shaped<T | undefined>(
    (input, place) => reader(input, place),
    (of) => of(reader),
  );
  optionals.add(copy);
  return copy;
}

type Shape<T> = { readonly [K in keyof Required<T>]: Reader<Exclude<T[K], undefined> | undefined> };

/** An object with these fields and no others. */
export function object<T extends object>(shape: Shape<T>): Reader<T> {
  const readers = Object.entries(shape) as readonly (readonly [string, Reader<unknown>])[];
  return shaped(
    (input, place) => {
      if (!isRecord(input)) return fault(place, 'an object');
      if (place.depth > DEPTH) return fault(place, 'is nested too deeply');
      const before = place.faults.length;
      for (const name of Object.keys(input))
        if (!Object.hasOwn(shape, name)) fault(inside(place, `.${name}`), 'the format knows no such field');
      const out: Record<string, unknown> = {};
      let isWhole = place.faults.length === before;
      for (const [name, reader] of readers) {
        if (!Object.hasOwn(input, name)) {
          if (optionals.has(reader)) continue;
          fault(inside(place, `.${name}`), 'is missing');
          isWhole = false;
          continue;
        }
        const value = reader(input[name], inside(place, `.${name}`));
        if (value === undefined) isWhole = false;
        else out[name] = value;
      }
      return isWhole ? (out as T) : undefined;
    },
    (of) => ({
      type: 'object',
      properties: Object.fromEntries(readers.map(([name, reader]) => [name, of(reader)])),
      required: readers.flatMap(([name, reader]) => (optionals.has(reader) ? [] : [name])),
      additionalProperties: false,
    }),
  );
}

/** A reader that is named before it is written: grammars that contain themselves. */
export function later<T>(reader: () => Reader<T>): Reader<T> {
  return shaped(
    (input, place) => reader()(input, place),
    (of) => of(reader()),
  );
}

/** An object with exactly one of these names, and what stands under it. */
export function keyed<T>(readers: Readonly<Record<string, Reader<unknown>>>, what: string): Reader<T> {
  return shaped(
    (input, place) => {
      const names = isRecord(input) ? Object.keys(input) : [];
      const [name] = names;
      if (!isRecord(input) || names.length !== 1 || name === undefined || !Object.hasOwn(readers, name))
        return fault(place, `${what}: one of ${Object.keys(readers).join(', ')}`);
      if (place.depth > DEPTH) return fault(place, 'is nested too deeply');
      const value = readers[name]!(input[name], inside(place, `.${name}`));
      return value === undefined ? undefined : ({ [name]: value } as T);
    },
    (of) => ({
      anyOf: Object.entries(readers).map(([name, reader]) => ({
        type: 'object',
        properties: { [name]: of(reader) },
        required: [name],
        additionalProperties: false,
      })),
    }),
  );
}

/** A list of fixed length, each place with a reader of its own. */
export function tuple<T extends readonly unknown[]>(...readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  return shaped(
    (input, place) => {
      if (!Array.isArray(input) || input.length !== readers.length) return fault(place, `a list of ${readers.length}`);
      const read = Array.from(input, (one, i) => readers[i]!(one, inside(place, `[${i}]`)));
      return read.includes(undefined) ? undefined : (read as unknown as T);
    },
    (of) => ({
      type: 'array',
      prefixItems: readers.map((reader) => of(reader)),
      items: false,
      minItems: readers.length,
    }),
  );
}

/** What the first of these readers takes that `choose` names; the others are for the schema. */
export function either<T>(choose: (input: unknown) => Reader<T>, readers: readonly Reader<unknown>[]): Reader<T> {
  return shaped(
    (input, place) => choose(input)(input, place),
    (of) => ({ anyOf: readers.map((reader) => of(reader)) }),
  );
}

/** One name, or a list of them. */
export const oneOrMore: Reader<string | readonly string[]> = either<string | readonly string[]>(
  (input) => (Array.isArray(input) ? names : id),
  [id, later(() => names)],
);
const names = list(id, 8, 1);

/** null, where the format has a place for nothing. */
export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return shaped<T | null>(
    (input, place) => (input === null ? null : reader(input, place)),
    (of) => ({ anyOf: [{ type: 'null' }, of(reader)] }),
  );
}
