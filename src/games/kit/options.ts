/**
 * What a table may set: options with a default each. They are read whole where a game is set up, and in part where a move changes some of
 * them.
 */
import type { Schema } from '../../kernel/game.ts';
import { fields, optional } from '../../kernel/schemas.ts';

/** What may be said of each option, by its name. */
type Values<Options> = { readonly [Name in keyof Options]-?: Schema<Exclude<Options[Name], undefined>> };

/** The two schemas of a game's options. Both refuse (`undefined`) a name that isn't an option's, and a value out of its schema. */
export interface OptionSchemas<Options> {
  /** All of them; what isn't named has its default. */
  readonly options: Schema<Options>;
  /**
   * Some of them and their new values: the argument of a move that changes options. A move with all of them would undo what another person,
   * or the same one just before, has changed.
   */
  readonly change: Schema<Partial<Options>>;
}

/**
 * The schemas that follow from what each option may be.
 *
 * @param defaults of every option that isn't absent by default
 * @param values a schema for each option, by its name
 */
export function optionSchemas<Options extends object>(
  defaults: Options,
  values: Values<Options>,
): OptionSchemas<Options> {
  const each = Object.entries<Schema<unknown>>(values).map(([name, schema]) => [name, optional(schema)] as const);
  // The names are those of the options, and each value is of its option's type: `Values` says so.
  const change = fields(Object.fromEntries(each)) as unknown as Schema<Partial<Options>>;
  return {
    change,
    options: {
      read(input) {
        const given = change.read(input);
        return given && { ...defaults, ...given };
      },
    },
  };
}

/** Whether a change changes anything. */
export const isNew = <Options extends object>(now: Options, change: Partial<Options>): boolean =>
  Object.entries(change).some(([name, value]) => now[name as keyof Options] !== value);
