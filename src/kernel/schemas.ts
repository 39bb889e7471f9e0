/**
 * The few schemas that games need for arguments and options, valibot behind most. Numbers have none of it: nearly every move has some, and
 * it reads them ten times as slowly. Unknown keys are refused everywhere. A schema reads `unknown` and answers the typed value or
 * `undefined`; it never throws.
 */
import * as v from 'valibot';
import { FREE, MAX_SEATS, type Handle, type Schema, type SealedField, type SealedTo, type Seat } from './game.ts';
import { isRecord } from './own.ts';

function of<A>(schema: v.GenericSchema<unknown, A>): Schema<A> {
  return {
    read(input) {
      const got = v.safeParse(schema, input);
      return got.success ? got.output : undefined;
    },
  };
}

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Typed<F extends Fields> = { readonly [K in keyof F]: F[K] extends Schema<infer A> ? A : never };

/** An object with exactly these fields. */
export function fields<F extends Fields>(shape: F): Schema<Typed<F>> {
  const parts = Object.entries(shape).map(([name, schema]) => ({ name, schema, mayMiss: isOptional(schema) }));
  const seals: Record<string, SealedField> = {};
  for (const { name, schema } of parts) if (schema.seal) seals[name] = schema.seal;
  return {
    seals,
    read(input) {
      if (!isRecord(input)) return undefined;
      for (const name of Object.keys(input)) if (!Object.hasOwn(shape, name)) return undefined;
      const out: Record<string, unknown> = {};
      for (const { name, schema, mayMiss } of parts) {
        const value = schema.read(input[name]);
        if (value !== undefined) out[name] = value;
        // A field that was given but did not read is a refusal, not an absence.
        else if (!mayMiss || input[name] !== undefined) return undefined;
      }
      return out as Typed<F>;
    },
  };
}

const optionals = new WeakSet<Schema<unknown>>();
const isOptional = (schema: Schema<unknown>): boolean => optionals.has(schema);

/** A field that may be missing. Only inside `fields`. */
export function optional<A>(schema: Schema<A>): Schema<A | undefined> {
  const copy: Schema<A | undefined> = {
    ...schema,
    read: (input) => (input === undefined ? undefined : schema.read(input)),
  };
  optionals.add(copy);
  return copy;
}

/** `{}` and nothing else. */
export const nothing: Schema<Record<never, never>> = fields({});

/** One of these strings. */
export function oneOf<const T extends readonly string[]>(...values: T): Schema<T[number]> {
  return of(v.picklist(values));
}

/** A whole number, `min` and `max` included. */
export function integer(min: number, max: number): Schema<number> {
  return {
    read(input) {
      const fits = typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max;
      return fits ? input + 0 : undefined; // JSON knows −0; a state must not.
    },
  };
}

/** Somebody's seat; whether anybody sits there is for the rules to say. */
export const seat: Schema<Seat> = integer(0, MAX_SEATS - 1);

/**
 * Minute of the day, 0 to 1439, by the clock of whoever makes the move, where they are. A game takes the time of day from nothing else. A
 * table has no such time (its own counts from its founding), so it is the mover's word, signed with the move. A game holds it against
 * nothing but the same seat's words. So a false one gains what a look at a clock gains, and harms nobody else.
 */
export const timeOfDay: Schema<number> = integer(0, 1_439);

/** True or false, nothing that merely counts as it. */
export const bool: Schema<boolean> = of(v.boolean());

const LONE_SURROGATE = /[\uD800-\uDFFF]/u;

/** Text of at most `max` UTF-16 units, also none, without NUL (which is `FREE`'s) and without half characters, which no UTF-8 can carry. */
export function text(max: number): Schema<string> {
  return of(
    v.pipe(
      v.string(),
      v.maxLength(max),
      v.check((s) => !s.includes(FREE) && !LONE_SURROGATE.test(s)),
    ),
  );
}

/** A list of at most `max` values, each read by `item`; an empty one too. */
export function list<A>(item: Schema<A>, max: number): Schema<readonly A[]> {
  return {
    read(input) {
      if (!Array.isArray(input) || input.length > max) return undefined;
      const out: A[] = [];
      for (const entry of input) {
        const value = item.read(entry);
        if (value === undefined) return undefined;
        out.push(value);
      }
      return out;
    },
  };
}

/** The name of a face-down thing. */
export const handle: Schema<Handle> = of(
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.maxLength(120),
    v.check((s) => !s.includes(FREE)),
  ),
) as unknown as Schema<Handle>;

/**
 * An argument whose content travels sealed to `to`; the game gets its handle. `content` is what must come out when it is opened
 * (read from its JSON), else the opening is answered `bad`.
 */
export function sealed<A>(content: Schema<A>, to: SealedTo): Schema<Handle> {
  return { read: handle.read, seal: { content, to } };
}
