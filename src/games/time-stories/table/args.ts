/** Arguments whose fields belong together: what no board sends and no rule speaks of is no argument at all. */
import type { Schema } from '../../../kernel/game.ts';

/** What this schema reads, where its fields fit each other. */
export const fitting = <A>(schema: Schema<A>, fits: (args: A) => boolean): Schema<A> => ({
  ...schema,
  read(input) {
    const args = schema.read(input);
    return args !== undefined && fits(args) ? args : undefined;
  },
});
